"""The game's actions, each with the number of its first for rule code (``do.NAME``)."""

from __future__ import annotations

from ...kernel.actions import Actions
from .cards import HAND_NAMES, SUIT_NAMES

ACTIONS = Actions()

LAY = ACTIONS.add("lay", {"card": HAND_NAMES})
OPEN = ACTIONS.add("open", {"card": SUIT_NAMES})
EXTEND = ACTIONS.add("extend", {"card": SUIT_NAMES})
JOKER = ACTIONS.add("joker", {"row": SUIT_NAMES})
DOUBLE = ACTIONS.add("double", {"row": SUIT_NAMES})
TAKE = ACTIONS.add("take", {"card": HAND_NAMES})
DRAW = ACTIONS.add("draw")
MOVE_FOX = ACTIONS.add("move_fox", {"row": SUIT_NAMES})
SEND_FOX = ACTIONS.add("send_fox", {"row": SUIT_NAMES})
PASS_FOX = ACTIONS.add("pass_fox", {"row": SUIT_NAMES})
HAND_FOX = ACTIONS.add("hand_fox")
KEEP_FOX = ACTIONS.add("keep_fox")
PLACE_FOX = ACTIONS.add("place_fox", {"row": SUIT_NAMES})
ACTION_COUNT = len(ACTIONS)
