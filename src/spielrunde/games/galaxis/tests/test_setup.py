"""What there is and how it is laid out: chapters 1, 2 and 3."""

from __future__ import annotations

from collections import Counter

import pytest

from spielrunde.games.galaxis.cards import FACTORS, LOTS, PLANETS, WORTH, WORTHS
from spielrunde.games.galaxis.meta import META
from spielrunde.games.galaxis.rules import cards_in_deck
from spielrunde.games.galaxis.state import State
from spielrunde.games.galaxis.tests.conservation import conserve
from spielrunde.games.galaxis.tests.tabletop import Table, table
from spielrunde.kernel.errors import BadSeats


@pytest.mark.clause("1.1", "1.2", "1.3")
def test_the_deck() -> None:
    s = Table.deal(4).state
    planets = [(card // WORTHS, int(WORTH[card])) for card in range(PLANETS) for _ in range(cards_in_deck(s, card))]
    assert Counter(planets) == Counter((colour, worth) for colour in range(3) for worth in (-3, -2, -1, 1, 2, 3))
    assert [cards_in_deck(s, PLANETS + factor) for factor in range(FACTORS)] == [5, 5, 5]
    assert sum(cards_in_deck(s, card) for card in range(LOTS)) == 33


@pytest.mark.clause("1.4", "2.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_has_a_set_of_value_cards(seats: int) -> None:
    t = Table.deal(seats)
    assert [t.hand(letter) for letter in "ABCD"[:seats]] == ["1 2 3 4 5 6"] * seats
    assert sum(t.state.known[seat, value] for seat in range(4) for value in range(6)) == 6 * seats


@pytest.mark.clause("11.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_set_of_value_cards_can_be_smaller(seats: int) -> None:
    t = Table.deal(seats, value_cards=4)
    assert [t.hand(letter) for letter in "ABCD"[:seats]] == ["1 2 3 4"] * seats
    assert [event.moves[0].count for event in t.match.told(0) if event.kind == "deal"] == [4] * seats
    assert {t.zones()[f"hand.{seat}"].count for seat in range(seats)} == {4}
    conserve(t.state)
    t.bid(t.turn_of, "1 2 3 4")
    assert t.legal(t.turn_of, "start") == {"start:one", "start:two", "start:three", "start:four"}


@pytest.mark.clause("2.2", "3.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_piles_of_eleven_and_the_top_of_each_turned_up(seats: int) -> None:
    t = Table.deal(seats)
    told = t.match.told(0)
    assert [event.moves[0].count for event in told if event.kind == "lay_out"] == [11, 11, 11]
    assert [event.moves[0].source for event in told if event.kind == "turn_up"] == ["pile.0", "pile.1", "pile.2"]
    assert [t.zones()[f"pile.{pile}"].count for pile in range(3)] == [10, 10, 10]
    assert len(t.zones()["auction"].cards) == 3


@pytest.mark.clause("2.3", "2.5")
def test_who_bids_first() -> None:
    assert {Table.deal(4, seed).turn_of for seed in range(30)} == set("ABCD")
    assert {Table.deal(3, seed, start_player=2).turn_of for seed in range(5)} == {"B"}
    assert META.seats == (3, 4)
    for seats in (2, 5):
        with pytest.raises(BadSeats):
            Table.deal(seats)


@pytest.mark.clause("3.2", "3.4")
def test_everybody_bids_once_clockwise_and_the_next_player_starts() -> None:
    t = table(start="C")
    order = []
    while t.state.round == 1:
        order.append(t.turn_of)
        t.bid(t.turn_of)
    assert order == ["C", "D", "A", "B"]
    assert (t.turn_of, t.state.round) == ("D", 2)


@pytest.mark.clause("2.4", "3.1")
@pytest.mark.parametrize(("seats", "starts"), [(3, [4, 4, 3]), (4, [3, 3, 3, 2])])
def test_eleven_rounds(seats: int, starts: list[int]) -> None:
    t = Table.deal(seats, start_player=1)
    begun: Counter[int] = Counter()
    while not t.match.over:
        assert t.zones()["pile.0"].count == 11 - t.state.round
        begun[t.state.start] += 1
        for _ in range(seats):
            t.bid(t.turn_of)
    assert [begun[seat] for seat in range(seats)] == starts
    assert t.state.round == 11
    assert isinstance(t.state, State)
    assert sum(t.state.removed[card] for card in range(LOTS)) == 33
