"""What buildings do (chapter 11): every term of the table's language, and the whole of our list checked by hand."""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_mundi.tests.tabletop import ODD, Table, table


def using(kind: str, building: str, stock: str = "", display: str = "") -> Table:
    """A has played a card of a type and may use a building on another one; only the counters given are there."""
    t = table(
        seats=2,
        stock={"A": stock},
        display={"A": f"{kind}:{building} {display}", "B": ""},
        hands={"A": (1, 1, 1)},
        options={"cards": ODD} if building.isdigit() else {},
    )
    t.do("A", f"play:{kind}")
    t.state.stock[0, ("farm", "city", "peace").index(kind)] -= t.state.bare[0, ("farm", "city", "peace").index(kind)]
    return t


def after(t: Table, *actions: str) -> tuple[str, int]:
    """Counters and steps of A after some actions."""
    t.do("A", *actions)
    return t.stock("A"), t.steps("A")


@pytest.mark.clause("11.1")
@pytest.mark.parametrize(
    ("building", "gain"),
    [
        ("F01", "3F"),
        ("F02", "2F"),
        ("F03", "1F 1P"),
        ("F07", "1F 1G"),
        ("F13", "1Y"),
        ("F14", "1G 1P"),
        ("F15", "2F"),
        ("G01", "3G"),
        ("G02", "2G"),
        ("G03", "1G 1Y"),
        ("G10", "1F 1G 1P"),
        ("G11", "2Y"),
        ("G12", "1Y"),
        ("G15", "2G"),
        ("P01", "2P"),
        ("P02", "3P"),
        ("P07", "1Y"),
        ("P08", "2P"),
        ("P11", "1G 1P"),
        ("P12", "1F 1G 1P"),
        ("R05", "1Y"),
    ],
)
def test_gain(building: str, gain: str) -> None:
    kind = {"F": "farm", "G": "city", "P": "peace", "R": "peace"}[building[0]]
    assert after(using(kind, building), f"use:{building}") == (gain, 0)


@pytest.mark.clause("11.1")
@pytest.mark.parametrize(("building", "n"), [("R01", 3), ("R04", 2)])
def test_gain_of_any_kind(building: str, n: int) -> None:
    t = using("city", building)
    t.do("A", f"use:{building}")
    assert (t.phase, t.legal("A")) == ("choose", {"take:food", "take:gold", "take:calm"})
    assert after(t, *["take:calm"] * (n - 1), "take:food") == (f"1F {n - 1}P", 0)
    assert t.phase == "tribute"


@pytest.mark.clause("11.2")
@pytest.mark.parametrize(
    ("kind", "building", "letter"), [("farm", "F12", "F"), ("city", "G16", "G"), ("peace", "P14", "P")]
)
def test_per_card(kind: str, building: str, letter: str) -> None:
    for more in range(6):
        t = using(kind, building, display=f"{kind} " * min(more, 3) + f"{kind}:R05 {kind}:R04 " * (more > 3))
        cards = 2 + min(more, 3) + 2 * (more > 3)
        if more > 3:
            t.do("A", "base:R05", "base:R04")
            t.state.stock[0, "FGP".index(letter)] -= 2
        assert after(t, f"use:{building}") == (f"{min(cards, 5)}{letter}", 0)


@pytest.mark.clause("11.3")
@pytest.mark.parametrize(
    ("kind", "building", "steps"),
    [
        ("farm", "F08", 1),
        ("farm", "F10", 2),
        ("city", "G08", 2),
        ("city", "G09", 1),
        ("peace", "P03", 1),
        ("peace", "P05", 2),
        ("farm", "R03", 3),
    ],
)
def test_step(kind: str, building: str, steps: int) -> None:
    assert after(using(kind, building), f"use:{building}") == ("", steps)


@pytest.mark.clause("11.3", "11.1")
def test_step_and_gain() -> None:
    assert after(using("peace", "R06"), "use:R06") == ("1P", 1)


@pytest.mark.clause("11.4")
@pytest.mark.parametrize(
    ("kind", "building", "pay", "gain"),
    [
        ("farm", "F04", "2F", "3P"),
        ("farm", "F05", "1F", "3G"),
        ("farm", "F06", "1F", "2Y"),
        ("city", "G04", "1G", "2F 1P"),
        ("peace", "P06", "1P", "2Y"),
    ],
)
def test_pay_and_gain(kind: str, building: str, pay: str, gain: str) -> None:
    assert after(using(kind, building, pay), f"use:{building}") == (gain, 0)
    t = using(kind, building)
    assert t.legal("A") == {f"base:{building}", "done"}


@pytest.mark.clause("11.4")
def test_pay_for_a_step_once() -> None:
    t = using("city", "G06", "3G")
    assert after(t, "use:G06") == ("2G", 1)
    assert t.phase == "tribute"


@pytest.mark.clause("11.4", "5.6")
@pytest.mark.parametrize(
    ("kind", "building", "letter"), [("farm", "F11", "F"), ("city", "G07", "G"), ("peace", "P04", "P")]
)
def test_pay_for_a_step_up_to_twice(kind: str, building: str, letter: str) -> None:
    t = using(kind, building, f"3{letter}")
    assert after(t, f"use:{building}") == (f"2{letter}", 1)
    assert (t.phase, t.legal("A")) == ("repeat", {"again", "enough"})
    assert after(t, "again") == (f"1{letter}", 2)
    assert t.phase == "tribute"
    t = using(kind, building, f"3{letter}")
    assert after(t, f"use:{building}", "enough") == (f"2{letter}", 1)
    t = using(kind, building, f"1{letter}")
    assert after(t, f"use:{building}") == ("", 1)
    assert t.phase == "tribute"


@pytest.mark.clause("11.4")
def test_pay_any_but_glory_for_a_step() -> None:
    t = using("peace", "P17", "1F 1P 2Y")
    t.do("A", "use:P17")
    assert (t.phase, t.legal("A")) == ("pay", {"pay:food", "pay:calm", "pay_rest"})
    assert after(t, "pay:food") == ("1P 2Y", 1)
    assert after(t, "again") == ("2Y", 2)
    assert using("peace", "P17", "5Y").legal("A") == {"base:P17", "done"}


@pytest.mark.clause("11.5")
@pytest.mark.parametrize(("kind", "building"), [("farm", "F17"), ("city", "G05"), ("peace", "P13")])
def test_swap(kind: str, building: str) -> None:
    t = using(kind, building, "2F 1G 1Y")
    t.do("A", f"use:{building}")
    assert t.legal("A") == {"enough", "swap:food:gold", "swap:food:calm", "swap:gold:food", "swap:gold:calm"}
    assert after(t, "swap:food:calm", "swap:gold:calm", "swap:food:gold") == ("1G 2P 1Y", 0)
    assert t.phase == "tribute"
    t = using(kind, building, "2F 1G 1Y")
    assert after(t, f"use:{building}", "swap:food:calm", "enough") == ("1F 1G 1P 1Y", 0)
    t = using(kind, building, "3Y")
    assert after(t, f"use:{building}") == ("3Y", 0)


@pytest.mark.clause("11.6")
def test_one_of_two_deeds() -> None:
    t = using("farm", "F09", "1F")
    assert t.legal("A") == {"use:F09", "use_other:F09", "base:F09", "done"}
    assert after(t, "use_other:F09") == ("", 2)
    t = using("farm", "F09")
    assert t.legal("A") == {"use:F09", "base:F09", "done"}
    assert after(t, "use:F09") == ("", 1)


def built(building: str, stock: str, onto: str = "", **options: object) -> Table:
    """A has played a peace card and bought a building from the cheapest space."""
    t = table(seats=2, forum={5: building}, stock={"A": stock}, display={"B": ""}, options=options)
    t.state.stock[0, 2] -= 2
    kind = onto or {"F": "farm", "G": "city", "P": "peace", "R": "peace"}[building[0]]
    return t.do("A", "play:peace", f"buy:5:{kind}")


@pytest.mark.clause("11.12", "6.7")
@pytest.mark.parametrize(
    ("building", "price", "steps", "gain"),
    [
        ("F16", "3F 2P", 3, "1P"),
        ("G17", "3G 2P", 3, "1P"),
        ("P15", "2F 2P", 2, "2P"),
        ("P16", "2G 3P", 4, ""),
        ("R02", "1F 1G 2P 2Y", 5, "1P"),
    ],
)
def test_what_is_done_once_when_built(building: str, price: str, steps: int, gain: str) -> None:
    t = built(building, price)
    assert (t.steps("A"), t.stock("A"), t.phase) == (steps, gain, "tribute")


@pytest.mark.clause("6.7", "5.6")
def test_what_is_done_for_a_price_when_built_is_asked_first() -> None:
    t = table(seats=2, forum={5: "8"}, stock={"A": "4F"}, display={"B": ""}, options={"cards": ODD})
    t.do("A", "play:peace", "buy:5:farm")
    assert (t.phase, t.legal("A"), t.steps("A")) == ("repeat", {"again", "enough"}, 0)
    t.do("A", "again", "pay:food")
    assert (t.phase, t.steps("A")) == ("choose", 2)
    t.do("A", "take:gold", "enough")
    assert (t.phase, t.stock("A"), t.steps("A")) == ("tribute", "1F 1G 2P", 2)


@pytest.mark.clause("11.7")
@pytest.mark.parametrize("building", ["F15", "G15", "P08", "R05"])
def test_an_immune_pair_is_never_discarded(building: str) -> None:
    kind = {"F": "farm", "G": "city", "P": "peace", "R": "farm"}[building[0]]
    space = {"farm": 0, "city": 1, "peace": 2}[kind]
    display = {"A": f"{kind}:{building}", "B": f"{kind}"}
    t = table(seats=2, goth=space, display=display, hands={"A": (1, 1, 1)})
    t.do("A", "play:" + ("city" if kind == "farm" else "farm"), "refuse")
    assert f"{kind}:{building}" in t.display("A")
    assert t.display("B") == ""


@pytest.mark.clause("11.8")
def test_a_discount_lowers_the_surcharge_from_the_next_turn_on() -> None:
    display = {"A": "farm city:G13 peace", "B": ""}
    t = table(seats=2, forum={2: "P02"}, stock={"A": "2F 1G"}, display=display)
    t.do("A", "play:peace", "buy:2:peace")
    assert (t.display("A"), t.stock("A")) == ("farm city:G13 peace peace:P02", "")
    t = table(seats=2, forum={2: "P02"}, stock={"A": "2F 1G"}, display={"A": "farm city peace", "B": ""})
    t.do("A", "play:peace")
    assert t.phase == "tribute"


@pytest.mark.clause("11.9")
def test_relief_lays_a_counter_from_the_supply() -> None:
    t = table(seats=2, goth=11, stock={"A": "1G 1P"}, display={"A": "farm city:G14", "B": ""})
    t.do("A", "play:farm", "tribute")
    assert t.legal("A") == {"pay:gold", "pay:calm", "pay_rest"}
    assert t.view("A").detail == "Still to pay: 1 gold and 1 peace, less 1 from the supply"
    t.do("A", "pay:calm")
    assert (t.laid, t.stock("A")) == ({12: "1G 1P"}, "2F 1G")
    t = table(seats=2, goth=0, display={"A": "city:G14", "B": ""}, hands={"A": (0, 1, 0)})
    t.do("A", "play:city", "tribute")
    assert (t.laid, t.stock("A")) == ({1: "1F"}, "2G")


@pytest.mark.clause("11.9")
def test_relief_and_glory_together() -> None:
    t = table(seats=2, goth=11, stock={"A": "1Y"}, display={"A": "farm city:G14", "B": ""})
    t.do("A", "play:farm", "tribute")
    assert (t.laid, t.stock("A")) == ({12: "1P 1Y"}, "2F")


@pytest.mark.clause("11.10")
def test_parry_removes_the_building_and_settles_any_symbol() -> None:
    display = {"A": "farm peace:P09", "B": "city city"}
    t = table(seats=2, goth=0, laid=("1F", "1G"), display=display, hands={"A": (1, 1, 1)})
    t.do("A", "play:peace", "refuse")
    assert t.legal("A") == {"lose:farm", "parry:P09"}
    t.do("A", "parry:P09")
    assert (t.phase, t.legal("A")) == ("settle", {"settle:farm", "settle:city"})
    t.do("A", "settle:farm")
    assert (t.display("A"), t.display("B"), t.seen("fire")) == ("farm peace peace", "city", ["P09"])


@pytest.mark.clause("11.10")
def test_a_parry_is_only_for_who_would_have_to_discard() -> None:
    display = {"A": "peace:P09", "B": "farm"}
    t = table(seats=2, goth=0, display=display, hands={"A": (1, 1, 1)})
    t.do("A", "play:peace", "refuse")
    assert (t.display("A"), t.display("B")) == ("peace peace:P09", "")


@pytest.mark.clause("11.11")
def test_a_ransom_settles_a_symbol_there_would_have_been_a_card_for() -> None:
    display = {"A": "farm peace:P10", "B": "city"}
    t = table(seats=2, goth=0, laid=("1F", "1G"), display=display, stock={"A": "1F 1G 1Y"}, hands={"A": (1, 1, 1)})
    t.do("A", "play:farm", "refuse")
    assert t.legal("A") == {"lose:farm", "ransom:farm"}
    t.do("A", "ransom:farm", "pay:food", "pay:gold")
    assert (t.display("A"), t.display("B")) == ("farm farm peace:P10", "")
    poor = table(seats=2, goth=0, display=display, stock={"A": ""}, hands={"A": (1, 1, 1)})
    poor.do("A", "play:city", "refuse")
    assert (poor.display("A"), poor.stock("A")) == ("city peace:P10", "1G")
