"""What cards exist, by number and name: value cards to bid with, and the cards that are auctioned."""

from __future__ import annotations

import numpy as np

VALUE_NAMES = ("one", "two", "three", "four", "five", "six")
COLOUR_NAMES = ("red", "green", "yellow")
COLOUR_WORTHS = {"m3": -3, "m2": -2, "m1": -1, "p1": 1, "p2": 2, "p3": 3}
"""Different planets of one colour, and what they are worth."""
PLANET_NAMES = tuple(f"{colour}_{worth}" for colour in COLOUR_NAMES for worth in COLOUR_WORTHS)
FACTOR_NAMES = ("x0", "x1", "x2")
LOT_NAMES = (*PLANET_NAMES, *FACTOR_NAMES)
KIND_NAMES = (*VALUE_NAMES, *LOT_NAMES)

VALUES = len(VALUE_NAMES)
"""Value cards are numbered 0 to 5 and worth one more than that; every player has one of each, or of the lower ones."""
COLOURS = len(COLOUR_NAMES)
WORTHS = len(COLOUR_WORTHS)
PLANETS = len(PLANET_NAMES)
FACTORS = len(FACTOR_NAMES)
"""Multipliers: times 0, 1 and 2."""
LOTS = len(LOT_NAMES)
"""Kinds of cards that are auctioned, planets first; the kind of a card is ``LOT`` plus its number."""
LOT = VALUES
MATCHES = PLANETS * FACTORS
"""Kinds of pairs: planet times ``FACTORS`` plus multiplier."""

PILES = 3
PILE_CARDS = 11
DECK = PILES * PILE_CARDS
FACTOR_CARDS = 15
SIDE_CARDS = 3
"""Planets of one colour on either side of zero."""

WORTH = np.array([*COLOUR_WORTHS.values()] * COLOURS)
"""What a planet is worth, by its number."""
