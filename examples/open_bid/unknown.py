"""What a seat cannot know (chapter 6 of RULES.md), dealt anew."""

from __future__ import annotations

from spielrunde.kernel.layout import Grid
from spielrunde.kernel.rng import TABLE, below
from spielrunde.kernel.rule import rule

from .cards import COUNT, KINDS, NUMBERS, PER_NUMBER
from .state import OVER, SEATS, State


@rule
def nth_of(cards: Grid, seat: int, n: int) -> int:
    """The number of the n-th card (from 0) of one seat's cards laid out in order."""
    number = 0
    left = n - cards[seat, 0]
    while left >= 0:
        number += 1
        left -= cards[seat, number]
    return number


@rule
def resample(s: State, seat: int) -> None:
    """Deal the others' unseen cards anew, let them have chosen or not, and put what is left into decks and pile."""
    for kind in range(KINDS):
        s.prizes[kind] = COUNT[kind] - s.prize[kind] - s.aside[kind]
        for other in range(s.seats):
            s.prizes[kind] -= s.won[other, kind]
    for other in range(s.seats, SEATS):
        for number in range(NUMBERS):
            s.deck[other, number] = 0
    for other in range(s.seats):
        for number in range(NUMBERS):
            s.deck[other, number] = PER_NUMBER - s.spent[other, number]
            if other == seat:
                s.deck[other, number] -= s.hand[other, number] + s.bid[other, number]
            else:
                s.hand[other, number] = 0
                s.bid[other, number] = 0
        if other != seat:
            resample_other(s, other)


@rule
def resample_other(s: State, other: int) -> None:
    """Another seat's hand, bid and choice; ``deck`` holds all its unseen cards."""
    size = s.deck_size[other] + s.hand_size[other] + s.bid_size[other]
    for taken in range(s.hand_size[other] + s.bid_size[other]):
        number = nth_of(s.deck, other, below(s, TABLE, size - taken))
        s.deck[other, number] -= 1
        if taken < s.hand_size[other]:
            s.hand[other, number] += 1
        else:
            s.bid[other, number] += 1
    s.chosen[other] = 0
    if s.phase != OVER and s.bid_size[other] == 0 and below(s, TABLE, 2) == 1:
        s.chosen[other] = nth_of(s.hand, other, below(s, TABLE, s.hand_size[other])) + 1
