"""The way to Africa and the end of the game (chapters 8, 9)."""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_mundi.tests.tabletop import Table, table
from spielrunde.testing.tabletop import seat_number


@pytest.mark.clause("8.1")
def test_production_cards_move_nobody_buildings_do() -> None:
    t = table(seats=2, display={"A": "farm farm:F08", "B": "farm"}, hands={"A": (1, 1, 1)}, steps={"A": 4, "B": 4})
    t.do("A", "play:farm", "use:F08")
    assert (t.steps("A"), t.steps("B")) == (5, 4)


@pytest.mark.clause("8.2", "9.2", "9.5")
def test_in_africa_the_game_ends_at_once_and_steps_beyond_are_lost() -> None:
    display = {"A": "farm:R03 farm:F01", "B": "farm:F10 farm"}
    t = table(seats=2, display=display, steps={"A": 36, "B": 37}, hands={"A": (1, 1, 1)})
    t.do("A", "play:farm", "use:R03")
    assert (t.steps("A"), t.match.over, t.match.end_reason, t.points) == (38, True, "africa", [38, 37])
    assert t.stock("B") == ""


@pytest.mark.clause("9.2")
def test_of_two_who_could_arrive_the_first_in_order_ends_it() -> None:
    display = {"A": "farm:F08", "B": "farm:F10"}
    t = table(seats=2, display=display, steps={"A": 37, "B": 37}, hands={"A": (1, 1, 1)})
    t.do("A", "play:farm", "use:F08")
    assert t.match.outcome() == [60, 0]


@pytest.mark.clause("9.2")
def test_a_purchase_can_reach_africa_too() -> None:
    t = table(seats=2, forum={5: "P16"}, stock={"A": "2G 3P"}, steps={"A": 35})
    t.do("A", "play:peace", "buy:5:peace")
    assert (t.match.end_reason, t.steps("A")) == ("africa", 38)
    t = table(seats=2, forum={5: "P01"}, stock={"A": "2F"}, steps={"A": 37}, options={"steps_on_every_build": 1})
    t.do("A", "play:peace", "buy:5:peace")
    assert t.match.end_reason == "africa"


@pytest.mark.clause("9.3", "9.5")
def test_without_a_card_to_play_the_game_ends_after_the_new_building() -> None:
    t = table(seats=2, hands={"B": (0, 0, 0)}, stack="F02")
    t.do("A", "play:peace", "refuse")
    assert (t.match.end_reason, t.forum[0]) == ("hand", "F02")


@pytest.mark.clause("9.4", "9.5")
def test_the_last_building_ends_the_game_before_a_card_is_played() -> None:
    t = table(seats=2, stack="F02", stack_size=1)
    t.do("A", "play:peace", "refuse")
    assert (t.match.end_reason, t.forum[0], t.match.over) == ("stack", "F02", True)


@pytest.mark.clause("9.4")
def test_the_stack_is_the_reason_where_both_run_out() -> None:
    t = table(seats=2, stack="F02", stack_size=1, hands={"B": (0, 0, 0)})
    t.do("A", "play:peace", "refuse")
    assert t.match.end_reason == "stack"


def ended(steps: dict[str, int], stock: dict[str, str]) -> Table:
    """A game of three that ended because the hand of B is empty, with these steps and counters."""
    t = table(seats=3, steps=steps, stock=stock, goth=30, display=dict.fromkeys("ABC", ""), hands={"B": (0, 0, 0)})
    t.do("A", "play:city")
    t.state.stock[0, 1] -= 1
    t.do("A", "refuse")
    assert t.match.end_reason == "hand"
    return t


@pytest.mark.clause("9.6")
def test_the_farthest_wins_then_counters_with_glory_then_all_share() -> None:
    for steps, stock, shares in (
        ((5, 7, 6), ("9Y", "", ""), [0, 60, 0]),
        ((5, 7, 7), ("9Y", "1F 1G", "2Y 1P"), [0, 0, 60]),
        ((5, 7, 7), ("", "2F 1G", "2Y 1P"), [0, 30, 30]),
        ((4, 4, 4), ("2F", "2G", "2Y"), [20, 20, 20]),
    ):
        t = ended(dict(zip("ABC", steps, strict=True)), dict(zip("ABC", stock, strict=True)))
        assert t.match.outcome() == shares


@pytest.mark.clause("9.6")
def test_the_result_says_how_far_and_what_decided() -> None:
    t = ended({"A": 5, "B": 7, "C": 7}, {"B": "1F 1G", "C": "2Y 1P"})
    results = [t.view(viewer).result for viewer in ("", "C")]
    assert [result.text for result in results if result] == [
        "Cleo wins, 7 steps from Rome, with more counters left",
        "You win, 7 steps from Rome, with 3 counters",
    ]


MOST_TURNS = {2: (27, 54), 3: (17, 51), 4: (14, 56), 5: (11, 55), 6: (8, 48)}


@pytest.mark.clause("9.7")
@pytest.mark.parametrize("seats", MOST_TURNS)
def test_how_long_a_game_can_be(seats: int) -> None:
    """Nobody buys, and nobody comes near an end: cards run out in the turn the table of the rules says."""
    t = Table.deal(seats, seed=seats, goth_spaces=48)
    own = dict.fromkeys(t.letters, 0)
    while not t.match.over:
        seat = t.turn_of
        legal = t.legal(seat)
        s = t.state
        for kind in range(3):
            s.stock[seat_number(seat), kind] = 5
        if t.phase == "play":
            own[seat] += 1
        pays = t.phase == "tribute" and s.run < 3 and "tribute" in legal
        wanted = "tribute" if pays else "pass" if "pass" in legal else min(legal)
        t.do(seat, wanted)
    assert (max(own.values()), sum(own.values())) == MOST_TURNS[seats]
    assert t.match.end_reason == ("stack" if seats == 4 else "hand")
    assert 57 - t.state.stack_size == sum(own.values()) + 1
