"""Counters and steps: digits, what is taken and given, the way to Africa (chapters 5, 8)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import BITS, COUNTERS, FIRST_COUNTER, MOST_DIGIT
from .state import IN_AFRICA, OVER, State


@rule
def digit(counters: int, kind: int) -> int:
    """How many counters of a kind stand in a number made of digits."""
    return (counters >> (BITS * kind)) & MOST_DIGIT


@rule
def held(s: State, seat: int) -> int:
    """All counters of a seat."""
    return s.stock[seat, 0] + s.stock[seat, 1] + s.stock[seat, 2] + s.stock[seat, 3]


@rule
def gain(s: State, seat: int, kind: int, n: int) -> None:
    """Take counters of one kind from the supply."""
    s.stock[seat, kind] += n
    emit(s, on.GAIN, seat, FIRST_COUNTER + kind, n)


@rule
def gain_all(s: State, seat: int, counters: int) -> None:
    """Take counters of several kinds from the supply."""
    for kind in range(COUNTERS):
        n = digit(counters, kind)
        if n > 0:
            gain(s, seat, kind, n)


@rule
def walk(s: State, seat: int, n: int) -> None:
    """Move a Roman; in Africa the game ends at once (8.2, 9.2)."""
    s.steps[seat] = min(s.steps[seat] + n, s.africa)
    emit(s, on.MOVE, seat, n, s.steps[seat])
    if s.steps[seat] == s.africa:
        end(s, IN_AFRICA)


@rule
def end(s: State, reason: int) -> None:
    """End the game."""
    s.phase = OVER
    s.reason = reason
    emit(s, on.END)


@rule
def left_of(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0
