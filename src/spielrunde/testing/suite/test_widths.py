"""Nothing ever leaves its field: plain Python checks every store, and so does a compiled run with bounds checks."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spielrunde.kernel.game import Game
from spielrunde.kernel.layout import Record

from ..cases import Case


class Guard:
    """An array field that refuses what compiled code silently gets wrong: negative indices, bools, indices in part."""

    def __init__(self, cells: Any) -> None:
        self.cells = cells

    def _checked(self, index: Any) -> Any:
        places = index if isinstance(index, tuple) else (index,)
        if len(places) != self.cells.ndim:
            raise IndexError(f"{index} does not index {self.cells.ndim} axes in full")
        for place, length in zip(places, self.cells.shape, strict=True):
            if isinstance(place, bool) or not 0 <= place < length:
                raise IndexError(f"{index} in an array of {self.cells.shape}")
        return index

    def __getitem__(self, index: Any) -> int:
        return int(self.cells[self._checked(index)])

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(value, bool):
            raise TypeError(f"a bool stored at {index}: store 1 if … else 0")
        self.cells[self._checked(index)] = value

    def __len__(self) -> int:
        return len(self.cells)


def guarded(record: Record) -> Any:
    """The record with every array guarded; it works on the same bytes."""
    for f in record.fields:
        if f.shape:
            setattr(record, f.name, Guard(getattr(record, f.name)))
    return record


def test_a_guard_refuses_what_it_should() -> None:
    guard = Guard(memoryview(bytearray(6)).cast("b", (2, 3)))
    guard[1, 2] = 5
    assert guard[1, 2] == 5
    for index in ((-1, 0), (2, 0), (0, 3), 1, (0, True)):
        with pytest.raises(IndexError):
            guard[index]
    with pytest.raises(TypeError):
        guard[0, 0] = True
    with pytest.raises(ValueError, match="format"):
        guard[0, 0] = 128


def test_every_store_fits_its_field(pair: Case) -> None:
    """Whole games on a guarded record, packed after every step; bots and judgement run on it too."""
    functions, actions = pair.game.functions, len(pair.game.actions)
    draw = random.Random(21)
    record: Any = guarded(pair.match(21).state.copy())
    moves = 0
    while acting := functions.acting(record):
        seat = draw.choice([seat for seat in range(pair.seats) if acting >> seat & 1])
        mask = [0] * actions
        for stream in range(len(record.rng)):
            record.rng[stream, 0] = record.rng[stream, 0] or 1
        if draw.random() < 0.4:
            action = draw.choice([functions.policy, functions.rollout])(record, seat, mask)
        else:
            functions.legal(record, seat, mask)
            action = draw.choice([number for number, may in enumerate(mask) if may])
        functions.step(record, seat, action)
        shares = [0] * pair.seats
        functions.evaluate(record, shares)
        assert sum(shares) == 60 or (pair.seats == 1 and 0 <= shares[0] < 60)
        data = record.pack()
        assert pair.game.state.unpack(data).pack() == data
        assert not [name for name in record._scalars if isinstance(getattr(record, name), bool)]
        moves += 1
    assert moves > 0


def test_a_record_fits_the_size_the_house_allows(game: Game) -> None:
    assert game.state.size <= 4096
    assert game.state.size == game.state.dtype.itemsize == len(game.state().pack())


CHECKED = """
import sys
import numba
from spielrunde.testing.cases import main_cases, pair_cases
from spielrunde.testing.native import Game, compiled, longest, zeros
assert numba.config.BOUNDSCHECK == 1
game = Game(sys.argv[1])
run = compiled(game.package)["play_games"]
try:
    compiled(game.package)["deal_at"](main_cases(game)[0].fresh().to_numpy(), 5, 1, 1)
except IndexError:
    pass
else:
    raise SystemExit("an access past the end went unnoticed")
for number, case in enumerate([*main_cases(game), *pair_cases(game)]):
    template, count, seats = case.fresh().to_numpy(), 30, case.seats
    for bot in range(3):
        bots, mask = zeros(seats) + bot, zeros(len(game.actions))
        points, shares = zeros(count, seats), zeros(count, seats)
        moves = run(template, template.copy(), bots, mask, 5, number, points, shares, zeros(count), zeros(count))
        assert moves > 0
    longest(case, 1)
print("checked")
"""


def test_compiled_code_stays_inside_its_arrays(dear_game: Game, tmp_path: Path) -> None:
    """Every case with bounds checks compiled in; an access past an end raises there."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    found = subprocess.run(
        [sys.executable, "-c", CHECKED, dear_game.package], env=environment, capture_output=True, text=True, check=False
    )
    assert (found.stdout.strip(), found.returncode) == ("checked", 0), found.stderr
