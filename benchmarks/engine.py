"""How fast every game runs: all values of its first option, all seat counts, random players, one thread.

``python benchmarks/engine.py [--games 20000] [--game GAME] [--json]``. Moves per second are the best of five rounds,
set-up and scoring included; plain Python is in microseconds per move.
"""

from __future__ import annotations

import argparse
import json
from itertools import product

from spielrunde.kernel.game import Game, find
from spielrunde.kernel.game import games as all_games
from spielrunde.lab.speed import Speed, speed


def sets(game: Game) -> list[dict[str, str]]:
    """The first option's values, each by itself."""
    first = game.options[0]
    return [{first.name: value} for value in first.values] or [{}]


def measure(game: Game, games: int) -> list[Speed]:
    """One line per value of the first option and seat count."""
    return [speed(game, seats, options, games, compiling=False) for options, seats in product(sets(game), game.seats)]


def main() -> None:
    """Print a table, or one JSON list."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--game")
    parser.add_argument("--json", action="store_true")
    words = parser.parse_args()
    found = [find(words.game)] if words.game else list(all_games().values())
    results = [result for game in found for result in measure(game, words.games)]
    if words.json:
        print(json.dumps([result.as_dict() for result in results], indent=2))
        return
    for result in results:
        first = next(iter(result.options.values()), "")
        fast, plain = result.cpu_moves_per_s / 1e6, result.python_us_per_move
        print(
            f"{result.game:20} {first!s:10} {result.seats} seats {fast:6.1f} M moves/s {plain:6.1f} us/move in Python"
        )


if __name__ == "__main__":
    main()
