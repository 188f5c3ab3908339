"""Dense action numbers for machines and the same actions as structured, named data for people, both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from .errors import BadGame

Action = dict[str, str | int]
"""``{"do": "open", "card": "mask"}``."""


class Actions:
    """A game's actions: ranges with a name and arguments, numbered without gaps in order of declaration.

    >>> ACTIONS = Actions()
    >>> PASS = ACTIONS.add("pass")
    >>> OPEN = ACTIONS.add("open", {"card": ("mask", "ring"), "to": range(3)})
    >>> PASS, OPEN, len(ACTIONS)
    (0, 1, 7)
    >>> ACTIONS.action(OPEN + 4), ACTIONS.number("open:ring:1")
    ({'do': 'open', 'card': 'ring', 'to': 1}, 5)
    """

    def __init__(self) -> None:
        self._first: dict[str, int] = {}
        self._all: list[Action] = []
        self._numbers: dict[str, int] = {}

    def add(self, name: str, arguments: Mapping[str, Sequence[str | int]] | None = None) -> int:
        """Declare a range of actions, ``{argument: its values}``, and return the number of its first, for rule code.

        The last argument runs fastest. Raises BadGame if there is a range of this name, or two actions read the same.
        """
        given = arguments or {}
        if name in self._first:
            raise BadGame(reason="twice", name=name)
        self._first[name] = len(self._all)
        for values in product(*given.values()):
            self._all.append({"do": name, **dict(zip(given, values, strict=True))})
            word = self.id(len(self._all) - 1)
            if self._numbers.setdefault(word, len(self._all) - 1) != len(self._all) - 1:
                raise BadGame(reason="twice", name=word)
        return self._first[name]

    def __len__(self) -> int:
        return len(self._all)

    def action(self, number: int) -> Action:
        """The structured form of an action number."""
        return dict(self._all[number])

    def id(self, number: int) -> str:
        """The structured form as one word: ``open:mask``."""
        return ":".join(str(value) for value in self._all[number].values())

    def from_id(self, word: str) -> Action:
        """The structured form of an action's word. Raises KeyError if it is none."""
        return self.action(self._numbers[word])

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
