"""The terminal: whole games by somebody who reads it and types, in both languages, and each of its commands."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielrunde.cli.grammar import COMMANDS
from spielrunde.cli.terminal import Session
from spielrunde.kernel import text
from spielrunde.kernel.game import Game, games
from spielrunde.kernel.match import Match
from spielrunde.testing.suite.test_text import RAW

GAMES = list(games())
LOOKING = {
    "en": ("table", "hand", "last", "choices", "rules", "rules 2", "rules 3.1", "rules more", "help", "undo"),
    "de": ("tisch", "hand", "zuletzt", "auswahl", "regeln", "regeln 2", "regeln 3.1", "regeln mehr", "hilfe", "zurück"),
}
WRONG = ("0", "²", "99999999999", "rules 99", "rules one", "\ufffd")


class Person:
    """Somebody who knows nothing but what the terminal printed: types one of the numbers, and looks about."""

    def __init__(self, printed: io.StringIO, words: Iterator[str], seed: int) -> None:
        self.printed = printed
        self.words = words
        self.random = random.Random(seed)
        self.moved = True

    def readline(self) -> str:
        self.moved = not self.moved
        word = next(self.words, "") if self.moved else ""
        return f"{word or self.random.choice(self.numbers())}\n"

    def numbers(self) -> list[str]:
        """The choices listed last."""
        listed = self.printed.getvalue().rpartition("   1 ")[2]
        return ["1", *re.findall(r"^ {2,3}(\d+) ", listed, re.MULTILINE)]


def play(monkeypatch: pytest.MonkeyPatch, match: Match, lang: str, words: Iterator[str]) -> str:
    """All that is printed while a person plays a match to its end."""
    printed = io.StringIO()
    monkeypatch.setattr(sys, "stdout", printed)
    monkeypatch.setattr(sys, "stdin", Person(printed, words, 7))
    Session(match, "easy", lang).run()
    monkeypatch.undo()
    return printed.getvalue()


def vocabulary(game: Game, lang: str) -> set[str]:
    """Every word that is said in a language, by the game, its documents and the parts around it."""
    texts = [game.text(lang), text.kernel(lang), text.of("spielrunde.cli", lang)]
    said = [str(entry) for each in texts for entry in each._entries.values()]
    said += [game._document("RULES", lang), game._document("ABOUT", lang)]
    return set(re.findall(r"[^\W\d_]+", re.sub(r"\{\w*\}|\u00ad", "", " ".join(said)).lower()))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_somebody_who_reads_and_types(monkeypatch: pytest.MonkeyPatch, game: str, lang: str) -> None:
    found = games()[game]
    match = Match.new(game, seats=found.seats[0], seed=4)
    printed = play(monkeypatch, match, lang, iter(LOOKING[lang] * 2 + WRONG))
    assert match.over
    lines = printed.splitlines()
    assert any(lines[-1].endswith(found.text(lang).say(f"end.{reason}")) for reason in found.meta.end_reasons)
    assert [line for line in lines if RAW.search(line) or "\u00ad" in line] == []
    other = "de" if lang == "en" else "en"
    foreign = vocabulary(found, other) - vocabulary(found, lang)
    assert set(re.findall(r"[^\W\d_]+", printed.lower())) & foreign == set()


def test_the_browser_knows_the_same_words() -> None:
    source = Path(__file__).parents[2] / "web" / "src" / "table" / "textmode.ts"
    table = re.search(r"const COMMANDS.*?\{(.*?)\};", source.read_text(encoding="utf-8"), re.DOTALL)
    assert table is not None
    known = dict(re.findall(r"'?([^\s:']+)'?: '(\w+)'", table.group(1)))
    assert known == {word: command for word, command in COMMANDS.items() if command != "quit"}


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, *lines: str) -> list[str]:
    """What is answered to each line at the beginning of a game."""
    game = next(game for game in games().values() if game.package.startswith("spielrunde."))
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    Session(Match.new(game.id, seats=game.seats[0], seed=11), "easy", lang).run()
    return capsys.readouterr().out.split("> ")[1:]


def test_an_unknown_word_says_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (english, *_), (german, *_) = (typed(monkeypatch, capsys, lang, "xyzzy") for lang in ("en", "de"))
    assert english.startswith(
        "“xyzzy” is no command.\nType a number, or: table, hand, last, choices, rules, undo, help"
    )
    assert german.startswith("„xyzzy“ ist kein Befehl.\nTippe eine Nummer, oder: tisch, hand, zuletzt, auswahl, regeln")


def test_taking_back_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    first, back, none, *_ = typed(monkeypatch, capsys, "en", "1", "undo", "undo", "quit")
    assert back.startswith("You took your last move back.")
    assert "nothing to take back" in none
    assert first


def test_rules_open_on_the_introduction_and_lead_to_chapters_and_clauses(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rules, chapter, clause, more, wrong, _ = typed(
        monkeypatch, capsys, "de", "regeln", "regeln 2", "regeln 2.1", "regeln mehr", "regeln 77"
    )
    game = next(game for game in games().values() if game.package.startswith("spielrunde."))
    book = game.rulebook("de")
    assert rules.index("\n\n" + book[0].title) > 100
    assert f"\n{book[-1].title}\n" in rules
    assert chapter.lstrip().startswith(book[1].title)
    assert clause.startswith("2.1  ")
    assert clause.strip() in chapter
    assert all(f"\n{each.number}  " in more for part in book for each in part.clauses)
    assert f"von 1 bis {len(book)}" in wrong
