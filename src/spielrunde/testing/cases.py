"""What the suite runs on: the games wanted, or every game found, with their seat counts and option sets."""

from __future__ import annotations

import functools
import os
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from spielrunde.kernel.errors import BadOption
from spielrunde.kernel.game import Game, find, games
from spielrunde.kernel.layout import Record
from spielrunde.kernel.match import Match
from spielrunde.kernel.options import Option

from .pairs import Level, Row, pairwise

wanted: list[str] = []
"""The games to try, by id or package; none for all that are found."""


@functools.cache
def tried() -> list[Game]:
    """Every game that is tried, each once. Raises UnknownGame if one that is wanted is not there."""
    return [_game(name) for name in wanted] or list(games().values())


def _game(name: str) -> Game:
    """The game with this id, or the one a package holds, which from now on counts as installed, for its records name
    it by its id. Raises UnknownGame."""
    if name not in games() and _holds_a_game(name):
        game = Game(name)
        games()[game.id] = game
        return game
    return find(name)


def _holds_a_game(package: str) -> bool:
    try:
        return find_spec(f"{package}.meta") is not None
    except ModuleNotFoundError:
        return False


def thinned(cases: list[Case], every: int, *, but_in: tuple[str, ...] = ("full",)) -> list[Case]:
    """One of so many cases, but all of them in some runs: ``full``, ``standard`` or ``quick``."""
    return cases if _run() in but_in else cases[::every]


def tries(plain: int, *, full: int) -> int:
    """How often a run tries something: a full run more often than the others."""
    return full if _run() == "full" else plain


def _run() -> str:
    return os.environ.get("SPIELRUNDE_TESTS", "standard")


@dataclass(frozen=True)
class Case:
    """A game with seats and options."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    name: str

    def match(self, seed: int | str, **more: Any) -> Match:
        """A match of this case, dealt from a seed."""
        return Match.new(self.game, seats=self.seats, options=dict(self.options), seed=seed, **more)

    def fresh(self) -> Record:
        """The record before the deal."""
        return self.game.fresh(self.seats, self.game.complete(self.seats, self.options))

    def __str__(self) -> str:
        return self.name


def of_tests(game: Game, module: str) -> ModuleType:
    """A module of the game's own tests folder, which every game has to give."""
    name = f"{game.package}.tests.{module}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name in (name, name.rpartition(".")[0]):
            raise pytest.UsageError(f"{game.id} has no tests/{module}.py beside its rules.") from None
        raise


def tables(game: Game) -> list[Level]:
    """The tables in the game's tests folder, by which it shows that its own can be replaced."""
    folder = Path(str(of_tests(game, "conservation").__file__)).parent / "tables"
    return [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.toml"))]


def levels(game: Game, option: Option) -> list[Level]:
    """The values of an option worth trying; None leaves it at its default."""
    if option.type == "table":
        return [None, *tables(game)]
    if option.type == "choice":
        return list(option.values)
    if option.type == "bool":
        return [False, True]
    return [None, *sorted({option.low, option.high})]


@functools.cache
def main_cases(game: Game) -> list[Case]:
    """Every seat count and every value of the game's first option (its edition, say), each at least once; everything
    else as it is usually played. All their pairs are among the pairwise cases."""
    first = game.options[0] if game.options and game.options[0].type == "choice" else None
    sets: list[dict[str, Any]] = [{first.name: value} for value in first.values] if first else [{}]
    both = zip(range(max(len(sets), len(game.seats))), cycle(sets), cycle(game.seats), strict=False)
    return [
        Case(game, seats, options, f"{game.id}-{seats}-{'-'.join(options.values()) or 'default'}")
        for _, options, seats in both
    ]


@functools.cache
def pair_cases(game: Game) -> list[Case]:
    """Seat counts and options pairwise, numbers at both ends of their range and at their default."""
    names = [option.name for option in game.options]

    def options_of(row: Row) -> dict[str, Any]:
        return {name: level for name, level in zip(names, row[1:], strict=True) if level is not None}

    def valid(row: Row) -> bool:
        seats = row[0]
        assert isinstance(seats, int)
        try:
            game.complete(seats, options_of(row))
        except BadOption:
            return False
        return True

    rows = pairwise([list(game.seats), *(levels(game, option) for option in game.options)], valid)
    return [Case(game, int(str(row[0])), options_of(row), f"{game.id}-pair{number}") for number, row in enumerate(rows)]
