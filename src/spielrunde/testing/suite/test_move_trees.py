"""The counted move trees of every game: from fixed deals, how many sequences of actions there are, to small depth."""

from __future__ import annotations

import pytest

from spielrunde.kernel.game import Game
from spielrunde.kernel.match import Match

from ..cases import tried
from ..recorded import trees
from ..trees import count

DEPTH = 3


ALL = [(game, number) for game in tried() for number in range(len(trees(game)))]


@pytest.mark.parametrize(("game_of_tree", "number"), ALL, ids=[f"{game.id}-{number}" for game, number in ALL])
def test_a_tree_has_as_many_sequences_as_it_had(game_of_tree: Game, number: int) -> None:
    tree = trees(game_of_tree)[number]
    match = Match.new(game_of_tree, seats=tree["seats"], options=tree["options"], seed=tree["seed"])
    assert count(match, len(tree["counts"])) == tree["counts"]


def test_trees_of_every_seat_count_and_edition(game: Game) -> None:
    assert {tree["seats"] for tree in trees(game)} == set(game.seats)
    for option in game.options[:1]:
        if option.type == "choice":
            assert {tree["options"].get(option.name, option.default) for tree in trees(game)} == set(option.values)
    for tree in trees(game):
        assert len(tree["counts"]) == DEPTH
        assert tree["counts"][0] > 1, f"with seed {tree['seed']} the first seat has no choice; take another deal"
