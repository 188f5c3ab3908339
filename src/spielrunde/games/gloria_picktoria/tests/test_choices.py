"""What a seat is offered: in words, and by touching cards and zones of its own view."""

from __future__ import annotations

import pytest

from spielrunde.bots import decide
from spielrunde.games.gloria_picktoria.tests.tabletop import GAME, Table, table
from spielrunde.kernel.match import Match

EDITIONS = ("gloria", "reibach", "goods")


def offering(edition: str) -> Table:
    """A can do every action of a main phase."""
    return table(
        edition=edition,
        options={"fox": True},
        rows={"A": "ring 1 hat 2", "B": "ring 1 tail 1", "C": "case 1"},
        hands={"A": "mask ring ring joker doubler"},
        bases={"A": "worm"},
        display="hat rug joker",
        fox="A ring",
    )


LABELS = [
    ("gloria", "lay:mask", "Lay Mask as a chest", "Maske als Schatzkiste legen"),
    ("reibach", "lay:mask", "Lay Gambling as a dealer", "Glücksspiel als Geschäftemacher legen"),
    ("goods", "lay:doubler", "Lay x2 Card as a keystone", "×2-Karte als Grundstein legen"),
    ("gloria", "open:mask", "Start a collection with Mask", "Sammlung beginnen: Maske"),
    ("reibach", "open:mask", "Open a business with Gambling", "Geschäft eröffnen: Glücksspiel"),
    ("goods", "open:mask", "Start a pile with Casinos", "Reihe beginnen: Kasinos"),
    ("gloria", "extend:ring", "Add Ankle ring · row of 2", "Fußring anlegen · Reihe von 2"),
    ("gloria", "joker:hat", "Add the joker to Hat · row of 3", "Joker an Hut anlegen · Reihe von 3"),
    (
        "reibach",
        "joker:hat",
        "Add the all-rounder to Antiques · row of 3",
        "Multitalent an Antiquitäten anlegen · Reihe von 3",
    ),
    ("gloria", "double:hat", "Double Hat · row of 2, closed", "Hut verdoppeln · Reihe von 2, geschlossen"),
    ("gloria", "take:joker", "Take Joker", "Joker nehmen"),
    ("gloria", "draw", "Draw blind · 2 actions", "Verdeckt ziehen · 2 Aktionen"),
    ("gloria", "move_fox:hat", "Move the fox to Hat", "Fuchs auf Hut versetzen"),
    (
        "gloria",
        "send_fox:tail",
        "Send the fox to Bo: Fox tail · 2 actions",
        "Fuchs zu Bo schicken: Fuchsschwanz · 2 Aktionen",
    ),
]


@pytest.mark.parametrize(("edition", "action", "english", "german"), LABELS)
def test_labels(edition: str, action: str, english: str, german: str) -> None:
    t = offering(edition)
    assert t.choice("A", action).label == english
    assert t.choice("A", action, "de").label == german


def test_labels_of_the_free_pass() -> None:
    for chooser, expected in (
        ("passer", {"Pass the fox to Bo: Hat", "Keep the fox"}),
        ("receiver", {"Pass the fox to Bo", "Keep the fox"}),
    ):
        rows = {"A": "ring 1", "B": "hat 1", "C": "case 1"}
        t = table(options={"fox_pass_chooser": chooser}, rows=rows, hands={"A": "mask"}, fox="A ring", ap=1)
        t.do("A", "lay:mask")
        assert {t.choice("A", action).label for action in t.legal("A")} == expected
        if chooser == "receiver":
            t.do("A", "hand_fox")
            assert t.choice("B", "place_fox:hat").label == "Put the fox on Hat"
            assert t.choice("B", "place_fox:hat", "de").label == "Fuchs auf Hut setzen"


TOUCHES = [
    ("lay:ring", ["hand.0:ring:0", "hand.0:ring:1"], []),
    ("open:mask", ["hand.0:mask:0"], ["bases.0"]),
    ("extend:ring", ["hand.0:ring:0", "hand.0:ring:1"], ["row.0.ring"]),
    ("joker:hat", ["hand.0:joker:0"], ["row.0.hat"]),
    ("double:ring", ["hand.0:doubler:0"], ["row.0.ring"]),
    ("take:rug", ["display:rug:0"], []),
    ("draw", ["pile:back:0"], ["pile"]),
    ("move_fox:hat", [], ["row.0.hat"]),
    ("send_fox:tail", [], ["row.1.tail"]),
]


@pytest.mark.parametrize(("action", "cards", "zones"), TOUCHES)
def test_what_one_touches(action: str, cards: list[str], zones: list[str]) -> None:
    choice = offering("gloria").choice("A", action)
    assert (choice.cards, choice.zones) == (cards, zones)


def test_the_chosen_row_for_the_fox_is_ones_own() -> None:
    rows = {"A": "ring 1", "B": "hat 1", "C": "case 1"}
    options = {"fox_pass_chooser": "receiver"}
    t = table(options=options, rows=rows, hands={"A": "mask"}, fox="A ring", ap=1)
    t.do("A", "lay:mask")
    assert (t.choice("A", "hand_fox").cards, t.choice("A", "hand_fox").zones) == ([], [])
    t.do("A", "hand_fox")
    assert t.choice("B", "place_fox:hat").zones == ["row.1.hat"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", [{"show_pile_size": False}, {"show_bases": True, "fox_pass_chooser": "receiver"}])
def test_all_that_is_offered_lies_in_the_view(edition: str, options: dict[str, object]) -> None:
    seen = set()
    for seed in range(2):
        match = Match.new(GAME, seats=3, options={"edition": edition, "fox": True, **options}, seed=seed)
        while not match.over:
            seat = match.acting()[0]
            zones = {zone.id: zone for zone in match.view(seat).zones}
            items = [card.id for zone in zones.values() for card in zone.cards]
            assert len(items) == len(set(items))
            choices = match.choices(seat, "de")
            assert [choice.number for choice in choices] == match.legal(seat)
            assert len({choice.label for choice in choices}) == len(choices)
            for choice in choices:
                assert set(choice.cards) <= set(items)
                assert set(choice.zones) <= set(zones)
                assert all(zones[zone].seat in (None, seat) or "fox" in choice.id for zone in choice.zones)
                seen.add(choice.id.split(":")[0])
            match.apply(seat, decide(match, seat, "random"))
    verbs = {"lay", "open", "extend", "joker", "double", "take", "draw", "move_fox", "send_fox", "keep_fox"}
    assert seen - {"pass_fox", "hand_fox", "place_fox"} == verbs


def test_the_prompt_says_whose_turn_it_is_and_what_is_left() -> None:
    t = table(rows={"A": "ring 1", "B": "hat 1", "C": "case 1"}, fox="A ring", hands={"A": "mask worm"}, ap=2)
    mine, other = t.view("A"), t.view("B", "de")
    assert (mine.prompt, mine.detail) == ("Your turn", "Play, take or move the fox · 2 actions left")
    assert (other.prompt, other.detail) == ("Ada ist dran", "noch 2 Aktionen")
    t.do("A", "lay:worm")
    assert t.view("A").detail == "Play a card or take one · 1 action left"
    t.do("A", "lay:mask")
    assert t.view("A").prompt == "Pass the fox on?"
    assert t.view("C", "de").prompt == "Ada darf den Fuchs weitergeben"
    assert t.view("A").phase == "pass_fox"


def test_the_rules_open_where_one_needs_them() -> None:
    t = table(rows={"A": "ring 1", "B": "hat 1", "C": "case 1"}, fox="A ring", hands={"A": "mask"}, shown=9, ap=1)
    found = [t.view("A").clause]
    t.do("A", "lay:mask")
    found.append(t.view("A").clause)
    t.do("A", "pass_fox:hat")
    t.do("B", "draw", drawing="scoring")
    found.append(t.view("A").clause)
    assert found == ["3.1", "7.8", "6.1"]
    for lang in ("en", "de"):
        numbers = {clause.number for chapter in t.match.game.rulebook(lang) for clause in chapter.clauses}
        assert set(found) <= numbers
