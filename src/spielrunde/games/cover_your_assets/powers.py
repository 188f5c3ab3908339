"""Action cards played from the hand (chapter 11)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import MOVE, SWAP
from .sets import bury_top, exchange_tops, raise_bottom
from .state import State


@rule
def use_card(s: State, seat: int, card: int) -> None:
    """An action card leaves the game for this round (11.5)."""
    s.hand[seat, card] -= 1
    s.hand_size[seat] -= 1
    s.removed[card] += 1
    emit(s, on.USE, seat, card)


@rule
def play_swap(s: State, seat: int, other: int) -> None:
    """Exchange top sets with another player."""
    use_card(s, seat, SWAP)
    emit(s, on.SWAP, seat, other)
    exchange_tops(s, seat, other)


@rule
def play_move(s: State, seat: int, other: int, bottom: int) -> None:
    """Put a stack's top set to the bottom or its bottom set on top."""
    use_card(s, seat, MOVE)
    if bottom:
        if other == seat:
            emit(s, on.RAISE_OWN, seat)
        else:
            emit(s, on.RAISE, seat, other)
        raise_bottom(s, other)
    else:
        if other == seat:
            emit(s, on.BURY_OWN, seat)
        else:
            emit(s, on.BURY, seat, other)
        bury_top(s, other)
