"""The game's actions, each with the number of its first for rule code (``do.NAME``).

A bid is put together card by card: ``start`` begins a bid with a card, ``add`` lays another card to it. The card of
``pair`` is the one that lies there already. Seats are numbered from 0, places of bids by seat and bid in one row.
"""

from __future__ import annotations

from ...kernel.actions import Actions
from .cards import LOT_NAMES, VALUE_NAMES
from .state import SEATS

SEAT_NUMBERS = tuple(range(SEATS))
ACTIONS = Actions()

START = ACTIONS.add("start", {"card": VALUE_NAMES})
ADD = ACTIONS.add("add", {"card": VALUE_NAMES})
LAY = ACTIONS.add("lay")
PASS = ACTIONS.add("pass")
ALONE = ACTIONS.add("alone", {"seat": SEAT_NUMBERS})
PICK = ACTIONS.add("pick", {"card": LOT_NAMES})
PAIR = ACTIONS.add("pair", {"seat": SEAT_NUMBERS, "card": LOT_NAMES})
ACTION_COUNT = len(ACTIONS)
