"""The game's actions, each with the number of its first for rule code (``do.NAME``).

``stack`` is the number of a gallery stack and of its patron. Frequent actions stand in front, where they are found
fast.
"""

from __future__ import annotations

from ...kernel.actions import Actions
from .cards import KIND_NAMES, NUMBERS

ACTIONS = Actions()

PLAY = ACTIONS.add("play", {"card": KIND_NAMES})
CONFIRM = ACTIONS.add("confirm")
DRAW = ACTIONS.add("draw")
MONEY = ACTIONS.add("money")
SKIP = ACTIONS.add("skip")
BUY = ACTIONS.add("buy", {"stack": NUMBERS})
END_TURN = ACTIONS.add("end_turn")
CHANGE = ACTIONS.add("change")
USE = ACTIONS.add("use", {"stack": NUMBERS})
COPY = ACTIONS.add("copy", {"stack": NUMBERS})
GAIN = ACTIONS.add("gain", {"stack": NUMBERS})
BURY = ACTIONS.add("bury", {"stack": NUMBERS})
DROP = ACTIONS.add("drop", {"card": KIND_NAMES})
TRASH_LINE = ACTIONS.add("trash_line", {"card": KIND_NAMES})
TRASH_DISCARD = ACTIONS.add("trash_discard", {"card": KIND_NAMES})
PUT_ON_TOP = ACTIONS.add("put_on_top", {"card": KIND_NAMES})

ACTION_COUNT = len(ACTIONS)
