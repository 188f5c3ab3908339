"""The battle for a set: card by card, until somebody gives up (chapters 6 and 12)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import actions as do
from . import events as on
from .cards import GOLD, SILVER
from .sets import add_card, carry, pull, push, set_value
from .state import BATTLE, FROM_DRAFT, FROM_STACK, State


@rule
def mate_card(kind: int, mate: int) -> int:
    """The card a mate stands for, in a set of this kind."""
    return kind if mate < do.WITH_SILVER else SILVER + mate - do.WITH_SILVER


@rule
def first_of_pair(kind: int, pair: int) -> int:
    """The first card of a pair, numbered as in ``actions.PAIRS``."""
    if pair < 3:
        return kind
    return SILVER if pair < 5 else GOLD


@rule
def second_of_pair(kind: int, pair: int) -> int:
    """The second card of a pair."""
    if pair == 0:
        return kind
    return SILVER if pair == 1 or pair == 3 else GOLD


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


@rule
def lay_card(s: State, seat: int, card: int) -> None:
    """Lay one card from the hand into the battle."""
    s.hand[seat, card] -= 1
    s.hand_size[seat] -= 1
    s.laid_kind[s.laid] = card
    s.laid_by[s.laid] = seat
    s.laid += 1
    if seat == s.defender:
        s.defences += 1
    emit(s, on.LAY, seat, card)


@rule
def lay_mate(s: State, seat: int, mate: int) -> None:
    """Lay one card; a jar asks for two in return (12.7)."""
    lay_card(s, seat, mate_card(s.set_kind[s.stake], mate))
    s.need = 2 if mate == do.WITH_JAR else 1
    s.answerer = s.defender if seat == s.attacker else s.attacker


@rule
def lay_pair(s: State, seat: int, pair: int, need: int) -> None:
    """Lay two cards, which are answered with ``need``."""
    kind = s.set_kind[s.stake]
    lay_card(s, seat, first_of_pair(kind, pair))
    lay_card(s, seat, second_of_pair(kind, pair))
    s.need = need
    s.answerer = s.defender if seat == s.attacker else s.attacker


@rule
def collect(s: State) -> None:
    """Add all cards of the battle to the set at stake."""
    for place in range(s.laid):
        add_card(s, s.stake, s.laid_kind[place])
        emit(s, on.COLLECT, s.laid_by[place], s.stake, s.laid_kind[place])
    s.laid = 0


@rule
def resolve(s: State, loser: int) -> int:
    """End the battle: the winner gets the set and all cards laid. The winner of a drafted set is still to put it on a
    stack. Returns the winner."""
    winner = s.defender if loser == s.attacker else s.attacker
    if s.origin == FROM_STACK:
        if winner == s.attacker:
            emit(s, on.TAKE_OVER, winner, loser, value_with_cards(s))
            carry(s, s.stake)
            pull(s, loser, s.stake)
            push(s, winner, s.stake)
        else:
            emit(s, on.DEFEND, winner, value_with_cards(s))
    collect(s)
    if winner == s.defender and s.advanced:
        s.locked[loser] |= 1 << winner
        emit(s, on.LOCK, loser, winner)
    note_spender(s)
    if s.origin == FROM_STACK:
        s.stake = -1
    return winner


@rule
def value_with_cards(s: State) -> int:
    """What the set at stake and the cards laid are worth together."""
    dollars = set_value(s, s.stake)
    for place in range(s.laid):
        dollars += s.value[s.laid_kind[place]]
    return dollars


@rule
def note_spender(s: State) -> None:
    """Whoever spent cards in the battle and is not on turn will draw after the active player (7.2)."""
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
