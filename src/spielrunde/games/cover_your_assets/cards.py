"""What cards exist, by number and name. The names are the same in both editions; texts give each its own words."""

from __future__ import annotations

import numpy as np

ASSET_NAMES = ("comic", "piano", "train", "jewels", "cash", "piggy", "scooter", "plane", "auto", "cabin")
FIT_NAMES = (*ASSET_NAMES, "silver", "gold", "jar")
KIND_NAMES = (*FIT_NAMES, "swap", "move")

ASSETS = 10
SILVER = 10
GOLD = 11
JAR = 12
FITTING = 13
"""Kinds that can be part of a set or a battle: assets, Silver, Gold, Penny Jar."""
SWAP = 13
MOVE = 14
KINDS = 15

CABIN = 9

COUNT = np.array(
    [
        [10, 10, 10, 9, 9, 9, 9, 9, 9, 8, 8, 4, 2, 2, 2],
        [10, 10, 10, 10, 10, 10, 10, 10, 10, 8, 8, 4, 0, 0, 0],
    ]
)
"""Cards of a kind, by edition."""

DOLLARS = {
    "current": (5000, 5000, 5000, 10000, 10000, 10000, 15000, 15000, 15000, 20000, 25000, 50000, 1000),
    "2011": (5000, 10000, 5000, 15000, 5000, 5000, 10000, 10000, 15000, 20000, 25000, 50000, 1000),
}
"""What a card of each fitting kind is worth, by edition: the defaults of the options ``value_…``."""

TWO_PLAYER_SILVER = 2
TWO_PLAYER_GOLD = 1
"""Wild cards taken out for two players, with all cabins."""

MOST_CARDS = 110
MOST_SETS = 55
"""A set has at least two cards."""
