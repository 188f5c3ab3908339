"""Generic rule code: whole games played by chosen bots; ``build`` binds it to one game's functions."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import acting, end_reason, legal, outcome, policy, rollout, scores, setup, step
from ..kernel.layout import Record, Vector
from ..kernel.rng import BOTS, seed_stream
from ..kernel.rule import rule
from ..kernel.zones import choose

RANDOM = 0
ROLLOUT = 1
GREEDY = 2
"""Numbers of the bots, in the order of ``bots.BOT_NAMES``."""


@rule
def lowest(bits: int) -> int:
    """The number of the lowest set bit; ``bits`` > 0.

    >>> lowest(0b1100)
    2
    """
    seat = 0
    while (bits >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def bot_action(s: Record, seat: int, bot: int, mask: Vector) -> int:
    """The action one kind of bot takes."""
    if bot == RANDOM:
        return choose(s, BOTS, mask, legal(s, seat, mask))
    if bot == ROLLOUT:
        return rollout(s, seat, mask)
    return policy(s, seat, mask)


@rule
def play_on(s: Record, bots: Vector, mask: Vector) -> int:
    """Play a game to its end and return the number of moves."""
    moves = 0
    seats = acting(s)
    while seats != 0:
        seat = lowest(seats)
        step(s, seat, bot_action(s, seat, bots[seat], mask))
        moves += 1
        seats = acting(s)
    return moves


@rule
def play_games(
    template: Any,
    work: Any,
    bots: Vector,
    mask: Vector,
    seed: int,
    first: int,
    points: Any,
    shares: Any,
    reasons: Vector,
    lengths: Vector,
) -> int:
    """Play one game per line of ``points`` and return the moves made in all.

    ``template`` and ``work`` are arrays of one record: seats and options set, and room to play in. Game *i* (from
    ``first``) draws from streams made of ``seed`` and *i* alone. ``points`` and ``shares`` have shape (games, seats);
    ``reasons`` and ``lengths`` (end reason and moves of each game) have shape (games,).
    """
    total = 0
    for game in range(len(reasons)):
        work[0] = template[0]
        for stream in range(len(work[0].rng)):
            seed_stream(work[0], stream, seed, first + game)
        setup(work[0])
        moves = play_on(work[0], bots, mask)
        scores(work[0], points[game])
        outcome(work[0], shares[game])
        reasons[game] = end_reason(work[0])
        lengths[game] = moves
        total += moves
    return total
