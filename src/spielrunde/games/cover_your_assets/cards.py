"""What cards exist, by number and name. The names are the same in both editions; texts give each its own words."""

from __future__ import annotations

import numpy as np

from ...kernel.names import Names

EDITIONS = Names()
CURRENT = EDITIONS.add("current")
OLD = EDITIONS.add("2011")

CARDS = Names()
COMIC = CARDS.add("comic")
PIANO = CARDS.add("piano")
TRAIN = CARDS.add("train")
JEWELS = CARDS.add("jewels")
CASH = CARDS.add("cash")
PIGGY = CARDS.add("piggy")
SCOOTER = CARDS.add("scooter")
PLANE = CARDS.add("plane")
AUTO = CARDS.add("auto")
CABIN = CARDS.add("cabin")
ASSETS = len(CARDS)
SILVER = CARDS.add("silver")
GOLD = CARDS.add("gold")
JAR = CARDS.add("jar")
FITTING = len(CARDS)
"""Kinds that can be part of a set or a battle: assets, Silver, Gold, Penny Jar."""
SWAP = CARDS.add("swap")
MOVE = CARDS.add("move")
KINDS = len(CARDS)

KIND_NAMES = tuple(CARDS)
ASSET_NAMES = KIND_NAMES[:ASSETS]
FIT_NAMES = KIND_NAMES[:FITTING]

COUNT = np.array(
    [
        [10, 10, 10, 9, 9, 9, 9, 9, 9, 8, 8, 4, 2, 2, 2],
        [10, 10, 10, 10, 10, 10, 10, 10, 10, 8, 8, 4, 0, 0, 0],
    ]
)
"""Cards of a kind, by edition."""

DOLLARS = (
    (5000, 5000, 5000, 10000, 10000, 10000, 15000, 15000, 15000, 20000, 25000, 50000, 1000),
    (5000, 10000, 5000, 15000, 5000, 5000, 10000, 10000, 15000, 20000, 25000, 50000, 1000),
)
"""What a card of each fitting kind is worth, by edition: the defaults of the options ``value_…``."""

TWO_PLAYER_SILVER = 2
TWO_PLAYER_GOLD = 1
"""Wild cards taken out for two players, with all cabins."""

MOST_CARDS = 110
MOST_SETS = 55
"""A set has at least two cards."""
