"""The rules: what each action does, and what follows where nobody has to decide. The other modules hold the parts."""

from __future__ import annotations

from ...kernel.contract import RuleFunctions
from ...kernel.events import emit
from ...kernel.layout import Vector
from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from ...kernel.shares import share_win
from . import actions as do
from . import events as on
from .activation import collect, go_on_or_leave, leave, look_on, use, use_base
from .attack import deal_on, lose_bare, lose_on, lose_pair, parry, pay_ransom, settle, share
from .cards import DEED, OTHER_DEED, TYPES
from .deal import deal, lay_out, shuffle, work_out
from .deeds import end_deed, exchange, pay_for_deed, stop, take_any, work
from .legal import legal
from .levy import ask_tribute, lay, pay_tribute, refuse
from .market import buy, new_building, open_market, place
from .pay import advance_payment, pay_some, pay_usual
from .state import (
    DEALING,
    DEED_DONE,
    HAND_EMPTY,
    LAYING,
    LEVY,
    LOOKING,
    LOSING,
    MARKET,
    OVER,
    PAYING,
    PLACING,
    PLAYING,
    RANSOMED,
    STACK_EMPTY,
    WORKING,
    State,
)
from .supply import end, held, left_of

STEP_WEIGHT = 2_000_000
"""More than all counters of a seat: steps decide first, then counters (clause 9.6). In a table in which every card
gives all it can, 35 of them could bring 200,000 counters of a kind in a game."""


# --- set-up and turns (chapters 2, 3) ----------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Work out the options, deal, begin the first turn with a player who is drawn (clause 2.5)."""
    work_out(s)
    lay_out(s)
    starter = below(s, TABLE, s.seats)
    deal(s, starter)
    emit(s, on.START, starter)
    begin_turn(s, starter)


@rule
def acting(s: State) -> int:
    """Bit mask of the one seat that acts; 0 when the game is over."""
    return 0 if s.phase == OVER else 1 << s.actor


@rule
def begin_turn(s: State, seat: int) -> None:
    """A new building comes; if it was the last, or there is no card to play, the game ends (clauses 3.2, 9.3, 9.4)."""
    s.turn += 1
    s.active = seat
    s.actor = seat
    s.phase = PLAYING
    new_building(s)
    if s.stack_size == 0:
        end(s, STACK_EMPTY)
    elif s.hand_size[seat] == 0:
        end(s, HAND_EMPTY)


@rule
def play(s: State, seat: int, kind: int) -> None:
    """Play a production card; its type is used by everybody (clause 3.3)."""
    s.hand[seat, kind] -= 1
    s.hand_size[seat] -= 1
    s.bare[seat, kind] += 1
    s.type = kind
    s.asked = 0
    emit(s, on.PLAY, seat, kind)
    s.phase = LOOKING


# --- one step ----------------------------------------------------------------------------------------------------


@rule
def step(s: State, seat: int, action: int) -> None:
    """Carry out one legal action, and all that follows until somebody has to decide."""
    if action < do.TAKE:
        play(s, seat, action)
    elif action < do.PICK:
        take_any(s, action - do.TAKE)
    elif action < do.PAY:
        share(s, action - do.PICK)
    elif action < do.PAY_REST:
        pay_some(s, action - do.PAY, 1)
    elif action < do.BUY:
        pay_or_pass(s, seat, action)
    elif action < do.TRIBUTE:
        buy(s, (action - do.BUY) // TYPES, (action - do.BUY) % TYPES)
    elif action == do.TRIBUTE:
        pay_tribute(s)
    elif action == do.REFUSE:
        refuse(s)
    elif action < do.COLLECT:
        lose(s, action)
    elif action < do.USE:
        use_cards(s, action)
    else:
        use_building(s, action)
    go_on(s)


@rule
def pay_or_pass(s: State, seat: int, action: int) -> None:
    """Pay the usual way, or buy nothing."""
    if action == do.PASS:
        emit(s, on.PASS, seat)
        s.phase = LEVY
    else:
        pay_usual(s)


@rule
def lose(s: State, action: int) -> None:
    """Settle a symbol of an attack without choosing a building."""
    if action < do.SETTLE:
        lose_bare(s, action - do.LOSE)
    elif action < do.RANSOM:
        settle(s, action - do.SETTLE)
    else:
        pay_ransom(s, action - do.RANSOM)


@rule
def use_cards(s: State, action: int) -> None:
    """Go on with an activation without choosing a building."""
    if action == do.COLLECT:
        collect(s, s.plain)
        go_on_or_leave(s)
    elif action == do.COLLECT_ONE:
        collect(s, 1)
    elif action == do.DONE:
        leave(s)
    elif action == do.AGAIN:
        pay_for_deed(s)
    elif action < do.SWAP:
        stop(s)
    else:
        exchange(s, (action - do.SWAP) // TYPES, (action - do.SWAP) % TYPES)


@rule
def use_building(s: State, action: int) -> None:
    """Use a building or its card, or lose one of them."""
    if action < do.BASE:
        use(s, action - do.USE, DEED)
    elif action < do.LOSE_PAIR:
        use_base(s, action - do.BASE)
    elif action < do.PARRY:
        lose_pair(s, action - do.LOSE_PAIR)
    elif action < do.USE_OTHER:
        parry(s, action - do.PARRY)
    else:
        use(s, action - do.USE_OTHER, OTHER_DEED)


@rule
def go_on(s: State) -> None:
    """Do what follows until somebody has to decide or the game is over."""
    going = 1
    while going:
        if s.phase == PAYING:
            going = advance_payment(s)
        elif s.phase <= OVER:
            going = 0
        else:
            follow(s)


@rule
def follow(s: State) -> None:
    """Do the next thing where nobody has to decide; after the last phase the next turn begins (clause 3.1)."""
    if s.phase == LOOKING:
        look_on(s)
    elif s.phase == WORKING:
        work(s)
    elif s.phase == DEED_DONE:
        end_deed(s)
    elif s.phase == MARKET:
        open_market(s)
    elif s.phase == PLACING:
        place(s)
    elif s.phase == LEVY:
        ask_tribute(s)
    elif s.phase == LAYING:
        lay(s)
    elif s.phase == LOSING:
        lose_on(s)
    elif s.phase == RANSOMED:
        settle(s, s.onto)
    elif s.phase == DEALING:
        deal_on(s)
    else:
        begin_turn(s, left_of(s, s.active))


# --- the end (chapter 9), other worlds ---------------------------------------------------------------------------


@rule
def scores(s: State, out: Vector) -> None:
    """Steps from Rome."""
    for seat in range(s.seats):
        out[seat] = s.steps[seat]


@rule
def outcome(s: State, out: Vector) -> None:
    """The Roman farthest from Rome wins, then whoever has more counters; equal ones share the victory (clause 9.6)."""
    for seat in range(s.seats):
        out[seat] = STEP_WEIGHT * s.steps[seat] + held(s, seat)
    share_win(out, s.seats)


@rule
def end_reason(s: State) -> int:
    """Which end it was."""
    return s.reason


@rule
def resample(s: State, seat: int) -> None:
    """Only the order of the stack is unknown: every order of the unseen buildings is as likely (clause 10.3)."""
    shuffle(s)


RULES = RuleFunctions(
    setup=setup,
    acting=acting,
    legal=legal,
    step=step,
    scores=scores,
    outcome=outcome,
    end_reason=end_reason,
    resample=resample,
)
