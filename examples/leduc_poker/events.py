"""What people are told, each kind with its number for rule code (``on.NAME``). ``n`` counts chips."""

from __future__ import annotations

from spielrunde.kernel.events import EVERYONE, OWNER, EventKinds

EVENTS = EventKinds()

ANTE = EVENTS.add("ante", seat=EVERYONE, n=EVERYONE)
DEAL = EVENTS.add("deal", seat=EVERYONE, card=OWNER, source="deck", target="hand.{seat}")
FOLD = EVENTS.add("fold", seat=EVERYONE)
CHECK = EVENTS.add("check", seat=EVERYONE)
CALL = EVENTS.add("call", seat=EVERYONE, n=EVERYONE)
RAISE = EVENTS.add("raise", seat=EVERYONE, n=EVERYONE)
TURN_UP = EVENTS.add("turn_up", card=EVERYONE, source="deck", target="public")
SHOW = EVENTS.add("show", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="shown.{seat}")
WIN = EVENTS.add("win", seat=EVERYONE, n=EVERYONE)
SPLIT = EVENTS.add("split", n=EVERYONE)
