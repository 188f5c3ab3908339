"""What every game must hold to, as a pytest plugin: ``pytest -p spielrunde.testing --game GAME`` runs it on one game.

``GAME`` is the id of an installed game or the package that holds one; without ``--game`` all games found are tried. The
game's own ``tests`` folder, beside its rules, gives what only it can know: ``conservation.py``, ``worlds.py``,
``games/*.json``, ``tree.json`` (see docs/add-a-game.md). Needs the extra ``testing``; nothing but tests imports it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from ..kernel.errors import UnknownGame
from ..kernel.game import Game
from . import cases

SUITE = Path(__file__).parent / "suite"

MARKERS = (
    "slow: takes more than a few seconds",
    "full: long",
    "xdist_group(name): tests that belong into one process",
    "clause(number, …): the clauses of the game's RULES.md that this test proves",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--game``, as often as wanted."""
    group = parser.getgroup("spielrunde")
    group.addoption("--game", action="append", default=[], help="hold this game to the suite: its id, or its package")


def pytest_configure(config: pytest.Config) -> None:
    """The suite is run on the games that were named, beside whatever else was asked for."""
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
    cases.wanted[:] = config.getoption("game")
    if cases.wanted:
        _check_the_games()
        if not hasattr(config, "workerinput"):
            config.args.append(str(SUITE))


def _check_the_games() -> None:
    try:
        cases.tried()
    except UnknownGame as error:
        raise pytest.UsageError(f"--game: {error}") from None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``game``: every game. ``main``: every seat count and edition, as usual. ``pair``: options and seats pairwise,
    a third of them in quick runs.

    ``native_game``: every game, for tests that compile it. ``dear_game``: the same where that takes long and rarely
    tells anything new: the smallest game, the others only in full runs.
    """
    if not metafunc.module.__name__.startswith(("spielrunde.testing.", "tests.testing.")):
        return
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", cases.tried(), ids=lambda game: game.id)
    for name in ("native_game", "dear_game"):
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, [_compiled(game, dear=name == "dear_game") for game in cases.tried()])
    if "main" in metafunc.fixturenames:
        metafunc.parametrize("main", [case for game in cases.tried() for case in cases.main_cases(game)], ids=str)
    if "pair" in metafunc.fixturenames:
        found = [cases.thinned(cases.pair_cases(game), 3, but_in=("full", "standard")) for game in cases.tried()]
        metafunc.parametrize("pair", [case for few in found for case in few], ids=str)


def _compiled(game: Game, *, dear: bool) -> ParameterSet:
    """A game for a test that compiles it: in one process with all that do, so that nothing is compiled twice."""
    smallest = min(cases.tried(), key=lambda tried: tried.state.size)
    marks = [pytest.mark.slow, pytest.mark.xdist_group(f"compiled {game.id}")]
    return pytest.param(game, id=game.id, marks=[*marks, pytest.mark.full] if dear and game is not smallest else marks)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What compiles comes first: it takes longest, and other processes do the rest meanwhile."""
    items.sort(key=lambda item: item.get_closest_marker("xdist_group") is None)
