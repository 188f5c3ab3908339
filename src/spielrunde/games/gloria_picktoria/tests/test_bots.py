"""The bots of this game read only what their seat may know, and play by the rules."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.bots import seed_bots
from spielrunde.games.gloria_picktoria.actions import ACTION_COUNT
from spielrunde.games.gloria_picktoria.bot import policy, rollout
from spielrunde.games.gloria_picktoria.knowledge import resample
from spielrunde.games.gloria_picktoria.state import State
from spielrunde.games.gloria_picktoria.tests.tabletop import GAME
from spielrunde.kernel.match import Match
from spielrunde.kernel.rng import BOTS, TABLE, seed_stream

VARIANTS: list[dict[str, Any]] = [
    {"edition": "gloria", "fox_pass_chooser": "receiver"},
    {"edition": "reibach", "fox": True, "special_take_cost": 2},
]


def other_world(s: State, seat: int, seed: int) -> State:
    """A state the seat could not tell from this one."""
    found = s.masked(seat)
    seed_stream(found, TABLE, seed, 0)
    resample(found, seat)
    return found


def choice(bot: Any, s: State, seat: int, seed: bytes) -> tuple[int, list[int]]:
    """What a bot does in a state, and what it left its stream at."""
    seed_bots(s, seed)
    number = bot(s, seat, [0] * ACTION_COUNT)
    return number, [s.rng[BOTS, word] for word in range(4)]


@pytest.mark.parametrize("bot", [policy, rollout])
@pytest.mark.parametrize("options", VARIANTS)
def test_a_bot_decides_the_same_in_every_world_it_cannot_tell_apart(bot: Any, options: dict[str, Any]) -> None:
    match = Match.new(GAME, seats=3, options=options, seed=11)
    differing = 0
    while not match.over:
        s = match.state
        assert isinstance(s, State)
        seat = match.acting()[0]
        seed = match.bot_seed(seat)
        true = choice(bot, s.copy(), seat, seed)
        worlds = [other_world(s, seat, step) for step in range(3)]
        differing += sum(bytes(world.hand) != bytes(s.hand) for world in worlds)  # type: ignore[call-overload]
        assert [choice(bot, world, seat, seed) for world in worlds] == [true] * 3
        assert choice(bot, s.masked(seat), seat, seed) == true
        assert true[0] in match.legal(seat)
        match.apply(seat, true[0])
    assert differing > 20


@pytest.mark.parametrize("bot", [policy, rollout])
def test_a_bot_changes_nothing_but_its_own_stream(bot: Any) -> None:
    match = Match.new(GAME, seats=4, options={"edition": "gloria"}, seed=12)
    while not match.over:
        seat = match.acting()[0]
        s = match.state.copy()
        assert isinstance(s, State)
        number, _ = choice(bot, s, seat, match.bot_seed(seat))
        for word in range(4):
            s.rng[BOTS, word] = match.state.rng[BOTS, word]
        assert s.pack() == match.state.pack()
        match.apply(seat, number)
