"""When something happens at a table by itself: bots at a human pace, summaries that wait, persons who stay away."""

from __future__ import annotations

import random
from collections.abc import Iterable, Set

import msgspec

from .seating import PERSON
from .table import Table


class Pace(msgspec.Struct, frozen=True):
    """All times in seconds. A bot's move takes between ``shortest`` and ``longest``, whether forced or chosen."""

    shortest: float = 1.0
    longest: float = 2.0
    first: float = 0.8
    """More time for the first move of a turn."""
    summary: float = 20.0
    """How long a summary may hold up the game."""
    grace: float = 60.0
    """How long a person may be away before a bot plays for them, if others wait."""

    def bot_delay(self, *, first: bool) -> float:
        """Time until a bot's next move.

        >>> Pace(shortest=1.5, longest=1.5, first=0.5).bot_delay(first=True)
        2.0
        >>> 1.0 <= Pace().bot_delay(first=False) <= 2.0
        True
        """
        return random.uniform(self.shortest, self.longest) + (self.first if first else 0.0)


AT_ONCE = Pace(shortest=0.0, longest=0.0, first=0.0, summary=0.0)
"""For tests: nothing waits."""


class Clock:
    """The times of one table, in seconds since 1970 (UTC). Only the next bot's move is ever stored.

    ``online`` is always the set of seats whose persons look at the table.
    """

    def __init__(self, table: Table, pace: Pace, now: float) -> None:
        self.bot_at: float | None = None
        self.seen: set[int] = set()
        self._table = table
        self._pace = pace
        self._summary_until = 0.0
        self._summary_n: list[int] = []
        self._away_since: dict[int, float] = {}
        self.plan_bot(now, last_seat=None)

    def plan_bot(self, now: float, *, last_seat: int | None) -> None:
        """Something changed: a bot that must act does so after a human pause, longer if its turn just began."""
        bots = self._table.acting_bots()
        self.bot_at = now + self._pace.bot_delay(first=last_seat not in bots) if bots else None

    def show_summary(self, now: float) -> None:
        """A summary has just been shown that people want to read."""
        self._summary_until, self.seen = now + self._pace.summary, set()
        self._summary_n = [self._table.n(viewer) for viewer in range(self._table.spectators + 1)]

    def read(self, seats: Iterable[int], viewer: int, n: int, online: Set[int], now: float) -> None:
        """Whoever holds these seats has read the summary, if it came to this viewer with update ``n`` or before."""
        if self.waits(online, now) and n >= self._summary_n[viewer]:
            self.seen.update(seats)

    def waits(self, online: Set[int], now: float) -> bool:
        """Whether a summary is still being read by someone at the table."""
        return self._table.status == "playing" and now < self._summary_until and bool(online - self.seen)

    def notice(self, online: Set[int], now: float) -> None:
        """Note who is away, and since when."""
        persons = {seat.number for seat in self._table.seats if seat.who == PERSON}
        self._away_since = {seat: self._away_since.get(seat, now) for seat in persons - online}

    def leaver(self, online: Set[int], now: float) -> int | None:
        """A seat that a bot must play for now: its person stays away while someone waits for their move."""
        late = [seat for seat, at in self._leavers(online) if at <= now]
        return late[0] if late else None

    def bot_is_due(self, online: Set[int], now: float) -> bool:
        """Whether a bot moves now."""
        return self.bot_at is not None and self.bot_at <= now and not self.waits(online, now)

    def next_event(self, online: Set[int], now: float) -> float | None:
        """When something happens by itself next, if nobody does anything."""
        times = [at for _, at in self._leavers(online)]
        waits = self.waits(online, now)
        if waits:
            times.append(self._summary_until)
        if self.bot_at is not None:
            times.append(max(self.bot_at, self._summary_until) if waits else self.bot_at)
        return min(times, default=None)

    def _leavers(self, online: Set[int]) -> list[tuple[int, float]]:
        if not online:
            return []
        waited_for = self._table.acting_persons()
        return [(seat, at + self._pace.grace) for seat, at in self._away_since.items() if seat in waited_for]
