"""``terminal``: a game by typed commands, the same as in the browser's text mode."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Iterator
from typing import Annotated

import typer

from ..bots import bot_name, decide
from ..kernel import text
from ..kernel.errors import IllegalMove, SpielrundeError
from ..kernel.game import find
from ..kernel.match import Match
from ..kernel.view import Choice, EventView, GameView, Sheet, SheetRow
from . import reading
from .grammar import parsed
from .looking import Sight
from .words import BadWord, Lang, Settings, options

ME = 0
LONGEST_NUMBER = 6
LAST_STEPS = 8
WIDTH = 100
"""Signs on a line of the rules."""
SOFT_HYPHEN = "\u00ad"


def terminal(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    seats: Annotated[int | None, typer.Option(help="How many play; you are the first.")] = None,
    bot: Annotated[str, typer.Option(help="Who plays the other seats: easy or medium.")] = "medium",
    seed: Annotated[int | None, typer.Option(help="Fixes the deal.")] = None,
    settings: Settings = None,
    lang: Lang = "en",
) -> None:
    """Play in the terminal against bots, by typed commands."""
    found = find(game)
    bot_name(bot)
    count = seats if seats is not None else min(4, found.seats[-1])
    match = Match.new(game, seats=count, options=options(settings, found), seed=seed)
    Session(match, bot, text.language(lang)).run()


class Session:
    """One person at the keyboard, bots on the other seats."""

    def __init__(self, match: Match, bot: str, lang: str) -> None:
        self.match = match
        self.bot = bot
        self.lang = lang
        self.words = text.of("spielrunde.cli", lang)
        shared = text.kernel(lang)
        self.names = [shared.say("you")] + [shared.say("seat", n=seat + 1) for seat in range(1, match.seats)]
        self._told = 0

    def run(self) -> None:
        """Play to the end, or until the input ends or ``quit``."""
        self._tell()
        while not self.match.over:
            acting = self.match.acting()
            if ME in acting:
                if not self._ask():
                    return
            else:
                self.match.apply(acting[0], decide(self.match, acting[0], self.bot))
            self._tell()
        self._print_result()

    def _ask(self) -> bool:
        sight = self._sight()
        self._say("", sight.prompt(), *sight.hand())
        self._print_choices()
        while True:
            print("> ", end="", flush=True)
            line = sys.stdin.readline()
            if not line or parsed(line)[0] == "quit":
                return False
            if self._command(*parsed(line)):
                return True

    def _command(self, word: str, rest: str) -> bool:
        """Carry out one typed command; True if it made a move or took one back."""
        commands: dict[str, Callable[[], None]] = {
            "": self._print_choices,
            "choices": self._print_choices,
            "hand": lambda: self._say(*self._sight().hand()),
            "table": lambda: self._say(*self._sight().table()),
            "last": self._print_last,
            "rules": lambda: self._print_rules(rest),
            "help": lambda: self._say(self.words.say("terminal.help")),
        }
        try:
            if word in commands:
                commands[word]()
                return False
            if word == "undo":
                self.match.undo(ME)
                self._told = min(self._told, len(self.match.moments) + 1)
                self._say(self.words.say("terminal.undone"))
            else:
                self.match.apply(ME, self._choice(word))
        except IllegalMove:
            self._say(self.words.say("terminal.unknown", word=word), self.words.say("terminal.offer"))
            return False
        except SpielrundeError as error:
            self._say(error.text(self.lang))
            return False
        return True

    def _choice(self, word: str) -> str | Choice:
        choices = self.match.choices(ME, self.lang)
        if word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER:
            if not 1 <= int(word) <= len(choices):
                raise BadWord(reason="number", word=word, high=len(choices))
            return choices[int(word) - 1]
        return word

    def _view(self) -> GameView:
        return self.match.view(ME, self.lang, self.names)

    def _sight(self) -> Sight:
        view = self._view()
        return Sight(view, self.names, self.words, lambda mark: self.match.game.mark(mark, self.lang, view.mood))

    def _say(self, *lines: str) -> None:
        """Print lines, without the marks of where a browser may break a word."""
        for line in lines:
            print(line.replace(SOFT_HYPHEN, ""))

    def _tell(self) -> None:
        complete: list[int] = []
        for event in self._events(self._told):
            if event.text:
                self._say(event.text)
            if event.sheet is not None:
                complete.append(event.sheet)
        self._told = len(self.match.moments) + 1
        for sheet in complete:
            self._print_sheet(self._view().sheets[sheet])

    def _events(self, since: int) -> Iterator[EventView]:
        for step in range(since, len(self.match.moments) + 1):
            yield from self.match.told(step, ME, self.lang, self.names)

    def _print_last(self) -> None:
        texts = [event.text for event in self._events(max(0, len(self.match.moments) - LAST_STEPS)) if event.text]
        self._say(*texts or [self.words.say("terminal.nothing_yet")])

    def _print_choices(self) -> None:
        for number, choice in enumerate(self.match.choices(ME, self.lang, self.names), 1):
            self._say(f"  {number:2} {choice.label}")
        self._say(self.words.say("terminal.offer"))

    def _print_rules(self, wish: str) -> None:
        game = self.match.game
        if wish:
            lines = reading.clauses(game, self.lang, wish)
        else:
            more = self.words.say("terminal.rules", clause=self._view().clause or "1.1")
            lines = [*reading.introduction(game, self.lang), "", *reading.chapters(game, self.lang), "", more]
        for line in lines:
            self._say(textwrap.fill(line, width=WIDTH))

    def _print_result(self) -> None:
        result = self._view().result
        assert result is not None
        self._say("")
        for seat in result.seats:
            self._say(f"  {seat.place:2} {self.names[seat.seat]}: {self.words.number(seat.score)}")
        self._say(f"{result.text}. {result.reason}")

    def _print_sheet(self, sheet: Sheet) -> None:
        width = max(len(row.label) for row in sheet.rows) + 2
        lines = [self.names, *(_sheet_cells(row) for row in sheet.rows)]
        sizes = [max(len(cells[seat]) for cells in lines) + 2 for seat in range(self.match.seats)]
        self._say("", sheet.title)
        for label, cells in zip(["", *(row.label for row in sheet.rows)], lines, strict=True):
            self._say(label.ljust(width) + "".join(cell.rjust(size) for cell, size in zip(cells, sizes, strict=True)))


def _sheet_cells(row: SheetRow) -> list[str]:
    """Each number with what stands beside it in small print: ``4·×2: 6``."""
    notes = row.notes or [""] * len(row.cells)
    return [f"{note}: {cell}" if note else cell for note, cell in zip(notes, row.cells, strict=True)]


COMMANDS = (terminal,)
