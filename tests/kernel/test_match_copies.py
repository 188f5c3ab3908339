"""A match, its record and its game can be copied and pickled: a copy is equal, independent, and plays on alike."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

from spielrunde import Match
from spielrunde.kernel.errors import UnknownGame
from spielrunde.kernel.game import Game, find, games, look_again
from spielrunde.kernel.layout import Record
from spielrunde.kernel.play import TARGETS

Copied = Callable[[Match], Match]

CHILD = """
import pickle, sys
matches = pickle.load(sys.stdin.buffer)
for match in matches:
    for _ in range(3):
        seat = match.acting()[0]
        match.apply(seat, match.legal(seat)[0])
pickle.dump(matches, sys.stdout.buffer)
"""
"""Another process: takes matches, plays three moves of each and gives them back."""


def pickled(match: Match) -> Match:
    found: Match = pickle.loads(pickle.dumps(match))
    return found


@pytest.fixture(params=TARGETS)
def match(request: pytest.FixtureRequest) -> Match:
    """A game in its second round, in which seat 0 has laid a bid that it can take back."""
    found = Match.new("open_bid", seats=3, options={"swap": False}, seed=7, target=request.param)
    play_on(found, 7)
    assert found.can_undo(0)
    return found


def play_on(match: Match, moves: int) -> None:
    for _ in range(moves):
        seat = match.acting()[0]
        match.apply(seat, match.legal(seat)[0])


ways = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])


@ways
def test_a_copy_is_equal(match: Match, way: Copied) -> None:
    other = way(match)
    assert other.state.pack() == match.state.pack()
    assert (other.moments, other.deal, other.record()) == (match.moments, match.deal, match.record())
    assert [other.view(viewer) for viewer in (0, None)] == [match.view(viewer) for viewer in (0, None)]
    assert other.game is match.game


@ways
def test_both_play_on_by_themselves_with_the_same_draws(match: Match, way: Copied) -> None:
    other, before, made = way(match), match.state.pack(), len(match.moments)
    play_on(other, 8)
    assert other.state.turn > match.state.turn
    assert (match.state.pack(), len(match.moments)) == (before, made)
    after = other.state.pack()
    play_on(match, 8)
    assert match.state.pack() == after == other.state.pack()
    assert match.moments == other.moments


@ways
def test_a_copy_can_take_back_what_the_match_can(match: Match, way: Copied) -> None:
    other, before = way(match), match.state.pack()
    other.undo(0)
    assert (len(other.moments), match.state.pack(), match.can_undo(0)) == (6, before, True)
    match.undo(0)
    assert other.state.pack() == match.state.pack() != before


@ways
def test_nothing_that_can_be_changed_is_shared(match: Match, way: Copied) -> None:
    other = way(match)
    other.options["rounds"] = 1
    other.contributions.append("aa")
    other.deal.clear()
    assert (match.options["rounds"], match.contributions) == (4, [])
    assert bool(match.deal) == (match.target == "python")


@ways
def test_a_record_is_copied_without_its_events(way: Callable[[Record], Record]) -> None:
    record = find("open_bid").state()
    record.events = [(1, 2, 3, 4)]
    record.turn = 5
    other = way(record)
    record.rng[0, 0] = 6
    assert (type(other), other.events, other.turn, other.rng[0, 0]) == (type(record), None, 5, 0)


def test_a_game_is_there_once() -> None:
    game = find("open_bid")
    assert copy.copy(game) is copy.deepcopy(game) is pickle.loads(pickle.dumps(game)) is game
    assert len(pickle.dumps(game)) < 100


def test_a_game_that_is_not_installed_cannot_be_unpickled() -> None:
    kept = pickle.dumps(Game("open_bid"))
    assert pickle.loads(kept) is find("open_bid")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("spielrunde.kernel.game.entry_points", lambda group: [])
        look_again()
        with pytest.raises(UnknownGame, match="no game “open_bid”"):
            pickle.loads(kept)
    look_again()


def test_another_process_plays_on() -> None:
    matches = [
        Match.new(game, seats=game.seats[-1], seed=3)
        for game in games().values()
        if game.package.startswith("spielrunde.")
    ]
    for match in matches:
        play_on(match, 5)
    command = [sys.executable, "-c", CHILD]
    played = subprocess.run(command, input=pickle.dumps(matches), capture_output=True, check=True).stdout
    for match, other in zip(matches, pickle.loads(played), strict=True):
        assert len(other.moments) == len(match.moments) + 3
        play_on(match, 3)
        assert other.record() == match.record()
        assert other.view(0, "de") == match.view(0, "de")
