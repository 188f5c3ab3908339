"""Whether a sample fits a distribution: Pearson's chi-square test, without a library of statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import comb, sqrt

FEWEST = 5
"""Rarer cells are put together, since the approximation fails below about five expected cases."""
NORMAL = 3.719
"""Quantile of the normal distribution for one false alarm in 10,000 seeds; seeds are fixed, so there is one or none."""


def fits(sample: Counter[Hashable], weights: Mapping[Hashable, int]) -> bool:
    """Whether a sample may come from the distribution with these weights. A value without weight never fits."""
    if not set(sample) <= {value for value, weight in weights.items() if weight}:
        return False
    whole, drawn = sum(weights.values()), sample.total()
    cells = [(sample[value], weight * drawn / whole) for value, weight in weights.items() if weight]
    rare = [cell for cell in cells if cell[1] < FEWEST]
    cells = [cell for cell in cells if cell[1] >= FEWEST]
    if sum(expected for _, expected in rare) >= FEWEST:
        cells.append((sum(seen for seen, _ in rare), sum(expected for _, expected in rare)))
    if len(cells) < 2:
        raise ValueError("too small a sample to tell anything")
    return sum((seen - expected) ** 2 / expected for seen, expected in cells) < _bound(len(cells) - 1)


def _bound(freedom: int) -> float:
    """The quantile of chi-square by E. Wilson and M. Hilferty, 1931."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + NORMAL * sqrt(part)) ** 3)


def hypergeometric(size: int, good: int, taken: int) -> dict[Hashable, int]:
    """Weights of how many good cards are among ``taken`` of ``size``, ``good`` of them good."""
    return {hits: comb(good, hits) * comb(size - good, taken - hits) for hits in range(min(good, taken) + 1)}
