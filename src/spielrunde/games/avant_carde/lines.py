"""Part 1 of a round: everybody lays a line at the same time (chapters 3 and 4).

A seat draws from a random stream of its own, so that the order in which seats act changes nothing.
"""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rng import SEAT, below
from ...kernel.rule import rule
from ...kernel.zones import seal_own
from . import actions as do
from . import events as on
from .cards import ALL_COLOURS, ALL_NUMBERS, COLOUR_BIT, KINDS, NUMBER_BIT, STACK, STACKS
from .hands import nth_of
from .patrons import COPY, COPYABLE, DRAW, DROP, DROP_FIRST, FLASH, JOKER, LINK, OR_MONEY, PAY, TIMING
from .state import (
    BEFORE,
    DRAW_OR_MONEY,
    LINE,
    MAY_COPY,
    MAY_DRAW,
    MAY_SWAP,
    MUST_DROP,
    NO_QUESTION,
    State,
)


@rule
def begin_lines(s: State) -> None:
    """Let everybody begin a line."""
    s.turn += 1
    s.phase = LINE
    s.done = 0
    for seat in range(s.seats):
        for kind in range(KINDS):
            s.pile[seat, kind] = s.discard[seat, kind]
        s.piled[seat] = s.discard_size[seat]
        s.held[seat] = s.hand_size[seat]
        s.deck_left[seat] = s.deck_size[seat]
        s.end_colours[seat] = ALL_COLOURS
        s.end_numbers[seat] = ALL_NUMBERS


# --- playing cards -----------------------------------------------------------------------------------------------


@rule
def may_follow(s: State, seat: int, kind: int) -> bool:
    """Whether a card fits the end of the seat's line, or begins one."""
    return (
        COLOUR_BIT[kind] & s.end_colours[seat] != 0
        or NUMBER_BIT[kind] & s.end_numbers[seat] != 0
        or (s.gallerist_applies == BEFORE and is_joker(s, STACK[kind]))
    )


@rule
def is_joker(s: State, stack: int) -> bool:
    """Whether cards of a stack change their colour or number."""
    return stack >= 0 and s.power[stack, LINK] == JOKER


@rule
def play_card(s: State, seat: int, kind: int) -> None:
    """Lay a hand card at the end of the line; a flash power happens at once."""
    s.hand[seat, kind] -= 1
    s.held[seat] -= 1
    s.row[seat, s.row_size[seat]] = kind
    s.row_size[seat] += 1
    emit(s, on.PLAY, seat, kind)
    colours = s.end_colours[seat]
    numbers = s.end_numbers[seat]
    s.end_colours[seat] = COLOUR_BIT[kind]
    s.end_numbers[seat] = NUMBER_BIT[kind]
    stack = STACK[kind]
    if stack < 0 or s.power[stack, TIMING] != FLASH:
        return
    if s.power[stack, LINK] == JOKER and s.gallerist_applies == BEFORE:
        change_before(s, seat, kind, colours, numbers)
    elif s.power[stack, LINK] > 0:
        open_end(s, seat)
    ask(s, seat, stack)


@rule
def open_end(s: State, seat: int) -> None:
    """Any card may follow."""
    s.end_colours[seat] = ALL_COLOURS
    s.end_numbers[seat] = ALL_NUMBERS


@rule
def change_before(s: State, seat: int, kind: int, colours: int, numbers: int) -> None:
    """A joker whose changed colour or number has to match the card before it (11.2): what may follow is whatever one
    of the possible changes, or none, allows."""
    fits = COLOUR_BIT[kind] & colours != 0 or NUMBER_BIT[kind] & numbers != 0
    s.end_colours[seat] = colours | (COLOUR_BIT[kind] if fits or numbers != 0 else 0)
    s.end_numbers[seat] = numbers | (NUMBER_BIT[kind] if fits or colours != 0 else 0)


@rule
def ask(s: State, seat: int, stack: int) -> None:
    """Ask what a flash power leaves open, if there is anything to choose."""
    question = NO_QUESTION
    if s.power[stack, COPY]:
        question = MAY_COPY if may_copy_any(s, seat) else NO_QUESTION
    elif s.power[stack, OR_MONEY]:
        question = DRAW_OR_MONEY
    elif s.power[stack, DROP_FIRST]:
        question = MAY_SWAP if s.held[seat] > 0 else NO_QUESTION
    elif s.power[stack, DRAW]:
        question = MAY_DRAW if may_draw(s, seat) else NO_QUESTION
    s.question[seat] = question
    s.question_stack[seat] = stack if question else 0


@rule
def may_draw(s: State, seat: int) -> bool:
    """Whether there is a card to draw in deck or discard pile."""
    return s.deck_left[seat] > 0 or s.piled[seat] > 0


@rule
def answered(s: State, seat: int) -> None:
    """No question is open any more."""
    s.question[seat] = NO_QUESTION
    s.question_stack[seat] = 0


# --- flash powers ------------------------------------------------------------------------------------------------


@rule
def draw_cards(s: State, seat: int) -> None:
    """Draw what the power in question gives, with what it costs; perhaps cards have to be put aside then."""
    stack = s.question_stack[seat]
    for _ in range(s.power[stack, DRAW]):
        draw_one(s, seat)
    fix_money(s, seat, s.power[stack, PAY])
    s.drops[seat] = min(s.power[stack, DROP], s.held[seat])
    if s.drops[seat] > 0:
        s.question[seat] = MUST_DROP
    else:
        answered(s, seat)


@rule
def draw_one(s: State, seat: int) -> None:
    """Draw one card; an empty deck is made of the discard pile first. Nothing happens if both are empty."""
    seal_own(s)
    if s.deck_left[seat] == 0:
        reshuffle(s, seat)
    if s.deck_left[seat] == 0:
        return
    if s.tops_drawn[seat] < s.tops[seat]:
        s.tops_drawn[seat] += 1
        kind = s.top[seat, s.tops[seat] - s.tops_drawn[seat]]
    else:
        kind = nth_of(s.deck, seat, below(s, SEAT + seat, s.deck_left[seat]))
    s.deck[seat, kind] -= 1
    s.deck_left[seat] -= 1
    s.hand[seat, kind] += 1
    s.held[seat] += 1
    s.drawn[seat] += 1
    emit(s, on.DRAW_MORE, seat, kind)


@rule
def reshuffle(s: State, seat: int) -> None:
    """Make a new deck of the own discard pile."""
    if s.piled[seat] == 0:
        return
    emit(s, on.RESHUFFLE, seat, s.piled[seat])
    for kind in range(KINDS):
        s.deck[seat, kind] += s.pile[seat, kind]
        s.pile[seat, kind] = 0
    s.deck_left[seat] += s.piled[seat]
    s.shuffled[seat] += s.piled[seat]
    s.piled[seat] = 0


@rule
def fix_money(s: State, seat: int, dollars: int) -> None:
    """Money that the coming buy turn begins with, or lacks."""
    s.fixed[seat] += dollars
    if dollars > 0:
        emit(s, on.FIX_MONEY, seat, dollars)
    elif dollars < 0:
        emit(s, on.FIX_COST, seat, -dollars)


@rule
def take_money(s: State, seat: int) -> None:
    """Choose money instead of cards."""
    fix_money(s, seat, s.power[s.question_stack[seat], OR_MONEY])
    answered(s, seat)


@rule
def drop_card(s: State, seat: int, kind: int) -> None:
    """Put a hand card on the own discard pile: before drawing, or after it."""
    s.hand[seat, kind] -= 1
    s.held[seat] -= 1
    s.pile[seat, kind] += 1
    s.piled[seat] += 1
    emit(s, on.DROP, seat, kind)
    if s.question[seat] == MAY_SWAP:
        draw_cards(s, seat)
    else:
        s.drops[seat] -= 1
        if s.drops[seat] == 0:
            answered(s, seat)


@rule
def copies_of(s: State, seat: int, stack: int) -> int:
    """How many cards of a stack were copied in this line."""
    return s.copies[seat] >> (4 * stack) & 15


@rule
def may_copy_flash(s: State, seat: int, stack: int) -> bool:
    """Whether the line has a card of this stack with a flash power that can be copied and was not yet."""
    if s.power[stack, TIMING] != FLASH or s.power[stack, COPYABLE] == 0:
        return False
    sources = 0
    for place in range(s.row_size[seat]):
        if STACK[s.row[seat, place]] == stack:
            sources += 1
    return sources > copies_of(s, seat, stack)


@rule
def may_copy_any(s: State, seat: int) -> bool:
    """Whether there is any flash power to copy."""
    for stack in range(STACKS):
        if may_copy_flash(s, seat, stack):
            return True
    return False


@rule
def copy_flash(s: State, seat: int, stack: int) -> None:
    """Let the card just played have the flash power of another card."""
    s.copies[seat] += 1 << (4 * stack)
    emit(s, on.COPY_FLASH, seat, stack + 2)
    if s.power[stack, LINK] > 0:
        open_end(s, seat)
    ask(s, seat, stack)


# --- actions -----------------------------------------------------------------------------------------------------


@rule
def lay(s: State, seat: int, action: int) -> None:
    """Carry out one action of a seat that goes on with its line."""
    if action < do.CONFIRM:
        play_card(s, seat, action)
    elif action == do.DRAW:
        draw_cards(s, seat)
    elif action == do.MONEY:
        take_money(s, seat)
    elif action == do.SKIP:
        answered(s, seat)
    elif action < do.DROP:
        copy_flash(s, seat, action - do.COPY)
    else:
        drop_card(s, seat, action - do.DROP)


# --- at random ---------------------------------------------------------------------------------------------------


@rule
def random_action(s: State, seat: int, stream: int) -> int:
    """What somebody does who lays whatever fits for as long as it goes, and uses most flash powers."""
    question = s.question[seat]
    if question == NO_QUESTION:
        return random_card(s, seat, stream)
    if question == MAY_DRAW:
        return do.DRAW
    if question == DRAW_OR_MONEY:
        return do.DRAW if may_draw(s, seat) and below(s, stream, 2) else do.MONEY
    if question == MAY_COPY:
        stack = STACKS - 1
        while not may_copy_flash(s, seat, stack):
            stack -= 1
        return do.COPY + stack
    if question == MAY_SWAP and below(s, stream, 2):
        return do.SKIP
    return do.DROP + nth_of(s.hand, seat, below(s, stream, s.held[seat]))


@rule
def random_card(s: State, seat: int, stream: int) -> int:
    """One of the kinds that fit, each as likely; without any the line is finished."""
    fitting = 0
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0 and may_follow(s, seat, kind):
            fitting += 1
    if fitting == 0:
        return do.CONFIRM
    left = below(s, stream, fitting)
    kind = 0
    while True:
        if s.hand[seat, kind] > 0 and may_follow(s, seat, kind):
            if left == 0:
                return kind
            left -= 1
        kind += 1
