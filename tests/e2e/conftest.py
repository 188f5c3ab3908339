"""Which games the tests here play; pages and the server come from ``browser.py``."""

from __future__ import annotations

import pytest

from spielrunde.kernel.game import games

from .browser import Open

__all__ = ["Open"]


@pytest.fixture(scope="session")
def game() -> str:
    """The game that is played: the first there is for two and more."""
    return next(game.id for game in games().values() if game.seats[0] == 2)


@pytest.fixture(params=list(games()))
def each_game(request: pytest.FixtureRequest) -> str:
    """Every game in turn."""
    return str(request.param)
