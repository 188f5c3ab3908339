"""Generic rule code for the suite, compiled once per game: whole games, games dragged out, single moves."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from spielrunde.kernel.contract import acting, legal, setup, step
from spielrunde.kernel.game import Game
from spielrunde.kernel.layout import Vector
from spielrunde.kernel.rng import BOTS, seed_stream
from spielrunde.kernel.rule import build, rule
from spielrunde.kernel.zones import choose
from spielrunde.lab.playout import bot_action, lowest, play_games

from .cases import Case


@rule
def move_at(records: Any, index: int, bot: int, mask: Vector) -> int:
    """Let a bot move for the lowest acting seat and return its action; -1 if the game is over."""
    seats = acting(records[index])
    if seats == 0:
        return -1
    seat = lowest(seats)
    action = bot_action(records[index], seat, bot, mask)
    step(records[index], seat, action)
    return action


@rule
def deal_at(records: Any, index: int, seed: int, game: int) -> None:
    """Seed all streams of a record from a seed and a number, and deal."""
    for stream in range(len(records[index].rng)):
        seed_stream(records[index], stream, seed, game)
    setup(records[index])


@rule
def random_length(records: Any, index: int, mask: Vector, most: int) -> int:
    """How many more moves a random game makes, at most ``most``."""
    moves = 0
    seats = acting(records[index])
    while seats != 0 and moves < most:
        seat = lowest(seats)
        step(records[index], seat, choose(records[index], BOTS, mask, legal(records[index], seat, mask)))
        moves += 1
        seats = acting(records[index])
    return moves


@rule
def longest_game(records: Any, mask: Vector, trial_mask: Vector, taken: Vector) -> int:
    """Always choose the action after which a random game went on longest; note them and return how many."""
    moves = 0
    seats = acting(records[0])
    while seats != 0 and moves < len(taken):
        seat = lowest(seats)
        legal(records[0], seat, mask)
        best = -1
        chosen = 0
        for action in range(len(mask)):
            if mask[action]:
                records[1] = records[0]
                step(records[1], seat, action)
                length = random_length(records, 1, trial_mask, len(taken))
                if length > best:
                    best = length
                    chosen = action
        taken[moves] = chosen
        step(records[0], seat, chosen)
        moves += 1
        seats = acting(records[0])
    return moves


@rule
def rarest_game(records: Any, mask: Vector, times: Vector, taken: Vector) -> int:
    """Always choose the action chosen least often so far; note them and return how many."""
    moves = 0
    seats = acting(records[0])
    while seats != 0 and moves < len(taken):
        seat = lowest(seats)
        legal(records[0], seat, mask)
        chosen = -1
        for action in range(len(mask)):
            if mask[action] and (chosen < 0 or times[action] < times[chosen]):
                chosen = action
        times[chosen] += 1
        taken[moves] = chosen
        step(records[0], seat, chosen)
        moves += 1
        seats = acting(records[0])
    return moves


@rule
def batch(
    template: Any,
    work: Any,
    bots: Vector,
    mask: Vector,
    seed: int,
    points: Any,
    shares: Any,
    reasons: Vector,
    lengths: Vector,
) -> None:
    """Whole games as a kernel that returns nothing."""
    play_games(template, work, bots, mask, seed, 0, points, shares, reasons, lengths)


@functools.cache
def compiled(package: str) -> dict[str, Callable[..., Any]]:
    """All entries above and the simulator's, for the game in a package, compiled for the CPU."""
    entries: dict[str, Callable[..., Any]] = {
        "play_games": play_games,
        "move_at": move_at,
        "deal_at": deal_at,
        "longest_game": longest_game,
        "rarest_game": rarest_game,
    }
    return build(entries, target="cpu", bind=Game(package).functions.bind())


def zeros(*shape: int) -> Any:
    """An array of int64 zeros."""
    return np.zeros(shape, np.int64)


def longest(case: Case, seed: int) -> list[int]:
    """The actions of a game in which everybody chooses what a random playout says takes longest."""
    record = case.match(seed).state.copy()
    seed_stream(record, BOTS, seed, 0)
    records = np.repeat(record.to_numpy(), 2)
    taken, actions = zeros(case.game.meta.cap + 1), len(case.game.actions)
    moves = compiled(case.game.package)["longest_game"](records, zeros(actions), zeros(actions), taken)
    return [int(action) for action in taken[:moves]]


def rarest(case: Case, seed: int) -> list[int]:
    """The actions of a game in which everybody chooses what was done least often."""
    records = case.match(seed).state.to_numpy()
    taken, actions = zeros(case.game.meta.cap + 1), len(case.game.actions)
    moves = compiled(case.game.package)["rarest_game"](records, zeros(actions), zeros(actions), taken)
    return [int(action) for action in taken[:moves]]
