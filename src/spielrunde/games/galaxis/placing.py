"""Placing the lot picked, alone or as part of a pair (chapter 8)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import LOT, LOTS, PLANETS, WORTH, WORTHS
from .scoring import colour_score, count_pair
from .state import ANY_GIFT, State


@rule
def may_give(s: State, card: int) -> bool:
    """Whether a card may go to another player: any, or only a planet below zero (clauses 8.1, 8.8)."""
    return s.gift_rule == ANY_GIFT or (card < PLANETS and WORTH[card] < 0)


@rule
def mates_from(card: int) -> int:
    """The first lot of the other kind: only a planet and a multiplier make a pair (clause 8.4)."""
    return PLANETS if card < PLANETS else 0


@rule
def mates_to(card: int) -> int:
    """The last lot of the other kind."""
    return LOTS - 1 if card < PLANETS else PLANETS - 1


@rule
def place_alone(s: State, seat: int, owner: int) -> None:
    """Lay the picked card alone into an area (clause 8.2)."""
    card = s.picked
    announce(s, seat, owner, card)
    emit(s, on.PLACE, owner, LOT + card)
    s.single[owner, card] += 1
    s.picked = -1


@rule
def place_on(s: State, seat: int, owner: int, mate: int) -> None:
    """Make a pair of the picked card and a single of the other kind, which is none any more (clauses 8.2, 8.3)."""
    card = s.picked
    planet = min(card, mate)
    factor = max(card, mate) - PLANETS
    colour = planet // WORTHS
    announce(s, seat, owner, card)
    emit(s, on.JOIN, owner, colour, LOT + card)
    emit(s, on.LIFT, owner, colour, LOT + mate)
    s.single[owner, mate] -= 1
    count_pair(s, owner, planet, factor)
    s.picked = -1
    emit(s, on.PAIR, owner, LOT + planet, LOT + PLANETS + factor)
    emit(s, on.SCORE, owner, colour, colour_score(s, owner, colour))


@rule
def announce(s: State, seat: int, owner: int, card: int) -> None:
    """Tell whose area a card goes to."""
    if seat == owner:
        emit(s, on.KEEP, seat, LOT + card)
    else:
        emit(s, on.GIVE, seat, owner, LOT + card)
