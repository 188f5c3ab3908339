"""The record of one game: options, cards, rows, points."""

from __future__ import annotations

from ...kernel.layout import EVERYONE, NOBODY, OWNER, Grid, Record, Vector, field, i8, i16
from ...kernel.names import Names
from .cards import HAND_KINDS, KINDS, PLAYABLE_CARDS, SUITS

SEATS = 5
SCORINGS = 3

PHASES = Names()
MAIN = PHASES.add("main")
"""The active player spends action points."""
PASS_FOX = PHASES.add("pass_fox")
"""The active player may hand the fox on for nothing."""
PLACE_FOX = PHASES.add("place_fox")
"""The left neighbour chooses the row for a fox that was handed on."""
OVER = PHASES.add("over")

END_REASONS = Names()
LAST_SCORING = END_REASONS.add("last_scoring")

EDITIONS = Names()
GLORIA = EDITIONS.add("gloria")
REIBACH = EDITIONS.add("reibach")
GOODS = EDITIONS.add("goods")

PASS_CHOOSERS = Names()
PASSER = PASS_CHOOSERS.add("passer")
"""Who passes the fox on after the turn picks its row."""
RECEIVER = PASS_CHOOSERS.add("receiver")
"""Who is passed the fox picks its row."""


class State(Record):
    """One game of any edition, 2-5 seats."""

    # options
    edition: int = field(i8, audience=EVERYONE)
    fox: int = field(i8, audience=EVERYONE)
    fox_pass_chooser: int = field(i8, audience=EVERYONE)
    start_seat: int = field(i8, audience=EVERYONE)
    """0: drawn at random; k: seat k - 1 begins."""
    dealt_doublers: int = field(i8, audience=EVERYONE)
    show_bases: int = field(i8, audience=EVERYONE)
    show_pile_size: int = field(i8, audience=EVERYONE)
    special_take_cost: int = field(i8, audience=EVERYONE)
    actions_per_turn: int = field(i8, audience=EVERYONE)
    hand_cards: int = field(i8, audience=EVERYONE)
    first_scoring: int = field(i8, audience=EVERYONE)
    second_scoring: int = field(i8, audience=EVERYONE)
    last_scoring: int = field(i8, audience=EVERYONE)
    sole_points: int = field(i8, audience=EVERYONE)
    first_points: int = field(i8, audience=EVERYONE)
    second_points: int = field(i8, audience=EVERYONE)
    tie_points: int = field(i8, audience=EVERYONE)
    tie_shared: int = field(i8, audience=EVERYONE)
    base_penalty: int = field(i8, audience=EVERYONE)
    hand_penalty: int = field(i8, audience=EVERYONE)
    max_bases: int = field(i8, audience=EVERYONE)
    lay_cost: int = field(i8, audience=EVERYONE)
    play_cost: int = field(i8, audience=EVERYONE)
    take_cost: int = field(i8, audience=EVERYONE)
    draw_cost: int = field(i8, audience=EVERYONE)
    fox_move_cost: int = field(i8, audience=EVERYONE)
    fox_send_cost: int = field(i8, audience=EVERYONE)

    # the turn
    phase: int = field(i8, audience=EVERYONE)
    active: int = field(i8, audience=EVERYONE)
    ap: int = field(i8, audience=EVERYONE)
    fox_used: int = field(i8, audience=EVERYONE)
    drawn: int = field(i8, audience=EVERYONE)
    """1 once this turn's blind draw was made."""
    fox_seat: int = field(i8, audience=EVERYONE)
    """Whose row the fox stands on; -1 while it is beside the pile."""
    fox_suit: int = field(i8, audience=EVERYONE)

    # cards
    pile_size: int = field(i8, audience=EVERYONE, shown_if="show_pile_size")
    shown_scoring: int = field(i8, audience=EVERYONE)
    pile: Vector = field(i8, KINDS, audience=NOBODY)
    display: Vector = field(i8, HAND_KINDS, audience=EVERYONE)
    hand: Grid = field(i8, (SEATS, HAND_KINDS), audience=OWNER)
    hand_size: Vector = field(i8, SEATS, audience=EVERYONE)
    known: Grid = field(i8, (SEATS, HAND_KINDS), audience=EVERYONE, shown=NOBODY)
    """Cards in hands that everybody saw being taken (and doublers dealt openly), not yet played."""
    bases: int = field(i8, audience=EVERYONE)
    """Bases laid so far by all, in the order of ``base_owner`` and ``base_kind``."""
    base_owner: Vector = field(i8, PLAYABLE_CARDS, audience=EVERYONE)
    base_kind: Vector = field(i8, PLAYABLE_CARDS, audience=EVERYONE, shown_if="show_bases")
    base_count: Vector = field(i8, SEATS, audience=EVERYONE)
    row_count: Vector = field(i8, SEATS, audience=EVERYONE)
    row_base: Grid = field(i8, (SEATS, SUITS), audience=EVERYONE)
    """Which of the seat's bases, in the order they were laid, the row lies on."""
    row_length: Grid = field(i8, (SEATS, SUITS), audience=EVERYONE)
    """Set cards and jokers in the row; 0: no such row."""
    row_jokers: Grid = field(i16, (SEATS, SUITS), audience=EVERYONE)
    """Bit i is set if the i-th face-up card of the row is a joker."""
    row_doubled: Grid = field(i8, (SEATS, SUITS), audience=EVERYONE)

    # points
    points: Grid = field(i16, (SCORINGS + 1, SEATS), audience=EVERYONE)
    """By scoring; the last line holds the penalties of the end."""
