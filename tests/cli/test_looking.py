"""The table in lines of text: everything a view has, whatever game it is of."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from spielrunde.bots import decide
from spielrunde.cli.looking import MANY, Sight
from spielrunde.kernel import text
from spielrunde.kernel.game import games
from spielrunde.kernel.match import Match
from spielrunde.kernel.view import CardView, CounterView, GameView, ZoneView

STAR, BACK = CardView("x:star:0", "star", "Star"), CardView("x:back:0", "back", "face-down card")
TOWER = CardView("x:tower:0", "tower", "Tower", note="Draws a card.")


def sight(lang: str, zones: list[ZoneView], counters: Sequence[CounterView] = ()) -> Sight:
    """A made-up table of two, seen by the first."""
    view = GameView("fair", "", 2, 0, [0], 1, "turn", "What now?", "Two left", zones, list(counters))
    return Sight(view, ["Ada", "Bo"], text.of("spielrunde.cli", lang), lambda mark: {"pawn": "the pawn"}[mark])


def middle(*zones: ZoneView) -> list[str]:
    """The lines of the middle, in English."""
    lines = sight("en", list(zones)).table()
    return [line.strip() for line in lines[1 : lines.index("")]]


def test_numbers_are_written_as_the_language_does_with_the_stops_of_a_track() -> None:
    track = CounterView("way", "way", "Way", 1020, None, 4000, [2000, 3000])
    money = CounterView("money.1", "money", "Dollars", -1000, 1)
    english, german = (sight(lang, [], [track, money]).table() for lang in ("en", "de"))
    assert english == [
        "What now? Two left",
        "  Way: 1,020 / 4,000 (stops: 2,000 and 3,000)",
        "",
        "Ada",
        "",
        "Bo",
        "  Dollars: −1,000",
    ]
    assert (german[1], german[-1]) == ("  Way: 1.020 / 4.000 (Marken: 2.000 und 3.000)", "  Dollars: −1.000")


def test_cards_are_counted_where_they_lie_side_by_side_and_say_what_they_do() -> None:
    row = ZoneView("row", "row", "row", "Row", 4, [STAR, STAR, TOWER, STAR], note="4 · ×2")
    assert middle(row) == ["Row: 2 × Star, Tower (Draws a card.), Star · 4 · ×2"]
    assert middle(ZoneView("pile", "pile", "pile", "Pile", 7, [STAR])) == ["Pile: Star, 7 in all"]
    assert middle(ZoneView("pile", "pile", "pile", "Pile", 7, [BACK])) == ["Pile: 7 cards, face down"]


def test_what_is_empty_or_hidden_is_named() -> None:
    fire, box = (ZoneView(name, name, "pile", name.title(), 0) for name in ("fire", "box"))
    purses = [ZoneView(f"purse.{seat}", "purse", "pile", "Purse", -1, seat=seat) for seat in range(2)]
    assert middle(fire, box) == ["Empty: Fire, Box"]
    assert middle(ZoneView("pile", "pile", "pile", "Pile", 0, note="2 dollars")) == ["Pile: empty · 2 dollars"]
    assert sight("de", purses).table()[1:] == ["", "Ada", "", "Bo", "  Verdeckt: Purse"]


def test_marks_are_words_once() -> None:
    hand = ZoneView("hand.1", "hand", "fan", "Hand", 0, seat=1, marks=["pawn", "pawn"])
    assert sight("en", [hand]).table()[-1] == "  Hand: empty · the pawn"
    assert middle(ZoneView("x", "x", "pile", "Home of the pawn", 0, marks=["pawn"])) == ["Home of the pawn: empty"]


def test_a_long_track_tells_only_the_spaces_that_say_something() -> None:
    spaces = [
        ZoneView(f"way.{n}", "way", "spread", f"Space {n}", 0, note="here" if n == 3 else "", marks=["pawn"])
        for n in range(MANY + 1)
    ]
    assert middle(*spaces) == ["Space 3: here · the pawn"]
    assert len(middle(*spaces[:MANY])) == MANY


def test_somebody_without_cards_is_told_so() -> None:
    assert sight("de", []).hand() == ["Du hast keine Karten auf der Hand."]


@pytest.mark.parametrize("game", list(games()))
def test_whatever_a_view_has_is_told(game: str) -> None:
    """Every number, every place that is not one of many, every face and every mark."""
    found = games()[game]
    match = Match.new(game, seats=found.seats[-1], seed=6)
    while not match.over:
        seat = match.acting()[0]
        match.apply(seat, decide(match, seat, "rollout"))
        if len(match.moments) % 17 == 0 or match.over:
            _check(match)


def _check(match: Match) -> None:
    view = match.view(0, "de")
    words = text.of("spielrunde.cli", "de")
    names = [f"Spieler {seat}" for seat in range(match.seats)]
    told = "\n".join(Sight(view, names, words, lambda mark: match.game.mark(mark, "de", view.mood)).table())
    assert [each.label for each in view.counters if f"{each.label}: {words.number(each.value)}" not in told] == []
    for zone in view.zones:
        alike = [other for other in view.zones if (other.name, other.seat) == (zone.name, zone.seat)]
        if len(alike) <= MANY and (zone.count >= 0 or zone.cards):
            assert zone.label.rstrip(".") in told
            assert zone.note in told
            assert all(match.game.mark(mark, "de", view.mood) in told for mark in zone.marks)
        assert all(card.label in told for card in zone.cards if card.kind != "back")
