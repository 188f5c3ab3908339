"""The game's actions, each with the number of its first for rule code (``do.NAME``).

Forum spaces are numbered from 0, the dearest first; spaces of the Goth's track (``number`` in events) from 1. Frequent
actions stand in front, where they are found fast.
"""

from __future__ import annotations

from ...kernel.actions import Actions
from .cards import BUILDING_NAMES, COUNTER_NAMES, FORUM_SPACES, GLORY, TYPE_NAMES

NON_GLORY = COUNTER_NAMES[:GLORY]
SPACES = tuple(range(FORUM_SPACES))
ACTIONS = Actions()

PLAY = ACTIONS.add("play", {"card": TYPE_NAMES})
TAKE = ACTIONS.add("take", {"card": NON_GLORY})
PICK = ACTIONS.add("pick", {"card": COUNTER_NAMES})
PAY = ACTIONS.add("pay", {"card": COUNTER_NAMES})
PAY_REST = ACTIONS.add("pay_rest")
PASS = ACTIONS.add("pass")
BUY = ACTIONS.add("buy", {"space": SPACES, "card": TYPE_NAMES})
TRIBUTE = ACTIONS.add("tribute")
REFUSE = ACTIONS.add("refuse")
LOSE = ACTIONS.add("lose", {"card": TYPE_NAMES})
SETTLE = ACTIONS.add("settle", {"card": TYPE_NAMES})
RANSOM = ACTIONS.add("ransom", {"card": TYPE_NAMES})
COLLECT = ACTIONS.add("collect")
COLLECT_ONE = ACTIONS.add("collect_one")
DONE = ACTIONS.add("done")
AGAIN = ACTIONS.add("again")
ENOUGH = ACTIONS.add("enough")
SWAP = ACTIONS.add("swap", {"card": NON_GLORY, "for": NON_GLORY})
USE = ACTIONS.add("use", {"card": BUILDING_NAMES})
BASE = ACTIONS.add("base", {"card": BUILDING_NAMES})
LOSE_PAIR = ACTIONS.add("lose_pair", {"card": BUILDING_NAMES})
PARRY = ACTIONS.add("parry", {"card": BUILDING_NAMES})
USE_OTHER = ACTIONS.add("use_other", {"card": BUILDING_NAMES})
"""``pay_rest`` leaves the rest of a payment to the usual choice; ``buy`` names the type of card built on; ``use_other``
is the second of two things a building offers; ``base`` takes the counter of a card with a building instead."""
