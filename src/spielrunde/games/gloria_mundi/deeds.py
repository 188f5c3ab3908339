"""What buildings do: one small interpreter for the rows of the table (chapter 11). No card has code of its own."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import ANY, FIRST_COUNTER, GLORY, MOST, PER, STEP, TAKE, TIMES
from .cards import SWAP as SWAPS
from .pay import begin_payment, can_give
from .state import ACTIVATING, CHOOSING, DEED_DONE, LEVY, LOOKING, OVER, REPEATING, SWAPPING, WORKING, State
from .supply import digit, gain, gain_all, held, walk


@rule
def start_deed(s: State, number: int, building: int) -> None:
    """Let the actor do a deed; ``building`` is 1 if a new building does it."""
    s.doing = number
    s.building = building
    s.times_left = s.deed[number, TIMES]
    s.any_left = 0
    s.swaps_left = 0
    pay_for_deed(s)


@rule
def offer_deed(s: State, number: int) -> None:
    """Do what a new building does; where that costs something, ask first (clause 6.7)."""
    start_deed(s, number, 1)
    if s.deed_pay[number] > 0:
        go_on_with_deed(s)


@rule
def pay_for_deed(s: State) -> None:
    """Do the deed once more, after what it costs is paid; glory stands for nothing else (clauses 5.6, 11.4)."""
    if s.deed_pay[s.doing] > 0:
        begin_payment(s, s.deed_pay[s.doing], 0, 0, WORKING)
    else:
        s.phase = WORKING


@rule
def work(s: State) -> None:
    """Do what is paid for: gain, per card, step; any and swap are still to be decided (clauses 11.1, 11.2, 11.3)."""
    number, seat = s.doing, s.actor
    s.times_left -= 1
    gain_all(s, seat, s.deed_gain[number])
    if s.deed[number, PER] > 0:
        kind = s.deed[number, PER] - 1
        n = min(s.bare[seat, kind] + s.pairs[seat, kind], s.deed[number, MOST])
        gain(s, seat, s.deed[number, TAKE], n)
    s.any_left = digit(s.deed_gain[number], ANY)
    s.swaps_left = s.deed[number, SWAPS]
    s.phase = WORKING
    if s.deed[number, STEP] > 0:
        walk(s, seat, s.deed[number, STEP])
    if s.phase != OVER:
        go_on_with_deed(s)


@rule
def go_on_with_deed(s: State) -> None:
    """Ask what is still to be decided of a deed: counters of any kind, swaps, doing it again (clause 11.4)."""
    if s.any_left > 0:
        s.phase = CHOOSING
    elif s.swaps_left > 0 and held(s, s.actor) > s.stock[s.actor, GLORY]:
        s.phase = SWAPPING
    elif s.times_left > 0 and can_give(s, s.actor, s.deed_pay[s.doing]):
        s.phase = REPEATING
    else:
        s.phase = DEED_DONE


@rule
def take_any(s: State, kind: int) -> None:
    """Take one of the counters of any kind (clause 11.1)."""
    s.any_left -= 1
    gain(s, s.actor, kind, 1)
    go_on_with_deed(s)


@rule
def exchange(s: State, kind: int, other: int) -> None:
    """Exchange one counter for another (clause 11.5)."""
    s.swaps_left -= 1
    s.stock[s.actor, kind] -= 1
    emit(s, on.GIVE, s.actor, FIRST_COUNTER + kind, 1)
    gain(s, s.actor, other, 1)
    go_on_with_deed(s)


@rule
def stop(s: State) -> None:
    """Exchange no more, or do the deed no more, before it was done as often as it may (clauses 5.6, 11.5)."""
    if s.phase == SWAPPING:
        s.swaps_left = 0
    else:
        s.times_left = 0
    go_on_with_deed(s)


@rule
def end_deed(s: State) -> None:
    """Go on with the activation, or after a purchase with the tribute."""
    if s.building:
        s.phase = LEVY
    elif s.ready_count > 0 or s.plain > 0:
        s.phase = ACTIVATING
    else:
        s.asked += 1
        s.phase = LOOKING


@rule
def can_do(s: State, seat: int, number: int) -> int:
    """Whether there is such a deed and the seat can pay for it, also with what it just gained (clauses 5.5, 5.6)."""
    return 1 if number > 0 and can_give(s, seat, s.deed_pay[number]) else 0
