"""Flash powers, which happen while a line is laid: what is asked, drawing, money, copying (chapter 4)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rng import SEAT, below
from ...kernel.rule import rule
from ...kernel.zones import seal_own
from . import events as on
from .cards import ALL_COLOURS, ALL_NUMBERS, KINDS, STACK, STACKS
from .hands import nth_of
from .patrons import COPY, COPYABLE, DRAW, DROP, DROP_FIRST, FLASH, LINK, OR_MONEY, PAY, TIMING
from .state import DRAW_OR_MONEY, MAY_COPY, MAY_DRAW, MAY_SWAP, MUST_DROP, NO_QUESTION, State


@rule
def open_end(s: State, seat: int) -> None:
    """Any card may follow (clauses 4.5, 4.8)."""
    s.end_colours[seat] = ALL_COLOURS
    s.end_numbers[seat] = ALL_NUMBERS


@rule
def ask(s: State, seat: int, stack: int) -> None:
    """Ask what a flash power leaves open, if there is anything to choose (clause 4.1)."""
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
def answered(s: State, seat: int) -> None:
    """No question is open any more."""
    s.question[seat] = NO_QUESTION
    s.question_stack[seat] = 0


# --- drawing -----------------------------------------------------------------------------------------------------


@rule
def may_draw(s: State, seat: int) -> bool:
    """Whether there is a card to draw in deck or discard pile."""
    return s.deck_left[seat] > 0 or s.piled[seat] > 0


@rule
def draw_cards(s: State, seat: int) -> None:
    """Draw what the power in question gives, with what it costs; perhaps cards have to be put aside then
    (clauses 4.4, 4.9, 4.10)."""
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
    """Draw one card into the hand (clause 4.2), known ones from the top of the deck first (clause 9.6); an empty deck
    is made of the discard pile, and nothing happens if both are empty (clause 4.3).

    A seat draws from a random stream of its own, so that the order in which seats act changes nothing (clause 3.6).
    What was laid before cannot be taken back any more (clause 3.4).
    """
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
    """Make a new deck of the own discard pile (clause 4.3)."""
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
def drop_card(s: State, seat: int, kind: int) -> None:
    """Put a hand card on the own discard pile: before drawing (clause 4.6), or after it (clause 4.10)."""
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


# --- money -------------------------------------------------------------------------------------------------------


@rule
def take_money(s: State, seat: int) -> None:
    """Choose money instead of cards (clause 4.7)."""
    fix_money(s, seat, s.power[s.question_stack[seat], OR_MONEY])
    answered(s, seat)


@rule
def fix_money(s: State, seat: int, dollars: int) -> None:
    """Money that the coming buy turn begins with, or lacks (clause 4.13)."""
    s.fixed[seat] += dollars
    if dollars > 0:
        emit(s, on.FIX_MONEY, seat, dollars)
    elif dollars < 0:
        emit(s, on.FIX_COST, seat, -dollars)


# --- copying -----------------------------------------------------------------------------------------------------


@rule
def copies_of(s: State, seat: int, stack: int) -> int:
    """How many cards of a stack were copied in this line."""
    return s.copies[seat] >> (4 * stack) & 15


@rule
def may_copy_flash(s: State, seat: int, stack: int) -> bool:
    """Whether the line has a card of this stack with a flash power that can be copied and was not yet (clause 4.11)."""
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
    """Let the card just played have the flash power of another card (clause 4.12); a copied joker works afterwards
    (clause 11.2)."""
    s.copies[seat] += 1 << (4 * stack)
    emit(s, on.COPY_FLASH, seat, stack + 2)
    if s.power[stack, LINK] > 0:
        open_end(s, seat)
    ask(s, seat, stack)
