"""The sensible player, the cheap randomised one, and a judgement of positions. Both players read only what the seat
may know."""

from __future__ import annotations

from spielrunde.kernel.contract import BotFunctions
from spielrunde.kernel.layout import Vector
from spielrunde.kernel.rng import BOTS
from spielrunde.kernel.rule import rule
from spielrunde.kernel.shares import WHOLE_WIN
from spielrunde.kernel.zones import choose

from . import actions as do
from .cards import JACK, KINDS, KING
from .rules import card_in, legal, outcome, strength
from .state import OVER, ROUND_1, State


@rule
def policy(s: State, seat: int, mask: Vector) -> int:
    """Raise with a king or, once there is a public card, with a pair; fold what can hardly win; call with the rest."""
    legal(s, seat, mask)
    card = card_in(s.hand, seat)
    if s.phase == ROUND_1:
        strong = card == KING
        weak = card == JACK
    else:
        strong = s.public[card] > 0
        weak = not strong and card != KING
    if strong and mask[do.RAISE]:
        return do.RAISE
    if weak and mask[do.FOLD]:
        return do.FOLD
    return do.CALL


@rule
def rollout(s: State, seat: int, mask: Vector) -> int:
    """Any legal action."""
    return choose(s, BOTS, mask, legal(s, seat, mask))


@rule
def evaluate(s: State, out: Vector) -> None:
    """Shares of the win if nobody folds from here on, over all public cards that may come. The shares sum to 60."""
    if s.phase == OVER:
        outcome(s, out)
        return
    share = 0
    cards = 0
    for public in range(KINDS):
        chances = s.deck[public] if s.phase == ROUND_1 else s.public[public]
        share += chances * first_share(s, public)
        cards += chances
    out[0] = share // cards
    out[1] = WHOLE_WIN - out[0]


@rule
def first_share(s: State, public: int) -> int:
    """The first seat's share of the win in a showdown beside this public card."""
    first = strength(card_in(s.hand, 0), public)
    second = strength(card_in(s.hand, 1), public)
    if first == second:
        return WHOLE_WIN // 2
    return WHOLE_WIN if first > second else 0


BOT = BotFunctions(policy=policy, rollout=rollout, evaluate=evaluate)
