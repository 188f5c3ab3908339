"""What counters, cards and buildings are worth to a seat, in hundredths of a step. For the bots."""

from __future__ import annotations

from ...kernel.rule import rule
from .cards import (
    ANY,
    BUILD_DEED,
    CALM,
    COUNTERS,
    DEED,
    DISCOUNT,
    FOOD,
    GLORY,
    GOLD,
    IMMUNE,
    MOST,
    OTHER_DEED,
    PARRY,
    PER,
    RANSOM,
    RELIEF,
    STEP,
    SWAP,
    TAKE,
    TIMES,
    TYPES,
)
from .state import State
from .supply import digit

STEP_WORTH = 100
WIN = 1_000_000
COUNTER_WORTH = 22
"""A counter while there is time to make something of it."""
PLENTY = 4
"""With so many counters of a kind one more is worth half. Without this a player clings to the type it began with: each
of its cards makes a turn of that type bring more, until it has thirty counters of one kind and too few of the others
to build."""
HORIZON = 20
"""Turns after which half of what lies in a display is lost."""


@rule
def turns_left(s: State) -> int:
    """How many turns the game may still last: by hands, stack, and the way of the Goth."""
    hand = s.hand_size[0]
    for seat in range(1, s.seats):
        hand = min(hand, s.hand_size[seat])
    by_goth = (s.spaces - s.goth) * 5 // 4 + 1
    return max(min(min(hand * s.seats + s.seats // 2, s.stack_size), by_goth), 1)


@rule
def uses_left(s: State, kind: int) -> int:
    """How often a card of a type will be used, in hundredths: as often as others hold such cards, until it is lost."""
    cards = 0
    all_cards = 0
    for seat in range(s.seats):
        cards += s.hand[seat, kind]
        all_cards += s.hand_size[seat]
    turns = turns_left(s)
    lasting = 100 * turns * HORIZON // (turns + HORIZON)
    return lasting * (cards + 1) // (all_cards + TYPES)


@rule
def first_counter(s: State) -> int:
    """What a counter of a kind one has none of is worth: less towards the end."""
    turns = turns_left(s)
    return COUNTER_WORTH * turns // (turns + 6 + s.seats)


@rule
def counter_worth(s: State, seat: int, kind: int) -> int:
    """What one more counter is worth: the less the more one has of its kind, but for glory, which stands for any."""
    if kind == GLORY:
        return first_counter(s) * 3 // 2 + 1
    return first_counter(s) * PLENTY // (PLENTY + s.stock[seat, kind]) + 1


@rule
def any_worth(s: State, seat: int) -> int:
    """What a counter of the seat's choice is worth."""
    return max(max(counter_worth(s, seat, FOOD), counter_worth(s, seat, GOLD)), counter_worth(s, seat, CALM))


@rule
def plain_worth(s: State, seat: int) -> int:
    """What a counter the seat gives away as it likes is worth."""
    return min(min(counter_worth(s, seat, FOOD), counter_worth(s, seat, GOLD)), counter_worth(s, seat, CALM))


@rule
def counters_worth(s: State, seat: int, counters: int) -> int:
    """What counters of several kinds are worth, but for those of any kind."""
    worth = 0
    for kind in range(COUNTERS):
        worth += digit(counters, kind) * counter_worth(s, seat, kind)
    return worth


@rule
def once_worth(s: State, seat: int, number: int) -> int:
    """What doing a deed once brings, less what it costs."""
    gained, paid = s.deed_gain[number], s.deed_pay[number]
    worth = counters_worth(s, seat, gained) + digit(gained, ANY) * any_worth(s, seat)
    worth -= counters_worth(s, seat, paid) + digit(paid, ANY) * plain_worth(s, seat)
    worth += STEP_WORTH * s.deed[number, STEP]
    worth += s.deed[number, SWAP] * any_worth(s, seat) // 8
    if s.deed[number, PER] > 0:
        kind = s.deed[number, PER] - 1
        cards = min(s.bare[seat, kind] + s.pairs[seat, kind], s.deed[number, MOST])
        worth += cards * counter_worth(s, seat, s.deed[number, TAKE])
    return worth


@rule
def deed_worth(s: State, seat: int, number: int) -> int:
    """What a deed brings as often as it is usually done."""
    if number == 0:
        return 0
    times = s.deed[number, TIMES]
    return once_worth(s, seat, number) * (times + 1) // 2


@rule
def use_worth(s: State, seat: int, card: int) -> int:
    """What using a building brings, the better of the two things it may offer."""
    return max(deed_worth(s, seat, s.card[card, DEED]), deed_worth(s, seat, s.card[card, OTHER_DEED]))


@rule
def building_worth(s: State, seat: int, card: int, kind: int) -> int:
    """What a building on a card of a type will bring beyond the card itself."""
    more = max(use_worth(s, seat, card) - counter_worth(s, seat, kind), 0) * uses_left(s, kind) // 100
    return more + lasting_worth(s, seat, card, kind)


@rule
def lasting_worth(s: State, seat: int, card: int, kind: int) -> int:
    """What a building is worth as long as it lies there."""
    one = any_worth(s, seat)
    mine = turns_left(s) // s.seats
    worth = s.card[card, DISCOUNT] * one * mine // 3
    worth += s.card[card, RELIEF] * one * mine // 2
    saved = card_worth(s, seat, kind)
    worth += saved * s.card[card, IMMUNE] // 2 + saved * s.card[card, PARRY] * 2 // 3
    if s.card[card, RANSOM] > 0:
        worth += max(saved - s.card[card, RANSOM] * one, 0) * min(mine, 3) // 2
    return worth


@rule
def card_worth(s: State, seat: int, kind: int) -> int:
    """What a production card without a building will bring, and the place it is for one."""
    return counter_worth(s, seat, kind) * uses_left(s, kind) // 100 + counter_worth(s, seat, kind) // 2


@rule
def new_worth(s: State, seat: int, card: int, kind: int) -> int:
    """What buying a building is worth, before its price."""
    return building_worth(s, seat, card, kind) + deed_worth(s, seat, s.card[card, BUILD_DEED])


@rule
def yield_worth(s: State, seat: int, kind: int) -> int:
    """What a turn of a type brings a seat."""
    worth = s.bare[seat, kind] * counter_worth(s, seat, kind)
    if s.pairs[seat, kind] > 0:
        place = TYPES * seat + kind
        for card in range(s.card_count):
            if s.where[card] == place:
                worth += max(use_worth(s, seat, card), counter_worth(s, seat, kind))
    return worth
