"""Every game ends below its declared cap, whatever is played: at random, or by somebody who drags it out."""

from __future__ import annotations

from spielrunde.kernel.game import Game

from ..cases import Case, main_cases, pair_cases, thinned
from ..native import longest, rarest
from ..play import finished


def test_random_games_end(pair: Case) -> None:
    for seed in range(2):
        match = finished(pair, seed)
        assert 0 < len(match.moments) <= pair.game.meta.cap
        assert sum(match.outcome()) == 60 or (pair.seats == 1 and match.outcome() == [0])
        assert match.end_reason in pair.game.meta.end_reasons


def _replayed(case: Case, seed: int, actions: list[int]) -> int:
    """The moves of a game dragged out in compiled code, made again in plain Python, packed after every step."""
    match = case.match(seed)
    record = match.state.copy()
    functions = case.game.functions
    mask = [0] * len(case.game.actions)
    for number, action in enumerate(actions):
        acting = functions.acting(record)
        assert acting, f"{case}: over after {number} moves in Python, {len(actions)} in compiled code"
        seat = (acting & -acting).bit_length() - 1
        functions.legal(record, seat, mask)
        assert mask[action] == 1
        functions.step(record, seat, action)
        record.pack()
    assert functions.acting(record) == 0
    return len(actions)


def test_games_dragged_out_end(native_game: Game) -> None:
    """Choose whatever makes the rest of the game longest, or whatever was done least often so far."""
    usual, dragged = [], []
    for case in [*main_cases(native_game), *thinned(pair_cases(native_game), 3)]:
        usual.append(len(finished(case, 5).moments))
        for adversary in (longest, rarest):
            actions = adversary(case, 5)
            assert len(actions) <= native_game.meta.cap, (
                f"{case}: {adversary.__name__} goes on for {len(actions)} moves"
            )
            dragged.append(_replayed(case, 5, actions))
    assert max(dragged) > max(usual), "an adversary that does not lengthen a game tests nothing"
