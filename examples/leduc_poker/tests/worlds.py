"""Positions in which the chances of something hidden are known, for the test of ``resample``."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from spielrunde.kernel.layout import Record

from ..cards import KINDS
from .table import play, table

Fact = tuple[str, Record, int, Callable[[Any], Hashable], dict[Hashable, int]]
"""Name, full record, who looks, what is asked of a world, weights of the answers."""


def hand_of(seat: int) -> Callable[[Any], Hashable]:
    """Asks for the kind of card a seat holds."""
    return lambda world: next(kind for kind in range(KINDS) if world.hand[seat, kind])


def facts() -> list[Fact]:
    """What a seat may think of the other's card: it is any of those the seat does not see, whatever was bet."""
    dealt, raised = table("JK").state, play("JK", "crrc", "J").state
    paired, folded = play("JK", "cc", "K").state, play("QK", "rf").state
    return [
        ("the other's card, before any bet", dealt, 0, hand_of(1), {0: 1, 1: 2, 2: 2}),
        ("the other's card, as the first seat's pair sees it", raised, 0, hand_of(1), {1: 2, 2: 2}),
        ("the other's card, as the second seat sees it", raised, 1, hand_of(0), {0: 1, 1: 2, 2: 1}),
        ("the other's card, both kings seen", paired, 1, hand_of(0), {0: 2, 1: 2}),
        ("the other's card after a fold", folded, 0, hand_of(1), {0: 2, 1: 1, 2: 2}),
        ("kings left in the deck", dealt, 1, lambda world: world.deck[2], {1: 4, 0: 1}),
    ]
