"""The game's actions, each with its number for rule code (``do.NAME``); the numbers are those of OpenSpiel."""

from __future__ import annotations

from spielrunde.kernel.actions import Actions

ACTIONS = Actions()

FOLD = ACTIONS.add("fold")
CALL = ACTIONS.add("call")
RAISE = ACTIONS.add("raise")
