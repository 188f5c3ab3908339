"""Play many games between bots and sum them up. The figures do not depend on batch size, threads or target."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from math import sqrt
from typing import Any

import numpy as np

from ..bots import BOT_NAMES, bot_name
from ..kernel.errors import Reasoned
from ..kernel.game import Game, find
from ..kernel.layout import Record
from ..kernel.options import Value
from ..kernel.rule import build
from ..kernel.shares import WHOLE_WIN
from . import playout

BATCH = {"python": 20, "cpu": 2000}
"""Games between two looks at the clock, by target."""

NORMAL_95 = 1.959964


class BadCall(Reasoned):
    """A number, target or list of bots that cannot be simulated."""

    code = "bad_call"


@dataclass(frozen=True)
class SeatFigures:
    """One seat over all games: mean points, share of wins (ties shared) and its 95 % interval."""

    bot: str
    mean_score: float
    win_share: float
    low: float
    high: float


@dataclass(frozen=True)
class Simulation:
    """What a simulation found. ``seconds`` is without compiling."""

    game: str
    options: dict[str, Value]
    seats: list[str]
    games: int
    seed: int
    target: str
    threads: int
    moves: int
    seconds: float
    compile_seconds: float
    moves_per_s: float
    games_per_s: float
    per_seat: list[SeatFigures]
    end_reasons: dict[str, int]

    def as_dict(self) -> dict[str, Any]:
        """The figures as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Batch:
    """Games ``first`` and following: points and shares of the win (sixtieths) of shape (games, seats); end reason and
    number of moves of shape (games,)."""

    first: int
    points: np.ndarray[Any, Any]
    shares: np.ndarray[Any, Any]
    reasons: np.ndarray[Any, Any]
    lengths: np.ndarray[Any, Any]


class Records(list[Record]):
    """Plain-Python stand-in for an array of records: storing copies, as it does in NumPy.

    >>> class State(Record):
    ...     "A record that holds nothing but what all games share."
    >>> work, template = Records([State()]), State()
    >>> work[0] = template
    >>> template.turn = 5
    >>> work[0].turn
    0
    """

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, value.copy())


class Player:
    """Plays batches of one game with fixed seats, options and bots on one target."""

    def __init__(self, game: Game, bots: Sequence[str], options: Mapping[str, object], seed: int, target: str) -> None:
        self.game = game
        self.bots = [BOT_NAMES.index(bot_name(bot)) for bot in bots]
        self.options = game.complete(len(bots), options)
        self.seed = seed
        self.target = target
        self._play = _compiled(game, target)
        self._fresh = game.fresh(len(bots), self.options)

    def play(self, first: int, games: int) -> Batch:
        """Play games ``first`` to ``first + games - 1``."""
        seats = len(self.bots)
        batch = Batch(
            first,
            np.zeros((games, seats), np.int32),
            np.zeros((games, seats), np.int32),
            np.zeros(games, np.int32),
            np.zeros(games, np.int32),
        )
        bots: Any = list(self.bots)
        mask: Any = [0] * len(self.game.actions)
        template: Any = Records([self._fresh])
        work: Any = Records([self._fresh.copy()])
        if self.target != "python":
            bots, mask = np.array(bots, np.int8), np.array(mask, np.int8)
            template, work = self._fresh.to_numpy(), self._fresh.to_numpy()
        self._play(
            template, work, bots, mask, self.seed, first, batch.points, batch.shares, batch.reasons, batch.lengths
        )
        return batch


def simulate(
    game: str | Game,
    *,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    target: str = "cpu",
    threads: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Play ``games`` games with one bot per seat.

    ``threads`` is the number of threads (default: one per core; plain Python uses one). ``progress`` is told how many
    games were added. Raises SpielrundeError (unknown game or bot, seats, options, numbers out of range).

    >>> from spielrunde.kernel.game import games
    >>> game = next(iter(games()))      # whichever is the first
    >>> found = simulate(game, bots=["greedy", "random", "random"], games=2, target="python")
    >>> found.games, [seat.bot for seat in found.per_seat], sum(found.end_reasons.values())
    (2, ['greedy', 'random', 'random'], 2)
    >>> sum(seat.win_share for seat in found.per_seat)
    1.0
    """
    player, threads = _prepare(game, bots, games, seed, options, target, threads)
    started = time.perf_counter()
    player.play(0, 1)
    compiled = time.perf_counter()
    batches = []
    for batch in batches_of(player, games, threads):
        batches.append(batch)
        progress(len(batch.lengths))
    seconds = time.perf_counter() - compiled
    return _summed(player, bots, batches, seconds, compiled - started, threads)


def batches_of(player: Player, games: int, threads: int) -> Iterator[Batch]:
    """All batches of games 0 to ``games - 1`` in order, played by so many threads at the same time."""
    size = BATCH[player.target]
    starts = range(0, games, size)
    if threads == 1:
        yield from (player.play(first, min(size, games - first)) for first in starts)
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(lambda first: player.play(first, min(size, games - first)), starts)


def interval(shares: np.ndarray[Any, Any]) -> tuple[float, float, float]:
    """Mean of numbers from 0 to 1 and its 95 % interval (E. B. Wilson 1927, which stays honest near 0 and 1).

    >>> [round(bound, 3) for bound in interval(np.array([1, 1, 1, 0]))]
    [0.75, 0.301, 0.954]
    >>> interval(np.ones(10))[1] < 0.75
    True
    """
    mean, games, z = float(shares.mean()), len(shares), NORMAL_95
    centre = (mean + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(mean * (1 - mean) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return mean, max(0.0, centre - half), min(1.0, centre + half)


def _prepare(
    game: str | Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None,
    target: str,
    threads: int | None,
) -> tuple[Player, int]:
    found = find(game)
    if target not in BATCH:
        raise BadCall(reason="target", target=target, known=", ".join(BATCH))
    if games < 1:
        raise BadCall(reason="games", games=games)
    if not 0 <= seed < 1 << 63:
        raise BadCall(reason="seed", seed=seed)
    if threads is not None and threads < 1:
        raise BadCall(reason="threads", threads=threads)
    player = Player(found, bots, options or {}, seed, target)
    return player, 1 if target == "python" else threads or os.cpu_count() or 1


def _summed(
    player: Player, bots: Sequence[str], batches: list[Batch], seconds: float, compile_seconds: float, threads: int
) -> Simulation:
    points = np.concatenate([batch.points for batch in batches])
    shares = np.concatenate([batch.shares for batch in batches]) / WHOLE_WIN
    reasons = np.concatenate([batch.reasons for batch in batches])
    moves = sum(int(batch.lengths.sum()) for batch in batches)
    counts = {name: int((reasons == number).sum()) for number, name in enumerate(player.game.meta.end_reasons)}
    return Simulation(
        game=player.game.id,
        options=player.game.named(player.options),
        seats=list(bots),
        games=len(points),
        seed=player.seed,
        target=player.target,
        threads=threads,
        moves=moves,
        seconds=seconds,
        compile_seconds=compile_seconds,
        moves_per_s=moves / seconds,
        games_per_s=len(points) / seconds,
        per_seat=[_figures(bot, points[:, seat], shares[:, seat]) for seat, bot in enumerate(bots)],
        end_reasons=counts,
    )


def _figures(bot: str, points: np.ndarray[Any, Any], shares: np.ndarray[Any, Any]) -> SeatFigures:
    return SeatFigures(bot, float(points.mean()), *interval(shares))


@cache
def _compiled(game: Game, target: str) -> Callable[..., int]:
    return build({"play": playout.play_games}, target=target, bind=game.functions.bind())["play"]
