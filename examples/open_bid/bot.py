"""The sensible player, the cheap randomised one, and a judgement of positions. All read only what the seat may know."""

from __future__ import annotations

from spielrunde.kernel.contract import BotFunctions
from spielrunde.kernel.layout import Vector
from spielrunde.kernel.rng import BOTS
from spielrunde.kernel.rule import rule
from spielrunde.kernel.shares import share_expected
from spielrunde.kernel.zones import choose

from . import actions as do
from .cards import NUMBERS, SILVER
from .rules import legal
from .state import State

POOR = 2
"""A hand whose best card is lower than this number (from 0) is worth a swap."""


@rule
def policy(s: State, seat: int, mask: Vector) -> int:
    """Bid the highest card for gold and crown, the lowest for silver; swap a card of a poor hand."""
    legal(s, seat, mask)
    if mask[do.CONFIRM]:
        return do.CONFIRM
    lowest = NUMBERS
    highest = 0
    for number in range(NUMBERS):
        if mask[do.BID + number]:
            lowest = min(lowest, number)
            highest = number
    if mask[do.SWAP + lowest] and highest < POOR:
        return do.SWAP + lowest
    return do.BID + (lowest if s.prize[SILVER] > 0 else highest)


@rule
def rollout(s: State, seat: int, mask: Vector) -> int:
    """Any legal action."""
    return choose(s, BOTS, mask, legal(s, seat, mask))


@rule
def evaluate(s: State, out: Vector) -> None:
    """Expected shares of the win: by points so far. The shares sum to 60."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]
    share_expected(out, s.seats, 1)


BOT = BotFunctions(policy=policy, rollout=rollout, evaluate=evaluate)
