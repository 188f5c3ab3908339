"""Taking from the display, drawing blind, and scoring cards that turn up (chapter 5)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rng import TABLE
from ...kernel.rule import rule
from ...kernel.zones import draw
from . import events as on
from .cards import SCORING
from .scoring import end_game, score
from .state import OVER, State


@rule
def take_card(s: State, seat: int, kind: int) -> None:
    """Take a card from the display (clause 5.1), after that fill the gap at once (clauses 5.2, 5.9). Everybody knows
    of the card from then on (clause 8.3)."""
    s.display[kind] -= 1
    s.hand[seat, kind] += 1
    s.known[seat, kind] += 1
    s.hand_size[seat] += 1
    emit(s, on.TAKE, seat, kind)
    refill = reveal(s)
    if refill >= 0:
        s.display[refill] += 1
        emit(s, on.REFILL, refill)


@rule
def draw_blind(s: State, seat: int) -> None:
    """Draw the top card of the pile unseen (clause 5.3)."""
    kind = reveal(s)
    s.drawn = 1
    if kind >= 0:
        s.hand[seat, kind] += 1
        s.hand_size[seat] += 1
        emit(s, on.DRAW, seat, kind)


@rule
def reveal(s: State) -> int:
    """Turn up cards until one is no scoring card, which is laid out openly at no cost (clause 5.5); -1 if the game
    ended on the way, after which no card is replaced (clause 5.8)."""
    kind = top_card(s)
    while kind == SCORING:
        show_scoring_card(s)
        if s.phase == OVER:
            return -1
        kind = top_card(s)
    return kind


@rule
def top_card(s: State) -> int:
    """Take the top card off the pile."""
    kind = draw(s, TABLE, s.pile, s.pile_size)
    s.pile_size -= 1
    return kind


@rule
def show_scoring_card(s: State) -> None:
    """Lay out one scoring card, and score if it is one that brings a scoring (clauses 5.6, 5.7)."""
    s.shown_scoring += 1
    emit(s, on.SCORING_CARD, s.shown_scoring)
    if s.shown_scoring == s.last_scoring:
        end_game(s)
    elif s.shown_scoring == s.first_scoring:
        score(s, 0)
    elif s.shown_scoring == s.second_scoring:
        score(s, 1)
