"""Laying bases, opening rows and adding to them (chapter 4)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import DOUBLER, JOKER
from .fox import let_fox_in
from .state import State


@rule
def is_open(s: State, seat: int, suit: int) -> bool:
    """Whether there is a row of this suit that may still grow: a doubler closes it (clause 4.12)."""
    return s.row_length[seat, suit] > 0 and s.row_doubled[seat, suit] == 0


@rule
def leave_hand(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand; one everybody knew of goes first (clause 8.3)."""
    s.hand[seat, kind] -= 1
    s.hand_size[seat] -= 1
    if s.known[seat, kind] > 0:
        s.known[seat, kind] -= 1


@rule
def lay_base(s: State, seat: int, kind: int) -> None:
    """Show a card, then lay it face down as an empty base (clause 4.1)."""
    leave_hand(s, seat, kind)
    s.base_owner[s.bases] = seat
    s.base_kind[s.bases] = kind
    s.bases += 1
    s.base_count[seat] += 1
    emit(s, on.LAY, seat, kind)


@rule
def open_row(s: State, seat: int, suit: int) -> None:
    """Start a row with a set card on the oldest empty base (clauses 4.4, 4.6)."""
    leave_hand(s, seat, suit)
    emit(s, on.BASE, seat, suit)
    s.row_base[seat, suit] = s.row_count[seat]
    s.row_count[seat] += 1
    s.row_length[seat, suit] = 1
    emit(s, on.OPEN, seat, suit)
    let_fox_in(s, seat, suit)


@rule
def extend_row(s: State, seat: int, suit: int, kind: int) -> None:
    """Add a set card or a joker to a row; either makes it one longer (clauses 4.7, 4.8)."""
    leave_hand(s, seat, kind)
    if kind == JOKER:
        s.row_jokers[seat, suit] |= 1 << s.row_length[seat, suit]
    s.row_length[seat, suit] += 1
    emit(s, on.JOKER if kind == JOKER else on.EXTEND, seat, suit, s.row_length[seat, suit])


@rule
def double_row(s: State, seat: int, suit: int) -> None:
    """Double a row and close it (clauses 4.11, 4.12); it gets no longer by that (clause 4.14)."""
    leave_hand(s, seat, DOUBLER)
    s.row_doubled[seat, suit] = 1
    emit(s, on.DOUBLE, seat, suit)
