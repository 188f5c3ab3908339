"""A table laid out by name, so that a test reads like the rulebook; bid cards are digits.

t = table("1 3 5", "2 4 6", prize="crown").bids(5, 6)
assert t.points == [0, 5]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spielrunde.kernel.game import Game
from spielrunde.testing.tabletop import LETTERS, Tabletop

from ..cards import KINDS, NUMBER_NAMES, NUMBERS, PER_NUMBER
from ..state import State

GAME = Game("open_bid")


class Table(Tabletop[State]):
    """A match whose state was laid out by hand."""

    game = GAME
    written: Mapping[str, str] = {name: str(number) for number, name in enumerate(NUMBER_NAMES, start=1)}

    def bids(self, *numbers: int) -> Table:
        """A, B, … choose and confirm these numbers."""
        for letter, number in zip(self.letters, numbers, strict=True):
            self.do(letter, f"bid:{number}", "confirm")
        return self


def table(*hands: str, prize: str = "gold", **options: Any) -> Table:
    """A first round in which every seat holds these cards and this prize lies open."""
    t = Table.deal(len(hands), **{"hand_cards": len(hands[0].split()), **options})
    s = t.clear("hand", "hand_size").put("hand", dict(zip(LETTERS, hands, strict=False))).state
    for seat in range(s.seats):
        for number in range(NUMBERS):
            s.deck[seat, number] = PER_NUMBER - s.hand[seat, number]
    for kind in range(KINDS):
        s.prizes[kind] += s.prize[kind]
    s.prizes[t.kinds().index(prize)] -= 1
    t.clear("prize").put("prize", prize).conserve()
    return t
