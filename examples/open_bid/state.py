"""The record of one game: options, every seat's bid cards, prizes, points."""

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
)
from spielrunde.kernel.names import Names

from .cards import KINDS, NUMBERS

SEATS = 4

TIES = Names()
CANCEL = TIES.add("cancel")
"""Equal bids cancel each other, the highest that is left wins."""
SHARE = TIES.add("share")
"""The highest bidders share the points."""

PHASES = Names()
BID = PHASES.add("bid")
OVER = PHASES.add("over")

END_REASONS = Names()
LAST_ROUND = END_REASONS.add("last_round")
TARGET = END_REASONS.add("target")


class State(Record, seat_streams=SEATS):
    """One game, 2-4 seats."""

    # options
    tie: int = field(i8, audience=EVERYONE)
    swap: int = field(i8, audience=EVERYONE)
    hand_cards: int = field(i8, audience=EVERYONE)
    rounds: int = field(i8, audience=EVERYONE)
    target: int = field(i8, audience=EVERYONE)
    head_start: int = field(i8, audience=EVERYONE)

    # the round
    phase: int = field(i8, audience=EVERYONE)
    round: int = field(i8, audience=EVERYONE, counter=Counter(top="rounds"))
    chosen: Vector = field(i8, SEATS, audience=OWNER)
    """The card a seat means to bid, plus 1; 0 until it chose, and again once it confirmed."""
    swapped: Vector = field(i8, SEATS, audience=EVERYONE)
    points: Vector = field(i8, SEATS, audience=EVERYONE, counter=Counter())

    # cards
    prizes: Vector = field(i8, KINDS, audience=NOBODY, zone=Zone("pile", size="prizes_left"))
    prizes_left: int = field(i8, audience=EVERYONE)
    prize: Vector = field(i8, KINDS, audience=EVERYONE, zone=Zone("spread"))
    aside: Vector = field(i8, KINDS, audience=EVERYONE, zone=Zone("pile"))
    won: Grid = field(i8, (SEATS, KINDS), audience=EVERYONE, zone=Zone("row"))
    deck: Grid = field(i8, (SEATS, NUMBERS), audience=NOBODY, zone=Zone("pile", size="deck_size"))
    deck_size: Vector = field(i8, SEATS, audience=EVERYONE)
    hand: Grid = field(i8, (SEATS, NUMBERS), audience=OWNER, zone=Zone("fan", size="hand_size"))
    hand_size: Vector = field(i8, SEATS, audience=EVERYONE)
    bid: Grid = field(i8, (SEATS, NUMBERS), audience=OWNER, zone=Zone("spread", size="bid_size"))
    bid_size: Vector = field(i8, SEATS, audience=EVERYONE)
    spent: Grid = field(i8, (SEATS, NUMBERS), audience=EVERYONE, zone=Zone("row"))
