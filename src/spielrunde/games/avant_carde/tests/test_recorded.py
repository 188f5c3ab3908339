"""The recorded games of this folder: together they meet everything the game has."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spielrunde.games.avant_carde.patrons import PATRONS
from spielrunde.games.avant_carde.state import State
from spielrunde.games.avant_carde.tests.tabletop import Table
from spielrunde.kernel.match import Match

FILES = sorted((Path(__file__).parent / "games").glob("*.json"))


@pytest.fixture(scope="module")
def replayed() -> dict[str, Match]:
    """Every recorded game, played again."""
    return {path.stem: Match.replay(json.loads(path.read_text(encoding="utf-8"))) for path in FILES}


def state(match: Match) -> State:
    return Table(match).state


def test_everything_that_can_happen_was_recorded(replayed: dict[str, Match]) -> None:
    game = next(iter(replayed.values())).game
    happened = {
        game.events.kinds[event[0]].name
        for match in replayed.values()
        for events in (match.deal, *(moment.events for moment in match.moments))
        for event in events
    }
    assert happened == {kind.name for kind in game.events.kinds}
    done = {action["do"] for match in replayed.values() for _, action in match.steps}
    assert done == {game.actions.action(number)["do"] for number in range(len(game.actions))}


def test_every_patron_was_in_some_game(replayed: dict[str, Match]) -> None:
    met = {PATRONS[state(match).patron[stack]].id for match in replayed.values() for stack in range(6)}
    assert met == {patron.id for patron in PATRONS}


@pytest.mark.clause("8.4")
def test_extras_ran_out_in_some_game(replayed: dict[str, Match]) -> None:
    """There are 8 extras with two or three players, 4 with more."""
    beyond = [state(match).taken - state(match).goal - (8 if match.seats < 4 else 4) for match in replayed.values()]
    assert max(beyond) > 0


@pytest.mark.clause("8.5")
def test_a_tie_was_decided_by_change(replayed: dict[str, Match]) -> None:
    match = replayed["2-tie-with-change"]
    assert match.scores()[0] == match.scores()[1]
    winner = match.outcome().index(60)
    assert (state(match).change[winner], state(match).change[1 - winner]) == (1, 0)
