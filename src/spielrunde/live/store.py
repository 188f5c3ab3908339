"""Where tables and persons are kept, as live tables see it: what they ask of a store, in whatever it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ..tables.entries import Entry, Founding
from ..tables.seating import Seat
from ..tables.table import Table


class AlreadyStored(Exception):
    """A row of this key exists: someone else wrote the same step of the log."""


@dataclass(frozen=True)
class Person:
    """A guest: someone this browser was given a token for."""

    id: str
    name: str


@dataclass(frozen=True)
class Stored:
    """A table as it is listed: its founding, status, seats, and when it last changed."""

    founding: Founding
    status: str
    updated: float
    seats: list[Seat]


@dataclass(frozen=True)
class Due:
    """When a bot moves next at a table: ``at`` seconds since 1970, with the command id that makes it happen once."""

    at: float
    what: str


class Store(Protocol):
    """Keeps whatever is written before the call returns. Methods raise RequestError ``not_stored`` if writing fails."""

    # --- tables ------------------------------------------------------------------------------------------------

    async def found(self, table: Table, entries: Sequence[Entry], due: Due | None) -> None:
        """Store a new table with the first entries of its log."""

    async def append(self, table: Table, entries: Sequence[Entry], due: Due | None) -> None:
        """Store the next entries of a table's log, and what follows from them. Raises AlreadyStored."""

    async def load(self, table_id: str) -> Table | None:
        """The table as its log left it, or None. Raises SpielrundeError if today's rules do not allow its log."""

    async def tables_of(self, person: str, *, limit: int) -> list[Stored]:
        """The tables this person sits at, newest change first."""

    async def due(self) -> list[tuple[str, Due]]:
        """What bots have to do, soonest first, with the table it is to be done at."""

    # --- persons -----------------------------------------------------------------------------------------------

    async def add_person(self, person: Person, token_hash: str, at: float) -> None:
        """Store a new guest; the token itself is never stored."""

    async def person(self, token_hash: str) -> Person | None:
        """The guest with this token."""

    async def rename(self, person: str, name: str) -> None:
        """Change a guest's name."""
