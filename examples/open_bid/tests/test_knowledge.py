"""Chapter 6 of RULES.md, seen through the generic view, which has nothing but the declarations to go by."""

from __future__ import annotations

import pytest

from spielrunde.kernel.match import Match
from spielrunde.kernel.view import GameView, ZoneView

from .table import bid, table


def zone(view: GameView, name: str) -> ZoneView:
    return next(zone for zone in view.zones if zone.id == name)


def kinds(match: Match, viewer: int | None, name: str) -> list[str]:
    return [card.kind for card in zone(match.view(viewer), name).cards]


@pytest.mark.clause("6.1")
def test_hands_bids_and_decks_are_face_down_for_others() -> None:
    match = table(["123", "456"])
    assert kinds(match, 0, "hand.0") == ["one", "two", "three"]
    assert kinds(match, 1, "hand.0") == kinds(match, None, "hand.0") == ["back"] * 3
    match.apply(0, "bid:two")
    assert match.view(1).acting == [0, 1]
    assert kinds(match, 1, "hand.0") == ["back"] * 3
    assert match.told(1, 1) == match.told(1, None) == []
    match.apply(0, "confirm")
    assert (kinds(match, 0, "bid.0"), kinds(match, 1, "bid.0")) == (["two"], ["back"])
    assert [event.text for event in match.told(2, 1, "de")] == ["Spieler 1 hat geboten."]
    assert [event.text for event in match.told(2, 0, "de")] == ["Du bietest Zwei."]
    assert kinds(match, 0, "deck.0") == ["back"] * 9
    assert zone(match.view(0), "prizes").count == 5


@pytest.mark.clause("6.2")
def test_what_is_open_is_open_to_spectators_too() -> None:
    match = table(["123", "456"], prize="gold")
    match.apply(1, "swap:four")
    masked = match.masked(None).to_numpy()[0]
    assert masked["swapped"].tolist() == [0, 1, 0, 0]
    match = table(["123", "456"], prize="gold")
    bid(match, 3, 6)
    view = match.view(None)
    assert (kinds(match, None, "spent.0"), kinds(match, None, "spent.1")) == (["three"], ["six"])
    assert kinds(match, None, "won.1") == ["gold"]
    assert {counter.id: counter.value for counter in view.counters} == {"round": 2, "points.0": 0, "points.1": 3}
    assert next(counter for counter in view.counters if counter.id == "round").top == 4
