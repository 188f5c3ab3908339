"""Part 2 of a round: the buy turn of one seat (chapters 5, 6 and 8)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import STACK, STACKS
from .gallery import put_under, take_top
from .hands import lay_on_deck
from .money import awards_for, best_copy, card_money, count_lying, may_be_copied, turn_money
from .patrons import (
    BURY,
    BUY_ON_TOP,
    COIN,
    COPY,
    DISCOUNT,
    FROM_DISCARD,
    FROM_DISCARD_ON_TOP,
    GAIN,
    HANDSHAKE,
    NOT_ITSELF,
    PER_TURN,
    TIMING,
    TRASH_MONEY,
)
from .patrons import TRASH as TRASHES
from .state import BUY, COPIED, PUT_ON_TOP, TRASH, State


@rule
def begin_turn(s: State, seat: int) -> None:
    """Give a seat its money for the line and for all coin powers, and the powers it may use."""
    s.turn += 1
    s.phase = BUY
    s.active = seat
    s.spent = 0
    s.change_spent = 0
    s.buried = 0
    s.discount = 0
    s.on_top = 0
    s.gifts = 0
    s.burials = s.burials_per_turn + (1 if s.seats == 1 else 0)
    for stack in range(STACKS):
        s.powers[stack] = 0
    s.earned = max(s.line_size[seat] + s.extra[seat] + s.gem[seat] * s.gem_money, 0)
    met = 0
    for place in range(s.line_size[seat]):
        stack = STACK[s.line[seat, place]]
        if stack >= 0:
            count_power(s, seat, place, stack, met >> stack & 1)
            met |= 1 << stack
    for stack in range(STACKS):
        if s.power[stack, COPY] and s.powers[stack] > 0:
            s.powers[stack] -= s.flash_copies[seat]
    emit(s, on.INCOME, seat, s.line_size[seat], s.earned)


@rule
def count_power(s: State, seat: int, place: int, stack: int, met: int) -> None:
    """Collect the coin power of a card, or note that it has a power to use. ``met``: 1 if the line had such a card
    before."""
    timing = s.power[stack, TIMING]
    if timing == COIN:
        if s.power[stack, PER_TURN] == 0:
            s.earned += card_money(s, seat, place, stack)
        elif met == 0:
            s.earned += turn_money(s, seat, stack)
    elif timing == HANDSHAKE:
        s.powers[stack] += 1
        s.burials += s.power[stack, BURY]
    elif s.power[stack, COPY]:
        s.powers[stack] += 1


@rule
def earn(s: State, seat: int, dollars: int) -> None:
    """Earn money in the middle of a turn."""
    if dollars > 0:
        s.earned += dollars
        emit(s, on.EARN, seat, dollars)


@rule
def money_left(s: State) -> int:
    """Money the active seat can still spend."""
    return s.earned - s.spent


# --- the gallery -------------------------------------------------------------------------------------------------


@rule
def price(s: State, stack: int) -> int:
    """What the next card of a stack costs now; a discount never makes it less than $1."""
    return max(s.cost[stack] - s.discount, 1) if s.discount > 0 else s.cost[stack]


@rule
def may_take_from(s: State, stack: int) -> bool:
    """Whether a card can be bought or taken from a stack."""
    return s.face[stack] >= 0 and s.blocked != stack


@rule
def buy_card(s: State, seat: int, stack: int) -> None:
    """Buy the top card of a stack."""
    dollars = price(s, stack)
    s.spent += dollars
    s.discount = 0
    kind = s.face[stack]
    emit(s, on.BUY, seat, kind, dollars)
    s.owned[seat, kind] += 1
    if s.on_top > 0:
        s.on_top -= 1
        emit(s, on.TAKE_ON_TOP, seat, stack + 2, kind)
        lay_on_deck(s, seat, kind)
    else:
        emit(s, on.TAKE, seat, stack + 2, kind)
        s.discard[seat, kind] += 1
        s.discard_size[seat] += 1
    take_top(s, stack)


@rule
def gain_card(s: State, seat: int, stack: int) -> None:
    """Take the top card of a stack for nothing: with a power that was copied, or with one of the own line."""
    if s.gifts > 0:
        s.gifts -= 1
    else:
        s.powers[giving_stack(s, stack)] -= 1
    kind = s.face[stack]
    emit(s, on.GAIN, seat, kind)
    emit(s, on.TAKE, seat, stack + 2, kind)
    s.owned[seat, kind] += 1
    s.discard[seat, kind] += 1
    s.discard_size[seat] += 1
    take_top(s, stack)


@rule
def bury(s: State, seat: int, stack: int) -> None:
    """Put the top card of a stack beneath it."""
    s.burials -= 1
    s.buried += 1
    emit(s, on.BURY, seat, stack + 2, s.face[stack])
    put_under(s, stack)


@rule
def spend_change(s: State, seat: int) -> None:
    """Turn the change token into money."""
    s.change[seat] = 0
    s.change_spent = 1
    s.earned += s.change_money
    emit(s, on.SPEND_CHANGE, seat, s.change_money)


# --- powers ------------------------------------------------------------------------------------------------------


@rule
def use_power(s: State, seat: int, stack: int) -> None:
    """Use the power of one card of the own line."""
    s.powers[stack] -= 1
    emit(s, on.USE, seat, stack + 2)
    work(s, stack, stack)


@rule
def copy_power(s: State, seat: int, stack: int) -> None:
    """Let a card that copies have the power of another card of the line."""
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


@rule
def copying_stack(s: State) -> int:
    """The stack whose cards copy and have not yet; -1 if there is none."""
    for stack in range(STACKS):
        if s.power[stack, COPY] and s.powers[stack] > 0:
            return stack
    return -1


@rule
def work(s: State, stack: int, user: int) -> None:
    """What the patron of a stack gives when a card of the stack ``user`` has its power."""
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


@rule
def may_use(s: State, seat: int, stack: int) -> bool:
    """Whether a card of this stack has a handshake power left that is used by itself and can do anything now."""
    if s.powers[stack] <= 0 or s.power[stack, TIMING] != HANDSHAKE or s.power[stack, GAIN] > 0:
        return False
    return may_work(s, seat, stack, stack)


@rule
def giving_stack(s: State, stack: int) -> int:
    """The stack whose cards give a card of this stack; -1 if there is none that has not given yet."""
    for giver in range(STACKS):
        if stack + 2 <= s.power[giver, GAIN] and s.powers[giver] > 0:
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
        if stack + 2 <= s.power[giver, GAIN]:
            return True
    return False


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
def end_picking(s: State) -> None:
    """Go back to the turn."""
    s.phase = BUY
    s.picks = 0
    s.pick_stack = 0
    s.user_stack = 0


# --- trashing ----------------------------------------------------------------------------------------------------


@rule
def may_trash(s: State, seat: int, place: int, stack: int, user: int) -> bool:
    """Whether the power of a patron may trash the card at this place of the own line."""
    card = s.line[seat, place]
    if card < 0:
        return False
    own = STACK[card - COPIED if card >= COPIED else card]
    return s.power[stack, NOT_ITSELF] == 0 or own != user or count_lying(s, seat, user) > 1


@rule
def may_trash_any(s: State, seat: int, stack: int, user: int) -> bool:
    """Whether there is anything the patron may trash."""
    if s.power[stack, FROM_DISCARD] and s.discard_size[seat] > 0:
        return True
    for place in range(s.line_size[seat]):
        if may_trash(s, seat, place, stack, user):
            return True
    return False


@rule
def trash_from_line(s: State, seat: int, kind: int) -> None:
    """Trash a card of the own line; of equal ones, one that has already been copied."""
    found = -1
    for place in range(s.line_size[seat]):
        card = s.line[seat, place]
        if card == kind + COPIED or (card == kind and found < 0):
            found = place
    lose_power(s, seat, STACK[kind])
    s.line[seat, found] = -1 - kind
    emit(s, on.TRASH_LINE, seat, kind)
    leave_game(s, seat, kind)


@rule
def trash_from_discard(s: State, seat: int, kind: int) -> None:
    """Trash a card of the own discard pile."""
    s.discard[seat, kind] -= 1
    s.discard_size[seat] -= 1
    emit(s, on.TRASH_DISCARD, seat, kind)
    leave_game(s, seat, kind)


@rule
def leave_game(s: State, seat: int, kind: int) -> None:
    """A trashed card goes into the box."""
    s.owned[seat, kind] -= 1
    s.box[kind] += 1
    earn(s, seat, s.power[s.pick_stack, TRASH_MONEY])
    s.picks -= 1
    if s.picks == 0 or not may_trash_any(s, seat, s.pick_stack, s.user_stack):
        end_picking(s)


@rule
def lose_power(s: State, seat: int, stack: int) -> None:
    """A card about to be trashed loses what it has not used (6.7). Of equal cards one that has used its power goes
    first; the card whose power trashes it is not meant where that may not trash itself."""
    if stack < 0:
        return
    used = count_lying(s, seat, stack) - s.powers[stack]
    if s.power[s.pick_stack, NOT_ITSELF] and stack == s.user_stack:
        used -= 1
    if used <= 0 and s.powers[stack] > 0:
        s.powers[stack] -= 1
    if s.power[stack, TIMING] == HANDSHAKE:
        charged = min(s.buried, s.power[stack, BURY])
        s.buried -= charged
        s.burials = max(s.burials - s.power[stack, BURY] + charged, 0)


@rule
def put_card_on_top(s: State, seat: int, kind: int) -> None:
    """Put a card of the own discard pile on top of the own deck."""
    s.discard[seat, kind] -= 1
    s.discard_size[seat] -= 1
    emit(s, on.PUT_ON_TOP, seat, kind)
    lay_on_deck(s, seat, kind)
    end_picking(s)


# --- the end of a turn -------------------------------------------------------------------------------------------


@rule
def give_awards(s: State, seat: int) -> None:
    """Awards for what was earned; then perhaps a change token for what is left."""
    awards = awards_for(s, s.earned)
    s.awards[seat] += awards
    s.taken += awards
    if awards > 0:
        emit(s, on.AWARD, seat, awards, s.earned)
    else:
        emit(s, on.NO_AWARD, seat, s.earned)
    if money_left(s) > 0 and s.change[seat] == 0 and s.change_spent == 0:
        s.change[seat] = 1
        emit(s, on.TAKE_CHANGE, seat)
