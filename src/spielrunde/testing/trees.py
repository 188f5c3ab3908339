"""How many sequences of actions lead on from a position, for a game's ``tests/tree.json``."""

from __future__ import annotations

from spielrunde.kernel.game import Game
from spielrunde.kernel.layout import Record
from spielrunde.kernel.match import Match


def count(match: Match, depth: int) -> list[int]:
    """Sequences of actions of length 1 to depth. Of seats that act at the same time the lowest moves first."""
    return _below(match.game, match.state, depth)


def _below(game: Game, record: Record, depth: int) -> list[int]:
    acting = game.functions.acting(record)
    if not depth or not acting:
        return [0] * depth
    seat = (acting & -acting).bit_length() - 1
    mask = [0] * len(game.actions)
    total = [game.functions.legal(record, seat, mask)] + [0] * (depth - 1)
    for action, may in enumerate(mask):
        if may and depth > 1:
            after = record.copy()
            game.functions.step(after, seat, action)
            for place, below in enumerate(_below(game, after, depth - 1)):
                total[place + 1] += below
    return total
