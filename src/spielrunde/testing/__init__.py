"""What every game must hold to, as a pytest plugin: ``pytest -p spielrunde.testing --game GAME`` runs it on one game.

``GAME`` is the id of an installed game or the package that holds one; without ``--game`` all games found are tried. The
game's own ``tests`` folder, beside its rules, gives what only it can know: ``conservation.py``, ``worlds.py``,
``games/*.json``, ``tree.json`` (see docs/add-a-game.md). Needs the extra ``testing``; nothing but tests imports it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from . import cases

SUITE = Path(__file__).parent / "suite"

MARKERS = (
    "slow: takes more than a few seconds",
    "full: long",
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
    if cases.wanted and not hasattr(config, "workerinput"):
        config.args.append(str(SUITE))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``game``: every game. ``main``: every seat count and edition, as usual. ``pair``: options and seats pairwise."""
    if not metafunc.module.__name__.startswith(("spielrunde.testing.", "tests.testing.")):
        return
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", cases.tried(), ids=lambda game: game.id)
    if "main" in metafunc.fixturenames:
        metafunc.parametrize("main", [case for game in cases.tried() for case in cases.main_cases(game)], ids=str)
    if "pair" in metafunc.fixturenames:
        metafunc.parametrize("pair", [case for game in cases.tried() for case in cases.pair_cases(game)], ids=str)
