"""The record of one game: options, hands and piles, sets and stacks, the battle, totals. Money is in dollars."""

from __future__ import annotations

from ...kernel.layout import EVERYONE, NOBODY, OWNER, Grid, Record, Vector, field, i8, i32
from ...kernel.names import Names
from .cards import FITTING, KINDS, MOST_CARDS, MOST_SETS

SEATS = 6
PILES = 3
MOST_LAID = 24
"""Cards that can lie in one battle: two hands of at most eight, and room to spare."""

PHASES = Names()
TURN = PHASES.add("turn")
"""The active player chooses an action."""
BATTLE = PHASES.add("battle")
"""Somebody answers in a battle."""
WINDOW = PHASES.add("window")
"""A neighbour may contest a drafted set."""
OVER = PHASES.add("over")

END_REASONS = Names()
MILLION = END_REASONS.add("million")
"""A total has passed the target."""
QUICK = END_REASONS.add("quick")
"""The only round was played."""
THREE = END_REASONS.add("three")
"""All rounds were played."""
TWO_WINS = END_REASONS.add("two_wins")
"""Somebody has won rounds enough."""
ROUND_LIMIT = END_REASONS.add("round_limit")
"""The game took too long."""

GAME_ENDS = END_REASONS[:ROUND_LIMIT]
"""Option ``game_end``: the game that ends for this reason."""

JARS_IN_SETS = Names()
"""Option ``jar_in_sets``: what Penny Jars are in sets."""
WILD = JARS_IN_SETS.add("wild")
NEVER = JARS_IN_SETS.add("never")
OWN_KIND = JARS_IN_SETS.add("own_kind")

FROM_STACK = 0
FROM_DRAFT = 1


class State(Record):
    """One game, 2-6 seats."""

    # options
    edition: int = field(i8, audience=EVERYONE)
    advanced: int = field(i8, audience=EVERYONE)
    game_end: int = field(i8, audience=EVERYONE)
    draft_rules: int = field(i8, audience=EVERYONE)
    start_seat: int = field(i8, audience=EVERYONE)
    """0: drawn at random; k: seat k - 1 begins the first round."""
    target_inclusive: int = field(i8, audience=EVERYONE)
    second_set_answer: int = field(i8, audience=EVERYONE)
    jar_in_sets: int = field(i8, audience=EVERYONE)
    hand_3p_advanced: int = field(i8, audience=EVERYONE)
    draft_challenge_needs_set: int = field(i8, audience=EVERYONE)
    draft_3p_both_piles: int = field(i8, audience=EVERYONE)
    max_rounds: int = field(i8, audience=EVERYONE)
    hand_cards: int = field(i8, audience=EVERYONE)
    """0: as the rules say."""
    actions_per_turn: int = field(i8, audience=EVERYONE)
    """0: as the rules say."""
    target: int = field(i32, audience=EVERYONE)
    rounds: int = field(i8, audience=EVERYONE)
    wins_needed: int = field(i8, audience=EVERYONE)
    draft_pile_cards: int = field(i8, audience=EVERYONE)
    value_comic: int = field(i32, audience=EVERYONE)
    value_piano: int = field(i32, audience=EVERYONE)
    value_train: int = field(i32, audience=EVERYONE)
    value_jewels: int = field(i32, audience=EVERYONE)
    value_cash: int = field(i32, audience=EVERYONE)
    value_piggy: int = field(i32, audience=EVERYONE)
    value_scooter: int = field(i32, audience=EVERYONE)
    value_plane: int = field(i32, audience=EVERYONE)
    value_auto: int = field(i32, audience=EVERYONE)
    value_cabin: int = field(i32, audience=EVERYONE)
    value_silver: int = field(i32, audience=EVERYONE)
    value_gold: int = field(i32, audience=EVERYONE)
    value_jar: int = field(i32, audience=EVERYONE)

    # what the options come to
    value: Vector = field(i32, FITTING, audience=EVERYONE)
    """Dollars by kind of card."""
    deck: Vector = field(i8, KINDS, audience=EVERYONE)
    """Cards of each kind that are in the game."""
    hand_limit: int = field(i8, audience=EVERYONE)
    turn_actions: int = field(i8, audience=EVERYONE)
    drafting: int = field(i8, audience=EVERYONE)
    """1 if there are draft piles."""

    # the match
    round: int = field(i8, audience=EVERYONE)
    """The round being played, from 1."""
    reason: int = field(i8, audience=EVERYONE)
    """Why the game ended."""
    total: Vector = field(i32, SEATS, audience=EVERYONE)
    """Dollars of finished rounds."""
    wins: Vector = field(i8, SEATS, audience=EVERYONE)
    starter: int = field(i8, audience=EVERYONE)
    """Who began this round; the dealer sits to the right."""

    # the turn
    phase: int = field(i8, audience=EVERYONE)
    active: int = field(i8, audience=EVERYONE)
    action_no: int = field(i8, audience=EVERYONE)
    locked: Vector = field(i8, SEATS, audience=EVERYONE)
    """By seat, a bit for each other seat it may not challenge."""
    spenders: int = field(i8, audience=EVERYONE)
    spender: Vector = field(i8, SEATS, audience=EVERYONE)
    """Seats that spent cards on defending this turn, in order."""

    # cards
    pile_size: int = field(i8, audience=EVERYONE)
    pile: Vector = field(i8, KINDS, audience=NOBODY)
    hand: Grid = field(i8, (SEATS, KINDS), audience=OWNER)
    hand_size: Vector = field(i8, SEATS, audience=EVERYONE)
    top: int = field(i8, audience=EVERYONE)
    """Kind of the top card of the discard pile; -1 while it is empty."""
    discards: int = field(i8, audience=EVERYONE)
    discard: Vector = field(i8, MOST_CARDS, audience=EVERYONE, shown=NOBODY)
    """The discard pile from the bottom; everybody saw it, but only its top is shown."""
    removed: Vector = field(i8, KINDS, audience=EVERYONE)
    drafts: Vector = field(i8, KINDS, audience=NOBODY)
    """Face-down cards of all draft piles together."""
    draft_size: Vector = field(i8, PILES, audience=EVERYONE)
    """Cards in a draft pile, the open one included."""
    draft_top: Vector = field(i8, PILES, audience=EVERYONE)
    """Kind of the open card of a draft pile; -1 if there is none."""

    # sets, numbered in the order in which they were formed
    sets: int = field(i8, audience=EVERYONE)
    set_kind: Vector = field(i8, MOST_SETS, audience=EVERYONE)
    set_assets: Vector = field(i8, MOST_SETS, audience=EVERYONE)
    set_silver: Vector = field(i8, MOST_SETS, audience=EVERYONE)
    set_gold: Vector = field(i8, MOST_SETS, audience=EVERYONE)
    set_jars: Vector = field(i8, MOST_SETS, audience=EVERYONE)
    stack_size: Vector = field(i8, SEATS, audience=EVERYONE)
    stack: Grid = field(i8, (SEATS, MOST_SETS), audience=EVERYONE)
    """Numbers of a seat's sets from the bottom."""

    # the battle and the draft
    stake: int = field(i8, audience=EVERYONE)
    """Number of the set in battle or on offer."""
    origin: int = field(i8, audience=EVERYONE)
    """Whether the set at stake comes from a stack or was drafted."""
    attacker: int = field(i8, audience=EVERYONE)
    defender: int = field(i8, audience=EVERYONE)
    answerer: int = field(i8, audience=EVERYONE)
    """Who is asked: to answer in a battle, or to contest a draft."""
    need: int = field(i8, audience=EVERYONE)
    """Cards the answer takes: 1 or 2."""
    laid: int = field(i8, audience=EVERYONE)
    laid_kind: Vector = field(i8, MOST_LAID, audience=EVERYONE)
    laid_by: Vector = field(i8, MOST_LAID, audience=EVERYONE)
    defences: int = field(i8, audience=EVERYONE)
    """Cards the defender laid in this battle."""
    used_piles: int = field(i8, audience=EVERYONE)
    """A bit for each draft pile the offered set took a card from."""
    asked_next: int = field(i8, audience=EVERYONE)
    """Who is asked next whether to contest; -1 for nobody."""
