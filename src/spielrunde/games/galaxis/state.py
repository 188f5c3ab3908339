"""The record of one game: options, the auction, value cards and bids, everybody's planets and pairs."""

from __future__ import annotations

from ...kernel.layout import EVERYONE, NOBODY, OWNER, Grid, Record, Vector, field, i8
from ...kernel.names import Names
from .cards import COLOURS, LOTS, MATCHES, PILES, VALUES

SEATS = 4
MOST_BIDS = 3
BID_CELLS = MOST_BIDS * VALUES

PHASES = Names()
BID = PHASES.add("bid")
"""The active player puts bids together and lays them."""
PICK = PHASES.add("pick")
"""The owner of the next best bid picks a lot."""
PLACE = PHASES.add("place")
"""The lot picked is placed."""
OVER = PHASES.add("over")

END_REASONS = Names()
PLAYED = END_REASONS.add("played")
"""All lots were auctioned."""
SKIPPED = END_REASONS.add("skipped")
"""The last three lots were not."""

BID_MODES = Names()
SEPARATE = BID_MODES.add("separate")
"""Every bid stands alone."""
SINGLE_SUM = BID_MODES.add("single_sum")
"""Each player lays a single bid of several cards."""

TIE_RULES = Names()
EARLIER = TIE_RULES.add("earlier")
"""Of equal bids the one laid earlier ranks higher."""
LATER = TIE_RULES.add("later")

GIFT_RULES = Names()
ANY_GIFT = GIFT_RULES.add("any")
"""Every lot may go to another player."""
NEGATIVE_ONLY = GIFT_RULES.add("negative_only")
"""Only a planet below zero may."""

LAST_ROUNDS = Names()
ONE_WINNER = LAST_ROUNDS.add("one_winner")
"""For the last three lots only the highest bid wins."""
SKIP = LAST_ROUNDS.add("skip")
"""The last three lots are not auctioned."""


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
