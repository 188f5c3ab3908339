"""Putting bids together and laying them: chapter 4."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from spielrunde.games.galaxis.tests.tabletop import Table, table
from spielrunde.games.galaxis.tests.ways import HANDS, bidder, ways
from spielrunde.testing.tabletop import seat_number


def heights(t: Table, letter: str) -> list[int]:
    """Heights of a seat's bids that are turned over."""
    seat = seat_number(letter)
    return [t.state.height[seat, bid] for bid in range(t.state.bids[seat])]


@pytest.mark.clause("4.1", "4.2", "4.3")
def test_up_to_three_bids_of_any_cards() -> None:
    t = table()
    t.bid("A", "6", "1 2 3", "5").bid("B", "1 2 3 4 5 6").bid("C").bid("D")
    assert sorted(heights(t, "A")) == [5, 6, 6]
    assert heights(t, "B") == [21]
    t = table().begin("A", "1", "2", "3")
    assert t.legal("A", "start") == set()
    assert t.legal("A", "add") == {"add:four", "add:five", "add:six"}


@pytest.mark.clause("4.1", "4.2")
def test_bids_and_cards_in_them_can_be_limited() -> None:
    t = table(options={"max_bids": 2, "cards_per_bid": 2}).begin("A", "1 2", "3")
    assert t.legal("A") == {"add:four", "add:five", "add:six", "lay"}
    t.do("A", "add:four")
    assert t.legal("A") == {"lay"}
    one = table(options={"max_bids": 1, "cards_per_bid": 1}).begin("A", "4")
    assert one.legal("A") == {"lay"}


@pytest.mark.clause("4.4")
def test_a_card_is_in_one_bid_only() -> None:
    t = table(hands={"A": "5 6", "B": "1 1 1", "C": "2 2 2"})
    t.begin("A", "5")
    assert t.legal("A") == {"start:six", "add:six", "lay"}
    t.do("A", "start:six")
    assert t.legal("A") == {"lay"}
    t.do("A", "lay").begin("B", "1", "1", "1")
    assert t.legal("B") == {"lay"}


@pytest.mark.clause("4.5")
def test_passing_keeps_all_cards() -> None:
    t = table()
    assert "pass" in t.legal("A")
    t.bid("A").bid("B", "1").bid("C").bid("D")
    assert t.hand("A") == "1 2 3 4 5 6"
    strict = table(options={"may_pass": False})
    assert strict.legal("A") == {f"start:{name}" for name in ("one", "two", "three", "four", "five", "six")}


@pytest.mark.clause("4.5")
def test_what_was_begun_is_laid_or_taken_back_but_not_passed() -> None:
    t = table().begin("A", "2")
    assert "pass" not in t.legal("A")
    t.undo("A")
    assert "pass" in t.legal("A")


@pytest.mark.clause("4.6")
@pytest.mark.parametrize("may_pass", [True, False])
def test_without_cards_there_is_nothing_to_bid(may_pass: bool) -> None:
    t = table(hands={"A": ""}, options={"may_pass": may_pass})
    assert t.legal("A") == {"pass"}


@pytest.mark.clause("4.7")
def test_a_bid_that_was_laid_stays() -> None:
    t = table().begin("A", "2", "5")
    assert t.match.can_undo(0)
    t.do("A", "lay")
    assert not t.match.can_undo(0)
    assert t.hand("A") == "1 3 4 6"
    passed = table().bid("A")
    assert not passed.match.can_undo(0)


@pytest.mark.clause("4.10")
def test_bids_are_put_together_from_low_to_high() -> None:
    t = table().begin("A", "3")
    assert t.legal("A", "add") == {"add:four", "add:five", "add:six"}
    assert t.legal("A", "start") == {"start:four", "start:five", "start:six"}
    t.do("A", "add:five").do("A", "start:four")
    assert t.legal("A", "add") == {"add:six"}


@pytest.mark.clause("4.10")
def test_of_two_bids_with_the_same_lowest_card_the_later_one_is_not_higher() -> None:
    t = table(seats=3, hands={"A": "2 2 2 3 4 5", "B": "1 1 1"}).begin("A", "2 4")
    t.do("A", "start:two")
    assert t.legal("A", "add") == {"add:two", "add:three"}
    t.do("A", "add:three")
    assert t.legal("A", "add") == {"add:five"}
    same = table(seats=3, hands={"A": "2 2 3 3 4", "B": "1 1 1"}).begin("A", "2 3", "2 3")
    assert same.legal("A", "add") == set()


def plans(hand: list[int]) -> set[tuple[tuple[int, ...], ...]]:
    """All sets of up to three bids that can be made of a hand."""
    found: set[tuple[tuple[int, ...], ...]] = {()}
    for owners in permutations_of_owners(len(hand)):
        bids = [tuple(card for card, owner in zip(hand, owners, strict=True) if owner == bid) for bid in range(3)]
        found.add(tuple(sorted(bid for bid in bids if bid)))
    return found


def permutations_of_owners(cards: int) -> set[tuple[int, ...]]:
    """Every way to give each card to one of three bids or to none (3)."""
    return {order for some in combinations_with_replacement(range(4), cards) for order in permutations(some)}


@pytest.mark.clause("4.10")
@pytest.mark.parametrize("hand", HANDS)
def test_every_set_of_bids_can_be_put_together_in_exactly_one_way(hand: str) -> None:
    found = [bids for bids, _ in ways(bidder(hand))]
    assert len(found) == len(set(found))
    assert set(found) == plans([int(card) for card in hand.split()])


@pytest.mark.clause("4.11")
def test_one_sum() -> None:
    t = table(options={"bid_mode": "single_sum"}).begin("A", "1 2 3")
    assert t.legal("A") == {"lay"}
    t.do("A", "lay")
    two = table(options={"bid_mode": "single_sum", "max_bids": 2}).begin("A", "5 6")
    assert two.legal("A") == {"lay"}
    t.bid("B", "6").bid("C", "5").bid("D", "4")
    assert t.picks == "ABC"
