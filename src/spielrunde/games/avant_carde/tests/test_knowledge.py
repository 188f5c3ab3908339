"""Chapter 12: what everybody knows, and what nobody is shown."""

from __future__ import annotations

import random

import pytest

from spielrunde.games.avant_carde.cards import KINDS
from spielrunde.games.avant_carde.tests.tabletop import buying, kind, laying, new


@pytest.mark.clause("12.1")
def test_what_is_public() -> None:
    t = buying({"A": "r1 r11"}, discards={"B": "g2 b14"}, awards={"B": 3}, change="B")
    for viewer in ("A", "B", ""):
        assert t.seen("line.0", viewer) == ["r1", "r11"]
        assert t.seen("discard.1", viewer) == ["g2", "b14"]
        assert t.counters(viewer)["awards.1"] == 3
        assert t.counters(viewer)["change.1"] == 1
    t.do("A", "bury:3")
    assert t.sentences("B")[0].startswith("Ada buries ")


@pytest.mark.clause("12.2")
def test_deck_and_hand_together_are_known() -> None:
    t = new(2)
    draw = random.Random(3)
    for _ in range(60):
        if t.match.acting():
            seat = draw.choice(t.match.acting())
            t.match.apply(seat, draw.choice(t.match.legal(seat)))
        for seat in range(2):
            other = t.imagined("AB"[seat], 1).state
            for k in range(KINDS):
                assert other.owned[1 - seat, k] == t.state.owned[1 - seat, k]
            if t.state.phase:
                assert all(other.deck[1 - seat, k] == t.state.deck[1 - seat, k] for k in range(KINDS))


@pytest.mark.clause("12.3")
def test_cards_known_to_be_in_a_hand_or_on_a_deck_stay_there() -> None:
    t = buying({"A": "r11", "B": "o12"}, decks={"B": "r2 o2 b2"}, discards={"B": "r7 o7 b7 p7 r6 o6"})
    t.do("A", "end_turn").do("B", "end_turn")
    for seed in range(20):
        s = t.imagined("A", seed).state
        held = [s.hand[1, k] + [s.row[1, p] for p in range(s.row_size[1])].count(k) for k in range(KINDS)]
        assert min(held[kind(name)] for name in ("r2", "o2", "b2")) == 1
    t = laying({"B": "r1 r11 r7"}, decks={"B": "b14 o12 p13"})
    for seed in range(20):
        s = t.imagined("A", seed).state
        assert s.deck[1, kind("p13")] == 1, "the third card of a known deck is never reached by drawing two"


@pytest.mark.clause("12.3")
def test_a_confirmed_line_is_some_line_of_the_hand() -> None:
    t = new(3)
    for word in (t.match.game.actions.id(t.match.legal(1)[0]), "confirm"):
        t.match.apply(1, word)
    lengths = set()
    for seed in range(30):
        s = t.imagined("A", seed).state
        lengths.add(s.row_size[1])
        assert s.row_size[1] > 0
        assert s.question[1] == 0
    assert len(lengths) > 1


@pytest.mark.clause("12.4")
def test_the_order_of_a_stack_is_not_in_the_record() -> None:
    """Only which cards are left can be counted; buried ones have their place beneath."""
    t = buying({"A": "r1"})
    before = sum(t.state.middle[4 * 5 + colour] for colour in range(4))
    t.do("A", "bury:7")
    assert sum(t.state.middle[4 * 5 + colour] for colour in range(4)) == before - 1
    assert t.state.under_size[5] == 1
