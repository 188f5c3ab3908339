"""Chapter 5 of RULES.md: taking, drawing, and scoring cards that turn up."""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_picktoria.tests.tabletop import GAME, table
from spielrunde.kernel.match import Match


@pytest.mark.clause("5.1", "5.2")
def test_a_card_taken_is_replaced_at_once() -> None:
    t = table(display="hat rug tail")
    t.do("A", "take:rug", drawing="worm")
    assert (t.hand("A"), t.cards("display"), t.state.ap) == ("rug", "worm hat tail", 2)
    t.do("A", "take:worm", drawing="worm")
    assert (t.hand("A"), t.cards("display"), t.state.ap) == ("worm rug", "worm hat tail", 1)


@pytest.mark.clause("5.1")
def test_of_two_equal_cards_one_is_taken() -> None:
    t = table(display="hat hat tail")
    t.do("A", "take:hat", drawing="ring")
    assert t.cards("display") == "ring hat tail"


@pytest.mark.clause("5.3")
def test_a_blind_draw_costs_two_and_is_not_shown() -> None:
    t = table()
    t.do("A", "draw", drawing="joker")
    assert (t.hand("A"), t.state.ap, len(t.seen("display"))) == ("joker", 1, 3)
    assert t.sentences("A") == ["You draw Joker from the pile."]
    for viewer in ("B", ""):
        assert t.sentences(viewer) == ["Ada draws a card from the pile."]
        assert [move.kind for event in t.told(viewer) for move in event.moves] == ["back"]


@pytest.mark.clause("5.4")
def test_one_blind_draw_a_turn() -> None:
    t = table(options={"actions_per_turn": 6})
    t.do("A", "draw", drawing="ring")
    assert t.state.ap == 4
    assert "draw" not in t.legal("A")
    for _ in range(4):
        t.do("A", "take:hat", drawing="hat")
    assert "draw" in t.legal("B")


@pytest.mark.clause("5.5")
def test_scoring_cards_are_laid_out_and_replaced() -> None:
    t = table(display="hat rug tail")
    t.do("A", "take:hat", drawing="scoring scoring worm")
    assert (t.state.shown_scoring, t.state.ap) == (2, 2)
    assert t.cards("display") == "worm rug tail"
    assert t.zones()["scored"].count == 2
    t.do("A", "draw", drawing="scoring joker")
    assert (t.state.shown_scoring, t.hand("A")) == (3, "hat joker")
    assert t.turn_of == "B"


@pytest.mark.clause("5.6")
@pytest.mark.parametrize("shown", range(9))
def test_scorings_come_with_the_fourth_and_seventh_card(shown: int) -> None:
    t = table(rows={"A": "mask 1"}, shown=shown)
    t.do("A", "take:hat", drawing="scoring hat")
    assert t.points == [4 if shown + 1 in (4, 7) else 0, 0, 0]
    assert (t.turn_of, t.state.ap) == ("A", 2)


@pytest.mark.clause("5.6")
def test_the_turn_goes_on_after_a_scoring() -> None:
    t = table(hands={"A": "mask"}, rows={"A": "mask 1", "B": "mask 2"}, shown=3)
    t.do("A", "draw", drawing="scoring worm")
    assert (t.points, t.state.ap) == ([1, 3, 0], 1)
    t.do("A", "extend:mask")
    assert (t.points, t.turn_of) == ([1, 3, 0], "B")


@pytest.mark.clause("5.7")
def test_two_scorings_in_one_reveal() -> None:
    t = table(rows={"A": "mask 1", "B": "hat 1*"}, shown=3)
    t.do("A", "take:hat", drawing="scoring scoring scoring scoring scoring rug")
    lines = [[t.state.points[line, seat] for seat in range(3)] for line in range(4)]
    assert lines == [[4, 8, 0], [4, 8, 0], [0, 0, 0], [0, 0, 0]]
    assert (t.state.shown_scoring, t.turn_of, t.state.ap) == (8, "A", 2)
    told = " ".join(event.kind for event in t.told())
    one = "row score doubled_row score scored"
    assert told.count(one) == 2
    assert told.endswith("scored scoring_card refill")


@pytest.mark.clause("5.7", "5.8")
def test_a_run_of_scoring_cards_to_the_end() -> None:
    t = table(rows={"A": "mask 1"}, shown=6)
    t.do("A", "draw", drawing="scoring scoring scoring scoring")
    assert (t.points, t.turn_of) == ([8, 0, 0], "")


@pytest.mark.clause("5.8")
def test_the_last_scoring_ends_a_draw_without_a_card() -> None:
    t = table(rows={"A": "mask 1", "B": "mask 2"}, hands={"B": "worm"}, shown=9, active="B", ap=2)
    t.do("B", "draw", drawing="scoring")
    assert t.points == [1, 3 - 1, 0]
    assert (t.turn_of, t.hand("B"), t.match.over) == ("", "worm", True)
    assert all(t.legal(letter) == set() for letter in "ABC")


@pytest.mark.clause("5.9")
def test_the_last_scoring_counts_the_card_just_taken() -> None:
    t = table(rows={"A": "mask 1", "B": "mask 2"}, hands={"B": "worm"}, shown=9, active="B", ap=2)
    t.do("B", "take:rug", drawing="scoring")
    assert t.points == [1, 3 - 2, 0]
    assert t.hand("B") == "worm rug"
    assert (t.zones()["display"].count, len(t.zones()["display"].cards)) == (2, 2)


@pytest.mark.clause("5.8", "7.8")
def test_no_fox_is_passed_after_the_end() -> None:
    t = table(rows={"A": "mask 1", "B": "mask 2", "C": "hat 1"}, fox="A mask", shown=9, ap=1)
    t.do("A", "take:rug", drawing="scoring")
    assert (t.turn_of, t.fox) == ("", "A mask")


@pytest.mark.clause("5.10")
@pytest.mark.parametrize("seed", range(6))
def test_the_pile_outlasts_a_game_in_which_everybody_only_takes(seed: int) -> None:
    match = Match.new(GAME, seats=5, options={"edition": "gloria", "hand_cards": 8}, seed=seed)
    sizes = []
    while not match.over:
        seat = match.acting()[0]
        takes = [number for number in match.legal(seat) if match.game.actions.id(number).startswith("take")]
        match.apply(seat, takes[0])
        sizes.append(match.view().zones[1].count)
    assert min(sizes) >= 0
    assert match.view().zones[2].count == 10
