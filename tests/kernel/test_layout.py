"""Records: what does not fit raises, what is hidden is -1, and every form holds the same bytes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielrunde.kernel.layout import EVERYONE, NOBODY, OWNER, Grid, Record, Vector, field, i8, i16, i32

SEATS = 3


class Sample(Record, seat_streams=2):
    """A record with every width, shape and audience."""

    open_cards: int = field(i8, audience=EVERYONE)
    score: int = field(i32, audience=EVERYONE)
    secret: int = field(i16, audience=NOBODY)
    hand: Grid = field(i8, (SEATS, 4), audience=OWNER)
    pile: Vector = field(i16, 5, audience=NOBODY)
    memory: Vector = field(i8, 2, audience=EVERYONE, shown=NOBODY)
    note: int = field(i8, audience=EVERYONE, shown_if="open_cards")
    stock: Vector = field(i8, SEATS, audience=EVERYONE, shown=OWNER, open_if="open_cards")


BOUNDS = {"b": (-128, 127), "h": (-32768, 32767), "i": (-(2**31), 2**31 - 1)}


def filled(value: int = 1) -> Any:
    """A record in which every cell is the same."""
    record = Sample()
    for f in Sample.fields:
        if f.shape:
            cells = getattr(record, f.name)
            for row in range(f.shape[0]):
                for column in range(f.shape[1]) if len(f.shape) > 1 else [None]:
                    cells[row if column is None else (row, column)] = value
        else:
            setattr(record, f.name, value)
    record.seats = SEATS
    return record


def test_what_all_games_share_is_declared_for_them() -> None:
    shared = {f.name: (f.format, f.shape, f.audience) for f in Sample.fields}
    assert shared["rng"] == (i32, (4, 4), NOBODY)
    assert shared["seats"] == (i8, (), EVERYONE)
    assert shared["turn"] == (i16, (), EVERYONE)
    assert shared["sealed"] == (i8, (), NOBODY)


@pytest.mark.parametrize("f", Sample.fields, ids=lambda f: f.name)
def test_a_value_that_does_not_fit_raises(f: Any) -> None:
    low, high = BOUNDS[f.format]
    for value, fits in ((low, True), (high, True), (low - 1, False), (high + 1, False)):
        record = Sample()
        index = (0,) * len(f.shape) if len(f.shape) > 1 else 0
        if f.shape and not fits:
            with pytest.raises(ValueError, match="format"):
                getattr(record, f.name)[index] = value
            continue
        if f.shape:
            getattr(record, f.name)[index] = value
            assert getattr(Sample.unpack(record.pack()), f.name)[index] == value
            continue
        setattr(record, f.name, value)
        if fits:
            assert getattr(Sample.unpack(record.pack()), f.name) == value
        else:
            with pytest.raises(ValueError, match=f"left its width.*{f.name}"):
                record.pack()


def test_an_index_outside_an_array_raises() -> None:
    record: Any = Sample()
    for index in ((SEATS, 0), (0, 4)):
        with pytest.raises(IndexError):
            record.hand[index]
    with pytest.raises(IndexError):
        record.pile[5] = 1


@given(st.binary(min_size=Sample.size, max_size=Sample.size))
def test_any_bytes_survive_the_way_through_every_form(data: bytes) -> None:
    record = Sample.unpack(data)
    array = record.to_numpy()
    for f in Sample.fields:
        value = getattr(record, f.name)
        assert array[0][f.name].tolist() == (memoryview(value).tolist() if f.shape else value)
    again = Sample.from_numpy(array[0])
    for f in Sample.fields:
        left, right = getattr(record, f.name), getattr(again, f.name)
        assert (memoryview(left).tolist(), memoryview(right).tolist()) if f.shape else left == right
    assert record.copy().pack() == record.pack() == again.pack()


def test_fields_lie_where_the_array_expects_them_without_overlap() -> None:
    ends = 0
    assert Sample.dtype.fields is not None
    for kind, offset in sorted((entry[:2] for entry in Sample.dtype.fields.values()), key=lambda entry: entry[1]):
        assert offset >= ends
        assert offset % (kind.base.itemsize) == 0
        ends = offset + kind.itemsize
    assert ends <= Sample.size == Sample.dtype.itemsize


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match=f"Sample has {Sample.size} bytes, not 3"):
        Sample.unpack(b"123")


def _cells(record: Any, name: str) -> Any:
    value = getattr(record, name)
    return value if isinstance(value, int) else memoryview(value).tolist()


def test_a_masked_record_keeps_what_the_seat_may_know() -> None:
    masked = filled().masked(1)
    assert _cells(masked, "hand") == [[-1] * 4, [1] * 4, [-1] * 4]
    assert _cells(masked, "pile") == [-1] * 5
    assert _cells(masked, "rng") == [[-1] * 4] * 4
    assert (masked.secret, masked.sealed) == (-1, -1)
    assert (masked.score, masked.turn, masked.seats, masked.note) == (1, 1, SEATS, 1)
    assert _cells(masked, "memory") == [1, 1]


def test_a_spectator_knows_no_hand() -> None:
    assert _cells(filled().masked(None), "hand") == [[-1] * 4] * SEATS


def test_the_hands_of_empty_chairs_are_no_secret() -> None:
    record = filled()
    record.seats = 2
    assert _cells(record.masked(0), "hand") == [[1] * 4, [-1] * 4, [1] * 4]


def test_what_is_known_need_not_be_shown() -> None:
    record = filled()
    assert _cells(record.masked(0, shown=True), "memory") == [-1, -1]
    assert record.masked(0, shown=True).note == 1
    record.open_cards = 0
    assert record.masked(0, shown=True).note == -1
    assert record.masked(0).note == 1


def test_masking_and_copying_leave_the_original_alone() -> None:
    record = filled()
    before = record.pack()
    record.masked(None).hand[0, 0] = 7
    record.copy().pile[0] = 7
    record.to_numpy()[0]["score"] = 7
    assert record.pack() == before


def test_events_are_no_part_of_a_copy() -> None:
    record = filled()
    record.events = [(1, 2, 3, 4)]
    assert record.copy().events is None
    assert len(record.pack()) == Sample.size


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"audience": NOBODY, "shown": EVERYONE}, "shown to more viewers"),
        ({"audience": OWNER, "shown": EVERYONE, "shape": (2, 2)}, "shown to more viewers"),
        ({"audience": OWNER}, "seat as its first axis"),
    ],
)
def test_a_declaration_that_would_leak_is_an_error(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(TypeError, match=problem):
        field(i8, **arguments)


def test_a_field_without_an_audience_is_an_error() -> None:
    with pytest.raises(TypeError):
        field(i8)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match=r"Bad\.cards needs field"):
        type("Bad", (Record,), {"__annotations__": {"cards": "int"}, "cards": 3})


def test_what_an_option_opens_is_shown_to_everybody_and_else_to_its_owner() -> None:
    record = filled()
    record.open_cards, record.seats = 0, SEATS
    assert list(record.masked(1, shown=True).stock) == [-1, 1, -1]
    assert list(record.masked(None, shown=True).stock) == [-1] * SEATS
    assert list(record.masked(1).stock) == [1] * SEATS
    record.open_cards = 1
    assert list(record.masked(None, shown=True).stock) == [1] * SEATS
