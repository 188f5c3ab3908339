"""Which bids the sensible player wants to lay: worked out from all its cards, so that each card follows the same plan.

A set of value cards is one number with three bits for each value.
"""

from __future__ import annotations

from ...kernel.rng import mix
from ...kernel.rule import rule
from . import actions as do
from .bidding import most_bids, most_cards
from .cards import PILES, VALUES
from .rules import in_last_round
from .state import BID_CELLS, State
from .worth import POINT, card_value, danger

BITS = 3
FULL = 7
DEAR = 12 * POINT
"""A prize worth half of all one has."""


@rule
def own_cards(s: State, seat: int) -> int:
    """All cards of a seat, those in bids begun included."""
    cards = 0
    for value in range(VALUES):
        cards += s.hand[seat, value] << (BITS * value)
    for cell in range(BID_CELLS):
        cards += s.bid[seat, cell] << (BITS * (cell % VALUES))
    return cards


@rule
def begun_cards(s: State, seat: int, bid: int) -> int:
    """The cards of one bid begun."""
    cards = 0
    for value in range(VALUES):
        cards += s.bid[seat, bid * VALUES + value] << (BITS * value)
    return cards


@rule
def count_of(cards: int, value: int) -> int:
    """How many cards of a value are in a set."""
    return (cards >> (BITS * value)) & FULL


@rule
def sum_of(cards: int) -> int:
    """The height of a set of cards."""
    height = 0
    for value in range(VALUES):
        height += count_of(cards, value) * (value + 1)
    return height


@rule
def lowest_of(cards: int) -> int:
    """The lowest value in a set; ``VALUES`` for an empty one."""
    value = 0
    while value < VALUES and count_of(cards, value) == 0:
        value += 1
    return value


@rule
def reach(cards: int, height: int, most: int) -> int:
    """Cards that reach a height with little to spare, at most ``most`` of them (0: any number): the lowest one that is
    enough, else the highest there is and more."""
    chosen = 0
    left = height
    taken = 0
    while left > 0 and cards > 0 and (most == 0 or taken < most):
        found = -1
        for value in range(VALUES):
            if count_of(cards, value) > 0 and (found < 0 or found + 1 < left):
                found = value
        cards -= 1 << (BITS * found)
        chosen += 1 << (BITS * found)
        left -= found + 1
        taken += 1
    return chosen


@rule
def goes_first(one: int, other: int) -> bool:
    """Whether a bid is put together before another one, or they are equal (clause 4.10)."""
    low = lowest_of(one)
    if low != lowest_of(other):
        return low < lowest_of(other)
    for value in range(VALUES):
        difference = count_of(one, value) - count_of(other, value)
        if difference > 0:
            return other >> (BITS * (value + 1)) == 0
        if difference < 0:
            return one >> (BITS * (value + 1)) > 0
    return True


@rule
def prize(s: State, seat: int, place: int) -> int:
    """What the best (0), second or third lot is worth; the best one also for what others could do with the lots."""
    first = second = third = -DEAR
    fear = 0
    for slot in range(PILES):
        card = s.auction[slot]
        if card >= 0:
            value = card_value(s, seat, card)
            fear = max(fear, danger(s, seat, card))
            if value > first:
                third = second
                second = first
                first = value
            elif value > second:
                third = second
                second = value
            else:
                third = value
    if place == 0:
        return first + fear // 2
    return second if place == 1 else third


@rule
def target(s: State, seat: int, place: int, height: int) -> int:
    """The height a bid should have: more for a dear prize, as much as for the dearest where nothing is to be saved, all
    for the last lot. A little more or less each time, so that others cannot foresee it."""
    if s.pile_height == 0:
        return height if place == 0 else 0
    worth = prize(s, seat, place)
    if worth < POINT:
        return 0
    if worth > DEAR or in_last_round(s):
        worth = DEAR
    swing = 85 + mix(64 * s.round + 8 * seat + place) % 31
    share = height * worth // (2 + place)
    return max(share * swing // (100 * DEAR), 1)


@rule
def planned(s: State, seat: int, number: int) -> int:
    """The cards of the bid to be put together as the ``number``-th (from 0); 0 if there is none."""
    cards = own_cards(s, seat)
    height = sum_of(cards)
    most = most_bids(s)
    first = reach(cards, target(s, seat, 0, height), most_cards(s))
    second = 0
    third = 0
    if most > 1:
        second = reach(cards - first, target(s, seat, 1, height), most_cards(s))
    if most > 2:
        third = reach(cards - first - second, target(s, seat, 2, height), most_cards(s))
    if first == 0 and s.may_pass == 0:
        first = reach(cards, 1, 1)
    return sorted_bid(first, second, third, number)


@rule
def sorted_bid(first: int, second: int, third: int, number: int) -> int:
    """One of three bids in the order in which they are put together; empty ones are last."""
    if not goes_first(first, second):
        first, second = second, first
    if not goes_first(second, third):
        second, third = third, second
    if not goes_first(first, second):
        first, second = second, first
    if number == 0:
        return first
    return second if number == 1 else third


@rule
def planned_action(s: State, seat: int) -> int:
    """The next step of the plan. Bids that were begun by another plan are laid as they are."""
    begun = s.draft[seat]
    if begun > 0:
        value = missing_card(planned(s, seat, begun - 1), begun_cards(s, seat, begun - 1))
        if value < 0:
            return do.LAY
        if value < VALUES:
            return do.ADD + value
    value = lowest_of(planned(s, seat, begun)) if begun < most_bids(s) else VALUES
    if value < VALUES:
        return do.START + value
    return do.LAY if begun > 0 else do.PASS


@rule
def missing_card(plan: int, begun: int) -> int:
    """The lowest value a bid lacks; ``VALUES`` if it is complete, -1 if it has a card the plan has not."""
    missing = VALUES
    for value in range(VALUES):
        if count_of(begun, value) > count_of(plan, value):
            return -1
        if count_of(begun, value) < count_of(plan, value):
            missing = min(missing, value)
    return missing
