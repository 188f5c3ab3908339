"""What is legal (chapters 3 to 6 and 10). Reads only what the acting seat may know."""

from __future__ import annotations

from ...kernel.layout import Vector
from ...kernel.rule import rule
from . import actions as do
from .cards import KINDS, STACKS
from .flash import may_copy_flash, may_draw
from .lines import may_follow
from .money import shown_card
from .patrons import FROM_DISCARD, GAIN
from .picking import may_trash
from .powers import copying_stack, may_copy, may_gain, may_use
from .state import (
    BUY,
    DRAW_OR_MONEY,
    LINE,
    MAY_COPY,
    MAY_DRAW,
    MAY_SWAP,
    MUST_DROP,
    NO_QUESTION,
    TRASH,
    State,
)
from .turns import may_take_from, money_left, price


@rule
def legal(s: State, seat: int, mask: Vector) -> int:
    """Fill the mask of all actions and count them."""
    for action in range(do.ACTION_COUNT):
        mask[action] = 0
    if s.phase == LINE:
        if s.question[seat] == NO_QUESTION:
            return legal_plays(s, seat, mask)
        return legal_answers(s, seat, mask)
    if s.phase == BUY:
        return legal_purchases(s, mask) + legal_powers(s, seat, mask)
    mask[do.SKIP] = 1
    if s.phase == TRASH:
        return 1 + legal_trash(s, seat, mask)
    for kind in range(KINDS):
        mask[do.PUT_ON_TOP + kind] = 1 if s.discard[seat, kind] > 0 else 0
    return 1 + count_from(mask, do.PUT_ON_TOP, KINDS)


@rule
def count_from(mask: Vector, first: int, actions: int) -> int:
    """How many of the actions from ``first`` on are set."""
    count = 0
    for action in range(first, first + actions):
        count += mask[action]
    return count


# --- laying a line -----------------------------------------------------------------------------------------------


@rule
def legal_plays(s: State, seat: int, mask: Vector) -> int:
    """Cards that fit the end of the line; one that has begun may be finished, or an empty one without a card to lay
    (clauses 3.3, 3.8)."""
    count = 0
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0 and may_follow(s, seat, kind):
            mask[do.PLAY + kind] = 1
            count += 1
    if s.row_size[seat] > 0 or s.held[seat] == 0:
        mask[do.CONFIRM] = 1
        count += 1
    return count


@rule
def legal_answers(s: State, seat: int, mask: Vector) -> int:
    """What a flash power lets its player choose (clause 4.1)."""
    question = s.question[seat]
    if question in (MUST_DROP, MAY_SWAP):
        for kind in range(KINDS):
            mask[do.DROP + kind] = 1 if s.hand[seat, kind] > 0 else 0
        mask[do.SKIP] = 1 if question == MAY_SWAP else 0
        return count_from(mask, do.DROP, KINDS) + mask[do.SKIP]
    if question == MAY_COPY:
        for stack in range(STACKS):
            mask[do.COPY + stack] = 1 if may_copy_flash(s, seat, stack) else 0
        mask[do.SKIP] = 1
        return count_from(mask, do.COPY, STACKS) + 1
    mask[do.DRAW] = 1 if question == MAY_DRAW or may_draw(s, seat) else 0
    mask[do.MONEY] = 1 if question == DRAW_OR_MONEY else 0
    mask[do.SKIP] = 1 if question == MAY_DRAW else 0
    return mask[do.DRAW] + mask[do.MONEY] + mask[do.SKIP]


# --- the buy turn ------------------------------------------------------------------------------------------------


@rule
def legal_purchases(s: State, mask: Vector) -> int:
    """Buying, burying, spending the change token, in any order until the turn is ended (clauses 5.4, 5.10). One may
    bury in a blocked stack, but not in an empty one (clauses 5.7, 10.3)."""
    mask[do.END_TURN] = 1
    count = 1
    money = money_left(s)
    for stack in range(STACKS):
        if s.face[stack] >= 0:
            if money >= price(s, stack) and may_take_from(s, stack):
                mask[do.BUY + stack] = 1
                count += 1
            if s.burials > 0:
                mask[do.BURY + stack] = 1
                count += 1
    if s.change[s.active] > 0 and s.change_spent == 0:
        mask[do.CHANGE] = 1
        count += 1
    return count


@rule
def legal_powers(s: State, seat: int, mask: Vector) -> int:
    """Powers of cards of the own line, none of which has to be used (clauses 5.4, 6.1)."""
    count = 0
    gives = s.gifts > 0
    for stack in range(STACKS):
        if may_use(s, seat, stack):
            mask[do.USE + stack] = 1
            count += 1
        gives = gives or (s.powers[stack] > 0 and s.power[stack, GAIN] > 0)
    if gives:
        for stack in range(STACKS):
            mask[do.GAIN + stack] = 1 if may_gain(s, stack) else 0
        count += count_from(mask, do.GAIN, STACKS)
    if copying_stack(s) >= 0:
        for stack in range(STACKS):
            if may_copy(s, seat, stack):
                mask[do.COPY + stack] = 1
                count += 1
    return count


@rule
def legal_trash(s: State, seat: int, mask: Vector) -> int:
    """Cards the power in use may trash (clauses 6.5, 6.6)."""
    for place in range(s.line_size[seat]):
        if may_trash(s, seat, place, s.pick_stack, s.user_stack):
            mask[do.TRASH_LINE + shown_card(s, seat, place)] = 1
    if s.power[s.pick_stack, FROM_DISCARD]:
        for kind in range(KINDS):
            mask[do.TRASH_DISCARD + kind] = 1 if s.discard[seat, kind] > 0 else 0
    return count_from(mask, do.TRASH_LINE, KINDS) + count_from(mask, do.TRASH_DISCARD, KINDS)
