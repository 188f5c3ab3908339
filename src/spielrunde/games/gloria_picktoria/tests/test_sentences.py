"""What is told of each thing that happens, to each viewer, in both languages; and the sheets of scorings."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from spielrunde.bots import decide
from spielrunde.games.gloria_picktoria.tests.tabletop import GAME, Table, table
from spielrunde.games.gloria_picktoria.tests.test_scoring import WHOLE
from spielrunde.kernel.match import Match
from spielrunde.kernel.view import Sheet
from spielrunde.testing.tabletop import NAMES

ROWS = {"A": "ring 1 hat 1", "B": "ring 1 tail 1", "C": "case 1"}

TOLD = [
    # action, viewer, English, German
    ("lay:mask", "A", "You show Mask and lay it face down.", "Du zeigst Maske und legst die Karte verdeckt hin."),
    ("lay:mask", "B", "Ada shows Mask and lays it face down.", "Ada zeigt Maske und legt die Karte verdeckt hin."),
    ("open:mask", "A", "You start a collection: Mask.", "Du beginnst eine Sammlung: Maske."),
    ("open:mask", "", "Ada starts a collection: Mask.", "Ada beginnt eine Sammlung: Maske."),
    ("extend:ring", "B", "Ada adds Ankle ring: row of 2.", "Ada legt Fußring an: Reihe von 2."),
    ("joker:hat", "B", "Ada adds a joker to Hat: row of 2.", "Ada legt einen Joker an Hut an: Reihe von 2."),
    ("joker:hat", "A", "You add a joker to Hat: row of 2.", "Du legst einen Joker an Hut an: Reihe von 2."),
    ("double:hat", "A", "You double Hat.", "Du verdoppelst Hut."),
    ("double:hat", "C", "Ada doubles Hat.", "Ada verdoppelt Hut."),
    ("move_fox:hat", "A", "You move the fox to Hat.", "Du versetzt den Fuchs auf Hut."),
    ("move_fox:hat", "B", "Ada moves the fox to Hat.", "Ada versetzt den Fuchs auf Hut."),
    ("send_fox:tail", "A", "You send the fox to Bo: Fox tail.", "Du schickst den Fuchs zu Bo: Fuchsschwanz."),
    ("send_fox:tail", "B", "Ada sends you the fox, onto Fox tail.", "Ada schickt dir den Fuchs auf Fuchsschwanz."),
    ("send_fox:tail", "C", "Ada sends the fox to Bo: Fox tail.", "Ada schickt den Fuchs zu Bo: Fuchsschwanz."),
]

PASSED = [
    (
        "passer",
        "pass_fox:tail",
        "A",
        "You pass the fox to Bo: Fox tail.",
        "Du gibst den Fuchs an Bo weiter: Fuchsschwanz.",
    ),
    (
        "passer",
        "pass_fox:tail",
        "B",
        "Ada passes you the fox, onto Fox tail.",
        "Ada gibt dir den Fuchs weiter, auf Fuchsschwanz.",
    ),
    (
        "passer",
        "pass_fox:tail",
        "",
        "Ada passes the fox to Bo: Fox tail.",
        "Ada gibt den Fuchs an Bo weiter: Fuchsschwanz.",
    ),
    ("passer", "keep_fox", "A", "You keep the fox.", "Du behältst den Fuchs."),
    ("passer", "keep_fox", "C", "Ada keeps the fox.", "Ada behält den Fuchs."),
    ("receiver", "hand_fox", "A", "You pass the fox to Bo.", "Du gibst den Fuchs an Bo weiter."),
    ("receiver", "hand_fox", "B", "Ada passes you the fox.", "Ada gibt dir den Fuchs weiter."),
    ("receiver", "hand_fox", "C", "Ada passes the fox to Bo.", "Ada gibt den Fuchs an Bo weiter."),
]


@pytest.mark.parametrize(("action", "viewer", "english", "german"), TOLD)
def test_what_is_told(action: str, viewer: str, english: str, german: str) -> None:
    t = table(rows=ROWS, hands={"A": "mask ring joker doubler"}, bases={"A": "worm"}, fox="A ring")
    t.do("A", action)
    assert (t.sentences(viewer), t.sentences(viewer, "de")) == ([english], [german])


@pytest.mark.parametrize(("chooser", "action", "viewer", "english", "german"), PASSED)
def test_what_is_told_of_the_free_pass(chooser: str, action: str, viewer: str, english: str, german: str) -> None:
    t = table(options={"fox_pass_chooser": chooser}, rows=ROWS, hands={"A": "mask"}, fox="A ring", ap=1)
    t.do("A", "lay:mask")
    t.do("A", action)
    assert (t.sentences(viewer), t.sentences(viewer, "de")) == ([english], [german])


def test_what_is_told_of_the_fox_that_was_handed_on() -> None:
    t = table(options={"fox_pass_chooser": "receiver"}, rows=ROWS, hands={"A": "mask"}, fox="A ring", ap=1)
    t.do("A", "lay:mask")
    t.do("A", "hand_fox")
    t.do("B", "place_fox:tail")
    assert (t.sentences("B"), t.sentences("A", "de")) == (
        ["You put the fox on Fox tail."],
        ["Bo setzt den Fuchs auf Fuchsschwanz."],
    )


def test_what_is_told_when_the_fox_enters() -> None:
    t = table(seats=2, rows={"A": "ring 1"}, hands={"B": "mask"}, bases={"B": "worm"}, active="B")
    t.do("B", "open:mask")
    assert t.sentences("B")[-1] == "The fox creeps in, onto your Mask."
    assert t.sentences("A", "de")[-1] == "Der Fuchs schleicht herein, auf Maske von Bo."


def test_what_is_told_of_the_deal() -> None:
    for hand, english in ((1, "Ada is dealt 1 card."), (4, "Ada is dealt 4 cards.")):
        t = Table.deal(2, seed=3, hand_cards=hand, start_seat=2)
        told = [event.text for event in t.told()]
        assert told[:2] == [english, "Ada gets a doubler."]
        assert told[-1] == "Bo begins."
        assert t.sentences("B", "de")[-1] == "Du beginnst."


@pytest.mark.parametrize(
    ("edition", "english", "german"),
    [
        ("gloria", "Genghis Rooster appears: card 4.", "Dschingis Hahn erscheint: Karte 4."),
        ("reibach", "A Reibach card appears: number 4.", "Eine Reibach-Karte erscheint: Nummer 4."),
        ("goods", "A $ card appears: number 4.", "Eine $-Karte erscheint: Nummer 4."),
    ],
)
def test_what_is_told_of_a_scoring(edition: str, english: str, german: str) -> None:
    t = table(edition=edition, rows={"A": "rug 1*", "B": "tail 1"}, shown=3, display="hat hat hat")
    t.do("A", "take:hat", drawing="scoring hat")
    assert t.sentences("B")[1:3] == [english, "Scoring 1."]
    assert t.sentences("B", "de")[1:3] == [german, "Wertung 1."]
    assert t.sentences("B")[3].endswith(": 8 for Ada.")
    assert t.sentences("B")[4].endswith(": 4 for you.")


def test_what_is_told_at_the_end() -> None:
    t = table(rows={"A": "rug 1"}, hands={"A": "mask mask"}, bases={"A": "worm"}, shown=9)
    t.do("A", "draw", drawing="scoring")
    assert t.sentences("A")[-2:] == ["You lose points. Empty chests: 1; cards in hand: 2.", "The game is over."]
    assert t.sentences("B", "de")[-2:] == [
        "Ada verliert Punkte. Leere Schatzkisten: 1, Handkarten: 2.",
        "Das Spiel ist zu Ende.",
    ]


def lines(sheet: Sheet) -> dict[str, list[str]]:
    """A sheet by the labels of its lines, each cell after its note."""
    return {row.label: [told(*pair) for pair in zip_longest(row.notes, row.cells, fillvalue="")] for row in sheet.rows}


def told(note: str, cell: str) -> str:
    return f"{note} → {cell}" if note else cell


def whole(lang: str) -> Sheet:
    """The last scoring of the worked example with three players."""
    hands, bases = {"A": "rug tail grain", "B": "joker"}, {"A": "rug", "C": "tail grain"}
    t = table(rows=WHOLE, fox="A ring", hands=hands, bases=bases, shown=9, active="C")
    t.do("C", "draw", drawing="scoring")
    sheets = t.view("", lang).sheets
    assert [event.sheet for event in t.told() if event.sheet is not None] == [0]
    assert len(sheets) == 1
    return sheets[0]


def test_the_last_sheet_says_who_got_what_and_why() -> None:
    sheet = whole("en")
    assert sheet.title == "Last scoring"
    assert lines(sheet) == {
        "Ankle ring": ["4 (fox) → 0", "2 → 4", ""],
        "Statue": ["3 → 2", "3·×2 → 4", "2 → 0"],
        "Worm": ["2 → 3", "", "1 → 1"],
        "Mask": ["2 → 0", "5 → 3", "2 → 0"],
        "Hat": ["", "", "1·×2 → 8"],
        "This scoring": ["5", "11", "9"],
        "First scoring": ["0", "0", "0"],
        "Second scoring": ["0", "0", "0"],
        "Empty chests": ["−2", "0", "−4"],
        "Cards in hand": ["−3", "−1", "0"],
        "Total": ["0", "10", "5"],
    }
    assert [row.label for row in sheet.rows if row.strong] == ["This scoring", "Total"]
    assert [row.kind for row in sheet.rows if row.kind] == ["ring", "statue", "worm", "mask", "hat"]


def test_the_last_sheet_in_german() -> None:
    sheet = whole("de")
    assert sheet.title == "Letzte Wertung"
    assert list(lines(sheet)) == [
        *("Fußring", "Statue", "Wurm", "Maske", "Hut"),
        *("Diese Wertung", "Erste Wertung", "Zweite Wertung", "Leere Schatzkisten", "Handkarten", "Gesamt"),
    ]
    assert lines(sheet)["Fußring"] == ["4 (Fuchs) → 0", "2 → 4", ""]


def test_each_scoring_has_a_sheet_and_totals_run_on() -> None:
    t = table(rows={"A": "mask 1", "B": "worm 2*"}, shown=3)
    t.do("A", "take:hat", drawing="scoring scoring scoring scoring ring")
    t.do("A", "draw", drawing="scoring scoring scoring")
    sheets = t.view("B").sheets
    assert [sheet.title for sheet in sheets] == ["First scoring", "Second scoring", "Last scoring"]
    assert [lines(sheet)["Total"] for sheet in sheets] == [["4", "8", "0"], ["8", "16", "0"], ["11", "24", "0"]]
    earlier = [{label: cells for label, cells in lines(sheet).items() if "scoring" in label} for sheet in sheets]
    gained = ["4", "8", "0"]
    assert earlier[0] == {"This scoring": gained}
    assert earlier[2] == {"This scoring": gained, "First scoring": gained, "Second scoring": gained}
    assert [event.sheet for event in t.told() if event.sheet is not None] == [2]


def told_in_a_game(edition: str) -> tuple[Table, set[str]]:
    """A game of random players, and the kinds of event it told."""
    match = Match.new(GAME, seats=4, options={"edition": edition, "fox": True}, seed=5)
    while not match.over:
        seat = match.acting()[0]
        match.apply(seat, decide(match, seat, "random"))
    return Table(match), {event.kind for step in range(len(match.moments) + 1) for event in match.told(step)}


@pytest.mark.parametrize("edition", ["gloria", "reibach", "goods"])
def test_a_whole_game_reads_without_a_raw_word(edition: str) -> None:
    t, kinds = told_in_a_game(edition)
    assert len(kinds) >= 20
    for lang in ("en", "de"):
        for viewer in (None, 0, 3):
            for step in range(len(t.match.moments) + 1):
                for event in t.match.told(step, viewer, lang, NAMES[:4]):
                    assert not set(event.text) & set("{}_@"), event
                    assert event.text == "" or event.text.endswith("."), event
                    assert "  " not in event.text, event
