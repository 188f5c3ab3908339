"""Events that are heard by one seat first, and by the others when all is revealed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spielrunde import Match
from spielrunde.kernel.game import Game

PLUGIN = "open_bid"


def match(heard_by: str, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A game whose seats confirm a bid, of which only some hear."""
    game = Game(PLUGIN)
    kinds = [replace(kind, heard_by=heard_by) if kind.name == "commit" else kind for kind in game.events.kinds]
    monkeypatch.setattr(game.events, "kinds", kinds)
    running = Match.new(game, seats=3, seed=3)
    running.apply(1, running.legal(1)[0])
    running.apply(1, "confirm")
    return running


@pytest.mark.parametrize(
    ("heard_by", "hear"),
    [("", [0, 1, 2, None]), ("seat", [1]), ("others", [0, 2, None])],
    ids=["all", "seat", "others"],
)
def test_who_hears_of_it(heard_by: str, hear: list[int | None], monkeypatch: pytest.MonkeyPatch) -> None:
    running = match(heard_by, monkeypatch)
    heard = [viewer for viewer in (0, 1, 2, None) if running.told(2, viewer)]
    assert heard == hear
