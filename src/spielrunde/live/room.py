"""A live table with the people who look at it: one lock, append - commit - tell, and what happens by itself."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, TypeVar

from ..kernel.errors import SpielrundeError
from ..tables.entries import Entry, Start, Step
from ..tables.pace import Clock, Pace
from ..tables.refusals import Refused
from ..tables.table import Table
from .describe import table_info, update
from .listener import Listener
from .protocol import Ack, Cmd, TableInfo
from .services import Services
from .store import AlreadyStored, Due
from .wording import RequestError

T = TypeVar("T")


class Room:
    """Runs one table. Whatever changes it holds the lock until it is stored and told, and so does whoever asks.

    If storing fails the room is ``lost``: its listeners are cut off, and the table is loaded again from what is stored.
    """

    def __init__(self, table: Table, services: Services, pace: Pace) -> None:
        self.table = table
        self.lost = False
        self._services = services
        self._used = services.monotonic()
        self._attended = -math.inf
        """When somebody left while a person who sits here looked at the table."""
        self._clock = Clock(table, pace, services.now())
        self._listeners: set[Listener] = set()
        self._lock = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._shown = self._surroundings()

    # --- for listeners -----------------------------------------------------------------------------------------

    async def enter(self, listener: Listener, last_n: int | None, seat: int | None = None) -> None:
        """Someone opens the table, looking from a seat of theirs: they get it, and what they missed. Raises Refused."""

        async def work() -> None:
            if listener.gone:
                return
            if self.lost:
                raise RequestError("not_stored")
            if seat is not None and seat not in self._seats(listener):
                raise Refused("not_your_seat")
            listener.seat = seat
            for mine in self._seats(listener):
                await self._come_back(mine)
            self._listeners.add(listener)
            self._greet(listener, last_n)
            self._settle(but=listener)

        await self._exclusively(work)

    def leave(self, listener: Listener) -> None:
        """The connection is closed, or turns to another table."""
        if self._online():
            self._attended = self._services.monotonic()
        self._listeners.discard(listener)
        self._used = self._services.monotonic()
        if not self._lock.locked():
            self._settle()

    async def choose(self, listener: Listener, cmd: Cmd) -> None:
        """A person's move or undo, acknowledged. Raises SpielrundeError if it changes nothing."""

        async def work() -> None:
            seat = self._seat(listener)
            if seat is None:
                raise Refused("not_seated")
            command_id = f"person:{cmd.id}"
            n = self.table.done(seat, command_id)
            if n is not None:
                listener.send(Ack(cmd.id, n))
                return
            await self._carry_out(
                lambda now: self.table.choose(
                    seat=seat, command_id=command_id, base_n=cmd.base_n, choice=cmd.choice, at=now
                ),
                then=lambda: listener.send(Ack(cmd.id, self.table.n(seat))),
            )

        await self._exclusively(work)

    async def seen(self, listener: Listener, n: int) -> None:
        """A person has read the summary that came with update ``n``."""

        async def work() -> None:
            self._clock.read(self._seats(listener), self._viewer(listener), n, self._online(), self._services.now())

        await self._exclusively(work)

    # --- for requests ------------------------------------------------------------------------------------------

    async def change(self, command: Callable[[Table, float], list[Entry]]) -> None:
        """Carry out a command about seats, given the table and the time. Raises SpielrundeError."""
        await self._exclusively(lambda: self._carry_out(lambda now: command(self.table, now)))

    async def ask(self, question: Callable[[Table], T]) -> T:
        """Look at the table while nothing is half done."""

        async def work() -> T:
            return question(self.table)

        return await self._exclusively(work)

    async def info(self, person: str | None, lang: str) -> TableInfo:
        """The table around the game, for one person."""
        return await self.ask(lambda table: self._info(person, table.seat_of(person or ""), lang))

    # --- for those who keep rooms ------------------------------------------------------------------------------

    def idle(self, seconds: float) -> bool:
        """Whether nobody looks at the table, nothing is planned, and it was not used for this time."""
        busy = self._listeners or self._alarm or self._tasks
        return not busy and self._services.monotonic() - self._used > seconds

    def attended(self, seconds: float) -> bool:
        """Whether someone who sits here has looked at the table within this time."""
        return bool(self._online()) or self._services.monotonic() - self._attended < seconds

    async def wake(self) -> None:
        """Begin to let happen what is due."""
        await self.ask(lambda _: None)

    async def close(self) -> None:
        """Finish what is being done, stop what was planned, cut the listeners off."""
        self._lose()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- carrying out ------------------------------------------------------------------------------------------

    async def _exclusively(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with the lock held, to its end even if the caller is cancelled."""

        async def locked() -> T:
            async with self._lock:
                try:
                    return await work()
                finally:
                    self._settle()

        self._used = self._services.monotonic()
        return await asyncio.shield(self._task(locked()))

    def _task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _carry_out(
        self, command: Callable[[float], list[Entry]], then: Callable[[], None] = lambda: None
    ) -> None:
        """Carry out a command, append, commit, then tell."""
        if self.lost:
            raise RequestError("not_stored")
        try:
            entries = command(self._services.now())
            self._note(entries)
            if entries:
                await self._services.store.append(self.table, entries, self._due())
        except AlreadyStored as error:
            self._lose()
            raise RequestError("not_stored") from error
        except BaseException as error:
            if not isinstance(error, SpielrundeError) or error.code == "not_stored":
                self._lose()
            raise
        then()
        self._tell(entries)

    async def _come_back(self, seat: int) -> None:
        await self._carry_out(lambda now: self.table.come_back(seat=seat, at=now))

    def _note(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self._clock.plan_bot(entry.at, last_seat=entry.seat)
            if isinstance(entry.command, Start | Step) and self.table.shows_summary():
                self._clock.show_summary(entry.at)

    def _due(self) -> Due | None:
        return None if self._clock.bot_at is None else Due(self._clock.bot_at, self.table.bot_command_id())

    def _lose(self) -> None:
        """What is in memory is no longer what is stored: nobody may use it any more."""
        self.lost = True
        self._stop_alarm()
        for listener in self._listeners:
            listener.hang_up()

    # --- telling -----------------------------------------------------------------------------------------------

    def _info(self, person: str | None, seat: int | None, lang: str) -> TableInfo:
        online = self._online()
        waits = self._clock.waits(online, self._services.now())
        seen = self._clock.seen
        return table_info(self.table, person, seat, lang=lang, online=online, seen=seen, waiting_for_seen=waits)

    def _introduce(self, listener: Listener) -> None:
        listener.send(self._info(listener.person, self._seat(listener), listener.lang))

    def _greet(self, listener: Listener, last_n: int | None) -> None:
        self._introduce(listener)
        if self.table.match is not None:
            self._update(listener, last_n)

    def _tell(self, entries: Iterable[Entry]) -> None:
        told = 0
        for entry in entries:
            told |= entry.told
        for listener in list(self._listeners):
            if told >> self._viewer(listener) & 1:
                self._update(listener, listener.n)

    def _update(self, listener: Listener, since: int | None) -> None:
        viewer = self._viewer(listener)
        listener.n = self.table.n(viewer)
        listener.send(update(self.table, viewer, since=since, lang=listener.lang))

    def _settle(self, but: Listener | None = None) -> None:
        """Show the table around the game to everybody if it changed, and plan what happens next by itself."""
        surroundings = self._surroundings()
        if surroundings != self._shown:
            self._shown = surroundings
            for listener in self._listeners - {but}:
                self._introduce(listener)
        self._plan()

    def _surroundings(self) -> tuple[object, ...]:
        seats = tuple((seat.who, seat.name, seat.level, seat.substituted) for seat in self.table.seats)
        online = self._online()
        waits = self._clock.waits(online, self._services.now())
        return (seats, self.table.status, self.table.public, online, waits, set(self._clock.seen))

    # --- presence and time -------------------------------------------------------------------------------------

    def _seats(self, listener: Listener) -> list[int]:
        return [] if listener.person is None else self.table.seats_of(listener.person)

    def _seat(self, listener: Listener) -> int | None:
        """The seat this listener looks from. Who holds several and has named none sees what everybody sees."""
        mine = self._seats(listener)
        return listener.seat if listener.seat in mine else mine[0] if len(mine) == 1 else None

    def _viewer(self, listener: Listener) -> int:
        seat = self._seat(listener)
        return self.table.spectators if seat is None else seat

    def _online(self) -> set[int]:
        """Seats whose persons are connected."""
        return {seat for listener in self._listeners for seat in self._seats(listener)}

    def _plan(self) -> None:
        """Set the alarm for what happens next by itself."""
        self._stop_alarm()
        now, online = self._services.now(), self._online()
        self._clock.notice(online, now)
        at = self._clock.next_event(online, now)
        if at is not None and not self.lost:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, at - now), self._ring)

    def _stop_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        self._task(self._wake())

    async def _wake(self) -> None:
        try:
            async with self._lock:
                await self._happen()
                self._settle()
        except Exception:
            self._services.log.exception("table stopped", table=self.table.founding.table)
            self._lose()

    async def _happen(self) -> None:
        now, online = self._services.now(), self._online()
        leaver = self._clock.leaver(online, now)
        if leaver is not None:
            self._services.log.info("bot stands in", table=self.table.founding.table, seat=leaver)
            await self._carry_out(lambda at: self.table.stand_in(seat=leaver, at=at))
        elif self._clock.bot_is_due(online, now) and self.table.match is not None:
            seat = self.table.acting_bots()[0]
            number = await self._services.think(self.table.match, seat, self.table.seats[seat].level)
            await self._carry_out(lambda at: self.table.bot_move(seat=seat, number=number, at=at))
