"""The whole games a game wants to see played in the browser: ``tests/browser.json`` in its folder, read and checked.

A list of ``{"seats": 3, "options": {…}, "by": "mouse" | "keyboard", "size": "desk" | "phone", "full": false}``; those
with ``full`` are long and wait for ``./test --full``. A game without the file has its default played both ways.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from importlib.resources import files
from typing import Any

from spielrunde.kernel.game import Game

SIZES = {"desk": (1280, 800), "phone": (360, 640)}
"""Width and height of the window by name."""
WAYS = {"mouse": "click", "keyboard": "key"}
"""How a person plays, by name (``person.Person.play_on``)."""
USUAL_SEATS = 4


@dataclass(frozen=True)
class Named:
    """One game to be played whole in the browser, against bots."""

    seats: int
    by: str
    size: str
    options: Mapping[str, Any] = field(default_factory=dict)
    full: bool = False

    def __str__(self) -> str:
        chosen = "-".join(name if value is True else str(value) for name, value in self.options.items())
        return f"{self.seats}-{chosen or 'default'}-{self.by}-{self.size}"


def named_games(game: Game) -> list[Named]:
    """What the game's file asks for. Raises ValueError that says what is wrong with it, BadSeats or BadOption."""
    file = files(game.package) / "tests" / "browser.json"
    if not file.is_file():
        seats = min(max(game.seats), USUAL_SEATS)
        return [Named(seats, "mouse", "desk"), Named(seats, "keyboard", "phone")]
    entries = [_read(game, entry) for entry in json.loads(file.read_text(encoding="utf-8"))]
    if len(set(map(str, entries))) < len(entries):
        raise ValueError(f"{game.id}: browser.json names a game twice")
    return entries


def _read(game: Game, entry: Mapping[str, Any]) -> Named:
    known = {each.name for each in fields(Named)}
    if unknown := sorted(set(entry) - known):
        raise ValueError(f"{game.id}: browser.json has {', '.join(unknown)}; known are {', '.join(sorted(known))}")
    named = Named(**entry)
    if named.by not in WAYS or named.size not in SIZES:
        raise ValueError(f"{game.id}: browser.json: by is one of {', '.join(WAYS)}, and size one of {', '.join(SIZES)}")
    game.complete(named.seats, named.options)
    return named
