"""Action cards played from the hand (chapter 11)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import actions as do
from . import events as on
from .cards import MOVE, SWAP
from .sets import bury_top, exchange_tops, leave_hand, raise_bottom
from .state import State


@rule
def use_card(s: State, seat: int, card: int) -> None:
    """An action card leaves the game for this round (clause 11.5)."""
    leave_hand(s, seat, card)
    s.removed[card] += 1
    emit(s, on.USE, seat, card)


@rule
def play_swap(s: State, seat: int, other: int) -> None:
    """Exchange top sets with another player (clause 11.1)."""
    use_card(s, seat, SWAP)
    emit(s, on.SWAP, seat, other)
    exchange_tops(s, seat, other)


@rule
def play_move(s: State, seat: int, other: int, place: int) -> None:
    """Put the top set of a stack, perhaps the own one, to its bottom, or its bottom set on top (clause 11.3)."""
    use_card(s, seat, MOVE)
    if place == do.TOP:
        tell_moved(s, seat, other, on.BURY_OWN, on.BURY)
        bury_top(s, other)
    else:
        tell_moved(s, seat, other, on.RAISE_OWN, on.RAISE)
        raise_bottom(s, other)


@rule
def tell_moved(s: State, seat: int, other: int, own: int, others: int) -> None:
    """Tell that a set was moved: in the own stack, or in another one."""
    if other == seat:
        emit(s, own, seat)
    else:
        emit(s, others, seat, other)
