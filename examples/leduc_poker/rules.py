"""The rules. Clause numbers refer to RULES.md."""

from __future__ import annotations

from spielrunde.kernel.contract import RuleFunctions
from spielrunde.kernel.events import emit
from spielrunde.kernel.layout import Grid, Vector
from spielrunde.kernel.rng import TABLE
from spielrunde.kernel.rule import rule
from spielrunde.kernel.shares import share_win
from spielrunde.kernel.zones import deal_unknown, draw, seal

from . import actions as do
from . import events as on
from .cards import DECK, KINDS, PER_KIND
from .state import FOLD, OVER, PAIR, RANK, ROUND_1, ROUND_2, SEATS, SPLIT, State

# --- set-up (chapter 2) ------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Take the antes and deal a card each (clauses 2.1, 2.2)."""
    for kind in range(KINDS):
        s.deck[kind] = PER_KIND
    s.deck_size = DECK
    for seat in range(SEATS):
        s.paid[seat] = s.ante
        emit(s, on.ANTE, seat, s.ante)
    for seat in range(SEATS):
        kind = draw_card(s)
        s.hand[seat, kind] = 1
        s.hand_size[seat] = 1
        emit(s, on.DEAL, seat, kind)
    begin_round(s, ROUND_1)


@rule
def draw_card(s: State) -> int:
    """Take the top card of the shuffled deck (clause 2.2)."""
    kind = draw(s, TABLE, s.deck, s.deck_size)
    s.deck_size -= 1
    return kind


# --- betting (chapters 3 and 4) ----------------------------------------------------------------------------------


@rule
def begin_round(s: State, phase: int) -> None:
    """The first seat decides first (clause 3.1); nobody has raised yet (clause 3.5)."""
    s.phase = phase
    s.raised = 0
    s.decisions = 0
    s.active = 0
    s.turn += 1


@rule
def acting(s: State) -> int:
    """Bit mask of the one seat that decides (clause 3.1); 0 when the game is over."""
    return 0 if s.phase == OVER else 1 << s.active


@rule
def missing(s: State, seat: int) -> int:
    """Chips this seat has put in less than the other: the bet it faces (clause 3.2)."""
    return s.paid[1 - seat] - s.paid[seat]


@rule
def legal(s: State, seat: int, mask: Vector) -> int:
    """Fold to a bet alone (clause 3.2), call always (clause 3.3), raise while there are raises left (clause 3.5)."""
    mask[do.FOLD] = 1 if missing(s, seat) > 0 else 0
    mask[do.CALL] = 1
    mask[do.RAISE] = 1 if s.raised < s.raises else 0
    return mask[do.FOLD] + mask[do.CALL] + mask[do.RAISE]


@rule
def step(s: State, seat: int, action: int) -> None:
    """Carry out one legal action, and note it."""
    s.betting[s.phase, s.decisions] = action + 1
    s.decisions += 1
    if action == do.FOLD:
        emit(s, on.FOLD, seat)
        win(s, 1 - seat, FOLD)
    elif action == do.CALL:
        call(s, seat)
    else:
        raise_bet(s, seat)


@rule
def call(s: State, seat: int) -> None:
    """Put in what is missing; it is a check if nothing is (clause 3.3)."""
    chips = missing(s, seat)
    s.paid[seat] += chips
    if chips > 0:
        emit(s, on.CALL, seat, chips)
    else:
        emit(s, on.CHECK, seat)
    end_round(s)


@rule
def raise_bet(s: State, seat: int) -> None:
    """Put in what is missing and the bet of the round on top (clause 3.4)."""
    chips = missing(s, seat) + (s.bet_1 if s.phase == ROUND_1 else s.bet_2)
    s.paid[seat] += chips
    s.raised += 1
    emit(s, on.RAISE, seat, chips)
    pass_on(s)


@rule
def pass_on(s: State) -> None:
    """It is the other seat's turn to decide (clause 3.1)."""
    s.active = 1 - s.active
    s.turn += 1


@rule
def end_round(s: State) -> None:
    """A call ends the round unless it is its first decision (clause 3.6); the second round follows (clause 4.2)."""
    if s.decisions == 1:
        pass_on(s)
    elif s.phase == ROUND_1:
        turn_up(s)
        begin_round(s, ROUND_2)
    else:
        show_down(s)


@rule
def turn_up(s: State) -> None:
    """Lay the public card (clause 4.1)."""
    kind = draw_card(s)
    s.public[kind] = 1
    emit(s, on.TURN_UP, kind)


# --- the end (chapter 5) -----------------------------------------------------------------------------------------


@rule
def card_in(zone: Grid, seat: int) -> int:
    """The kind of the one card a seat has in a zone."""
    kind = 0
    while zone[seat, kind] == 0:
        kind += 1
    return kind


@rule
def strength(card: int, public: int) -> int:
    """What a card is worth beside a public one: a pair beats every rank (clauses 5.2, 5.3)."""
    return KINDS + card if card == public else card


@rule
def show_down(s: State) -> None:
    """Turn both hands over (clause 5.2); the better one wins, equal ones split the pot (clause 5.4)."""
    seal(s)
    public = 0
    while s.public[public] == 0:
        public += 1
    first = strength(show(s, 0), public)
    second = strength(show(s, 1), public)
    if first == second:
        emit(s, on.SPLIT, s.paid[0])
        finish(s, SPLIT)
    else:
        win(s, 0 if first > second else 1, PAIR if max(first, second) >= KINDS else RANK)


@rule
def show(s: State, seat: int) -> int:
    """Lay a seat's card face up and return its kind (clause 5.2)."""
    kind = card_in(s.hand, seat)
    s.hand[seat, kind] = 0
    s.hand_size[seat] = 0
    s.shown[seat, kind] = 1
    emit(s, on.SHOW, seat, kind)
    return kind


@rule
def win(s: State, seat: int, reason: int) -> None:
    """Give one seat the pot: it gains what the other has put in (clauses 5.1, 5.5)."""
    chips = s.paid[1 - seat]
    s.net[seat] = chips
    s.net[1 - seat] = -chips
    emit(s, on.WIN, seat, s.paid[0] + s.paid[1])
    finish(s, reason)


@rule
def finish(s: State, reason: int) -> None:
    """The game is over (clause 5.6)."""
    s.phase = OVER
    s.reason = reason


@rule
def end_reason(s: State) -> int:
    """A fold, or what decided the showdown (clauses 5.1, 5.2, 5.3, 5.4)."""
    return s.reason


@rule
def scores(s: State, out: Vector) -> None:
    """Chips won or lost (clause 5.5)."""
    for seat in range(SEATS):
        out[seat] = s.net[seat]


@rule
def outcome(s: State, out: Vector) -> None:
    """Whoever takes the pot wins; a split pot is a shared victory (clause 5.6)."""
    scores(s, out)
    share_win(out, SEATS)


# --- what nobody may see (chapter 6) -----------------------------------------------------------------------------


@rule
def resample(s: State, seat: int) -> None:
    """Deal the other seat a card of all those this one cannot see (clause 6.1); the rest are the deck."""
    other = 1 - seat
    for kind in range(KINDS):
        s.hand[other, kind] = 0
        seen = s.hand[seat, kind] + s.public[kind] + s.shown[seat, kind] + s.shown[other, kind]
        s.deck[kind] = PER_KIND - seen
    unseen = s.deck_size + s.hand_size[other]
    deal_unknown(s, TABLE, s.deck, unseen, s.hand, other, s.hand_size[other])


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
