"""Chapter 7 of RULES.md: the fox."""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_picktoria.tests.tabletop import Table, table
from spielrunde.games.gloria_picktoria.tests.test_scoring import earned


def foxy(*, seats: int = 3, ap: int = 3, hands: str = "", receiver: bool = False) -> Table:
    """A has the fox on its ring and two other rows; B has two rows and plays next."""
    rows = {"A": "ring 4 hat 1 worm 1", "B": "ring 2 mask 5", "C": "case 1", "D": "tail 1"}
    options = {"fox_pass_chooser": "receiver"} if receiver else {}
    laid = {letter: row for letter, row in rows.items() if letter in "ABCDE"[:seats]}
    return table(seats=seats, options=options, rows=laid, fox="A ring", hands={"A": hands}, ap=ap)


def spend_one(t: Table) -> None:
    """Spend one action point on something that changes no row."""
    t.do("A", "take:rug", drawing="rug")


@pytest.mark.clause("7.1")
def test_the_fox_enters_with_the_last_first_row() -> None:
    t = table(rows={"A": "ring 1 case 1", "B": "ring 1"}, hands={"C": "mask hat"}, bases={"C": "rug tail"}, active="C")
    assert t.fox == ""
    t.do("C", "open:mask")
    assert (t.fox, t.state.ap) == ("C mask", 2)
    t.do("C", "open:hat")
    assert t.fox == "C mask"


@pytest.mark.clause("7.1")
def test_a_base_or_a_second_row_brings_no_fox() -> None:
    t = table(rows={"A": "ring 1", "B": "ring 1"}, hands={"A": "mask rug", "C": "hat"}, bases={"A": "tail"})
    t.do("A", "open:mask")
    assert t.fox == ""
    t.do("A", "lay:rug")
    t.do("A", "take:tail", drawing="hat")
    t.do("B", "draw", drawing="hat")
    t.do("B", "take:rug", drawing="hat")
    t.do("C", "lay:hat")
    assert t.fox == ""


@pytest.mark.clause("7.2")
def test_a_scoring_before_the_fox_blocks_no_row() -> None:
    t = table(rows={"A": "ring 1", "B": "ring 2"}, shown=3)
    t.do("A", "take:hat", drawing="scoring rug")
    assert (t.points, t.fox) == ([1, 3, 0], "")


FOX_TABLE = [
    ("A4 B2", "A", [0, 4]),
    ("A4* B2* C1", "A", [0, 6, 1]),
    ("A3 B3 C1", "A", [0, 3, 1]),
    ("A5 B2 C2", "B", [3, 0, 1]),
    ("A2", "A", [0]),
    ("A3 B1", "A", [0, 4]),
    ("A2 B2 C2", "B", [2, 0, 2]),
    ("A1 B2 C3", "C", [1, 3, 0]),
]


@pytest.mark.clause("7.3", "6.13")
@pytest.mark.parametrize(("rows", "fox", "points"), FOX_TABLE)
def test_the_row_under_the_fox_does_not_exist(rows: str, fox: str, points: list[int]) -> None:
    assert earned("gloria", rows, fox) == points


@pytest.mark.clause("7.4")
def test_the_row_under_the_fox_may_grow_and_be_doubled() -> None:
    t = foxy(hands="ring joker doubler")
    for action in ("extend:ring", "joker:ring", "double:ring"):
        t.do("A", action)
    assert (t.length("A", "ring"), t.zones("B")["row.0.ring"].marks) == (6, ["closed", "fox"])
    assert t.legal("A") == {"pass_fox:ring", "pass_fox:mask", "keep_fox"}


@pytest.mark.clause("7.5")
def test_moving_the_fox_among_ones_own_rows() -> None:
    t = foxy()
    assert t.legal("A", "move_fox") == {"move_fox:hat", "move_fox:worm"}
    t.do("A", "move_fox:worm")
    assert (t.fox, t.state.ap, t.turn_of) == ("A worm", 2, "A")
    assert "fox" in t.zones()["row.0.worm"].marks
    assert "fox" not in t.zones()["row.0.ring"].marks


@pytest.mark.clause("7.5")
def test_with_one_row_there_is_nowhere_to_move_it() -> None:
    t = table(rows={"A": "ring 1", "B": "hat 1", "C": "case 1"}, fox="A ring", bases={"A": "mask"})
    assert t.legal("A", "move_fox") == set()


@pytest.mark.clause("7.6")
def test_sending_the_fox_to_the_left() -> None:
    t = foxy()
    assert t.legal("A", "send_fox") == {"send_fox:ring", "send_fox:mask"}
    t.do("A", "send_fox:mask")
    assert (t.fox, t.state.ap, t.turn_of) == ("B mask", 1, "A")
    spend_one(t)
    assert t.turn_of == "B"


@pytest.mark.clause("7.6", "7.8")
def test_left_of_the_last_seat_is_the_first() -> None:
    t = table(seats=4, rows={"A": "ring 1", "B": "hat 1", "C": "case 1", "D": "tail 1"}, fox="D tail", active="D")
    t.do("D", "send_fox:ring")
    assert t.fox == "A ring"


@pytest.mark.clause("7.6")
def test_sending_needs_two_action_points() -> None:
    t = foxy(ap=1)
    assert t.legal("A", "send_fox") == set()
    assert t.legal("A", "move_fox") == {"move_fox:hat", "move_fox:worm"}


@pytest.mark.clause("7.7")
def test_one_of_the_two_per_turn() -> None:
    t = foxy()
    t.do("A", "move_fox:hat")
    assert t.legal("A", "move_fox") | t.legal("A", "send_fox") == set()
    t.do("A", "draw", drawing="ring")
    t.do("A", "keep_fox")
    for _ in range(2):
        for _ in range(3):
            t.do(t.turn_of, "take:rug", drawing="rug")
    assert t.legal("A", "move_fox") == {"move_fox:ring", "move_fox:worm"}


@pytest.mark.clause("7.7")
def test_only_the_player_who_has_it_moves_the_fox() -> None:
    t = foxy()
    t.do("A", "send_fox:mask")
    spend_one(t)
    t.do("B", "take:hat", drawing="hat")
    assert t.fox == "B mask"
    other = table(rows={"A": "ring 1 hat 1", "B": "ring 1", "C": "case 1 mask 1"}, fox="C mask")
    assert other.legal("A", "move_fox") | other.legal("A", "send_fox") == set()


@pytest.mark.clause("7.8", "7.9")
def test_the_free_pass_after_the_last_action_point() -> None:
    t = foxy(ap=1)
    spend_one(t)
    assert t.turn_of == "A"
    assert t.legal("A") == {"pass_fox:ring", "pass_fox:mask", "keep_fox"}
    t.do("A", "pass_fox:mask")
    assert (t.fox, t.turn_of, t.state.ap) == ("B mask", "B", 3)


@pytest.mark.clause("7.8", "7.7")
def test_the_pass_is_no_move_of_the_receiver() -> None:
    t = foxy(ap=1)
    spend_one(t)
    t.do("A", "pass_fox:mask")
    assert t.legal("B", "move_fox") == {"move_fox:ring"}
    assert t.legal("B", "send_fox") == {"send_fox:case"}


@pytest.mark.clause("7.8")
def test_a_scoring_of_the_last_action_comes_before_the_pass() -> None:
    t = table(rows={"A": "ring 4", "B": "ring 2", "C": "case 1"}, fox="A ring", shown=3, ap=1)
    t.do("A", "take:hat", drawing="scoring rug")
    assert t.points == [0, 4, 4]
    assert t.legal("A") == {"pass_fox:ring", "keep_fox"}


@pytest.mark.clause("7.9")
def test_where_the_receiver_chooses_the_fox_is_handed_over() -> None:
    t = foxy(ap=1, receiver=True)
    spend_one(t)
    assert t.legal("A") == {"hand_fox", "keep_fox"}
    t.do("A", "hand_fox")
    assert (t.fox, t.turn_of) == ("A ring", "B")
    assert t.legal("B") == {"place_fox:ring", "place_fox:mask"}
    t.do("B", "place_fox:ring")
    assert (t.fox, t.turn_of, t.state.ap) == ("B ring", "B", 3)


@pytest.mark.clause("7.10")
def test_the_pass_after_a_move_but_not_after_sending() -> None:
    t = foxy()
    t.do("A", "move_fox:hat")
    t.do("A", "draw", drawing="ring")
    assert t.legal("A") == {"pass_fox:ring", "pass_fox:mask", "keep_fox"}
    sent = foxy()
    sent.do("A", "send_fox:mask")
    spend_one(sent)
    assert sent.turn_of == "B"


@pytest.mark.clause("7.10")
def test_the_fox_can_be_moved_and_passed_in_the_turn_it_entered() -> None:
    rows, hands = {"A": "ring 1", "B": "ring 1"}, {"C": "mask hat"}
    t = table(rows=rows, hands=hands, bases={"C": "rug tail"}, active="C")
    t.do("C", "open:mask")
    assert t.legal("C", "send_fox") == {"send_fox:ring"}
    t.do("C", "open:hat")
    t.do("C", "move_fox:hat")
    assert t.fox == "C hat"
    assert t.legal("C") == {"pass_fox:ring", "keep_fox"}


@pytest.mark.clause("7.11")
def test_the_fox_may_be_kept() -> None:
    t = foxy(ap=1)
    spend_one(t)
    t.do("A", "keep_fox")
    assert (t.fox, t.turn_of, t.state.ap) == ("A ring", "B", 3)


@pytest.mark.clause("7.2", "7.8", "2.7")
def test_with_two_players_the_fox_goes_back_and_forth() -> None:
    t = foxy(seats=2, ap=1)
    spend_one(t)
    t.do("A", "pass_fox:ring")
    t.do("B", "take:rug", drawing="rug")
    t.do("B", "send_fox:worm")
    assert t.fox == "A worm"


@pytest.mark.clause("7.12")
def test_the_fox_is_an_option_of_every_edition() -> None:
    rows, hands, bases = {"A": "ring 1"}, {"B": "mask"}, {"B": "rug"}
    for edition, fox in (("gloria", False), ("reibach", True), ("goods", True)):
        t = table(edition=edition, seats=2, options={"fox": fox}, rows=rows, hands=hands, bases=bases, active="B")
        t.do("B", "open:mask")
        assert t.fox == ("B mask" if fox else "")
    plain = table(edition="reibach", seats=2, rows=rows, hands=hands, bases=bases, active="B")
    plain.do("B", "open:mask")
    assert plain.fox == ""


@pytest.mark.clause("7.5", "7.8", "5.6")
def test_a_turn_interrupted_by_a_scoring() -> None:
    rows = {"A": "ring 4 hat 1", "B": "mask 5 tail 1", "C": "ring 2 case 1"}
    t = table(rows=rows, fox="A ring", hands={"A": "ring"}, shown=3)
    t.do("A", "move_fox:hat")
    t.do("A", "take:rug", drawing="scoring worm")
    assert t.points == [3, 4 + 4, 1 + 4]
    assert (t.state.ap, len(t.seen("display"))) == (1, 3)
    t.do("A", "extend:ring")
    t.do("A", "pass_fox:mask")
    assert (t.fox, t.length("A", "ring"), t.turn_of) == ("B mask", 5, "B")


@pytest.mark.clause("7.13")
@pytest.mark.parametrize(
    ("options", "later"),
    [
        ({"actions_per_turn": 2}, set()),
        ({"fox_send_cost": 3}, set()),
        ({"take_cost": 2, "special_take_cost": 2}, {"send_fox:ring"}),
    ],
)
def test_the_fox_is_never_all_of_a_turn(options: dict[str, int], later: set[str]) -> None:
    rows = {"A": "ring 1 hat 1", "B": "ring 1"}
    t = table(seats=2, options=options, rows=rows, fox="A ring", hands={"A": "mask"})
    assert t.legal("A", "send_fox") == set()
    assert t.legal("A", "move_fox") == {"move_fox:hat"}
    t.do("A", "lay:mask")
    assert t.legal("A", "send_fox") == later


@pytest.mark.clause("7.13", "9.1")
def test_a_card_that_can_still_be_taken_lets_the_fox_go_first() -> None:
    rows = {"A": "ring 1 hat 1", "B": "ring 1"}
    for display, may in (("joker doubler hat", True), ("joker joker doubler", False)):
        t = table(
            edition="reibach",
            seats=2,
            options={"fox": True, "special_take_cost": 2},
            rows=rows,
            fox="A ring",
            display=display,
        )
        assert bool(t.legal("A", "send_fox")) is may
        assert t.legal("A", "move_fox") == {"move_fox:hat"}
