"""Names numbered in order of declaration: a game's phases, its end reasons, the values of an option."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload


class Names(Sequence[str]):
    """Names in order; ``add`` declares the next one and gives its number, for rule code.

    >>> PHASES = Names()
    >>> BID = PHASES.add("bid")
    >>> OVER = PHASES.add("over")
    >>> BID, OVER, list(PHASES)
    (0, 1, ['bid', 'over'])

    ``first`` is the number of the first one, where they go on after others; by place they always count from 0.

    >>> Names(first=len(PHASES)).add("dealing")
    2
    """

    def __init__(self, first: int = 0) -> None:
        self._first = first
        self._names: list[str] = []

    def add(self, name: str) -> int:
        """Declare a name and return its number."""
        self._names.append(name)
        return self._first + len(self._names) - 1

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return self._names[index]

    def __len__(self) -> int:
        return len(self._names)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)
