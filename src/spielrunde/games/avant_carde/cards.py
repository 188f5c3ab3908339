"""What cards exist: gallery cards first, then the low and high cards of the starter decks (chapter 1)."""

from __future__ import annotations

import numpy as np

COLOURS = ("r", "o", "p", "b")
"""Red, orange, purple, blue: the colours that match. White and grey stand on one starter card each and do not."""
NUMBERS = (2, 3, 4, 5, 6, 7)
"""Numbers of the gallery, each a stack; a number's place in this row is used wherever rules speak of stacks."""
STACKS = 6

_GALLERY = tuple(f"{colour}{number}" for number in NUMBERS for colour in COLOURS)
_LOW = (*(f"{colour}1" for colour in COLOURS), "w1", "g2")
_HIGH = ("r11", "o12", "p13", "b14")
KIND_NAMES = (*_GALLERY, *_LOW, *_HIGH)

KINDS = 34
GALLERY_KINDS = 24
"""Kinds that lie in the gallery: kind = stack * 4 + colour."""

COLOUR = np.array(["ropbwg".index(name[0]) for name in KIND_NAMES])
"""Colour by kind: 0 to 3 as in COLOURS, 4 white, 5 grey."""
NUMBER = np.array([int(name[1:]) for name in KIND_NAMES])
STACK = np.array([number - 2 if 2 <= number <= 7 else -1 for number in NUMBER.tolist()])
"""Stack whose patron gives a kind its power; -1 for kinds without one."""
COLOUR_BIT = np.array([1 << colour if colour < 4 else 0 for colour in COLOUR.tolist()])
NUMBER_BIT = np.array([1 << number if number <= 7 else 0 for number in NUMBER.tolist()])
ALL_COLOURS = 0b1111
ALL_NUMBERS = 0b11111110

COUNT = np.array([12 if number <= 4 else 8 for number in NUMBERS])
"""Cards of each gallery stack, evenly of all four colours."""
PER_COLOUR = np.array([3 if number <= 4 else 2 for number in NUMBERS])

DECK_NAMES = ("ob", "rp", "rb", "op", "ro")
"""Starter decks, named by the colours of their coloured 1s."""
DECKS = 5
STARTER_CARDS = 10


def _starter(name: str) -> list[int]:
    ones = [f"{colour}1" for colour in name]
    twos = [f"{colour}2" for colour in COLOURS if colour not in name]
    cards = [*ones, "w1", *twos, "g2", *_HIGH]
    return [cards.count(kind) for kind in KIND_NAMES]


STARTER = np.array([_starter(name) for name in DECK_NAMES])
"""Cards of a kind, by starter deck."""

MOST_CARDS = 70
"""Cards somebody can own: a starter deck and the whole gallery."""
