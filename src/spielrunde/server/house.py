"""All tables of this server: loaded when someone comes or something is due, dropped when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time

import structlog

from ..bots import LEVELS
from ..kernel.errors import SpielrundeError
from ..kernel.game import find
from ..kernel.text import language
from ..tables.entries import Entry, Founding
from ..tables.pace import Clock
from ..tables.refusals import Refused
from ..tables.seating import BOT, OPEN
from ..tables.table import Table
from .describe import listed_info, open_table
from .limits import PerAddress
from .people import People, clean_name
from .protocol import CreateTable, OpenTable, SeatWish, TableInfo
from .room import Room, Think
from .settings import Settings
from .storage.database import Database
from .storage.store import Due, Person, Store
from .wording import ServerError

LISTED = 50
"""Tables in a person's list."""

ME, HERE = "me", "here"

UNATTENDED = 60.0
"""Seconds after which an open table whose people all left is offered to nobody any more."""

_logger = structlog.get_logger()


def check_level(level: str) -> None:
    """Raises ServerError for a bot level that people cannot choose."""
    if level not in LEVELS:
        raise ServerError("bad_level", level=level[:24], levels=", ".join(LEVELS))


def contribution() -> str:
    """16 random bytes (hex) that a seat adds to the shuffle."""
    return secrets.token_hex(16)


class House:
    """Opens the database, keeps the rooms, founds tables."""

    def __init__(self, settings: Settings, think: Think) -> None:
        self.settings = settings
        self._think = think
        self._database: Database | None = None
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._founders = PerAddress(settings.limits.tables, settings.limits.tables_per)
        self._keeper: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    async def open(self) -> None:
        """Open the database and let go on what is due; harmless if open. Raises ServerError."""
        if self._database is not None:
            return
        self._database = await Database.open(self.settings.database)
        self._store = Store(self._database)
        self.people = People(self._store, self.settings.limits)
        self._closing.clear()
        self._keeper = asyncio.create_task(self._keep(), name="house")

    async def close(self) -> None:
        """Finish what is being done and give the database free."""
        if self._database is None or self._keeper is None:
            return
        self._closing.set()
        await self._keeper
        await asyncio.gather(*(room.close() for room in self._loaded()))
        await self._database.close()
        self._database = None

    # --- tables ------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table. Raises ServerError ``no_table`` or ``old_rules``."""
        task = self._rooms.get(table_id)
        if task is None or (task.done() and (task.cancelled() or task.exception() or task.result().lost)):
            task = self._rooms[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(task)
        except SpielrundeError:
            self._rooms.pop(table_id, None)
            raise

    async def found(self, wish: CreateTable, person: Person, address: str) -> Room:
        """Make a table as wished. Raises SpielrundeError for an unknown game, seats, options, or too many tables."""
        options = find(wish.game).complete(len(wish.seats), wish.options)
        if not self._founders.take(address):
            raise ServerError("too_many_tables", minutes=round(self.settings.limits.tables_per / 60))
        founding = Founding(
            table=secrets.token_urlsafe(9),
            game=wish.game,
            seats=len(wish.seats),
            options=options,
            rules_version=str(find(wish.game).meta.rules_version),
            secret=secrets.token_hex(32),
            invite=secrets.token_urlsafe(16),
            host=person.id,
            at=time.time(),
            lang=language(wish.lang),
        )
        table = Table(founding)
        entries = table.publish(person=person.id, public=True, at=founding.at) if wish.public else []
        entries += _seat_all(table, wish.seats, person)
        clock = Clock(table, self.settings.pace, founding.at)
        due = None if clock.bot_at is None else Due(clock.bot_at, table.bot_command_id())
        await self._store.found(table, entries, due)
        _logger.info("table founded", table=founding.table, game=founding.game, seats=founding.seats)
        return await self.room(founding.table)

    async def tables_of(self, person: Person, lang: str) -> list[TableInfo]:
        """The tables this person sits at, newest change first."""
        return [
            listed_info(stored, person.id, lang=lang) for stored in await self._store.tables_of(person.id, limit=LISTED)
        ]

    def lobby(self, person: Person, lang: str) -> list[OpenTable]:
        """Tables that anyone may join now, the newest first: public, waiting, with a free seat, and attended."""
        rooms = [room for room in self._loaded() if room.table.joinable and room.attended(UNATTENDED)]
        rooms.sort(key=lambda room: -room.table.founding.at)
        return [open_table(room.table, person.id, lang=lang) for room in rooms[:LISTED]]

    async def rename(self, person: Person) -> None:
        """Tell the tables in memory where this person sits that they have another name."""
        for room in self._loaded():
            if room.table.seat_of(person.id) is not None:
                await room.change(lambda table, at: table.rename(person=person.id, name=person.name, at=at))

    def _loaded(self) -> list[Room]:
        return [
            task.result()
            for task in self._rooms.values()
            if task.done() and not task.cancelled() and not task.exception() and not task.result().lost
        ]

    async def _load(self, table_id: str) -> Room:
        try:
            table = await self._store.load(table_id)
        except SpielrundeError as error:
            _logger.error("table cannot be replayed", table=table_id, error=str(error))
            raise ServerError("old_rules") from error
        if table is None:
            raise ServerError("no_table")
        room = Room(table, self._store, self.settings.pace, self._think)
        await room.wake()
        return room

    async def _wake_due(self) -> None:
        """Load every table where something is due; one that cannot be loaded holds up no other."""
        for table_id, _ in await self._store.due():
            try:
                await self.room(table_id)
            except Exception as error:
                _logger.error("table cannot go on", table=table_id, error=str(error))

    async def _keep(self) -> None:
        """Load tables where something is due, drop those nobody looks at; again and again."""
        while not self._closing.is_set():
            try:
                await self._wake_due()
            except Exception:
                _logger.exception("tables could not be looked through; trying again later")
            for room in self._loaded():
                if room.idle(self.settings.idle):
                    self._rooms.pop(room.table.founding.table, None)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), min(30.0, self.settings.idle / 4))


def _seat_all(table: Table, wishes: list[SeatWish], person: Person) -> list[Entry]:
    """Seat everybody as wished; the game starts if no seat is open. Raises Refused or ServerError."""
    if sum(wish.who == ME for wish in wishes) > 1:
        raise Refused("bad_seats", seats=len(wishes) - 1)
    entries: list[Entry] = []
    at = table.founding.at
    for seat, wish in enumerate(wishes):
        if wish.who == ME:
            entries += table.sit_here(person=person.id, name=person.name, seat=seat, contribution=contribution(), at=at)
        elif wish.who == HERE:
            name = clean_name(wish.name)
            entries += table.sit_here(person=person.id, name=name, seat=seat, contribution=contribution(), at=at)
        elif wish.who == BOT:
            check_level(wish.level)
            entries += table.place(person=person.id, seat=seat, level=wish.level, contribution=contribution(), at=at)
        elif wish.who != OPEN:
            raise ServerError("bad_who", who=wish.who[:24], allowed=f"{ME}, {HERE}, {BOT}, {OPEN}")
    return entries
