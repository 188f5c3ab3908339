"""The recorded games and the counted move trees of this folder: together they meet everything the game has.

That each game is played again to the same end, and each tree counted again, is proved for all games by the conformance
tests.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spielrunde.games.galaxis.meta import META
from spielrunde.kernel.match import Match

FOLDER = Path(__file__).parent
GAMES = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("games/*.json"))}
TREES: list[dict[str, Any]] = json.loads((FOLDER / "tree.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def replayed() -> dict[str, Match]:
    """Every recorded game, played again."""
    return {name: Match.replay(record) for name, record in GAMES.items()}


def test_all_modes_meet_at_both_seat_counts() -> None:
    modes = {(record["seats"], record["options"]["bid_mode"]) for record in GAMES.values()}
    gifts = {(record["seats"], record["options"]["gift_rule"]) for record in GAMES.values()}
    ends = {(record["seats"], record["options"]["last_round"]) for record in GAMES.values()}
    assert len(modes) == len(gifts) == len(ends) == 4


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


@pytest.mark.parametrize("tree", TREES)
def test_the_first_steps_counted_by_hand(tree: dict[str, Any]) -> None:
    """The first bid begins with any of six cards, or with none if that is allowed; then it can be laid, a higher card
    added, or another bid begun with a higher card."""
    options = {option.name: tree["options"].get(option.name, option.default) for option in META.options}
    add = options["bid_mode"] == "single_sum" or options["cards_per_bid"] != 1
    start = options["bid_mode"] == "separate" and options["max_bids"] > 1
    first = 6 + options["may_pass"]
    second = options["may_pass"] * first + sum(1 + (add + start) * higher for higher in range(6))
    assert tree["counts"][:2] == [first, second]
