"""Chapters 5 to 7: money, buying, burying, coin and handshake powers."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.games.avant_carde.money import awards_for
from spielrunde.games.avant_carde.patrons import PATRONS
from spielrunde.games.avant_carde.tests.tabletop import buying, kind


def money(line: str, other: str = "w1", **options: Any) -> int:
    """What a line earns at the beginning of the turn, beyond $1 for each card."""
    t = buying({"A": line, "B": other}, **options)
    return t.state.earned - len(line.split())


# --- the turn ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    t = buying({}, seats=3, first="C")
    for letter in "CAB":
        assert t.turn_of == letter
        t.do(letter, "end_turn")
    assert t.state.phase == 0


@pytest.mark.clause("5.2", "4.13")
def test_what_a_turn_begins_with() -> None:
    assert buying({"A": "r1 r11 r3"}).state.earned == 3
    assert buying({"A": "r1 r11"}, gem="A").state.earned == 3
    assert buying({"A": "r1 r11"}, gem="A", gem_money=3).state.earned == 5
    assert buying({"A": "r1 r11"}, extra={"A": 2}).state.earned == 4
    assert buying({"A": "r1"}, extra={"A": -3}).state.earned == 0


@pytest.mark.clause("5.3")
def test_coins_are_collected_before_anything_is_trashed() -> None:
    t = buying({"A": "r3 r5 r6"}, discards={"A": "g2"})
    assert t.state.earned == 3 + 1 + 1
    t.do("A", "use:3", "trash_line:r5")
    assert t.state.earned == 5


@pytest.mark.clause("5.4", "5.10")
def test_everything_in_any_order_until_the_turn_is_ended() -> None:
    t = buying({"A": "r3 r1 r11 r12".replace("r12", "o1")}, discards={"A": "g2"}, change="A")
    assert {"use:3", "buy:2", "buy:4", "bury:2", "change", "end_turn"} <= t.legal("A")
    t.do("A", "buy:2", "change", "use:3", "trash_discard:g2", "bury:5", "buy:3")
    assert t.counters()["left.0"] == 0
    assert t.legal("A") == {f"bury:{number}" for number in range(2, 8)} | {"end_turn"}
    assert t.turn_of == "A"


@pytest.mark.clause("5.5")
def test_buying_as_much_as_the_money_allows() -> None:
    t = buying({"A": "r1 r11 o1 o12 p13"}, gallery={2: "r2 o2 b2", 3: "r3"}, discards={"A": "g2"})
    assert not {"buy:6", "buy:7"} & t.legal("A")
    t.do("A", "buy:2")
    assert t.sentences() == ["Ada buys Red 2 for $2."]
    assert t.seen("gallery.2") == ["o2"]
    t.do("A", "buy:2")
    assert t.cards("discard", "A") == "r2 o2 g2"
    assert (t.counters()["left.0"], t.zones()["gallery.2"].count) == (1, 1)
    assert not t.legal("A", "buy")


@pytest.mark.clause("5.6", "12.4")
def test_a_buried_card_comes_up_last_in_its_turn() -> None:
    t = buying({"A": "r1"}, gallery={5: "r5 o5 p5 b5"}, burials_per_turn=3)
    t.do("A", "bury:5", "bury:5", "end_turn").do("B", "end_turn")
    order = [t.state.face[3], *(t.state.under[3, place] for place in range(3))]
    assert order == [kind(name) for name in ("p5", "b5", "r5", "o5")]
    once = buying({"A": "r1"}).do("A", "bury:7")
    assert not once.legal("A", "bury")
    assert once.zones()["gallery.7"].count == 8


@pytest.mark.clause("5.7")
def test_empty_stacks_and_last_cards() -> None:
    t = buying({"A": "r1 r11 o1 o12"}, gallery={2: "", 3: "r3"})
    assert not {"buy:2", "bury:2"} & t.legal("A")
    assert t.zones()["gallery.2"].note == "sold out"
    t.do("A", "bury:3")
    assert (t.state.face[1], t.zones()["gallery.3"].count, t.state.burials) == (kind("r3"), 1, 0)
    t.do("A", "buy:3")
    assert t.state.face[1] == -1


@pytest.mark.clause("5.8")
def test_one_change_token_in_a_turn() -> None:
    t = buying({"A": "r1"}, change="A").do("A", "change")
    assert (t.state.earned, t.state.change[0]) == (2, 0)
    assert "change" not in t.legal("A")
    assert buying({"A": "r1"}, change="A", change_money=3).do("A", "change").state.earned == 4


@pytest.mark.clause("5.9", "6.12")
def test_a_trashed_card_keeps_its_dollar_and_never_comes_back() -> None:
    t = buying({"A": "r3 r1 r11"}).do("A", "use:3", "trash_line:r11")
    assert (t.state.earned, t.line("A")) == (3, "r3 r1")
    assert t.state.box[kind("r11")] >= 1
    t.do("A", "end_turn").do("B", "end_turn")
    assert t.state.owned[0, kind("r11")] == 0


# --- coins -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.1", "6.2")
def test_every_card_gives_its_power_once() -> None:
    assert money("r5") == 1
    assert money("r5 o5 b5") == 3
    t = buying({"A": "r3 o3"}, discards={"A": "r1 o1"}).do("A", "use:3", "trash_discard:r1", "use:3", "skip")
    assert "use:3" not in t.legal("A")
    assert t.legal("A") >= {"end_turn"}


@pytest.mark.clause("6.3")
def test_the_colour_lover() -> None:
    assert money("r6") == 0
    assert money("r1 r6 r11") == 2
    assert money("o6 r6 r11") == 1
    assert money("r6 r6") == 2
    assert money("b1 r1 r6 b6") == 1


@pytest.mark.clause("6.4")
def test_coins_of_the_advanced_sets() -> None:
    assert money("r1 r4 o4 o1", patrons="b") == 2, "red and orange, red and orange"
    assert money("r4 r1 r4", patrons="b") == 0, "first and last have one neighbour only"
    assert money("w1 b4 g2", patrons="b") == 1, "white and grey differ"
    assert money("r1 r4 r11", patrons="b") == 0
    assert money("r5", patrons="b") == 2
    assert money("r5 o5 b5", patrons="b") == 4
    assert money("r7 r1 w1 o1 o12", patrons="b") == 0
    assert money("r7 r1 w1 o1 o12 o3 r3", "p13", patrons="b") == 2
    assert money("r4 o4", patrons="c") == 0
    assert money("r4 o4 b4", patrons="c") == 3
    assert money("r4 o4 b4 p4", patrons="c") == 4


@pytest.mark.clause("6.11")
def test_conditions_look_at_the_line_as_it_was_shown() -> None:
    t = buying({"A": "w1 b4 g2 r3 r6"}, patrons="c", patron_4="b")
    assert t.state.earned == 5 + 1
    t.do("A", "use:6", "trash_line:g2", "skip", "copy:4")
    assert t.state.earned == 5 + 2


# --- handshakes --------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.5")
def test_the_snob_trashes_and_buries_once_more() -> None:
    t = buying({"A": "r3 r1"}, discards={"A": "g2 b14"})
    assert t.counters()["burials.0"] == 2
    t.do("A", "use:3")
    assert t.legal("A") == {"trash_line:r3", "trash_line:r1", "trash_discard:g2", "trash_discard:b14", "skip"}
    t.do("A", "trash_line:r3", "bury:2", "end_turn")
    assert t.cards("owned", "A") == "g2 r1 b14".replace("g2 r1", "r1 g2")
    two = buying({"A": "r3 o3"}).do("A", "bury:2", "bury:2", "bury:2")
    assert "bury:2" not in two.legal("A")


@pytest.mark.clause("6.5", "6.7")
def test_a_trashed_snob_takes_its_burial_along() -> None:
    """Unless it was used: burials made count for the trashed card first."""
    unused = buying({"A": "r3 o3"}).do("A", "use:3", "trash_line:o3")
    assert (unused.state.burials, unused.state.powers[1]) == (2, 1)
    used = buying({"A": "r3 o3"}).do("A", "bury:2", "use:3", "trash_line:o3")
    assert used.state.burials == 2


@pytest.mark.clause("6.6")
def test_the_restorer_and_the_auctioneer() -> None:
    t = buying({"A": "r6 r1"}, discards={"A": "g2 b14"}, patrons="c").do("A", "use:6", "trash_discard:g2")
    assert t.view("A").detail == "1 card at most · You own only 3 cards"
    t.do("A", "trash_line:r6")
    assert (t.line("A"), t.state.phase) == ("r1", 1)
    t = buying({"A": "r6 r1 o6"}, patrons="a").do("A", "use:6")
    assert t.legal("A") == {"trash_line:r6", "trash_line:o6", "trash_line:r1", "skip"}
    t.do("A", "trash_line:r1")
    assert t.state.earned == 5
    alone = buying({"A": "r6"}, discards={"A": "g2"}, patrons="a")
    assert "use:6" not in alone.legal("A"), "it may not trash itself, nor a card of the discard pile"
    alone = buying({"A": "r6 r1"}, patrons="a").do("A", "use:6")
    assert alone.legal("A") == {"trash_line:r1", "skip"}


@pytest.mark.clause("6.7")
def test_the_power_of_a_trashed_card_is_gone() -> None:
    t = buying({"A": "r6 r4 r11"}, patrons="a").do("A", "use:6", "trash_line:r4")
    assert t.state.powers[2] == 0
    assert "use:4" not in t.legal("A")
    both = buying({"A": "r6 o6"}, patrons="a").do("A", "use:6", "trash_line:o6")
    assert "use:6" not in both.legal("A"), "the one that was trashed had not used its power"
    spent = buying({"A": "r6 r4 b4"}, patrons="a").do("A", "use:4", "use:6", "trash_line:b4")
    assert spent.state.powers[2] == 1, "of two 4s the one that was used goes first"


@pytest.mark.clause("6.8")
def test_cards_that_go_on_top_of_the_deck() -> None:
    t = buying({"A": "r2 r1 r11 o1"}, gallery={3: "r3 o3"}, decks={"A": "b14"}, patrons="a")
    t.do("A", "use:2", "buy:3")
    assert (t.cards("discard", "A"), t.cards("deck", "A")) == ("", "r3 b14")
    assert t.zones("B")["deck.0"].note == "on top: Red 3 and Blue 14"
    t = buying({"A": "r3 r1 r11"}, gallery={2: "b2"}, decks={"A": "b14"}, discards={"A": "o12"}, patrons="b")
    t.do("A", "buy:2", "use:3")
    assert t.legal("A") == {"put_on_top:b2", "put_on_top:o12", "skip"}
    t.do("A", "put_on_top:b2")
    assert t.zones("B")["deck.0"].note == "on top: Blue 2 and Blue 14"
    assert "use:3" not in buying({"A": "r3"}, patrons="b").legal("A"), "an empty discard pile has nothing to give"


@pytest.mark.clause("6.9")
def test_the_bargain_hunter_and_the_benefactor() -> None:
    t = buying({"A": "r4 r1 r11"}, gallery={2: "b2", 5: "b5"}, patrons="a")
    assert "buy:5" not in t.legal("A")
    t.do("A", "use:4", "buy:5")
    assert (t.counters()["left.0"], t.state.earned) == (0, 3)
    t = buying({"A": "r4 b4 o4"}, gallery={2: "b2", 5: "b5"}, patrons="a").do("A", "use:4", "use:4", "buy:2")
    assert (t.counters()["left.0"], t.state.discount) == (2, 0)
    t = buying({"A": "r6 o6"}, gallery={2: "b2", 3: "b3", 4: "", 5: "b5"}, patrons="b")
    assert t.legal("A", "gain") == {"gain:2", "gain:3"}
    assert "use:6" not in t.legal("A")
    t.do("A", "gain:3", "gain:2")
    assert (t.cards("discard", "A"), t.counters()["left.0"]) == ("b2 b3", 2)
    assert not t.legal("A", "gain")


@pytest.mark.clause("6.10")
def test_the_copyist_in_the_buy_turn() -> None:
    options: dict[str, Any] = {"patrons": "c", "patron_5": "beginner"}
    t = buying({"A": "r3 o3 r5 r11"}, discards={"A": "g2"}, **options)
    assert {word for word in t.legal("A") if word.startswith(("copy", "use"))} == {"copy:5"}
    t.do("A", "copy:5")
    assert t.state.earned == 4 + 1 + 1
    assert "copy:5" not in t.legal("A"), "each 3 another card, and a 3 is no source"
    t = buying({"A": "r3 r6"}, discards={"A": "g2 b14"}, patrons="c").do("A", "copy:6", "trash_discard:g2", "skip")
    assert t.legal("A") >= {"use:6"}
    once = buying({"A": "r3 r2 o2"}, patrons="c")
    assert not once.legal("A", "copy"), "powers of once in a turn"
    marked = buying({"A": "r3 r4 o4 b4"}, patrons="c")
    assert not marked.legal("A", "copy")


NOT_THEN = {"crowd", "curator", "twins", "gallerist", "triptych", "heiress", "gambler", "muse", "bohemian", "critic"}
"""Powers that happen while laying or once in a turn, or that say so."""


@pytest.mark.clause("6.10")
def test_what_can_be_copied_of_every_patron() -> None:
    """A 3 beside every handshake and coin power."""
    lines = {4: "r3 r4 b4", 5: "r3 r5", 6: "r3 r6", 2: "r3 r2", 7: "r3 r7 o7 b7 p7 r1 r11"}
    for patron in PATRONS:
        if patron.number in lines:
            sets = ["beginner", "a", "b", "c"][PATRONS.index(patron) % 4]
            options: dict[str, Any] = {"patrons": "c", f"patron_{patron.number}": sets}
            t = buying({"A": lines[patron.number]}, discards={"A": "g2"}, **options)
            assert (f"copy:{patron.number}" in t.legal("A")) == (patron.id not in NOT_THEN), patron.id
    t = buying({"A": "r3 r6"}, patrons="c", patron_6="b", gallery={2: "b2", 3: "b3"}).do("A", "copy:6")
    t.do("A", "gain:2", "gain:3")
    assert not t.legal("A", "gain")


# --- the patrons of the 2s ---------------------------------------------------------------------------------------


@pytest.mark.clause("7.1")
def test_the_crowd() -> None:
    assert money("r2 o2", "b2") == 1
    assert money("r2 o2", "b2 p2") == 1, "a tie is enough"
    assert money("r2", "b2 p2") == 0
    assert money("r1", "w1") == 0, "nobody has a 2, and one is needed"


@pytest.mark.clause("7.2")
def test_the_crowd_looks_at_the_lines_as_they_are_now() -> None:
    t = buying({"A": "r2 o2 r3", "B": "b2 w1"}, patron_3="beginner")
    assert t.state.earned == 4
    t.do("A", "use:3", "trash_line:r2", "end_turn")
    assert t.state.earned == 3, "one 2 each now: the second player has the most as well"


@pytest.mark.clause("7.3")
def test_the_curator() -> None:
    assert money("r2 o2", patrons="b") == 0
    assert money("r2 o2 b2", patrons="b") == 1
    assert money("r2 o2 g2 w1", "o12", patrons="b") == 0, "white and grey are none of the four"
    assert money("r1 o1 b14", patrons="b") == 0, "without a 2 there is no patron of the 2s"


@pytest.mark.clause("7.4", "7.5")
def test_the_twins() -> None:
    assert [money(line, patrons="c") for line in ("r2", "r2 o2", "r2 g2 o2", "r2 o2 b2 p2")] == [0, 1, 2, 2]


# --- what is earned ----------------------------------------------------------------------------------------------


@pytest.mark.clause("8.1")
def test_awards_for_money() -> None:
    s = buying({}).state
    table = {0: 0, 5: 0, 6: 1, 7: 1, 8: 2, 9: 2, 10: 3, 11: 4, 16: 4, 17: 5, 22: 5, 23: 6, 28: 6, 29: 7}
    assert {dollars: awards_for(s, dollars) for dollars in table} == table
    other = buying({}, award_1=2, award_2=3, award_3=4, award_4=5, award_step=1).state
    assert [awards_for(other, dollars) for dollars in range(8)] == [0, 0, 1, 2, 3, 4, 5, 6]


@pytest.mark.clause("8.1", "5.8")
def test_awards_count_what_was_earned_not_what_is_left() -> None:
    t = buying({"A": "r1 r11 o1 o12 o3"}, change="A", awards={"A": 2}).do("A", "buy:5", "change", "end_turn")
    assert "Ada has earned $6: 1 award." in t.sentences("B")
    assert (t.state.awards[0], t.state.taken) == (3, 3)


@pytest.mark.clause("8.2")
def test_change() -> None:
    kept = buying({"A": "r1"}).do("A", "end_turn")
    assert kept.state.change[0] == 1
    assert "You keep a dollar as change." in kept.sentences("A")
    assert buying({"A": "r1 r11"}).do("A", "buy:2", "end_turn").state.change[0] == 0
    assert buying({"A": "r1"}, change="A").do("A", "end_turn").state.change[0] == 1, "never two"
    assert buying({"A": "r1 r11"}, change="A").do("A", "change", "end_turn").state.change[0] == 0
