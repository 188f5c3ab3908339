"""What cards exist, by number and name. The names are the same in all editions; texts give each its own words."""

from __future__ import annotations

SUIT_NAMES = ("ring", "case", "statue", "tooth", "worm", "mask", "hat", "rug", "tail", "grain")
HAND_NAMES = (*SUIT_NAMES, "joker", "doubler")
KIND_NAMES = (*HAND_NAMES, "scoring")

SUITS = len(SUIT_NAMES)
PER_SUIT = 9
JOKER = KIND_NAMES.index("joker")
DOUBLER = KIND_NAMES.index("doubler")
SCORING = KIND_NAMES.index("scoring")
HAND_KINDS = len(HAND_NAMES)
"""Kinds that can be in a hand: the suits, the joker, the doubler."""
KINDS = len(KIND_NAMES)

JOKERS = 5
DOUBLERS = 5
SCORING_CARDS = 10
PLAYABLE_CARDS = SUITS * PER_SUIT + JOKERS + DOUBLERS
"""Every card that can ever lie in a hand or on the table: 100."""
