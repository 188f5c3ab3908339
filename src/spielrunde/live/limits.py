"""How much one client or one address may ask for."""

from __future__ import annotations

from collections.abc import Callable

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """So many in so many seconds: messages of one client; new tables and new guests from one address."""

    commands: int = 100
    commands_per: float = 20.0
    tables: int = 60
    tables_per: float = 600.0
    sessions: int = 120
    sessions_per: float = 600.0


class Credits:
    """``size`` requests at once, refilled evenly over ``per`` seconds."""

    def __init__(self, size: int, per: float, monotonic: Callable[[], float]) -> None:
        self._size = size
        self._rate = size / per
        self._monotonic = monotonic
        self._left = float(size)
        self._at = monotonic()

    def take(self) -> bool:
        """Spend one credit; False if there is none."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        """Whether nothing was asked for lately, so that these credits can be forgotten."""
        self._refill()
        return self._left >= self._size

    def _refill(self) -> None:
        now = self._monotonic()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now


class PerAddress:
    """Credits for each address apart; those of quiet addresses are forgotten."""

    FORGET_AT = 10_000
    """Number of addresses at which the quiet ones are looked for."""

    def __init__(self, size: int, per: float, monotonic: Callable[[], float]) -> None:
        self._make: Callable[[], Credits] = lambda: Credits(size, per, monotonic)
        self._credits: dict[str, Credits] = {}

    def take(self, address: str) -> bool:
        """Spend one credit of this address; False if it has none."""
        if address not in self._credits:
            self._forget_quiet()
            self._credits[address] = self._make()
        return self._credits[address].take()

    def _forget_quiet(self) -> None:
        if len(self._credits) >= self.FORGET_AT:
            self._credits = {address: left for address, left in self._credits.items() if not left.full()}
