"""Positions in which the chances of something hidden are known, for the test of ``resample``."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from spielrunde.kernel.game import Game
from spielrunde.kernel.layout import Record
from spielrunde.kernel.match import Match
from spielrunde.testing.chance import hypergeometric

from ..cards import DECK, NUMBERS, PER_NUMBER

Fact = tuple[str, Record, int, Callable[[Any], Hashable], dict[Hashable, int]]
"""Name, full record, who looks, what is asked of a world, weights of the answers."""


def second_round() -> Match:
    """Three seats have spent a card each; in the second round only seat 1 has confirmed its bid."""
    match = Match.new(Game("open_bid"), seats=3, seed=5)
    for seat in (0, 1, 2, 1):
        match.apply(seat, match.legal(seat)[0])
        match.apply(seat, "confirm")
    assert match.state.turn == 2
    return match


def facts() -> list[Fact]:
    """What seat 0 may think of the others' cards, which are any of those they have not spent."""
    s: Any = second_round().state
    one, two = ([PER_NUMBER - s.spent[seat, number] for number in range(NUMBERS)] for seat in (1, 2))
    left = DECK - 1
    bid: dict[Hashable, int] = dict(enumerate(one))
    return [
        ("the number bid by seat 1", s, 0, lambda w: next(n for n in range(NUMBERS) if w.bid[1, n]), bid),
        ("sixes held by seat 1", s, 0, lambda w: w.hand[1, 5], hypergeometric(left, one[5], s.hand_size[1])),
        ("ones held by seat 2", s, 0, lambda w: w.hand[2, 0], hypergeometric(left, two[0], s.hand_size[2])),
        ("whether seat 2 has chosen", s, 0, lambda w: w.chosen[2] > 0, {True: 1, False: 1}),
    ]
