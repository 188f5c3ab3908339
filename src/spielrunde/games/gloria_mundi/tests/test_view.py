"""What people see: hidden stocks, the Forum with prices, the Goth's way, what buildings say (chapter 10)."""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_mundi.state import State
from spielrunde.games.gloria_mundi.tests.tabletop import IDS, ODD, Table, table


@pytest.mark.clause("10.1")
def test_what_is_open_is_seen_by_everybody() -> None:
    display = {"A": "farm farm:F01 peace:R01", "B": "city"}
    t = table(seats=2, goth=2, laid=("1F", "1Y"), display=display, forum={2: "P01"}, burnt="P02", steps={"B": 7})
    for viewer in ("A", "B", ""):
        zones = t.zones(viewer)
        assert [card.label for card in zones["display.0"].cards] == ["Farm", "Farm", "Horreum", "Peace card", "Senatus"]
        assert [card.label for card in zones["fire"].cards] == ["Templum Pacis"]
        assert [card.label for card in zones["way.4"].cards] == ["glory"]
        assert zones["way.2"].marks == ["city", "goth"]
        assert (zones["stack"].count, zones["forum.2"].count, zones["forum.3"].count) == (53, 1, 0)
        counters = {counter.id: counter for counter in t.view(viewer).counters}
        assert (counters["goth"].value, counters["goth"].top, counters["goth"].stops) == (2, 37, [4])
        assert (counters["steps.1"].value, counters["steps.1"].top) == (7, 38)


def test_the_way_says_how_far_the_goth_has_come_and_what_comes_next() -> None:
    zones = table(seats=2, goth=34).zones("A")
    assert zones["way.33"].note == ""
    assert zones["way.34"].note == "here stands the Goth, 3 spaces from Rome"
    assert [zones[f"way.{number}"].note for number in (35, 37)] == ["1 space ahead", "3 spaces ahead"]
    assert table(seats=2).zones("A")["way.7"].note == ""


@pytest.mark.clause("10.2")
def test_stocks_and_hands_are_shown_to_their_owner_alone() -> None:
    t = table(seats=3, stock={"A": "3F 1Y", "B": "2G"}, hands={"A": (2, 1, 0), "B": (1, 1, 1)})
    zones = t.zones("A")
    assert [zones[f"stock.0.{kind}"].count for kind in ("food", "gold", "calm", "glory")] == [3, 0, 0, 1]
    assert [zones[f"stock.1.{kind}"].count for kind in ("food", "gold", "calm", "glory")] == [-1] * 4
    assert [card.label for card in zones["hand.0"].cards] == ["Farm", "Farm", "City"]
    assert set(t.seen("hand.1", "A")) == {"back"}
    assert zones["hand.1"].count == 3
    assert t.zones()["stock.0.food"].count == -1


@pytest.mark.clause("10.2")
def test_by_option_nothing_is_hidden() -> None:
    t = table(seats=2, stock={"B": "2G"}, hands={"B": (1, 0, 0)}, options={"open_stocks": True})
    for viewer in ("A", ""):
        zones = t.zones(viewer)
        assert zones["stock.1.gold"].count == 2
        assert [card.label for card in zones["hand.1"].cards] == ["Farm"]


@pytest.mark.clause("10.3")
def test_nobody_knows_the_order_of_the_stack() -> None:
    t = table(seats=2)
    for seat in (0, 1, None):
        masked = t.match.masked(seat)
        assert isinstance(masked, State)
        assert {masked.stack[place] for place in range(57)} == {-1}


@pytest.mark.clause("6.2", "10.1")
def test_the_forum_tells_each_viewer_the_whole_price() -> None:
    t = table(seats=2, display={"A": "city:G13", "B": ""}, forum={0: "F01", 5: "R03"})
    assert [t.zones(viewer)["forum.0"].note for viewer in "AB"] == ["7 (+3)", "9 (+5)"]
    assert [t.zones(viewer)["forum.5"].note for viewer in "AB"] == ["8 (+0)", "8 (+0)"]
    assert t.zones("B")["forum.1"].note == "+4"


SAID = {
    "F01": ("Take 3 food.", ["on-farm", "=food", "=food", "=gold", "=gold", "+food", "+food", "+food"]),
    "F04": (
        "Pay 2 food and take 3 peace.",
        ["on-farm", "=food", "=gold", "=calm", "-food", "-food", "+calm", "+calm", "+calm"],
    ),
    "F09": (
        "Move 1 step, or pay 1 food and move 2 steps.",
        ["on-farm", *["=food"] * 3, "=gold", "=calm", "=calm", "step1", "or", "-food", "step2"],
    ),
    "F12": (
        "Take 1 food for each farm in your display, at most 5.",
        ["on-farm", *["=food"] * 3, *["=gold"] * 3, "per-farm", "+food", "max5"],
    ),
    "F15": (
        "Take 2 food. The Goth never takes this pair.",
        ["on-farm", "=food", "=food", "=calm", "=calm", "+food", "+food", "immune"],
    ),
    "F17": ("Exchange up to 3 counters, no glory.", ["on-farm", "=food", "=gold", "swap3"]),
    "G07": (
        "Pay 1 gold and move 1 step, up to 2 times.",
        ["on-city", "=gold", "=gold", "=calm", "=calm", "-gold", "step1", "x2"],
    ),
    "G13": ("You pay 2 less surcharge.", ["on-city", "=food", "=gold", "=gold", "discount2"]),
    "G14": (
        "Of a tribute you pay, 1 counter comes from the supply.",
        ["on-city", "=food", "=gold", "=gold", "relief1"],
    ),
    "P09": ("Instead of losing a card you may remove this building.", ["on-peace", "=food", "=calm", "parry"]),
    "P10": (
        "Instead of losing a card you may pay 2 counters of any kind.",
        ["on-peace", "=gold", "=calm", "=calm", "ransom2"],
    ),
    "P15": (
        "When built: take 2 peace and move 2 steps.",
        ["on-peace", "=food", "=food", "=calm", "=calm", "build", "+calm", "+calm", "step2"],
    ),
    "P17": (
        "Pay 1 of any kind but glory and move 1 step, up to 2 times.",
        ["on-peace", "=food", "=gold", "=gold", "=calm", "=calm", "-any", "step1", "x2"],
    ),
    "R01": (
        "Take 3 of any kind but glory.",
        ["on-any", *["=food"] * 2, *["=gold"] * 2, *["=calm"] * 2, "+any", "+any", "+any"],
    ),
}


@pytest.mark.clause("11.12")
@pytest.mark.parametrize("building", SAID)
def test_a_building_says_what_it_does_in_words_and_signs(building: str) -> None:
    card = table(seats=2, forum={3: building}).zones("A")["forum.3"].cards[0]
    assert (card.note, card.signs) == SAID[building]
    german = table(seats=2, forum={3: building}).zones("A", "de")["forum.3"].cards[0]
    assert german.signs == card.signs
    assert german.note not in ("", card.note)


@pytest.mark.clause("11.9", "11.11")
def test_one_counter_and_several_are_told_apart() -> None:
    """Relief and ransom of another list, of 3 and 1, in both languages."""
    t = table(seats=2, options={"cards": ODD}, forum={3: "7", 4: "5"})
    notes = [t.zones("A", lang)[zone].cards[0].note for zone in ("forum.3", "forum.4") for lang in ("en", "de")]
    parried = "Instead of losing a card you may remove this building."
    entfernt = "Statt eine Karte zu verlieren, darfst du dieses Bauwerk entfernen."
    assert notes == [
        "Of a tribute you pay, 3 counters come from the supply.",
        "Von deinem Tribut kommen 3 Plättchen aus dem Vorrat.",
        f"{parried} Instead of losing a card you may pay 1 counter of any kind.",
        f"{entfernt} Statt eine Karte zu verlieren, darfst du 1 beliebiges Plättchen zahlen.",
    ]


def test_what_a_building_does_is_different_for_different_rows() -> None:
    """No two buildings of one colour and price say the same: nothing of a row is lost in its words."""
    said = set()
    for building in IDS:
        card = table(seats=2, forum={3: building}).zones("A")["forum.3"].cards[0]
        said.add((card.note, *card.signs))
    assert len(said) == 57 - _alike()


def _alike() -> int:
    """Rows of our list that are the same but for their names."""
    s = table(seats=2).state
    rows = {(s.card_cost[card], *(s.card[card, column] for column in range(9))) for card in range(57)}
    return 57 - len(rows)


def test_a_purchase_says_price_and_effect_and_is_offered_by_touch() -> None:
    t = table(seats=2, forum={4: "R04"}, stock={"A": "3F 3G 3P"}, display={"A": "farm city:G01 peace"})
    t.do("A", "play:peace")
    choice = t.choice("A", "buy:4:peace")
    assert choice.label == (
        "Build Consul on a card: Peace card. Price: 1 food, 1 gold, 1 peace, and 1 of any kind. "
        "Take 2 of any kind but glory."
    )
    assert choice.cards == [f"forum.4:b{IDS.index('R04') + 1}:0", "display.0:peace:0", "display.0:peace:1"]
    assert t.choice("A", "buy:4:farm", "de").label.startswith("Consul bauen auf: Landgut. Preis: 1 Nahrung")


def test_the_refusal_says_what_it_would_cost() -> None:
    t = table(seats=2, goth=11, laid=("1G 1P", "1F"), stock={"A": "1P"})
    t.do("A", "play:peace")
    refusal = t.choice("A", "refuse")
    assert refusal.label == "Pay nothing: the Goth moves 2 spaces and takes 1 farm, 1 city, and 1 peace card"
    assert t.choice("A", "tribute").label == "Pay for 1 peace card"
    assert t.view("B", "de").prompt == "Ada darf dem Goten zahlen"


def test_a_pair_is_touched_by_its_building_and_keeps_its_ids() -> None:
    t = table(seats=2, display={"A": "farm farm:F01 farm:F02"}, hands={"A": (1, 0, 0)})
    before = {card.id for card in t.zones()["display.0"].cards}
    t.do("A", "play:farm")
    assert before < {card.id for card in t.zones()["display.0"].cards}
    building = f"display.0:b{IDS.index('F02') + 1}:0"
    assert t.choice("A", "base:F02").cards == t.choice("A", "use:F02").cards == [building]


def test_events_tell_the_reader_in_the_second_person() -> None:
    t = table(seats=2, forum={5: "P01"}, stock={"A": "2F"})
    t.do("A", "play:peace", "buy:5:peace")
    assert t.sentences("A") == ["You buy Castra for 3 counters.", "You pay 2 food.", "You pay 1 peace."]
    assert t.sentences("B", "de")[0] == "Ada kauft Castra für 3 Plättchen."
    assert [(move.kind, move.source, move.target, move.count) for event in t.told() for move in event.moves] == [
        ("food", "stock.0.food", "supply", 2),
        ("calm", "stock.0.calm", "supply", 1),
        (f"b{IDS.index('P01') + 1}", "forum.5", "display.0", 1),
    ]


@pytest.mark.parametrize("options", [{}, {"cards": ODD, "auto_collect": False}])
def test_labels_of_choices_are_distinct_and_say_something(options: dict[str, object]) -> None:
    match = Table.deal(3, seed=12, **options).match
    while not match.over:
        seat = match.acting()[0]
        labels = [choice.label for choice in match.choices(seat, "de")]
        assert len(set(labels)) == len(labels)
        assert all("{" not in label for label in labels if "Wache" not in label)
        legal = match.legal(seat)
        match.apply(seat, legal[(7 * len(match.moments)) % len(legal)])
