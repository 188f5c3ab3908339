"""Live tables where there is no server: a store in memory, a queue for a connection, bots that think in between."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import structlog

from spielrunde.bots import decide
from spielrunde.kernel.game import games
from spielrunde.kernel.match import Match
from spielrunde.live.conversation import Conversation
from spielrunde.live.limits import Limits
from spielrunde.live.listener import Listener
from spielrunde.live.protocol import PROTO, Cmd, CreateTable, Hello, SeatWish, ServerMessage, Update
from spielrunde.live.requests import read_record
from spielrunde.live.rooms import Rooms
from spielrunde.live.services import Services
from spielrunde.live.store import Due, Person, Store, Stored
from spielrunde.tables.entries import Entry, Founding
from spielrunde.tables.pace import AT_ONCE
from spielrunde.tables.table import Table
from tests.patience import PATIENCE_S

GAME = next(game.id for game in games().values() if game.seats[0] == 2)

NOT_LOADED = ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "sqlite3", "structlog", "prometheus_client")

_message: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)


class MemoryStore:
    """Keeps everything as long as it lasts."""

    def __init__(self) -> None:
        self.logs: dict[str, tuple[Founding, list[Entry]]] = {}
        self.dues: dict[str, Due] = {}
        self.persons: dict[str, Person] = {}

    async def found(self, table: Table, entries: Sequence[Entry], due: Due | None) -> None:
        self.logs[table.founding.table] = (table.founding, [])
        await self.append(table, entries, due)

    async def append(self, table: Table, entries: Sequence[Entry], due: Due | None) -> None:
        name = table.founding.table
        self.logs[name][1].extend(entries)
        self.dues.pop(name, None)
        if due is not None:
            self.dues[name] = due

    async def load(self, table_id: str) -> Table | None:
        return Table.restore(*self.logs[table_id]) if table_id in self.logs else None

    async def tables_of(self, person: str, *, limit: int) -> list[Stored]:
        tables = [Table.restore(*log) for log in self.logs.values()]
        mine = [table for table in tables if table.seats_of(person)]
        return [Stored(table.founding, table.status, table.at, table.seats) for table in mine][:limit]

    async def due(self) -> list[tuple[str, Due]]:
        return list(self.dues.items())

    async def add_person(self, person: Person, token_hash: str, at: float) -> None:
        self.persons[token_hash] = person

    async def person(self, token_hash: str) -> Person | None:
        return self.persons.get(token_hash)

    async def rename(self, person: str, name: str) -> None:
        self.persons = {key: Person(p.id, name) if p.id == person else p for key, p in self.persons.items()}


async def think(match: Match, seat: int, level: str) -> int:
    """A bot that thinks in the event loop."""
    return decide(match, seat, level)


def rooms_over(store: Store) -> Rooms:
    services = Services(time.time, time.monotonic, structlog.get_logger(), think, store)
    many = Limits(commands=10**6)
    return Rooms(services, pace=AT_ONCE, limits=many, idle=300.0)


async def play(rooms: Rooms, person: Person, table_id: str, last: int) -> Update:
    """Take the first choice offered until the game is over or update ``last`` has come; gives the last update."""
    listener = Listener(person.id, "en")
    conversation = Conversation(rooms, listener)

    async def say(message: Hello | Cmd) -> None:
        assert await conversation.hear(msgspec.json.encode(message).decode()) is None

    await say(Hello(PROTO, table_id))
    while True:
        sent = await asyncio.wait_for(listener.outbox.get(), PATIENCE_S)
        message = _message.decode(str(sent))
        if not isinstance(message, Update):
            continue
        if message.view.result is not None or message.n >= last:
            conversation.end()
            return message
        if message.choices and message.n == listener.n:
            await say(Cmd(f"c{message.n}", message.n, message.choices[0].id))


async def whole_game(store: MemoryStore) -> dict[str, Any]:
    """A game against a bot, begun in one run of the tables and ended in another; gives its record."""
    rooms = rooms_over(store)
    rooms.open()
    person, token = await rooms.people.welcome("here", "en")
    await rooms.rename(token, person, "Ada")
    room = await rooms.found(CreateTable(GAME, [SeatWish("me"), SeatWish("bot")]), person, "here")
    table_id = room.table.founding.table
    assert (await play(rooms, person, table_id, 5)).view.result is None
    await rooms.close()

    rooms = rooms_over(store)
    rooms.open()
    known = await rooms.people.recognise(token)
    assert known == Person(person.id, "Ada")
    assert [info.status for info in await rooms.tables_of(known, "en")] == ["playing"]
    assert (await play(rooms, known, table_id, 10**6)).view.result is not None
    record = await read_record(await rooms.room(table_id))
    await rooms.close()
    return record


def test_a_game_is_played_to_its_end_without_a_server() -> None:
    assert Match.replay(asyncio.run(whole_game(MemoryStore()))).over


def test_nothing_of_a_server_is_loaded() -> None:
    """However far the imports of a conversation, of requests and of pages lead."""
    code = f"""
import sys
import spielrunde.live.catalogue, spielrunde.live.conversation, spielrunde.live.requests
print([name for name in {NOT_LOADED} if name in sys.modules])
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout
    assert told == "[]\n"
