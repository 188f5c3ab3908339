"""Part 2 of a round: the buy turn of one seat, its money, what it buys, and its awards (chapters 5 and 8)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import STACK, STACKS
from .gallery import put_under, take_top
from .hands import lay_on_deck, put_on_discard
from .money import awards_for, card_money, turn_money
from .patrons import BURY, COIN, COPY, HANDSHAKE, PER_TURN, TIMING
from .state import BUY, State

# --- the beginning -----------------------------------------------------------------------------------------------


@rule
def begin_turn(s: State, seat: int) -> None:
    """Give a seat its money for the line and for all coin powers, which it keeps whatever is trashed later, and the
    powers it may use (clauses 5.2, 5.3, 5.9). One may bury once, alone twice (clauses 5.6, 10.4)."""
    s.turn += 1
    s.phase = BUY
    s.active = seat
    forget_turn(s)
    s.burials = s.burials_per_turn + (1 if s.seats == 1 else 0)
    s.earned = max(s.line_size[seat] + s.extra[seat] + s.gem[seat] * s.gem_money, 0)
    collect_powers(s, seat)
    emit(s, on.INCOME, seat, s.line_size[seat], s.earned)


@rule
def forget_turn(s: State) -> None:
    """Nothing is left of the turn before."""
    s.spent = 0
    s.change_spent = 0
    s.buried = 0
    s.discount = 0
    s.on_top = 0
    s.gifts = 0
    for stack in range(STACKS):
        s.powers[stack] = 0


@rule
def collect_powers(s: State, seat: int) -> None:
    """Count the power of every card of the line; one that copied a flash power has had its own (clause 4.12)."""
    met = 0
    for place in range(s.line_size[seat]):
        stack = STACK[s.line[seat, place]]
        if stack >= 0:
            count_power(s, seat, place, stack, met >> stack & 1)
            met |= 1 << stack
    for stack in range(STACKS):
        if s.power[stack, COPY] and s.powers[stack] > 0:
            s.powers[stack] -= s.flash_copies[seat]


@rule
def count_power(s: State, seat: int, place: int, stack: int, met: int) -> None:
    """Collect the coin power of a card, or note that it has a power to use (clause 6.1). ``met``: 1 if the line had
    such a card before."""
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


# --- money -------------------------------------------------------------------------------------------------------


@rule
def money_left(s: State) -> int:
    """Money the active seat can still spend."""
    return s.earned - s.spent


@rule
def earn(s: State, seat: int, dollars: int) -> None:
    """Earn money in the middle of a turn."""
    if dollars > 0:
        s.earned += dollars
        emit(s, on.EARN, seat, dollars)


@rule
def spend_change(s: State, seat: int) -> None:
    """Turn the change token into money (clause 5.8)."""
    s.change[seat] = 0
    s.change_spent = 1
    s.earned += s.change_money
    emit(s, on.SPEND_CHANGE, seat, s.change_money)


# --- the gallery -------------------------------------------------------------------------------------------------


@rule
def price(s: State, stack: int) -> int:
    """What the next card of a stack costs now; a discount never makes it less than $1 (clause 6.9)."""
    return max(s.cost[stack] - s.discount, 1) if s.discount > 0 else s.cost[stack]


@rule
def may_take_from(s: State, stack: int) -> bool:
    """Whether a card can be bought or taken from a stack: it has one and is not blocked (clauses 5.7, 10.2, 10.3)."""
    return s.face[stack] >= 0 and s.blocked != stack


@rule
def buy_card(s: State, seat: int, stack: int) -> None:
    """Buy the top card of a stack (clause 5.5); with a power for it the card goes on top of the deck (clause 6.8)."""
    kind = s.face[stack]
    dollars = price(s, stack)
    s.spent += dollars
    s.discount = 0
    emit(s, on.BUY, seat, kind, dollars)
    if s.on_top == 0:
        take_card(s, seat, stack)
        return
    s.on_top -= 1
    s.owned[seat, kind] += 1
    emit(s, on.TAKE_ON_TOP, seat, stack + 2, kind)
    lay_on_deck(s, seat, kind)
    take_top(s, stack)


@rule
def take_card(s: State, seat: int, stack: int) -> None:
    """Put the top card of a stack on the own discard pile."""
    kind = s.face[stack]
    s.owned[seat, kind] += 1
    emit(s, on.TAKE, seat, stack + 2, kind)
    put_on_discard(s, seat, kind)
    take_top(s, stack)


@rule
def bury(s: State, seat: int, stack: int) -> None:
    """Put the top card of a stack beneath it; one burial is used up (clauses 5.6, 5.7)."""
    s.burials -= 1
    s.buried += 1
    emit(s, on.BURY, seat, stack + 2, s.face[stack])
    put_under(s, stack)


# --- the end -----------------------------------------------------------------------------------------------------


@rule
def give_awards(s: State, seat: int) -> None:
    """Awards for what was earned, of which there are always enough; then perhaps a change token for what is left
    (clauses 8.1, 8.2, 8.4)."""
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
