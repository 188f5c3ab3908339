"""What follows an action: the next one, the end of the turn, of the round, of the game (chapters 7 to 10)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .deal import deal_round, gather, refill
from .draft import left_neighbour
from .sets import set_value, stack_value
from .state import MILLION, OVER, QUICK, ROUND_LIMIT, THREE, TURN, TWO_WINS, State

# --- within a turn -----------------------------------------------------------------------------------------------


@rule
def after_action(s: State) -> None:
    """Give the active player the next action (clause 10.1), or end the turn; it ends with an empty hand too
    (clause 10.4)."""
    if s.action_no < s.turn_actions and s.hand_size[s.active] > 0:
        s.action_no += 1
        s.phase = TURN
    else:
        finish_turn(s)


@rule
def finish_turn(s: State) -> None:
    """Fill the active hand (clause 7.1), then those of the others who spent cards (clause 7.2), in the order in which
    they did (clause 10.3), and nobody else's (clause 7.4)."""
    refill(s, s.active)
    for place in range(s.spenders):
        refill(s, s.spender[place])
    s.spenders = 0
    next_turn(s)


@rule
def next_turn(s: State) -> None:
    """The next seat to the left (clauses 2.5, 7.4) that has cards (clause 3.3); if none has, the round is over
    (clause 8.1). Who was barred is so no longer, also where the turn is skipped (clause 12.1)."""
    seat = s.active
    for _ in range(s.seats):
        seat = left_neighbour(s, seat)
        s.locked[seat] = 0
        if s.hand_size[seat] > 0:
            begin_turn(s, seat)
            return
    finish_round(s)


@rule
def begin_turn(s: State, seat: int) -> None:
    """Start a seat's turn with its first action."""
    s.active = seat
    s.turn += 1
    s.phase = TURN
    s.action_no = 1
    s.locked[seat] = 0


@rule
def begin_round(s: State) -> None:
    """Deal a round and give its starter the first turn (clause 2.5)."""
    deal_round(s)
    emit(s, on.START, s.starter)
    s.spenders = 0
    for seat in range(s.seats):
        s.locked[seat] = 0
    begin_turn(s, s.starter)


# --- scoring -----------------------------------------------------------------------------------------------------


@rule
def finish_round(s: State) -> None:
    """Score the round; only then the game may be over (clause 9.6). Else the deal moves to the left (clause 2.4)."""
    score_round(s)
    if has_ended(s):
        s.phase = OVER
        emit(s, on.END)
    else:
        gather(s)
        s.starter = left_neighbour(s, s.starter)
        begin_round(s)


@rule
def score_round(s: State) -> None:
    """Add up the stacks (clause 9.1), and where wins are counted, all who share the best one get a win (clause 9.5).
    Cards discarded count for nobody (clause 8.4)."""
    best = 0
    for seat in range(s.seats):
        tell_sets(s, seat)
        best = max(best, stack_value(s, seat))
    for seat in range(s.seats):
        dollars = stack_value(s, seat)
        s.total[seat] += dollars
        emit(s, on.SCORE, seat, dollars, s.total[seat])
        if s.game_end == TWO_WINS and dollars == best:
            s.wins[seat] += 1
            emit(s, on.ROUND_WIN, seat, s.wins[seat])
    emit(s, on.SUMMARY, s.round)


@rule
def tell_sets(s: State, seat: int) -> None:
    """Tell of every set of a seat and what it is worth."""
    for place in range(s.stack_size[seat]):
        number = s.stack[seat, place]
        emit(s, on.COUNT, seat, s.set_kind[number], set_value(s, number))


@rule
def has_ended(s: State) -> bool:
    """Whether the game is over after this round: after the only one (clause 9.3), after so many (clause 9.4), when a
    total has passed the target (clause 9.2), when somebody has wins enough (clause 9.5), or after the most rounds
    there may be (clause 9.10). Notes why."""
    s.reason = s.game_end
    if s.game_end == QUICK:
        return True
    if s.game_end == THREE and s.round >= s.rounds:
        return True
    for seat in range(s.seats):
        if s.game_end == MILLION and passed(s, s.total[seat]):
            return True
        if s.game_end == TWO_WINS and s.wins[seat] >= s.wins_needed:
            return True
    s.reason = ROUND_LIMIT
    return s.round >= s.max_rounds


@rule
def passed(s: State, dollars: int) -> bool:
    """Whether a total has passed the target, or as an option says has reached it (clause 9.8)."""
    return dollars > s.target or (s.target_inclusive == 1 and dollars == s.target)
