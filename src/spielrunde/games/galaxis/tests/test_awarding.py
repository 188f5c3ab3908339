"""Who takes a lot, and what becomes of the value cards: chapters 3, 5, 6 and 7."""

from __future__ import annotations

import pytest

from spielrunde.games.galaxis.tests.tabletop import Table, at_pick, table


def example(**more: object) -> Table:
    """The bids of the worked example."""
    t = table(**more)  # type: ignore[arg-type]
    return t.bid("A", "6", "2 3").bid("B", "5").bid("C", "2 4").bid("D", "1", "3")


@pytest.mark.clause("3.3", "5.1", "5.3")
def test_the_worked_example_is_ranked() -> None:
    t = example()
    s = t.state
    assert t.picks == "ACA"
    assert [s.height[s.winner[place], s.winner_bid[place]] for place in range(3)] == [6, 6, 5]


@pytest.mark.clause("6.1", "6.2", "6.3", "3.4")
def test_the_worked_example_moves_on() -> None:
    t = example().take("A", "red+1", "A").take("C", "green+1", "C").take("A", "yellow+1", "A")
    assert [t.hand(letter) for letter in "ABCD"] == ["1 1 3 4 5", "1 2 2 3 3 4 6 6", "1 3 5 5 6", "2 2 4 4 5 6"]
    assert t.turn_of == "B"


@pytest.mark.clause("7.1")
def test_the_worked_example_in_the_last_round() -> None:
    t = example(round_number=11, auction="red+1 green+1 x2")
    assert t.picks == "A"
    t.take("A", "x2", "A")
    assert t.match.over
    assert {"red+1", "green+1"} <= set(t.cards("removed").split())


@pytest.mark.clause("4.11", "5.3")
def test_the_worked_example_with_one_sum() -> None:
    t = table(options={"bid_mode": "single_sum"})
    t.bid("A", "2 3 6").bid("B", "5").bid("C", "2 4").bid("D", "1 3")
    assert t.picks == "ACB"


@pytest.mark.clause("5.3")
def test_the_number_of_cards_does_not_matter() -> None:
    assert table().bid("A", "1 5").bid("B", "6").bid("C").bid("D").picks == "AB"
    assert table().bid("A", "6").bid("B", "1 5").bid("C").bid("D").picks == "AB"


@pytest.mark.clause("5.3")
def test_of_many_equal_bids_the_earlier_ones_win_or_the_later_ones() -> None:
    bids = {letter: ["4"] for letter in "ABCD"}
    earlier, later = table(start="C"), table(start="C", options={"tie_rule": "later"})
    for letter in "CDAB":
        earlier.bid(letter, *bids[letter])
        later.bid(letter, *bids[letter])
    assert (earlier.picks, later.picks) == ("CDA", "BAD")


@pytest.mark.clause("5.2")
def test_all_three_best_bids_can_belong_to_one_player() -> None:
    t = table().bid("A", "6", "5", "4").bid("B", "3").bid("C", "2 1").bid("D")
    assert t.picks == "AAA"
    t.take("A", "red+1", "A").take("A", "green+1", "B").take("A", "yellow+1", "A")
    assert (t.area("A"), t.area("B"), t.area("C")) == (["red+1", "yellow+1"], ["green+1"], [])


@pytest.mark.clause("5.4")
def test_fewer_bids_than_lots() -> None:
    t = table(auction="red+1 x0 x0").bid("A").bid("B", "1").bid("C").bid("D")
    assert t.picks == "B"
    t.take("B", "red+1", "B")
    assert t.cards("removed") == "x0 x0"
    assert t.state.round == 2


@pytest.mark.clause("5.4")
def test_nobody_bids() -> None:
    t = table(auction="red+1 x0 green-3")
    for letter in "ABCD":
        t.bid(letter)
    assert t.cards("removed") == "red+1 green-3 x0"
    assert (t.turn_of, t.phase, t.state.round) == ("B", "bid", 2)
    assert "Nobody has bid." in t.sentences()


@pytest.mark.clause("5.5")
def test_a_lot_placed_can_be_the_partner_of_one_picked_after_it() -> None:
    t = at_pick("ABC", auction="red+3 x2 x0")
    t.take("A", "red+3", "A")
    assert "pair:0:red+3" not in t.legal("B")
    t.do("B", "pick:x0")
    assert "pair:0:red+3" in t.legal("B")
    t.do("B", "pair:0:red+3").take("C", "x2", "C")
    assert t.area("A") == ["red+3*x0"]


@pytest.mark.clause("5.6")
def test_three_players() -> None:
    t = table(seats=3).bid("A", "1").bid("B", "3").bid("C", "2")
    assert t.picks == "BCA"
    t = table(seats=3).bid("A", "1").bid("B", "3", "4").bid("C", "2")
    assert t.picks == "BBC"


@pytest.mark.clause("6.1", "6.3")
def test_a_hand_can_become_empty_and_full_again() -> None:
    t = table(seats=3, hands={"A": "6", "B": "1 2 3"})
    t.bid("A", "6").bid("B").bid("C")
    t.take("A", "red+1", "A")
    assert (t.hand("A"), t.hand("B")) == ("", "1 2 3 6")
    t.bid("B", "6").bid("C", "1").bid("A")
    for letter in "BC":
        t.take(letter, t.seen("auction")[0], letter)
    assert t.hand("A") == "1"


@pytest.mark.clause("6.2")
def test_a_card_handed_on_was_not_used_before() -> None:
    t = table(hands={"A": "6", "B": "5", "C": "4"}).bid("A", "6")
    assert t.legal("B", "start") == {"start:five"}


@pytest.mark.clause("7.1")
def test_nobody_bids_in_the_last_round() -> None:
    t = table(round_number=11)
    for letter in "ABCD":
        t.bid(letter)
    assert t.match.over
    assert {"red+1", "green+1", "yellow+1"} <= set(t.cards("removed").split())
    assert t.match.end_reason == "played"


@pytest.mark.clause("7.1")
def test_in_the_last_round_a_player_with_two_bids_gets_one_lot() -> None:
    t = table(round_number=11).bid("A", "6", "5").bid("B", "4").bid("C").bid("D")
    assert t.picks == "A"


@pytest.mark.clause("7.2")
def test_the_last_three_lots_can_be_left_out() -> None:
    t = table(round_number=10, options={"last_round": "skip"}).bid("A").bid("B", "1", "2").bid("C").bid("D")
    t.take("B", "red+1", "B").take("B", "green+1", "B")
    assert t.match.over
    assert t.match.end_reason == "skipped"
    assert t.zones()["pile.2"].count == 1
    assert t.zones()["auction"].cards == []
