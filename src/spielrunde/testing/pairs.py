"""Option sets chosen pairwise: every two values of two options meet in some set, as far as the options allow it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product

Level = object
Row = tuple[Level, ...]

_Numbers = tuple[int, ...]
"""A row by the numbers of its levels."""
_Pair = tuple[tuple[int, int], tuple[int, int]]
"""Two factors, the earlier one first, each with the number of a level."""

TRIES = 200
"""Random completions tried for a pair before it is tried in the rows there are, and else counts as impossible."""
SWEEPS = 2
"""How often every level of a row is changed for one that brings more pairs."""


def pairwise(factors: Sequence[Sequence[Level]], valid: Callable[[Row], bool], seed: int = 1) -> list[Row]:
    """Rows with one level per factor; every pair of levels that fits into a valid row stands in one of them."""
    search = _Search(factors, valid, random.Random(seed))
    pairs = _all_pairs(factors)
    for pair in search.draw.sample(pairs, len(pairs)):
        if pair not in search.covered:
            search.cover(pair)
    return [search.row(numbers) for numbers in search.chosen]


class _Search:
    """Rows chosen one by one, each for a pair that is missing and with as many others as a few changes bring."""

    def __init__(self, factors: Sequence[Sequence[Level]], valid: Callable[[Row], bool], draw: random.Random) -> None:
        self.factors, self.draw = factors, draw
        self.chosen: list[_Numbers] = []
        self.covered: set[_Pair] = set()
        self._valid = valid

    def row(self, numbers: _Numbers) -> Row:
        """The levels with these numbers."""
        return tuple(levels[number] for levels, number in zip(self.factors, numbers, strict=True))

    def cover(self, pair: _Pair) -> None:
        """Choose a row with this pair, if there is one."""
        fixed = dict(pair)
        numbers = self._with(fixed)
        if numbers is not None:
            numbers = self._enriched(numbers, fixed)
            self.chosen.append(numbers)
            self.covered.update(combinations(enumerate(numbers), 2))

    def _with(self, fixed: Mapping[int, int]) -> _Numbers | None:
        """A valid row with these levels: a random one, or one that was chosen, with them put in."""
        places = range(len(self.factors))
        for _ in range(TRIES):
            drawn = tuple(fixed.get(place, self.draw.randrange(len(self.factors[place]))) for place in places)
            if self._valid(self.row(drawn)):
                return drawn
        altered = (tuple(fixed.get(place, row[place]) for place in places) for row in self.chosen)
        return next((numbers for numbers in altered if self._valid(self.row(numbers))), None)

    def _enriched(self, numbers: _Numbers, fixed: Mapping[int, int]) -> _Numbers:
        """The row with levels changed, one after the other, wherever that brings more pairs and keeps it valid."""
        free = [place for place in range(len(numbers)) if place not in fixed]
        for _ in range(SWEEPS):
            for place in self.draw.sample(free, len(free)):
                numbers = self._better(numbers, place)
        return numbers

    def _better(self, numbers: _Numbers, place: int) -> _Numbers:
        """The row with the level at a place that brings most pairs; as it is, if no valid one brings more."""
        levels = range(len(self.factors[place]))
        rows = [(*numbers[:place], level, *numbers[place + 1 :]) for level in levels]
        rows.sort(key=lambda row: (self._new_pairs(row, place), row == numbers), reverse=True)
        return next(row for row in rows if row == numbers or self._valid(self.row(row)))

    def _new_pairs(self, numbers: _Numbers, place: int) -> int:
        """How many pairs that are missing the level at a place makes with the others."""
        here = (place, numbers[place])
        before = sum(((n, numbers[n]), here) not in self.covered for n in range(place))
        return before + sum((here, (n, numbers[n])) not in self.covered for n in range(place + 1, len(numbers)))


def _all_pairs(factors: Sequence[Sequence[Level]]) -> list[_Pair]:
    return [
        ((one, left), (other, right))
        for one, other in combinations(range(len(factors)), 2)
        for left, right in product(range(len(factors[one])), range(len(factors[other])))
    ]
