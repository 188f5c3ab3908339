"""Shares of a win, in sixtieths: exact for ties of up to six seats. Both functions work in place on one row."""

from __future__ import annotations

from .layout import Vector
from .rule import rule

WHOLE_WIN = 60
"""Sixtieths in a win."""


@rule
def share_win(out: Vector, seats: int) -> None:
    """Turn what decides the game, per seat, into shares of the win: the greatest wins, equal ones share the victory.

    >>> row = [31, 40, 12, 40]
    >>> share_win(row, 4)
    >>> row
    [0, 30, 0, 30]
    """
    best = out[0]
    for seat in range(seats):
        best = max(best, out[seat])
    winners = 0
    for seat in range(seats):
        winners += 1 if out[seat] == best else 0
    for seat in range(seats):
        out[seat] = WHOLE_WIN // winners if out[seat] == best else 0


@rule
def share_expected(out: Vector, seats: int, unit: int) -> None:
    """Turn an estimate per seat into expected shares that sum to 60. The average weighs 20, each ``unit`` above it 1
    more and below it 1 less, nobody less than 1. What rounding leaves goes to seat 0.

    >>> row = [40, 50, 60]
    >>> share_expected(row, 3, 2)
    >>> row
    [15, 20, 25]
    """
    mean = 0
    for seat in range(seats):
        mean += out[seat]
    mean //= seats
    weights = 0
    for seat in range(seats):
        out[seat] = max(20 + (out[seat] - mean) // unit, 1)
        weights += out[seat]
    given = 0
    for seat in range(seats):
        out[seat] = out[seat] * WHOLE_WIN // weights
        given += out[seat]
    out[0] += WHOLE_WIN - given
