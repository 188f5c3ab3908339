"""Counters and steps: digits, what is taken and given, the way to Africa (chapters 5, 8)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import BITS, CALM, COUNTERS, FIRST_COUNTER, FOOD, GLORY, GOLD, MOST_DIGIT
from .state import IN_AFRICA, OVER, State


@rule
def digit(counters: int, kind: int) -> int:
    """How many counters of a kind stand in a number made of digits."""
    return (counters >> (BITS * kind)) & MOST_DIGIT


@rule
def held(s: State, seat: int) -> int:
    """All counters of a seat."""
    return s.stock[seat, FOOD] + s.stock[seat, GOLD] + s.stock[seat, CALM] + s.stock[seat, GLORY]


@rule
def gain(s: State, seat: int, kind: int, n: int) -> None:
    """Take counters of one kind from the supply, which never runs out (clause 1.3)."""
    s.stock[seat, kind] += n
    emit(s, on.GAIN, seat, FIRST_COUNTER + kind, n)


@rule
def gain_all(s: State, seat: int, counters: int) -> None:
    """Take counters of several kinds, but not those of any kind, from the supply (clause 11.1)."""
    for kind in range(COUNTERS):
        n = digit(counters, kind)
        if n > 0:
            gain(s, seat, kind, n)


@rule
def walk(s: State, seat: int, n: int) -> None:
    """Move a Roman on, no farther than Africa; there the game ends (clauses 8.2, 9.2)."""
    s.steps[seat] = min(s.steps[seat] + n, s.africa)
    emit(s, on.MOVE, seat, n, s.steps[seat])
    if s.steps[seat] == s.africa:
        end(s, IN_AFRICA)


@rule
def end(s: State, reason: int) -> None:
    """End the game at once, within the turn and the round (clause 9.5)."""
    s.phase = OVER
    s.reason = reason
    emit(s, on.END)


@rule
def left_of(s: State, seat: int) -> int:
    """The next seat clockwise (clause 3.1)."""
    return seat + 1 if seat + 1 < s.seats else 0
