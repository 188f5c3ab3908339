"""The recorded games and the counted move trees of this folder: together they meet everything the game has.

That each game is played again to the same end, and each tree counted again, is proved for all games by the conformance
tests.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spielrunde.games.gloria_mundi.meta import META
from spielrunde.kernel.match import Match

FOLDER = Path(__file__).parent
GAMES = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("games/*.json"))}
TREES: list[dict[str, Any]] = json.loads((FOLDER / "tree.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def replayed() -> dict[str, Match]:
    """Every recorded game, played again."""
    return {name: Match.replay(record) for name, record in GAMES.items()}


@pytest.mark.clause("9.1", "9.2", "9.3", "9.4")
def test_every_seat_count_and_end_was_recorded() -> None:
    assert {record["seats"] for record in GAMES.values()} == {2, 3, 4, 5, 6}
    assert {record["result"]["reason"] for record in GAMES.values()} == set(META.end_reasons)
    usual = {record["seats"] for record in GAMES.values() if "tables" not in record}
    assert usual == {2, 3, 4, 5, 6}


def test_every_option_was_recorded_with_another_value() -> None:
    for option in META.options:
        used = {record["options"][option.name] for record in GAMES.values()}
        assert len(used) > 1, option.name


def test_everything_that_can_happen_was_recorded(replayed: dict[str, Match]) -> None:
    game = next(iter(replayed.values())).game
    happened = {
        event.kind
        for match in replayed.values()
        for step in range(len(match.moments) + 1)
        for event in match.told(step)
    }
    assert happened == {kind.name for kind in game.events.kinds}
    done = {action["do"] for match in replayed.values() for _, action in match.steps}
    assert done == {game.actions.action(number)["do"] for number in range(len(game.actions))}


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: f"{tree['seats']}-{tree['seed']}")
def test_a_game_begins_with_one_of_three_types(tree: dict[str, Any]) -> None:
    assert tree["counts"][0] == 3
