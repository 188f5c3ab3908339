"""The rules: what each action does. Clause numbers refer to RULES.md; the other modules hold the parts."""

from __future__ import annotations

from ...kernel.layout import Vector
from ...kernel.rule import rule
from ...kernel.shares import WHOLE_WIN, share_win
from .actions import (
    BURY_IN,
    BUY_FROM,
    CONFIRM,
    COPY_FROM,
    DROP_CARD,
    END_TURN,
    GAIN_FROM,
    PUT_CARD_ON_TOP,
    SKIP,
    SPEND_CHANGE,
    TRASH_DISCARD,
    TRASH_LINE,
    USE,
)
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

__all__ = ["acting", "end_reason", "legal", "outcome", "resample", "scores", "setup", "step"]


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
    if action == CONFIRM:
        if confirm(s, seat):
            begin_turn(s, s.first)
    elif s.phase == LINE:
        lay(s, seat, action)
    elif action < END_TURN:
        if action == SKIP:
            end_picking(s)
        else:
            buy_card(s, seat, action - BUY_FROM)
    elif action == END_TURN:
        end_turn(s, seat)
    else:
        step_turn(s, seat, action)


@rule
def step_turn(s: State, seat: int, action: int) -> None:
    """What else can be done in a buy turn."""
    if action == SPEND_CHANGE:
        spend_change(s, seat)
    elif action < COPY_FROM:
        use_power(s, seat, action - USE)
    elif action < GAIN_FROM:
        copy_power(s, seat, action - COPY_FROM)
    elif action < BURY_IN:
        gain_card(s, seat, action - GAIN_FROM)
    elif action < DROP_CARD:
        bury(s, seat, action - BURY_IN)
    elif action < TRASH_DISCARD:
        trash_from_line(s, seat, action - TRASH_LINE)
    elif action < PUT_CARD_ON_TOP:
        trash_from_discard(s, seat, action - TRASH_DISCARD)
    else:
        put_card_on_top(s, seat, action - PUT_CARD_ON_TOP)


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
