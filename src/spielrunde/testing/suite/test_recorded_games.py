"""Every game keeps recorded games: played again they come to the same result, and no card is lost on the way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spielrunde.kernel.game import Game
from spielrunde.kernel.match import Match

from ..cases import of_tests, tried

FEWEST = 6


def folder(game: Game) -> Path:
    """The game's own tests folder."""
    return Path(str(of_tests(game, "conservation").__file__)).parent


def recorded(game: Game) -> dict[str, dict[str, Any]]:
    """All recorded games of a game by file name."""
    files = sorted((folder(game) / "games").glob("*.json"))
    return {file.name: json.loads(file.read_text(encoding="utf-8")) for file in files}


FILES = [(game, name) for game in tried() for name in recorded(game)]


def test_every_game_has_recorded_games_of_every_sort(game: Game) -> None:
    """At least six; every seat count, every value of every choice, every end reason."""
    records = list(recorded(game).values())
    assert len(records) >= FEWEST
    assert {record["game"] for record in records} == {game.id}
    assert {record["seats"] for record in records} == set(game.seats)
    assert {record["result"]["reason"] for record in records} == set(game.meta.end_reasons)
    for option in game.options:
        if option.type == "choice":
            assert {record["options"][option.name] for record in records} == set(option.values), option.name
    assert len({json.dumps(record["steps"]) for record in records}) == len(records)


@pytest.mark.parametrize(("game_of_file", "name"), FILES, ids=[f"{game.id}-{name}" for game, name in FILES])
def test_a_recorded_game_is_played_again(game_of_file: Game, name: str) -> None:
    """The same result, the same record; every card accounted for after every step."""
    record = recorded(game_of_file)[name]
    match = Match.replay(record)
    assert match.over
    assert match.record() == record
    conserve = of_tests(game_of_file, "conservation").conserve
    states = [game_of_file.state.unpack(moment.before) for moment in match.moments]
    for state in [*states, match.state]:
        conserve(state)
    assert len(states) == len(record["steps"]) > 0
