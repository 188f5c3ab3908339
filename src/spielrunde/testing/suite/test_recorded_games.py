"""Every game keeps recorded games: played again they come to the same result, and no card is lost on the way.

Together they meet everything the game has, so that hardly a rule can change without one of them telling.
"""

from __future__ import annotations

import json

import pytest

from spielrunde.kernel.game import Game

from ..cases import of_tests, tried
from ..recorded import all_replayed, recorded, replayed

FEWEST = 6

FILES = [(game, name) for game in tried() for name in recorded(game)]


def test_every_game_has_recorded_games_of_every_sort(game: Game) -> None:
    """At least six; every seat count (with the game's own tables), every value of every choice, every end reason."""
    records = list(recorded(game).values())
    assert len(records) >= FEWEST
    assert {record["game"] for record in records} == {game.id}
    assert {record["seats"] for record in records if "tables" not in record} == set(game.seats)
    assert {record["result"]["reason"] for record in records} == set(game.meta.end_reasons)
    for option in game.options:
        if option.type == "choice":
            assert {record["options"][option.name] for record in records} == set(option.values), option.name
    assert len({json.dumps(record["steps"]) for record in records}) == len(records)


def test_every_option_was_recorded_with_another_value(game: Game) -> None:
    """Another one than it usually has in the edition played."""
    edition = [option.name for option in game.options[:1] if option.type == "choice"]
    varied = set(edition)
    for record in recorded(game).values():
        chosen = {name: record["options"][name] for name in edition}
        usual = game.named(game.complete(record["seats"], chosen))
        varied |= {name for name, value in record["options"].items() if value != usual[name]}
    assert varied == {option.name for option in game.options}


def test_everything_that_can_happen_was_recorded(game: Game) -> None:
    """Every kind of event, every sort of action."""
    matches = all_replayed(game)
    told = [events for match in matches for events in (match.deal, *(moment.events for moment in match.moments))]
    happened = {game.events.kinds[event[0]].name for events in told for event in events}
    assert happened == {kind.name for kind in game.events.kinds}
    done = {action["do"] for match in matches for _, action in match.steps}
    assert done == {game.actions.action(number)["do"] for number in range(len(game.actions))}


@pytest.mark.parametrize(("game_of_file", "name"), FILES, ids=[f"{game.id}-{name}" for game, name in FILES])
def test_a_recorded_game_is_played_again(game_of_file: Game, name: str) -> None:
    """The same result, the same record; every card accounted for after every step."""
    record, match = recorded(game_of_file)[name], replayed(game_of_file, name)
    assert match.over
    assert match.record() == record
    conserve = of_tests(game_of_file, "conservation").conserve
    states = [game_of_file.state.unpack(moment.before) for moment in match.moments]
    for state in [*states, match.state]:
        conserve(state)
    assert len(states) == len(record["steps"]) > 0
