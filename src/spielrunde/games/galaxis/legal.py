"""What is legal. Reads only what the acting seat may know."""

from __future__ import annotations

from ...kernel.layout import Vector
from ...kernel.rule import rule
from . import actions as do
from .bidding import add_from, add_to, start_from
from .cards import LOTS, PILES, VALUES
from .placing import mates_from, mates_to, may_give
from .state import BID, PICK, State


@rule
def legal(s: State, seat: int, mask: Vector) -> int:
    """Fill the mask of all actions and count them."""
    for action in range(len(mask)):
        mask[action] = 0
    if s.phase == BID:
        return legal_bids(s, seat, mask)
    if s.phase == PICK:
        return legal_picks(s, mask)
    return legal_places(s, seat, mask)


@rule
def legal_bids(s: State, seat: int, mask: Vector) -> int:
    """Begin a bid, add to the one begun last, lay all, or bid nothing, as one without cards must (clauses 4.5, 4.6)."""
    count = legal_cards(s, seat, mask, do.START, start_from(s, seat), VALUES - 1)
    if s.draft[seat] == 0:
        if s.may_pass or count == 0:
            mask[do.PASS] = 1
            count += 1
        return count
    count += legal_cards(s, seat, mask, do.ADD, add_from(s, seat), add_to(s, seat))
    mask[do.LAY] = 1
    return count + 1


@rule
def legal_cards(s: State, seat: int, mask: Vector, action: int, lowest: int, highest: int) -> int:
    """Every card of the hand between two values; ``action`` is what it would be for the lowest card there is."""
    count = 0
    for value in range(lowest, highest + 1):
        if s.hand[seat, value] > 0:
            mask[action + value] = 1
            count += 1
    return count


@rule
def legal_picks(s: State, mask: Vector) -> int:
    """The lots turned up; two equal ones are one (clause 5.1)."""
    count = 0
    for slot in range(PILES):
        card = s.auction[slot]
        if card >= 0 and mask[do.PICK + card] == 0:
            mask[do.PICK + card] = 1
            count += 1
    return count


@rule
def legal_places(s: State, seat: int, mask: Vector) -> int:
    """In every area the lot may go to: alone, or on any single of the other kind (clauses 8.1, 8.2, 8.5, 8.6)."""
    card = s.picked
    gift = may_give(s, card)
    count = 0
    for owner in range(s.seats):
        if gift or owner == seat:
            mask[do.ALONE + owner] = 1
            count += 1
            for mate in range(mates_from(card), mates_to(card) + 1):
                if s.single[owner, mate] > 0:
                    mask[do.PAIR + owner * LOTS + mate] = 1
                    count += 1
    return count
