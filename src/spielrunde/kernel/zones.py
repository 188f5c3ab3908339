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
    """The kind of the n-th card (from 0) when the cards of a zone are laid out in order of kind.

    >>> [nth([2, 0, 1], n) for n in range(3)]
    [0, 0, 2]
    """
    kind = 0
    left = n - counts[0]
    while left >= 0:
        kind += 1
        left -= counts[kind]
    return kind


@rule
def draw(s: Record, stream: int, counts: Vector, size: int) -> int:
    """Take one of the ``size`` cards of a zone at random and return its kind; size >= 1.

    >>> from spielrunde.kernel.rng import TABLE, seed_stream
    >>> class State(Record):
    ...     "A record that holds nothing but what all games share."
    >>> s, deck = State(), [2, 1, 3]
    >>> seed_stream(s, TABLE, 7, 0)
    >>> [draw(s, TABLE, deck, size) for size in (6, 5, 4)], deck
    ([0, 0, 1], [0, 0, 3])
    >>> s.sealed == OPENLY      # whoever drew cannot take it back
    True
    """
    kind = nth(counts, below(s, stream, size))
    counts[kind] -= 1
    s.sealed |= PRIVATELY if stream >= SEAT else OPENLY
    return kind


@rule
def deal_unknown(s: Record, stream: int, unseen: Vector, size: int, hands: Grid, seat: int, cards: int) -> None:
    """Complete a hand with ``cards`` cards drawn at random from the ``size`` unseen ones (``unseen`` is reduced).

    >>> from spielrunde.kernel.layout import OWNER, field, i8
    >>> from spielrunde.kernel.rng import BOTS, seed_stream
    >>> class State(Record):
    ...     hand: Grid = field(i8, (2, 3), audience=OWNER)
    >>> s, unseen = State(), [2, 1, 3]
    >>> seed_stream(s, BOTS, 7, 0)
    >>> deal_unknown(s, BOTS, unseen, 6, s.hand, 1, 4)
    >>> s.hand.tolist(), unseen
    ([[0, 0, 0], [2, 1, 1]], [0, 0, 2])
    """
    for taken in range(cards):
        kind = nth(unseen, below(s, stream, size - taken))
        unseen[kind] -= 1
        hands[seat, kind] += 1


@rule
def choose(s: Record, stream: int, counts: Vector, size: int) -> int:
    """The kind of one of the ``size`` cards at random, which stays; also one of the ``size`` actions set in a mask.

    >>> from spielrunde.kernel.rng import BOTS, seed_stream
    >>> class State(Record):
    ...     "A record that holds nothing but what all games share."
    >>> s, mask = State(), [0, 1, 0, 0, 1, 1]
    >>> seed_stream(s, BOTS, 7, 0)
    >>> [choose(s, BOTS, mask, 3) for _ in range(6)]
    [4, 1, 5, 1, 5, 4]
    """
    return nth(counts, below(s, stream, size))


@rule
def choose_from(s: Record, stream: int, counts: Vector, first: int, size: int) -> int:
    """As ``choose``, among the ``size`` cards of the kinds from ``first`` on.

    >>> from spielrunde.kernel.rng import BOTS, seed_stream
    >>> class State(Record):
    ...     "A record that holds nothing but what all games share."
    >>> s, mask = State(), [0, 1, 0, 0, 1, 1]
    >>> seed_stream(s, BOTS, 7, 0)
    >>> [choose_from(s, BOTS, mask, 2, 2) for _ in range(6)]
    [4, 4, 5, 4, 5, 4]
    """
    kind = first
    left = below(s, stream, size) - counts[kind]
    while left >= 0:
        kind += 1
        left -= counts[kind]
    return kind
