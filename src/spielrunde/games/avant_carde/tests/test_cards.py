"""Chapter 1 and 2: what there is, and how it is dealt."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from spielrunde.games.avant_carde.cards import (
    COLOUR,
    COLOUR_BIT,
    COUNT,
    DECK_NAMES,
    GALLERY_KINDS,
    KIND_NAMES,
    KINDS,
    NUMBER,
    NUMBER_BIT,
    PER_COLOUR,
    STACK,
    STARTER,
)
from spielrunde.games.avant_carde.patrons import PATRONS
from spielrunde.games.avant_carde.search import WORK, longest_line
from spielrunde.games.avant_carde.tests.conservation import conserve
from spielrunde.games.avant_carde.tests.tabletop import kind, laying, new


def starter(deck: int) -> list[str]:
    return [KIND_NAMES[k] for k in range(KINDS) for _ in range(STARTER[deck, k])]


@pytest.mark.clause("1.1", "1.2")
def test_the_gallery() -> None:
    assert COUNT.tolist() == [12, 12, 12, 8, 8, 8]
    assert (PER_COLOUR * 4 == COUNT).all()
    by_colour = Counter(int(COLOUR[k]) for k in range(GALLERY_KINDS) for _ in range(PER_COLOUR[STACK[k]]))
    assert by_colour == {0: 15, 1: 15, 2: 15, 3: 15}
    s = new().state
    assert [s.cost[stack] for stack in range(6)] == [2, 3, 4, 5, 6, 7]
    assert [s.stack_size[stack] for stack in range(6)] == [12, 12, 12, 8, 8, 8]


@pytest.mark.clause("1.3", "1.4", "1.5")
def test_the_starter_decks() -> None:
    assert DECK_NAMES == ("ob", "rp", "rb", "op", "ro")
    for deck, name in enumerate(DECK_NAMES):
        cards = starter(deck)
        assert sorted(int(NUMBER[kind(card)]) for card in cards) == [1, 1, 1, 2, 2, 2, 11, 12, 13, 14]
        assert {card[0] for card in cards if card[1:] == "1"} == {*name, "w"}
        assert {card[0] for card in cards if card[1:] == "2"} == {*"ropb", "g"} - set(name)
        assert {"r11", "o12", "p13", "b14"} < set(cards)


@pytest.mark.clause("1.6", "3.2")
def test_what_fits_by_colour_and_by_number() -> None:
    """Colour: only the four; number: only 1 to 7."""
    for one in range(KINDS):
        for other in range(KINDS):
            fits = bool(COLOUR_BIT[one] & COLOUR_BIT[other] or NUMBER_BIT[one] & NUMBER_BIT[other])
            same_colour = KIND_NAMES[one][0] == KIND_NAMES[other][0] and KIND_NAMES[one][0] in "ropb"
            same_number = KIND_NAMES[one][1:] == KIND_NAMES[other][1:] and len(KIND_NAMES[one]) == 2
            assert fits == (same_colour or same_number)


@pytest.mark.clause("1.7")
def test_which_cards_have_a_power() -> None:
    assert {KIND_NAMES[k] for k in range(KINDS) if STACK[k] < 0} == {
        "r1", "o1", "p1", "b1", "w1", "r11", "o12", "p13", "b14",
    }  # fmt: skip
    assert STACK[kind("g2")] == 0
    assert Counter(patron.number for patron in PATRONS) == dict.fromkeys(range(2, 8), 4)


@pytest.mark.clause("1.8")
def test_cards_are_conserved_at_the_deal() -> None:
    for seats in range(1, 6):
        conserve(new(seats, start_seat=0).state)


@pytest.mark.clause("2.1", "2.6")
def test_everybody_has_another_deck_and_seven_cards() -> None:
    met: set[int] = set()
    for seed in range(20):
        s = new(5, seed).state
        decks = [s.starter[seat] for seat in range(5)]
        assert sorted(decks) == [0, 1, 2, 3, 4]
        met.add(decks[0])
        for seat in range(5):
            assert (s.hand_size[seat], s.deck_size[seat], s.discard_size[seat]) == (7, 3, 0)
            assert [s.owned[seat, k] for k in range(KINDS)] == STARTER[decks[seat]].tolist()
    assert met == {0, 1, 2, 3, 4}


@pytest.mark.clause("2.2")
def test_only_the_top_of_a_stack_is_seen() -> None:
    t = new()
    for number in range(2, 8):
        zone = t.zones("A")[f"gallery.{number}"]
        assert (zone.count, len(zone.cards)) == (12 if number < 5 else 8, 1)
        assert zone.cards[0].kind.endswith(str(number))


@pytest.mark.clause("2.3")
def test_patrons_by_set_at_random_and_one_by_one() -> None:
    def patrons(**options: Any) -> list[str]:
        s = new(**options).state
        return [PATRONS[s.patron[stack]].id for stack in range(6)]

    assert patrons() == ["crowd", "snob", "gallerist", "sponsor", "admirer", "muse"]
    assert patrons(patrons="c") == ["twins", "copyist", "triptych", "gambler", "restorer", "critic"]
    assert patrons(patrons="a", patron_3="c", patron_7="beginner") == [
        "courier", "copyist", "hunter", "heiress", "auctioneer", "muse",
    ]  # fmt: skip
    drawn = [patrons(patrons="random", seed=seed) for seed in range(30)]
    assert len({row[3] for row in drawn}) == 4
    assert all(row[2] == "triptych" for row in (patrons(patrons="random", patron_4="c", seed=s) for s in range(5)))


@pytest.mark.clause("2.4")
def test_awards_by_seats() -> None:
    assert [new(seats).state.goal for seats in (2, 3, 4, 5)] == [24, 24, 28, 28]
    assert new(3, award_stack=9).state.goal == 9


@pytest.mark.clause("2.5")
def test_who_begins() -> None:
    assert new(4, start_seat=3).state.first == 2
    assert {new(4, seed, start_seat=0).state.first for seed in range(20)} == {0, 1, 2, 3}


def test_chains_of_all_opening_hands() -> None:
    """Of the 120 hands of seven 40 lay three cards, 60 lay four, 20 lay five, whatever the deck."""
    from itertools import combinations

    for deck in range(5):
        lengths: Counter[int] = Counter()
        for hand in combinations(starter(deck), 7):
            t = laying({"A": " ".join(hand), "B": "r3"})
            lengths[longest_line(t.state, 0, [0] * WORK)] += 1
        assert lengths == {3: 40, 4: 60, 5: 20}


def test_the_search_finds_what_trying_all_orders_finds() -> None:
    def follows(one: str, other: str) -> bool:
        a, b = kind(one), kind(other)
        return bool(COLOUR_BIT[a] & COLOUR_BIT[b] or NUMBER_BIT[a] & NUMBER_BIT[b])

    def length(order: tuple[str, ...]) -> int:
        cards = 1
        while cards < len(order) and (order[cards - 1][1:] == "4" or follows(order[cards - 1], order[cards])):
            cards += 1
        return cards

    for hand in ("r1 w1 g2 o4 b14 p13", "r5 r6 b6 b7 o7 g2", "r4 w1 p13 o12 g2 b5", "r3 o3 p3 b3 r11 o12 b14"):
        best = max(length(order) for order in permutations(hand.split()))
        assert longest_line(laying({"A": hand, "B": "r3"}).state, 0, [0] * WORK) == best
