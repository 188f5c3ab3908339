"""Chapter 8 of RULES.md: what everybody knows. What a seat cannot know is dealt anew by ``resample``; what stays the
same in every such world is what it knows.
"""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_picktoria.state import State
from spielrunde.games.gloria_picktoria.tests.conservation import cards_in_play
from spielrunde.games.gloria_picktoria.tests.tabletop import Table, table
from spielrunde.testing.tabletop import seat_number

WORLDS = 40


def worlds(t: Table, viewer: str, owner: str) -> list[list[str]]:
    """Hands of an owner that a viewer holds to be possible."""
    found = []
    for seed in range(WORLDS):
        world = t.imagined(viewer, seed)
        assert cards_in_play(world.state) == cards_in_play(t.state)
        found.append(world.hand(owner).split())
        assert len(found[-1]) == t.state.hand_size[seat_number(owner)]
    return found


@pytest.mark.clause("8.1")
def test_what_lies_on_the_table_is_open_to_all() -> None:
    rows = {"A": "mask 2j*", "B": "hat 1", "C": "case 1"}
    t = table(rows=rows, bases={"A": "worm"}, fox="B hat", shown=3, hands={"A": "ring"}, display="hat rug joker")
    for viewer in ("", "A", "B", "C"):
        zones = t.zones(viewer)
        assert t.seen("row.0.mask", viewer) == ["back", "mask", "mask", "joker", "doubler"]
        assert (zones["row.0.mask"].marks, zones["row.1.hat"].marks) == (["closed"], ["fox"])
        assert t.seen("display", viewer) == ["hat", "rug", "joker"]
        assert t.seen("scored", viewer) == ["scoring"] * 3
        counters = {counter.id: (counter.value, counter.top, counter.stops) for counter in t.view(viewer).counters}
        assert counters["scoring"] == (3, 10, [4, 7, 10])
        assert counters["ap"] == (3, 3, [])


@pytest.mark.clause("8.2")
def test_hands_are_secret_and_their_size_is_open() -> None:
    t = table(hands={"A": "mask hat joker", "B": "worm"})
    assert t.seen("hand.0", "A") == ["mask", "hat", "joker"]
    for viewer in ("B", "C", ""):
        assert t.seen("hand.0", viewer) == ["back"] * 3
        assert t.zones(viewer)["hand.0"].count == 3
    masked = t.match.masked(1)
    assert isinstance(masked, State)
    assert [masked.hand[0, kind] for kind in range(12)] == [-1] * 12
    assert masked.hand_size[0] == 3


@pytest.mark.clause("8.3")
def test_a_card_taken_openly_is_known_until_it_is_played() -> None:
    t = table(edition="reibach", hands={"A": "mask"}, display="hat rug tail")
    t.do("A", "take:hat", drawing="ring")
    assert all("hat" in hand for hand in worlds(t, "B", "A"))
    assert len({tuple(hand) for hand in worlds(t, "B", "A")}) > 1
    t.do("A", "lay:hat")
    hands = worlds(t, "B", "A")
    assert all(len(hand) == 1 for hand in hands)
    assert not all("hat" in hand for hand in hands)


@pytest.mark.clause("8.3", "5.3")
def test_a_card_drawn_blind_is_known_to_its_owner_only() -> None:
    t = table(edition="reibach")
    t.do("A", "draw", drawing="grain")
    assert not all(hand == ["grain"] for hand in worlds(t, "B", "A"))
    assert all(hand == ["grain"] for hand in worlds(t, "A", "A"))


@pytest.mark.clause("8.3")
def test_of_two_equal_cards_the_known_one_is_held_to_be_played() -> None:
    t = table(edition="reibach", hands={"A": "hat"}, display="hat rug tail")
    t.do("A", "take:hat", drawing="ring")
    t.do("A", "lay:hat")
    assert t.hand("A") == "hat"
    assert not all(hand == ["hat"] for hand in worlds(t, "B", "A"))


@pytest.mark.clause("8.4")
def test_a_base_is_shown_once() -> None:
    t = table(hands={"A": "mask worm"})
    t.do("A", "lay:worm")
    assert t.sentences("B") == ["Ada shows Worm and lays it face down."]
    assert [move.kind for move in t.told("B")[0].moves] == ["worm"]
    t.do("A", "open:mask")
    for viewer in ("A", "B", ""):
        assert t.zones(viewer)["row.0.mask"].cards[0].kind == "back"


@pytest.mark.clause("8.4", "9.2")
def test_bases_stay_face_up_as_an_option() -> None:
    t = table(options={"show_bases": True}, hands={"A": "mask worm hat"})
    t.do("A", "lay:worm")
    t.do("A", "lay:hat")
    assert [card.label for card in t.zones("B")["bases.0"].cards] == [
        "Worm, face down as a chest",
        "Hat, face down as a chest",
    ]
    t.do("A", "open:mask")
    assert t.zones()["row.0.mask"].cards[0].kind == "worm"


@pytest.mark.clause("8.5", "2.3")
def test_a_dealt_doubler_is_known_to_be_in_its_hand() -> None:
    t = table(hands={"A": "doubler mask", "B": "doubler hat", "C": "doubler rug"}, rows={"B": "hat 1"})
    assert all(hand.count("doubler") == 1 for hand in worlds(t, "A", "B"))
    t.do("A", "take:hat", drawing="ring")
    t.do("A", "take:rug", drawing="ring")
    t.do("A", "take:tail", drawing="ring")
    t.do("B", "double:hat")
    assert all("doubler" not in hand for hand in worlds(t, "A", "B"))


@pytest.mark.clause("8.5", "2.3")
def test_everybody_is_known_to_hold_a_doubler_after_the_deal() -> None:
    t = Table.deal(3, seed=4)
    for owner in "BC":
        assert all(hand.count("doubler") == 1 for hand in worlds(t, "A", owner))


@pytest.mark.clause("8.6")
def test_the_size_of_the_pile_and_points_are_open() -> None:
    t = table(rows={"A": "mask 1"}, shown=3)
    before = t.zones("B")["pile"].count
    t.do("A", "take:hat", drawing="scoring ring")
    assert t.zones("B")["pile"].count == before - 2
    assert [t.counters()[f"points.{seat}"] for seat in range(3)] == [4, 0, 0]


@pytest.mark.clause("8.6")
def test_the_size_of_the_pile_can_be_hidden() -> None:
    t = table(options={"show_pile_size": False})
    before = t.zones("B")["pile"]
    t.do("A", "draw", drawing="ring")
    assert t.zones("B")["pile"] == before
    assert [card.kind for card in before.cards] == ["back"]
