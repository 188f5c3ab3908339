"""How fast a game runs on each target, how large its record is, how long compiling takes."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from typing import Any

from ..kernel.game import Game
from ..kernel.options import Value
from .simulate import simulate

ROUNDS = 5
"""Measurements of each kind; the best counts, since other work on the machine only ever slows one down."""


@dataclass(frozen=True)
class Speed:
    """One game with random players on one thread. Times in seconds, ``record_bytes`` in bytes."""

    game: str
    options: dict[str, Value]
    seats: int
    record_bytes: int
    cpu_moves_per_s: float
    python_us_per_move: float
    cold_compile: float | None
    warm_start: float | None

    def as_dict(self) -> dict[str, Any]:
        """The figures as plain data."""
        return asdict(self)


def speed(game: Game, seats: int, options: dict[str, str], games: int, *, compiling: bool) -> Speed:
    """Measure one game; ``compiling`` also times a first and a second start in a fresh cache (half a minute)."""
    bots = ["random"] * seats
    cold, warm = compile_times(game, seats) if compiling else (None, None)
    fast = max(
        simulate(game, bots=bots, games=games, options=options, threads=1, seed=round_).moves_per_s
        for round_ in range(ROUNDS)
    )
    plain = [
        simulate(game, bots=bots, games=max(games // 500, 1), options=options, target="python", seed=round_)
        for round_ in range(ROUNDS)
    ]
    return Speed(
        game=game.id,
        options=game.named(game.complete(seats, options)),
        seats=seats,
        record_bytes=game.state.size,
        cpu_moves_per_s=fast,
        python_us_per_move=min(1e6 / run.moves_per_s for run in plain),
        cold_compile=cold,
        warm_start=warm,
    )


def compile_times(game: Game, seats: int) -> tuple[float, float]:
    """Seconds until the simulator is ready in a new process: with an empty cache, then with the one it left."""
    code = (
        "import time; from spielrunde.lab.simulate import simulate; start = time.perf_counter();"
        f"simulate({game.id!r}, bots=['random'] * {seats}, games=1, threads=1); print(time.perf_counter() - start)"
    )
    times = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(2):
            done = subprocess.run(
                [sys.executable, "-c", code],
                env={**os.environ, "SPIELRUNDE_CACHE_DIR": folder},
                capture_output=True,
                text=True,
                check=True,
            )
            times.append(float(done.stdout))
    return times[0], times[1]
