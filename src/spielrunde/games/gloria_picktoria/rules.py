"""The rules: set-up, the course of a turn, the end. Clause numbers refer to RULES.md; other modules hold the parts."""

from __future__ import annotations

from ...kernel.contract import RuleFunctions
from ...kernel.events import emit
from ...kernel.layout import Vector
from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from ...kernel.shares import share_win
from . import actions as do
from . import events as on
from .cards import DOUBLER, DOUBLERS, JOKER, JOKERS, PER_SUIT, SCORING, SCORING_CARDS, SUITS
from .costs import price
from .fox import left_of, move_fox, pass_fox, send_fox
from .knowledge import resample
from .legal import can_act, legal
from .rows import double_row, extend_row, lay_base, open_row
from .scoring import total
from .state import LAST_SCORING, MAIN, OVER, PASS_FOX, PLACE_FOX, State
from .taking import draw_blind, take_card, top_card

DISPLAY_CARDS = 3


# --- set-up (chapter 2) ----------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Deal the hands and the display (clause 2.2), then shuffle the scoring cards into the pile (clauses 2.1, 2.4), and
    draw the start player unless one is set (clause 2.5)."""
    fill_pile(s)
    for seat in range(s.seats):
        deal_hand(s, seat)
    for _ in range(DISPLAY_CARDS):
        kind = top_card(s)
        s.display[kind] += 1
        emit(s, on.REFILL, kind)
    s.pile[SCORING] = SCORING_CARDS
    s.pile_size += SCORING_CARDS
    s.fox_seat = -1
    s.fox_suit = -1
    s.active = below(s, TABLE, s.seats) if s.start_seat == 0 else s.start_seat - 1
    emit(s, on.START, s.active)
    begin_turn(s)


@rule
def fill_pile(s: State) -> None:
    """All cards but the scoring cards (clause 2.1), and but the doublers where everybody is dealt one (clause 2.3)."""
    for suit in range(SUITS):
        s.pile[suit] = PER_SUIT
    s.pile[JOKER] = JOKERS
    s.pile[DOUBLER] = 0 if s.dealt_doublers else DOUBLERS
    s.pile_size = SUITS * PER_SUIT + JOKERS + s.pile[DOUBLER]


@rule
def deal_hand(s: State, seat: int) -> None:
    """Deal one hand (clause 2.2); where the edition says so, with a doubler (clause 2.3) everybody knows of."""
    for _ in range(s.hand_cards):
        kind = top_card(s)
        s.hand[seat, kind] += 1
    s.hand_size[seat] = s.hand_cards
    emit(s, on.DEAL, seat, s.hand_cards)
    if s.dealt_doublers:
        s.hand[seat, DOUBLER] += 1
        s.known[seat, DOUBLER] += 1
        s.hand_size[seat] += 1
        emit(s, on.DEAL_DOUBLER, seat)


# --- the turn (chapters 3 and 7) -------------------------------------------------------------------------------------


@rule
def begin_turn(s: State) -> None:
    """Give the active player all action points (clause 3.1)."""
    s.turn += 1
    s.phase = MAIN
    s.ap = s.actions_per_turn
    s.fox_used = 0
    s.drawn = 0


@rule
def acting(s: State) -> int:
    """Bit mask of the one seat that acts; 0 when the game is over."""
    if s.phase == OVER:
        return 0
    if s.phase == PLACE_FOX:
        return 1 << left_of(s, s.active)
    return 1 << s.active


@rule
def step(s: State, seat: int, action: int) -> None:
    """Carry out one legal action."""
    if action < do.PASS_FOX:
        act(s, seat, action)
        spend(s, seat, price(s, action))
    else:
        pass_fox(s, seat, action)
        if action != do.HAND_FOX:
            next_player(s)


@rule
def act(s: State, seat: int, action: int) -> None:
    """Carry out an action that costs action points."""
    if action < do.OPEN:
        lay_base(s, seat, action - do.LAY)
    elif action < do.EXTEND:
        open_row(s, seat, action - do.OPEN)
    elif action < do.JOKER:
        extend_row(s, seat, action - do.EXTEND, action - do.EXTEND)
    elif action < do.DOUBLE:
        extend_row(s, seat, action - do.JOKER, JOKER)
    elif action < do.TAKE:
        double_row(s, seat, action - do.DOUBLE)
    elif action < do.DRAW:
        take_card(s, seat, action - do.TAKE)
    elif action < do.MOVE_FOX:
        draw_blind(s, seat)
    elif action < do.SEND_FOX:
        move_fox(s, seat, action - do.MOVE_FOX)
    else:
        send_fox(s, seat, action - do.SEND_FOX)


@rule
def spend(s: State, seat: int, cost: int) -> None:
    """Pay an action's cost. The turn ends when all action points are spent (clause 3.1) or those left can pay for
    nothing that is possible (clause 3.4), and at once with the game (clause 5.8)."""
    if s.phase == OVER:
        return
    s.ap -= cost
    if s.ap == 0:
        end_turn(s)
    elif (s.ap < s.take_cost or s.ap < s.special_take_cost) and not can_act(s, seat):
        emit(s, on.TURN_LOST, seat, s.ap)
        s.ap = 0
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """After the last action point: the free pass of the fox (clause 7.8), whatever it did in the turn (clause 7.10), or
    the next player."""
    if s.fox_seat == s.active:
        s.phase = PASS_FOX
    else:
        next_player(s)


@rule
def next_player(s: State) -> None:
    """Hand the turn to the left (clause 2.6)."""
    s.active = left_of(s, s.active)
    begin_turn(s)


# --- the end (chapter 6) ---------------------------------------------------------------------------------------------


@rule
def scores(s: State, out: Vector) -> None:
    """Points per seat so far."""
    for seat in range(s.seats):
        out[seat] = total(s, seat)


@rule
def outcome(s: State, out: Vector) -> None:
    """The highest total wins (clause 6.11); a tie is a shared victory (clause 6.12)."""
    scores(s, out)
    share_win(out, s.seats)


@rule
def end_reason(s: State) -> int:
    """There is one way to end."""
    return LAST_SCORING


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
