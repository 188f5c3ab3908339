"""What a seat may do, by phase."""

from __future__ import annotations

from ...kernel.layout import Vector
from ...kernel.rule import rule
from . import actions as do
from .attack import can_lose_pair, lies_with, ransom_price
from .cards import COUNTERS, DEED, FORUM_SPACES, OTHER_DEED, PARRY, TYPES
from .deeds import can_do
from .levy import can_pay_tribute
from .market import can_buy, fits
from .pay import may_pay
from .state import (
    ACTIVATING,
    BUYING,
    CHOOSING,
    DISCARDING,
    PAYING,
    PLAYING,
    REPEATING,
    SETTLING,
    SHARING,
    TRIBUTING,
    State,
)
from .supply import held


@rule
def legal(s: State, seat: int, mask: Vector) -> int:
    """Mark everything this seat, which acts, may do; return how much it is."""
    for action in range(len(mask)):
        mask[action] = 0
    if s.phase == PLAYING:
        return mark_rows(s.hand[seat, 0], s.hand[seat, 1], s.hand[seat, 2], do.PLAY, mask)
    if s.phase == ACTIVATING:
        return legal_activation(s, seat, mask)
    if s.phase == BUYING:
        return legal_purchases(s, seat, mask)
    if s.phase == PAYING:
        return legal_payment(s, mask)
    if s.phase == TRIBUTING:
        mask[do.REFUSE] = 1
        mask[do.TRIBUTE] = can_pay_tribute(s, seat)
        return 1 + mask[do.TRIBUTE]
    if s.phase == DISCARDING:
        return legal_losses(s, seat, mask)
    return legal_details(s, seat, mask)


@rule
def legal_details(s: State, seat: int, mask: Vector) -> int:
    """Mark what may be chosen in the smaller phases."""
    if s.phase == SHARING:
        count = mark_rows(s.purse[0], s.purse[1], s.purse[2], do.PICK, mask)
        mask[do.PICK + TYPES] = 1 if s.purse[TYPES] > 0 else 0
        return count + mask[do.PICK + TYPES]
    if s.phase == CHOOSING:
        return mark_rows(1, 1, 1, do.TAKE, mask)
    if s.phase == SETTLING:
        return mark_rows(s.open_symbols[0], s.open_symbols[1], s.open_symbols[2], do.SETTLE, mask)
    mask[do.ENOUGH] = 1
    if s.phase == REPEATING:
        mask[do.AGAIN] = 1
        return 2
    return 1 + legal_swaps(s, seat, mask)


@rule
def mark_rows(farms: int, cities: int, peaces: int, first: int, mask: Vector) -> int:
    """Mark three actions in a row whose numbers are not 0."""
    mask[first] = 1 if farms > 0 else 0
    mask[first + 1] = 1 if cities > 0 else 0
    mask[first + 2] = 1 if peaces > 0 else 0
    return mask[first] + mask[first + 1] + mask[first + 2]


@rule
def legal_activation(s: State, seat: int, mask: Vector) -> int:
    """Mark cards that may still be used, and leaving them."""
    mask[do.DONE] = 1
    count = 1
    if s.plain > 0:
        mask[do.COLLECT] = 1
        count += 1
    if s.plain > 1:
        mask[do.COLLECT_ONE] = 1
        count += 1
    for place in range(s.ready_count):
        card = s.ready[place]
        mask[do.BASE + card] = 1
        mask[do.USE + card] = can_do(s, seat, s.card[card, DEED])
        mask[do.USE_OTHER + card] = can_do(s, seat, s.card[card, OTHER_DEED])
        count += 1 + mask[do.USE + card] + mask[do.USE_OTHER + card]
    return count


@rule
def legal_swaps(s: State, seat: int, mask: Vector) -> int:
    """Mark exchanges of two kinds."""
    count = 0
    for kind in range(TYPES):
        if s.stock[seat, kind] > 0:
            for other in range(TYPES):
                if other != kind:
                    mask[do.SWAP + TYPES * kind + other] = 1
                    count += 1
    return count


@rule
def legal_purchases(s: State, seat: int, mask: Vector) -> int:
    """Mark buildings with the types of card they can be put on, and buying nothing."""
    mask[do.PASS] = 1
    count = 1
    counters = held(s, seat)
    for space in range(FORUM_SPACES):
        if can_buy(s, seat, space, counters):
            for kind in range(TYPES):
                if fits(s, seat, s.forum[space], kind):
                    mask[do.BUY + TYPES * space + kind] = 1
                    count += 1
    return count


@rule
def legal_payment(s: State, mask: Vector) -> int:
    """Mark counters that may be paid next, and the usual payment."""
    mask[do.PAY_REST] = 1
    count = 1
    for kind in range(s.floor, COUNTERS):
        mask[do.PAY + kind] = may_pay(s, kind)
        count += mask[do.PAY + kind]
    return count


@rule
def legal_losses(s: State, seat: int, mask: Vector) -> int:
    """Mark cards that settle an open symbol, and ways out."""
    ransom = ransom_price(s, seat)
    count = 0
    for kind in range(TYPES):
        if s.open_symbols[kind] > 0 and s.bare[seat, kind] > 0:
            mask[do.LOSE + kind] = 1
            count += 1
            if ransom > 0:
                mask[do.RANSOM + kind] = 1
    for card in range(s.card_count):
        if lies_with(s, seat, card):
            if can_lose_pair(s, seat, card):
                mask[do.LOSE_PAIR + card] = 1
                count += 1
                if ransom > 0:
                    mask[do.RANSOM + s.where[card] % TYPES] = 1
            if s.card[card, PARRY]:
                mask[do.PARRY + card] = 1
                count += 1
    return count + mask[do.RANSOM] + mask[do.RANSOM + 1] + mask[do.RANSOM + 2]
