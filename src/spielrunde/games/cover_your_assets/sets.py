"""Sets and the stacks they lie in: formed of cards, moved, counted (chapters 4, 9 and 11)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import ASSETS, FITTING, GOLD, JAR, SILVER
from .state import OWN_KIND, WILD, State

# --- cards of a set ----------------------------------------------------------------------------------------------


@rule
def is_set(s: State, card: int, other: int) -> bool:
    """Whether two cards are a set: two assets of a kind, or an asset and a wild card (clauses 4.1, 4.3), but no two
    wild cards (clause 4.4). What a jar goes with is an option (clauses 12.9, 12.10, 12.11). An action card goes with
    nothing, and so it blocks the discard pile (clauses 11.6, 11.7)."""
    if card < ASSETS and other < ASSETS:
        return card == other
    if card >= FITTING or other >= FITTING:
        return False
    has_asset = card < ASSETS or other < ASSETS
    if card == JAR or other == JAR:
        return s.jar_in_sets == (WILD if has_asset else OWN_KIND)
    return has_asset


@rule
def kind_of_set(card: int, other: int) -> int:
    """The kind of a set of two cards: that of its assets; without one, the jar (clause 12.11)."""
    if card < ASSETS:
        return card
    return other if other < ASSETS else JAR


@rule
def new_set(s: State, kind: int) -> int:
    """A set of this kind without cards yet, which is never merged with another one (clause 4.6); its number."""
    number = s.sets
    s.sets += 1
    s.set_kind[number] = kind
    s.set_assets[number] = 0
    s.set_silver[number] = 0
    s.set_gold[number] = 0
    s.set_jars[number] = 0
    return number


@rule
def add_card(s: State, number: int, card: int) -> None:
    """Add a fitting card to a set."""
    if card < ASSETS:
        s.set_assets[number] += 1
    elif card == SILVER:
        s.set_silver[number] += 1
    elif card == GOLD:
        s.set_gold[number] += 1
    else:
        s.set_jars[number] += 1


@rule
def leave_hand(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    s.hand[seat, card] -= 1
    s.hand_size[seat] -= 1


@rule
def put(s: State, seat: int, number: int, card: int) -> None:
    """Lay a card from the hand into a set."""
    leave_hand(s, seat, card)
    add_card(s, number, card)
    emit(s, on.PUT, seat, number, card)


# --- worth -------------------------------------------------------------------------------------------------------


@rule
def set_value(s: State, number: int) -> int:
    """What a set is worth in dollars."""
    kind = s.set_kind[number]
    return (
        s.set_assets[number] * s.value[kind]
        + s.set_silver[number] * s.value[SILVER]
        + s.set_gold[number] * s.value[GOLD]
        + s.set_jars[number] * s.value[JAR]
    )


@rule
def stack_value(s: State, seat: int) -> int:
    """What all sets of a seat are worth in dollars, the bottom one included (clause 9.1)."""
    dollars = 0
    for place in range(s.stack_size[seat]):
        dollars += set_value(s, s.stack[seat, place])
    return dollars


# --- stacks ------------------------------------------------------------------------------------------------------


@rule
def top_set(s: State, seat: int) -> int:
    """Number of the top set of a seat that has one."""
    return s.stack[seat, s.stack_size[seat] - 1]


@rule
def second_set(s: State, seat: int) -> int:
    """Number of the set beneath the top one."""
    return s.stack[seat, s.stack_size[seat] - 2]


@rule
def carry(s: State, number: int) -> None:
    """Tell that a set is carried to another place with all its cards. Its zone goes along: nothing leaves it."""
    carry_part(s, number, s.set_kind[number], s.set_assets[number])
    carry_part(s, number, SILVER, s.set_silver[number])
    carry_part(s, number, GOLD, s.set_gold[number])
    carry_part(s, number, JAR, s.set_jars[number])


@rule
def carry_part(s: State, number: int, card: int, cards: int) -> None:
    """Tell that the cards of one kind in a set are carried along."""
    if cards > 0:
        emit(s, on.CARRY, number, card, cards)


@rule
def push(s: State, seat: int, number: int) -> None:
    """Lay a set on top of a stack; the first one is the bottom set (clause 4.5)."""
    s.stack[seat, s.stack_size[seat]] = number
    s.stack_size[seat] += 1


@rule
def pull(s: State, seat: int, number: int) -> None:
    """Take a set, the top or the second one, out of a stack; what lies above it stays (clause 12.5)."""
    last = s.stack_size[seat] - 1
    if s.stack[seat, last] != number:
        s.stack[seat, last - 1] = s.stack[seat, last]
    s.stack_size[seat] = last


@rule
def bury_top(s: State, seat: int) -> None:
    """Put the top set of a stack to its bottom (clause 11.3)."""
    last = s.stack_size[seat] - 1
    number = s.stack[seat, last]
    carry(s, number)
    for place in range(last, 0, -1):
        s.stack[seat, place] = s.stack[seat, place - 1]
    s.stack[seat, 0] = number


@rule
def raise_bottom(s: State, seat: int) -> None:
    """Put the bottom set of a stack on its top (clause 11.3)."""
    last = s.stack_size[seat] - 1
    number = s.stack[seat, 0]
    carry(s, number)
    for place in range(last):
        s.stack[seat, place] = s.stack[seat, place + 1]
    s.stack[seat, last] = number


@rule
def exchange_tops(s: State, seat: int, other: int) -> None:
    """Exchange the top sets of two seats that have one; both land on top (clause 11.1)."""
    mine = top_set(s, seat)
    theirs = top_set(s, other)
    carry(s, mine)
    carry(s, theirs)
    s.stack[seat, s.stack_size[seat] - 1] = theirs
    s.stack[other, s.stack_size[other] - 1] = mine
