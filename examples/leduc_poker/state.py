"""The record of one game: options, the bets, the cards."""

from __future__ import annotations

from spielrunde.kernel.layout import (
    EVERYONE,
    NOBODY,
    OWNER,
    Counter,
    Grid,
    Record,
    Vector,
    Zone,
    field,
    i8,
    i16,
)
from spielrunde.kernel.names import Names

from .cards import KINDS

SEATS = 2
ROUNDS = 2
MOST_RAISES = 4
MOST_DECISIONS = MOST_RAISES + 2
"""In one round: a check, all raises, and what answers the last of them."""

PHASES = Names()
ROUND_1 = PHASES.add("round_1")
ROUND_2 = PHASES.add("round_2")
OVER = PHASES.add("over")

END_REASONS = Names()
FOLD = END_REASONS.add("fold")
PAIR = END_REASONS.add("pair")
RANK = END_REASONS.add("rank")
SPLIT = END_REASONS.add("split")


class State(Record):
    """One game, two seats."""

    # options
    ante: int = field(i8, audience=EVERYONE)
    bet_1: int = field(i8, audience=EVERYONE)
    bet_2: int = field(i8, audience=EVERYONE)
    raises: int = field(i8, audience=EVERYONE)

    # the betting
    phase: int = field(i8, audience=EVERYONE)
    active: int = field(i8, audience=EVERYONE)
    """The seat that decides."""
    raised: int = field(i8, audience=EVERYONE, counter=Counter(top="raises"))
    """Raises in this round."""
    decisions: int = field(i8, audience=EVERYONE)
    """Decisions in this round."""
    betting: Grid = field(i8, (ROUNDS, MOST_DECISIONS), audience=EVERYONE)
    """The actions of each round in order, each plus 1; 0 where there was none. With it a masked record is all its seat
    ever learned: equal pots can come about in several ways."""
    paid: Vector = field(i16, SEATS, audience=EVERYONE, counter=Counter())
    """Chips each seat has put into the pot."""

    # the end
    reason: int = field(i8, audience=EVERYONE)
    net: Vector = field(i16, SEATS, audience=EVERYONE)
    """Chips each seat has won or lost; 0 until the game is over."""

    # cards
    deck: Vector = field(i8, KINDS, audience=NOBODY, zone=Zone("pile", size="deck_size"))
    deck_size: int = field(i8, audience=EVERYONE)
    public: Vector = field(i8, KINDS, audience=EVERYONE, zone=Zone("spread"))
    hand: Grid = field(i8, (SEATS, KINDS), audience=OWNER, zone=Zone("fan", size="hand_size"))
    hand_size: Vector = field(i8, SEATS, audience=EVERYONE)
    shown: Grid = field(i8, (SEATS, KINDS), audience=EVERYONE, zone=Zone("spread"))
