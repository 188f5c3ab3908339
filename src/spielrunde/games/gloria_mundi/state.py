"""The record of one game: options, the table of cards, the Goth and the Forum, displays, stocks, and what is being
done.

Several counters of the four kinds in one number have a digit below 8 for each, see ``cards.py``.
"""

from __future__ import annotations

from ...kernel.layout import EVERYONE, NOBODY, OWNER, Grid, Record, Vector, Zone, field, i8, i16, i32
from ...kernel.names import Names
from .cards import CARD_COLUMNS, COUNTERS, DEED_COLUMNS, FORUM_SPACES, MOST_CARDS, MOST_DEEDS, MOST_SPACES, TYPES

SEATS = 6
MOST_READY = 16
"""Cards of one type in a display; no deal makes more."""

PHASES = Names()
PLAYING = PHASES.add("play")
"""The active player plays a production card."""
ACTIVATING = PHASES.add("activate")
"""Somebody uses the cards of this turn's type."""
REPEATING = PHASES.add("repeat")
"""A building that works several times may work again."""
CHOOSING = PHASES.add("choose")
"""Counters of any kind are taken, one by one."""
SWAPPING = PHASES.add("swap")
"""Counters are exchanged, one by one."""
BUYING = PHASES.add("buy")
PAYING = PHASES.add("pay")
"""The payer chooses counters."""
TRIBUTING = PHASES.add("tribute")
"""The active player pays tribute or does not."""
DISCARDING = PHASES.add("discard")
"""Somebody settles a symbol of an attack."""
SETTLING = PHASES.add("settle")
"""A parry settles one of several symbols."""
SHARING = PHASES.add("share")
"""Tribute is dealt out."""
OVER = PHASES.add("over")

INNER_PHASES = Names(first=len(PHASES))
"""What comes next where nobody has to decide; a step never ends in one of these."""
LOOKING = INNER_PHASES.add("looking")
"""The next seat with cards to use is looked for."""
WORKING = INNER_PHASES.add("working")
"""A deed is paid for and done."""
DEED_DONE = INNER_PHASES.add("deed_done")
MARKET = INNER_PHASES.add("market")
"""Activation is over."""
PLACING = INNER_PHASES.add("placing")
"""A building is paid for."""
LEVY = INNER_PHASES.add("levy")
"""Buying is over."""
LAYING = INNER_PHASES.add("laying")
"""Tribute is paid."""
LOSING = INNER_PHASES.add("losing")
"""The next player who can discard is looked for."""
RANSOMED = INNER_PHASES.add("ransomed")
"""A ransom is paid."""
DEALING = INNER_PHASES.add("dealing")
"""The next counter of tribute is dealt out."""
ENDING = INNER_PHASES.add("ending")
"""The turn is over."""

END_REASONS = Names()
GOTH_IN_ROME = END_REASONS.add("rome")
IN_AFRICA = END_REASONS.add("africa")
HAND_EMPTY = END_REASONS.add("hand")
STACK_EMPTY = END_REASONS.add("stack")

FORUM_SHIFTS = Names()
PUSH = FORUM_SHIFTS.add("push")
"""A new building pushes the others as far as the first gap."""
MOVE_ALL = FORUM_SHIFTS.add("all")
"""All buildings move, also beyond a gap."""

EMPTY_ATTACKS = Names()
AS_PRINTED = EMPTY_ATTACKS.add("printed")
"""A Goth that meets no tribute destroys what its space shows."""
NOTHING_LOST = EMPTY_ATTACKS.add("none")
"""It destroys nothing."""

UNSEEN = -1
ABSENT = -2
"""Where a card is that the table does not have."""
IN_FORUM = 18
"""Where a building lies: below this at seat * 3 + type, from here on in the Forum."""
BURNT = 24


class State(Record):
    """One game, 2-6 seats."""

    # options
    forum_shift: int = field(i8, audience=EVERYONE)
    empty_attack: int = field(i8, audience=EVERYONE)
    seat_bonus: int = field(i8, audience=EVERYONE)
    steps_on_every_build: int = field(i8, audience=EVERYONE)
    open_stocks: int = field(i8, audience=EVERYONE)
    auto_collect: int = field(i8, audience=EVERYONE)
    start_food: int = field(i8, audience=EVERYONE)
    start_gold: int = field(i8, audience=EVERYONE)
    start_peace: int = field(i8, audience=EVERYONE)
    start_glory: int = field(i8, audience=EVERYONE)
    hand_farm: int = field(i8, audience=EVERYONE)
    """0: as the rules say; so are the next five."""
    hand_city: int = field(i8, audience=EVERYONE)
    hand_peace: int = field(i8, audience=EVERYONE)
    goth_spaces: int = field(i8, audience=EVERYONE)
    flee_steps: int = field(i8, audience=EVERYONE)
    stack_cards: int = field(i8, audience=EVERYONE)

    # the table of cards
    card_count: int = field(i8, audience=EVERYONE)
    card_cost: Vector = field(i16, MOST_CARDS, audience=EVERYONE)
    card_sum: Vector = field(i8, MOST_CARDS, audience=EVERYONE)
    """Counters a card costs without surcharge."""
    card: Grid = field(i8, (MOST_CARDS, CARD_COLUMNS), audience=EVERYONE)
    deed_pay: Vector = field(i16, MOST_DEEDS, audience=EVERYONE)
    deed_gain: Vector = field(i16, MOST_DEEDS, audience=EVERYONE)
    deed: Grid = field(i8, (MOST_DEEDS, DEED_COLUMNS), audience=EVERYONE)
    listed_spaces: int = field(i8, audience=EVERYONE)
    listed_symbols: Vector = field(i16, MOST_SPACES, audience=EVERYONE)
    """Symbols of the Goth's spaces, the first one first."""
    listed_steps: int = field(i8, audience=EVERYONE)

    # tracks
    spaces: int = field(i8, audience=EVERYONE)
    """Tribute spaces; Rome lies behind the last one."""
    africa: int = field(i8, audience=EVERYONE)
    goth: int = field(i8, audience=EVERYONE)
    """The Goth's space; 0 is its start, the one behind the last tribute space is Rome."""
    run: int = field(i8, audience=EVERYONE)
    """Spaces in front of the Goth with tribute on them."""
    laid: Vector = field(i16, MOST_SPACES, audience=EVERYONE)
    """Counters on each tribute space, the first one first."""
    steps: Vector = field(i8, SEATS, audience=EVERYONE)

    # cards
    stack: Vector = field(i8, MOST_CARDS, audience=NOBODY, zone=Zone("pile", size="stack_size"))
    """Unseen buildings from the bottom, then -1. Those that are not played with lie at the bottom. Which they are
    everybody knows, as no two are alike; their order is all there is to hide."""
    unseen: int = field(i8, audience=EVERYONE)
    stack_size: int = field(i8, audience=EVERYONE)
    """Buildings that are still to come."""
    where: Vector = field(i8, MOST_CARDS, audience=EVERYONE)
    forum: Vector = field(i8, FORUM_SPACES, audience=EVERYONE)
    """Building on each space, the dearest first; -1 for none."""
    hand: Grid = field(i8, (SEATS, TYPES), audience=EVERYONE, shown=OWNER, open_if="open_stocks")
    hand_size: Vector = field(i8, SEATS, audience=EVERYONE)
    bare: Grid = field(i8, (SEATS, TYPES), audience=EVERYONE)
    """Production cards without a building in each display."""
    pairs: Grid = field(i8, (SEATS, TYPES), audience=EVERYONE)
    lost: Grid = field(i8, (SEATS, TYPES), audience=EVERYONE)
    dealt: Vector = field(i8, TYPES, audience=EVERYONE)
    """Production cards everybody was dealt."""
    stock: Grid = field(i32, (SEATS, COUNTERS), audience=EVERYONE, shown=OWNER, open_if="open_stocks")
    discount: Vector = field(i16, SEATS, audience=EVERYONE)
    relief: Vector = field(i16, SEATS, audience=EVERYONE)

    # the turn
    phase: int = field(i8, audience=EVERYONE)
    reason: int = field(i8, audience=EVERYONE)
    active: int = field(i8, audience=EVERYONE)
    actor: int = field(i8, audience=EVERYONE)
    """Who decides now."""
    type: int = field(i8, audience=EVERYONE)
    """The type of this turn."""
    asked: int = field(i8, audience=EVERYONE)
    """Seats that have finished their activation."""
    plain: int = field(i8, audience=EVERYONE)
    """The actor's cards that still give their counter and do nothing else."""
    ready_count: int = field(i8, audience=EVERYONE)
    ready: Vector = field(i8, MOST_READY, audience=EVERYONE)
    """The actor's buildings that may still be used, in order."""

    # what is being done
    doing: int = field(i8, audience=EVERYONE)
    """Number of the deed."""
    times_left: int = field(i8, audience=EVERYONE)
    any_left: int = field(i8, audience=EVERYONE)
    swaps_left: int = field(i8, audience=EVERYONE)
    building: int = field(i8, audience=EVERYONE)
    """1 while a deed is done because of a new building."""
    bought: int = field(i8, audience=EVERYONE)
    """The building being bought."""
    onto: int = field(i8, audience=EVERYONE)
    """The type of card it goes on; in a ransom, the symbol it settles."""

    # a payment
    purpose: int = field(i8, audience=EVERYONE)
    """What comes next when it is paid: placing, laying, working or ransomed."""
    need: Vector = field(i8, COUNTERS, audience=EVERYONE)
    need_any: int = field(i8, audience=EVERYONE)
    waived: int = field(i8, audience=EVERYONE)
    """Counters of it that come from the supply."""
    joker: int = field(i8, audience=EVERYONE)
    """1 if glory stands for any counter."""
    floor: int = field(i8, audience=EVERYONE)
    """The first kind of counter that may still be paid."""
    paid: Vector = field(i8, COUNTERS, audience=EVERYONE)

    # an attack
    open_symbols: Vector = field(i16, TYPES, audience=EVERYONE)
    idle: int = field(i8, audience=EVERYONE)
    """Seats passed over in a row."""
    shared_from: int = field(i8, audience=EVERYONE)
    """The first space whose tribute is dealt out."""
    purse: Vector = field(i16, COUNTERS, audience=EVERYONE)
    """Counters still to be dealt out."""
