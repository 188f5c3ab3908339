"""The bots read only what their seat may know, play by the rules, and the sensible one is sensible."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.bots import decide, seed_bots
from spielrunde.games.cover_your_assets.actions import ACTION_COUNT
from spielrunde.games.cover_your_assets.bot import evaluate, policy, rollout
from spielrunde.games.cover_your_assets.knowledge import resample
from spielrunde.games.cover_your_assets.state import State
from spielrunde.games.cover_your_assets.tests.tabletop import GAME, table
from spielrunde.kernel.match import Match
from spielrunde.kernel.rng import TABLE, seed_stream
from spielrunde.lab.simulate import simulate


def other_world(s: State, seat: int, seed: int) -> State:
    """A state the seat could not tell from this one."""
    found = s.masked(seat)
    seed_stream(found, TABLE, seed, 0)
    resample(found, seat)
    return found


def choice(bot: Any, s: State, seat: int, seed: bytes) -> int:
    """What a bot does in a state."""
    seed_bots(s, seed)
    number: int = bot(s, seat, [0] * ACTION_COUNT)
    return number


@pytest.mark.parametrize("bot", [policy, rollout])
@pytest.mark.parametrize(("seats", "options"), [(2, {"advanced": True}), (3, {}), (4, {}), (5, {"advanced": True})])
def test_a_bot_decides_the_same_in_every_world_it_cannot_tell_apart(
    bot: Any, seats: int, options: dict[str, Any]
) -> None:
    match = Match.new(GAME, seats=seats, options={**options, "game_end": "quick"}, seed=11)
    while not match.over:
        s = match.state
        assert isinstance(s, State)
        seat = match.acting()[0]
        seed = match.bot_seed(seat)
        true = choice(bot, s.copy(), seat, seed)
        assert [choice(bot, other_world(s, seat, step), seat, seed) for step in range(2)] == [true] * 2
        assert choice(bot, s.masked(seat), seat, seed) == true
        assert true in match.legal(seat)
        match.apply(seat, true)


def test_greedy_begins_with_the_dearest_set() -> None:
    t = table(hands={"A": "comic comic cabin cabin train", "B": "auto", "C": "auto", "D": "auto"})
    assert t.bot_choice() == "form:cabin:same"


def test_greedy_covers_its_own_dear_set() -> None:
    rivals = dict.fromkeys("BCD", "auto jewels cash piggy plane")
    stacks = {"A": "train train / cabin gold gold"}
    t = table(hands={"A": "comic comic piano train jewels", **rivals}, stacks=stacks)
    assert t.bot_choice() == "form:comic:same"


def test_greedy_takes_what_cannot_be_defended() -> None:
    stacks = {"A": "train train", "B": "comic comic / cabin gold"}
    t = table(hands={"A": "cabin piano jewels", "C": "auto"}, stacks=stacks, pile="")
    assert t.bot_choice() == "challenge:1:same"


def test_greedy_does_not_feed_a_lost_battle() -> None:
    stacks = {"A": "train train", "B": "cash cash / comic comic"}
    t = table(hands={"A": "comic comic gold", "B": "comic comic comic silver silver"}, stacks=stacks, pile="comic")
    t.do("A", "challenge:1:same").do("B", "lay:same").do("A", "lay:same").do("B", "lay:same")
    assert t.bot_choice() == "give_up"


def test_shares_of_the_win_sum_to_sixty() -> None:
    for seats in range(2, 7):
        match = Match.new(GAME, seats=seats, options={"game_end": "two_wins"}, seed=seats)
        while not match.over:
            out = [0] * seats
            assert isinstance(match.state, State)
            evaluate(match.state, out)
            assert sum(out) == 60
            assert min(out) >= 0
            seat = match.acting()[0]
            match.apply(seat, decide(match, seat, "rollout"))


@pytest.mark.parametrize("seats", range(2, 7))
def test_greedy_beats_random(seats: int) -> None:
    bots = ["greedy"] + ["random"] * (seats - 1)
    done = simulate(GAME, bots=bots, games=12, options={"game_end": "quick"}, target="python")
    assert done.per_seat[0].win_share > 0.7
