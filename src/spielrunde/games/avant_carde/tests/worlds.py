"""Positions in which the chances of something hidden are known, for the test of ``resample``.

Which cards of deck and hand together are in the hand is hypergeometric, but for those everybody knows to be in it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from spielrunde.kernel.layout import Record
from spielrunde.kernel.match import Match
from spielrunde.testing.chance import hypergeometric

from ..cards import KIND_NAMES, KINDS, NUMBER

Fact = tuple[str, Record, int, Callable[[Any], Hashable], dict[Hashable, int]]
"""Name, full record, who looks, what is asked of a world, weights of the answers."""


def at_round(number: int, seats: int, options: dict[str, Any]) -> Any:
    """The state when the lines of a round begin, after everybody always took the first card that fits and never
    bought."""
    match = Match.new("avant_carde", seats=seats, options=options, seed=4)
    while match.state.round < number:  # type: ignore[attr-defined]
        seat = match.acting()[0]
        words = [match.game.actions.id(action) for action in match.legal(seat)]
        match.apply(seat, next((word for word in ("draw", "end_turn") if word in words), words[0]))
    return match.state


def held(s: Any, kinds: list[int]) -> int:
    """Cards of these kinds that seat 1 has in its hand or has laid."""
    row = [s.row[1, place] for place in range(s.row_size[1])]
    return sum(s.hand[1, kind] + row.count(kind) for kind in kinds)


def facts() -> list[Fact]:
    """What seat 0 may think of the hand of seat 1."""
    first = at_round(1, 2, {})
    second = at_round(2, 2, {})
    mixed = at_round(2, 3, {"beginner_shuffle": True})
    twos = [kind for kind in range(KINDS) if NUMBER[kind] == 2]
    high = [kind for kind in range(KINDS) if NUMBER[kind] > 7]
    drawn = [kind for kind in range(KINDS) if second.sure[1, kind]]
    assert sum(second.sure[1, kind] for kind in drawn) == 3
    known = sum(kind in drawn for kind in high)
    white: dict[Hashable, int] = {0: 3, 1: 7}
    return [
        ("2s dealt at first", first, 0, lambda w: held(w, twos), hypergeometric(10, 3, 7)),
        ("the white 1 dealt at first", first, 0, lambda w: held(w, [KIND_NAMES.index("w1")]), white),
        (
            "high cards after a deck was used up",
            second,
            0,
            lambda w: held(w, high) - known,
            hypergeometric(7, 4 - known, 4),
        ),
        (
            "2s after everything was mixed",
            mixed,
            0,
            lambda w: held(w, twos),
            hypergeometric(10, 3, 7),
        ),
    ]
