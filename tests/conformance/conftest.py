"""Runs every property on every game found, and makes the plugin of the tests one of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.plugin.found import plugin_found

from .cases import GAMES, main_cases, pair_cases


@pytest.fixture(autouse=True, scope="module")
def _with_the_plugin() -> Iterator[None]:
    with plugin_found():
        yield


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``game``: every game. ``main``: every seat count and edition, as usual. ``pair``: options and seats pairwise."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES, ids=lambda game: game.id)
    if "main" in metafunc.fixturenames:
        metafunc.parametrize("main", [case for game in GAMES for case in main_cases(game)], ids=str)
    if "pair" in metafunc.fixturenames:
        metafunc.parametrize("pair", [case for game in GAMES for case in pair_cases(game)], ids=str)
