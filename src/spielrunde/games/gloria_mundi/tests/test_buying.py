"""Buying and paying (chapter 6)."""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_mundi.tests.tabletop import Table, table


def buyer(forum: dict[int, str], stock: str, display: str = "farm city peace") -> Table:
    """A has played a peace card, everybody has used theirs, and now A has this stock."""
    t = table(seats=2, forum=forum, stock={"A": stock}, display={"A": display, "B": "farm"}, hands={"A": (0, 0, 2)})
    s = t.state
    s.stock[0, 2] -= s.bare[0, 2] + 1
    assert s.stock[0, 2] >= 0, "the stock needs as much peace as the cards give"
    return t.do("A", "play:peace")


@pytest.mark.clause("3.5", "6.1")
def test_one_building_a_turn_at_most() -> None:
    t = buyer({4: "G05", 5: "F01"}, "2F 3G 9P")
    assert t.legal("A") == {"buy:5:farm", "buy:4:city", "pass"}
    t.do("A", "buy:5:farm")
    assert (t.phase, t.forum) == ("tribute", ["-"] * 4 + ["G05", "-"])


@pytest.mark.clause("6.2")
@pytest.mark.parametrize("space", range(6))
def test_the_price_is_what_the_card_shows_and_the_surcharge(space: int) -> None:
    price = 4 + 5 - space
    t = buyer({space: "F01"}, f"2F 2G {price - 4 + 2}P")
    assert t.legal("A", "buy") == {f"buy:{space}:farm"}
    t.do("A", f"buy:{space}:farm")
    assert (t.stock("A"), t.phase) == ("2P", "tribute")
    t = buyer({space: "F01"}, f"2F 1G {price - 3 + 2}P")
    assert t.phase == "tribute"


@pytest.mark.clause("6.2")
def test_who_has_too_little_for_the_surcharge_cannot_buy() -> None:
    t = buyer({3: "F01"}, "2F 2G 2P")
    assert t.legal("A", "buy") == {"buy:3:farm"}
    t = buyer({2: "F01"}, "2F 2G 2P")
    assert t.phase == "tribute"
    assert "You cannot buy anything." in t.sentences("A")


@pytest.mark.clause("6.3")
def test_glory_stands_for_any_counter_and_for_the_surcharge() -> None:
    t = buyer({5: "F01"}, "1F 2P 3Y")
    assert t.legal("A", "buy") == {"buy:5:farm"}
    t.do("A", "buy:5:farm")
    assert t.stock("A") == "2P"
    t = buyer({3: "F01"}, "2F 2G 2P 2Y")
    t.do("A", "buy:3:farm", "pay:food", "pay:food", "pay:gold", "pay:gold", "pay:glory")
    assert (t.stock("A"), t.phase) == ("2P", "tribute")


@pytest.mark.clause("6.3")
def test_where_a_price_asks_for_glory_only_glory_pays_it() -> None:
    t = buyer({5: "F10"}, "9F 9G 9P")
    assert t.phase == "tribute"
    t = buyer({5: "F10"}, "4F 2P 1Y")
    t.do("A", "buy:5:farm")
    assert (t.stock("A"), t.display("A")) == ("", "farm:F10 city peace peace")


@pytest.mark.clause("6.4")
def test_the_payer_chooses_in_the_order_of_kinds_and_always_gets_to_an_end() -> None:
    t = buyer({2: "F01"}, "4F 4G 4P 2Y")
    t.do("A", "buy:2:farm")
    assert t.legal("A") == {"pay_rest", "pay:food", "pay:gold"}
    t.do("A", "pay:gold")
    assert t.legal("A") == {"pay_rest", "pay:gold", "pay:calm"}
    t.do("A", "pay:calm")
    assert "pay:gold" not in t.legal("A")


@pytest.mark.clause("6.4")
def test_the_usual_payment_takes_glory_last() -> None:
    t = buyer({1: "F01"}, "3F 2G 4P 3Y")
    t.do("A", "buy:1:farm")
    assert t.choice("A", "pay_rest").label == "As usual: 3 food, 2 gold, and 3 peace"
    t.do("A", "pay_rest")
    assert t.stock("A") == "1P 3Y"
    t = buyer({0: "F01"}, "3F 1G 4P 3Y")
    t.do("A", "buy:0:farm", "pay_rest")
    assert t.stock("A") == "2Y"


@pytest.mark.clause("6.4")
def test_what_leaves_no_choice_is_paid_without_asking() -> None:
    t = buyer({5: "F01"}, "2F 3G 5P")
    t.do("A", "buy:5:farm")
    assert (t.phase, t.stock("A")) == ("tribute", "1G 5P")


@pytest.mark.clause("6.5")
def test_a_building_needs_a_bare_card_of_its_colour() -> None:
    t = buyer({5: "F01", 4: "G01"}, "9F 9G 9P", display="farm:F02 city peace")
    assert t.legal("A", "buy") == {"buy:4:city"}
    t = buyer({5: "F01"}, "9F 9G 9P", display="farm:F02 farm city peace")
    t.do("A", "buy:5:farm")
    assert t.display("A") == "farm:F01 farm:F02 city peace peace"


@pytest.mark.clause("6.6")
def test_a_red_building_goes_on_any_card() -> None:
    t = buyer({5: "R04"}, "9F 9G 9P", display="farm city:G02 peace")
    assert t.legal("A", "buy") == {"buy:5:farm", "buy:5:peace"}
    t.do("A", "buy:5:peace")
    assert t.display("A") == "farm city:G02 peace peace:R04"


@pytest.mark.clause("6.7")
def test_a_new_building_is_not_used_in_this_turn_but_lasts_from_now_on() -> None:
    t = table(seats=2, forum={5: "G14"}, stock={"A": "1F 2G"}, hands={"A": (2, 2, 2)}, goth=8)
    t.do("A", "play:peace", "buy:5:city")
    assert t.stock("A") == "2P"
    t.do("A", "tribute")
    assert (t.stock("A"), t.laid) == ("2P", {9: "1G"})
    t = table(seats=2, forum={5: "P02"}, stock={"A": "2F 1P"}, hands={"A": (2, 2, 2)})
    t.do("A", "play:peace", "buy:5:peace")
    assert (t.stock("A"), t.phase) == ("1P", "tribute")


@pytest.mark.clause("6.7")
def test_what_a_building_does_when_built_happens_at_once() -> None:
    t = table(seats=2, forum={5: "P15"}, stock={"A": "2F 1P"})
    t.do("A", "play:peace", "buy:5:peace")
    assert (t.steps("A"), t.stock("A"), t.phase) == (2, "3P", "tribute")


@pytest.mark.clause("6.8", "11.8")
def test_discounts_add_up_and_never_lower_the_printed_price() -> None:
    t = table(seats=2, display={"A": "farm city:G13 peace"}, forum={1: "F02", 4: "F03"}, stock={"A": "9F 9G 9P"})
    t.do("A", "play:peace")
    assert t.zones("A")["forum.1"].note == "5 (+2)"
    assert t.zones("A")["forum.4"].note == "3 (+0)"
    assert t.zones("B")["forum.1"].note == "7 (+4)"
    assert t.zones()["forum.1"].note == "5 (+2)"


@pytest.mark.clause("6.9", "8.3")
def test_a_purchase_moves_nobody_unless_the_option_says_so() -> None:
    for steps in (0, 2):
        t = table(seats=2, forum={5: "P01"}, stock={"A": "2F"}, options={"steps_on_every_build": steps})
        t.do("A", "play:peace", "buy:5:peace")
        assert t.steps("A") == steps
