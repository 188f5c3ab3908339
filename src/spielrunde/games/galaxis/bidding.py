"""Putting bids together, laying them, turning them over and ranking them (chapters 4 and 5).

A bid is counts of value cards; bid ``b`` of a seat has the cells ``b * VALUES`` and following. The order in which bids
are put together, and the order in which laid ones lie, are both fixed, so that equal bids are one record.
"""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import VALUES
from .state import EARLIER, MOST_BIDS, SINGLE_SUM, State

# --- what may be put together ----------------------------------------------------------------------------------------


@rule
def most_bids(s: State) -> int:
    """How many bids a player may lay."""
    return 1 if s.bid_mode == SINGLE_SUM else s.max_bids


@rule
def most_cards(s: State) -> int:
    """How many cards a bid may have; 0 for any number."""
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
def ceiling(s: State, seat: int, bid: int) -> int:
    """The highest card that may be added to a bid: none above the bid before it, card by card, while both are equal so
    far; -1 for none at all."""
    if bid == 0:
        return VALUES - 1
    for value in range(VALUES):
        cards = s.bid[seat, bid * VALUES + value]
        before = s.bid[seat, (bid - 1) * VALUES + value]
        if cards != before:
            return value if cards < before and highest(s, seat, bid) <= value else VALUES - 1
    return -1


@rule
def start_from(s: State, seat: int) -> int:
    """The lowest card another bid may begin with; ``VALUES`` if there may be no other bid."""
    if s.draft[seat] == 0:
        return 0
    return VALUES if s.draft[seat] == most_bids(s) else lowest(s, seat, s.draft[seat] - 1)


@rule
def add_from(s: State, seat: int) -> int:
    """The lowest card that may be added to the bid begun last; ``VALUES`` if none may."""
    bid = s.draft[seat] - 1
    if bid < 0:
        return VALUES
    most = most_cards(s)
    if most > 0 and cards_in(s, seat, bid) == most:
        return VALUES
    return highest(s, seat, bid)


@rule
def put(s: State, seat: int, value: int, fresh: int) -> None:
    """Put a card into the bid begun last, or a fresh one. Nobody else is told."""
    s.draft[seat] += fresh
    s.hand[seat, value] -= 1
    s.bid[seat, (s.draft[seat] - 1) * VALUES + value] += 1


# --- laying ----------------------------------------------------------------------------------------------------------


@rule
def lay_bids(s: State, seat: int) -> None:
    """Lay all bids begun face down: their number and sizes are seen now."""
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
    """Sort bids: larger ones first, of equal size those with lower cards."""
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


# --- turning over and ranking ----------------------------------------------------------------------------------------


@rule
def turn_over(s: State) -> None:
    """Turn all bids over: everybody knows the hands again."""
    for place in range(s.seats):
        seat = (s.start + place) % s.seats
        for bid in range(s.bids[seat]):
            height = 0
            for value in range(VALUES):
                cell = bid * VALUES + value
                cards = s.bid[seat, cell]
                s.bid[seat, cell] = 0
                s.open_bid[seat, cell] = cards
                s.known[seat, value] -= cards
                height += cards * (value + 1)
            s.height[seat, bid] = height
            emit(s, on.REVEAL, seat, s.bid_size[seat, bid], height)


@rule
def rank(s: State, lots: int) -> None:
    """Find the best bids, as many as there are lots for. The first one found wins a tie."""
    s.winners = 0
    s.served = 0
    for _ in range(lots):
        best = 0
        for place in range(s.seats):
            turn = place if s.tie_rule == EARLIER else s.seats - 1 - place
            seat = (s.start + turn) % s.seats
            for bid in range(s.bids[seat]):
                if s.height[seat, bid] > best and not won(s, seat, bid):
                    best = s.height[seat, bid]
                    s.winner[s.winners] = seat
                    s.winner_bid[s.winners] = bid
        if best == 0:
            return
        s.winners += 1
        emit(s, on.WIN, s.winner[s.winners - 1], best, s.winners)


@rule
def won(s: State, seat: int, bid: int) -> bool:
    """Whether a bid is among those found so far."""
    for place in range(s.winners):
        if s.winner[place] == seat and s.winner_bid[place] == bid:
            return True
    return False
