"""The sensible player, the cheap randomised one, and a judgement of positions. All read only what the seat may know."""

from __future__ import annotations

from ...kernel.contract import BotFunctions
from ...kernel.layout import Vector
from ...kernel.rng import BOTS, below
from ...kernel.rule import rule
from ...kernel.shares import share_expected
from ...kernel.zones import choose, choose_from
from . import actions as do
from .cards import ASSETS
from .legal import legal
from .sets import set_value, stack_value, top_set
from .state import TURN, TWO_WINS, State
from .worth import action_value

LEAST = -100_000_000
"""Less than any action is worth."""
NEAR_TIE = 200
"""Dollars by which the sensible player does not tell actions apart."""


# --- the cheap randomised player ---------------------------------------------------------------------------------


@rule
def rollout(s: State, seat: int, mask: Vector) -> int:
    """Answer with whatever fits, form sets where it can, else often challenge, else discard; all at random."""
    count = legal(s, seat, mask)
    if s.phase != TURN:
        if mask[do.GIVE_UP] and count > 1 and s.need == 1:
            return pick(s, mask, do.LAY, do.CHALLENGE)
        return choose(s, BOTS, mask, count)
    if marked(mask, do.PAIR, do.GIVE_UP) > 0:
        return pick(s, mask, do.PAIR, do.GIVE_UP)
    if below(s, BOTS, 2) and marked(mask, do.CHALLENGE, do.END_TURN) > 0:
        return pick(s, mask, do.CHALLENGE, do.END_TURN)
    if mask[do.END_TURN] == 0 and marked(mask, do.DISCARD, do.DISCARD + ASSETS) > 0:
        return pick(s, mask, do.DISCARD, do.DISCARD + ASSETS)
    return choose(s, BOTS, mask, count)


@rule
def marked(mask: Vector, first: int, end: int) -> int:
    """How many actions from ``first`` to before ``end`` are set in the mask."""
    count = 0
    for action in range(first, end):
        count += mask[action]
    return count


@rule
def pick(s: State, mask: Vector, first: int, end: int) -> int:
    """One of the actions set in the mask from ``first`` to before ``end``, at random; there is one."""
    return choose_from(s, BOTS, mask, first, marked(mask, first, end))


# --- the sensible player -----------------------------------------------------------------------------------------


@rule
def policy(s: State, seat: int, mask: Vector) -> int:
    """The legal action of the greatest value; near ties are broken at random."""
    legal(s, seat, mask)
    best = LEAST
    chosen = 0
    for action in range(len(mask)):
        if mask[action]:
            value = action_value(s, seat, action) + below(s, BOTS, NEAR_TIE)
            if value > best:
                best = value
                chosen = action
    return chosen


# --- judging a position ------------------------------------------------------------------------------------------


@rule
def evaluate(s: State, out: Vector) -> None:
    """Expected shares of the win in sixtieths: money and wins so far and the stacks as they lie, compared with the
    average. The shares sum to 60."""
    for seat in range(s.seats):
        out[seat] = projection(s, seat)
    share_expected(out, s.seats, 8000)


@rule
def projection(s: State, seat: int) -> int:
    """Dollars a seat would have if the round ended now, an exposed set counted in part; a round won counts as much as
    a good round brings."""
    dollars = stack_value(s, seat)
    if s.stack_size[seat] > 1:
        dollars -= set_value(s, top_set(s, seat)) // 4
    if s.game_end == TWO_WINS:
        return dollars + 300_000 * s.wins[seat]
    return dollars + s.total[seat]


BOT = BotFunctions(policy=policy, rollout=rollout, evaluate=evaluate)
