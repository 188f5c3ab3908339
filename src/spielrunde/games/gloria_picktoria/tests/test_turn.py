"""Chapter 3 of RULES.md: the turn and its action points (AP)."""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_picktoria.tests.tabletop import table
from spielrunde.kernel.errors import IllegalMove, NotYourTurn

DEAR = {"take_cost": 2, "special_take_cost": 2, "lay_cost": 2, "play_cost": 2}
"""After one action of 2 AP nothing can be paid with the third."""


@pytest.mark.clause("3.1", "2.6")
def test_three_action_points_in_any_order_and_then_the_next_player() -> None:
    t = table(hands={"A": "mask worm"}, display="hat rug tail")
    t.do("A", "lay:worm")
    assert (t.turn_of, t.state.ap) == ("A", 2)
    t.do("A", "take:hat", drawing="ring")
    assert (t.turn_of, t.state.ap) == ("A", 1)
    assert t.view().turn == 1
    t.do("A", "open:mask")
    assert (t.turn_of, t.state.ap) == ("B", 3)
    assert t.view().turn == 2


@pytest.mark.clause("3.1")
def test_actions_may_be_repeated() -> None:
    t = table(hands={"A": "mask mask mask"}, rows={"A": "mask 1"})
    for _ in range(3):
        t.do("A", "extend:mask")
    assert t.length("A", "mask") == 4
    assert t.turn_of == "B"


@pytest.mark.clause("3.1")
def test_what_costs_too_much_is_not_offered() -> None:
    t = table(ap=1)
    assert t.legal("A") == {"take:hat", "take:rug", "take:tail"}
    with pytest.raises(IllegalMove):
        t.do("A", "draw", drawing="ring")
    assert t.state.ap == 1


@pytest.mark.clause("3.2")
def test_there_is_no_passing() -> None:
    t = table(shown=9, ap=1)
    assert t.legal("A") == {"take:hat", "take:rug", "take:tail"}
    t.do("A", "take:hat", drawing="scoring")
    assert t.points == [-1, 0, 0]


@pytest.mark.clause("3.3", "4.2")
def test_with_nothing_else_left_one_can_take() -> None:
    rows = "ring 1 case 1 statue 1 tooth 1 worm 1 mask 1 hat 1* rug 1 tail 1 grain 1"
    t = table(edition="reibach", seats=2, rows={"A": rows}, hands={"A": "hat"}, display="joker hat tail", ap=1)
    assert t.legal("A") == {"take:joker", "take:hat", "take:tail"}


@pytest.mark.clause("3.3")
def test_an_empty_hand_still_leaves_the_fox() -> None:
    t = table(rows={"A": "ring 1 hat 1", "B": "ring 1", "C": "case 1"}, fox="A ring")
    assert t.legal("A") == {"take:hat", "take:rug", "take:tail", "draw", "move_fox:hat", "send_fox:ring"}


@pytest.mark.clause("3.4")
def test_the_rest_of_a_turn_is_lost_where_nothing_can_be_paid() -> None:
    t = table(options=DEAR, hands={"A": "mask worm"})
    t.do("A", "lay:worm")
    assert (t.turn_of, t.state.ap) == ("B", 3)
    assert t.sentences("A")[-1] == "You can do nothing more and lose 1 action."
    assert t.sentences("B", "de")[-1] == "Ada kann nichts mehr tun und verliert 1 Aktion."


@pytest.mark.clause("3.4")
def test_nothing_is_lost_while_one_card_can_be_paid() -> None:
    options = DEAR | {"special_take_cost": 1}
    kept = table(edition="reibach", options=options, hands={"A": "mask worm"}, display="hat rug joker")
    kept.do("A", "lay:worm")
    assert kept.legal("A") == {"take:joker"}
    lost = table(edition="reibach", options=options, hands={"A": "mask worm"})
    lost.do("A", "lay:worm")
    assert lost.turn_of == "B"


ALL_DEAR = DEAR | {"draw_cost": 2, "fox_move_cost": 2, "fox_send_cost": 2}


@pytest.mark.clause("3.4")
@pytest.mark.parametrize(
    ("cheap", "hand", "left"),
    [
        ("lay_cost", "tail", {"lay:tail"}),
        ("play_cost", "tail", {"open:tail"}),
        ("play_cost", "ring", {"extend:ring"}),
        ("play_cost", "joker", {"joker:ring", "joker:hat"}),
        ("play_cost", "doubler", {"double:ring", "double:hat"}),
        ("play_cost", "", None),
        ("draw_cost", "", {"draw"}),
        ("fox_move_cost", "", {"move_fox:hat"}),
        ("fox_send_cost", "", {"send_fox:ring"}),
    ],
)
def test_the_turn_goes_on_while_anything_can_be_paid(cheap: str, hand: str, left: set[str] | None) -> None:
    rows = {"A": "ring 1 hat 1", "B": "ring 1"}
    options = ALL_DEAR | {"special_take_cost": 3, cheap: 1}
    hands, bases = {"A": hand}, {"A": "mask"}
    t = table(seats=2, options=options, rows=rows, hands=hands, bases=bases, fox="A ring", display="rug rug rug")
    t.do("A", "take:rug", drawing="joker")
    gained = {"lay_cost": {"lay:rug"}, "play_cost": {"open:rug"}}.get(cheap, set())
    assert t.legal("A") == (left or set()) | gained


@pytest.mark.clause("3.4")
def test_a_card_that_fits_nowhere_keeps_no_turn_going() -> None:
    options = ALL_DEAR | {"play_cost": 1}
    t = table(options=options, rows={"A": "ring 1*"}, hands={"A": "ring ring joker doubler tail"})
    t.do("A", "lay:tail")
    assert (t.turn_of, t.legal("A")) == ("B", set())
    without_a_base = table(options=options, rows={"A": "ring 1"}, hands={"A": "tail"}, display="hat rug case")
    without_a_base.do("A", "take:hat", drawing="worm")
    assert without_a_base.turn_of == "B"


@pytest.mark.clause("3.4", "7.5")
def test_the_fox_on_an_only_row_keeps_no_turn_going() -> None:
    rows = {"A": "ring 1", "B": "ring 1"}
    t = table(seats=2, options=ALL_DEAR | {"fox_move_cost": 1}, rows=rows, hands={"A": "tail"}, fox="A ring")
    t.do("A", "lay:tail")
    assert t.legal("A") == {"pass_fox:ring", "keep_fox"}


@pytest.mark.clause("3.4", "7.8")
def test_the_fox_may_still_be_passed_after_a_turn_was_lost() -> None:
    options = DEAR | {"fox_move_cost": 2}
    t = table(options=options, hands={"A": "mask"}, rows={"A": "ring 1", "B": "hat 1", "C": "hat 1"}, fox="A ring")
    t.do("A", "lay:mask")
    assert t.legal("A") == {"pass_fox:hat", "keep_fox"}
    assert t.state.ap == 0


@pytest.mark.clause("3.5")
def test_one_plays_to_ones_own_area_only() -> None:
    t = table(hands={"A": "mask joker doubler"}, rows={"B": "mask 2", "C": "worm 1"})
    assert t.legal("A") == {"lay:mask", "lay:joker", "lay:doubler", "take:hat", "take:rug", "take:tail", "draw"}
    with pytest.raises(IllegalMove):
        t.do("A", "extend:mask")
    with pytest.raises(NotYourTurn):
        t.do("B", "take:hat")


@pytest.mark.clause("3.5")
def test_a_card_once_laid_stays() -> None:
    t = table(rows={"A": "mask 3 worm 1"}, bases={"A": "hat"})
    assert t.legal("A") == {"take:hat", "take:rug", "take:tail", "draw"}
