"""The chi-square test tells a fair die from a loaded one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable
from math import log

import pytest

from spielrunde.testing.chance import _bound, fits, hypergeometric

DIE: dict[Hashable, int] = dict.fromkeys(range(1, 7), 1)


def test_a_fair_die_fits_and_a_loaded_one_does_not() -> None:
    draw = random.Random(1)
    fair: Counter[Hashable] = Counter(draw.randint(1, 6) for _ in range(3000))
    loaded: Counter[Hashable] = Counter(draw.choice([1, 2, 3, 4, 5, 6, 6]) for _ in range(3000))
    assert fits(fair, DIE)
    assert not fits(loaded, DIE)
    assert not fits(Counter({7: 1}) + fair, DIE)


def test_the_bound_is_the_tables_quantile() -> None:
    """With two degrees of freedom chi-square is exponential: its quantile for p is -2 ln p. The tables have
    35.56 for p = 0.0001 and ten degrees of freedom."""
    assert _bound(2) == pytest.approx(-2 * log(0.0001), rel=0.05)
    assert _bound(10) == pytest.approx(35.56, rel=0.02)


def test_weights_of_a_hand() -> None:
    assert hypergeometric(5, 2, 3) == {0: 1, 1: 6, 2: 3}
