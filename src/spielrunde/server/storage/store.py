"""The store of live tables in a database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ...live.store import Due, Person, Stored
from ...tables.entries import Command, Entry, Founding
from ...tables.seating import Seat
from ...tables.table import Table
from . import model
from .database import Database

_command = msgspec.json.Decoder(Command)


class DatabaseStore:
    """A ``live.store.Store`` that reads freely and writes through the one writer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- tables ------------------------------------------------------------------------------------------------

    async def found(self, table: Table, entries: Sequence[Entry], due: Due | None) -> None:
        """Store a new table with the first entries of its log."""

        def job(connection: Connection) -> None:
            founding = msgspec.json.encode(table.founding).decode()
            values = {"id": table.founding.table, "founding": founding, "status": table.status, "updated": table.at}
            connection.execute(insert(model.tables).values(values))
            connection.execute(insert(model.chairs), [_chair(table, seat) for seat in table.seats])
            _append(connection, table, entries, due)

        await self._database.writer.write(job)

    async def append(self, table: Table, entries: Sequence[Entry], due: Due | None) -> None:
        """Store the next entries of a table's log, and what follows from them. Raises AlreadyStored."""
        await self._database.writer.write(lambda connection: _append(connection, table, entries, due))

    async def load(self, table_id: str) -> Table | None:
        """The table as its log left it, or None. Raises SpielrundeError if today's rules do not allow its log."""
        async with self._database.engine.connect() as connection:
            query = select(model.tables.c.founding).where(model.tables.c.id == table_id)
            founding = (await connection.execute(query)).scalar_one_or_none()
            if founding is None:
                return None
            log = select(model.log).where(model.log.c.table == table_id).order_by(model.log.c.seq)
            rows = (await connection.execute(log)).all()
        return Table.restore(msgspec.json.decode(founding, type=Founding), map(_entry, rows))

    async def tables_of(self, person: str, *, limit: int) -> list[Stored]:
        """The tables this person sits at, newest change first."""
        mine = select(model.chairs.c.table).where(model.chairs.c.person == person)
        tables = select(model.tables).where(model.tables.c.id.in_(mine))
        async with self._database.engine.connect() as connection:
            query = tables.order_by(model.tables.c.updated.desc()).limit(limit)
            rows = (await connection.execute(query)).all()
            chairs = select(model.chairs).where(model.chairs.c.table.in_([row.id for row in rows]))
            seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
            for chair in (await connection.execute(chairs.order_by(model.chairs.c.seat))).all():
                seats[chair.table].append(_seat(chair))
        return [
            Stored(msgspec.json.decode(row.founding, type=Founding), row.status, row.updated, seats[row.id])
            for row in rows
        ]

    async def due(self) -> list[tuple[str, Due]]:
        """What bots have to do, soonest first."""
        async with self._database.engine.connect() as connection:
            rows = (await connection.execute(select(model.due).order_by(model.due.c.at))).all()
        return [(row.table, Due(row.at, row.what)) for row in rows]

    # --- persons -----------------------------------------------------------------------------------------------

    async def add_person(self, person: Person, token_hash: str, at: float) -> None:
        """Store a new guest; the token itself is never stored."""
        values = {"id": person.id, "name": person.name, "token_hash": token_hash, "at": at}
        await self._database.writer.write(lambda connection: connection.execute(insert(model.persons).values(values)))

    async def person(self, token_hash: str) -> Person | None:
        """The guest with this token."""
        query = select(model.persons.c.id, model.persons.c.name).where(model.persons.c.token_hash == token_hash)
        async with self._database.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Person(row.id, row.name)

    async def rename(self, person: str, name: str) -> None:
        """Change a guest's name."""
        query = update(model.persons).where(model.persons.c.id == person).values(name=name)
        await self._database.writer.write(lambda connection: connection.execute(query))


def _append(connection: Connection, table: Table, entries: Sequence[Entry], due: Due | None) -> None:
    table_id = table.founding.table
    if entries:
        connection.execute(insert(model.log), [_row(table_id, entry) for entry in entries])
    for seat in sorted({entry.seat for entry in entries if entry.seat >= 0}):
        _store_chair(connection, table, seat)
    here = model.tables.c.id == table_id
    connection.execute(update(model.tables).where(here).values(status=table.status, updated=table.at))
    connection.execute(delete(model.due).where(model.due.c.table == table_id))
    if due is not None:
        connection.execute(insert(model.due).values(table=table_id, at=due.at, what=due.what))


def _row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table": table_id,
        "seq": entry.seq,
        "seat": entry.seat,
        "command": entry.command_id,
        "action": msgspec.json.encode(entry.command).decode(),
        "at": entry.at,
        "told": entry.told,
        "asked": entry.asked,
    }


def _entry(row: Any) -> Entry:
    return Entry(row.seq, row.seat, row.command, _command.decode(row.action), row.at, row.told, row.asked)


def _chair(table: Table, seat: Seat) -> dict[str, Any]:
    return {
        "table": table.founding.table,
        "seat": seat.number,
        "who": seat.who,
        "name": seat.name,
        "level": seat.level,
        "person": seat.person or None,
        "substituted": int(seat.substituted),
    }


def _store_chair(connection: Connection, table: Table, seat: int) -> None:
    here = (model.chairs.c.table == table.founding.table) & (model.chairs.c.seat == seat)
    connection.execute(update(model.chairs).where(here).values(_chair(table, table.seats[seat])))


def _seat(row: Any) -> Seat:
    return Seat(row.seat, row.who, row.name, row.level, row.person or "", "", bool(row.substituted))
