"""Names for bots, short and neutral, and names that differ at one table."""

from __future__ import annotations

import secrets
from collections.abc import Collection

BOTS = (
    "Nord",
    "Ost",
    "West",
    "Juno",
    "Kim",
    "Toni",
    "Robin",
    "Sascha",
    "Mika",
    "Noa",
    "Luca",
    "Charlie",
    "Jona",
    "Eike",
    "Bente",
    "Alex",
)


def for_bot(taken: Collection[str]) -> str:
    """A bot's name that nobody at the table has.

    >>> for_bot(BOTS[1:])
    'Nord'
    >>> for_bot(BOTS)
    'Bot'
    """
    free = [name for name in BOTS if name not in taken]
    return secrets.choice(free) if free else distinct("Bot", taken)


def distinct(name: str, taken: Collection[str]) -> str:
    """The name itself, or with the first number that makes it differ: ``Mika 2``.

    >>> distinct("Mika", ["Ada"]), distinct("Mika", ["Mika", "Mika 2"])
    ('Mika', 'Mika 3')
    """
    if name not in taken:
        return name
    return next(other for number in range(2, len(taken) + 3) if (other := f"{name} {number}") not in taken)
