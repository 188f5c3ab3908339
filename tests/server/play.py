"""People, bots and tables for tests: the first game found, played at random."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from spielrunde.kernel.game import games
from spielrunde.kernel.match import Match
from spielrunde.live.protocol import CreateTable, SeatWish
from spielrunde.live.room import Room
from spielrunde.live.rooms import Rooms
from spielrunde.live.store import Person
from spielrunde.tables.table import Table
from tests.patience import PATIENCE_S

GAME = next(game.id for game in games().values() if game.seats[0] == 2)
"""Any game for two and more will do: the server knows none by name."""

SIMULTANEOUS = "open_bid"
"""The tests' own game: short, with choices at the same time that stay secret until all are in."""


async def think(match: Match, seat: int, level: str) -> int:
    """A bot that plays at random, in no time."""
    return random.choice(match.legal(seat))


async def guests(rooms: Rooms, count: int) -> list[Person]:
    """New guests."""
    return [(await rooms.people.welcome("somewhere", "en"))[0] for _ in range(count)]


async def seated(rooms: Rooms, persons: list[Person], *, bots: int = 0, game: str = GAME) -> Room:
    """A started table of these persons, in seat order, and bots."""
    wishes = [SeatWish("me")] + [SeatWish("open")] * (len(persons) - 1) + [SeatWish("bot")] * bots
    room = await rooms.found(CreateTable(game=game, seats=wishes), persons[0], "somewhere")
    for person in persons[1:]:
        await join(room, person)
    assert room.table.status == "playing"
    return room


async def join(room: Room, person: Person) -> None:
    """Someone follows the invite link."""
    await room.change(
        lambda table, at: table.sit(
            person=person.id, name=person.name, invite=table.founding.invite, contribution="00" * 16, at=at
        )
    )


def any_choice(table: Table, seat: int) -> str:
    """The id of one of the choices a seat has."""
    assert table.match is not None
    return random.choice(table.match.choices(seat)).id


async def until(done: Any) -> None:
    """Wait until ``done()`` is true; fail loudly if it never is."""
    async with asyncio.timeout(PATIENCE_S):
        while not done():  # noqa: ASYNC110 (what is waited for does not know that someone waits)
            await asyncio.sleep(0.005)
