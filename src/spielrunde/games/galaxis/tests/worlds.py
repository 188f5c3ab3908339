"""Positions in which the chances of something hidden are known, for the test of ``resample``.

All cards a seat is known to have are as likely to be in a bid, so how many of a value lie in one is hypergeometric.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations
from typing import Any

from spielrunde.kernel.layout import Record
from spielrunde.kernel.match import Match
from spielrunde.testing.chance import hypergeometric

from ..cards import VALUES

Fact = tuple[str, Record, int, Callable[[Any], Hashable], dict[Hashable, int]]
"""Name, full record, who looks, what is asked of a world, weights of the answers."""


def after(seats: int, *words: str) -> Any:
    """The state after these actions of whoever acts, from the start; seat 0 bids first."""
    match = Match.new("galaxis", seats=seats, options={"start_player": 1}, seed=3)
    for word in words:
        match.apply(match.acting()[0], word)
    return match.state


def facts() -> list[Fact]:
    """What one seat may think of bids of one card, of several, and of whether somebody has begun."""
    two = after(4, "start:two", "add:three", "start:six", "lay")
    same = after(3, "start:one", "start:four", "lay", "pass")
    return [
        ("the card of a bid of one", two, 2, lambda w: _cards(w, 0, 1)[0], dict.fromkeys(range(VALUES), 1)),
        ("a six in a bid of two", two, 1, lambda w: w.bid[0, 5], dict(hypergeometric(6, 1, 2))),
        ("fours kept in the hand", two, 3, lambda w: w.hand[0, 3], dict(hypergeometric(6, 1, 3))),
        ("two bids of one card", same, 1, lambda w: (_cards(w, 0, 0), _cards(w, 0, 1)), _pairs()),
        ("whether seat 1 has begun", two, 0, lambda w: w.draft[1] > 0, {True: 1, False: 1}),
    ]


def _cards(s: Any, seat: int, bid: int) -> tuple[int, ...]:
    return tuple(value for value in range(VALUES) for _ in range(s.bid[seat, bid * VALUES + value]))


def _pairs() -> dict[Hashable, int]:
    """Two different values, the lower one first."""
    return dict(Counter(((one,), (other,)) for one, other in combinations(range(VALUES), 2)))
