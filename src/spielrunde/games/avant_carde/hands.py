"""Decks and hands between the rounds: drawing, shuffling, what everybody can tell of a hand (chapters 2 and 9)."""

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
def lay_on_deck(s: State, seat: int, kind: int) -> None:
    """Put a card on top of a deck for all to see."""
    s.top[seat, s.tops[seat]] = kind
    s.tops[seat] += 1
    s.deck[seat, kind] += 1
    s.deck_size[seat] += 1


@rule
def draw_hand(s: State, seat: int) -> None:
    """Fill a hand from the deck; if it runs out, the discard pile becomes the new deck."""
    seal(s)
    if s.beginner_shuffle and s.discard_size[seat] > 0:
        shuffle_in(s, seat)
    while s.hand_size[seat] < s.hand_cards:
        if s.deck_size[seat] == 0:
            if s.discard_size[seat] == 0:
                break
            shuffle_in(s, seat)
        if s.deck_size[seat] <= s.hand_cards - s.hand_size[seat]:
            take_whole_deck(s, seat)
        elif s.tops[seat] > 0:
            s.tops[seat] -= 1
            kind = s.top[seat, s.tops[seat]]
            s.top[seat, s.tops[seat]] = 0
            s.sure[seat, kind] += 1
            draw_into_hand(s, seat, kind)
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
def take_whole_deck(s: State, seat: int) -> None:
    """Draw every card of a deck: everybody can tell which ones those are."""
    for place in range(s.tops[seat]):
        s.top[seat, place] = 0
    s.tops[seat] = 0
    for kind in range(KINDS):
        for _ in range(s.deck[seat, kind]):
            s.sure[seat, kind] += 1
            draw_into_hand(s, seat, kind)


@rule
def shuffle_in(s: State, seat: int) -> None:
    """Shuffle a discard pile into its deck; nobody knows any more what lies on top."""
    emit(s, on.SHUFFLE, seat, s.discard_size[seat])
    for kind in range(KINDS):
        s.deck[seat, kind] += s.discard[seat, kind]
        s.discard[seat, kind] = 0
    s.deck_size[seat] += s.discard_size[seat]
    s.discard_size[seat] = 0
    for place in range(s.tops[seat]):
        s.top[seat, place] = 0
    s.tops[seat] = 0
