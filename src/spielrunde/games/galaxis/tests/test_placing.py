"""Placing a lot: chapter 8."""

from __future__ import annotations

import pytest

from spielrunde.games.galaxis.tests.tabletop import Table, at_pick


def placing(card: str, areas: dict[str, str], **more: object) -> Table:
    """Ada, before whom everything is still to come, has picked a lot."""
    rest = [word for word in ("x1", "green+1", "yellow+1") if word != card][:2]
    t = at_pick("A", auction=f"{card} {' '.join(rest)}", areas=areas, **more)
    return t.do("A", f"pick:{card}")


@pytest.mark.clause("8.1", "8.2", "8.6")
def test_every_area_alone_or_on_a_single_of_the_other_kind() -> None:
    t = placing("x2", {"A": "red+3 x0", "B": "green-2 yellow-3 red+2*x1", "D": "x1"})
    assert t.legal("A") == {
        *(f"alone:{seat}" for seat in range(4)),
        *("pair:0:red+3", "pair:1:green-2", "pair:1:yellow-3"),
    }


@pytest.mark.clause("8.1")
def test_a_lot_cannot_be_refused() -> None:
    t = placing("red-3", {})
    assert t.legal("A") == {f"alone:{seat}" for seat in range(4)}
    t.do("A", "alone:3")
    assert t.area("D") == ["red-3"]


@pytest.mark.clause("8.1", "8.5")
def test_a_good_card_can_spoil_another_area() -> None:
    t = placing("red+3", {"B": "x0"})
    t.do("A", "pair:1:x0")
    assert t.area("B") == ["red+3*x0"]
    assert t.score("B") == 0


@pytest.mark.clause("8.1")
def test_also_whoever_is_behind_can_be_given_something() -> None:
    t = placing("x2", {"B": "red+3", "C": "green+3*x2"})
    t.do("A", "pair:1:red+3")
    assert t.score("B") == 6


@pytest.mark.clause("8.3", "8.4")
def test_a_pair_stays_as_it_is_and_like_cards_make_none() -> None:
    t = placing("x1", {"A": "red+3*x2 x0", "B": "x1"})
    assert t.legal("A", "pair") == set()
    t = placing("red+1", {"A": "red+3*x2 red+2", "B": "green+3"})
    assert t.legal("A", "pair") == set()


@pytest.mark.clause("8.6", "8.7")
def test_two_singles_are_not_joined_later() -> None:
    t = placing("x2", {"A": "red+3"})
    t.do("A", "alone:0")
    assert t.area("A") == ["red+3", "x2"]
    assert t.score("A") == 0


@pytest.mark.clause("8.6")
def test_two_equal_partners_are_one_choice() -> None:
    t = placing("red+3", {"A": "x2 x2"})
    assert t.legal("A", "pair") == {"pair:0:x2"}
    t.do("A", "pair:0:x2")
    assert t.area("A") == ["red+3*x2", "x2"]


@pytest.mark.clause("8.7")
def test_any_number_of_singles() -> None:
    singles = "red-3 red-2 red-1 red+2 red+3 green-3 green-2 x0 x0 x0 x0 x2 x2"
    t = placing("x1", {"A": singles})
    t.do("A", "alone:0")
    assert len(t.area("A")) == 14


@pytest.mark.clause("8.8")
@pytest.mark.parametrize("card", ["x0", "x2", "red+1"])
def test_only_planets_below_zero_are_given_away_with_that_option(card: str) -> None:
    t = placing(card, {"A": "x1 green-1", "B": "x1 green-2"}, options={"gift_rule": "negative_only"})
    assert {action.split(":")[1] for action in t.legal("A")} == {"0"}
    gift = placing("red-1", {"B": "x2"}, options={"gift_rule": "negative_only"})
    gift.do("A", "pair:1:x2")
    assert gift.score("B") == -2


def test_a_placement_can_be_taken_back_until_the_next_one_picks() -> None:
    t = at_pick("AB", auction="red+3 x2 x0")
    t.do("A", "pick:x2").do("A", "alone:0")
    assert t.match.can_undo(0)
    t.undo("A")
    t.undo("A")
    assert (t.phase, t.seen("auction")) == ("pick", ["red+3", "x2", "x0"])
    t.take("A", "x2", "B")
    t.do("B", "pick:x0")
    assert not t.match.can_undo(0)
