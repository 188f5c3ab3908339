"""The Goth: tribute, attack, dealing out (chapter 7), with the worked example."""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_mundi.state import State
from spielrunde.games.gloria_mundi.tests.tabletop import Table, table
from spielrunde.kernel.match import Match

PLAIN = {"A": "2F 2G 2P", "B": "2F 2G 2P", "C": "2F 2G 2P", "D": "2F 2G 2P"}


def pass_turn(t: Table, tribute: bool, play: str = "peace") -> Table:
    """The active player plays a card, buys nothing, pays or does not."""
    seat = t.turn_of
    t.do(seat, f"play:{play}")
    if t.phase == "buy":
        t.do(seat, "pass")
    return t.do(seat, "tribute" if tribute else "refuse")


@pytest.mark.clause("7.6", "7.7", "7.8", "7.11")
def test_the_worked_example_of_three_payments_and_a_refusal() -> None:
    """The Goth on space 3: A pays for 4, B for 5, C for 6 with glory, D refuses."""
    stock = {"A": "1F", "B": "1P", "C": "1Y", "D": ""}
    t = table(seats=4, goth=3, stock=stock, display=dict.fromkeys("ABCD", "farm city peace"))
    pass_turn(t, True)
    s = t.state
    s.stock[1, 0] = s.stock[1, 1] = 0
    pass_turn(t, True)
    s.stock[2, 0] = s.stock[2, 1] = 0
    pass_turn(t, True, play="farm")
    assert t.laid == {4: "1F", 5: "1P", 6: "1Y"}
    pass_turn(t, False)
    assert t.state.goth == 6
    assert (t.phase, t.turn_of) == ("discard", "D")
    assert t.legal("D") == {"lose:farm", "lose:city", "lose:peace"}
    t.do("D", "lose:peace").do("A", "lose:city")
    assert t.display("B") == "city peace peace"
    assert t.display("C") == "farm farm city peace"
    assert (t.phase, t.turn_of) == ("share", "D")
    assert t.legal("D") == {"pick:food", "pick:calm", "pick:glory"}
    t.do("D", "pick:glory").do("A", "pick:food")
    assert (t.phase, t.turn_of, t.laid) == ("play", "A", {})
    assert "1Y" in t.stock("D")


@pytest.mark.clause("7.1", "7.2", "7.3")
def test_tribute_is_paid_for_the_first_free_space_by_its_symbols() -> None:
    t = table(seats=2, goth=11, stock={"A": "3F 3G 3P", "B": "3F 3G 3P"})
    pass_turn(t, True)
    assert t.laid == {12: "1G 1P"}
    pass_turn(t, True)
    assert t.laid == {12: "1G 1P", 13: "1F"}
    s = t.state
    assert all(1 <= sum(s.listed_symbols[place] >> 3 * kind & 7 for kind in range(3)) <= 2 for place in range(36))


@pytest.mark.clause("7.3")
def test_glory_stands_for_any_symbol() -> None:
    t = table(seats=2, goth=11, stock={"A": "1Y"})
    pass_turn(t, True)
    assert t.laid == {12: "1P 1Y"}
    t = table(seats=2, goth=11, stock={"A": "1G 1Y"})
    t.do("A", "play:peace", "tribute")
    assert t.legal("A") == {"pay:gold", "pay:calm", "pay_rest"}
    t.do("A", "pay:calm")
    assert (t.laid, t.stock("A")) == ({12: "1P 1Y"}, "1G 1P")


@pytest.mark.clause("7.4")
def test_nobody_has_to_pay_and_nobody_pays_in_part() -> None:
    t = table(seats=2, goth=11, stock={"A": "3P"})
    t.do("A", "play:peace")
    assert t.legal("A") == {"refuse"}
    t = table(seats=2, goth=11, stock={"A": "1G"})
    t.do("A", "play:peace")
    assert t.legal("A") == {"refuse", "tribute"}


@pytest.mark.clause("7.5")
def test_tribute_up_to_rome_leaves_nothing_to_pay() -> None:
    t = table(seats=2, goth=34, laid=("1F 1G", "1G 1P"), stock={"A": "9F 9G 9P"}, display={"A": "farm", "B": "farm"})
    t.do("A", "play:peace")
    assert t.legal("A") == {"refuse"}
    t.do("A", "refuse")
    assert t.state.goth == 36


@pytest.mark.clause("7.6")
def test_without_tribute_the_goth_moves_one_space() -> None:
    t = table(seats=2, goth=5)
    pass_turn(t, False)
    assert t.state.goth == 6


@pytest.mark.clause("7.7")
def test_without_tribute_the_printed_symbols_cost_cards_unless_the_option_says_nothing() -> None:
    for option, display in (("printed", "farm peace peace"), ("none", "farm city peace peace")):
        t = table(seats=2, goth=1, options={"empty_attack": option})
        pass_turn(t, False)
        assert t.display("A") == display
        assert t.state.goth == 2


@pytest.mark.clause("7.7")
def test_the_option_spares_nothing_where_tribute_lies() -> None:
    t = table(seats=2, goth=0, laid=("1Y",), options={"empty_attack": "none"})
    pass_turn(t, False)
    assert (t.display("A"), t.stock("A")) == ("city peace peace", "2P 1Y")


@pytest.mark.clause("7.7")
def test_the_refused_space_itself_is_not_attacked_where_tribute_lies() -> None:
    t = table(seats=2, goth=0, laid=("1F",))
    pass_turn(t, False)
    assert (t.state.goth, t.display("A"), t.display("B")) == (1, "city peace peace", "farm city peace")


@pytest.mark.clause("7.8")
def test_losses_go_round_and_round_past_those_who_have_no_card() -> None:
    display = {"A": "farm farm farm", "B": "city", "C": "farm farm"}
    t = table(seats=3, goth=15, laid=("2F", "1P", "1F 1G", "1F"), display=display, hands={"A": (0, 0, 1)})
    pass_turn(t, False)
    assert t.legal("A") == {"lose:farm", "lose:peace"}
    t.do("A", "lose:peace")
    assert (t.display("A"), t.display("B"), t.display("C")) == ("farm", "", "")
    assert t.state.goth == 19


@pytest.mark.clause("7.8")
def test_it_ends_when_nobody_can_discard() -> None:
    t = table(seats=2, goth=8, display={"A": "farm", "B": "farm"}, hands={"A": (0, 0, 1), "B": (1, 0, 0)})
    pass_turn(t, False)
    assert (t.display("A"), t.display("B"), t.state.goth, t.turn_of) == ("farm peace", "farm", 9, "B")


@pytest.mark.clause("7.9")
def test_who_can_must_and_chooses_symbol_and_card() -> None:
    display = {"A": "farm farm:F01 city peace:P01", "B": "city"}
    t = table(seats=2, goth=0, laid=("1F", "1G", "1P"), display=display, hands={"A": (1, 1, 1)})
    pass_turn(t, False, play="city")
    assert t.legal("A") == {"lose:farm", "lose_pair:F01", "lose:city", "lose_pair:P01"}


@pytest.mark.clause("7.10")
def test_a_building_burns_with_its_card_and_hands_are_safe() -> None:
    t = table(seats=2, goth=0, display={"A": "farm:F16 city peace"}, steps={"A": 3}, hands={"A": (1, 1, 1)})
    pass_turn(t, False)
    assert (t.display("A"), t.seen("fire"), t.hand("A"), t.steps("A")) == ("city peace peace", ["F16"], "farm city", 3)


@pytest.mark.clause("7.11")
def test_tribute_is_dealt_from_the_active_player_on_whoever_lost_what() -> None:
    t = table(
        seats=3,
        laid=("1F", "1G", "1P", "1Y"),
        display={"A": "", "B": "farm farm city peace", "C": ""},
        hands={"A": (0, 0, 1)},
    )
    pass_turn(t, False)
    while t.phase == "discard":
        t.do(t.turn_of, min(t.legal(t.turn_of)))
    assert (t.phase, t.turn_of) == ("share", "A")
    t.do("A", "pick:gold").do("B", "pick:glory").do("C", "pick:food")
    assert [t.stock(letter) for letter in "ABC"] == ["1G 2P", "1P 1Y", "1F"]


@pytest.mark.clause("7.11")
def test_counters_that_are_all_alike_are_dealt_without_asking() -> None:
    t = table(seats=3, goth=6, laid=("1F", "1F"), display=dict.fromkeys("ABC", "city"), hands={"A": (0, 1, 0)})
    pass_turn(t, False, play="city")
    assert [t.stock(letter) for letter in "ABC"] == ["1F 2G", "1F 1G", "1G"]


@pytest.mark.clause("7.12", "9.1")
def test_on_the_last_space_without_tribute_the_goth_enters_rome() -> None:
    t = table(seats=2, goth=36, stock={"A": "3F 3G 3P"})
    t.do("A", "play:peace")
    assert t.legal("A") == {"refuse"}
    assert t.choice("A", "refuse").label == "Pay nothing: the Goth enters Rome"
    t.do("A", "refuse")
    assert (t.match.over, t.match.end_reason) == (True, "rome")
    assert (t.zones()["way.36"].marks, t.zones()["way.37"].marks) == (["city", "peace"], ["goth"])
    assert t.sentences("B") == ["Ada does not pay.", "The Goth marches into Rome.", "The game is over."]
    assert (t.display("A"), t.stock("A")) == ("farm city peace peace", "3F 3G 5P")


@pytest.mark.clause("7.13")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_goth_never_moves_back_and_needs_between_one_and_two_turns_a_space(seats: int) -> None:
    match = Match.new("gloria_mundi", seats=seats, seed=seats)
    goth = turns = 0
    while not match.over:
        seat = match.acting()[0]
        legal = match.legal(seat)
        match.apply(seat, legal[len(match.moments) % len(legal)])
        state = match.state
        assert isinstance(state, State)
        assert state.goth >= goth
        goth, turns = state.goth, state.turn
        assert state.goth <= turns
    if match.end_reason == "rome":
        assert 37 <= turns <= 2 * 37


@pytest.mark.clause("7.7")
def test_a_longer_run_with_glory_keeps_its_printed_symbols() -> None:
    t = table(seats=2, goth=0, laid=("1Y", "1Y"), display={"A": "farm city", "B": "farm city"}, hands={"A": (0, 0, 1)})
    pass_turn(t, False)
    t.do("A", "lose:farm")
    assert (t.display("A"), t.display("B")) == ("city peace", "farm")
