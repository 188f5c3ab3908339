"""Opens the database: one writing connection, a few reading ones, the schema up to date, no second server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..wording import ServerError
from .checks import VERSIONS, check_file, database_path
from .sidelock import SideLock
from .writer import Writer


class Database:
    """An open database. ``writer`` is the only way to change it; ``engine`` is for reading."""

    def __init__(self, *, lock: SideLock, writing: AsyncEngine, reading: AsyncEngine, writer: Writer) -> None:
        self._lock = lock
        self._writing = writing
        self.engine = reading
        self.writer = writer

    @classmethod
    async def open(cls, url: str) -> Database:
        """Open, and make or migrate if needed. Raises ServerError with what is wrong; then nothing was changed."""
        path = database_path(url)
        lock = SideLock(path)
        try:
            stale = check_file(path)
            writing = _engine(path, begin="BEGIN IMMEDIATE", connections=1)
            try:
                connection = await _connect(writing, path, stale=stale)
            except BaseException:
                await writing.dispose()
                raise
        except BaseException:
            lock.release()
            raise
        reading = _engine(path, begin="BEGIN", connections=4)
        return cls(lock=lock, writing=writing, reading=reading, writer=Writer(connection))

    async def close(self) -> None:
        """Store what waits and give the file free."""
        await self.writer.close()
        await self.writer.connection.close()
        await self.engine.dispose()
        await self._writing.dispose()
        self._lock.release()


async def _connect(engine: AsyncEngine, path: Path, *, stale: bool) -> Any:
    try:
        connection = await engine.connect()
        async with connection.begin():
            if stale:
                await connection.run_sync(_migrate)
        return connection
    except OperationalError as error:
        raise ServerError("database_unwritable", path=path, reason=error.orig) from error


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(VERSIONS.parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _engine(path: Path, *, begin: str, connections: int) -> AsyncEngine:
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=connections, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(dbapi: Any, _record: Any) -> None:
        dbapi.isolation_level = None
        cursor = dbapi.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
