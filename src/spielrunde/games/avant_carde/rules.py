"""The rules: what each action does. Clause numbers refer to RULES.md; the other modules hold the parts."""

from __future__ import annotations

from ...kernel.contract import RuleFunctions
from ...kernel.layout import Vector
from ...kernel.rule import rule
from ...kernel.shares import WHOLE_WIN, share_win
from . import actions as do
from .knowledge import resample
from .legal import legal
from .lines import lay
from .rounds import end_turn, set_up
from .showing import confirm
from .state import LINE, OVER, SOLO_WON, State
from .turns import (
    begin_turn,
    bury,
    buy_card,
    copy_power,
    end_picking,
    gain_card,
    put_card_on_top,
    spend_change,
    trash_from_discard,
    trash_from_line,
    use_power,
)


@rule
def setup(s: State) -> None:
    """Choose patrons, lay out the gallery, deal decks and hands."""
    set_up(s)


@rule
def acting(s: State) -> int:
    """Bit mask of the seats that still lay a line, or of the one that buys; 0 when the game is over."""
    if s.phase == LINE:
        return ((1 << s.seats) - 1) & ~s.done
    return 0 if s.phase == OVER else 1 << s.active


@rule
def step(s: State, seat: int, action: int) -> None:
    """Carry out one legal action."""
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


# --- points (chapter 8) ------------------------------------------------------------------------------------------


@rule
def scores(s: State, out: Vector) -> None:
    """Awards per seat."""
    for seat in range(s.seats):
        out[seat] = s.awards[seat]


@rule
def outcome(s: State, out: Vector) -> None:
    """Most awards win, among equals those with a change token; alone, whoever reached the goal."""
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
