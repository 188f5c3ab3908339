"""The record of one game: options, the auction, value cards and bids, everybody's planets and pairs."""

from __future__ import annotations

from ...kernel.layout import EVERYONE, NOBODY, OWNER, Grid, Record, Vector, field, i8
from .cards import COLOURS, LOTS, MATCHES, PILES, VALUES

SEATS = 4
MOST_BIDS = 3
BID_CELLS = MOST_BIDS * VALUES

SEPARATE = 0
SINGLE_SUM = 1

EARLIER = 0

ANY_GIFT = 0

SKIP = 1

BID = 0
"""Phase: the active player puts bids together and lays them."""
PICK = 1
"""Phase: the owner of the next best bid picks a card."""
PLACE = 2
"""Phase: the card picked is placed."""
OVER = 3


class State(Record):
    """One game, 3-4 seats."""

    # options
    bid_mode: int = field(i8, audience=EVERYONE)
    max_bids: int = field(i8, audience=EVERYONE)
    cards_per_bid: int = field(i8, audience=EVERYONE)
    """0: any number."""
    may_pass: int = field(i8, audience=EVERYONE)
    tie_rule: int = field(i8, audience=EVERYONE)
    gift_rule: int = field(i8, audience=EVERYONE)
    last_round: int = field(i8, audience=EVERYONE)
    start_player: int = field(i8, audience=EVERYONE)
    """0: drawn at random; k: seat k - 1 begins the first round."""
    count_for_me: int = field(i8, audience=EVERYONE)
    planets_1: int = field(i8, audience=EVERYONE)
    planets_3: int = field(i8, audience=EVERYONE)
    multipliers_0: int = field(i8, audience=EVERYONE)
    multipliers_2: int = field(i8, audience=EVERYONE)
    value_cards: int = field(i8, audience=EVERYONE)
    """Every player's set goes from 1 to this value."""

    # the round
    phase: int = field(i8, audience=EVERYONE)
    round: int = field(i8, audience=EVERYONE)
    """The round being played, from 1."""
    start: int = field(i8, audience=EVERYONE)
    """Who bids first in this round."""
    active: int = field(i8, audience=EVERYONE)
    pile_height: int = field(i8, audience=EVERYONE)
    """Cards left in each of the three piles."""
    pile: Vector = field(i8, LOTS, audience=EVERYONE, shown=NOBODY)
    """What is left in all piles together: whoever counts can know it, but nobody their order."""
    auction: Vector = field(i8, PILES, audience=EVERYONE)
    """Card turned up from each pile, by number; -1 where it is gone."""
    picked: int = field(i8, audience=EVERYONE)
    """The card waiting to be placed; -1 if there is none."""
    removed: Vector = field(i8, LOTS, audience=EVERYONE)

    # value cards
    known: Grid = field(i8, (SEATS, VALUES), audience=EVERYONE, shown_if="count_for_me")
    """Cards in a hand and in bids that lie face down, together: every card was seen when it was handed on."""
    hand: Grid = field(i8, (SEATS, VALUES), audience=OWNER)
    hand_size: Vector = field(i8, SEATS, audience=EVERYONE)
    """Cards in a hand as everybody sees it: a bid leaves it when it is laid, not while it is put together."""
    draft: Vector = field(i8, SEATS, audience=OWNER)
    """Bids the active player has begun and not laid yet."""
    bid: Grid = field(i8, (SEATS, BID_CELLS), audience=OWNER)
    """Cards of each bid that is not turned over, by value."""
    bids: Vector = field(i8, SEATS, audience=EVERYONE)
    """Bids laid in this round."""
    bid_size: Grid = field(i8, (SEATS, MOST_BIDS), audience=EVERYONE)
    open_bid: Grid = field(i8, (SEATS, BID_CELLS), audience=EVERYONE)
    """The same as ``bid`` once all bids are turned over."""
    height: Grid = field(i8, (SEATS, MOST_BIDS), audience=EVERYONE)
    """Sum of a bid that is turned over."""
    winners: int = field(i8, audience=EVERYONE)
    """Bids that get a card in this round, once it is known."""
    served: int = field(i8, audience=EVERYONE)
    """How many of them have got it."""
    winner: Vector = field(i8, MOST_BIDS, audience=EVERYONE)
    """Seats of the bids that get a card, the highest first."""
    winner_bid: Vector = field(i8, MOST_BIDS, audience=EVERYONE)

    # areas
    single: Grid = field(i8, (SEATS, LOTS), audience=EVERYONE)
    """Planets and multipliers lying alone."""
    pair: Grid = field(i8, (SEATS, MATCHES), audience=EVERYONE)
    colour_sum: Grid = field(i8, (SEATS, COLOURS), audience=EVERYONE)
    colour_pairs: Grid = field(i8, (SEATS, COLOURS), audience=EVERYONE)
