"""Forming, discarding and upgrading (chapters 4, 5 and 10)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import actions as do
from . import events as on
from .cards import JAR
from .deal import refill
from .duel import mate_card
from .flow import after_action
from .sets import add_card, kind_of_set, leave_hand, new_set, push, put, top_set
from .state import State


@rule
def form(s: State, seat: int, kind: int, mate: int) -> None:
    """Lay two hand cards as a set on top of the own stack (clauses 4.1, 4.5)."""
    other = mate_card(kind, mate)
    emit(s, on.FORM, seat, kind, other)
    number = new_set(s, kind)
    put(s, seat, number, kind)
    put(s, seat, number, other)
    push(s, seat, number)
    after_action(s)


@rule
def formed_kind(place: int) -> int:
    """The kind of a set of two hand cards, from its place among ``FORMED``."""
    return JAR if place == do.FORMED_JAR else place


@rule
def pair_with_discard(s: State, seat: int, card: int) -> None:
    """Lay a hand card and the top of the discard pile as a set on top of the own stack (clauses 4.2, 4.5, 5.3)."""
    other = s.top
    emit(s, on.PAIR, seat, card, other)
    number = new_set(s, kind_of_set(card, other))
    put(s, seat, number, card)
    take_discard(s)
    add_card(s, number, other)
    emit(s, on.TAKE_DISCARD, number, other)
    push(s, seat, number)
    after_action(s)


@rule
def take_discard(s: State) -> None:
    """Take the top card of the discard pile, which may become empty and stay so (clause 2.6)."""
    s.discards -= 1
    s.top = s.discard[s.discards - 1] if s.discards > 0 else -1


@rule
def discard_card(s: State, seat: int, card: int) -> None:
    """Lay a card on the discard pile (clause 5.1); in the advanced game the hand is filled at once (clause 10.3)."""
    leave_hand(s, seat, card)
    s.discard[s.discards] = card
    s.discards += 1
    s.top = card
    emit(s, on.DISCARD, seat, card)
    if s.advanced:
        refill(s, seat)
    after_action(s)


@rule
def upgrade(s: State, seat: int) -> None:
    """Add an asset of its kind to the own top set (clause 10.5)."""
    number = top_set(s, seat)
    card = s.set_kind[number]
    leave_hand(s, seat, card)
    add_card(s, number, card)
    emit(s, on.UPGRADE, seat, number, card)
    after_action(s)
