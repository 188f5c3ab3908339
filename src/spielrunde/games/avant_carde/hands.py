"""Decks, hands and discard piles while nobody lays a line: drawing, shuffling, what everybody can tell of a hand
(chapters 2 and 9)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.layout import Grid
from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from ...kernel.zones import seal
from . import events as on
from .cards import KINDS
from .state import State


@rule
def nth_of(cards: Grid, seat: int, n: int) -> int:
    """The kind of the n-th card (from 0) of one seat's cards laid out in order of kind."""
    kind = 0
    left = n - cards[seat, 0]
    while left >= 0:
        kind += 1
        left -= cards[seat, kind]
    return kind


@rule
def put_on_discard(s: State, seat: int, kind: int) -> None:
    """Put a card on a discard pile."""
    s.discard[seat, kind] += 1
    s.discard_size[seat] += 1


@rule
def take_from_discard(s: State, seat: int, kind: int) -> None:
    """Take a card out of a discard pile."""
    s.discard[seat, kind] -= 1
    s.discard_size[seat] -= 1


@rule
def lay_on_deck(s: State, seat: int, kind: int) -> None:
    """Put a card on top of a deck for all to see (clause 12.3)."""
    s.top[seat, s.tops[seat]] = kind
    s.tops[seat] += 1
    s.deck[seat, kind] += 1
    s.deck_size[seat] += 1


# --- filling a hand ----------------------------------------------------------------------------------------------


@rule
def draw_hand(s: State, seat: int) -> None:
    """Fill a hand from the deck, from its known top first; if it runs out, the discard pile becomes the new deck, and
    if both do, the hand is smaller (clauses 2.6, 9.4, 9.5, 9.6). The beginner shuffle comes before it (clause 11.1)."""
    seal(s)
    if s.beginner_shuffle and s.discard_size[seat] > 0:
        shuffle_in(s, seat)
    while s.hand_size[seat] < s.hand_cards:
        if s.deck_size[seat] == 0:
            if s.discard_size[seat] == 0:
                break
            shuffle_in(s, seat)
        if s.deck_size[seat] <= s.hand_cards - s.hand_size[seat]:
            draw_whole_deck(s, seat)
        elif s.tops[seat] > 0:
            draw_top(s, seat)
        else:
            draw_into_hand(s, seat, nth_of(s.deck, seat, below(s, TABLE, s.deck_size[seat])))
    emit(s, on.HAND, seat, s.hand_size[seat])


@rule
def draw_into_hand(s: State, seat: int, kind: int) -> None:
    """Move one card from a deck to its hand."""
    s.deck[seat, kind] -= 1
    s.deck_size[seat] -= 1
    s.hand[seat, kind] += 1
    s.hand_size[seat] += 1
    emit(s, on.DRAW, seat, kind)


@rule
def draw_top(s: State, seat: int) -> None:
    """Draw the known card on top of a deck: everybody can tell which one that is (clause 12.3)."""
    s.tops[seat] -= 1
    kind = s.top[seat, s.tops[seat]]
    s.top[seat, s.tops[seat]] = 0
    s.sure[seat, kind] += 1
    draw_into_hand(s, seat, kind)


@rule
def draw_whole_deck(s: State, seat: int) -> None:
    """Draw every card of a deck: everybody can tell which ones those are (clause 12.3)."""
    forget_order(s, seat)
    for kind in range(KINDS):
        for _ in range(s.deck[seat, kind]):
            s.sure[seat, kind] += 1
            draw_into_hand(s, seat, kind)


@rule
def shuffle_in(s: State, seat: int) -> None:
    """Shuffle a discard pile into its deck, with what was put on top of that (clauses 9.4, 11.1)."""
    emit(s, on.SHUFFLE, seat, s.discard_size[seat])
    for kind in range(KINDS):
        s.deck[seat, kind] += s.discard[seat, kind]
        s.discard[seat, kind] = 0
    s.deck_size[seat] += s.discard_size[seat]
    s.discard_size[seat] = 0
    forget_order(s, seat)


@rule
def forget_order(s: State, seat: int) -> None:
    """Nobody knows any more what lies on top of a deck."""
    for place in range(s.tops[seat]):
        s.top[seat, place] = 0
    s.tops[seat] = 0
