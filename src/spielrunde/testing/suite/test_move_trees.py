"""The counted move trees of every game: from fixed deals, how many sequences of actions there are, to small depth."""

from __future__ import annotations

import pytest

from spielrunde.kernel.game import Game
from spielrunde.kernel.layout import Record
from spielrunde.kernel.match import Match

from ..cases import tried
from ..recorded import trees

DEPTH = 3


def count(game: Game, record: Record, depth: int) -> list[int]:
    """Sequences of actions of length 1 to depth. Of seats that act at the same time the lowest moves first."""
    acting = game.functions.acting(record)
    if not depth or not acting:
        return [0] * depth
    seat = (acting & -acting).bit_length() - 1
    mask = [0] * len(game.actions)
    total = [game.functions.legal(record, seat, mask)] + [0] * (depth - 1)
    for action, may in enumerate(mask):
        if may and depth > 1:
            after = record.copy()
            game.functions.step(after, seat, action)
            for place, below in enumerate(count(game, after, depth - 1)):
                total[place + 1] += below
    return total


ALL = [(game, number) for game in tried() for number in range(len(trees(game)))]


@pytest.mark.parametrize(("game_of_tree", "number"), ALL, ids=[f"{game.id}-{number}" for game, number in ALL])
def test_a_tree_has_as_many_sequences_as_it_had(game_of_tree: Game, number: int) -> None:
    tree = trees(game_of_tree)[number]
    match = Match.new(game_of_tree, seats=tree["seats"], options=tree["options"], seed=tree["seed"])
    assert count(game_of_tree, match.state.copy(), len(tree["counts"])) == tree["counts"]


def test_trees_of_every_seat_count_and_edition(game: Game) -> None:
    assert {tree["seats"] for tree in trees(game)} == set(game.seats)
    for option in game.options[:1]:
        if option.type == "choice":
            assert {tree["options"].get(option.name, option.default) for tree in trees(game)} == set(option.values)
    for tree in trees(game):
        assert len(tree["counts"]) == DEPTH
        assert tree["counts"][0] > 1
