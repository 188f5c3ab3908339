"""Field declarations and the flat record of integers made from them, with who can know each field.

A record has two forms of the same bytes. Plain Python works on an object: array fields are memoryviews over one
bytearray (a read is a Python int, a store that does not fit raises), scalar fields are ints. Compiled targets work on
an element of a NumPy structured array. ``pack`` and ``unpack`` go between them.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from math import prod
from typing import Any, ClassVar, Protocol, Self

import numpy as np


class Vector(Protocol):
    """A one-dimensional array field. Rule code does not iterate over it."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Grid(Protocol):
    """A two-dimensional array field; always indexed in full, ``s.hand[seat, kind]``."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Audience(Enum):
    """Who can know a field. ``OWNER``: the first axis is the seat, and each seat knows its own part."""

    EVERYONE = "everyone"
    OWNER = "owner"
    NOBODY = "nobody"


EVERYONE, OWNER, NOBODY = Audience.EVERYONE, Audience.OWNER, Audience.NOBODY

i8, i16, i32 = "b", "h", "i"
"""Field formats: signed integers of 8, 16 and 32 bits."""


LAYOUTS = ("fan", "spread", "row", "pile")
"""How cards of a zone lie: a hand, side by side, overlapping in order, one on another."""


@dataclass(frozen=True)
class Zone:
    """How the generic view draws a field of card counts: one zone (per seat, if the field has a seat axis)."""

    layout: str
    """One of ``LAYOUTS``."""
    size: str = ""
    """The public field that holds the number of cards where the cards themselves are hidden."""


@dataclass(frozen=True)
class Counter:
    """How the generic view draws a number. ``top`` and ``stops`` make a track; each may name a field."""

    top: int | str | None = None
    stops: tuple[int | str, ...] = ()


@dataclass(frozen=True)
class Field:
    """One declared field of a record."""

    name: str
    format: str
    shape: tuple[int, ...]
    audience: Audience
    shown: Audience
    shown_if: str
    open_if: str
    zone: Zone | None
    counter: Counter | None


def field(
    format: str,
    shape: int | tuple[int, ...] = (),
    *,
    audience: Audience,
    shown: Audience | None = None,
    shown_if: str = "",
    open_if: str = "",
    zone: Zone | None = None,
    counter: Counter | None = None,
) -> Any:
    """Declare a field: its width, shape and who can know it.

    ``shown`` is who sees it on the table, by default the same as ``audience`` and never wider. ``shown_if`` names an
    option field; while that is 0, nobody is shown it. ``open_if`` names one that, while it is not 0, shows everybody
    they can know. ``zone`` and ``counter`` say how the generic view draws it.

    >>> class State(Record):
    ...     deck: Vector = field(i8, 13, audience=NOBODY)
    ...     hand: Grid = field(i8, (4, 13), audience=OWNER)
    >>> field(i8, audience=OWNER)
    Traceback (most recent call last):
        ...
    TypeError: a field with audience OWNER needs the seat as its first axis
    """
    size = (shape,) if isinstance(shape, int) else shape
    seen = audience if shown is None else shown
    order = [NOBODY, OWNER, EVERYONE]
    if order.index(seen) > order.index(audience):
        raise TypeError("a field must not be shown to more viewers than its audience")
    if audience is OWNER and not size:
        raise TypeError("a field with audience OWNER needs the seat as its first axis")
    return Field("", format, size, audience, seen, shown_if, open_if, zone, counter)


class Record:
    """Base of every game's State. Declares what all games share; subclasses declare the rest with ``field``.

    >>> class State(Record):
    ...     hand: Grid = field(i8, (4, 13), audience=OWNER)
    ...     pile: int = field(i16, audience=EVERYONE)
    >>> s = State()
    >>> s.hand[2, 12] = 3
    >>> s.pile -= 1
    >>> s.hand[2, 12], s.pile, s.turn
    (3, -1, 0)
    >>> s.hand[2, 0] = 128
    Traceback (most recent call last):
        ...
    ValueError: memoryview: invalid value for format 'b'
    """

    fields: ClassVar[tuple[Field, ...]] = ()
    dtype: ClassVar[np.dtype[Any]]
    size: ClassVar[int]
    _scalars: ClassVar[tuple[str, ...]]
    _scalar_format: ClassVar[struct.Struct]
    _arrays: ClassVar[tuple[tuple[str, str, tuple[int, ...], int, int], ...]]

    events: list[tuple[int, int, int, int]] | None
    """What ``emit`` collects, or None; not part of the record's bytes."""

    rng: Grid
    seats: int
    sealed: int
    """Not 0 once the step since the last reset drew randomness or showed a card its actor could not see."""
    turn: int

    def __init_subclass__(cls, seat_streams: int = 0) -> None:
        """Lay the fields out, widest first, so that nothing needs padding. ``seat_streams``: one random stream for each
        of so many seats, for games in which seats draw at the same time."""
        declared = {
            "rng": field(i32, (2 + seat_streams, 4), audience=NOBODY),
            "turn": field(i16, audience=EVERYONE),
            "seats": field(i8, audience=EVERYONE),
            "sealed": field(i8, audience=NOBODY),
        }
        for name in cls.__annotations__:
            given = cls.__dict__.get(name)
            if not isinstance(given, Field):
                raise TypeError(f"{cls.__name__}.{name} needs field(…) with an audience")
            declared[name] = given
            delattr(cls, name)
        named = [
            Field(name, f.format, f.shape, f.audience, f.shown, f.shown_if, f.open_if, f.zone, f.counter)
            for name, f in declared.items()
        ]
        cls.fields = tuple(sorted(named, key=lambda f: (bool(f.shape), -struct.calcsize(f.format))))
        scalars = [f for f in cls.fields if not f.shape]
        arrays = [f for f in cls.fields if f.shape]
        cls._scalars = tuple(f.name for f in scalars)
        cls._scalar_format = struct.Struct("=" + "".join(f.format for f in scalars))
        offset = -(-cls._scalar_format.size // 4) * 4
        places = []
        for f in arrays:
            length = prod(f.shape) * struct.calcsize(f.format)
            places.append((f.name, f.format, f.shape, offset, length))
            offset += length
        cls._arrays = tuple(places)
        cls.size = -(-offset // 4) * 4
        cls.dtype = _dtype(scalars, places, cls.size)

    def __init__(self, data: bytes | bytearray | None = None) -> None:
        """A record of zeros, or the one packed in ``data`` (``size`` bytes)."""
        buffer = bytearray(type(self).size) if data is None else bytearray(data)
        view = memoryview(buffer)
        self._buffer = buffer
        self.events = None
        for name, form, shape, start, length in self._arrays:
            setattr(self, name, view[start : start + length].cast(form, shape))  # type: ignore[call-overload]
        for name, value in zip(self._scalars, self._scalar_format.unpack_from(buffer), strict=True):
            setattr(self, name, value)

    def pack(self) -> bytes:
        """The record as bytes. Raises ValueError naming the field if a scalar has left its width.

        >>> class State(Record):
        ...     pile: int = field(i16, audience=EVERYONE)
        >>> s = State()
        >>> s.pile = 52
        >>> len(s.pack()) == State.size
        True
        >>> State.unpack(s.pack()).pile
        52
        """
        values = [getattr(self, name) for name in self._scalars]
        try:
            self._scalar_format.pack_into(self._buffer, 0, *values)
        except struct.error as error:
            raise ValueError(
                f"a scalar of {type(self).__name__} left its width: {dict(zip(self._scalars, values, strict=True))}"
            ) from error
        return bytes(self._buffer)

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The record of ``size`` bytes that ``pack`` made."""
        if len(data) != cls.size:
            raise ValueError(f"{cls.__name__} has {cls.size} bytes, not {len(data)}")
        return cls(data)

    def copy(self) -> Self:
        """An independent copy, without events; ``copy.copy`` and ``copy.deepcopy`` give the same.

        >>> class State(Record):
        ...     deck: Vector = field(i8, 13, audience=NOBODY)
        >>> s = State()
        >>> other = s.copy()
        >>> other.deck[0] = 4
        >>> s.deck[0], other.deck[0]
        (0, 4)
        """
        return type(self)(self.pack())

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).unpack, (self.pack(),)

    def to_numpy(self) -> np.ndarray[Any, Any]:
        """A NumPy array of one structured element with the same bytes.

        >>> class State(Record):
        ...     deck: Vector = field(i8, 4, audience=NOBODY)
        >>> s = State()
        >>> s.deck[1] = 9
        >>> s.to_numpy()[0]["deck"].tolist()
        [0, 9, 0, 0]
        >>> State.from_numpy(s.to_numpy()[0]).deck[1]
        9
        """
        return np.frombuffer(bytearray(self.pack()), dtype=self.dtype)

    @classmethod
    def from_numpy(cls, element: Any) -> Self:
        """The record of one element of a structured array."""
        return cls(element.tobytes())

    def masked(self, seat: int | None, *, shown: bool = False) -> Self:
        """A copy in which every cell this seat (None: a spectator) cannot know is -1.

        With ``shown``, cells that are not shown on the table are -1 too. Where a field is its owners', the cells of
        seats nobody plays hold nothing and hide nothing: they stay as they are.

        >>> class State(Record):
        ...     deck: Vector = field(i8, 3, audience=NOBODY)
        ...     hand: Grid = field(i8, (2, 3), audience=OWNER)
        >>> s = State()
        >>> s.seats = 2
        >>> seen = s.masked(1)
        >>> list(seen.deck), seen.hand.tolist()
        ([-1, -1, -1], [[-1, -1, -1], [0, 0, 0]])
        >>> s.masked(None).hand.tolist()
        [[-1, -1, -1], [-1, -1, -1]]
        """
        out = type(self)(self.pack())
        for f in self.fields:
            audience = f.shown if shown else f.audience
            if shown and f.shown_if and not getattr(self, f.shown_if):
                audience = NOBODY
            if shown and f.open_if and getattr(self, f.open_if):
                audience = f.audience
            if audience is not EVERYONE:
                _hide(out, f, seat if audience is OWNER else None)
        return out


def _dtype(scalars: list[Field], places: list[tuple[str, str, tuple[int, ...], int, int]], size: int) -> np.dtype[Any]:
    kinds = {"b": np.int8, "h": np.int16, "i": np.int32}
    names, formats, offsets = [], [], []
    offset = 0
    for f in scalars:
        names.append(f.name)
        formats.append(np.dtype(kinds[f.format]))
        offsets.append(offset)
        offset += struct.calcsize(f.format)
    for name, form, shape, start, _ in places:
        names.append(name)
        formats.append(np.dtype((kinds[form], shape)))
        offsets.append(start)
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": size}, align=True)


def _hide(record: Record, f: Field, keep: int | None) -> None:
    """Set a field's cells to -1, but for the row of one seat and, in its owners' fields, those of no seat at all."""
    if not f.shape:
        setattr(record, f.name, -1)
        return
    cells = memoryview(getattr(record, f.name)).cast("B")
    part = len(cells) // f.shape[0]
    rows = min(f.shape[0], record.seats) if f.audience is OWNER else f.shape[0]
    for row in range(rows):
        if row != keep:
            cells[row * part : (row + 1) * part] = b"\xff" * part
