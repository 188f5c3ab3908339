"""What people are told, each kind with its number for rule code (``on.NAME``)."""

from __future__ import annotations

from ...kernel.events import EVERYONE, OWNER, EventKinds

IN_ROW = "row.{seat}.{row}"
IN_ROW_OF_NEXT = "row.{to}.{row}"

EVENTS = EventKinds()

DEAL = EVENTS.add("deal", seat=EVERYONE, n=EVERYONE, source="pile", target="hand.{seat}", count="n")
DEAL_DOUBLER = EVENTS.add("deal_doubler", seat=EVERYONE, source="box", target="hand.{seat}", face="=doubler")
START = EVENTS.add("start", seat=EVERYONE)
LAY = EVENTS.add("lay", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="bases.{seat}")
BASE = EVENTS.add("base", seat=EVERYONE, row=EVERYONE, source="bases.{seat}", target=IN_ROW, face="=back")
OPEN = EVENTS.add("open", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="row.{seat}.{card}")
EXTEND = EVENTS.add("extend", seat=EVERYONE, row=EVERYONE, n=EVERYONE, source="hand.{seat}", target=IN_ROW, face="row")
JOKER = EVENTS.add("joker", seat=EVERYONE, row=EVERYONE, n=EVERYONE, source="hand.{seat}", target=IN_ROW, face="=joker")
DOUBLE = EVENTS.add("double", seat=EVERYONE, row=EVERYONE, source="hand.{seat}", target=IN_ROW, face="=doubler")
TAKE = EVENTS.add("take", seat=EVERYONE, card=EVERYONE, source="display", target="hand.{seat}")
REFILL = EVENTS.add("refill", card=EVERYONE, source="pile", target="display")
DRAW = EVENTS.add("draw", seat=EVERYONE, card=OWNER, source="pile", target="hand.{seat}")
SCORING_CARD = EVENTS.add("scoring_card", number=EVERYONE, source="pile", target="scored", face="=scoring")
FOX_ENTERS = EVENTS.add("fox_enters", seat=EVERYONE, row=EVERYONE, thing="fox", source="pile", target=IN_ROW)
FOX_MOVES = EVENTS.add("fox_moves", seat=EVERYONE, row=EVERYONE, thing="fox", target=IN_ROW)
FOX_SENT = EVENTS.add("fox_sent", seat=EVERYONE, to=EVERYONE, row=EVERYONE, thing="fox", target=IN_ROW_OF_NEXT)
FOX_PASSED = EVENTS.add("fox_passed", seat=EVERYONE, to=EVERYONE, row=EVERYONE, thing="fox", target=IN_ROW_OF_NEXT)
FOX_HANDED = EVENTS.add("fox_handed", seat=EVERYONE, to=EVERYONE)
FOX_PLACED = EVENTS.add("fox_placed", seat=EVERYONE, row=EVERYONE, thing="fox", target=IN_ROW)
FOX_KEPT = EVENTS.add("fox_kept", seat=EVERYONE)
TURN_LOST = EVENTS.add("turn_lost", seat=EVERYONE, n=EVERYONE)
SCORING = EVENTS.add("scoring", number=EVERYONE)
ROW = EVENTS.add("row", seat=EVERYONE, row=EVERYONE, length=EVERYONE)
DOUBLED_ROW = EVENTS.add("doubled_row", seat=EVERYONE, row=EVERYONE, length=EVERYONE)
FOX_ROW = EVENTS.add("fox_row", seat=EVERYONE, row=EVERYONE, length=EVERYONE)
SCORE = EVENTS.add("score", seat=EVERYONE, row=EVERYONE, points=EVERYONE)
SCORED = EVENTS.add("scored", number=EVERYONE, sheet=True)
PENALTY = EVENTS.add("penalty", seat=EVERYONE, bases=EVERYONE, cards=EVERYONE)
END = EVENTS.add("end")
