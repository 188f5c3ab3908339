"""The recorded games and the counted move trees of this folder: together they meet everything the game has.

That each game is played again to the same end, and each tree counted again, is proved for all games by the conformance
tests; a tree is ``{"seats", "options", "seed", "counts"}``, where the counts are of action sequences of length 1, 2, 3.
"""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from spielrunde.games.cover_your_assets.cards import EDITIONS
from spielrunde.games.cover_your_assets.meta import META
from spielrunde.games.cover_your_assets.state import State
from spielrunde.games.cover_your_assets.tests.conservation import conserve
from spielrunde.games.cover_your_assets.tests.tabletop import GAME, Table
from spielrunde.kernel.match import Match

FOLDER = Path(__file__).parent
GAMES = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("games/*.json"))}
TREES: list[dict[str, Any]] = json.loads((FOLDER / "tree.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def replayed() -> dict[str, Match]:
    """Every recorded game, played again."""
    return {name: Match.replay(record) for name, record in GAMES.items()}


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_as_it_did(name: str, replayed: dict[str, Match]) -> None:
    match = replayed[name]
    assert match.record() == GAMES[name]
    for moment in match.moments:
        conserve(State.unpack(moment.before))


def test_every_mode_seat_count_and_end_was_recorded() -> None:
    modes = {(record["seats"], record["options"]["advanced"]) for record in GAMES.values()}
    assert modes == set(product(META.seats, (False, True)))
    assert {record["options"]["edition"] for record in GAMES.values()} == set(EDITIONS)
    assert {record["result"]["reason"] for record in GAMES.values()} == set(META.end_reasons)
    assert (2, False) in {(record["seats"], record["options"]["draft_rules"]) for record in GAMES.values()}


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


@pytest.mark.clause("7.3")
def test_the_draw_pile_ended_in_the_middle_of_a_refill(replayed: dict[str, Match]) -> None:
    found = 0
    for match in replayed.values():
        for now, then in zip(match.moments, match.moments[1:], strict=False):
            before, after = State.unpack(now.before), State.unpack(then.before)
            drawers = {event.seat for event in match.told(match.moments.index(now) + 1) if event.kind == "draw"}
            short = [seat for seat in drawers if seat is not None and after.hand_size[seat] < after.hand_limit]
            found += bool(before.pile_size > 0 == after.pile_size and short and before.round == after.round)
    assert found > 0


def test_trees_of_every_seat_count_and_mode() -> None:
    assert {tree["seats"] for tree in TREES} == {2, 3, 4, 5, 6}
    assert {tree["options"].get("advanced", False) for tree in TREES} == {False, True}
    assert all(len(tree["counts"]) == 3 for tree in TREES)


@pytest.mark.parametrize("tree", [tree for tree in TREES if tree["seats"] > 3 or "draft_rules" in tree["options"]])
def test_first_moves_counted_by_hand(tree: dict[str, Any]) -> None:
    """With a fresh hand and no sets on the table one discards, or forms a set from the hand or with the open card."""
    t = Table(Match.new(GAME, seats=tree["seats"], options=tree["options"], seed=tree["seed"]))
    hand = t.hand(t.turn_of).split()
    wilds = {"silver", "gold", "jar"} if tree["options"].get("jar_in_sets") is None else {"silver", "gold"}
    assets = set(hand) - {"silver", "gold", "jar", "swap", "move"}
    pairs = sum(hand.count(card) > 1 for card in assets) + len(assets) * len(wilds & set(hand))
    with_top = sum(card == t.top or t.top in wilds for card in assets)
    with_top += 0 if t.top in {"silver", "gold", "jar", "swap", "move"} else len(wilds & set(hand))
    jar_pairs = 0 if "jar" in wilds else _own_kind(hand, t.top)
    assert tree["counts"][0] == len(set(hand)) + pairs + with_top + jar_pairs


def _own_kind(hand: list[str], top: str) -> int:
    partners = {"silver", "gold"} & set(hand)
    if "jar" not in hand:
        return len(partners) if top == "jar" else 0
    return len(partners) + (hand.count("jar") > 1) + (top in ("silver", "gold", "jar")) + len(partners) * (top == "jar")
