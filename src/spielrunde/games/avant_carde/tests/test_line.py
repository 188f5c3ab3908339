"""Chapters 3 and 4: laying a line, flash powers."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.games.avant_carde.tests.tabletop import Table, laying, new
from spielrunde.kernel.errors import NotYourTurn, NoUndo


@pytest.mark.clause("3.1")
def test_everybody_lays_at_the_same_time_and_any_card_begins() -> None:
    t = laying({"A": "r1 g2 b14", "B": "w1 o3"})
    assert t.turn_of == "AB"
    assert t.plays("A") == {"r1", "g2", "b14"}
    t.do("B", "play:w1")
    assert t.turn_of == "AB"


@pytest.mark.clause("3.2")
def test_the_next_card_matches_in_colour_or_number() -> None:
    t = laying({"A": "r1 p1 p13 b14 w1 r11 o12 g2 o3", "B": "o3"})
    t.lay("A", "r11")
    assert t.plays("A") == {"r1"}
    t.lay("A", "r1")
    assert t.plays("A") == {"p1", "w1"}
    t.lay("A", "p1")
    assert t.plays("A") == {"p13", "w1"}
    t.lay("A", "w1")
    assert t.plays("A") == set()


@pytest.mark.clause("3.3")
def test_one_card_is_enough_and_none_is_not() -> None:
    t = laying({"A": "r1 r11", "B": "o1"})
    assert "confirm" not in t.legal("A")
    t.lay("A", "r1")
    assert {"confirm", "play:r11"} <= t.legal("A")


@pytest.mark.clause("3.4")
def test_cards_are_taken_back_until_one_was_drawn_or_the_line_confirmed() -> None:
    t = laying({"A": "r1 r3 r7 r11"}, decks={"A": "o12 b14"})
    t.lay("A", "r1 r3")
    t.undo("A")
    t.undo("A")
    assert t.hand("A") == "r3 r7 r1 r11"
    t.lay("A", "r1 r7").do("A", "draw")
    with pytest.raises(NoUndo):
        t.undo("A")
    t.lay("A", "r11")
    t.undo("A")
    t.do("A", "confirm")
    with pytest.raises(NoUndo):
        t.undo("A")
    with pytest.raises(NotYourTurn):
        t.do("A", "play:r11")


@pytest.mark.clause("3.4")
def test_taking_back_leaves_what_others_laid_meanwhile() -> None:
    t = laying({"A": "r1 r3", "B": "o1 o3"})
    t.lay("A", "r1").lay("B", "o1").do("B", "confirm")
    t.undo("A")
    assert t.plays("A") == {"r1", "r3"}
    assert t.state.row_size[1] == 1
    assert t.turn_of == "A"


@pytest.mark.clause("3.5")
def test_nobody_sees_a_line_before_all_have_confirmed() -> None:
    t = laying({"A": "r1 r7 o7", "B": "p1 p3"}, decks={"A": "r11 b14 o12"})
    before = [(zone.id, zone.count, [card.kind for card in zone.cards]) for zone in t.view("B").zones]
    t.lay("A", "r1 r7").do("A", "draw", "play:r11", "confirm")
    assert t.sentences("B") == ["Ada has finished the line."]
    after = [(zone.id, zone.count, [card.kind for card in zone.cards]) for zone in t.view("B").zones]
    assert after == before
    assert t.turn_of == "B"
    assert t.view("A").prompt == "Your line is finished"
    t.lay("B", "p1").do("B", "confirm")
    assert t.seen("line.0", "B") == ["r1", "r7", "r11"]
    assert "Ada shows a line of 3 cards." in t.sentences("B")


@pytest.mark.clause("3.5")
def test_two_who_confirm_at_once_both_count() -> None:
    for order in ("AB", "BA"):
        t = laying({"A": "r1", "B": "o1"}).lay("A", "r1").lay("B", "o1")
        for letter in order:
            t.do(letter, "confirm")
        assert (t.line("A"), t.line("B"), t.state.phase) == ("r1", "o1", 1)


@pytest.mark.clause("3.6")
def test_what_is_drawn_does_not_depend_on_who_is_faster() -> None:
    hands = []
    for order in ("AB", "BA"):
        t = laying({"A": "r7 r1", "B": "o7 o1"}, discards={"A": "r2 r3 r5 r6 g2", "B": "o2 o3 o5 o6 w1"})
        for letter in order:
            t.do(letter, "play:r7" if letter == "A" else "play:o7", "draw")
        hands.append((t.hand("A"), t.hand("B")))
    assert hands[0] == hands[1]


@pytest.mark.clause("3.7")
def test_the_rest_of_the_hand_goes_to_the_discard_pile() -> None:
    t = laying({"A": "r1 b14 g2", "B": "o1"}, discards={"A": "p13"})
    t.lay("A", "r1").do("A", "confirm").lay("B", "o1").do("B", "confirm")
    assert (t.line("A"), t.cards("discard", "A"), t.hand("A")) == ("r1", "g2 p13 b14", "")


@pytest.mark.clause("3.8")
def test_without_a_card_one_confirms_an_empty_line() -> None:
    t = laying({"A": "", "B": "o1"})
    assert t.legal("A") == {"confirm"}
    t.do("A", "confirm").lay("B", "o1").do("B", "confirm")
    assert (t.state.active, t.state.earned) == (0, 0)


# --- flash powers ------------------------------------------------------------------------------------------------


@pytest.mark.clause("4.1", "4.2", "4.4")
def test_the_muse_draws_two_at_once_if_one_likes() -> None:
    t = laying({"A": "r7 o12"}, decks={"A": "b7 o1 p1 p2 r11"})
    t.lay("A", "r7")
    assert t.legal("A") == {"draw", "skip"}
    t.do("A", "draw")
    assert t.sentences("A") == ["You draw Blue 7.", "You draw Orange 1."]
    assert t.plays("A") == {"b7"}
    t.lay("A", "b7").do("A", "draw")
    assert t.hand("A") == "p2 o1 p1 o12"
    waived = laying({"A": "r7 r1"}, decks={"A": "b7 o1"}).lay("A", "r7").do("A", "skip")
    assert waived.plays("A") == {"r1"}


@pytest.mark.clause("4.3")
def test_a_deck_that_runs_out_is_made_of_the_discard_pile() -> None:
    t = laying({"A": "r7 r1"}, decks={"A": "b14"}, discards={"A": "o3 p3"})
    t.lay("A", "r7").do("A", "draw")
    assert "You make a new deck of your discard pile." in t.sentences("A")
    hand = t.hand("A").split()
    assert "b14" in hand
    assert len({"o3", "p3"} & set(hand)) == 1
    assert (t.state.deck_left[0], t.state.piled[0]) == (1, 0)
    nothing = laying({"A": "r7 r1"}).lay("A", "r7")
    assert nothing.legal("A") == {"confirm", "play:r1"}
    one = laying({"A": "r7 r1"}, discards={"A": "o3"}).lay("A", "r7").do("A", "draw")
    assert one.hand("A") == "o3 r1"


@pytest.mark.clause("4.5", "7.5")
def test_any_card_follows_the_gallerist_which_must_fit_itself() -> None:
    t = laying({"A": "r1 r4 o4 b14 g2"})
    t.lay("A", "r1")
    assert t.plays("A") == {"r4"}
    t.lay("A", "r4")
    assert t.plays("A") == {"o4", "b14", "g2"}
    t.lay("A", "b14")
    assert t.plays("A") == set()
    t = laying({"A": "r2 r4"}, patrons="c", patron_4="beginner").lay("A", "r4 r2").do("A", "confirm")
    t.lay("B", "w1").do("B", "confirm")
    assert t.state.earned == 2, "the 4 does not count as a second 2"


@pytest.mark.clause("4.6")
def test_the_dealer_swaps_a_card() -> None:
    t = laying({"A": "r3 b14 w1"}, decks={"A": "r5 o5"}, patrons="a")
    t.lay("A", "r3")
    assert t.legal("A") == {"drop:b14", "drop:w1", "skip"}
    t.do("A", "drop:b14")
    assert (t.hand("A"), t.cards("pile", "A")) == ("r5 w1", "b14")
    assert "confirm" in t.legal("A")
    bare = laying({"A": "r3"}, decks={"A": "r5"}, patrons="a").lay("A", "r3")
    assert bare.legal("A") == {"confirm"}


@pytest.mark.clause("4.7", "4.13")
def test_the_heiress_gives_money_or_a_card() -> None:
    t = laying({"A": "r5 o5"}, decks={"A": "b14"}, patrons="a")
    t.lay("A", "r5")
    assert t.legal("A") == {"money", "draw"}
    t.do("A", "money").lay("A", "o5").do("A", "draw")
    assert t.hand("A") == "b14"
    t.do("A", "confirm").lay("B", "w1").do("B", "confirm")
    assert t.state.earned == 3
    bare = laying({"A": "r5"}, patrons="a").lay("A", "r5")
    assert bare.legal("A") == {"money"}


@pytest.mark.clause("4.8")
def test_the_bohemian_draws_one_and_opens_the_end() -> None:
    t = laying({"A": "r7 b14"}, decks={"A": "o12 o1"}, patrons="a").lay("A", "r7").do("A", "draw")
    assert t.plays("A") == {"o12", "b14"}
    t = laying({"A": "r7 b14"}, decks={"A": "o12"}, patrons="a").lay("A", "r7").do("A", "skip")
    assert t.plays("A") == {"b14"}


@pytest.mark.clause("4.9", "4.13")
def test_the_gambler_draws_two_for_a_dollar() -> None:
    t = laying({"A": "r5"}, decks={"A": "r1 r2 r3"}, patrons="c").lay("A", "r5").do("A", "draw")
    assert t.hand("A") == "r2 r1"
    assert t.sentences("A")[-1] == "This line costs you $1."
    t.lay("A", "r1").do("A", "confirm").lay("B", "w1").do("B", "confirm")
    assert t.state.earned == 1
    assert t.sentences("B")[-1] == "Ada has a line of 2 cards and begins with $1."
    t = laying({"A": "r5"}, decks={"A": "r1 r2 r3"}, patrons="c").lay("A", "r5").do("A", "skip", "confirm")
    t.lay("B", "w1").do("B", "confirm")
    assert t.state.earned == 1


@pytest.mark.clause("4.10")
def test_the_critic_draws_three_and_lays_two_aside() -> None:
    t = laying({"A": "r7"}, decks={"A": "o1 o2 o3 b14"}, patrons="c").lay("A", "r7").do("A", "draw")
    assert t.legal("A") == {"drop:o1", "drop:o2", "drop:o3"}
    t.do("A", "drop:o1", "drop:o3")
    assert (t.hand("A"), t.cards("pile", "A")) == ("o2", "o3 o1")
    short = laying({"A": "r7"}, decks={"A": "o1"}, patrons="c").lay("A", "r7").do("A", "draw")
    assert short.legal("A") == {"drop:o1"}


@pytest.mark.clause("4.11", "4.12")
def test_the_copyist_copies_a_flash_power_of_another_card() -> None:
    options: dict[str, Any] = {"patrons": "c", "patron_4": "beginner"}
    t = laying({"A": "r7 r3 o3 b14"}, decks={"A": "p1 p2 p13 w1 r1 r2"}, **options)
    t.lay("A", "r7").do("A", "draw", "drop:p1", "drop:p2").lay("A", "r3")
    assert t.legal("A") == {"copy:7", "skip"}
    t.do("A", "copy:7", "draw", "drop:w1", "drop:r1")
    assert t.hand("A") == "r2 o3 p13 b14"
    t.lay("A", "o3")
    assert t.state.question[0] == 0, "the only 7 was copied already, and a 3 is no source"
    t = laying({"A": "r4 r3 b14"}, **options).lay("A", "r4 r3").do("A", "copy:4")
    assert t.plays("A") == {"b14"}


@pytest.mark.clause("4.11")
def test_marked_powers_cannot_be_copied() -> None:
    t = laying({"A": "r5 r3"}, decks={"A": "o1 o2"}, patrons="c").lay("A", "r5").do("A", "skip").lay("A", "r3")
    assert t.legal("A") == {"confirm"}
    t = laying({"A": "r5 r3"}, decks={"A": "o1"}, patrons="a", patron_3="c").lay("A", "r5").do("A", "money")
    assert t.lay("A", "r3").legal("A") == {"confirm"}


@pytest.mark.clause("11.2")
def test_the_gallerist_before() -> None:
    """The 4 changes to what lies before it, and what follows must match that too, or the 4 as it is printed."""
    t = laying({"A": "r1 b4 r11 w1 b14 g2 o4"}, gallerist_applies="before").lay("A", "r1")
    assert t.plays("A") == {"b4", "r11", "w1", "o4"}
    t.lay("A", "b4")
    assert t.plays("A") == {"r11", "w1", "b14", "o4"}, "red 4, then red or 4; or blue 1, then 1 or blue"
    t = laying({"A": "r11 b4 r1 w1 b14"}, gallerist_applies="before").lay("A", "r11 b4")
    assert t.plays("A") == {"r1"}, "an 11 has no number to take over, so the 4 is red"
    t = laying({"A": "b4 o12 g2"}, gallerist_applies="before").lay("A", "b4")
    assert t.plays("A") == {"o12", "g2"}
    copied = laying({"A": "r4 r3 b14 o12"}, gallerist_applies="before", patron_3="c").lay("A", "r4 r3")
    assert copied.do("A", "copy:4").plays("A") == {"b14", "o12"}
    after = laying({"A": "r1 b4"}).lay("A", "r1")
    assert after.plays("A") == set()


@pytest.mark.clause("11.5")
def test_the_hint_tells_its_own_seat_how_long_a_line_can_be() -> None:
    def hint(t: Table, letter: str) -> str:
        return str(t.view(letter).detail).partition(" · ")[2]

    t = laying({"A": "r1 r3 o3 b14", "B": "p1 p2 p3"})
    assert [hint(t, letter) for letter in "AB"] == ["3 cards are possible"] * 2
    assert t.view("B", "de").detail.partition(" · ")[2].startswith("3 Karten")
    t.lay("A", "r3")
    assert t.view("A").detail == "1 card so far · 2 cards are possible"
    assert hint(t, "B") == "3 cards are possible"
    assert (t.view().prompt, t.view().detail) == ("Ada and Bo still laying", "")
    assert hint(new(patrons="a"), "A") == ""
    assert "possible" in hint(new(patrons="a", line_hint=True), "A")
