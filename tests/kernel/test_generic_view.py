"""The view every game has without a line of its own: zones, counters, prompt, choices, from declarations and texts."""

from __future__ import annotations

import msgspec

from spielrunde import Match
from spielrunde.kernel.game import Game
from spielrunde.kernel.view import GameView

GAME = Game("open_bid")
NAMES = ("Ada", "Bo", "Cleo")


def match() -> Match:
    return Match.new(GAME, seats=3, seed=3)


def test_zones_come_from_the_declarations_one_per_seat() -> None:
    view = match().view(1, "de", NAMES)
    ids = [zone.id for zone in view.zones]
    assert ids[:3] == ["prizes", "prize", "aside"]
    assert ids[3:] == [f"{name}.{seat}" for name in ("won", "deck", "hand", "bid", "spent") for seat in range(3)]
    layouts = {zone.name: zone.layout for zone in view.zones}
    assert layouts["hand"] == "fan"
    assert layouts["deck"] == "pile"
    assert {zone.seat for zone in view.zones if zone.name == "hand"} == {0, 1, 2}


def test_hidden_zones_are_backs_by_their_public_size() -> None:
    view = match().view(1, "de", NAMES)
    hands = {zone.seat: zone for zone in view.zones if zone.name == "hand"}
    assert [card.kind for card in hands[0].cards] == ["back"] * 3
    assert hands[0].cards[0].label == "verdeckte Karte"
    assert "back" not in {card.kind for card in hands[1].cards}
    assert next(zone for zone in view.zones if zone.id == "deck.1").count == 9


def test_items_have_names_of_their_own() -> None:
    view = match().view(1)
    ids = [card.id for zone in view.zones for card in zone.cards]
    assert len(set(ids)) == len(ids)
    assert all(card.id.startswith(f"{zone.id}:{card.kind}:") for zone in view.zones for card in zone.cards)


def test_counters_and_tracks() -> None:
    counters = {counter.id: counter for counter in match().view(None).counters}
    assert (counters["round"].value, counters["round"].top, counters["round"].seat) == (1, 4, None)
    assert [counters[f"points.{seat}"].seat for seat in range(3)] == [0, 1, 2]


def test_prompts_name_who_is_waited_for() -> None:
    table = match()
    table.apply(1, table.legal(1)[0])
    table.apply(1, "confirm")
    assert table.view(0, "en", NAMES).prompt == "Your turn"
    assert table.view(1, "en", NAMES).prompt == "Ada and Cleo to play"
    assert table.view(1, "de", NAMES).prompt == "Ada und Cleo sind dran"
    assert table.view(0, "de", NAMES).detail == "Wähle eine Karte und bestätige sie"


def test_choices_touch_the_cards_they_are_about() -> None:
    table = match()
    hand = {card.id for zone in table.view(0).zones if zone.id == "hand.0" for card in zone.cards}
    for choice in table.choices(0):
        assert choice.label
        assert set(choice.cards) <= hand
        assert choice.cards
    assert table.choices(0)[0].label.startswith("Bid ")


def test_a_view_survives_the_wire() -> None:
    view = match().view(2, "de", NAMES)
    assert msgspec.json.decode(msgspec.json.encode(view), type=GameView) == view
