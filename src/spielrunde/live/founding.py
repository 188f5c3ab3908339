"""New tables as people wish them, with everybody seated."""

from __future__ import annotations

import secrets

from ..bots import LEVELS
from ..kernel.game import find
from ..kernel.options import Value
from ..kernel.text import language
from ..tables.entries import Entry, Founding
from ..tables.refusals import Refused
from ..tables.seating import BOT, OPEN
from ..tables.table import Table
from .people import clean_name
from .protocol import CreateTable, SeatWish
from .store import Person
from .wording import RequestError

ME, HERE = "me", "here"


def check_level(level: str) -> None:
    """Raises RequestError for a bot level that people cannot choose."""
    if level not in LEVELS:
        raise RequestError("bad_level", level=level[:24], levels=", ".join(LEVELS))


def bad_who(who: str, *allowed: str) -> RequestError:
    """The error for a word that says nothing about who shall sit on a seat."""
    return RequestError("bad_who", who=who[:24], allowed=", ".join(allowed))


def contribution() -> str:
    """16 random bytes (hex) that a seat adds to the shuffle."""
    return secrets.token_hex(16)


def new_table(wish: CreateTable, options: dict[str, Value], person: Person, at: float) -> tuple[Table, list[Entry]]:
    """The table a person wishes, and its first entries; the game starts if no seat is open.

    ``options`` are complete, ``at`` is in seconds since 1970. Raises Refused or RequestError.
    """
    founding = Founding(
        table=secrets.token_urlsafe(9),
        game=wish.game,
        seats=len(wish.seats),
        options=options,
        rules_version=str(find(wish.game).meta.rules_version),
        secret=secrets.token_hex(32),
        invite=secrets.token_urlsafe(16),
        host=person.id,
        at=at,
        lang=language(wish.lang),
    )
    table = Table(founding)
    entries = table.publish(person=person.id, public=True, at=at) if wish.public else []
    return table, entries + _seat_all(table, wish.seats, person)


def _seat_all(table: Table, wishes: list[SeatWish], person: Person) -> list[Entry]:
    """Seat everybody as wished. Raises Refused or RequestError."""
    if sum(wish.who == ME for wish in wishes) > 1:
        raise Refused("bad_seats", seats=len(wishes) - 1)
    return [entry for seat, wish in enumerate(wishes) for entry in _fulfil(table, seat, wish, person)]


def _fulfil(table: Table, seat: int, wish: SeatWish, person: Person) -> list[Entry]:
    at = table.founding.at
    if wish.who == ME:
        return table.sit_here(person=person.id, name=person.name, seat=seat, contribution=contribution(), at=at)
    if wish.who == HERE:
        name = clean_name(wish.name)
        return table.sit_here(person=person.id, name=name, seat=seat, contribution=contribution(), at=at)
    if wish.who == BOT:
        check_level(wish.level)
        return table.place(person=person.id, seat=seat, level=wish.level, contribution=contribution(), at=at)
    if wish.who != OPEN:
        raise bad_who(wish.who, ME, HERE, BOT, OPEN)
    return []
