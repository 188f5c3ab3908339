"""The rules: what each action does. Clause numbers refer to RULES.md; the other modules hold the parts."""

from __future__ import annotations

from ...kernel.contract import RuleFunctions
from ...kernel.events import emit
from ...kernel.layout import Vector
from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from ...kernel.shares import share_win
from . import actions as do
from . import events as on
from .cards import ASSETS, JAR
from .deal import prepare, refill
from .draft import offer, settle_draft
from .duel import lay_mate, lay_pair, mate_card, open_battle, resolve
from .flow import after_action, ask_contester, begin_round, finish_turn
from .knowledge import resample
from .legal import legal
from .powers import play_move, play_swap
from .sets import add_card, new_set, push, top_set
from .state import FROM_DRAFT, FROM_STACK, OVER, TURN, TWO_WINS, WINDOW, State


@rule
def setup(s: State) -> None:
    """Work out the options, choose who begins, deal the first round."""
    prepare(s)
    s.starter = below(s, TABLE, s.seats) if s.start_seat == 0 else s.start_seat - 1
    s.stake = -1
    begin_round(s)


@rule
def acting(s: State) -> int:
    """Bit mask of the one seat that acts; 0 when the game is over."""
    if s.phase == TURN:
        return 1 << s.active
    if s.phase == OVER:
        return 0
    return 1 << s.answerer


@rule
def step(s: State, seat: int, action: int) -> None:
    """Carry out one legal action."""
    if action < do.PAIR:
        discard_card(s, seat, action)
    elif action < do.FORM:
        pair_with_discard(s, seat, action - do.PAIR)
    elif action < do.GIVE_UP:
        form(s, seat, (action - do.FORM) // do.MATE_COUNT, (action - do.FORM) % do.MATE_COUNT)
    elif action == do.GIVE_UP:
        give_up(s, seat)
    elif action < do.CHALLENGE:
        answer(s, seat, action - do.LAY)
    elif action < do.END_TURN:
        challenge(s, seat, (action - do.CHALLENGE) // do.MATE_COUNT, (action - do.CHALLENGE) % do.MATE_COUNT)
    elif action == do.END_TURN:
        emit(s, on.END_TURN, seat)
        finish_turn(s)
    else:
        step_more(s, seat, action)


@rule
def step_more(s: State, seat: int, action: int) -> None:
    """Carry out one legal action that the classic game does not have."""
    if action == do.UPGRADE:
        upgrade(s, seat)
    elif action == do.LET_PASS:
        let_pass(s, seat)
    elif action < do.SWAP:
        lay_pair(s, seat, action - do.LAY_TWO, 1)
        await_answer(s)
    elif action < do.MOVE:
        play_swap(s, seat, action - do.SWAP)
        after_action(s)
    elif action < do.CHALLENGE_SECOND:
        play_move(s, seat, (action - do.MOVE) // 2, (action - do.MOVE) % 2)
        after_action(s)
    elif action < do.DRAFT:
        place = action - do.CHALLENGE_SECOND
        challenge_second(s, seat, place // do.SECOND_COUNT, place % do.SECOND_COUNT)
    else:
        offer(s, seat, (action - do.DRAFT) // do.PILE_SET_COUNT, (action - do.DRAFT) % do.PILE_SET_COUNT + 1)
        ask_contester(s)


# --- forming, discarding, upgrading (chapters 4, 5, 10) ------------------------------------------------------------


@rule
def leave_hand(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    s.hand[seat, card] -= 1
    s.hand_size[seat] -= 1


@rule
def put(s: State, seat: int, number: int, card: int) -> None:
    """Lay a card from the hand into a set."""
    leave_hand(s, seat, card)
    add_card(s, number, card)
    emit(s, on.PUT, seat, number, card)


@rule
def discard_card(s: State, seat: int, card: int) -> None:
    """Lay a card on the discard pile; in the advanced game the hand is filled at once."""
    leave_hand(s, seat, card)
    s.discard[s.discards] = card
    s.discards += 1
    s.top = card
    emit(s, on.DISCARD, seat, card)
    if s.advanced:
        refill(s, seat)
    after_action(s)


@rule
def form(s: State, seat: int, kind: int, mate: int) -> None:
    """Lay two hand cards as a set on top of the own stack."""
    if kind == ASSETS:
        kind = JAR
    other = mate_card(kind, mate)
    emit(s, on.FORM, seat, kind, other)
    number = new_set(s, kind)
    put(s, seat, number, kind)
    put(s, seat, number, other)
    push(s, seat, number)
    after_action(s)


@rule
def pair_with_discard(s: State, seat: int, card: int) -> None:
    """Lay a hand card and the top of the discard pile as a set on top of the own stack."""
    other = s.top
    kind = card if card < ASSETS else other
    if other == JAR and card >= ASSETS:
        kind = JAR
    elif card == JAR and other >= ASSETS:
        kind = JAR
    emit(s, on.PAIR, seat, card, other)
    number = new_set(s, kind)
    put(s, seat, number, card)
    s.discards -= 1
    s.top = s.discard[s.discards - 1] if s.discards > 0 else -1
    add_card(s, number, other)
    emit(s, on.TAKE_DISCARD, number, other)
    push(s, seat, number)
    after_action(s)


@rule
def upgrade(s: State, seat: int) -> None:
    """Add an asset to the own top set."""
    number = top_set(s, seat)
    card = s.set_kind[number]
    leave_hand(s, seat, card)
    add_card(s, number, card)
    emit(s, on.UPGRADE, seat, number, card)
    after_action(s)


# --- challenges and answers (chapters 6, 12, 13) -------------------------------------------------------------------


@rule
def challenge(s: State, seat: int, other: int, mate: int) -> None:
    """Challenge the top set of another player with one card."""
    number = top_set(s, other)
    emit(s, on.CHALLENGE, seat, other, s.set_kind[number])
    open_battle(s, seat, other, number, FROM_STACK)
    lay_mate(s, seat, mate)
    await_answer(s)


@rule
def challenge_second(s: State, seat: int, other: int, opening: int) -> None:
    """Challenge the second set of another player with two cards or a jar."""
    number = s.stack[other, s.stack_size[other] - 2]
    emit(s, on.CHALLENGE_SECOND, seat, other, s.set_kind[number])
    open_battle(s, seat, other, number, FROM_STACK)
    if opening == do.PAIR_COUNT:
        lay_mate(s, seat, do.WITH_JAR)
    else:
        lay_pair(s, seat, opening, s.second_set_answer)
    await_answer(s)


@rule
def answer(s: State, seat: int, mate: int) -> None:
    """Lay a card: in a battle, or to contest a drafted set, which opens one."""
    if s.phase == WINDOW:
        emit(s, on.CONTEST, seat, s.active, s.set_kind[s.stake])
        open_battle(s, seat, s.active, s.stake, FROM_DRAFT)
    lay_mate(s, seat, mate)
    await_answer(s)


@rule
def await_answer(s: State) -> None:
    """Whoever has no cards left cannot answer (6.10)."""
    if s.hand_size[s.answerer] == 0:
        emit(s, on.NO_ANSWER, s.answerer)
        end_battle(s, s.answerer)


@rule
def give_up(s: State, seat: int) -> None:
    """Lose the battle, by choice or for want of a card: to others both look alike."""
    emit(s, on.GIVE_UP, seat)
    end_battle(s, seat)


@rule
def end_battle(s: State, loser: int) -> None:
    """Give the winner everything and go on with the turn."""
    winner = resolve(s, loser)
    if s.origin == FROM_DRAFT:
        settle_draft(s, winner)
    after_action(s)


@rule
def let_pass(s: State, seat: int) -> None:
    """Do not contest an offered set; the other neighbour may be asked."""
    emit(s, on.LET_PASS, seat)
    s.answerer = s.asked_next
    s.asked_next = -1
    ask_contester(s)


# --- points (chapter 9) --------------------------------------------------------------------------------------------


@rule
def scores(s: State, out: Vector) -> None:
    """Dollars of finished rounds per seat."""
    for seat in range(s.seats):
        out[seat] = s.total[seat]


@rule
def measure(s: State, seat: int) -> int:
    """What decides the game: rounds won, or dollars."""
    return s.wins[seat] if s.game_end == TWO_WINS else s.total[seat]


@rule
def outcome(s: State, out: Vector) -> None:
    """The greatest measure wins; equal ones share the victory."""
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
