"""Tables that can be replaced: a list of cards, the spaces of a track. A game reads one from a TOML text into numbers
for its record and words for people; every fault is named by row, column and what would be right."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .errors import Reasoned
from .layout import Record

LONGEST = 24 * 1024
"""Bytes a table may have."""
LONGEST_SHOWN = 40
"""Characters of a table's content that stand in the sentence about a fault."""
DIGEST = "sha256:"


class BadTable(Reasoned):
    """A table that cannot be read, or a cell of it that is not allowed."""

    code = "bad_table"


@dataclass(frozen=True)
class Content:
    """A table that was read: numbers by the record field they are put into, words by language and text key."""

    numbers: Mapping[str, Any]
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def store(self, record: Record) -> None:
        """Put the numbers into a record; cells beyond them stay 0.

        >>> from spielrunde.kernel.layout import EVERYONE, Vector, field, i8
        >>> class State(Record):
        ...     spaces: int = field(i8, audience=EVERYONE)
        ...     space: Vector = field(i8, 5, audience=EVERYONE)
        >>> s = State()
        >>> Content({"spaces": 3, "space": [7, 0, 9]}).store(s)
        >>> s.spaces, list(s.space)
        (3, [7, 0, 9, 0, 0])
        """
        for name, value in self.numbers.items():
            if isinstance(value, int):
                setattr(record, name, value)
                continue
            cells = getattr(record, name)
            for row, entry in enumerate(value):
                if isinstance(entry, int):
                    cells[row] = entry
                    continue
                for column, number in enumerate(entry):
                    cells[row, column] = number


Read = Callable[[str], Content]
"""How a game reads a table. Raises BadTable."""


def normal(text: str) -> str:
    """The text as it is kept, the same on every system. Raises BadTable if it is too long.

    >>> normal("a = 1\\r\\nb = 2")
    'a = 1\\nb = 2'
    """
    out = text.removeprefix("\ufeff").replace("\r\n", "\n")
    size = len(out.encode("utf-8", "surrogatepass"))
    if size > LONGEST:
        raise BadTable(reason="size", size=size, most=LONGEST)
    return out


def digest(text: str) -> str:
    """The name of a table: ``sha256:`` and 64 hex digits.

    >>> digest("")[:20]
    'sha256:e3b0c44298fc1'
    """
    return DIGEST + hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def parse(text: str) -> dict[str, Any]:
    """The TOML of a table. Raises BadTable.

    >>> parse("[[card]]\\nname = 'Farm'\\ncost = 2")
    {'card': [{'name': 'Farm', 'cost': 2}]}
    """
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadTable(reason="toml", why=str(error).partition(";")[0]) from None


def shown(value: object) -> str:
    """A value as people are told of it: its beginning; a dash if it is too large to be written.

    >>> shown("x" * 1000) == "x" * LONGEST_SHOWN
    True
    >>> shown(10**5000)
    '–'
    """
    try:
        return str(value)[:LONGEST_SHOWN]
    except (ValueError, RecursionError):
        return "–"


class Row:
    """One row of a table, asked column by column; ``done`` refuses columns nobody asked for."""

    def __init__(self, table: str, number: int, cells: object) -> None:
        self.table = table
        self.number = number
        if not isinstance(cells, dict):
            raise BadTable(reason="row", table=table, row=number)
        self._cells: dict[str, Any] = cells
        self._asked: list[str] = []

    def fault(self, column: str, reason: str, **details: object) -> BadTable:
        """What is wrong with a cell.

        >>> print(Row("card", 3, {"cost": 12}).fault("cost", "range", low=0, high=9))
        Row 3 of “card”, column “cost”: “12” should be a whole number from 0 to 9.
        """
        value = shown(self._cells.get(column, ""))
        return BadTable(reason=reason, table=self.table, row=self.number, column=shown(column), value=value, **details)

    def has(self, column: str) -> bool:
        """Whether the cell is filled in."""
        self._asked.append(column)
        return column in self._cells

    def cell(self, column: str) -> Any:
        """The cell as it is. Raises BadTable if it is missing."""
        if not self.has(column):
            raise self.fault(column, "missing")
        return self._cells[column]

    def whole(self, column: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from low to high.

        >>> row = Row("card", 1, {"cost": 2})
        >>> row.whole("cost", 0, 9), row.whole("count", 1, 4, default=1)
        (2, 1)
        """
        if default is not None and not self.has(column):
            return default
        value = self.cell(column)
        if type(value) is not int or not low <= value <= high:
            raise self.fault(column, "range", low=low, high=high)
        return value

    def flag(self, column: str) -> bool:
        """Yes or no; no if it is missing.

        >>> row = Row("card", 1, {"wild": True})
        >>> row.flag("wild"), row.flag("rare")
        (True, False)
        """
        if not self.has(column):
            return False
        value = self.cell(column)
        if type(value) is not bool:
            raise self.fault(column, "choice", allowed="true, false")
        return value

    def choice(self, column: str, allowed: Sequence[str]) -> int:
        """The place of one of several words.

        >>> Row("card", 1, {"type": "city"}).choice("type", ("farm", "city", "peace"))
        1
        """
        words = list(allowed)
        value = self.cell(column)
        if value not in words:
            raise self.fault(column, "choice", allowed=", ".join(words))
        return words.index(value)

    def name(self, column: str, languages: Sequence[str], longest: int) -> dict[str, str]:
        """What people read, by language: one text for all of them, or a table with one for some.

        >>> Row("card", 1, {"name": {"de": "Hof"}}).name("name", ("en", "de"), 20)
        {'en': 'Hof', 'de': 'Hof'}
        """
        value = self.cell(column)
        given = value if isinstance(value, dict) else dict.fromkeys(languages, value)
        texts = {key: text.strip() for key, text in given.items() if isinstance(text, str)}
        fits = all(0 < len(text) <= longest and text.isprintable() for text in texts.values())
        if not texts or len(texts) != len(given) or not fits or not set(texts) <= set(languages):
            raise self.fault(column, "name", languages=", ".join(languages), longest=longest)
        first = next(iter(texts.values()))
        return {language: texts.get(language, first) for language in languages}

    def done(self) -> None:
        """Raises BadTable for a column that nobody asked for.

        >>> row = Row("card", 1, {"cost": 2, "csot": 3})
        >>> row.whole("cost", 0, 9)
        2
        >>> try:
        ...     row.done()
        ... except BadTable as error:
        ...     print(error)
        Row 1 of “card” has a column “csot” that means nothing; there are: cost.
        """
        for column in self._cells:
            if column not in self._asked:
                raise self.fault(column, "unknown", allowed=", ".join(dict.fromkeys(self._asked)))


def rows(table: str, given: Mapping[str, Any], most: int) -> list[Row]:
    """The rows of a list of tables, ``[[table]]`` in TOML, at least one. Raises BadTable.

    >>> [row.whole("cost", 0, 9) for row in rows("card", {"card": [{"cost": 2}, {"cost": 5}]}, 50)]
    [2, 5]
    """
    found = given.get(table)
    if not isinstance(found, list) or not 1 <= len(found) <= most:
        raise BadTable(reason="rows", table=table, most=most)
    return [Row(table, number, cells) for number, cells in enumerate(found, start=1)]
