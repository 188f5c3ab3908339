"""Several people at one device: one session holds several seats, and looks from one of them at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect
from websockets.asyncio.client import ClientConnection

from spielrunde.kernel.match import Match
from spielrunde.live.protocol import PROTO
from spielrunde.server.settings import Settings
from spielrunde.server.storage.checks import VERSIONS
from spielrunde.server.storage.database import Database
from spielrunde.tables.refusals import Refused
from tests.server.play import GAME, SIMULTANEOUS
from tests.server.test_tables import HOST, founded
from tests.server.web import hear, say, served, socket_at, table_of

pytestmark = pytest.mark.anyio


def together(*names: str, game: str = SIMULTANEOUS, **more: Any) -> dict[str, Any]:
    """The body of a request for a table where these people share the maker's device."""
    body = table_of("me", game=game, **more)
    body["seats"] += [{"who": "here", "name": name} for name in names]
    return body


async def look(socket: ClientConnection, table: str, **more: Any) -> dict[str, Any]:
    """Say hello, and get the update that answers it, or the reject; what was under way before is passed over."""
    await say(socket, type="hello", proto=PROTO, table=table, **more)
    answer = await hear(socket, "table", "reject")
    return answer if answer["type"] == "reject" else await hear(socket, "update")


async def test_a_device_sees_what_everybody_sees_until_it_names_a_seat(settings: Settings) -> None:
    async with served(settings) as url, httpx.AsyncClient(base_url=url) as host:
        made = (await host.post("/api/tables", json=together("Nora", "Ben"))).json()
        assert made["status"] == "playing"
        assert [seat["name"] for seat in made["seats"]][1:] == ["Nora", "Ben"]
        assert [seat.get("here") for seat in made["seats"]] == [True] * 3
        async with socket_at(url, host) as socket, socket_at(url) as watcher:
            public = await look(socket, made["table"])
            assert public == await look(watcher, made["table"])
            assert public["view"]["viewer"] is None
            assert public["choices"] == []
            for seat in (1, 0, 2):
                seen = await look(socket, made["table"], seat=seat)
                assert seen["view"]["viewer"] == seat
                hand = next(zone for zone in seen["view"]["zones"] if zone["id"] == f"hand.{seat}")
                assert hand["cards"][0]["kind"] != "back"
                others = [zone for zone in seen["view"]["zones"] if zone["name"] == "hand" and zone is not hand]
                assert {card["kind"] for zone in others for card in zone["cards"]} == {"back"}


async def test_moves_are_made_from_the_seat_one_looks_from_and_can_be_taken_back(settings: Settings) -> None:
    async with (
        served(settings) as url,
        httpx.AsyncClient(base_url=url) as host,
        socket_at(url) as watcher,
    ):
        made = (await host.post("/api/tables", json=together("Nora"))).json()
        await look(watcher, made["table"])
        async with socket_at(url, host) as socket:
            seen = await look(socket, made["table"], seat=1)
            choice = seen["choices"][0]["id"]
            await look(socket, made["table"])
            await say(socket, type="cmd", id="a", base_n=seen["n"], choice=choice)
            assert (await hear(socket, "ack", "reject"))["code"] == "not_seated"
            seen = await look(socket, made["table"], seat=1)
            await say(socket, type="cmd", id="b", base_n=seen["n"], choice=choice)
            assert (await hear(socket, "ack", "reject"))["type"] == "ack"
            moved = await hear(socket, "update")
            assert moved["view"]["can_undo"]
            await say(socket, type="cmd", id="c", base_n=moved["n"], choice="undo")
            taken = await hear(socket, "update")
            assert taken["view"]["zones"] == seen["view"]["zones"]
            assert taken["events"][-1]["text"] == "You took a move back."
            back = await look(socket, made["table"], seat=0)
            assert back["view"]["viewer"] == 0
            assert not back["view"].get("can_undo")


async def test_nobody_looks_from_a_seat_of_others(settings: Settings) -> None:
    async with (
        served(settings) as url,
        httpx.AsyncClient(base_url=url) as host,
        httpx.AsyncClient(base_url=url) as friend,
        httpx.AsyncClient(base_url=url) as stranger,
    ):
        wish = together("Nora")
        wish["seats"].append({"who": "open"})
        made = (await host.post("/api/tables", json=wish)).json()
        token = made["invite"].partition("invite=")[2]
        joined = await friend.post(f"/api/tables/{made['table']}/join", json={"invite": token})
        assert [seat.get("here", False) for seat in joined.json()["seats"]] == [False, False, True]
        await stranger.get("/api/me")
        for client, seats in ((host, (2, 3, -1)), (friend, (0, 1)), (stranger, (0, 1, 2)), (None, (0,))):
            async with socket_at(url, client) as socket:
                for seat in seats:
                    answer = await look(socket, made["table"], seat=seat)
                    assert answer["code"] == "not_your_seat"
                await say(socket, type="cmd", id="x", base_n=1, choice="bid:one")
                assert (await hear(socket, "ack", "reject"))["type"] == "reject"
        async with socket_at(url, friend) as socket:
            assert (await look(socket, made["table"]))["view"]["viewer"] == 2
            assert (await look(socket, made["table"], seat=2))["view"]["viewer"] == 2


async def test_everybody_at_the_device_is_there_and_has_read_what_it_shows(settings: Settings) -> None:
    async with served(settings) as url, httpx.AsyncClient(base_url=url) as host:
        made = (await host.post("/api/tables", json=together("Nora", "Ben"))).json()
        async with socket_at(url, host) as socket:
            await say(socket, type="hello", proto=PROTO, table=made["table"], seat=2)
            table = await hear(socket, "table")
        assert [seat.get("online") for seat in table["seats"]] == [True] * 3
        assert [seat.get("you", False) for seat in table["seats"]] == [False, False, True]
        assert table["your_seat"] == 2


async def test_the_seats_of_a_device_outlive_a_restart(settings: Settings) -> None:
    async with served(settings) as url, httpx.AsyncClient(base_url=url) as host:
        made = (await host.post("/api/tables", json=together("Nora"))).json()
        cookies = host.cookies
    async with served(settings) as url, httpx.AsyncClient(base_url=url, cookies=cookies) as host:
        (listed,) = (await host.get("/api/tables")).json()["tables"]
        assert [seat.get("here") for seat in listed["seats"]] == [True, True]
        assert listed["your_seat"] == 0
        async with socket_at(url, host) as socket:
            assert (await look(socket, made["table"], seat=1))["view"]["viewer"] == 1


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb\x00"])
async def test_everybody_at_the_device_has_a_name(settings: Settings, name: str) -> None:
    async with served(settings) as url, httpx.AsyncClient(base_url=url) as host:
        refused = await host.post("/api/tables", json=together(name))
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_name")


async def test_a_game_is_played_to_its_end_at_one_device(settings: Settings) -> None:
    """Whoever is asked looks from their seat, and the record has every move."""
    async with served(settings) as url, httpx.AsyncClient(base_url=url) as host:
        made = (await host.post("/api/tables", json=together("Nora", options={"rounds": 1}))).json()
        moves = 0
        async with socket_at(url, host) as socket:
            while not (seen := await look(socket, made["table"]))["view"].get("result"):
                mine = await look(socket, made["table"], seat=seen["view"]["acting"][0])
                moves += 1
                await say(socket, type="cmd", id=f"m{moves}", base_n=mine["n"], choice=mine["choices"][-1]["id"])
                assert (await hear(socket, "ack", "reject"))["type"] == "ack"
        record = (await host.get(f"/api/tables/{made['table']}/record")).json()
        assert Match.replay(record).over
        assert len(record["steps"]) == moves


async def test_a_database_from_before_learns_that_people_share_a_device(settings: Settings, tmp_path: Path) -> None:
    path = tmp_path / "before.sqlite3"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(VERSIONS.parent))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        assert inspect(connection).get_unique_constraints("chairs")
    engine.dispose()
    database = await Database.open(f"sqlite:///{path}")
    await database.close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert inspect(connection).get_unique_constraints("chairs") == []
        assert [index["name"] for index in inspect(connection).get_indexes("chairs")] == ["chairs_of_person"]
    engine.dispose()


def test_only_the_host_seats_people_and_only_on_open_seats() -> None:
    table = founded(GAME, 3)

    def sit_here(person: str, seat: int, name: str = "Nora") -> None:
        table.sit_here(person=person, name=name, seat=seat, contribution="00", at=0.0)

    sit_here(HOST, 1)
    sit_here(HOST, 0)
    table.place(person=HOST, seat=2, level="easy", contribution="00", at=0.0)
    assert table.names[:2] == ["Nora 2", "Nora"]
    assert (table.seats_of(HOST), table.seat_of(HOST)) == ([0, 1], 0)
    for person, seat, code in (("a", 1, "not_host"), (HOST, 2, "not_waiting")):
        with pytest.raises(Refused) as error:
            sit_here(person, seat)
        assert error.value.code == code
    waiting = founded(GAME, 3)
    waiting.place(person=HOST, seat=2, level="easy", contribution="00", at=0.0)
    with pytest.raises(Refused) as error:
        waiting.sit_here(person=HOST, name="Nora", seat=2, contribution="00", at=0.0)
    assert error.value.code == "seat_taken"
