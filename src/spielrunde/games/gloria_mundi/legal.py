"""What a seat may do, by phase."""

from __future__ import annotations

from ...kernel.layout import Vector
from ...kernel.rule import rule
from . import actions as do
from .attack import can_lose_pair, lies_with, ransom_price
from .cards import (
    CALM,
    CITY,
    COUNTERS,
    DEED,
    FARM,
    FOOD,
    FORUM_SPACES,
    GLORY,
    GOLD,
    OTHER_DEED,
    PARRY,
    PEACE,
    TYPES,
)
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
        return mark_three(s.hand[seat, FARM], s.hand[seat, CITY], s.hand[seat, PEACE], do.PLAY, mask)
    if s.phase == ACTIVATING:
        return legal_activation(s, seat, mask)
    if s.phase == BUYING:
        return legal_purchases(s, seat, mask)
    if s.phase == PAYING:
        return legal_payment(s, mask)
    if s.phase == TRIBUTING:
        return legal_tribute(s, seat, mask)
    if s.phase == DISCARDING:
        return legal_losses(s, seat, mask)
    return legal_details(s, seat, mask)


@rule
def legal_details(s: State, seat: int, mask: Vector) -> int:
    """Mark what may be chosen in the smaller phases."""
    if s.phase == SHARING:
        mask[do.PICK + GLORY] = 1 if s.purse[GLORY] > 0 else 0
        return mask[do.PICK + GLORY] + mark_three(s.purse[FOOD], s.purse[GOLD], s.purse[CALM], do.PICK, mask)
    if s.phase == CHOOSING:
        return mark_three(1, 1, 1, do.TAKE, mask)
    if s.phase == SETTLING:
        return mark_three(s.open_symbols[FARM], s.open_symbols[CITY], s.open_symbols[PEACE], do.SETTLE, mask)
    mask[do.ENOUGH] = 1
    if s.phase == REPEATING:
        mask[do.AGAIN] = 1
        return 2
    return 1 + legal_swaps(s, seat, mask)


@rule
def mark_three(one: int, two: int, three: int, first: int, mask: Vector) -> int:
    """Mark three actions in a row, each if its number is not 0; return how many they are."""
    mask[first] = 1 if one > 0 else 0
    mask[first + 1] = 1 if two > 0 else 0
    mask[first + 2] = 1 if three > 0 else 0
    return mask[first] + mask[first + 1] + mask[first + 2]


@rule
def legal_activation(s: State, seat: int, mask: Vector) -> int:
    """Mark cards that may still be used, in any order and way, and leaving them (clauses 5.1, 5.4, 11.6)."""
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
    """Mark exchanges of two kinds, none of them glory (clause 11.5)."""
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
    """Mark buildings with the types of card they can be put on, and buying nothing (clauses 6.1, 6.5)."""
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
    """Mark counters that may be paid next, and the usual payment (clause 6.4)."""
    mask[do.PAY_REST] = 1
    count = 1
    for kind in range(s.floor, COUNTERS):
        mask[do.PAY + kind] = may_pay(s, kind)
        count += mask[do.PAY + kind]
    return count


@rule
def legal_tribute(s: State, seat: int, mask: Vector) -> int:
    """Mark paying tribute, where it can be paid, and not paying (clause 7.4)."""
    mask[do.REFUSE] = 1
    mask[do.TRIBUTE] = can_pay_tribute(s, seat)
    return 1 + mask[do.TRIBUTE]


@rule
def legal_losses(s: State, seat: int, mask: Vector) -> int:
    """Mark every card that settles an open symbol, and ways out (clauses 7.9, 11.10, 11.11)."""
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
