"""Opens the database: one writing connection, a few reading ones, the schema up to date, no second server."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..errors import ServerError
from .checks import VERSIONS, check_file, database_path
from .sidelock import SideLock
from .writer import Writer


class Database:
    """An open database. ``writer`` is the only way to change it; ``engine`` is for reading."""

    def __init__(self, path: Path, lock: SideLock) -> None:
        self._lock = lock
        self._thread = ThreadPoolExecutor(1, "writer")
        self._writing = create_engine(URL.create("sqlite", database=str(path)), pool_size=1, max_overflow=0)
        _prepare(self._writing, begin="BEGIN IMMEDIATE")
        reading = URL.create("sqlite+aiosqlite", database=str(path))
        self.engine: AsyncEngine = create_async_engine(reading, pool_size=4, max_overflow=0)
        _prepare(self.engine.sync_engine, begin="BEGIN")
        self.writer: Writer

    @classmethod
    async def open(cls, url: str) -> Database:
        """Open, and make or migrate if needed. Raises ServerError with what is wrong; then nothing was changed."""
        path = database_path(url)
        lock = SideLock(path)
        try:
            stale = check_file(path)
            database = cls(path, lock)
        except BaseException:
            lock.release()
            raise
        try:
            await database._connect(stale=stale)
        except OperationalError as error:
            await database._release()
            raise ServerError("database_unwritable", path=path, reason=error.orig) from error
        return database

    async def close(self) -> None:
        """Store what waits and give the file free."""
        await self.writer.close()
        await self._release()

    async def _connect(self, *, stale: bool) -> None:
        loop = asyncio.get_running_loop()
        connection = await loop.run_in_executor(self._thread, _connect, self._writing, stale)
        self.writer = Writer(connection, self._thread)

    async def _release(self) -> None:
        await self.engine.dispose()
        self._thread.shutdown()
        self._writing.dispose()
        self._lock.release()


def _connect(engine: Engine, stale: bool) -> Connection:
    """A connection to keep; its first transaction shows that the file can be written."""
    connection = engine.connect()
    with connection.begin():
        if stale:
            _migrate(connection)
    return connection


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(VERSIONS.parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare(engine: Engine, *, begin: str) -> None:
    """Durable connections whose transactions begin the way they are meant to."""

    @event.listens_for(engine, "connect")
    def connected(dbapi: Any, _record: Any) -> None:
        dbapi.isolation_level = None
        cursor = dbapi.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
