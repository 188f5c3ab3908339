"""The websocket of a real server: what is answered to whom, and what is refused."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spielrunde.live.limits import Limits
from spielrunde.live.protocol import PROTO
from spielrunde.server.settings import Settings
from tests.server.play import GAME, SIMULTANEOUS
from tests.server.web import hear, over, say, served, socket_at, table_of

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def friends(url: str, game: str = GAME) -> AsyncIterator[tuple[str, list[httpx.AsyncClient]]]:
    """Two guests at a started table of theirs."""
    async with httpx.AsyncClient(base_url=url) as host, httpx.AsyncClient(base_url=url) as guest:
        made = (await host.post("/api/tables", json=table_of("me", "open", game=game))).json()
        token = made["invite"].partition("invite=")[2]
        await guest.post(f"/api/tables/{made['table']}/join", json={"invite": token})
        yield made["table"], [host, guest]


async def greet(socket: ClientConnection, table: str, **more: Any) -> dict[str, Any]:
    """Say hello and get the first update."""
    await say(socket, type="hello", proto=PROTO, table=table, **more)
    return await hear(socket, "update")


async def until_closed(socket: ClientConnection) -> tuple[list[str], int | None]:
    """The codes of all rejects, and the code the socket was closed with."""
    codes = []
    try:
        async for text in socket:
            codes.append(json.loads(text)["code"])
    except ConnectionClosed:
        pass
    return codes, socket.close_code


async def test_a_move_is_acknowledged_and_shown_to_everybody_and_a_resend_changes_nothing(settings: Settings) -> None:
    async with (
        served(settings) as url,
        friends(url) as (table, clients),
        socket_at(url, clients[0]) as first,
        socket_at(url, clients[1]) as second,
        socket_at(url) as watcher,
    ):
        views = [await greet(socket, table) for socket in (first, second, watcher)]
        assert [view["view"]["viewer"] for view in views] == [0, 1, None]
        seat = views[0]["view"]["acting"][0]
        mover = (first, second)[seat]
        choice = views[seat]["choices"][0]["id"]
        assert views[1 - seat]["choices"] == views[2]["choices"] == []
        cmd = {"type": "cmd", "id": "one", "base_n": 1, "choice": choice}
        await say(mover, **cmd)
        assert await hear(mover, "ack", "reject") == {"type": "ack", "id": "one", "n": 2}
        updates = [await hear(socket, "update") for socket in (first, second, watcher)]
        assert [update["n"] for update in updates] == [2, 2, 2]
        await say(mover, **cmd)
        assert await hear(mover) == {"type": "ack", "id": "one", "n": 2}
        await say(mover, **{**cmd, "id": "two"})
        assert (await hear(mover))["type"] == "reject"


async def test_a_reload_in_mid_turn_brings_what_was_missed_and_the_same_choices(settings: Settings) -> None:
    async with served(settings) as url, friends(url) as (table, clients):
        async with socket_at(url, clients[0]) as first, socket_at(url, clients[1]) as second:
            views = [await greet(first, table), await greet(second, table)]
            seat = views[0]["view"]["acting"][0]
            mover = (first, second)[seat]
            await say(mover, type="cmd", id="a", base_n=1, choice=views[seat]["choices"][0]["id"])
            seen = await hear(mover, "update")
        async with socket_at(url, clients[seat]) as again, socket_at(url, clients[1 - seat]) as other:
            same = await greet(again, table, last_n=2)
            assert same == {**seen, "events": []}
            missed = await greet(other, table, last_n=1)
            assert (missed["n"], len(missed["events"])) == (2, len(seen["events"]))
            whole = await greet(other, table, last_n=99)
            assert len(whole["events"]) > len(missed["events"])


async def test_the_language_can_be_changed_on_an_open_socket(settings: Settings) -> None:
    async with served(settings) as url, friends(url) as (table, clients), socket_at(url, clients[0]) as socket:
        english, german = await greet(socket, table, lang="en"), await greet(socket, table, lang="de")
        assert english["n"] == german["n"] == 1
        assert english["view"]["prompt"] != german["view"]["prompt"]
        await say(socket, type="cmd", id="x", base_n=1, choice="nonsense")
        assert "nicht" in (await hear(socket, "reject"))["text"] or german["choices"] == []


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "bad_json"),
        ("{", "bad_json"),
        ("[" * 5000, "bad_shape"),
        ('"hello"', "bad_shape"),
        ("[]", "bad_shape"),
        ("{}", "bad_shape"),
        ('{"type":"dance"}', "bad_shape"),
        ('{"type":"hello"}', "bad_shape"),
        ('{"type":"hello","proto":"1","table":"t"}', "bad_shape"),
        ('{"type":"cmd","id":"x","base_n":1,"choice":"y"}', "no_hello"),
        ('{"type":"seen","n":1}', "no_hello"),
        ('{"type":"hello","proto":99,"table":"t"}', "proto"),
        ('{"type":"hello","proto":1,"table":"no-such-table"}', "no_table"),
        ('{"type":"hello","proto":1,"table":"\\u0000"}', "no_table"),
    ],
)
async def test_a_message_that_makes_no_sense_is_rejected(settings: Settings, message: str, code: str) -> None:
    async with served(settings) as url:
        texts = []
        for lang in ("de", "en"):
            async with socket_at(url, headers={"Accept-Language": lang}) as socket:
                await socket.send(message)
                reject = await hear(socket)
                assert (reject["type"], reject["code"]) == ("reject", code)
                texts.append(reject["text"])
                await say(socket, type="hello", proto=PROTO, table="no-such-table")
                assert (await hear(socket))["code"] == "no_table", "the socket stays open"
        assert texts[0] != texts[1] or code in ("proto", "no_table"), "a hello says its own language"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"choice": "nonsense"}, "illegal"),
        ({"choice": "x" * 5000}, "illegal"),
        ({"base_n": 0}, "stale"),
        ({"base_n": 2}, "stale"),
        ({"base_n": -1}, "stale"),
        ({"choice": "undo"}, "no_undo"),
        ({"id": ""}, "bad_shape"),
        ({"id": "x" * 65}, "bad_shape"),
    ],
)
async def test_a_forged_command_changes_nothing(settings: Settings, change: dict[str, Any], code: str) -> None:
    async with (
        served(settings) as url,
        friends(url, SIMULTANEOUS) as (table, clients),
        socket_at(url, clients[0]) as socket,
    ):
        before = await greet(socket, table)
        honest = {"type": "cmd", "id": "x", "base_n": 1, "choice": before["choices"][0]["id"]}
        await say(socket, **{**honest, **change})
        reject = await hear(socket, "reject", "ack")
        assert (reject["type"], reject["code"]) == ("reject", code)
        assert await greet(socket, table, last_n=1) == {**before, "events": []}


async def test_who_does_not_sit_here_cannot_play_and_who_is_not_asked_must_wait(settings: Settings) -> None:
    async with served(settings) as url, friends(url) as (table, clients), socket_at(url) as watcher:
        view = await greet(watcher, table)
        await say(watcher, type="cmd", id="x", base_n=1, choice="undo")
        assert (await hear(watcher, "reject"))["code"] == "not_seated"
        idle = 1 - view["view"]["acting"][0]
        async with socket_at(url, clients[idle]) as socket:
            await greet(socket, table)
            await say(socket, type="cmd", id="x", base_n=1, choice="anything")
            assert (await hear(socket, "reject"))["code"] == "not_your_turn"


async def test_another_web_site_gets_no_socket(settings: Settings) -> None:
    async with served(settings) as url:
        with pytest.raises(InvalidStatus) as error:
            async with socket_at(url, headers={"Origin": "http://evil.example"}):
                pass
        assert error.value.response.status_code == 403
        async with socket_at(url, headers={"Origin": url}):
            pass


async def test_a_message_that_is_too_large_closes_the_socket(settings: Settings) -> None:
    async with served(settings) as url, socket_at(url) as socket:
        await socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as error:
            await socket.recv()
        assert error.value.rcvd is not None
        assert error.value.rcvd.code == 1009


async def test_binary_frames_are_read_as_text_or_rejected(settings: Settings) -> None:
    async with served(settings) as url, socket_at(url) as socket:
        await socket.send(b"\xff\xfe")
        assert (await hear(socket))["code"] == "bad_json"


async def test_haste_is_refused_and_a_flood_is_cut_off(settings: Settings) -> None:
    settings = msgspec.structs.replace(settings, limits=Limits(commands=5, commands_per=1000.0))
    async with served(settings) as url, socket_at(url) as socket:
        for _ in range(60):
            await socket.send("{}")
        codes, closed = await until_closed(socket)
        assert closed == 1008
        assert codes[:5] == ["bad_shape"] * 5
        assert set(codes[5:]) == {"too_fast"}


async def test_a_choice_made_in_haste_is_refused_by_its_name(settings: Settings) -> None:
    """So that the page knows which one, and lets the person choose again."""
    settings = msgspec.structs.replace(settings, limits=Limits(commands=1, commands_per=1000.0))
    async with served(settings) as url, socket_at(url) as socket:
        await socket.send("{}")
        await say(socket, type="cmd", id="second", base_n=1, choice="pass")
        assert (await hear(socket))["code"] == "bad_shape"
        refused = await hear(socket)
        assert (refused["code"], refused["id"]) == ("too_fast", "second")


async def test_everybody_sees_who_is_there(settings: Settings) -> None:
    async with served(settings) as url, friends(url) as (table, clients), socket_at(url, clients[0]) as first:
        await greet(first, table)
        async with socket_at(url, clients[1]) as second:
            await greet(second, table)
            assert [seat.get("online", False) for seat in (await hear(first, "table"))["seats"]] == [True, True]
        assert [seat.get("online", False) for seat in (await hear(first, "table"))["seats"]] == [True, False]


async def test_bots_wait_until_a_summary_is_read(settings: Settings) -> None:
    pace = msgspec.structs.replace(settings.pace, summary=1000.0)
    async with served(msgspec.structs.replace(settings, pace=pace)) as url, httpx.AsyncClient(base_url=url) as client:
        made = (await client.post("/api/tables", json=table_of("me", "bot", game=SIMULTANEOUS))).json()
        async with socket_at(url, client) as socket:
            update = await greet(socket, made["table"])
            summaries, waits = set(), 0
            while update["view"].get("result") is None:
                if update["choices"]:
                    choice = update["choices"][0]["id"]
                    await say(socket, type="cmd", id=f"{time.time()}", base_n=update["n"], choice=choice)
                message = await hear(socket, "update", "table", "reject")
                if message["type"] == "update":
                    update = message
                    summaries |= {event["sheet"] for event in update["events"] if "sheet" in event}
                elif message.get("waiting_for_seen"):
                    waits += 1
                    await say(socket, type="seen", n=update["n"])
                    assert (await hear(socket, "table")).get("seen") == [0]
        assert waits == len(summaries), "the game went on before a summary was read"


async def test_a_bot_stands_in_for_a_leaver_while_others_wait_and_gives_the_seat_back(settings: Settings) -> None:
    pace = msgspec.structs.replace(settings.pace, grace=0.1)
    async with (
        served(msgspec.structs.replace(settings, pace=pace)) as url,
        friends(url, SIMULTANEOUS) as (table, clients),
        socket_at(url, clients[0]) as first,
    ):
        await greet(first, table)
        while not (info := await hear(first, "table"))["seats"][1].get("substituted"):
            pass
        assert info["seats"][1]["level"] == "medium"
        async with socket_at(url, clients[1]) as second:
            await say(second, type="hello", proto=PROTO, table=table)
            back = (await hear(second, "table"))["seats"][1]
            assert (back.get("level", ""), back["substituted"]) == ("", True)


async def test_a_slow_reader_holds_nobody_up(settings: Settings) -> None:
    async with served(settings) as url, httpx.AsyncClient(base_url=url) as client:
        made = (await client.post("/api/tables", json=table_of(*["bot"] * 4, game=SIMULTANEOUS))).json()
        async with socket_at(url) as sleeper:
            await say(sleeper, type="hello", proto=PROTO, table=made["table"])
            await over(client, made["table"])
            sleeper.transport.abort()
