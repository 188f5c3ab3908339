"""The rules: who acts, what an action does, who wins. Clause numbers refer to RULES.md; the parts stand apart."""

from __future__ import annotations

from ...kernel.contract import RuleFunctions
from ...kernel.layout import Vector
from ...kernel.rule import rule
from ...kernel.shares import WHOLE_WIN, share_win
from . import actions as do
from .deal import setup
from .knowledge import resample
from .legal import legal
from .lines import lay
from .picking import end_picking, put_card_on_top, trash_from_discard, trash_from_line
from .powers import copy_power, gain_card, use_power
from .rounds import end_turn
from .showing import confirm
from .state import LINE, OVER, SOLO_WON, State
from .turns import begin_turn, bury, buy_card, spend_change


@rule
def acting(s: State) -> int:
    """Bit mask of the seats that still lay a line, all at the same time (clause 3.1), or of the one that buys; 0 when
    the game is over."""
    if s.phase == LINE:
        return ((1 << s.seats) - 1) & ~s.done
    return 0 if s.phase == OVER else 1 << s.active


@rule
def step(s: State, seat: int, action: int) -> None:
    """Carry out one legal action; when all lines are shown, the first player buys first (clause 5.1)."""
    if action == do.CONFIRM:
        if confirm(s, seat):
            begin_turn(s, s.first)
    elif s.phase == LINE:
        lay(s, seat, action)
    elif action < do.END_TURN:
        if action == do.SKIP:
            end_picking(s)
        else:
            buy_card(s, seat, action - do.BUY)
    elif action == do.END_TURN:
        end_turn(s, seat)
    else:
        step_turn(s, seat, action)


@rule
def step_turn(s: State, seat: int, action: int) -> None:
    """What else can be done in a buy turn."""
    if action == do.CHANGE:
        spend_change(s, seat)
    elif action < do.COPY:
        use_power(s, seat, action - do.USE)
    elif action < do.GAIN:
        copy_power(s, seat, action - do.COPY)
    elif action < do.BURY:
        gain_card(s, seat, action - do.GAIN)
    elif action < do.DROP:
        bury(s, seat, action - do.BURY)
    elif action < do.TRASH_DISCARD:
        trash_from_line(s, seat, action - do.TRASH_LINE)
    elif action < do.PUT_ON_TOP:
        trash_from_discard(s, seat, action - do.TRASH_DISCARD)
    else:
        put_card_on_top(s, seat, action - do.PUT_ON_TOP)


# --- awards (chapter 8) ------------------------------------------------------------------------------------------


@rule
def scores(s: State, out: Vector) -> None:
    """Awards per seat."""
    for seat in range(s.seats):
        out[seat] = s.awards[seat]


@rule
def outcome(s: State, out: Vector) -> None:
    """Most awards win, among equals those with a change token (clause 8.5); alone, whoever reached the goal
    (clause 10.1)."""
    if s.seats == 1:
        out[0] = WHOLE_WIN if s.reason == SOLO_WON else 0
        return
    for seat in range(s.seats):
        out[seat] = 2 * s.awards[seat] + s.change[seat]
    share_win(out, s.seats)


@rule
def end_reason(s: State) -> int:
    """The main stack is empty, the limit of rounds is reached, or the game for one is won or lost."""
    return s.reason


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
