"""What a seat cannot know, dealt anew (chapter 10): the cards in bids face down, and whether the bidder has begun."""

from __future__ import annotations

from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from .bidding import add_card, add_from, add_to, arrange, begin_bid, start_from
from .cards import VALUES
from .state import BID, BID_CELLS, State


@rule
def resample(s: State, seat: int) -> None:
    """Deal anew what the others have in bids that lie face down; all else was seen (clause 10.2)."""
    for other in range(s.seats):
        if other != seat:
            take_up(s, other)
            if s.phase == BID and other == s.active:
                begin_at_random(s, other)
            elif s.phase == BID:
                deal_bids(s, other)


@rule
def take_up(s: State, seat: int) -> None:
    """Give a seat all its cards into the hand, as if it had put nothing into bids."""
    for value in range(VALUES):
        s.hand[seat, value] = s.known[seat, value]
    for cell in range(BID_CELLS):
        s.bid[seat, cell] = 0
    s.draft[seat] = 0


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
def begin_at_random(s: State, seat: int) -> None:
    """Let a seat put some cards together, or none: as long as a coin says so, any of the cards it may."""
    going = below(s, TABLE, 2)
    while going:
        lowest = start_from(s, seat)
        starts = choices_between(s, seat, lowest, VALUES - 1)
        lowest_added = add_from(s, seat)
        adds = choices_between(s, seat, lowest_added, add_to(s, seat))
        if starts + adds == 0:
            return
        chosen = below(s, TABLE, starts + adds)
        if chosen < starts:
            begin_bid(s, seat, choice_from(s, seat, lowest, chosen))
        else:
            add_card(s, seat, choice_from(s, seat, lowest_added, chosen - starts))
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
