"""What live tables are given by whoever runs them: time, a log, bots that think, and a store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from ..kernel.match import Match
from .store import Store

Think = Callable[[Match, int, str], Awaitable[int]]
"""Chooses a bot's action: match, seat, level -> dense action number."""


class Log(Protocol):
    """Notes what happens for whoever runs the tables. Never a token, an invite or a hidden card."""

    def info(self, event: str, /, **details: object) -> None:
        """Something happened."""

    def error(self, event: str, /, **details: object) -> None:
        """Something failed."""

    def exception(self, event: str, /, **details: object) -> None:
        """Something failed with the exception being handled."""


@dataclass(frozen=True)
class Services:
    """``now`` gives seconds since 1970 (UTC); ``monotonic`` seconds that are never set back, to measure a time by."""

    now: Callable[[], float]
    monotonic: Callable[[], float]
    log: Log
    think: Think
    store: Store
