"""The same seed gives the same game: in a new process, with another hash seed, and after saving in the middle."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys

import pytest

from spielrunde.kernel.game import Game
from spielrunde.kernel.match import Match

from ..cases import Case, main_cases
from ..play import positions, random_move


def digest(game: Game) -> str:
    """One number over every state, view and choice of a random game for each seat count."""
    found = hashlib.sha256()
    for case in main_cases(game):
        for match in positions(case, 11, most=8):
            found.update(match.state.pack())
            for seat in match.acting():
                found.update(repr((match.choices(seat, "de"), match.view(seat))).encode())
        found.update(json.dumps(match.record()).encode())
    return found.hexdigest()


@pytest.mark.parametrize("hash_seed", ["1", pytest.param("4242", marks=pytest.mark.full)])
def test_a_new_process_plays_the_same_games(game: Game, hash_seed: str) -> None:
    program = "import sys; from spielrunde.testing.suite.test_determinism import *; print(digest(Game(sys.argv[1])))"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", program, game.package]
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert found.stdout.strip() == digest(game)


def test_other_seeds_deal_otherwise(main: Case) -> None:
    assert len({main.match(seed).state.pack() for seed in range(20)}) == 20


def test_saved_loaded_and_continued_draws_the_same(main: Case) -> None:
    draw = random.Random(12)
    match = main.match(12)
    while not match.over:
        if len(match.moments) % 20 == 1:
            match_again = Match.replay(json.loads(json.dumps(match.record())))
            seat, action = random_move(match, draw)
            for other in (match, match_again):
                other.apply(seat, action)
            assert match_again.state.pack() == match.state.pack()
            match = match_again
        else:
            match.apply(*random_move(match, draw))
    assert len(match.moments) > 1
