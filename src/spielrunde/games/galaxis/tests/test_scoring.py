"""Scoring: chapter 9, with the worked examples."""

from __future__ import annotations

import pytest

from spielrunde.games.galaxis.tests.tabletop import at_pick, table


@pytest.mark.clause("9.1", "9.2", "9.5")
def test_one_player() -> None:
    pairs = "red+3*x2 red-1*x0 red+1*x1 green-2*x1 green+2*x2 yellow-3*x2 green+3 x1"
    t = table(areas={"A": pairs}, auction="x0 x0 x0")
    counters = {counter.id: counter.value for counter in t.view().counters}
    assert [counters[f"{colour}.0"] for colour in ("red", "green", "yellow")] == [21, 4, -6]
    assert t.score("A") == counters["points.0"] == 19


@pytest.mark.clause("9.2", "9.3")
@pytest.mark.parametrize(
    ("area", "card", "mate", "before", "after"),
    [
        ("red+3*x2 red+2*x2 red-3", "x2", "red-3", 20, 12),
        ("red+3*x2 red+2*x2 red-3", "x0", "red-3", 20, 30),
        ("yellow-3*x2 yellow+2", "x0", "yellow+2", -6, -12),
        ("red+3*x2 red+1*x1 red-1", "x0", "red-1", 14, 21),
    ],
)
def test_one_more_card(area: str, card: str, mate: str, before: int, after: int) -> None:
    t = at_pick("B", areas={"A": area}, auction=f"{card} green+1 green+2")
    assert t.score("A") == before
    t.do("B", f"pick:{card}")
    action = f"pair:0:{mate.replace('+', '_p').replace('-', '_m')}"
    assert t.choice("B", action).label.endswith(f"Ada {after - before:+d}".replace("-", "−"))
    t.do("B", action)
    assert t.score("A") == after


@pytest.mark.clause("9.2")
def test_the_best_and_the_worst_colour() -> None:
    best = "red+1*x2 red+2*x2 red+3*x2 red-1*x0 red-2*x0 red-3*x0"
    worst = "red+1*x0 red+2*x0 red+3*x0 red-1*x2 red-2*x2 red-3*x2"
    scores = [table(areas={"A": area}, auction="x1 x1 x1").score("A") for area in (best, worst)]
    assert scores == [72, -72]


@pytest.mark.clause("9.4")
def test_no_pairs_and_a_pair_with_one() -> None:
    t = table(areas={"A": "red+3 x2", "B": "green+2*x1 green+3*x1"})
    assert (t.score("A"), t.score("B")) == (0, 10)


@pytest.mark.clause("9.5", "9.6", "9.7")
def test_totals_below_zero_and_shared_victories() -> None:
    areas = {"A": "red-3*x2", "B": "green-2*x1", "C": "yellow-2*x1", "D": "red-2*x2"}
    t = table(areas=areas, round_number=11, hands={"A": "6 6 6 6", "B": "", "C": "5"})
    for letter in "ABCD":
        t.bid(letter)
    assert t.points == [-6, -2, -2, -4]
    assert t.match.outcome() == [0, 30, 30, 0]


@pytest.mark.clause("9.5")
def test_the_sheet_at_the_end() -> None:
    areas = {"A": "red+3*x2 red-1*x0", "B": "red-3*x2", "C": "green+1*x1"}
    t = table(seats=3, areas=areas, round_number=11, auction="x0 x0 x1")
    assert t.view().sheets == []
    for letter in "ABC":
        t.bid(letter)
    (sheet,) = t.view("A", "de").sheets
    assert sheet.title == "Das Ende der Partie"
    lines = {row.label: row.cells for row in sheet.rows[:3]}
    assert lines == {
        "Rot": ["−1×0 +3×2", "−3×2", "–"],
        "Summe × Anzahl": ["6 × 2", "−6 × 1", "0 × 0"],
        "Punkte": ["12", "−6", "0"],
    }
    assert [row.label for row in sheet.rows] == [
        *("Rot", "Summe × Anzahl", "Punkte", "Grün", "Summe × Anzahl", "Punkte", "Gelb", "Summe × Anzahl", "Punkte"),
        "Zusammen",
    ]
    assert sheet.rows[-1].cells == ["12", "−6", "1"]
