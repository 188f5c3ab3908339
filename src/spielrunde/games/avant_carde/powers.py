"""Powers of the own line in a buy turn: using them, copying them, whether they can do anything (chapter 6)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import STACKS
from .money import best_copy, card_money, may_be_copied
from .patrons import BURY, BUY_ON_TOP, COIN, COPY, DISCOUNT, FROM_DISCARD_ON_TOP, GAIN, HANDSHAKE, TIMING
from .patrons import TRASH as TRASHES
from .picking import end_picking, may_trash_any
from .state import COPIED, PUT_ON_TOP, TRASH, State
from .turns import earn, may_take_from, take_card


@rule
def work(s: State, stack: int, user: int) -> None:
    """What the patron of a stack gives when a card of the stack ``user`` has its power (clauses 6.5, 6.6, 6.8, 6.9)."""
    s.on_top += s.power[stack, BUY_ON_TOP]
    s.discount += s.power[stack, DISCOUNT]
    s.pick_stack = stack
    s.user_stack = user
    s.picks = 1
    if s.power[stack, TRASHES]:
        s.phase = TRASH
        s.picks = s.power[stack, TRASHES]
    elif s.power[stack, FROM_DISCARD_ON_TOP]:
        s.phase = PUT_ON_TOP
    else:
        s.gifts += 1 if s.power[stack, GAIN] else 0
        end_picking(s)


@rule
def may_work(s: State, seat: int, stack: int, user: int) -> bool:
    """Whether using the patron of a stack can do anything now."""
    if s.power[stack, TRASHES] and s.power[stack, BURY] == 0:
        return may_trash_any(s, seat, stack, user)
    if s.power[stack, FROM_DISCARD_ON_TOP]:
        return s.discard_size[seat] > 0
    return True


# --- the power of a card itself ----------------------------------------------------------------------------------


@rule
def may_use(s: State, seat: int, stack: int) -> bool:
    """Whether a card of this stack has a handshake power left that is used by itself and can do anything now."""
    if s.powers[stack] <= 0 or s.power[stack, TIMING] != HANDSHAKE or s.power[stack, GAIN] > 0:
        return False
    return may_work(s, seat, stack, stack)


@rule
def use_power(s: State, seat: int, stack: int) -> None:
    """Use the power of one card of the own line (clause 6.1)."""
    s.powers[stack] -= 1
    emit(s, on.USE, seat, stack + 2)
    work(s, stack, stack)


# --- cards for nothing -------------------------------------------------------------------------------------------


@rule
def gives(s: State, giver: int, stack: int) -> bool:
    """Whether the patron of the stack ``giver`` gives cards of a stack for nothing (clause 6.9)."""
    return stack + 2 <= s.power[giver, GAIN]


@rule
def giving_stack(s: State, stack: int) -> int:
    """The stack whose cards give a card of this stack; -1 if there is none that has not given yet."""
    for giver in range(STACKS):
        if gives(s, giver, stack) and s.powers[giver] > 0:
            return giver
    return -1


@rule
def may_gain(s: State, stack: int) -> bool:
    """Whether a card of this stack may be taken for nothing."""
    if not may_take_from(s, stack):
        return False
    if giving_stack(s, stack) >= 0:
        return True
    return s.gifts > 0 and may_give(s, stack)


@rule
def may_give(s: State, stack: int) -> bool:
    """Whether some patron gives cards of this stack."""
    for giver in range(STACKS):
        if gives(s, giver, stack):
            return True
    return False


@rule
def gain_card(s: State, seat: int, stack: int) -> None:
    """Take the top card of a stack for nothing: with a power that was copied, or with one of the own line
    (clause 6.9)."""
    if s.gifts > 0:
        s.gifts -= 1
    else:
        s.powers[giving_stack(s, stack)] -= 1
    emit(s, on.GAIN, seat, s.face[stack])
    take_card(s, seat, stack)


# --- copying -----------------------------------------------------------------------------------------------------


@rule
def copying_stack(s: State) -> int:
    """The stack whose cards copy and have not yet; -1 if there is none."""
    for stack in range(STACKS):
        if s.power[stack, COPY] and s.powers[stack] > 0:
            return stack
    return -1


@rule
def may_copy(s: State, seat: int, stack: int) -> bool:
    """Whether a card of this stack has a power worth copying now."""
    user = copying_stack(s)
    if user < 0 or not may_be_copied(s, stack):
        return False
    place = best_copy(s, seat, stack)
    if place < 0:
        return False
    if s.power[stack, TIMING] == COIN:
        return card_money(s, seat, place, stack) > 0
    return may_work(s, seat, stack, user)


@rule
def copy_power(s: State, seat: int, stack: int) -> None:
    """Let a card that copies have the power of another card of the line; a coin power gives what it gives to that card
    (clauses 4.11, 6.10)."""
    user = copying_stack(s)
    s.powers[user] -= 1
    emit(s, on.COPY, seat, stack + 2)
    place = best_copy(s, seat, stack)
    s.line[seat, place] += COPIED
    if s.power[stack, TIMING] == COIN:
        earn(s, seat, card_money(s, seat, place, stack))
    else:
        s.burials += s.power[stack, BURY]
        work(s, stack, user)
