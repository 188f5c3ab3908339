"""Options of a game: typed, with range, default and the seat counts they apply to; checked into record fields."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any

from . import data_tables
from .data_tables import BadTable, Content, Read
from .errors import BadOption, BadSeats
from .layout import Record
from .text import Texts

Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """One option. It is kept in the record field of the same name: a choice as the index of its value, a table in the
    fields its content names. The value of a table is its text, empty for the built-in one.

    ``defaults`` gives other defaults by the value of the game's first option (its edition, say). ``seats`` are the seat
    counts it applies to, empty for all. ``group`` is ``rules``, ``comfort`` or ``expert``.
    """

    name: str
    type: str
    default: Value
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    group: str = "rules"
    seats: tuple[int, ...] = ()
    defaults: Mapping[str, Value] = field(default_factory=dict)
    built_in: Traversable | None = None
    """The file of a table's default."""
    read: Read | None = None
    """How a table is read."""

    def parse(self, value: object) -> Value:
        """The value checked against type and range; words like ``true`` or ``3`` are read. Raises BadOption.

        >>> flag("open", False).parse("yes"), number("rounds", 4, 1, 6).parse(" 3 ")
        (True, 3)
        >>> number("rounds", 4, 1, 6).parse(7)
        Traceback (most recent call last):
            ...
        spielrunde.kernel.errors.BadOption: Option “rounds” goes from 1 to 6, not “7”.
        """
        if self.type == "table":
            return self._parse_table(value)
        word = str(value).strip().lower()
        if self.type == "bool":
            if word in ("true", "1", "yes", "on"):
                return True
            if word in ("false", "0", "no", "off"):
                return False
            raise BadOption(reason="not_bool", name=self.name, value=value)
        if self.type == "int":
            try:
                number = int(word)
            except ValueError:
                raise BadOption(reason="not_int", name=self.name, value=value, low=self.low, high=self.high) from None
            if isinstance(value, bool) or not self.low <= number <= self.high:
                raise BadOption(reason="range", name=self.name, value=value, low=self.low, high=self.high)
            return number
        if word not in self.values:
            raise BadOption(reason="choice", name=self.name, value=value, allowed=", ".join(self.values))
        return word

    def encode(self, value: Value) -> int:
        """The value as it stands in the record; a table stands in fields of its own.

        >>> choice("length", "short", "usual", "long").encode("usual"), flag("open", False).encode(True)
        (1, 1)
        """
        return self.values.index(str(value)) if self.type == "choice" else int(value)

    def store(self, record: Record, value: Value) -> None:
        """Put the value into a record."""
        if self.type == "table":
            self.content(value).store(record)
        else:
            setattr(record, self.name, self.encode(value))

    def table(self, value: Value) -> str:
        """The text a table's value stands for."""
        return str(value) or self._built_in_text

    def content(self, value: Value) -> Content:
        """A table as it was read. Raises BadTable."""
        assert self.read is not None
        return _content(self.read, self.table(value))

    @functools.cached_property
    def _built_in_text(self) -> str:
        assert self.built_in is not None
        return data_tables.normal(self.built_in.read_text(encoding="utf-8"))

    def _parse_table(self, value: object) -> str:
        """The text of a table, checked; the built-in one is empty. Raises BadOption."""
        if not isinstance(value, str):
            raise BadOption(reason="not_table", name=self.name)
        try:
            text = data_tables.normal(value)
            self.content(text)
        except BadTable as error:
            raise BadOption(reason="table", name=self.name, why=error) from error
        return "" if text == self.table("") else text


@functools.lru_cache(maxsize=32)
def _content(read: Read, text: str) -> Content:
    return read(text)


@dataclass(frozen=True)
class Preset:
    """A named choice of options to start from; the first of a game is the game as it is usually played.

    ``seats`` are the seat counts it is for, empty for all.
    """

    name: str
    options: Mapping[str, Value] = field(default_factory=dict)
    seats: tuple[int, ...] = ()


def flag(name: str, default: bool, **more: Any) -> Option:
    """A yes-or-no option.

    >>> flag("open", True, group="comfort").default
    True
    """
    return Option(name, "bool", default, **more)


def number(name: str, default: int, low: int, high: int, *, group: str = "expert", **more: Any) -> Option:
    """A whole number from low to high, by default one of the expert group.

    >>> rounds = number("rounds", 4, 1, 6)
    >>> rounds.default, rounds.low, rounds.high, rounds.group
    (4, 1, 6, 'expert')
    """
    return Option(name, "int", default, low=low, high=high, group=group, **more)


def choice(name: str, *values: str, **more: Any) -> Option:
    """One of several named values; the first is the default.

    >>> choice("length", "short", "usual", "long").default
    'short'
    """
    return Option(name, "choice", values[0], values=values, **more)


def table(name: str, built_in: Traversable, read: Read, *, group: str = "expert", **more: Any) -> Option:
    """A table that another text can replace, by default the one in the file."""
    return Option(name, "table", "", built_in=built_in, read=read, group=group, **more)


def complete(
    options: tuple[Option, ...],
    given: Mapping[str, object],
    *,
    game: str,
    seats: int,
    allowed_seats: tuple[int, ...],
    check: Callable[[Mapping[str, Any], int], None] | None,
) -> dict[str, Value]:
    """All options with checked values, defaults filled in. Raises BadSeats or BadOption with what would be right.

    >>> options = (choice("length", "usual", "long"), number("rounds", 4, 1, 9, defaults={"long": 8}))
    >>> complete(options, {"length": "long"}, game="fair", seats=2, allowed_seats=(2, 3), check=None)
    {'length': 'long', 'rounds': 8}
    >>> complete(options, {}, game="fair", seats=5, allowed_seats=(2, 3), check=None)
    Traceback (most recent call last):
        ...
    spielrunde.kernel.errors.BadSeats: “fair” is for 2 to 3 players, not 5.
    """
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in allowed_seats:
        raise BadSeats(game=game, seats=seats, low=allowed_seats[0], high=allowed_seats[-1])
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(reason="unknown", game=game, name=name, allowed=", ".join(known))
    out: dict[str, Value] = {}
    for option in options:
        edition = str(out[options[0].name]) if out else ""
        default = option.defaults.get(edition, option.default)
        if option.name in given:
            value = option.parse(given[option.name])
            if option.seats and seats not in option.seats and value != default:
                words = ", ".join(str(n) for n in option.seats)
                raise BadOption(reason="seats", name=option.name, seats=seats, allowed=words)
            out[option.name] = value
        else:
            out[option.name] = default
    if check is not None:
        check(out, seats)
    return out


def describe(option: Option, words: Texts) -> dict[str, Any]:
    """An option as plain data with its labels in one language.

    >>> described = describe(number("rounds", 4, 1, 6), Texts({"option.rounds": "Rounds"}, "en"))
    >>> described["label"], described["default"], described["low"], described["high"]
    ('Rounds', 4, 1, 6)
    """
    key = f"option.{option.name}"
    out: dict[str, Any] = {
        "name": option.name,
        "type": option.type,
        "label": words.say(key),
        "default": option.default,
        "group": option.group,
        "seats": list(option.seats),
        "help": words.say(f"{key}.help") if words.has(f"{key}.help") else "",
    }
    if option.type == "choice":
        out["values"] = list(option.values)
        out["value_labels"] = [words.say(f"{key}.{value}") for value in option.values]
    if option.type == "int":
        out["low"], out["high"] = option.low, option.high
    if option.defaults:
        out["defaults"] = dict(option.defaults)
    return out


def describe_preset(preset: Preset, words: Texts) -> dict[str, Any]:
    """A preset as plain data with its labels in one language."""
    key = f"preset.{preset.name}"
    return {
        "name": preset.name,
        "label": words.say(key),
        "help": words.say(f"{key}.help"),
        "options": dict(preset.options),
        "seats": list(preset.seats),
    }
