"""What cards exist, by number and name: bid cards from 1 to 6, and three sorts of prize."""

from __future__ import annotations

import numpy as np

NUMBER_NAMES = ("one", "two", "three", "four", "five", "six")
PRIZE_NAMES = ("silver", "gold", "crown")
KIND_NAMES = (*NUMBER_NAMES, *PRIZE_NAMES)

NUMBERS = 6
PER_NUMBER = 2
DECK = NUMBERS * PER_NUMBER
"""Bid cards in each seat's own deck."""
SILVER = 6
CROWN = 8
KINDS = 9

PRIZES = 6
COUNT = np.array([0, 0, 0, 0, 0, 0, 3, 2, 1])
"""How many prizes of a kind there are."""
VALUE = np.array([0, 0, 0, 0, 0, 0, 2, 3, 5])
"""Points a prize of a kind is worth."""
