"""Scoring and the four ways to end: chapter 9."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.games.cover_your_assets.tests.tabletop import Table, table

CABINS = "cabin cabin"
RICH = {"A": f"{CABINS} / plane plane", "B": "comic comic"}


def last_card(
    game_end: str, stacks: dict[str, str] | None = None, options: dict[str, Any] | None = None, **more: Any
) -> Table:
    """Ada discards the last card of a round."""
    t = table(
        hands={"A": "gold"}, stacks=stacks or RICH, pile="", options={"game_end": game_end, **(options or {})}, **more
    )
    return t.do("A", "discard:gold")


@pytest.mark.clause("9.1")
def test_all_cards_of_the_stack_count_the_bottom_set_too() -> None:
    t = last_card("quick", {"A": "cabin gold / comic silver comic"})
    assert t.points[0] == 70_000 + 35_000
    counters = {counter.id: counter.value for counter in t.match.view(0).counters}
    assert (counters["total.0"], counters["stack.0"]) == (105_000, 0)


@pytest.mark.clause("9.2", "9.6", "9.8")
@pytest.mark.parametrize(("total", "over"), [(929_000, False), (930_000, False), (931_000, True)])
def test_the_million_has_to_be_passed_after_a_whole_round(total: int, over: bool) -> None:
    t = last_card("million", totals={"A": total})
    assert t.match.over == over
    assert t.match.end_reason == ("million" if over else "")
    assert t.points[0] == total + 70_000


@pytest.mark.clause("9.8")
def test_option_reaching_the_million_is_enough() -> None:
    assert last_card("million", options={"target_inclusive": True}, totals={"A": 930_000}).match.over
    assert not last_card("million", options={"target_inclusive": True}, totals={"A": 929_000}).match.over


@pytest.mark.clause("9.7")
def test_of_several_over_the_million_the_highest_total_wins() -> None:
    t = last_card("million", totals={"A": 960_000, "B": 1_030_000})
    assert t.points[:2] == [1_030_000, 1_040_000]
    assert t.match.outcome() == [0, 60, 0, 0]


@pytest.mark.clause("9.9")
@pytest.mark.parametrize("game_end", ["million", "quick", "three"])
def test_equal_totals_share_the_victory(game_end: str) -> None:
    stacks = {"A": CABINS, "B": "jewels jewels jewels jewels", "C": CABINS}
    totals = {} if game_end == "quick" else dict.fromkeys("AC", 980_000)
    t = last_card(game_end, stacks, totals=totals, round_number=1 if game_end == "quick" else 3)
    assert t.match.over
    shares = [20, 20, 20, 0] if game_end == "quick" else [30, 0, 30, 0]
    assert t.match.outcome() == shares


@pytest.mark.clause("9.3")
def test_the_quick_game_is_one_round() -> None:
    t = last_card("quick")
    assert (t.match.end_reason, t.match.outcome()) == ("quick", [60, 0, 0, 0])


@pytest.mark.clause("9.4")
def test_three_rounds() -> None:
    assert not last_card("three", round_number=2).match.over
    t = last_card("three", round_number=3, totals={"B": 60_001})
    assert (t.match.end_reason, t.match.outcome()) == ("three", [0, 60, 0, 0])


@pytest.mark.clause("9.5")
def test_two_wins() -> None:
    t = last_card("two_wins", round_number=1)
    assert [t.state.wins[seat] for seat in range(4)] == [1, 0, 0, 0]
    assert not t.match.over
    t = last_card("two_wins", round_number=4, wins={"A": 1, "B": 1}, totals={"B": 900_000})
    assert (t.match.end_reason, t.match.outcome()) == ("two_wins", [60, 0, 0, 0])


@pytest.mark.clause("9.5", "9.9")
def test_all_who_share_the_best_score_win_the_round_and_two_may_share_the_victory() -> None:
    t = last_card("two_wins", {"A": CABINS, "C": CABINS}, round_number=2, wins={"A": 1, "C": 1})
    assert (t.match.over, t.match.outcome()) == (True, [30, 0, 30, 0])


@pytest.mark.clause("9.10")
def test_after_the_limit_of_rounds_the_game_ends() -> None:
    t = last_card("million", round_number=30, totals={"B": 60_000})
    assert (t.match.end_reason, t.match.outcome()) == ("round_limit", [30, 30, 0, 0])
    assert not last_card("million", round_number=29).match.over
    t = last_card("million", round_number=2, options={"max_rounds": 2})
    assert t.match.end_reason == "round_limit"
    t = last_card("two_wins", round_number=3, wins={"C": 1}, options={"max_rounds": 3}, totals={"D": 500_000})
    assert t.match.outcome() == [30, 0, 30, 0]


@pytest.mark.clause("9.1", "9.5")
def test_the_summary_tells_every_set() -> None:
    t = last_card("two_wins", {"A": "cabin cabin / plane silver", "B": "comic comic"})
    sheet = t.match.view(0, "en").sheets[0]
    assert [row.label for row in sheet.rows] == ["Set 2", "Set 1, at the bottom", "This round", "Total", "Rounds won"]
    assert [row.cells[:2] for row in sheet.rows] == [
        ["$40k", ""],
        ["$40k", "$10k"],
        ["$80k", "$10k"],
        ["$80k", "$10k"],
        ["1", "0"],
    ]
    assert [row.notes[:2] for row in sheet.rows[:2]] == [["Plane", ""], ["Cabin", "Comics"]]
    t = last_card("quick", {"A": "cabin cabin"}, options={"value_cabin": 20_500})
    assert [row.cells[0] for row in t.match.view(0, "de").sheets[0].rows] == ["41k\xa0$"] * 3
    t = last_card("quick", {"A": "cabin silver"}, options={"value_cabin": 20_500})
    assert t.match.view(0, "de").sheets[0].rows[0].cells[0] == "45.500\xa0$"
