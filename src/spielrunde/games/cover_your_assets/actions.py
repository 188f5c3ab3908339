"""The game's actions, each with the number of its first for rule code (``do.NAME``).

``with`` names what goes with a set whose kind is known: ``same`` is a card of that kind. Seats and draft piles are
numbered from 0.
"""

from __future__ import annotations

from ...kernel.actions import Actions
from .cards import ASSET_NAMES, FIT_NAMES, KIND_NAMES
from .state import SEATS

MATES = ("same", "silver", "gold", "jar")
PAIRS = ("same+same", "same+silver", "same+gold", "silver+silver", "silver+gold", "gold+gold")
PILE_SETS = ("0", "1", "0+1", "2", "0+2", "1+2", "0+1+2")
"""Draft piles one card is taken from each; the index + 1 has a bit for each pile."""

SEAT_NUMBERS = tuple(range(SEATS))
ACTIONS = Actions()

DISCARD = ACTIONS.add("discard", {"card": KIND_NAMES})
PAIR = ACTIONS.add("pair", {"card": FIT_NAMES})
FORM = ACTIONS.add("form", {"card": (*ASSET_NAMES, "jar"), "with": MATES})
GIVE_UP = ACTIONS.add("give_up")
LAY = ACTIONS.add("lay", {"with": MATES})
CHALLENGE = ACTIONS.add("challenge", {"seat": SEAT_NUMBERS, "with": MATES})
END_TURN = ACTIONS.add("end_turn")
UPGRADE = ACTIONS.add("upgrade")
LET_PASS = ACTIONS.add("let_pass")
LAY_TWO = ACTIONS.add("lay_two", {"with": PAIRS})
SWAP = ACTIONS.add("swap", {"seat": SEAT_NUMBERS})
MOVE = ACTIONS.add("move", {"seat": SEAT_NUMBERS, "set": ("top", "bottom")})
CHALLENGE_SECOND = ACTIONS.add("challenge_second", {"seat": SEAT_NUMBERS, "with": (*PAIRS, "jar")})
DRAFT = ACTIONS.add("draft", {"card": FIT_NAMES, "piles": PILE_SETS})
"""``pair`` lays a hand card together with the top of the discard pile; ``form`` lays two hand cards. Frequent actions
stand in front, where they are found fast."""

ACTION_COUNT = len(ACTIONS)
MATE_COUNT = 4
SAME = 0
WITH_SILVER = 1
WITH_GOLD = 2
WITH_JAR = 3
PAIR_COUNT = 6
SECOND_COUNT = 7
PILE_SET_COUNT = 7
