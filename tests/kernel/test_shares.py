"""Shares of a win in sixtieths."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielrunde.kernel.shares import WHOLE_WIN, share_expected, share_win


@pytest.mark.parametrize(
    ("points", "shares"),
    [
        ([3, 9, 4], [0, 60, 0]),
        ([7, 7], [30, 30]),
        ([-5, -2, -2, -2], [0, 20, 20, 20]),
        ([0] * 6, [10] * 6),
        ([1], [60]),
    ],
)
def test_the_greatest_wins_and_equal_ones_share(points: list[int], shares: list[int]) -> None:
    """Also with negative points, alone, and with six winners."""
    share_win(points, len(points))
    assert points == shares


def test_room_beyond_the_seats_stays_as_it_is() -> None:
    """A row has room for the most seats a game has."""
    row = [1, 2, 99]
    share_win(row, 2)
    assert row == [0, 60, 99]


@given(st.lists(st.integers(-10_000, 10_000), min_size=1, max_size=6), st.integers(1, 500))
def test_expected_shares_sum_to_a_win_and_follow_the_estimates(estimates: list[int], unit: int) -> None:
    """Nobody has less than nothing; who is estimated higher has no smaller share (seat 0 takes the rest)."""
    out = list(estimates)
    share_expected(out, len(out), unit)
    assert sum(out) == WHOLE_WIN
    assert min(out) >= 0
    pairs = sorted(zip(estimates[1:], out[1:], strict=True))
    assert [share for _, share in pairs] == sorted(out[1:])
