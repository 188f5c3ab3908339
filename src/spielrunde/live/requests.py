"""What people ask of a table besides playing, whichever way the request came. All raise SpielrundeError."""

from __future__ import annotations

from typing import Any

from ..tables.refusals import Refused
from ..tables.seating import BOT, OPEN
from ..tables.table import Table
from .founding import bad_who, check_level, contribution
from .protocol import FillSeat, JoinTable, PublishTable, TableInfo
from .room import Room
from .store import Person


async def join_table(room: Room, person: Person, wish: JoinTable, *, lang: str) -> TableInfo:
    """Take an open seat."""
    await room.change(
        lambda table, at: table.sit(
            person=person.id, name=person.name, invite=wish.invite, contribution=contribution(), at=at
        )
    )
    return await room.info(person.id, lang)


async def fill_seat(room: Room, person: Person, seat: int, wish: FillSeat, *, lang: str) -> TableInfo:
    """Put a bot on a seat, or open it."""
    _check_filling(wish)
    if wish.who == OPEN:
        await room.change(lambda table, at: table.clear(person=person.id, seat=seat, at=at))
    else:
        await room.change(
            lambda table, at: table.place(
                person=person.id, seat=seat, level=wish.level, contribution=contribution(), at=at
            )
        )
    return await room.info(person.id, lang)


async def publish_table(room: Room, person: Person, wish: PublishTable, *, lang: str) -> TableInfo:
    """Open a table to everyone on this server, or close it again."""
    await room.change(lambda table, at: table.publish(person=person.id, public=wish.public, at=at))
    return await room.info(person.id, lang)


async def read_record(room: Room) -> dict[str, Any]:
    """The record of a finished game, with its secret, so that anyone can verify it."""
    return await room.ask(_record)


def _check_filling(wish: FillSeat) -> None:
    """Raises RequestError for a wish that no table could fulfil."""
    if wish.who not in (BOT, OPEN):
        raise bad_who(wish.who, BOT, OPEN)
    check_level(wish.level)


def _record(table: Table) -> dict[str, Any]:
    if table.match is None or not table.match.over:
        raise Refused("not_over")
    return table.match.record()
