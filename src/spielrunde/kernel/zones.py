"""Cards in zones. A zone is a row of counts by kind; a shuffled pile is the same, drawn from at random.

Drawing uniformly from what is left is the same distribution as drawing from the top of a shuffled pile, and it fixes no
order anybody could peek at. Every function that draws seals the step (it cannot be undone).
"""

from __future__ import annotations

from .layout import Grid, Record, Vector
from .rng import SEAT, below
from .rule import rule

OPENLY = 1
"""Bit of ``sealed``: the step showed somebody a card its actor could not see, or drew at random for all."""
PRIVATELY = 2
"""Bit of ``sealed``: the step drew from its own seat's stream, which concerns nobody else."""


@rule
def seal(s: Record) -> None:
    """Mark that the current step showed somebody a card its actor could not see. The step that reveals simultaneous
    choices seals them all."""
    s.sealed |= OPENLY


@rule
def seal_own(s: Record) -> None:
    """Mark that the actor cannot take this step back, though it showed nobody else anything: a draw from the seat's own
    stream, a choice that stays. Others who act at the same time may still take back theirs."""
    s.sealed |= PRIVATELY


@rule
def nth(counts: Vector, n: int) -> int:
    """The kind of the n-th card (from 0) when the cards of a zone are laid out in order of kind."""
    kind = 0
    left = n - counts[0]
    while left >= 0:
        kind += 1
        left -= counts[kind]
    return kind


@rule
def draw(s: Record, stream: int, counts: Vector, size: int) -> int:
    """Take one of the ``size`` cards of a zone at random and return its kind; size >= 1."""
    kind = nth(counts, below(s, stream, size))
    counts[kind] -= 1
    s.sealed |= PRIVATELY if stream >= SEAT else OPENLY
    return kind


@rule
def deal_unknown(s: Record, stream: int, unseen: Vector, size: int, hands: Grid, seat: int, cards: int) -> None:
    """Complete a hand with ``cards`` cards drawn at random from the ``size`` unseen ones (``unseen`` is reduced)."""
    for taken in range(cards):
        kind = nth(unseen, below(s, stream, size - taken))
        unseen[kind] -= 1
        hands[seat, kind] += 1


@rule
def choose(s: Record, stream: int, counts: Vector, size: int) -> int:
    """The kind of one of the ``size`` cards at random, which stays; also one of the ``size`` actions set in a mask."""
    return nth(counts, below(s, stream, size))


@rule
def choose_from(s: Record, stream: int, counts: Vector, first: int, size: int) -> int:
    """As ``choose``, among the ``size`` cards of the kinds from ``first`` on."""
    kind = first
    left = below(s, stream, size) - counts[kind]
    while left >= 0:
        kind += 1
        left -= counts[kind]
    return kind
