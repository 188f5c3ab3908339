"""The one writer: everything that waits is committed together, and each caller learns when its part is safe."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..wording import ServerError

T = TypeVar("T")

_logger = structlog.get_logger()


class AlreadyStored(Exception):
    """A row of this key exists: someone else wrote the same step of the log."""


@dataclass
class _Wish:
    job: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Writer:
    """Carries out jobs in order on one connection; jobs that wait together share one transaction (group commit).

    Each job has a savepoint of its own, so a refused one takes nobody else's part with it.
    """

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self._wishes: asyncio.Queue[_Wish] = asyncio.Queue()
        self._task = asyncio.create_task(self._work(), name="writer")

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run the job and return when it is committed. Raises AlreadyStored, or ServerError ``not_stored``."""
        wish = _Wish(job, asyncio.get_running_loop().create_future())
        self._wishes.put_nowait(wish)
        result: T = await wish.done
        return result

    async def close(self) -> None:
        """Finish what waits, then stop."""
        await self._wishes.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            batch = [await self._wishes.get()]
            while not self._wishes.empty():
                batch.append(self._wishes.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._wishes.task_done()

    async def _commit(self, batch: list[_Wish]) -> None:
        try:
            async with self.connection.begin():
                outcomes = await self.connection.run_sync(_carry_out, batch)
        except (SQLAlchemyError, OSError) as error:
            _logger.error("commit failed", error=str(error), jobs=len(batch))
            outcomes = [ServerError("not_stored")] * len(batch)
        for wish, outcome in zip(batch, outcomes, strict=True):
            if wish.done.done():
                continue
            if isinstance(outcome, Exception):
                wish.done.set_exception(outcome)
            else:
                wish.done.set_result(outcome)


def _carry_out(connection: Connection, batch: list[_Wish]) -> list[Any]:
    """Each job's result, or the exception it ends with."""
    outcomes: list[Any] = []
    for wish in batch:
        try:
            with connection.begin_nested():
                outcomes.append(wish.job(connection))
        except IntegrityError as error:
            outcomes.append(AlreadyStored(str(error.orig)))
    return outcomes
