"""A round from the first line to the clean-up, and the end of the game (chapters 5, 8, 9 and 10)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import STACKS
from .hands import draw_hand, put_on_discard
from .lines import begin_lines
from .money import shown_card
from .state import OVER, ROUND_LIMIT, SOLO_LOST, SOLO_WON, STACK_EMPTY, State
from .turns import begin_turn, give_awards


@rule
def begin_round(s: State) -> None:
    """Say what is new, fill the hands, and let everybody lay a line; alone, block the next stack (clause 10.2)."""
    s.round += 1
    emit(s, on.ROUND, s.round)
    if s.seats == 1:
        s.blocked = (s.round - 1) % STACKS
        emit(s, on.BLOCK, s.blocked + 2)
    else:
        emit(s, on.FIRST, s.first)
    for seat in range(s.seats):
        draw_hand(s, seat)
    begin_lines(s)


# --- the order of turns ------------------------------------------------------------------------------------------


@rule
def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def end_turn(s: State, seat: int) -> None:
    """Give awards; the next seat buys, or the round is over (clause 5.1). The last award of the main stack makes it the
    last round; alone, the goal ends the game at once (clauses 8.3, 10.1)."""
    before = s.taken
    give_awards(s, seat)
    if s.seats == 1 and s.awards[0] >= s.goal:
        summarise(s)
        finish(s, SOLO_WON)
        return
    if s.seats > 1 and before < s.goal <= s.taken:
        emit(s, on.LAST_ROUND)
    if next_seat(s, seat) != s.first:
        begin_turn(s, next_seat(s, seat))
    else:
        finish_round(s)


@rule
def summarise(s: State) -> None:
    """Tell where everybody stands after the round."""
    for seat in range(s.seats):
        emit(s, on.COUNT, seat, s.line_size[seat], s.awards[seat])
    emit(s, on.SUMMARY, s.round)


@rule
def finish(s: State, reason: int) -> None:
    """The game is over."""
    s.reason = reason
    s.phase = OVER
    emit(s, on.END)


# --- clean-up ----------------------------------------------------------------------------------------------------


@rule
def finish_round(s: State) -> None:
    """Clear the lines; then the game is over (clauses 8.3, 8.6, 9.1, 10.1), or the first player token goes to the left
    (clause 9.2), the gem is given unless one plays alone (clause 10.5), and the next round begins."""
    summarise(s)
    for seat in range(s.seats):
        clear_line(s, seat)
    if s.seats == 1:
        if s.round >= s.solo_rounds:
            finish(s, SOLO_LOST)
            return
    elif s.taken >= s.goal:
        finish(s, STACK_EMPTY)
        return
    elif s.round >= s.max_rounds:
        finish(s, ROUND_LIMIT)
        return
    s.first = next_seat(s, s.first)
    if s.seats > 1:
        give_gems(s)
    begin_round(s)


@rule
def clear_line(s: State, seat: int) -> None:
    """Put what lies in a line on its owner's discard pile (clause 9.1)."""
    for place in range(s.line_size[seat]):
        if s.line[seat, place] >= 0:
            kind = shown_card(s, seat, place)
            put_on_discard(s, seat, kind)
            emit(s, on.CLEAR, seat, kind)
        s.line[seat, place] = 0
    s.line_size[seat] = 0
    s.extra[seat] = 0
    s.flash_copies[seat] = 0


@rule
def give_gems(s: State) -> None:
    """The gem goes to whoever alone has the fewest awards, a second one to whoever alone has the next fewest
    (clauses 9.3, 11.3)."""
    for seat in range(s.seats):
        s.gem[seat] = 0
    above = -1
    for _ in range(s.gems):
        fewest = -1
        holder = -1
        for seat in range(s.seats):
            awards = s.awards[seat]
            if awards > above and (fewest < 0 or awards < fewest):
                fewest = awards
                holder = seat
            elif awards == fewest:
                holder = -1
        if holder >= 0:
            s.gem[holder] = 1
            emit(s, on.GEM, holder)
        else:
            emit(s, on.GEM_CENTRE)
        above = fewest if fewest >= 0 else above
