"""Choices, sentences, prompts and what is touched, read word for word."""

from __future__ import annotations

import pytest

from spielrunde.games.galaxis.tests.tabletop import at_pick, table


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        ("alone:0", "Keep ×2 as a single", "×2 einzeln behalten"),
        ("alone:1", "Give ×2 to Bo as a single", "×2 einzeln vor Bo legen"),
        (
            "pair:0:red+3",
            "Pair ×2 with your Red +3: +21 for you",
            "×2 mit deiner Karte Rot +3 paaren: +21 für dich",
        ),
        (
            "pair:1:green-2",
            "Pair ×2 with Green −2 of Bo: Bo −4",
            "×2 mit Grün −2 von Bo paaren: Bo −4",
        ),
    ],
)
def test_a_placement_says_what_it_changes(action: str, english: str, german: str) -> None:
    areas = {"A": "red+3 red+2*x1 red+1*x1", "B": "green-2"}
    t = at_pick("A", areas=areas, auction="x2 x0 yellow+1").do("A", "pick:x2")
    assert t.choice("A", action).label == english
    assert t.choice("A", action, "de").label == german


def test_a_placement_that_changes_nothing_says_so() -> None:
    t = at_pick("A", areas={"B": "green+2"}, auction="x0 x2 yellow+1").do("A", "pick:x0")
    assert t.choice("A", "pair:1:green+2").label == "Pair ×0 with Green +2 of Bo: Bo ±0"


def test_bids_in_words() -> None:
    t = table()
    assert t.choice("A", "start:four").label == "Begin bid 1 with Value 4"
    assert t.choice("A", "pass", "de").label == "Nichts bieten"
    t.begin("A", "1 4")
    assert t.choice("A", "add:five").label == "Add Value 5: bid 1 comes to 10"
    assert t.choice("A", "start:three", "de").label == "Gebot 2 mit Wert 3 beginnen"
    assert t.choice("A", "lay").label == "Lay the bid: 5"
    t.begin("A", "3").begin("A", "6")
    assert t.choice("A", "lay", "de").label == "3 Gebote legen: 5, 3 und 6"


def test_what_is_told_of_a_gift_that_makes_a_pair() -> None:
    t = at_pick("A", areas={"B": "green-2 green-1*x2"}, auction="x2 x0 yellow+1").do("A", "pick:x2")
    t.do("A", "pair:1:green-2")
    assert t.sentences("C")[:3] == [
        "Ada gives ×2 to Bo.",
        "Green −2 and ×2 are a pair now, with Bo.",
        "Green now counts −12 for Bo.",
    ]
    assert t.sentences("A", "de")[:3] == [
        "Du gibst Bo die Karte ×2.",
        "Grün −2 und ×2 sind bei Bo jetzt ein Paar.",
        "Grün zählt für Bo jetzt −12.",
    ]
    assert t.sentences("B", "de")[:2] == [
        "Ada gibt dir die Karte ×2.",
        "Grün −2 und ×2 sind bei dir jetzt ein Paar.",
    ]


def test_what_is_told_when_bids_are_turned_over_and_move_on() -> None:
    t = table().bid("A", "6").bid("B", "2 3").bid("C").bid("D")
    assert t.sentences("A") == [
        "Dov does not bid.",
        "You have bid 6 with 1 card.",
        "Bo has bid 5 with 2 cards.",
        "Pick 1: you with 6.",
        "Pick 2: Bo with 5.",
    ]
    t.take("A", "red+1", "A").take("B", "green+1", "B", drawing="x0 red-3 x2")
    assert t.sentences("C", "de") == [
        "Bo behält Grün +1.",
        "Gelb +1 kommt aus dem Spiel.",
        "Ada gibt 1 Wertkarte an Bo weiter.",
        "Bo gibt 2 Wertkarten an dich weiter.",
        "Runde 2: Bo bietet zuerst.",
        "×0 wird aufgedeckt.",
        "Rot −3 wird aufgedeckt.",
        "×2 wird aufgedeckt.",
    ]


def test_prompts() -> None:
    t = table()
    view = t.view("A")
    assert (view.prompt, view.clause) == ("Lay your bids", "4.1")
    assert view.detail == "Up to 3 bids, put together in any order"
    assert t.view("B").prompt == "Ada is bidding"
    t.begin("A", "2 4", "5")
    assert t.view("A", "de").detail == "2 Gebote begonnen: 6 und 5"
    assert t.view("B", "de").detail == ""
    t.do("A", "lay").bid("B").bid("C").bid("D")
    assert (t.view("A").prompt, t.view("B").prompt) == ("Pick a card", "Ada picks a card")
    assert t.view("B").detail == "Pick 1 of 2, won with 6"
    t.do("A", "pick:red+1")
    assert (t.view("A").prompt, t.view("A").clause) == ("Place the card", "8.1")
    assert t.view("C", "de").detail == "Rot +1: allein oder auf eine einzelne Karte der anderen Art"
    one = table(options={"bid_mode": "single_sum"}).view("A")
    assert (one.detail, one.clause) == ("One bid of up to 3 cards", "4.11")


@pytest.mark.parametrize("options", [{"bid_mode": "single_sum"}, {"max_bids": 1, "cards_per_bid": 1}, {}])
def test_whoever_bids_for_the_last_lot_is_told_so(options: dict[str, object]) -> None:
    last = table(round_number=11, options=options)
    assert last.view("A").detail == last.view("B").detail == "The last three cards: only the highest bid wins one"


@pytest.mark.parametrize(
    ("options", "detail"),
    [
        ({"max_bids": 1}, "One bid, its cards in any order"),
        ({"max_bids": 1, "cards_per_bid": 1}, "One bid of one card"),
        ({"max_bids": 1, "cards_per_bid": 2}, "One bid of up to 2 cards"),
        ({"bid_mode": "single_sum", "max_bids": 1}, "One bid of one card"),
        ({"cards_per_bid": 1}, "Up to 3 bids, put together in any order"),
    ],
)
def test_the_prompt_says_what_may_be_bid(options: dict[str, object], detail: str) -> None:
    assert table(options=options).view("A").detail == detail


def test_what_a_choice_touches() -> None:
    t = table(hands={"A": "3 3 3 5", "B": "1"})
    start = t.choice("A", "start:three")
    assert (start.cards, start.zones) == (["hand.0:three:0", "hand.0:three:1", "hand.0:three:2"], ["draft.0"])
    t.begin("A", "3")
    assert t.choice("A", "add:three").cards == ["hand.0:three:1", "hand.0:three:2"]
    assert t.choice("A", "add:five").zones == ["draft.0"]
    assert t.choice("A", "start:five").zones == ["draft.1"]
    lay = t.choice("A", "lay")
    assert (lay.cards, lay.zones) == ([], [])


@pytest.mark.parametrize(
    ("options", "bids", "most"),
    [
        ({}, 3, None),
        ({"max_bids": 2, "cards_per_bid": 4}, 2, 4),
        ({"bid_mode": "single_sum"}, 1, 3),
    ],
)
def test_there_is_a_place_for_each_bid_and_it_says_how_many_cards_it_takes(
    options: dict[str, object], bids: int, most: int | None
) -> None:
    t = table(hands={"A": "3 3 3 5", "B": "1"}, options=options).begin("A", "3")
    drafts = [zone for zone in t.zones("A").values() if zone.name == "draft"]
    empty = [("Room for bid 2", -1, 0, ""), ("Room for bid 3", -1, 0, "")]
    assert [(zone.label, zone.count, len(zone.cards), zone.note) for zone in drafts] == [
        ("Bid 1, not laid yet", -1, 1, "3"),
        *empty[: bids - 1],
    ]
    assert {zone.most for zone in drafts} == {most}
    assert t.zones("A")["hand.0"].count == 4


def test_what_a_pick_and_a_placement_touch() -> None:
    t = at_pick("A", areas={"B": "red+3 red+2"}, auction="x2 x2 x0")
    assert t.choice("A", "pick:x2").cards == ["auction:x2:0", "auction:x2:1"]
    t.do("A", "pick:x2")
    assert t.seen("picked", "C") == ["x2"]
    assert t.seen("auction", "C") == ["x2", "x0"]
    assert t.choice("A", "alone:2").zones == ["singles.2"]
    assert t.choice("A", "pair:1:red+2").cards == ["singles.1:red_p2:0"]


def test_areas_by_colour() -> None:
    t = table(areas={"A": "red+3*x2 red-1*x0 green+1*x1 green+2 x0"}, auction="yellow+1 yellow+2 yellow+3")
    zones = t.zones()
    assert t.seen("system.0.red") == ["red-1", "x0", "red+3", "x2"]
    assert (zones["system.0.red"].note, zones["system.0.red"].label) == ("6 × 2", "Red pairs")
    assert t.seen("singles.0") == ["green+2", "x0"]
    assert zones["system.0.yellow"].note == ""
    assert [zone.marks for zone in zones.values() if zone.name == "hand"] == [["start"], [], [], []]


def test_the_result_in_words() -> None:
    t = table(seats=3, areas={"B": "red+3*x2"}, round_number=11, auction="x0 x0 x1")
    for letter in "ABC":
        t.bid(letter)
    result = t.view("B", "de").result
    assert result is not None
    assert (result.seats[0].seat, result.seats[0].score) == (1, 6)
    assert result.reason == "Alle elf Runden sind gespielt."
