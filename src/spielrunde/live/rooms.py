"""All tables in memory: loaded when someone comes or something is due, dropped when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib

from ..kernel.errors import SpielrundeError
from ..kernel.game import find
from ..tables.pace import Clock, Pace
from .describe import listed_info, open_table
from .founding import new_table
from .limits import Limits, PerAddress
from .people import People
from .protocol import CreateTable, OpenTable, TableInfo
from .room import Room
from .services import Services
from .store import Due, Person
from .wording import RequestError

LISTED = 50
"""Tables in a person's list."""

UNATTENDED = 60.0
"""Seconds after which an open table whose people all left is offered to nobody any more."""


class Rooms:
    """Founds tables, keeps their rooms, and knows the people who come to them.

    A table nobody looks at leaves memory after ``idle`` seconds.
    """

    def __init__(self, services: Services, *, pace: Pace, limits: Limits, idle: float) -> None:
        self.services = services
        self.limits = limits
        self.people = People(services, limits)
        self._pace = pace
        self._idle = idle
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._founders = PerAddress(limits.tables, limits.tables_per, services.monotonic)
        self._keeper: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    def open(self) -> None:
        """Let go on what is due, from now on."""
        self._keeper = asyncio.create_task(self._keep(), name="rooms")

    async def close(self) -> None:
        """Finish what is being done; nothing happens by itself any more."""
        self._closing.set()
        if self._keeper is not None:
            await self._keeper
        await asyncio.gather(*(room.close() for room in self._loaded()))

    # --- tables ------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table. Raises RequestError ``no_table`` or ``old_rules``."""
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
            raise RequestError("too_many_tables", minutes=round(self.limits.tables_per / 60))
        table, entries = new_table(wish, options, person, self.services.now())
        founding = table.founding
        clock = Clock(table, self._pace, founding.at)
        due = None if clock.bot_at is None else Due(clock.bot_at, table.bot_command_id())
        await self.services.store.found(table, entries, due)
        self.services.log.info("table founded", table=founding.table, game=founding.game, seats=founding.seats)
        return await self.room(founding.table)

    async def tables_of(self, person: Person, lang: str) -> list[TableInfo]:
        """The tables this person sits at, newest change first."""
        listed = await self.services.store.tables_of(person.id, limit=LISTED)
        return [listed_info(stored, person.id, lang=lang) for stored in listed]

    def lobby(self, person: Person, lang: str) -> list[OpenTable]:
        """Tables that anyone may join now, the newest first: public, waiting, with a free seat, and attended."""
        rooms = [room for room in self._loaded() if room.table.joinable and room.attended(UNATTENDED)]
        rooms.sort(key=lambda room: -room.table.founding.at)
        return [open_table(room.table, person.id, lang=lang) for room in rooms[:LISTED]]

    async def rename(self, token: str, person: Person, name: str) -> Person:
        """The guest under the new name, also at the tables in memory. Raises RequestError ``bad_name``."""
        renamed = await self.people.rename(token, person, name)
        for room in self._loaded():
            if room.table.seat_of(renamed.id) is not None:
                await room.change(lambda table, at: table.rename(person=renamed.id, name=renamed.name, at=at))
        return renamed

    def _loaded(self) -> list[Room]:
        return [
            task.result()
            for task in self._rooms.values()
            if task.done() and not task.cancelled() and not task.exception() and not task.result().lost
        ]

    async def _load(self, table_id: str) -> Room:
        try:
            table = await self.services.store.load(table_id)
        except SpielrundeError as error:
            self.services.log.error("table cannot be replayed", table=table_id, error=str(error))
            raise RequestError("old_rules") from error
        if table is None:
            raise RequestError("no_table")
        room = Room(table, self.services, self._pace)
        await room.wake()
        return room

    async def _wake_due(self) -> None:
        """Load every table where something is due; one that cannot be loaded holds up no other."""
        for table_id, _ in await self.services.store.due():
            try:
                await self.room(table_id)
            except Exception as error:
                self.services.log.error("table cannot go on", table=table_id, error=str(error))

    async def _keep(self) -> None:
        """Load tables where something is due, drop those nobody looks at; again and again."""
        while not self._closing.is_set():
            try:
                await self._wake_due()
            except Exception:
                self.services.log.exception("tables could not be looked through; trying again later")
            for room in self._loaded():
                if room.idle(self._idle):
                    self._rooms.pop(room.table.founding.table, None)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), min(30.0, self._idle / 4))
