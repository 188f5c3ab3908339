"""Open tables: who may make them, who sees them, and when they are offered to nobody any more."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from spielrunde.live.protocol import PROTO
from spielrunde.server.opening import opened
from spielrunde.server.settings import Settings
from spielrunde.tables.table import Table
from tests.server.play import GAME, SIMULTANEOUS, think
from tests.server.web import hear, say, served, socket_at, table_of

pytestmark = pytest.mark.anyio


async def lobby(client: httpx.AsyncClient) -> list[dict[str, Any]]:
    """What is open to this guest."""
    tables: list[dict[str, Any]] = (await client.get("/api/lobby")).json()["tables"]
    return tables


async def test_a_public_table_is_offered_and_joined_in_one_step_until_it_is_full(settings: Settings) -> None:
    async with (
        served(settings) as url,
        httpx.AsyncClient(base_url=url) as host,
        httpx.AsyncClient(base_url=url) as other,
        httpx.AsyncClient(base_url=url) as third,
    ):
        await host.post("/api/me", json={"name": "Ada"})
        wish = table_of("me", "open", "bot", game=SIMULTANEOUS, public=True)
        made = (await host.post("/api/tables", json=wish)).json()
        assert made["public"] is True
        assert await lobby(other) == [], "nobody is there yet"
        async with socket_at(url, host) as socket:
            await say(socket, type="hello", proto=PROTO, table=made["table"])
            await hear(socket, "table")
            (offered,) = await lobby(other)
            assert offered | {"since": 0} == {
                "table": made["table"],
                "game": SIMULTANEOUS,
                "title": "Open Bid",
                "people": ["Ada"],
                "seats": 3,
                "free": 1,
                "since": 0,
                "yours": False,
            }
            assert offered["since"] > 0
            assert (await lobby(host))[0]["yours"]
            joined = await other.post(f"/api/tables/{made['table']}/join", json={"invite": ""})
            assert joined.json()["status"] == "playing"
            assert not joined.json().get("public")
            assert await lobby(third) == []
            late = await third.post(f"/api/tables/{made['table']}/join", json={"invite": ""})
            assert (late.status_code, late.json()["code"]) == (409, "table_full")


async def test_a_table_nobody_looks_at_any_more_is_not_offered(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(settings) as url, httpx.AsyncClient(base_url=url) as host:
        made = (await host.post("/api/tables", json=table_of("me", "open", public=True))).json()
        async with socket_at(url, host) as socket:
            await say(socket, type="hello", proto=PROTO, table=made["table"])
            await hear(socket, "table")
            assert len(await lobby(host)) == 1
        assert len(await lobby(host)) == 1, "a moment's absence takes nothing away"
        monkeypatch.setattr("spielrunde.live.rooms.UNATTENDED", 0.0)
        assert await lobby(host) == []
        async with socket_at(url) as watcher:
            await say(watcher, type="hello", proto=PROTO, table=made["table"])
            await hear(watcher, "table")
            assert await lobby(host) == [], "someone who only watches keeps no table alive"


async def test_a_table_is_private_until_its_host_opens_it_and_again_after(settings: Settings) -> None:
    async with (
        served(settings) as url,
        httpx.AsyncClient(base_url=url) as host,
        httpx.AsyncClient(base_url=url) as other,
        socket_at(url) as watcher,
    ):
        made = (await host.post("/api/tables", json=table_of("me", "open", "open", game=SIMULTANEOUS))).json()
        path = f"/api/tables/{made['table']}"
        await say(watcher, type="hello", proto=PROTO, table=made["table"])
        assert "public" not in await hear(watcher, "table")
        refused = await other.post(f"{path}/join", json={"invite": ""})
        assert (refused.status_code, refused.json()["code"]) == (403, "bad_invite")
        refused = await other.post(f"{path}/public", json={"public": True})
        assert (refused.status_code, refused.json()["code"]) == (403, "not_host")
        for public in (True, False, True):
            answer = await host.post(f"{path}/public", json={"public": public})
            assert answer.json().get("public", False) is public
            assert (await hear(watcher, "table")).get("public", False) is public
        assert (await other.post(f"{path}/join", json={"invite": ""})).json()["your_seat"] == 1
        await host.post(f"{path}/seats/2", json={"who": "bot"})
        refused = await host.post(f"{path}/public", json={"public": True})
        assert (refused.status_code, refused.json()["code"]) == (409, "not_waiting")


async def test_an_open_table_is_open_after_a_restart(settings: Settings) -> None:
    async with served(settings) as url, httpx.AsyncClient(base_url=url) as host:
        wish = table_of("me", "open", game=GAME, public=True)
        made = (await host.post("/api/tables", json=wish)).json()
    async with opened(settings, think) as rooms:
        table: Table = await (await rooms.room(made["table"])).ask(lambda table: table)
        assert table.joinable
