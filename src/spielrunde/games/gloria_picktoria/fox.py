"""The fox (chapter 7), and the left neighbour, to whom it goes."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import actions as do
from . import events as on
from .costs import cheapest_take
from .state import PLACE_FOX, State


@rule
def left_of(s: State, seat: int) -> int:
    """The left neighbour, who also plays next (clause 2.6)."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def put_fox(s: State, seat: int, suit: int) -> None:
    """Stand the fox on a row."""
    s.fox_seat = seat
    s.fox_suit = suit


@rule
def let_fox_in(s: State, seat: int, suit: int) -> None:
    """Stand the fox on the row just opened, if with it the last player got a first row (clause 7.1) and the game is
    played with the fox (clause 7.12)."""
    if s.fox and s.fox_seat < 0 and s.row_count[seat] == 1 and everyone_has_a_row(s):
        put_fox(s, seat, suit)
        emit(s, on.FOX_ENTERS, seat, suit)


@rule
def everyone_has_a_row(s: State) -> bool:
    """Whether no seat is without a row."""
    for seat in range(s.seats):
        if s.row_count[seat] == 0:
            return False
    return True


# --- the paid moves --------------------------------------------------------------------------------------------------


@rule
def may_move_fox(s: State, seat: int) -> bool:
    """Whether the fox can be moved to another row of the same player, as the only move of the turn (clause 7.7)."""
    return s.fox_seat == seat and s.fox_used == 0 and s.row_count[seat] > 1 and may_pay_fox(s, s.fox_move_cost)


@rule
def may_send_fox(s: State, seat: int) -> bool:
    """Whether the fox can be sent to the left neighbour, as the only move of the turn (clause 7.7)."""
    return s.fox_seat == seat and s.fox_used == 0 and may_pay_fox(s, s.fox_send_cost)


@rule
def may_pay_fox(s: State, cost: int) -> bool:
    """Whether a move of the fox can be paid and is not all of the turn; otherwise a game might never end
    (clause 7.13)."""
    return s.ap >= cost and (s.ap < s.actions_per_turn or s.ap - cost >= cheapest_take(s))


@rule
def move_fox(s: State, seat: int, suit: int) -> None:
    """Move the fox to another row of the same player (clause 7.5)."""
    put_fox(s, seat, suit)
    s.fox_used = 1
    emit(s, on.FOX_MOVES, seat, suit)


@rule
def send_fox(s: State, seat: int, suit: int) -> None:
    """Send the fox to a row of the left neighbour (clause 7.6)."""
    left = left_of(s, seat)
    put_fox(s, left, suit)
    s.fox_used = 1
    emit(s, on.FOX_SENT, seat, left, suit)


# --- the free pass ---------------------------------------------------------------------------------------------------


@rule
def pass_fox(s: State, seat: int, action: int) -> None:
    """Pass the fox to a row of the left neighbour, hand it over for the neighbour to place (clause 7.9), or keep it
    (clause 7.11)."""
    left = left_of(s, s.active)
    if action < do.HAND_FOX:
        put_fox(s, left, action - do.PASS_FOX)
        emit(s, on.FOX_PASSED, seat, left, s.fox_suit)
    elif action == do.HAND_FOX:
        s.phase = PLACE_FOX
        emit(s, on.FOX_HANDED, seat, left)
    elif action == do.KEEP_FOX:
        emit(s, on.FOX_KEPT, seat)
    else:
        put_fox(s, seat, action - do.PLACE_FOX)
        emit(s, on.FOX_PLACED, seat, s.fox_suit)
