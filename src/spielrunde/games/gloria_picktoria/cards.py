"""What cards exist, by number and name. The names are the same in all editions; texts give each its own words."""

from __future__ import annotations

SUIT_NAMES = ("ring", "case", "statue", "tooth", "worm", "mask", "hat", "rug", "tail", "grain")
HAND_NAMES = (*SUIT_NAMES, "joker", "doubler")
KIND_NAMES = (*HAND_NAMES, "scoring")

SUITS = 10
PER_SUIT = 9
JOKER = 10
DOUBLER = 11
SCORING = 12
HAND_KINDS = 12
"""Kinds that can be in a hand: the suits, the joker, the doubler."""
KINDS = 13

JOKERS = 5
DOUBLERS = 5
SCORING_CARDS = 10
PLAYABLE_CARDS = SUITS * PER_SUIT + JOKERS + DOUBLERS
"""Every card that can ever lie in a hand or on the table: 100."""
