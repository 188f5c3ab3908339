"""The record of one game: options, patrons, gallery, every seat's cards, the lines, the buy turn. Money is in dollars.

While all lay their lines at the same time, what a seat does is kept in fields of its owner; the public fields of the
same cards stay as they were when the lines began and follow when all lines are shown.
"""

from __future__ import annotations

from ...kernel.layout import EVERYONE, NOBODY, OWNER, Grid, Record, Vector, field, i8, i16, i32
from ...kernel.names import Names
from .cards import GALLERY_KINDS, KINDS, MOST_CARDS, STACKS
from .patrons import COLUMNS

SEATS = 5
PER_STACK = 12
THRESHOLDS = 4

LEVELS = Names()
"""Option ``level``: how many awards have to be taken alone."""
EASY = LEVELS.add("easy")
NORMAL = LEVELS.add("normal")
HARD = LEVELS.add("hard")
EXPERT = LEVELS.add("expert")

GALLERIST_APPLIES = Names()
"""Option ``gallerist_applies``: whether a joker changes its colour or number after it was laid or before."""
AFTER = GALLERIST_APPLIES.add("after")
BEFORE = GALLERIST_APPLIES.add("before")

PHASES = Names()
LINE = PHASES.add("line")
"""Everybody lays a line."""
BUY = PHASES.add("buy")
"""The active seat uses powers and buys."""
TRASH = PHASES.add("trash")
"""The active seat chooses a card to trash."""
PUT_ON_TOP = PHASES.add("put_on_top")
"""The active seat chooses a card of its discard pile."""
OVER = PHASES.add("over")

END_REASONS = Names()
STACK_EMPTY = END_REASONS.add("stack_empty")
"""All awards of the main stack are taken."""
ROUND_LIMIT = END_REASONS.add("round_limit")
SOLO_WON = END_REASONS.add("solo_won")
SOLO_LOST = END_REASONS.add("solo_lost")

NO_QUESTION = 0
MAY_DRAW = 1
"""Question to a seat that lays its line: draw or not;"""
DRAW_OR_MONEY = 2
"""draw, or take money;"""
MAY_SWAP = 3
"""put a card aside and draw one, or not;"""
MUST_DROP = 4
"""which cards to put aside after drawing;"""
MAY_COPY = 5
"""which flash power to copy, or none."""

COPIED = 64
"""Added to a card of the line whose power was copied in this buy turn. A trashed one stands as -1 - kind."""


class State(Record, seat_streams=SEATS):
    """One game, 1-5 seats."""

    # options
    patrons: int = field(i8, audience=EVERYONE)
    patron_2: int = field(i8, audience=EVERYONE)
    """0: as the set says; otherwise the patron of another set, from 1."""
    patron_3: int = field(i8, audience=EVERYONE)
    patron_4: int = field(i8, audience=EVERYONE)
    patron_5: int = field(i8, audience=EVERYONE)
    patron_6: int = field(i8, audience=EVERYONE)
    patron_7: int = field(i8, audience=EVERYONE)
    level: int = field(i8, audience=EVERYONE)
    beginner_shuffle: int = field(i8, audience=EVERYONE)
    gallerist_applies: int = field(i8, audience=EVERYONE)
    gems: int = field(i8, audience=EVERYONE)
    line_hint: int = field(i8, audience=EVERYONE)
    start_seat: int = field(i8, audience=EVERYONE)
    """0: drawn at random; k: seat k - 1 begins the first round."""
    max_rounds: int = field(i8, audience=EVERYONE)
    hand_cards: int = field(i8, audience=EVERYONE)
    award_stack: int = field(i8, audience=EVERYONE)
    """0: as the rules say."""
    award_1: int = field(i8, audience=EVERYONE)
    award_2: int = field(i8, audience=EVERYONE)
    award_3: int = field(i8, audience=EVERYONE)
    award_4: int = field(i8, audience=EVERYONE)
    award_step: int = field(i8, audience=EVERYONE)
    cost_2: int = field(i8, audience=EVERYONE)
    cost_3: int = field(i8, audience=EVERYONE)
    cost_4: int = field(i8, audience=EVERYONE)
    cost_5: int = field(i8, audience=EVERYONE)
    cost_6: int = field(i8, audience=EVERYONE)
    cost_7: int = field(i8, audience=EVERYONE)
    gem_money: int = field(i8, audience=EVERYONE)
    change_money: int = field(i8, audience=EVERYONE)
    burials_per_turn: int = field(i8, audience=EVERYONE)
    solo_rounds: int = field(i8, audience=EVERYONE)

    # what the options come to
    goal: int = field(i8, audience=EVERYONE)
    """Awards in the main stack; alone, awards to take."""
    threshold: Vector = field(i8, THRESHOLDS, audience=EVERYONE)
    """Money that earns the first, second, third and fourth award."""
    cost: Vector = field(i8, STACKS, audience=EVERYONE)
    patron: Vector = field(i8, STACKS, audience=EVERYONE)
    """Which patron stands at a stack, as in ``patrons.PATRONS``."""
    power: Grid = field(i8, (STACKS, COLUMNS), audience=EVERYONE)
    """The rows of these patrons."""

    # the game
    phase: int = field(i8, audience=EVERYONE)
    round: int = field(i8, audience=EVERYONE)
    """The round being played, from 1."""
    reason: int = field(i8, audience=EVERYONE)
    """Why the game ended."""
    first: int = field(i8, audience=EVERYONE)
    """Who holds the first player token."""
    taken: int = field(i16, audience=EVERYONE)
    """Awards taken by all."""
    awards: Vector = field(i16, SEATS, audience=EVERYONE)
    change: Vector = field(i8, SEATS, audience=EVERYONE)
    """1 if a seat holds a change token."""
    gem: Vector = field(i8, SEATS, audience=EVERYONE)
    """1 if a seat holds a hidden gem."""

    # the gallery
    face: Vector = field(i8, STACKS, audience=EVERYONE)
    """Kind of a stack's top card; -1 if it is empty."""
    stack_size: Vector = field(i8, STACKS, audience=EVERYONE)
    middle: Vector = field(i8, GALLERY_KINDS, audience=EVERYONE, shown=NOBODY)
    """Cards under the top card whose order nobody knows; which they are can be counted."""
    middle_size: Vector = field(i8, STACKS, audience=EVERYONE)
    under: Grid = field(i8, (STACKS, PER_STACK), audience=EVERYONE, shown=NOBODY)
    """Buried cards, which lie beneath all others, in the order in which they will come up."""
    under_size: Vector = field(i8, STACKS, audience=EVERYONE)
    box: Vector = field(i8, KINDS, audience=EVERYONE)
    """Trashed cards."""
    blocked: int = field(i8, audience=EVERYONE)
    """Alone: the stack nothing can be bought from in this round; -1 otherwise."""

    # cards of the seats, as everybody knows them
    starter: Vector = field(i8, SEATS, audience=EVERYONE)
    """Which starter deck a seat began with."""
    owned: Grid = field(i8, (SEATS, KINDS), audience=EVERYONE)
    """All cards of a seat, wherever they are."""
    discard: Grid = field(i8, (SEATS, KINDS), audience=EVERYONE)
    discard_size: Vector = field(i8, SEATS, audience=EVERYONE)
    deck_size: Vector = field(i8, SEATS, audience=EVERYONE)
    hand_size: Vector = field(i8, SEATS, audience=EVERYONE)
    top: Grid = field(i8, (SEATS, MOST_CARDS), audience=EVERYONE)
    """Cards on top of a deck that everybody saw go there; the last one is drawn first."""
    tops: Vector = field(i8, SEATS, audience=EVERYONE)
    sure: Grid = field(i8, (SEATS, KINDS), audience=EVERYONE, shown=NOBODY)
    """Cards that everybody knows to have come into a hand."""
    line: Grid = field(i8, (SEATS, MOST_CARDS), audience=EVERYONE)
    line_size: Vector = field(i8, SEATS, audience=EVERYONE)
    extra: Vector = field(i8, SEATS, audience=EVERYONE)
    """Money fixed while the line was laid."""
    flash_copies: Vector = field(i8, SEATS, audience=EVERYONE)
    """Cards that have copied a flash power in this line."""

    # laying the lines
    done: int = field(i8, audience=EVERYONE)
    """Bit mask of the seats that have confirmed their lines."""
    deck: Grid = field(i8, (SEATS, KINDS), audience=OWNER)
    """Cards of the deck; those of a known order on top are among them."""
    hand: Grid = field(i8, (SEATS, KINDS), audience=OWNER)
    pile: Grid = field(i8, (SEATS, KINDS), audience=OWNER)
    """The own discard pile while the line is laid."""
    row: Grid = field(i8, (SEATS, MOST_CARDS), audience=OWNER)
    """The line while it is laid."""
    row_size: Vector = field(i8, SEATS, audience=OWNER)
    held: Vector = field(i8, SEATS, audience=OWNER)
    """Cards in the hand."""
    deck_left: Vector = field(i8, SEATS, audience=OWNER)
    piled: Vector = field(i8, SEATS, audience=OWNER)
    """Cards in ``pile``."""
    tops_drawn: Vector = field(i8, SEATS, audience=OWNER)
    drawn: Vector = field(i8, SEATS, audience=OWNER)
    """Cards drawn from the deck in this part."""
    shuffled: Vector = field(i8, SEATS, audience=OWNER)
    """Cards shuffled from the pile into the deck in this part."""
    end_colours: Vector = field(i8, SEATS, audience=OWNER)
    """Bit for each colour the next card may have."""
    end_numbers: Vector = field(i16, SEATS, audience=OWNER)
    """Bit for each number the next card may have."""
    question: Vector = field(i8, SEATS, audience=OWNER)
    question_stack: Vector = field(i8, SEATS, audience=OWNER)
    """The stack whose patron asks."""
    drops: Vector = field(i8, SEATS, audience=OWNER)
    """Cards that still have to be put aside."""
    copies: Vector = field(i32, SEATS, audience=OWNER)
    """Flash powers copied in this line: four bits with a number for each stack."""
    fixed: Vector = field(i8, SEATS, audience=OWNER)
    """Money fixed so far in this line."""

    # the buy turn
    active: int = field(i8, audience=EVERYONE)
    earned: int = field(i16, audience=EVERYONE)
    spent: int = field(i16, audience=EVERYONE)
    change_spent: int = field(i8, audience=EVERYONE)
    burials: int = field(i8, audience=EVERYONE)
    """Burials left."""
    buried: int = field(i8, audience=EVERYONE)
    """Burials made that are not yet charged to a card trashed since."""
    powers: Vector = field(i8, STACKS, audience=EVERYONE)
    """Powers of the line that can still be used, by stack."""
    discount: int = field(i8, audience=EVERYONE)
    """What the next purchase costs less."""
    on_top: int = field(i8, audience=EVERYONE)
    """Purchases that still go on top of the deck."""
    gifts: int = field(i8, audience=EVERYONE)
    """Gallery cards to take for nothing that were granted by copying."""
    picks: int = field(i8, audience=EVERYONE)
    """Cards that may still be chosen for the power in use."""
    pick_stack: int = field(i8, audience=EVERYONE)
    """The stack whose patron's power is in use."""
    user_stack: int = field(i8, audience=EVERYONE)
    """The stack of the card that uses it: another one if it is copied."""
