"""What a line earns: coin powers and awards (chapters 6 to 8). Conditions look at the line as it was shown."""

from __future__ import annotations

from ...kernel.rule import rule
from .cards import COLOUR, STACK
from .patrons import (
    ALWAYS,
    AT_END,
    AT_LEAST,
    BEYOND_FIRST,
    CONDITION,
    COPYABLE,
    DIFFERENT,
    FLASH,
    LINE_LENGTH,
    MANY_COLOURS,
    MONEY,
    MOST_OF_NUMBER,
    PER_TURN,
    SAME_COLOUR,
    SAME_NUMBER,
    TIMING,
)
from .state import COPIED, THRESHOLDS, State


@rule
def shown_card(s: State, seat: int, place: int) -> int:
    """The kind of a card of a line as it was shown, trashed ones included (clause 6.11)."""
    card = s.line[seat, place]
    if card < 0:
        return -1 - card
    return card - COPIED if card >= COPIED else card


@rule
def count_shown(s: State, seat: int, stack: int) -> int:
    """Cards of a number in a line as it was shown (clause 6.11)."""
    count = 0
    for place in range(s.line_size[seat]):
        if STACK[shown_card(s, seat, place)] == stack:
            count += 1
    return count


@rule
def count_lying(s: State, seat: int, stack: int) -> int:
    """Cards of a number that lie in a line now, by what is printed on them (clause 7.5)."""
    count = 0
    for place in range(s.line_size[seat]):
        if s.line[seat, place] >= 0 and STACK[shown_card(s, seat, place)] == stack:
            count += 1
    return count


@rule
def card_money(s: State, seat: int, place: int, stack: int) -> int:
    """What a coin power that counts for each card gives for the card at this place (clauses 6.2, 6.3, 6.4)."""
    condition = s.power[stack, CONDITION]
    money = s.power[stack, MONEY]
    if condition == ALWAYS:
        return money
    last = s.line_size[seat] - 1
    if condition == AT_END:
        return money if place in (0, last) else 0
    if condition == LINE_LENGTH:
        return money if last + 1 >= s.power[stack, AT_LEAST] else 0
    if condition == SAME_NUMBER:
        return money if count_shown(s, seat, stack) >= s.power[stack, AT_LEAST] else 0
    before = COLOUR[shown_card(s, seat, place - 1)] if place > 0 else -1
    after = COLOUR[shown_card(s, seat, place + 1)] if place < last else -1
    if condition == SAME_COLOUR:
        own = COLOUR[shown_card(s, seat, place)]
        return money * ((1 if before == own else 0) + (1 if after == own else 0))
    return money if condition == DIFFERENT and before >= 0 and after >= 0 and before != after else 0


@rule
def turn_money(s: State, seat: int, stack: int) -> int:
    """What a coin power that counts once in a turn gives to a line with a card of the stack (clauses 7.1, 7.3, 7.4)."""
    condition = s.power[stack, CONDITION]
    money = s.power[stack, MONEY]
    if condition == MOST_OF_NUMBER:
        return money if has_most(s, seat, stack) else 0
    if condition == MANY_COLOURS:
        return money if count_colours(s, seat) >= s.power[stack, AT_LEAST] else 0
    if condition == BEYOND_FIRST:
        return money * min(count_shown(s, seat, stack) - 1, s.power[stack, AT_LEAST])
    return money


@rule
def has_most(s: State, seat: int, stack: int) -> bool:
    """Whether no other line has more cards of a number now; alone, one card is enough (clauses 7.1, 7.2, 10.5)."""
    own = count_lying(s, seat, stack)
    for other in range(s.seats):
        if other != seat and count_lying(s, other, stack) > own:
            return False
    return own > 0


@rule
def count_colours(s: State, seat: int) -> int:
    """How many of the four colours a line has (clause 7.3)."""
    colours = 0
    for place in range(s.line_size[seat]):
        colours |= 1 << COLOUR[shown_card(s, seat, place)]
    return (colours & 1) + (colours >> 1 & 1) + (colours >> 2 & 1) + (colours >> 3 & 1)


@rule
def best_copy(s: State, seat: int, stack: int) -> int:
    """The place of the card of a stack whose power is best copied; -1 if none lies there that was not copied yet
    (clause 6.10)."""
    best = -1
    most = -1
    for place in range(s.line_size[seat]):
        card = s.line[seat, place]
        if 0 <= card < COPIED and STACK[card] == stack:
            dollars = card_money(s, seat, place, stack) if s.power[stack, MONEY] else 0
            if dollars > most:
                most = dollars
                best = place
    return best


@rule
def may_be_copied(s: State, stack: int) -> bool:
    """Whether the patron of a stack has a power that can be copied in a buy turn (clauses 4.11, 6.10)."""
    return s.power[stack, COPYABLE] == 1 and s.power[stack, TIMING] != FLASH and s.power[stack, PER_TURN] == 0


@rule
def awards_for(s: State, dollars: int) -> int:
    """Awards for money earned in a turn (clause 8.1)."""
    awards = 0
    for place in range(THRESHOLDS):
        if dollars >= s.threshold[place]:
            awards += 1
    if dollars >= s.threshold[THRESHOLDS - 1]:
        awards += (dollars - s.threshold[THRESHOLDS - 1]) // s.award_step
    return awards
