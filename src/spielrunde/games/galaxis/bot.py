"""The sensible player, the cheap randomised one, and a judgement of positions. All read only what the seat may know.

Values are hundredths of a point.
"""

from __future__ import annotations

from ...kernel.contract import BotFunctions
from ...kernel.layout import Vector
from ...kernel.rng import BOTS, below
from ...kernel.rule import rule
from ...kernel.shares import share_expected
from ...kernel.zones import choose, choose_from
from . import actions as do
from .cards import LOTS, PLANETS, WORTH
from .legal import legal
from .plan import planned_action
from .scoring import pair_gain
from .state import BID, PICK, PLACE, State
from .worth import NEVER, POINT, card_value, owner_value, prospect, weight

# --- the cheap randomised player -------------------------------------------------------------------------------------


@rule
def rollout(s: State, seat: int, mask: Vector) -> int:
    """Bid a card or a few, pick any lot, make the pair that helps or harms most, else keep what is good and give away
    what is not."""
    count = legal(s, seat, mask)
    if s.phase == BID and mask[do.LAY] and below(s, BOTS, 2):
        return do.LAY
    if s.phase != PLACE:
        return choose(s, BOTS, mask, count)
    pair = best_pair(s, seat, mask)
    if pair >= 0:
        return pair
    if s.picked < PLANETS and WORTH[s.picked] < 0:
        return choose_from(s, BOTS, mask, do.ALONE, s.seats)
    return do.ALONE + seat


@rule
def best_pair(s: State, seat: int, mask: Vector) -> int:
    """The action of the pair that helps the seat or harms another one most; -1 if none does."""
    chosen = -1
    best = 0
    for action in range(do.PAIR, len(mask)):
        if mask[action]:
            owner = (action - do.PAIR) // LOTS
            change = pair_gain(s, owner, s.picked, (action - do.PAIR) % LOTS)
            value = change if owner == seat else -change
            if value > best:
                best = value
                chosen = action
    return chosen


# --- the sensible player ---------------------------------------------------------------------------------------------


@rule
def policy(s: State, seat: int, mask: Vector) -> int:
    """Bid by what the lots are worth, pick and place for the greatest value; near ties are broken at random."""
    legal(s, seat, mask)
    if s.phase == BID:
        action = planned_action(s, seat)
        return action if mask[action] else do.LAY
    best = NEVER
    chosen = 0
    for action in range(do.ALONE, len(mask)):
        if mask[action]:
            value = card_value(s, seat, action - do.PICK) if s.phase == PICK else place_value(s, seat, action)
            value += below(s, BOTS, POINT // 10)
            if value > best:
                best = value
                chosen = action
    return chosen


@rule
def place_value(s: State, seat: int, action: int) -> int:
    """What placing the lot does for the seat, or against another one."""
    owner = action - do.ALONE
    mate = -1
    if action >= do.PAIR:
        owner = (action - do.PAIR) // LOTS
        mate = (action - do.PAIR) % LOTS
    value = owner_value(s, owner, s.picked, mate)
    return value if owner == seat else -value * weight(s, seat, owner) // 100


# --- judging a position ----------------------------------------------------------------------------------------------


@rule
def evaluate(s: State, out: Vector) -> None:
    """Expected shares of the win in sixtieths: points so far and what singles may bring, compared with the average."""
    for seat in range(s.seats):
        out[seat] = prospect(s, seat)
    share_expected(out, s.seats, POINT * (s.pile_height + 4) // 12)


BOT = BotFunctions(policy=policy, rollout=rollout, evaluate=evaluate)
