"""Turning bids over, ranking them, picking lots (chapter 5; in the last round chapter 7)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import LOT, PILES, VALUES
from .state import EARLIER, MOST_BIDS, State


@rule
def turn_over(s: State) -> None:
    """Turn all bids over, after which everybody knows the hands again (clauses 3.3, 10.2)."""
    for place in range(s.seats):
        seat = (s.start + place) % s.seats
        for bid in range(s.bids[seat]):
            s.height[seat, bid] = open_cards(s, seat, bid)
            emit(s, on.REVEAL, seat, s.bid_size[seat, bid], s.height[seat, bid])


@rule
def open_cards(s: State, seat: int, bid: int) -> int:
    """Lay the cards of a bid open and return its height, the sum of these cards alone (clauses 4.2, 4.3)."""
    height = 0
    for value in range(VALUES):
        cell = bid * VALUES + value
        cards = s.bid[seat, cell]
        s.bid[seat, cell] = 0
        s.open_bid[seat, cell] = cards
        s.known[seat, value] -= cards
        height += cards * (value + 1)
    return height


@rule
def rank(s: State, lots: int) -> None:
    """Find the best bids, one a lot while there are bids; the first one found wins a tie (clauses 5.1, 5.3, 5.4)."""
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
    """Whether a bid is among those found so far; another one of the same seat can still be found (clause 5.2)."""
    for place in range(s.winners):
        if s.winner[place] == seat and s.winner_bid[place] == bid:
            return True
    return False


@rule
def pick(s: State, seat: int, card: int) -> None:
    """Take one of the lots turned up, to place it before the next one is picked (clause 5.5)."""
    slot = 0
    while s.auction[slot] != card:
        slot += 1
    s.auction[slot] = -1
    s.picked = card
    emit(s, on.PICK, seat, LOT + card)


@rule
def remove_lots(s: State) -> None:
    """Lots nobody picked leave the game, face up (clauses 5.4, 7.1)."""
    for slot in range(PILES):
        card = s.auction[slot]
        if card >= 0:
            s.removed[card] += 1
            s.auction[slot] = -1
            emit(s, on.REMOVE, LOT + card)


@rule
def forget_winners(s: State) -> None:
    """The round is over: no bid waits for a lot."""
    s.winners = 0
    s.served = 0
    for place in range(MOST_BIDS):
        s.winner[place] = 0
        s.winner_bid[place] = 0
