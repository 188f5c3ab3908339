"""Chapters 1 and 2 of RULES.md: the cards and the set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from spielrunde.games.gloria_picktoria.tests.conservation import cards_in_play
from spielrunde.games.gloria_picktoria.tests.tabletop import Table

EDITIONS = ("gloria", "reibach", "goods")
SUITS = ("ring", "case", "statue", "tooth", "worm", "mask", "hat", "rug", "tail", "grain")


def dealt(edition: str, seats: int, seed: int = 0, **options: object) -> Table:
    """A table of an edition as it was dealt."""
    return Table.deal(seats, seed, edition=edition, **options)


@pytest.mark.clause("1.1", "1.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_cards_of_a_game(edition: str, seats: int) -> None:
    cards = cards_in_play(dealt(edition, seats).state)
    assert {suit: cards[suit] for suit in SUITS} == dict.fromkeys(SUITS, 9)
    assert (cards["joker"], cards["scoring"]) == (5, 10)
    assert cards["doubler"] == (seats if edition == "gloria" else 5)
    assert cards.total() == (110 - (5 - seats) if edition == "gloria" else 110)


@pytest.mark.clause("2.4", "2.7")
@pytest.mark.parametrize(
    ("edition", "sizes"),
    [("gloria", [94, 90, 86, 82]), ("reibach", [99, 95, 91, 87]), ("goods", [99, 95, 91, 87])],
)
def test_size_of_the_pile(edition: str, sizes: list[int]) -> None:
    assert [dealt(edition, seats).state.pile_size for seats in (2, 3, 4, 5)] == sizes
    assert [dealt(edition, seats).zones()["pile"].count for seats in (2, 3, 4, 5)] == sizes


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_scoring_cards_start_in_the_pile(edition: str) -> None:
    for seed in range(30):
        t = dealt(edition, 5, seed)
        assert (t.state.pile[12], t.state.shown_scoring) == (10, 0)
        kinds = [event.kind for event in t.told()]
        assert "scoring_card" not in kinds
        assert kinds.count("refill") == 3


@pytest.mark.clause("2.2", "2.3")
@pytest.mark.parametrize(("edition", "size"), [("gloria", 5), ("reibach", 4), ("goods", 4)])
def test_hands_and_display(edition: str, size: int) -> None:
    t = dealt(edition, 4)
    assert [len(t.hand(letter).split()) for letter in "ABCD"] == [size] * 4
    assert [t.zones()[f"hand.{seat}"].count for seat in range(4)] == [size] * 4
    assert len(t.seen("display")) == 3


@pytest.mark.clause("2.3")
def test_gloria_deals_one_doubler_to_each_and_none_to_the_deck() -> None:
    for seed in range(30):
        t = dealt("gloria", 3, seed)
        assert [t.hand(letter).count("doubler") for letter in "ABC"] == [1, 1, 1]
        assert "doubler" not in t.cards("display")
        assert t.state.pile[11] == 0


@pytest.mark.clause("2.3")
@pytest.mark.parametrize("edition", ["reibach", "goods"])
def test_the_other_editions_shuffle_the_doublers_in(edition: str) -> None:
    places: Counter[str] = Counter()
    for seed in range(60):
        t = dealt(edition, 2, seed)
        places["display"] += t.cards("display").count("doubler")
        places["hands"] += sum(t.hand(letter).count("doubler") for letter in "AB")
        places["pile"] += t.state.pile[11]
    assert set(places) == {"display", "hands", "pile"}
    assert min(places.values()) > 0
    assert places.total() == 60 * 5


@pytest.mark.clause("2.5")
def test_the_start_player_is_drawn_or_chosen() -> None:
    assert {dealt("gloria", 3, seed).turn_of for seed in range(40)} == {"A", "B", "C"}
    assert [dealt("gloria", 3, start_seat=seat).turn_of for seat in (1, 2, 3)] == ["A", "B", "C"]


@pytest.mark.clause("2.6")
def test_play_goes_to_the_left() -> None:
    t = dealt("reibach", 4, start_seat=3)
    order = []
    for _ in range(15):
        order.append(t.turn_of)
        t.do(t.turn_of, min(t.legal(t.turn_of, "take")), drawing=None)
    assert "".join(order) == "CCCDDDAAABBBCCC"


@pytest.mark.clause("2.7")
def test_two_players_are_dealt_the_same_way() -> None:
    t = dealt("gloria", 2)
    assert [len(t.hand(letter).split()) for letter in "AB"] == [5, 5]
    assert (len(t.seen("display")), t.state.ap) == (3, 3)
