"""The game's actions, each with the number of its first for rule code (``do.NAME``).

A bid is put together card by card: ``start`` begins a bid with a card, ``add`` lays another card to it. The card of
``pair`` is the one that lies there already.
"""

from __future__ import annotations

from ...kernel.actions import Actions
from .cards import LOT_NAMES, VALUE_NAMES
from .state import SEATS

ACTIONS = Actions()

START = ACTIONS.add("start", {"card": VALUE_NAMES})
ADD = ACTIONS.add("add", {"card": VALUE_NAMES})
LAY = ACTIONS.add("lay")
PASS = ACTIONS.add("pass")
ALONE = ACTIONS.add("alone", {"seat": range(SEATS)})
PICK = ACTIONS.add("pick", {"card": LOT_NAMES})
PAIR = ACTIONS.add("pair", {"seat": range(SEATS), "card": LOT_NAMES})
