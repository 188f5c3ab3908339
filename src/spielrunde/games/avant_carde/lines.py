"""Part 1 of a round: everybody lays a line at the same time (chapter 3)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rng import below
from ...kernel.rule import rule
from . import actions as do
from . import events as on
from .cards import ALL_COLOURS, ALL_NUMBERS, COLOUR_BIT, KINDS, NUMBER_BIT, STACK, STACKS
from .flash import answered, ask, copy_flash, draw_cards, drop_card, may_copy_flash, may_draw, open_end, take_money
from .hands import nth_of
from .patrons import FLASH, JOKER, LINK, TIMING
from .state import BEFORE, DRAW_OR_MONEY, LINE, MAY_COPY, MAY_DRAW, MAY_SWAP, NO_QUESTION, State


@rule
def begin_lines(s: State) -> None:
    """Let everybody begin a line at the same time (clause 3.1)."""
    s.turn += 1
    s.phase = LINE
    s.done = 0
    for seat in range(s.seats):
        begin_line(s, seat)


@rule
def begin_line(s: State, seat: int) -> None:
    """Copy what is public of a seat's cards to where only the seat sees it; any card may begin (clause 3.1)."""
    for kind in range(KINDS):
        s.pile[seat, kind] = s.discard[seat, kind]
    s.piled[seat] = s.discard_size[seat]
    s.held[seat] = s.hand_size[seat]
    s.deck_left[seat] = s.deck_size[seat]
    s.end_colours[seat] = ALL_COLOURS
    s.end_numbers[seat] = ALL_NUMBERS


@rule
def lay(s: State, seat: int, action: int) -> None:
    """Carry out one action of a seat that goes on with its line."""
    if action < do.CONFIRM:
        play_card(s, seat, action - do.PLAY)
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


# --- playing cards -----------------------------------------------------------------------------------------------


@rule
def may_follow(s: State, seat: int, kind: int) -> bool:
    """Whether a card fits the end of the seat's line, or begins one (clause 3.2)."""
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
    """Lay a hand card at the end of the line (clause 3.4); a flash power happens at once (clause 4.1)."""
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
    if s.gallerist_applies == BEFORE and is_joker(s, stack):
        change_before(s, seat, kind, colours, numbers)
    elif s.power[stack, LINK] > 0:
        open_end(s, seat)
    ask(s, seat, stack)


@rule
def change_before(s: State, seat: int, kind: int, colours: int, numbers: int) -> None:
    """A joker whose changed colour or number has to match the card before it (clause 11.2): what may follow is whatever
    one of the possible changes, or none, allows."""
    fits = COLOUR_BIT[kind] & colours != 0 or NUMBER_BIT[kind] & numbers != 0
    s.end_colours[seat] = colours | (COLOUR_BIT[kind] if fits or numbers != 0 else 0)
    s.end_numbers[seat] = numbers | (NUMBER_BIT[kind] if fits or colours != 0 else 0)


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
                return do.PLAY + kind
            left -= 1
        kind += 1
