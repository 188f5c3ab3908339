"""Chapter 6 of RULES.md: what rows earn, penalties, the winner. The tables of worked examples stand here row by row.

``A4`` is a row of length 4 of seat A; ``*`` a doubler on it; ``j`` jokers in it.
"""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_picktoria.tests.tabletop import table

SINGLE_SUITS = [
    # rows, gloria, reibach and goods
    ("A3", [4], [4]),
    ("A3*", [8], [8]),
    ("A4 B2", [3, 1], [3, 1]),
    ("A4 B2* C1", [3, 2, 0], [3, 2, 0]),
    ("A3 B3 C2", [2, 2, 0], [2, 2, 0]),
    ("A3* B3 C2*", [4, 2, 0], [4, 2, 0]),
    ("A5 B2 C2", [3, 0, 0], [3, 0, 0]),
    ("A2 B2 C2", [2, 2, 2], [1, 1, 1]),
    ("A2 B2 C2 D2*", [2, 2, 2, 4], [1, 1, 1, 2]),
    ("A1 B1 C1 D1 E1*", [2, 2, 2, 2, 4], [0, 0, 0, 0, 0]),
    ("A4j B4j C1", [2, 2, 0], [2, 2, 0]),
    ("A3 B2", [3, 1], [3, 1]),
    ("A3 B3", [2, 2], [2, 2]),
    # the same rules at further tables
    ("A1 B3", [1, 3], [1, 3]),
    ("A1 B2 C3", [0, 1, 3], [0, 1, 3]),
    ("A1 B2 C3 D3j", [0, 0, 1, 3], [0, 0, 1, 3]),
    ("A1 B2 C2 D4", [0, 0, 0, 3], [0, 0, 0, 3]),
    ("A3 B1 C2 D1", [3, 0, 1, 0], [3, 0, 1, 0]),
    ("A2 B2 C1 D1 E1", [2, 2, 0, 0, 0], [2, 2, 0, 0, 0]),
    ("A3* B2*", [6, 2], [6, 2]),
]


def earned(edition: str, rows: str, fox: str = "") -> list[int]:
    """What these rows of masks earn in the first scoring, by seat."""
    laid = {word[0]: f"mask {word[1:]}" for word in rows.split()}
    seats = max(2, len(laid))
    t = table(edition=edition, seats=seats, rows=laid, fox=fox and f"{fox} mask", shown=3)
    t.do("A", "take:hat", drawing="scoring hat")
    return t.points[: len(laid)]


@pytest.mark.clause("6.2", "6.3", "6.4", "6.5")
@pytest.mark.parametrize(("rows", "points"), [(rows, gloria) for rows, gloria, _ in SINGLE_SUITS])
def test_single_suits_in_gloria(rows: str, points: list[int]) -> None:
    assert earned("gloria", rows) == points


@pytest.mark.clause("6.2", "6.3", "6.4", "6.6", "6.8")
@pytest.mark.parametrize("edition", ["reibach", "goods"])
@pytest.mark.parametrize(("rows", "points"), [(rows, others) for rows, _, others in SINGLE_SUITS])
def test_single_suits_in_the_other_editions(edition: str, rows: str, points: list[int]) -> None:
    assert earned(edition, rows) == points


@pytest.mark.clause("6.7", "6.1")
def test_jokers_are_worth_as_much_as_set_cards() -> None:
    assert earned("gloria", "A1jj B2") == [3, 1]
    assert earned("gloria", "A1jj B3") == [2, 2]
    assert earned("gloria", "A1j* B1jj") == [2, 3]


@pytest.mark.clause("6.8")
def test_points_are_rounded_before_they_are_doubled() -> None:
    t = table(edition="reibach", options={"tie_points": 5}, seats=2, rows={"A": "mask 1*", "B": "mask 1"}, shown=3)
    t.do("A", "take:hat", drawing="scoring hat")
    assert t.points == [2 * (5 // 2), 5 // 2]


@pytest.mark.clause("6.13")
def test_a_suit_nobody_has_earns_nothing() -> None:
    t = table(bases={"A": "mask"}, hands={"B": "mask mask"}, shown=3)
    t.do("A", "take:hat", drawing="scoring hat")
    assert t.points == [0, 0, 0]
    assert [event.kind for event in t.told()] == ["take", "scoring_card", "scoring", "scored", "refill"]


WHOLE = {
    "A": "ring 4 statue 3 mask 2 worm 1j",
    "B": "ring 2 statue 3* mask 5",
    "C": "statue 2 mask 2 hat 1* worm 1",
}


@pytest.mark.clause("6.1", "6.9")
@pytest.mark.parametrize(
    ("edition", "fox", "sums", "finals"),
    [
        ("gloria", "A ring", [5, 11, 9], [0, 10, 5]),
        ("reibach", "", [8, 8, 9], [3, 7, 5]),
        ("goods", "", [8, 8, 9], [3, 7, 5]),
    ],
)
def test_a_whole_scoring_with_three_players(edition: str, fox: str, sums: list[int], finals: list[int]) -> None:
    first = table(edition=edition, rows=WHOLE, fox=fox, shown=3, active="C")
    first.do("C", "take:hat", drawing="scoring rug")
    assert first.points == sums
    hands = {"A": "rug tail grain", "B": "joker"}
    bases = {"A": "rug", "C": "tail grain"}
    last = table(edition=edition, rows=WHOLE, fox=fox, hands=hands, bases=bases, shown=9, active="C")
    last.do("C", "draw", drawing="scoring")
    assert last.points == finals
    assert [last.state.points[2, seat] for seat in range(3)] == sums


@pytest.mark.clause("6.9", "6.10")
def test_every_card_in_hand_and_every_empty_base_costs() -> None:
    t = table(
        edition="reibach",
        hands={"A": "mask joker doubler", "B": "mask"},
        bases={"B": "doubler joker", "C": "mask mask mask"},
        shown=9,
    )
    t.do("A", "draw", drawing="scoring")
    assert t.points == [-3, -5, -6]


@pytest.mark.clause("6.9")
def test_only_the_last_scoring_takes_points_off() -> None:
    for shown in (3, 6):
        t = table(hands={"A": "mask mask"}, bases={"B": "mask"}, shown=shown)
        t.do("A", "draw", drawing="scoring worm")
        assert t.points == [0, 0, 0]


@pytest.mark.clause("6.9", "7.3")
def test_the_base_under_a_row_costs_nothing() -> None:
    t = table(rows={"A": "mask 1", "B": "mask 1", "C": "hat 1"}, fox="C hat", shown=9)
    t.do("A", "draw", drawing="scoring")
    assert t.points == [2, 2, 0]


@pytest.mark.clause("6.11")
def test_the_highest_total_wins() -> None:
    t = table(edition="reibach", rows={"A": "mask 2 hat 1", "B": "mask 1"}, hands={"B": "rug"}, shown=9)
    t.do("A", "draw", drawing="scoring")
    assert (t.points, t.match.outcome()) == ([7, 0, 0], [60, 0, 0])
    assert t.match.end_reason == "last_scoring"
    view = t.view()
    assert view.result is not None
    assert [(seat.seat, seat.score, seat.place) for seat in view.result.seats] == [(0, 7, 1), (1, 0, 2), (2, 0, 2)]
    assert view.result.text == "Ada wins with 7 points"


@pytest.mark.clause("6.12")
@pytest.mark.parametrize(
    ("rows", "shares"),
    [
        ({"A": "mask 1", "B": "mask 1"}, [30, 30, 0]),
        ({"A": "mask 1", "B": "mask 2", "C": "mask 3"}, [0, 0, 60]),
        ({"A": "mask 1", "B": "mask 3", "C": "mask 3"}, [0, 30, 30]),
        ({"A": "mask 1", "B": "hat 1", "C": "rug 1"}, [20, 20, 20]),
        ({}, [20, 20, 20]),
    ],
)
def test_a_tie_is_a_shared_victory(rows: dict[str, str], shares: list[int]) -> None:
    t = table(edition="reibach", rows=rows, shown=9)
    t.do("A", "draw", drawing="scoring")
    assert t.match.outcome() == shares


@pytest.mark.clause("6.10", "6.11")
def test_the_least_negative_total_wins() -> None:
    t = table(hands={"A": "mask", "B": "mask mask", "C": "mask mask mask"}, shown=9)
    t.do("A", "draw", drawing="scoring")
    assert (t.points, t.match.outcome()) == ([-1, -2, -3], [60, 0, 0])
