"""What the recorded games and move trees of this folder meet beyond what the suite asks of every game."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import pytest

from spielrunde.games.cover_your_assets.meta import META
from spielrunde.games.cover_your_assets.state import State
from spielrunde.games.cover_your_assets.tests.tabletop import GAME, Table
from spielrunde.kernel.game import find
from spielrunde.testing.recorded import all_replayed, recorded, trees


def test_every_mode_was_recorded_at_every_seat_count() -> None:
    records = recorded(find(GAME)).values()
    modes = {(record["seats"], record["options"]["advanced"]) for record in records}
    assert modes == set(product(META.seats, (False, True)))
    assert (2, False) in {(record["seats"], record["options"]["draft_rules"]) for record in records}


@pytest.mark.clause("7.3")
def test_the_draw_pile_ended_in_the_middle_of_a_refill() -> None:
    found = 0
    for match in all_replayed(GAME):
        states = [State.unpack(moment.before) for moment in match.moments]
        for step, (before, after) in enumerate(pairwise(states), start=1):
            drawers = {event.seat for event in match.told(step) if event.kind == "draw"}
            short = [seat for seat in drawers if seat is not None and after.hand_size[seat] < after.hand_limit]
            found += bool(before.pile_size > 0 == after.pile_size and short and before.round == after.round)
    assert found > 0


def test_trees_of_both_modes() -> None:
    assert {tree["options"].get("advanced", False) for tree in trees(GAME)} == {False, True}


@pytest.mark.parametrize(
    "tree", [tree for tree in trees(GAME) if tree["seats"] > 3 or "draft_rules" in tree["options"]]
)
def test_first_moves_counted_by_hand(tree: dict[str, Any]) -> None:
    """With a fresh hand and no sets on the table one discards, or forms a set from the hand or with the open card."""
    t = Table.deal(tree["seats"], tree["seed"], **tree["options"])
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
