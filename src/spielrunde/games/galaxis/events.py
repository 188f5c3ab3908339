"""What people are told, each kind with its number for rule code (``on.NAME``).

A ``bid`` is the place of a bid on the table, ``seat * MOST_BIDS`` plus the number of the bid.
"""

from __future__ import annotations

from ...kernel.events import EVERYONE, OWNER, EventKinds

SYSTEM = "system.{seat}.{colour}"

EVENTS = EventKinds()

DEAL = EVENTS.add("deal", seat=EVERYONE, n=EVERYONE, source="box", target="hand.{seat}", count="n")
LAY_OUT = EVENTS.add("lay_out", pile=EVERYONE, n=EVERYONE, source="box", target="pile.{pile}", count="n")
ROUND = EVENTS.add("round", seat=EVERYONE, number=EVERYONE)
TURN_UP = EVENTS.add("turn_up", pile=EVERYONE, card=EVERYONE, source="pile.{pile}", target="auction")
LAY_BID = EVENTS.add("lay_bid", seat=EVERYONE, n=EVERYONE)
LAY = EVENTS.add("lay", seat=EVERYONE, bid=EVERYONE, card=OWNER, source="hand.{seat}", target="bid.{bid}")
PASS = EVENTS.add("pass", seat=EVERYONE)
NO_BID = EVENTS.add("no_bid")
REVEAL = EVENTS.add("reveal", seat=EVERYONE, n=EVERYONE, height=EVERYONE)
WIN = EVENTS.add("win", seat=EVERYONE, height=EVERYONE, rank=EVERYONE)
PICK = EVENTS.add("pick", seat=EVERYONE, card=EVERYONE, source="auction", target="picked")
KEEP = EVENTS.add("keep", seat=EVERYONE, card=EVERYONE)
GIVE = EVENTS.add("give", seat=EVERYONE, to=EVERYONE, card=EVERYONE)
PLACE = EVENTS.add("place", seat=EVERYONE, card=EVERYONE, source="picked", target="singles.{seat}")
JOIN = EVENTS.add("join", seat=EVERYONE, colour=EVERYONE, card=EVERYONE, source="picked", target=SYSTEM)
LIFT = EVENTS.add("lift", seat=EVERYONE, colour=EVERYONE, card=EVERYONE, source="singles.{seat}", target=SYSTEM)
PAIR = EVENTS.add("pair", seat=EVERYONE, card=EVERYONE, mate=EVERYONE)
SCORE = EVENTS.add("score", seat=EVERYONE, colour=EVERYONE, points=EVERYONE)
REMOVE = EVENTS.add("remove", card=EVERYONE, source="auction", target="removed")
HAND_ON = EVENTS.add("hand_on", seat=EVERYONE, to=EVERYONE, n=EVERYONE)
MOVE_ON = EVENTS.add("move_on", bid=EVERYONE, seat=EVERYONE, card=EVERYONE, source="bid.{bid}", target="hand.{seat}")
SUMMARY = EVENTS.add("summary", sheet=True)
END = EVENTS.add("end")
