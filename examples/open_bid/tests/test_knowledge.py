"""Chapter 6 of RULES.md, seen through the generic view, which has nothing but the declarations to go by."""

from __future__ import annotations

import pytest

from .tabletop import table


@pytest.mark.clause("6.1")
def test_hands_bids_and_decks_are_face_down_for_others() -> None:
    t = table("1 2 3", "4 5 6")
    assert t.seen("hand.0", "A") == ["1", "2", "3"]
    assert t.seen("hand.0", "B") == t.seen("hand.0") == ["back"] * 3
    t.do("A", "bid:2")
    assert t.view("B").acting == [0, 1]
    assert t.seen("hand.0", "B") == ["back"] * 3
    assert t.told("B") == t.told() == []
    t.do("A", "confirm")
    assert (t.seen("bid.0", "A"), t.seen("bid.0", "B")) == (["2"], ["back"])
    assert t.sentences("B", "de") == ["Ada hat geboten."]
    assert t.sentences("A", "de") == ["Du bietest Zwei."]
    assert t.seen("deck.0", "A") == ["back"] * 9
    assert t.zones("A")["prizes"].count == 5


@pytest.mark.clause("6.2")
def test_what_is_open_is_open_to_spectators_too() -> None:
    t = table("1 2 3", "4 5 6").do("B", "swap:4")
    masked = t.match.masked(None).to_numpy()[0]
    assert masked["swapped"].tolist() == [0, 1, 0, 0]
    t = table("1 2 3", "4 5 6").bids(3, 6)
    assert (t.seen("spent.0"), t.seen("spent.1")) == (["3"], ["6"])
    assert t.seen("won.1") == ["gold"]
    assert t.counters() == {"round": 2, "points.0": 0, "points.1": 3}
    assert next(counter for counter in t.view().counters if counter.id == "round").top == 4
