"""The turn, the Forum, activation (chapters 3 to 5)."""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_mundi.tests.tabletop import table

SIX = {0: "F01", 1: "F02", 2: "F03", 3: "F04", 4: "F05", 5: "F06"}


@pytest.mark.clause("3.1", "3.2", "3.6")
def test_five_phases_then_the_left_neighbour() -> None:
    t = table(seats=3, forum={5: "F02"}, stock={"A": "3F 3G 3P"}, stack="R03 R02")
    assert (t.phase, t.turn_of) == ("play", "A")
    t.do("A", "play:farm")
    assert (t.phase, t.turn_of) == ("buy", "A")
    t.do("A", "pass")
    assert (t.phase, t.turn_of) == ("tribute", "A")
    t.do("A", "tribute")
    assert (t.phase, t.turn_of, t.forum[0]) == ("play", "B", "R03")
    t.do("B", "play:peace", "refuse")
    assert (t.phase, t.turn_of, t.forum[0], t.forum[1]) == ("play", "C", "R02", "R03")


@pytest.mark.clause("3.3")
def test_a_card_goes_from_the_hand_to_the_display_and_names_the_type() -> None:
    t = table(seats=2, hands={"A": (0, 2, 1)})
    assert t.legal("A") == {"play:city", "play:peace"}
    t.do("A", "play:city")
    assert (t.hand("A"), t.display("A"), t.stock("A")) == ("city peace", "farm city city peace", "2G")


@pytest.mark.clause("3.4", "5.1", "5.2")
def test_all_use_cards_of_the_type_the_card_just_played_too() -> None:
    t = table(seats=3, display={"A": "farm city peace", "B": "peace peace peace farm", "C": "farm"})
    t.do("A", "play:peace")
    assert [t.stock(letter) for letter in "ABC"] == ["2P", "3P", ""]
    assert t.sentences("B")[:3] == ["Ada plays a card: Peace card.", "Ada takes 2 peace.", "You take 3 peace."]


@pytest.mark.clause("3.4")
def test_the_order_of_activation_is_clockwise_from_the_active_player() -> None:
    t = table(
        seats=3, display={letter: f"farm:{card}" for letter, card in zip("ABC", ("F01", "F02", "F03"), strict=True)}
    )
    t.do("A", "play:farm")
    order = []
    while t.phase == "activate":
        order.append(t.turn_of)
        t.do(t.turn_of, "done")
    assert order == ["A", "B", "C"]


@pytest.mark.clause("4.1", "4.2")
def test_a_new_building_pushes_the_row_and_the_last_one_burns() -> None:
    t = table(seats=2, forum=SIX, stack="G01")
    t.do("A", "play:peace", "refuse")
    assert t.forum == ["G01", "F01", "F02", "F03", "F04", "F05"]
    assert t.seen("fire") == ["F06"]


@pytest.mark.clause("4.3")
def test_a_gap_ends_the_push() -> None:
    forum = {0: "F01", 1: "F02", 3: "F04", 5: "F06"}
    t = table(seats=2, forum=forum, stack="G01 G02")
    t.do("A", "play:peace", "refuse")
    assert t.forum == ["G01", "F01", "F02", "F04", "-", "F06"]
    t.do("B", "play:peace", "refuse")
    assert t.forum == ["G02", "G01", "F01", "F02", "F04", "F06"]
    assert t.seen("fire") == []


@pytest.mark.clause("4.3")
def test_by_option_all_buildings_move_every_turn() -> None:
    forum = {0: "F01", 1: "F02", 3: "F04", 5: "F06"}
    t = table(seats=2, forum=forum, stack="G01", options={"forum_shift": "all"})
    t.do("A", "play:peace", "refuse")
    assert t.forum == ["G01", "F01", "F02", "-", "F04", "-"]
    assert t.seen("fire") == ["F06"]


@pytest.mark.clause("5.3")
def test_a_pair_gives_its_counter_or_does_what_the_building_says() -> None:
    for choice, stock in (("use:F01", "4F"), ("base:F01", "2F"), ("done", "1F")):
        t = table(seats=2, display={"A": "farm:F01"})
        t.do("A", "play:farm", choice)
        assert t.stock("A") == stock
        assert t.phase == "tribute"


@pytest.mark.clause("5.3")
def test_a_card_is_used_once_in_a_phase() -> None:
    t = table(seats=2, display={"A": "farm:F01 farm:F02"})
    t.do("A", "play:farm", "use:F01")
    assert t.legal("A") == {"use:F02", "base:F02", "done"}
    t.do("A", "base:F02")
    assert t.phase == "tribute"


@pytest.mark.clause("5.4", "5.9")
def test_by_option_every_card_is_asked_for_and_none_must_be_used() -> None:
    t = table(seats=2, options={"auto_collect": False}, display={"A": "farm farm", "B": "farm"})
    t.do("A", "play:farm")
    assert t.legal("A") == {"collect", "collect_one", "done"}
    t.do("A", "collect_one", "collect_one")
    assert t.legal("A") == {"collect", "done"}
    t.do("A", "done")
    assert (t.stock("A"), t.turn_of) == ("2F", "B")
    t.do("B", "collect")
    assert (t.stock("B"), t.phase) == ("1F", "tribute")


@pytest.mark.clause("5.9")
def test_cards_without_a_choice_work_by_themselves() -> None:
    t = table(seats=2, display={"A": "farm:F01 farm farm", "B": "farm farm"})
    t.do("A", "play:farm")
    assert (t.stock("A"), t.phase, t.legal("A")) == ("3F", "activate", {"use:F01", "base:F01", "done"})
    t.do("A", "use:F01")
    assert t.stock("B") == "2F"


@pytest.mark.clause("5.5", "5.1")
def test_what_was_just_gained_pays_for_a_later_card() -> None:
    t = table(seats=2, display={"A": "farm:F04 farm:F02 farm:F05"}, hands={"A": (1, 1, 1)})
    t.do("A", "play:farm")
    assert t.stock("A") == "1F"
    assert "use:F04" not in t.legal("A")
    t.do("A", "use:F02", "use:F04", "use:F05")
    assert t.stock("A") == "3G 3P"


@pytest.mark.clause("5.6")
def test_a_payment_is_made_in_full_with_the_counters_named() -> None:
    t = table(seats=2, display={"A": "farm:F04"}, stock={"A": "5Y"}, hands={"A": (1, 1, 1)})
    t.do("A", "play:farm")
    assert (t.stock("A"), t.legal("A")) == ("1F 5Y", {"base:F04", "done"})
    t = table(seats=2, display={"A": "city:G06 city:G07"}, stock={"A": "5F 5Y"}, hands={"A": (1, 1, 1)})
    t.do("A", "play:city")
    assert t.stock("A") == "5F 1G 5Y"
    t.do("A", "use:G06")
    assert t.legal("A") == {"base:G07", "done"}


@pytest.mark.clause("5.7")
def test_a_red_building_is_used_with_the_type_of_its_card() -> None:
    t = table(seats=2, display={"A": "farm city:R04 peace"})
    t.do("A", "play:farm")
    assert (t.stock("A"), t.phase) == ("2F", "tribute")
    t = table(seats=2, display={"A": "farm city:R04 peace"})
    t.do("A", "play:city")
    assert "use:R04" in t.legal("A")


@pytest.mark.clause("5.8", "11.12")
@pytest.mark.parametrize("building", ["F16", "G13", "P09"])
def test_a_card_gives_its_counter_where_its_building_is_no_use(building: str) -> None:
    kind = {"F": "farm", "G": "city", "P": "peace"}[building[0]]
    t = table(seats=2, display={"A": f"{kind}:{building}"}, hands={"A": (1, 1, 1)})
    t.do("A", f"play:{kind}")
    assert t.stock("A") == f"2{building[0]}"
    assert t.phase == "tribute"
