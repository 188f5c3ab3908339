"""The game's actions, each with the number of its first for rule code (``do.NAME``)."""

from __future__ import annotations

from spielrunde.kernel.actions import Actions

from .cards import NUMBER_NAMES

ACTIONS = Actions()

BID = ACTIONS.add("bid", {"card": NUMBER_NAMES})
SWAP = ACTIONS.add("swap", {"card": NUMBER_NAMES})
CONFIRM = ACTIONS.add("confirm")
ACTION_COUNT = len(ACTIONS)
