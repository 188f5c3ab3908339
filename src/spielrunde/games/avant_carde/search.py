"""The best line a hand can lay, by exact search: every order of the cards in the hand, as far as a bound allows.

Cards that would be drawn on the way are not known and only count as what they are worth on average; after a draw one
searches again. The search works in a row of small numbers lent by the caller (``work``, at least WORK cells of 8 bits):
six columns of DEPTH cells each. Worths are in quarters of a dollar.
"""

from __future__ import annotations

from ...kernel.layout import Vector
from ...kernel.rule import rule
from .cards import ALL_COLOURS, ALL_NUMBERS, COLOUR, COLOUR_BIT, KINDS, NUMBER_BIT, STACK
from .lines import is_joker
from .patrons import (
    AT_END,
    AT_LEAST,
    BUY_ON_TOP,
    COIN,
    CONDITION,
    COPY,
    DIFFERENT,
    DISCOUNT,
    DRAW,
    DROP_FIRST,
    FLASH,
    FROM_DISCARD_ON_TOP,
    GAIN,
    HANDSHAKE,
    JOKER,
    LINE_LENGTH,
    LINK,
    MONEY,
    OR_MONEY,
    PAY,
    SAME_COLOUR,
    TIMING,
    TRASH,
    TRASH_MONEY,
)
from .state import BEFORE, State

DEPTH = 34
WORK = 6 * DEPTH
KIND_AT = 0
"""Columns: the different kinds of the hand;"""
LEFT_AT = DEPTH
"""how many of each are not laid yet;"""
CHOICE_AT = 2 * DEPTH
"""by length of the line tried: which of them was laid last;"""
COLOURS_AT = 3 * DEPTH
"""what may follow;"""
NUMBERS_AT = 4 * DEPTH
GAIN_AT = 5 * DEPTH
"""and what that card brought."""

DOLLAR = 4
EARLY = 3
"""What it is worth to draw early, when most of the line can still be laid otherwise."""
MOST_NODES = 4000
"""Cards tried in one search. Hands of up to eight cards are searched to the end almost always."""


@rule
def longest_line(s: State, seat: int, work: Vector) -> int:
    """How many more cards the hand can lay at most, as far as it is known (clause 11.5)."""
    return search(s, seat, work, 1) >> 8


@rule
def best_card(s: State, seat: int, work: Vector) -> int:
    """The kind to lay next; -1 if none fits."""
    return (search(s, seat, work, 0) & 255) - 1


@rule
def search(s: State, seat: int, work: Vector, plain: int) -> int:
    """Try all lines. Returns the worth of the best one times 256 plus the kind it begins with plus 1; ``plain``: every
    card is worth 1 and nothing else counts."""
    kinds = list_hand(s, seat, work)
    rest = 0
    for place in range(kinds):
        rest += work[LEFT_AT + place] * most_gain(s, work[KIND_AT + place], plain)
    best = 0
    first = 0
    worth = 0
    depth = 0
    nodes = 0
    work[CHOICE_AT] = -1
    work[COLOURS_AT] = s.end_colours[seat]
    work[NUMBERS_AT] = s.end_numbers[seat] >> 1
    while depth >= 0:
        place = next_fitting(s, work, kinds, depth)
        if place < 0 or nodes >= MOST_NODES or depth == DEPTH - 1 or worth + rest <= best:
            depth -= 1
            if depth >= 0:
                place = work[CHOICE_AT + depth]
                work[LEFT_AT + place] += 1
                worth -= work[GAIN_AT + depth]
                rest += most_gain(s, work[KIND_AT + place], plain)
            continue
        nodes += 1
        kind = work[KIND_AT + place]
        gained = 1 if plain else gain(s, seat, work, depth, kind)
        work[CHOICE_AT + depth] = place
        work[LEFT_AT + place] -= 1
        work[GAIN_AT + depth] = gained
        worth += gained
        rest -= most_gain(s, kind, plain)
        open_after(s, work, depth, kind)
        depth += 1
        work[CHOICE_AT + depth] = -1
        total = worth if plain else worth + ending(s, seat, depth, kind)
        if total > best:
            best = total
            first = work[KIND_AT + work[CHOICE_AT]] + 1
    return best << 8 | first


@rule
def list_hand(s: State, seat: int, work: Vector) -> int:
    """Write down the kinds of the hand and return how many there are."""
    kinds = 0
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0:
            work[KIND_AT + kinds] = kind
            work[LEFT_AT + kinds] = s.hand[seat, kind]
            kinds += 1
    return kinds


@rule
def next_fitting(s: State, work: Vector, kinds: int, depth: int) -> int:
    """The next kind to try at this length of the line; -1 if all were tried."""
    colours = work[COLOURS_AT + depth]
    numbers = work[NUMBERS_AT + depth] << 1
    for place in range(work[CHOICE_AT + depth] + 1, kinds):
        kind = work[KIND_AT + place]
        if work[LEFT_AT + place] > 0 and (
            COLOUR_BIT[kind] & colours != 0
            or NUMBER_BIT[kind] & numbers != 0
            or (s.gallerist_applies == BEFORE and is_joker(s, STACK[kind]))
        ):
            return place
    return -1


@rule
def open_after(s: State, work: Vector, depth: int, kind: int) -> None:
    """Write down what may follow a card laid at this length."""
    colours = COLOUR_BIT[kind]
    numbers = NUMBER_BIT[kind]
    stack = STACK[kind]
    if stack >= 0 and s.power[stack, LINK]:
        before = work[COLOURS_AT + depth]
        shown = work[NUMBERS_AT + depth] << 1
        if s.power[stack, LINK] == JOKER and s.gallerist_applies == BEFORE:
            fits = colours & before != 0 or numbers & shown != 0
            colours = before | (colours if fits or shown != 0 else 0)
            numbers = shown | (numbers if fits or before != 0 else 0)
        else:
            colours = ALL_COLOURS
            numbers = ALL_NUMBERS
    work[COLOURS_AT + depth + 1] = colours
    work[NUMBERS_AT + depth + 1] = numbers >> 1


# --- what a card is worth ----------------------------------------------------------------------------------------


@rule
def power_worth(s: State, stack: int) -> int:
    """What the power of a patron is worth on average, where it does not depend on the neighbours."""
    timing = s.power[stack, TIMING]
    if timing == FLASH:
        worth = 3 * s.power[stack, DRAW] + DOLLAR * s.power[stack, PAY]
        worth = max(worth - 2 * s.power[stack, DROP_FIRST], DOLLAR * s.power[stack, OR_MONEY])
        return worth + 3 * s.power[stack, COPY] + (6 if s.power[stack, LINK] else 0)
    if timing == HANDSHAKE:
        worth = 2 * s.power[stack, TRASH] + DOLLAR * s.power[stack, TRASH_MONEY] + s.power[stack, BUY_ON_TOP]
        worth += 2 * s.power[stack, FROM_DISCARD_ON_TOP] + DOLLAR * s.power[stack, DISCOUNT] // 2
        return worth + 2 * s.power[stack, GAIN]
    return 0


@rule
def most_gain(s: State, kind: int, plain: int) -> int:
    """The most a card can bring, with what it adds to its neighbours."""
    if plain:
        return 1
    stack = STACK[kind]
    if stack < 0 or s.power[stack, TIMING] != COIN:
        return DOLLAR + (power_worth(s, stack) if stack >= 0 else 0) + DOLLAR
    return DOLLAR + 2 * DOLLAR * s.power[stack, MONEY] + DOLLAR


@rule
def gain(s: State, seat: int, work: Vector, depth: int, kind: int) -> int:
    """What a card brings at the end of the line tried: itself, its power, and what it makes of the card before."""
    worth = DOLLAR
    stack = STACK[kind]
    before = laid(s, seat, work, depth - 1)
    if stack >= 0:
        worth += coin_worth(s, seat, depth, stack) if s.power[stack, TIMING] == COIN else power_worth(s, stack)
        if s.power[stack, DRAW]:
            worth += max(EARLY - depth, 0)
    if before < 0:
        return worth
    if COLOUR[before] == COLOUR[kind]:
        worth += same_colour(s, stack) + same_colour(s, STACK[before])
    middle = STACK[before]
    if middle >= 0 and s.power[middle, CONDITION] == DIFFERENT:
        first = laid(s, seat, work, depth - 2)
        if first >= 0 and COLOUR[first] != COLOUR[kind]:
            worth += DOLLAR * s.power[middle, MONEY]
    return worth


@rule
def laid(s: State, seat: int, work: Vector, depth: int) -> int:
    """The card that lies at a place of the line tried, or before its beginning in the line laid so far; -1 if none."""
    if depth >= 0:
        return work[KIND_AT + work[CHOICE_AT + depth]]
    place = s.row_size[seat] + depth
    return s.row[seat, place] if place >= 0 else -1


@rule
def same_colour(s: State, stack: int) -> int:
    """What a neighbour of the same colour brings to a card of this stack."""
    if stack < 0 or s.power[stack, CONDITION] != SAME_COLOUR:
        return 0
    return DOLLAR * s.power[stack, MONEY]


@rule
def coin_worth(s: State, seat: int, depth: int, stack: int) -> int:
    """What a coin power brings whatever comes next, or probably."""
    condition = s.power[stack, CONDITION]
    money = DOLLAR * s.power[stack, MONEY]
    if condition in (SAME_COLOUR, DIFFERENT):
        return 0
    if condition == AT_END:
        return money if depth == 0 and s.row_size[seat] == 0 else 0
    if condition == LINE_LENGTH:
        return money if s.row_size[seat] + s.held[seat] > s.power[stack, AT_LEAST] else 0
    return money // 2 if condition else money


@rule
def ending(s: State, seat: int, depth: int, kind: int) -> int:
    """What the last card of a line brings for being the last."""
    stack = STACK[kind]
    if stack < 0 or s.power[stack, CONDITION] != AT_END or (depth == 1 and s.row_size[seat] == 0):
        return 0
    return DOLLAR * s.power[stack, MONEY]


@rule
def card_quality(s: State, seat: int, kind: int) -> int:
    """How much better than another card a card makes the lines of a seat: its power, and how many of the seat's cards
    it can lie beside, in sixteenths of all."""
    stack = STACK[kind]
    match = 0
    cards = 0
    for other in range(KINDS):
        owned = s.owned[seat, other]
        cards += owned
        if COLOUR_BIT[other] & COLOUR_BIT[kind] != 0 or NUMBER_BIT[other] & NUMBER_BIT[kind] != 0:
            match += owned
    quality = 16 * match // max(cards, 1)
    if stack < 0:
        return quality
    if s.power[stack, TIMING] == COIN:
        condition = s.power[stack, CONDITION]
        money = DOLLAR * s.power[stack, MONEY]
        return quality + (money if condition in (0, SAME_COLOUR) else money // 2)
    return quality + power_worth(s, stack)
