"""The recorded games and the counted move trees of this folder: together they meet everything the game has.

That each game is played again to the same end, and each tree counted again, is proved for all games by the conformance
tests; a tree is ``{"seats", "options", "seed", "counts"}``, where the counts are of action sequences of length 1, 2, 3.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spielrunde.games.gloria_picktoria.meta import EDITIONS, META
from spielrunde.games.gloria_picktoria.tests.tabletop import GAME, Table
from spielrunde.kernel.match import Match

FOLDER = Path(__file__).parent
GAMES = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("games/*.json"))}
TREES: list[dict[str, Any]] = json.loads((FOLDER / "tree.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def replayed() -> dict[str, Match]:
    """Every recorded game, played again."""
    return {name: Match.replay(record) for name, record in GAMES.items()}


def kinds(match: Match) -> Iterator[list[str]]:
    """Names of the events of each step, the deal first."""
    for step in range(len(match.moments) + 1):
        yield [event.kind for event in match.told(step)]


def test_every_edition_and_seat_count_was_recorded() -> None:
    assert {record["options"]["edition"] for record in GAMES.values()} == set(EDITIONS)
    assert {record["seats"] for record in GAMES.values()} == {2, 3, 4, 5}


def test_every_option_was_recorded_with_another_value() -> None:
    for option in META.options:
        used = {record["options"][option.name] for record in GAMES.values()}
        assert len(used) > 1, option.name


def test_everything_that_can_happen_was_recorded(replayed: dict[str, Match]) -> None:
    game = next(iter(replayed.values())).game
    happened = {kind for match in replayed.values() for events in kinds(match) for kind in events}
    assert happened == {kind.name for kind in game.events.kinds}
    done = {action["do"] for match in replayed.values() for _, action in match.steps}
    assert done == {game.actions.action(number)["do"] for number in range(len(game.actions))}


def test_the_rare_endings_and_runs_were_recorded(replayed: dict[str, Match]) -> None:
    runs = [events.count("scoring") for events in kinds(replayed["gloria-2-two-scorings-at-once"])]
    assert max(runs) == 2
    tie = replayed["reibach-4-tie"]
    assert sorted(tie.outcome()) == [0, 0, 30, 30]
    assert min(score for match in replayed.values() for score in match.scores()) < 0


def test_trees_of_every_edition_and_seat_count() -> None:
    assert {tree["seats"] for tree in TREES} == {2, 3, 4, 5}
    assert {tree["options"].get("edition", "gloria") for tree in TREES} == set(EDITIONS)
    assert all(len(tree["counts"]) == 3 for tree in TREES)


@pytest.mark.parametrize("tree", TREES)
def test_first_moves_counted_by_hand(tree: dict[str, Any]) -> None:
    """With a fresh deal one lays a card of the hand, takes one of the display, or draws blind if that can be paid."""
    t = Table(Match.new(GAME, seats=tree["seats"], options=tree["options"], seed=tree["seed"]))
    assert tree["counts"][0] == len(set(t.hand(t.turn_of).split())) + len(set(t.display.split())) + (
        t.state.ap >= t.state.draw_cost
    )
