"""x"""

from __future__ import annotations

from ...kernel.layout import Vector
from ...kernel.rng import BOTS
from ...kernel.rule import rule
from ...kernel.shares import share_expected
from ...kernel.zones import choose
from .legal import legal
from .state import State


@rule
def policy(s: State, seat: int, mask: Vector) -> int:
    """x"""
    return choose(s, BOTS, mask, legal(s, seat, mask))


@rule
def rollout(s: State, seat: int, mask: Vector) -> int:
    """x"""
    return choose(s, BOTS, mask, legal(s, seat, mask))


@rule
def evaluate(s: State, out: Vector) -> None:
    """x"""
    for seat in range(s.seats):
        out[seat] = s.steps[seat]
    share_expected(out, s.seats, 1)
