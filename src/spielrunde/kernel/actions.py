"""Dense action numbers for machines and the same actions as structured, named data for people, both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod

Action = dict[str, str | int]
"""``{"do": "open", "card": "mask"}``."""


class Actions:
    """A game's actions: ranges with a name and arguments, numbered without gaps in order of declaration."""

    def __init__(self, *ranges: tuple[str, Mapping[str, Sequence[str | int]]]) -> None:
        """Each range is ``(name, {argument: its values})``; the last argument runs fastest."""
        self._first: dict[str, int] = {}
        self._all: list[Action] = []
        for name, arguments in ranges:
            self._first[name] = len(self._all)
            for values in product(*arguments.values()):
                self._all.append({"do": name, **dict(zip(arguments, values, strict=True))})
            assert len(self._all) - self._first[name] == prod(len(v) for v in arguments.values())
        self._numbers = {self.id(number): number for number in range(len(self._all))}

    def __len__(self) -> int:
        return len(self._all)

    def first(self, name: str) -> int:
        """The number of the first action of a range."""
        return self._first[name]

    def action(self, number: int) -> Action:
        """The structured form of an action number."""
        return dict(self._all[number])

    def id(self, number: int) -> str:
        """The structured form as one word: ``open:mask``."""
        return ":".join(str(value) for value in self._all[number].values())

    def number(self, action: object) -> int | None:
        """The number of an action given as number, word or structured data; None if it is no action of this game."""
        if isinstance(action, bool):
            return None
        if isinstance(action, int):
            return action if 0 <= action < len(self._all) else None
        if isinstance(action, str):
            return self._numbers.get(action)
        if isinstance(action, Mapping):
            return next((n for n in self._candidates(action) if self._all[n] == dict(action)), None)
        return None

    def _candidates(self, action: Mapping[str, object]) -> range:
        starts = [*sorted(self._first.values()), len(self._all)]
        first = self._first.get(str(action.get("do")))
        return range(0) if first is None else range(first, starts[starts.index(first) + 1])
