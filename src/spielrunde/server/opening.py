"""Opens a server's tables: the database, and the rooms over it with clock, log and bots of this process."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

from ..live.rooms import Rooms
from ..live.services import Services, Think
from .settings import Settings
from .storage.database import Database
from .storage.store import DatabaseStore
from .thinking import think as think_with_bots


@asynccontextmanager
async def opened(settings: Settings, think: Think = think_with_bots) -> AsyncIterator[Rooms]:
    """The rooms, while this lasts. Raises ServerError if the database cannot be used; then nothing was changed."""
    database = await Database.open(settings.database)
    rooms = rooms_over(database, settings, think)
    rooms.open()
    try:
        yield rooms
    finally:
        await rooms.close()
        await database.close()


def rooms_over(database: Database, settings: Settings, think: Think) -> Rooms:
    """The rooms whose tables are in this database, not opened yet."""
    services = Services(
        now=time.time,
        monotonic=time.monotonic,
        log=structlog.get_logger(),
        think=think,
        store=DatabaseStore(database),
    )
    return Rooms(services, pace=settings.pace, limits=settings.limits, idle=settings.idle)
