"""The one writer: everything that waits is committed together, and each caller learns when its part is safe."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ...live.store import AlreadyStored
from ...live.wording import RequestError

T = TypeVar("T")

_logger = structlog.get_logger()


@dataclass
class _Wish:
    job: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Writer:
    """Carries out jobs in order on one connection; jobs that wait together share one transaction (group commit).

    Each job has a savepoint of its own, so a refused one takes nobody else's part with it. ``thread`` has one thread,
    which alone uses the connection: a whole transaction costs one change of threads, not one for each statement.
    """

    def __init__(self, connection: Connection, thread: Executor) -> None:
        self._connection = connection
        self._thread = thread
        self._wishes: asyncio.Queue[_Wish] = asyncio.Queue()
        self._task = asyncio.create_task(self._work(), name="writer")

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run the job and return when it is committed. Raises AlreadyStored, or RequestError ``not_stored``."""
        wish = _Wish(job, asyncio.get_running_loop().create_future())
        self._wishes.put_nowait(wish)
        result: T = await wish.done
        return result

    async def close(self) -> None:
        """Finish what waits, then close the connection."""
        await self._wishes.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)

    async def _work(self) -> None:
        while True:
            batch = [await self._wishes.get()]
            while not self._wishes.empty():
                batch.append(self._wishes.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._wishes.task_done()

    async def _commit(self, batch: list[_Wish]) -> None:
        loop = asyncio.get_running_loop()
        try:
            outcomes = await loop.run_in_executor(self._thread, _transact, self._connection, batch)
        except (SQLAlchemyError, OSError) as error:
            _logger.error("commit failed", error=str(error), jobs=len(batch))
            outcomes = [RequestError("not_stored")] * len(batch)
        for wish, outcome in zip(batch, outcomes, strict=True):
            if wish.done.done():
                continue
            if isinstance(outcome, Exception):
                wish.done.set_exception(outcome)
            else:
                wish.done.set_result(outcome)


def _transact(connection: Connection, batch: list[_Wish]) -> list[Any]:
    """Each job's result, or the exception it ends with, all committed."""
    with connection.begin():
        return [_carry_out(connection, wish) for wish in batch]


def _carry_out(connection: Connection, wish: _Wish) -> Any:
    try:
        with connection.begin_nested():
            return wish.job(connection)
    except IntegrityError as error:
        return AlreadyStored(str(error.orig))
