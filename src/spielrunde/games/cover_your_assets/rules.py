"""The rules: who acts, what each action does, who wins. Clause numbers refer to RULES.md; the other modules hold the
parts."""

from __future__ import annotations

from ...kernel.contract import RuleFunctions
from ...kernel.events import emit
from ...kernel.layout import Vector
from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from ...kernel.shares import share_win
from . import actions as do
from . import events as on
from .contest import draft_set, let_pass
from .duel import answer, answer_with_two, challenge, challenge_second, give_up
from .flow import after_action, begin_round, finish_turn
from .forming import discard_card, form, formed_kind, pair_with_discard, upgrade
from .knowledge import resample
from .legal import legal
from .options import prepare
from .powers import play_move, play_swap
from .state import OVER, TURN, TWO_WINS, State


@rule
def setup(s: State) -> None:
    """Work out the options, choose who begins (clause 2.4), deal the first round."""
    prepare(s)
    s.starter = below(s, TABLE, s.seats) if s.start_seat == 0 else s.start_seat - 1
    s.stake = -1
    begin_round(s)


@rule
def acting(s: State) -> int:
    """Bit mask of the one seat that acts; in a battle nobody else takes part (clause 6.7). 0 when the game is over."""
    if s.phase == TURN:
        return 1 << s.active
    if s.phase == OVER:
        return 0
    return 1 << s.answerer


# --- actions -----------------------------------------------------------------------------------------------------


@rule
def step(s: State, seat: int, action: int) -> None:
    """Carry out one legal action."""
    if action < do.PAIR:
        discard_card(s, seat, action - do.DISCARD)
    elif action < do.FORM:
        pair_with_discard(s, seat, action - do.PAIR)
    elif action < do.GIVE_UP:
        place = action - do.FORM
        form(s, seat, formed_kind(place // do.MATE_COUNT), place % do.MATE_COUNT)
    elif action == do.GIVE_UP:
        give_up(s, seat)
    elif action < do.CHALLENGE:
        answer(s, seat, action - do.LAY)
    elif action < do.END_TURN:
        place = action - do.CHALLENGE
        challenge(s, seat, place // do.MATE_COUNT, place % do.MATE_COUNT)
    elif action == do.END_TURN:
        emit(s, on.END_TURN, seat)
        finish_turn(s)
    else:
        step_more(s, seat, action)


@rule
def step_more(s: State, seat: int, action: int) -> None:
    """Carry out one legal action that the classic game without draft piles does not have."""
    if action == do.UPGRADE:
        upgrade(s, seat)
    elif action == do.LET_PASS:
        let_pass(s, seat)
    elif action < do.SWAP:
        answer_with_two(s, seat, action - do.LAY_TWO)
    elif action < do.CHALLENGE_SECOND:
        play_card(s, seat, action)
    elif action < do.DRAFT:
        place = action - do.CHALLENGE_SECOND
        challenge_second(s, seat, place // do.OPENING_COUNT, place % do.OPENING_COUNT)
    else:
        place = action - do.DRAFT
        draft_set(s, seat, place // do.PILE_SET_COUNT, place % do.PILE_SET_COUNT + 1)


@rule
def play_card(s: State, seat: int, action: int) -> None:
    """Play an action card."""
    if action < do.MOVE:
        play_swap(s, seat, action - do.SWAP)
    else:
        place = action - do.MOVE
        play_move(s, seat, place // do.PLACE_COUNT, place % do.PLACE_COUNT)
    after_action(s)


# --- points ------------------------------------------------------------------------------------------------------


@rule
def scores(s: State, out: Vector) -> None:
    """Dollars of finished rounds per seat."""
    for seat in range(s.seats):
        out[seat] = s.total[seat]


@rule
def measure(s: State, seat: int) -> int:
    """What decides the game: dollars (clauses 9.2, 9.4), or where wins are counted, rounds won (clause 9.5)."""
    return s.wins[seat] if s.game_end == TWO_WINS else s.total[seat]


@rule
def outcome(s: State, out: Vector) -> None:
    """The greatest measure wins (clauses 9.3, 9.7, 9.10); equal ones share the victory (clause 9.9)."""
    for seat in range(s.seats):
        out[seat] = measure(s, seat)
    share_win(out, s.seats)


@rule
def end_reason(s: State) -> int:
    """The kind of game that came to its end, or the limit of rounds."""
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
