"""One source of rules: plain Python and compiled code make the same bytes, and every game compiles for a GPU."""

from __future__ import annotations

import functools
import importlib.util
from collections.abc import Callable
from typing import Any

import pytest

from spielrunde.kernel.game import Game
from spielrunde.kernel.layout import Record
from spielrunde.kernel.rule import build, compile_ptx
from spielrunde.lab.playout import GREEDY, RANDOM, ROLLOUT, play_games

from ..cases import Case, main_cases, pair_cases, tried, tries
from ..native import batch, compiled, deal_at, move_at, zeros

GAMES_COMPARED = 1000
BOTS = (RANDOM, ROLLOUT, GREEDY)


class Shelf(list[Record]):
    """Records that are copied when they are put in, as elements of an array are."""

    def __setitem__(self, index: Any, record: Any) -> None:
        super().__setitem__(index, record.copy())


@functools.cache
def python(package: str) -> dict[str, Callable[..., Any]]:
    """The entries compared, in plain Python."""
    entries: dict[str, Callable[..., Any]] = {"play_games": play_games, "move_at": move_at, "deal_at": deal_at}
    return build(entries, target="python", bind=Game(package).functions.bind())


def _one_game(case: Case, bots: list[int], number: int) -> int:
    """Play game ``number`` both ways and compare everything there is; returns its moves."""
    seats, actions, package = case.seats, len(case.game.actions), case.game.package
    shelf = Shelf([case.fresh()])
    plain: list[Any] = [[0] * actions, [[0] * seats], [[0] * seats], [0], [0]]
    moves = python(package)["play_games"](Shelf([case.fresh()]), shelf, bots, plain[0], 77, number, *plain[1:])
    work = case.fresh().to_numpy()
    native = [zeros(actions), zeros(1, seats), zeros(1, seats), zeros(1), zeros(1)]
    lines = zeros(seats)
    lines[:] = bots
    template = case.fresh().to_numpy()
    native_moves = compiled(package)["play_games"](template, work, lines, native[0], 77, number, *native[1:])
    where = f"{case}, bots {bots}, game {number}"
    assert native_moves == moves, where
    assert work.tobytes() == shelf[0].pack(), where
    assert [array.tolist() for array in native[1:]] == plain[1:], where
    assert template.tobytes() == case.fresh().pack(), f"{where}: the template was changed"
    return int(moves)


def test_whole_games_are_the_same_to_the_last_byte(native_game: Game) -> None:
    """One of every case, every bot among them, and 1,000 over all games in full runs: final record, points, shares,
    reason, length."""
    cases = [*main_cases(native_game), *pair_cases(native_game)]
    count = tries(len(cases), full=max(-(-GAMES_COMPARED // len(tried())), 3 * len(cases)))
    moves = 0
    for number in range(count):
        case = cases[number % len(cases)]
        bots = [BOTS[(number + seat + number // len(cases)) % len(BOTS)] for seat in range(case.seats)]
        moves += _one_game(case, bots, number)
    assert moves > 2 * count


def test_every_step_is_the_same_to_the_last_byte(native_game: Game) -> None:
    plain, native, actions = python(native_game.package), compiled(native_game.package), len(native_game.actions)
    for number, case in enumerate([*main_cases(native_game), *pair_cases(native_game)[::4]]):
        shelf, work = Shelf([case.fresh()]), case.fresh().to_numpy()
        plain["deal_at"](shelf, 0, 5, number)
        native["deal_at"](work, 0, 5, number)
        mask, native_mask, steps, action = [0] * actions, zeros(actions), 0, 0
        while action >= 0:
            assert work.tobytes() == shelf[0].pack(), f"{case}, step {steps}, action {action}"
            action = plain["move_at"](shelf, 0, BOTS[steps % 3], mask)
            assert native["move_at"](work, 0, BOTS[steps % 3], native_mask) == action
            assert action < 0 or native_mask.tolist() == list(map(int, mask))
            steps += 1
        assert steps > 1


def test_a_match_goes_the_same_way_on_both_targets(dear_game: Game) -> None:
    """``target="cpu"`` is the same game: the same deal, the same draws, the same record."""
    case = main_cases(dear_game)[0]
    plain, native = case.match(7), case.match(7, target="cpu")
    while not plain.over:
        assert native.state.pack() == plain.state.pack()
        assert native.acting() == plain.acting()
        seat = plain.acting()[-1]
        action = plain.legal(seat)[len(plain.moments) % len(plain.legal(seat))]
        plain.apply(seat, action)
        native.apply(seat, action)
    assert native.record() == plain.record()


def test_every_game_compiles_for_a_gpu(dear_game: Game) -> None:
    """Whole games with all bots, to PTX for compute capability 9.0; a GPU is not needed."""
    if importlib.util.find_spec("numba_cuda") is None:
        pytest.skip("numba-cuda is not installed; it exists for Linux and Windows only")
    record = dear_game.state().to_numpy()
    seats, actions = dear_game.seats[-1], len(dear_game.actions)
    arguments = (record, record, zeros(seats), zeros(actions), 7, zeros(1, seats), zeros(1, seats), zeros(1), zeros(1))
    text = compile_ptx(batch, dear_game.functions.bind(), arguments, (9, 0))
    assert ".target sm_90" in text
    assert ".entry" in text
