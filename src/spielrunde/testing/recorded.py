"""What a game's tests folder keeps as data: recorded games, each played again only once, and counted move trees."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

from spielrunde.kernel.game import Game, find
from spielrunde.kernel.match import Match

from .cases import of_tests


def folder(game: Game) -> Path:
    """The game's own tests folder."""
    return Path(str(of_tests(game, "conservation").__file__)).parent


@functools.cache
def recorded(game: Game) -> dict[str, dict[str, Any]]:
    """All recorded games of a game by file name, without its ending."""
    files = sorted((folder(game) / "games").glob("*.json"))
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in files}


@functools.cache
def replayed(game: Game, name: str) -> Match:
    """A recorded game, played again; not to be changed."""
    return Match.replay(recorded(game)[name])


def all_replayed(game: str | Game) -> list[Match]:
    """All recorded games of a game, played again; not to be changed."""
    return [replayed(find(game), name) for name in recorded(find(game))]


def trees(game: str | Game) -> list[dict[str, Any]]:
    """``[{"seats": n, "options": {…}, "seed": s, "counts": [n1, n2, n3]}]``: sequences of length 1, 2, 3."""
    return list(json.loads((folder(find(game)) / "tree.json").read_text(encoding="utf-8")))
