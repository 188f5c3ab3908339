"""Events that are told to one seat first, and to the others when all is revealed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spielrunde import Match
from spielrunde.kernel.events import EVERYONE, EventKinds, event
from spielrunde.kernel.game import Game

PLUGIN = "tests.plugin.open_bid"


def match(told: str) -> Match:
    """A game whose seats confirm a bid, in which only some are told of it."""
    game = Game(PLUGIN)
    game.events = EventKinds(
        *(replace(kind, told=told) if kind.name == "commit" else kind for kind in game.events.kinds)
    )
    running = Match.new(game, seats=3, seed=3)
    running.apply(1, running.legal(1)[0])
    running.apply(1, "confirm")
    return running


@pytest.mark.parametrize(
    ("told", "hear"), [("", [0, 1, 2, None]), ("seat", [1]), ("others", [0, 2, None])], ids=["all", "seat", "others"]
)
def test_who_is_told(told: str, hear: list[int | None]) -> None:
    running = match(told)
    heard = [viewer for viewer in (0, 1, 2, None) if running.told(2, viewer)]
    assert heard == hear


def test_a_declaration_says_who_is_told() -> None:
    assert event("lay", seat=EVERYONE, told="seat").told == "seat"
    assert event("lay", seat=EVERYONE).told == ""
