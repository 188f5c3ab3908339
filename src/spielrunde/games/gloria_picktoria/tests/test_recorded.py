"""What the recorded games and move trees of this folder meet beyond what the suite asks of every game."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.games.gloria_picktoria.tests.tabletop import GAME, Table
from spielrunde.kernel.game import find
from spielrunde.testing.recorded import all_replayed, replayed, trees


def test_two_scorings_at_once_were_recorded() -> None:
    match = replayed(find(GAME), "gloria-2-two-scorings-at-once")
    steps = range(len(match.moments) + 1)
    assert max([event.kind for event in match.told(step)].count("scoring") for step in steps) == 2


def test_the_rare_endings_were_recorded() -> None:
    assert sorted(replayed(find(GAME), "reibach-4-tie").outcome()) == [0, 0, 30, 30]
    assert min(score for match in all_replayed(GAME) for score in match.scores()) < 0


@pytest.mark.parametrize("tree", trees(GAME))
def test_first_moves_counted_by_hand(tree: dict[str, Any]) -> None:
    """With a fresh deal one lays a card of the hand, takes one of the display, or draws blind if that can be paid."""
    t = Table.deal(tree["seats"], tree["seed"], **tree["options"])
    cards = len(set(t.hand(t.turn_of).split())) + len(set(t.seen("display")))
    assert tree["counts"][0] == cards + (t.state.ap >= t.state.draw_cost)
