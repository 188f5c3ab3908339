"""Putting bids together and laying them (chapter 4).

A bid is counts of value cards; bid ``b`` of a seat has the cells ``b * VALUES`` and following. The order in which bids
are put together, and the order in which laid ones lie, are both fixed, so that equal bids are one record.
"""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import VALUES
from .state import MOST_BIDS, SINGLE_SUM, State

# --- what may be put together ----------------------------------------------------------------------------------------


@rule
def most_bids(s: State) -> int:
    """How many bids a player may lay (clauses 4.1, 4.11)."""
    return 1 if s.bid_mode == SINGLE_SUM else s.max_bids


@rule
def most_cards(s: State) -> int:
    """How many cards a bid may have; 0 for any number (clauses 4.2, 4.11)."""
    return s.max_bids if s.bid_mode == SINGLE_SUM else s.cards_per_bid


@rule
def lowest(s: State, seat: int, bid: int) -> int:
    """The lowest card of a bid that has one."""
    value = 0
    while s.bid[seat, bid * VALUES + value] == 0:
        value += 1
    return value


@rule
def highest(s: State, seat: int, bid: int) -> int:
    """The highest card of a bid that has one."""
    value = VALUES - 1
    while s.bid[seat, bid * VALUES + value] == 0:
        value -= 1
    return value


@rule
def cards_in(s: State, seat: int, bid: int) -> int:
    """How many cards a bid has."""
    cards = 0
    for value in range(VALUES):
        cards += s.bid[seat, bid * VALUES + value]
    return cards


@rule
def start_from(s: State, seat: int) -> int:
    """The lowest card another bid may begin with (clause 4.10); ``VALUES`` if there may be no other bid."""
    if s.draft[seat] == 0:
        return 0
    return VALUES if s.draft[seat] == most_bids(s) else lowest(s, seat, s.draft[seat] - 1)


@rule
def add_from(s: State, seat: int) -> int:
    """The lowest card that may be added to the bid begun last (clause 4.10); ``VALUES`` if none may."""
    bid = s.draft[seat] - 1
    if bid < 0:
        return VALUES
    most = most_cards(s)
    if most > 0 and cards_in(s, seat, bid) == most:
        return VALUES
    return highest(s, seat, bid)


@rule
def add_to(s: State, seat: int) -> int:
    """The highest card that may be added to the bid begun last: while it equals the bid before it card by card, none
    above that one's (clause 4.10); -1 for none at all."""
    bid = s.draft[seat] - 1
    if bid <= 0:
        return VALUES - 1
    for value in range(VALUES):
        cards = s.bid[seat, bid * VALUES + value]
        before = s.bid[seat, (bid - 1) * VALUES + value]
        if cards != before:
            return value if cards < before and highest(s, seat, bid) <= value else VALUES - 1
    return -1


@rule
def begin_bid(s: State, seat: int, value: int) -> None:
    """Begin another bid, apart from the others, with a card (clause 4.3)."""
    s.draft[seat] += 1
    add_card(s, seat, value)


@rule
def add_card(s: State, seat: int, value: int) -> None:
    """Put a card from the hand into the bid begun last; nobody else is told (clauses 4.4, 4.9)."""
    s.hand[seat, value] -= 1
    s.bid[seat, (s.draft[seat] - 1) * VALUES + value] += 1


# --- laying ----------------------------------------------------------------------------------------------------------


@rule
def lay_bids(s: State, seat: int) -> None:
    """Lay all bids begun face down: their number and sizes are seen, what was not used stays (clauses 4.7, 4.8)."""
    count = s.draft[seat]
    s.draft[seat] = 0
    s.bids[seat] = count
    arrange(s, seat, count)
    for bid in range(count):
        s.bid_size[seat, bid] = cards_in(s, seat, bid)
        s.hand_size[seat] -= s.bid_size[seat, bid]
        emit(s, on.LAY_BID, seat, s.bid_size[seat, bid])
        for value in range(VALUES):
            for _ in range(s.bid[seat, bid * VALUES + value]):
                emit(s, on.LAY, seat, seat * MOST_BIDS + bid, value)


@rule
def arrange(s: State, seat: int, count: int) -> None:
    """Sort bids: larger ones first, of equal size those with lower cards (clause 4.8)."""
    for last in range(count - 1, 0, -1):
        for bid in range(last):
            if not precedes(s, seat, bid, bid + 1):
                swap_bids(s, seat, bid, bid + 1)


@rule
def precedes(s: State, seat: int, one: int, other: int) -> bool:
    """Whether a bid belongs before another one, or they are equal."""
    difference = cards_in(s, seat, one) - cards_in(s, seat, other)
    value = 0
    while difference == 0 and value < VALUES:
        difference = s.bid[seat, one * VALUES + value] - s.bid[seat, other * VALUES + value]
        value += 1
    return difference >= 0


@rule
def swap_bids(s: State, seat: int, one: int, other: int) -> None:
    """Exchange two bids of a seat."""
    for value in range(VALUES):
        cards = s.bid[seat, one * VALUES + value]
        s.bid[seat, one * VALUES + value] = s.bid[seat, other * VALUES + value]
        s.bid[seat, other * VALUES + value] = cards
