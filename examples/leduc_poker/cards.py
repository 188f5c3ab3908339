"""What cards exist, by number and name: three ranks, each in two suits that nothing depends on."""

from __future__ import annotations

KIND_NAMES = ("jack", "queen", "king")

KINDS = 3
JACK = 0
KING = 2
PER_KIND = 2
"""Cards of each rank: equal ranks are one kind, so suits are nowhere in the record."""
DECK = KINDS * PER_KIND
