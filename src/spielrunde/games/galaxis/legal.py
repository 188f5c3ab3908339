"""What is legal. Reads only what the acting seat may know."""

from __future__ import annotations

from ...kernel.layout import Vector
from ...kernel.rule import rule
from . import actions as do
from .bidding import add_from, ceiling, start_from
from .cards import LOTS, PILES, PLANETS, VALUES
from .placing import may_give
from .state import BID, PICK, State


@rule
def legal(s: State, seat: int, mask: Vector) -> int:
    """Fill the mask of all actions and count them."""
    for action in range(do.ACTION_COUNT):
        mask[action] = 0
    if s.phase == BID:
        return legal_bids(s, seat, mask)
    if s.phase == PICK:
        return legal_picks(s, mask)
    return legal_places(s, seat, mask)


@rule
def legal_bids(s: State, seat: int, mask: Vector) -> int:
    """Begin a bid, add to the one begun last, lay all, or bid nothing (chapter 4)."""
    count = 0
    for value in range(start_from(s, seat), VALUES):
        if s.hand[seat, value] > 0:
            mask[do.START + value] = 1
            count += 1
    if s.draft[seat] == 0:
        if s.may_pass or count == 0:
            mask[do.PASS] = 1
            count += 1
        return count
    first = add_from(s, seat)
    if first < VALUES:
        for value in range(first, ceiling(s, seat, s.draft[seat] - 1) + 1):
            if s.hand[seat, value] > 0:
                mask[do.ADD + value] = 1
                count += 1
    mask[do.LAY] = 1
    return count + 1


@rule
def legal_picks(s: State, mask: Vector) -> int:
    """The lots turned up; two equal ones are one."""
    count = 0
    for slot in range(PILES):
        card = s.auction[slot]
        if card >= 0 and mask[do.PICK + card] == 0:
            mask[do.PICK + card] = 1
            count += 1
    return count


@rule
def legal_places(s: State, seat: int, mask: Vector) -> int:
    """Alone or on a single of the other kind, in every area the card may go to."""
    card = s.picked
    first = PLANETS if card < PLANETS else 0
    end = LOTS if card < PLANETS else PLANETS
    gift = may_give(s, card)
    count = 0
    for owner in range(s.seats):
        if gift or owner == seat:
            mask[do.ALONE + owner] = 1
            count += 1
            for mate in range(first, end):
                if s.single[owner, mate] > 0:
                    mask[do.PAIR + owner * LOTS + mate] = 1
                    count += 1
    return count
