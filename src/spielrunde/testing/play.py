"""Games played move by move: random ones, and the small steps the properties are made of."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

from spielrunde.kernel.layout import Record
from spielrunde.kernel.match import Match
from spielrunde.kernel.rng import seed_stream

from .cases import Case

NEXT_GAME = 1000
"""From the seed of a game to that of the one that follows it; more than there are seeds in the suite."""


def random_move(match: Match, draw: random.Random) -> tuple[int, int]:
    """A random acting seat and a random legal action of it."""
    seat = draw.choice(match.acting())
    return seat, draw.choice(match.legal(seat))


def positions(case: Case, seed: int, *, every: int = 1, most: int = 0, least: int = 1) -> Iterator[Match]:
    """The match of a random game before every move and when it is over; in one game always the same object.

    Only every few moves, or so that there are about ``most`` positions, spread over the game. If the game is too short
    for ``least`` positions, others follow it.
    """
    found = 0
    while found < least:
        for match in _positions(case, seed, every, most):
            found += 1
            yield match
        seed += NEXT_GAME


def _positions(case: Case, seed: int, every: int, most: int) -> Iterator[Match]:
    draw = random.Random(seed)
    match = case.match(seed)
    moves = 0
    if most:
        every = 1 + len(finished(case, seed).moments) // most
    while not match.over:
        if moves % every == 0:
            yield match
        match.apply(*random_move(match, draw))
        moves += 1
        assert moves <= case.game.meta.cap, f"{case}: more than {case.game.meta.cap} moves with seed {seed}"
    yield match


def finished(case: Case, seed: int) -> Match:
    """A random game played to its end."""
    *_, match = positions(case, seed, every=10**6)
    return match


def with_state(match: Match, state: Record) -> Match:
    """The same match, its past included, in another state; moves on it leave the first one alone."""
    other = copy.copy(match)
    other._state = state
    return other


def recent(match: Match, *, keep: int = 3) -> Match:
    """The match as if only its last steps had been told: its views come quickly and lack older summaries."""
    other = with_state(match, match.state)
    other.moments = match.moments[-keep:]
    return other


def seed_all(record: Any, seed: int) -> None:
    """Set every stream of a record afresh."""
    for stream in range(len(record.rng)):
        seed_stream(record, stream, seed, 0)


def imagine(match: Match, state: Record, seat: int, seed: int) -> Record:
    """A full state that this seat could not tell from the given one, with random streams of its own."""
    record = state.masked(seat)
    seed_all(record, seed)
    match.game.functions.resample(record, seat)
    record.sealed = state.sealed  # no secret: it says whether the last step may be taken back, which its actor is told
    return record


def elsewhere(match: Match, viewer: int | None, seed: int) -> Match:
    """The match in another world: everything this viewer cannot know is drawn anew.

    A spectator knows less than any seat, so for one the view of two seats in turn is imagined.
    """
    if viewer is not None:
        return with_state(match, imagine(match, match.state, viewer, seed))
    first = imagine(match, match.state, 0, seed)
    return with_state(match, imagine(match, first, 1, seed + 1))


def viewers(match: Match) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(match.seats), None]
