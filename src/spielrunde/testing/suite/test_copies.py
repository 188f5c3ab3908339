"""A copy is equal and independent, in every form a record has."""

from __future__ import annotations

import random
from copy import copy

from ..cases import Case
from ..play import positions, random_move


def test_acting_on_a_copy_leaves_the_original_alone(main: Case) -> None:
    draw = random.Random(31)
    for match in positions(main, 31, most=20):
        before, made = match.state.pack(), len(match.moments)
        state = match.state.copy()
        assert state.pack() == before
        assert state.events is None
        other = copy(match)
        for _ in range(6):
            if not other.over:
                other.apply(*random_move(other, draw))
        assert match.state.pack() == before
        assert state.pack() == before
        assert other.over or other.state.pack() != before
        assert len(match.moments) == made


def test_acting_on_the_original_leaves_a_copy_alone(main: Case) -> None:
    draw = random.Random(32)
    match = main.match(32)
    state, packed = match.state.copy(), match.state.pack()
    looks = [match.masked(seat) for seat in range(match.seats)]
    masked = [look.pack() for look in looks]
    for _ in range(8):
        if not match.over:
            match.apply(*random_move(match, draw))
    assert state.pack() == packed != match.state.pack()
    assert [look.pack() for look in looks] == masked


def test_all_forms_of_a_record_hold_the_same(main: Case) -> None:
    for match in positions(main, 33, most=10):
        state, kind = match.state, type(match.state)
        array = state.to_numpy()
        assert array.tobytes() == state.pack()
        assert kind.from_numpy(array[0]).pack() == state.pack()
        for f in kind.fields:
            value = getattr(state, f.name)
            assert array[0][f.name].tolist() == (memoryview(value).tolist() if f.shape else value), f.name
        array[0]["seats"] = 0
        assert state.seats == main.seats
