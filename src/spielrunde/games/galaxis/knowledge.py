"""What a seat cannot know, dealt anew (chapter 10): the cards in bids face down, and whether the bidder has begun."""

from __future__ import annotations

from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from .bidding import add_from, arrange, ceiling, put, start_from
from .cards import VALUES
from .state import BID, BID_CELLS, State


@rule
def resample(s: State, seat: int) -> None:
    """Give the others their cards, deal those of laid bids at random, let the one who bids now have begun or not."""
    for other in range(s.seats):
        if other != seat:
            for value in range(VALUES):
                s.hand[other, value] = s.known[other, value]
            for cell in range(BID_CELLS):
                s.bid[other, cell] = 0
            s.draft[other] = 0
            if s.phase == BID:
                if other == s.active:
                    begin_bids(s, other)
                else:
                    deal_bids(s, other)


@rule
def deal_bids(s: State, seat: int) -> None:
    """Fill the bids a seat has laid with any of its cards."""
    left = s.hand_size[seat]
    for bid in range(s.bids[seat]):
        left += s.bid_size[seat, bid]
    for bid in range(s.bids[seat]):
        for _ in range(s.bid_size[seat, bid]):
            value = held(s, seat, below(s, TABLE, left))
            left -= 1
            s.hand[seat, value] -= 1
            s.bid[seat, bid * VALUES + value] += 1
    arrange(s, seat, s.bids[seat])


@rule
def held(s: State, seat: int, n: int) -> int:
    """The n-th card (from 0) of a hand laid out in order."""
    value = 0
    left = n - s.hand[seat, 0]
    while left >= 0:
        value += 1
        left -= s.hand[seat, value]
    return value


@rule
def begin_bids(s: State, seat: int) -> None:
    """Let a seat put some cards together, or none: as long as a coin says so, any of the cards it may."""
    going = below(s, TABLE, 2)
    while going:
        first = start_from(s, seat)
        starts = choices_between(s, seat, first, VALUES - 1)
        add_first = add_from(s, seat)
        adds = 0
        if add_first < VALUES:
            adds = choices_between(s, seat, add_first, ceiling(s, seat, s.draft[seat] - 1))
        if starts + adds == 0:
            return
        chosen = below(s, TABLE, starts + adds)
        if chosen < starts:
            put(s, seat, choice_from(s, seat, first, chosen), 1)
        else:
            put(s, seat, choice_from(s, seat, add_first, chosen - starts), 0)
        going = below(s, TABLE, 2)


@rule
def choices_between(s: State, seat: int, first: int, last: int) -> int:
    """How many different values from the first to the last a hand holds."""
    count = 0
    for value in range(first, last + 1):
        if s.hand[seat, value] > 0:
            count += 1
    return count


@rule
def choice_from(s: State, seat: int, first: int, n: int) -> int:
    """The n-th (from 0) different value of a hand that is not lower than the first."""
    value = first
    left = n
    while s.hand[seat, value] == 0 or left > 0:
        if s.hand[seat, value] > 0:
            left -= 1
        value += 1
    return value
