"""A drafted set on offer: who is asked whether to contest it, and who lets it pass (chapters 13 and 14)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .draft import left_neighbour, left_pile, offer, right_neighbour, right_pile, settle_draft
from .flow import after_action
from .state import WINDOW, State


@rule
def draft_set(s: State, seat: int, card: int, piles: int) -> None:
    """Offer a set of a hand card and the open cards of these piles, which others may contest (clauses 13.3, 13.4)."""
    offer(s, seat, card, piles)
    list_contesters(s, seat, piles)
    ask_contester(s)


@rule
def list_contesters(s: State, seat: int, piles: int) -> None:
    """Those to ask: the other player (clause 13.4), or the neighbours at the piles used (clause 14.3), the left one
    first (clause 14.2)."""
    s.answerer = -1
    s.asked_next = -1
    if s.seats == 2:
        s.answerer = 1 - seat
        return
    if piles >> right_pile(seat) & 1:
        s.answerer = right_neighbour(s, seat)
    if piles >> left_pile(seat) & 1:
        s.asked_next = s.answerer
        s.answerer = left_neighbour(s, seat)


@rule
def ask_contester(s: State) -> None:
    """Ask the next one who may contest the offered set; if there is none, it is the drafter's."""
    if s.answerer >= 0 and may_contest(s, s.answerer):
        s.phase = WINDOW
    elif s.asked_next >= 0 and may_contest(s, s.asked_next):
        s.answerer = s.asked_next
        s.asked_next = -1
        s.phase = WINDOW
    else:
        settle_draft(s, s.active)
        after_action(s)


@rule
def may_contest(s: State, seat: int) -> bool:
    """Whether a seat may contest the offered set at all: not if it is barred (clause 12.1); without a set of its own
    only where no option forbids it (clause 13.5)."""
    if s.hand_size[seat] == 0 or (s.locked[seat] >> s.active) & 1:
        return False
    return s.draft_challenge_needs_set == 0 or s.stack_size[seat] > 0


@rule
def let_pass(s: State, seat: int) -> None:
    """Do not contest an offered set (clause 13.4); the other neighbour may be asked (clause 14.2)."""
    emit(s, on.LET_PASS, seat)
    s.answerer = s.asked_next
    s.asked_next = -1
    ask_contester(s)
