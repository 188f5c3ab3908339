"""The whole game tree, walked with the rules themselves: every deal, every public card, every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from ..actions import ACTIONS
from ..cards import DECK, KINDS, PER_KIND
from ..rules import acting, legal, step
from ..state import ROUND_1, ROUND_2, State
from .table import lay_hands, state, table, turn_up

Player = Callable[[State, int], dict[int, Fraction]]
"""How likely a seat takes each action in a position."""
Visit = Callable[[State, int], None]
"""Is shown every position in which a seat decides."""


def deals() -> Iterator[tuple[Fraction, State]]:
    """Every pair of hands, with its chance."""
    for first in range(KINDS):
        for second in range(KINDS):
            ways = PER_KIND * (PER_KIND - (first == second))
            record = state(table("JJ"))
            lay_hands(record, first, second)
            yield Fraction(ways, DECK * (DECK - 1)), record


def after(record: State, seat: int, action: int) -> Iterator[tuple[Fraction, State]]:
    """Where an action leads, with the chance of each: to one position, or to one for every public card."""
    result = record.copy()
    step(result, seat, action)
    if (record.phase, result.phase) != (ROUND_1, ROUND_2):
        yield Fraction(1), result
        return
    for card in range(KINDS):
        if record.deck[card]:
            turned = result.copy()
            turn_up(turned, card)
            yield Fraction(record.deck[card], record.deck_size), turned


def at_random(record: State, seat: int) -> dict[int, Fraction]:
    """The player to whom all legal actions are alike."""
    mask = [0] * len(ACTIONS)
    count = legal(record, seat, mask)
    return {action: Fraction(1, count) for action, may in enumerate(mask) if may}


def value(record: State, players: tuple[Player, Player], visit: Visit) -> Fraction:
    """What seat 0 wins on average from here on."""
    if not acting(record):
        assert record.net[0] == -record.net[1]
        return Fraction(record.net[0])
    seat = record.active
    visit(record, seat)
    total = Fraction(0)
    for action, wanted in players[seat](record, seat).items():
        for chance, result in after(record, seat, action):
            total += wanted * chance * value(result, players, visit)
    return total


def game_value(players: tuple[Player, Player], visit: Visit = lambda record, seat: None) -> Fraction:
    """What seat 0 wins on average in a whole game."""
    return sum((chance * value(record, players, visit) for chance, record in deals()), Fraction(0))
