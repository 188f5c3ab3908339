"""Option sets chosen pairwise: every two values of two options meet in some set, as far as the options allow it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import combinations, product

Level = object
Row = tuple[Level, ...]

POOL = 300
"""Random valid rows the greedy choice picks from."""
TRIES = 200
"""Random completions tried for a pair before it counts as impossible."""


def pairwise(factors: Sequence[Sequence[Level]], valid: Callable[[Row], bool], seed: int = 1) -> list[Row]:
    """Rows with one level per factor; every pair of levels that fits into a valid row stands in one of them."""
    draw = random.Random(seed)
    bits = _bits(factors)
    pool = _random_rows(factors, valid, draw)
    chosen: list[Row] = []
    covered = 0
    while pool:
        best = max(pool, key=lambda row: (_pairs(row, factors, bits) & ~covered).bit_count())
        gain = _pairs(best, factors, bits) & ~covered
        if not gain:
            break
        chosen.append(best)
        covered |= gain
    for (one, left, other, right), bit in bits.items():
        if not covered >> bit & 1:
            row = _complete(factors, valid, draw, {one: left, other: right})
            if row is not None:
                chosen.append(row)
                covered |= _pairs(row, factors, bits)
    return chosen


def _bits(factors: Sequence[Sequence[Level]]) -> dict[tuple[int, int, int, int], int]:
    """A bit for every pair: factor and level, factor and level."""
    found = (
        (one, left, other, right)
        for one, other in combinations(range(len(factors)), 2)
        for left, right in product(range(len(factors[one])), range(len(factors[other])))
    )
    return {pair: bit for bit, pair in enumerate(found)}


def _pairs(row: Row, factors: Sequence[Sequence[Level]], bits: dict[tuple[int, int, int, int], int]) -> int:
    """The pairs of a row as bits."""
    levels = [list(factors[place]).index(level) for place, level in enumerate(row)]
    out = 0
    for one, other in combinations(range(len(row)), 2):
        out |= 1 << bits[one, levels[one], other, levels[other]]
    return out


def _random_rows(factors: Sequence[Sequence[Level]], valid: Callable[[Row], bool], draw: random.Random) -> list[Row]:
    rows: dict[Row, None] = {}
    for _ in range(20 * POOL):
        row = tuple(draw.choice(levels) for levels in factors)
        if valid(row):
            rows[row] = None
        if len(rows) == POOL:
            break
    return list(rows)


def _complete(
    factors: Sequence[Sequence[Level]], valid: Callable[[Row], bool], draw: random.Random, fixed: dict[int, int]
) -> Row | None:
    for _ in range(TRIES):
        row = tuple(
            levels[fixed[place]] if place in fixed else draw.choice(levels) for place, levels in enumerate(factors)
        )
        if valid(row):
            return row
    return None
