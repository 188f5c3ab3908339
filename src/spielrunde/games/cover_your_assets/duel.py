"""The battle for a set: opened by a challenge, answered card by card until somebody gives up (chapters 6 and 12)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import actions as do
from . import events as on
from .cards import GOLD, SILVER
from .draft import settle_draft
from .flow import after_action
from .sets import add_card, carry, leave_hand, pull, push, second_set, set_value, top_set
from .state import BATTLE, FROM_DRAFT, FROM_STACK, WINDOW, State

# --- challenges --------------------------------------------------------------------------------------------------


@rule
def challenge(s: State, seat: int, other: int, mate: int) -> None:
    """Challenge the top set of another player with one card (clauses 6.2, 6.4)."""
    number = top_set(s, other)
    emit(s, on.CHALLENGE, seat, other, s.set_kind[number])
    open_battle(s, seat, other, number, FROM_STACK)
    lay_mate(s, seat, mate)
    await_answer(s)


@rule
def challenge_second(s: State, seat: int, other: int, opening: int) -> None:
    """Challenge the second set of another player with two cards or a jar (clause 12.4); the two are answered with one
    card, or two as an option says (clause 12.6)."""
    number = second_set(s, other)
    emit(s, on.CHALLENGE_SECOND, seat, other, s.set_kind[number])
    open_battle(s, seat, other, number, FROM_STACK)
    if opening == do.OPEN_WITH_JAR:
        lay_mate(s, seat, do.WITH_JAR)
    else:
        lay_pair(s, seat, opening, s.second_set_answer)
    await_answer(s)


@rule
def open_battle(s: State, attacker: int, defender: int, number: int, origin: int) -> None:
    """Begin a battle for a set; the attacker's first cards follow."""
    s.phase = BATTLE
    s.attacker = attacker
    s.defender = defender
    s.stake = number
    s.origin = origin
    s.laid = 0
    s.defences = 0


# --- answers -----------------------------------------------------------------------------------------------------


@rule
def answer(s: State, seat: int, mate: int) -> None:
    """Lay a card: in a battle (clause 6.5), or to contest a drafted set, which opens one (clause 13.4)."""
    if s.phase == WINDOW:
        emit(s, on.CONTEST, seat, s.active, s.set_kind[s.stake])
        open_battle(s, seat, s.active, s.stake, FROM_DRAFT)
    lay_mate(s, seat, mate)
    await_answer(s)


@rule
def answer_with_two(s: State, seat: int, pair: int) -> None:
    """Lay the two cards asked for, which are answered with one (clause 12.8)."""
    lay_pair(s, seat, pair, 1)
    await_answer(s)


@rule
def await_answer(s: State) -> None:
    """Whoever has no cards left cannot answer, and loses (clause 6.10)."""
    if s.hand_size[s.answerer] == 0:
        emit(s, on.NO_ANSWER, s.answerer)
        end_battle(s, s.answerer)


@rule
def give_up(s: State, seat: int) -> None:
    """Lose the battle, by choice or for want of a card: to others both look alike (clause 6.6)."""
    emit(s, on.GIVE_UP, seat)
    end_battle(s, seat)


# --- cards laid --------------------------------------------------------------------------------------------------


@rule
def mate_card(kind: int, mate: int) -> int:
    """The card a mate stands for, in a set of this kind."""
    return kind if mate < do.WITH_SILVER else SILVER + mate - do.WITH_SILVER


@rule
def first_of_pair(kind: int, pair: int) -> int:
    """The first card of a pair."""
    if pair < do.TWO_SILVER:
        return kind
    return SILVER if pair < do.TWO_GOLD else GOLD


@rule
def second_of_pair(kind: int, pair: int) -> int:
    """The second card of a pair."""
    if pair == do.TWO_SAME:
        return kind
    return SILVER if pair in (do.SAME_SILVER, do.TWO_SILVER) else GOLD


@rule
def lay_mate(s: State, seat: int, mate: int) -> None:
    """Lay one card; a jar asks for two in return, or another one (clause 12.7)."""
    lay_card(s, seat, mate_card(s.set_kind[s.stake], mate))
    ask_other(s, seat, 2 if mate == do.WITH_JAR else 1)


@rule
def lay_pair(s: State, seat: int, pair: int, need: int) -> None:
    """Lay two cards, which are answered with ``need``."""
    kind = s.set_kind[s.stake]
    lay_card(s, seat, first_of_pair(kind, pair))
    lay_card(s, seat, second_of_pair(kind, pair))
    ask_other(s, seat, need)


@rule
def lay_card(s: State, seat: int, card: int) -> None:
    """Lay one card from the hand into the battle."""
    leave_hand(s, seat, card)
    s.laid_kind[s.laid] = card
    s.laid_by[s.laid] = seat
    s.laid += 1
    if seat == s.defender:
        s.defences += 1
    emit(s, on.LAY, seat, card)


@rule
def ask_other(s: State, seat: int, need: int) -> None:
    """The other one is to answer with so many cards (clause 6.5)."""
    s.need = need
    s.answerer = s.defender if seat == s.attacker else s.attacker


# --- the end of a battle -----------------------------------------------------------------------------------------


@rule
def end_battle(s: State, loser: int) -> None:
    """The winner gets the set and all cards laid (clause 6.8); the action is spent either way (clause 6.11)."""
    winner = s.defender if loser == s.attacker else s.attacker
    if s.origin == FROM_STACK:
        move_stake(s, winner, loser)
    collect(s)
    if winner == s.defender and s.advanced:
        bar(s, loser, winner)
    note_spender(s)
    if s.origin == FROM_DRAFT:
        settle_draft(s, winner)
    else:
        s.stake = -1
    after_action(s)


@rule
def move_stake(s: State, winner: int, loser: int) -> None:
    """A challenger who wins puts the set on top of the own stack, where it stays a set of its own (clauses 6.9, 12.5);
    where the defender wins, it lies where it is (clause 6.8)."""
    if winner == s.defender:
        emit(s, on.DEFEND, winner, value_with_cards(s))
        return
    emit(s, on.TAKE_OVER, winner, loser, value_with_cards(s))
    carry(s, s.stake)
    pull(s, loser, s.stake)
    push(s, winner, s.stake)


@rule
def value_with_cards(s: State) -> int:
    """What the set at stake and the cards laid are worth together."""
    dollars = set_value(s, s.stake)
    for place in range(s.laid):
        dollars += s.value[s.laid_kind[place]]
    return dollars


@rule
def collect(s: State) -> None:
    """Add all cards of the battle to the set at stake."""
    for place in range(s.laid):
        add_card(s, s.stake, s.laid_kind[place])
        emit(s, on.COLLECT, s.laid_by[place], s.stake, s.laid_kind[place])
    s.laid = 0


@rule
def bar(s: State, loser: int, winner: int) -> None:
    """Whoever loses as the challenger may not challenge the same player again for now (clause 12.1). A challenger who
    wins may (clause 12.2), and a defender who loses is barred from nothing (clause 12.3)."""
    s.locked[loser] |= 1 << winner
    emit(s, on.LOCK, loser, winner)


@rule
def note_spender(s: State) -> None:
    """Whoever spent cards in the battle and is not on turn will draw after the active player (clauses 7.2, 13.9)."""
    if s.origin == FROM_DRAFT:
        add_spender(s, s.attacker)
    elif s.defences > 0:
        add_spender(s, s.defender)


@rule
def add_spender(s: State, seat: int) -> None:
    """Put a seat on the list of those who will draw, once."""
    for place in range(s.spenders):
        if s.spender[place] == seat:
            return
    s.spender[s.spenders] = seat
    s.spenders += 1
