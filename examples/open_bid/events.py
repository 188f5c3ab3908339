"""What people are told, each kind with its number for rule code (``on.NAME``)."""

from __future__ import annotations

from spielrunde.kernel.events import EVERYONE, OWNER, EventKinds

EVENTS = EventKinds()

DEAL = EVENTS.add("deal", seat=EVERYONE, cards=EVERYONE, source="deck.{seat}", target="hand.{seat}", count="cards")
PRIZE = EVENTS.add("prize", card=EVERYONE, source="prizes", target="prize")
PUT_BACK = EVENTS.add("put_back", seat=EVERYONE, card=OWNER, source="hand.{seat}", target="deck.{seat}")
DRAW = EVENTS.add("draw", seat=EVERYONE, card=OWNER, source="deck.{seat}", target="hand.{seat}")
COMMIT = EVENTS.add("commit", seat=EVERYONE, card=OWNER, source="hand.{seat}", target="bid.{seat}")
REVEAL = EVENTS.add("reveal", seat=EVERYONE, card=EVERYONE, source="bid.{seat}", target="spent.{seat}")
WIN = EVENTS.add("win", seat=EVERYONE, card=EVERYONE, points=EVERYONE, source="prize", target="won.{seat}")
SHARE = EVENTS.add("share", seat=EVERYONE, points=EVERYONE)
ASIDE = EVENTS.add("aside", card=EVERYONE, source="prize", target="aside")
END = EVENTS.add("end")
