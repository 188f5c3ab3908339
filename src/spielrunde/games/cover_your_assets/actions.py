"""The game's actions, each with the number of its first for rule code (``do.NAME``).

``pair`` lays a hand card together with the top of the discard pile; ``form`` lays two hand cards. Seats and draft piles
are numbered from 0. Frequent actions stand in front, where they are found fast.
"""

from __future__ import annotations

from ...kernel.actions import Actions
from ...kernel.names import Names
from .cards import ASSET_NAMES, FIT_NAMES, JAR, KIND_NAMES
from .state import PILES, SEATS

MATES = Names()
"""A card that goes with a set whose kind is known."""
SAME = MATES.add("same")
"""A card of that kind."""
WITH_SILVER = MATES.add("silver")
WITH_GOLD = MATES.add("gold")
WITH_JAR = MATES.add("jar")

PAIRS = Names()
"""Two of them laid at once."""
TWO_SAME = PAIRS.add("same+same")
SAME_SILVER = PAIRS.add("same+silver")
SAME_GOLD = PAIRS.add("same+gold")
TWO_SILVER = PAIRS.add("silver+silver")
SILVER_GOLD = PAIRS.add("silver+gold")
TWO_GOLD = PAIRS.add("gold+gold")

OPENINGS = (*PAIRS, MATES[WITH_JAR])
"""What opens a challenge of a second set: two cards, or a Penny Jar."""
OPEN_WITH_JAR = len(PAIRS)

FORMED = (*ASSET_NAMES, KIND_NAMES[JAR])
"""Kinds of a set of two hand cards."""
FORMED_JAR = len(ASSET_NAMES)

PILE_SETS = tuple("+".join(str(pile) for pile in range(PILES) if piles >> pile & 1) for piles in range(1, 1 << PILES))
"""Draft piles one card is taken from each; the index + 1 has a bit for each pile."""

PLACES = Names()
"""Which set of a stack a Move moves."""
TOP = PLACES.add("top")
BOTTOM = PLACES.add("bottom")

ACTIONS = Actions()

DISCARD = ACTIONS.add("discard", {"card": KIND_NAMES})
PAIR = ACTIONS.add("pair", {"card": FIT_NAMES})
FORM = ACTIONS.add("form", {"card": FORMED, "with": MATES})
GIVE_UP = ACTIONS.add("give_up")
LAY = ACTIONS.add("lay", {"with": MATES})
CHALLENGE = ACTIONS.add("challenge", {"seat": range(SEATS), "with": MATES})
END_TURN = ACTIONS.add("end_turn")
UPGRADE = ACTIONS.add("upgrade")
LET_PASS = ACTIONS.add("let_pass")
LAY_TWO = ACTIONS.add("lay_two", {"with": PAIRS})
SWAP = ACTIONS.add("swap", {"seat": range(SEATS)})
MOVE = ACTIONS.add("move", {"seat": range(SEATS), "set": PLACES})
CHALLENGE_SECOND = ACTIONS.add("challenge_second", {"seat": range(SEATS), "with": OPENINGS})
DRAFT = ACTIONS.add("draft", {"card": FIT_NAMES, "piles": PILE_SETS})

ACTION_COUNT = len(ACTIONS)
MATE_COUNT = len(MATES)
PAIR_COUNT = len(PAIRS)
OPENING_COUNT = len(OPENINGS)
PLACE_COUNT = len(PLACES)
PILE_SET_COUNT = len(PILE_SETS)
