"""``terminal``: a game by typed commands, the same as in the browser's text mode."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated

import typer

from ..bots import bot_name, decide
from ..kernel import text
from ..kernel.errors import SpielrundeError
from ..kernel.game import find
from ..kernel.match import Match
from ..kernel.view import Choice, GameView, Sheet, SheetRow, ZoneView
from .words import BadWord, Lang, Settings, options

ME = 0
LONGEST_NUMBER = 6


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
        view = self._view()
        assert view.result is not None
        print(f"{view.result.text}. {view.result.reason}")

    def _ask(self) -> bool:
        view = self._view()
        print(f"\n{view.prompt}{'' if view.prompt.endswith('?') else '.'} {view.detail}")
        self._print_hand(view)
        self._print_choices()
        while True:
            print("> ", end="", flush=True)
            line = sys.stdin.readline()
            if not line or line.strip() == "quit":
                return False
            if self._command(line.strip()):
                return True

    def _command(self, word: str) -> bool:
        """Carry out one typed command; True if it made a move or took one back."""
        commands: dict[str, Callable[[], None]] = {
            "": self._print_choices,
            "choices": self._print_choices,
            "hand": lambda: self._print_hand(self._view()),
            "table": lambda: self._print_table(self._view()),
            "last": self._print_last,
            "help": lambda: print(self.words.say("terminal.help")),
        }
        if word in commands:
            commands[word]()
            return False
        try:
            if word == "undo":
                self.match.undo(ME)
                self._told = min(self._told, len(self.match.moments) + 1)
                print(self.words.say("terminal.undone"))
            else:
                self.match.apply(ME, self._choice(word))
        except SpielrundeError as error:
            print(error.text(self.lang))
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

    def _tell(self) -> None:
        complete: list[int] = []
        for step in range(self._told, len(self.match.moments) + 1):
            for event in self.match.told(step, ME, self.lang, self.names):
                if event.text:
                    print(event.text)
                if event.sheet is not None:
                    complete.append(event.sheet)
        self._told = len(self.match.moments) + 1
        for sheet in complete:
            self._print_sheet(self._view().sheets[sheet])

    def _print_last(self) -> None:
        for step in range(max(0, len(self.match.moments) - 8), len(self.match.moments) + 1):
            for event in self.match.told(step, ME, self.lang, self.names):
                if event.text:
                    print(event.text)

    def _print_choices(self) -> None:
        for number, choice in enumerate(self.match.choices(ME, self.lang, self.names), 1):
            print(f"  {number:2} {choice.label}")

    def _print_hand(self, view: GameView) -> None:
        for zone in view.zones:
            if zone.seat == view.viewer and zone.layout == "fan":
                print(_zone_line(zone))

    def _print_table(self, view: GameView) -> None:
        for seat in [None, *range(view.seats)]:
            if seat is not None:
                counters = ", ".join(f"{c.label} {c.value}" for c in view.counters if c.seat == seat)
                print(f"\n{self.names[seat]} ({counters})")
            for zone in view.zones:
                if zone.seat == seat and zone.count:
                    print(_zone_line(zone))

    def _print_sheet(self, sheet: Sheet) -> None:
        width = max(len(row.label) for row in sheet.rows) + 2
        lines = [self.names, *(_sheet_cells(row) for row in sheet.rows)]
        sizes = [max(len(cells[seat]) for cells in lines) + 2 for seat in range(self.match.seats)]
        print(f"\n{sheet.title}")
        for label, cells in zip(["", *(row.label for row in sheet.rows)], lines, strict=True):
            print(label.ljust(width) + "".join(cell.rjust(size) for cell, size in zip(cells, sizes, strict=True)))


def _sheet_cells(row: SheetRow) -> list[str]:
    """Each number with what stands beside it in small print: ``4·×2: 6``."""
    notes = row.notes or [""] * len(row.cells)
    return [f"{note}: {cell}" if note else cell for note, cell in zip(notes, row.cells, strict=True)]


def _zone_line(zone: ZoneView) -> str:
    faces = [card.label + (f" ({card.note})" if card.note else "") for card in zone.cards if card.kind != "back"]
    more = f" ({zone.count})" if len(zone.cards) < zone.count else ""
    shown = ", ".join(faces) + more if faces else (str(zone.count) if zone.count >= 0 else "…")
    marks = f" [{', '.join(zone.marks)}]" if zone.marks else ""
    note = f" ({zone.note})" if zone.note and faces else ""
    return f"  {zone.label}: {shown}{note}{marks}"


COMMANDS = (terminal,)
