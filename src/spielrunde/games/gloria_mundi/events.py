"""What people are told, each kind with its number for rule code (``on.NAME``)."""

from __future__ import annotations

from ...kernel.events import EVERYONE, EventKinds

EVENTS = EventKinds()

DEAL = EVENTS.add("deal", seat=EVERYONE, card=EVERYONE, n=EVERYONE, source="box", target="hand.{seat}", count="n")
START_COUNTERS = EVENTS.add(
    "start_counters", seat=EVERYONE, card=EVERYONE, n=EVERYONE, source="supply", target="stock.{seat}.{card}", count="n"
)
START = EVENTS.add("start", seat=EVERYONE)
LAY_OUT = EVENTS.add("lay_out", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="display.{seat}")
REVEAL = EVENTS.add("reveal", card=EVERYONE, source="stack", target="forum.0")
SHIFT = EVENTS.add("shift", card=EVERYONE, space=EVERYONE, next=EVERYONE, source="forum.{space}", target="forum.{next}")
BURN = EVENTS.add("burn", card=EVERYONE, source="forum.5", target="fire")
PLAY = EVENTS.add("play", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="display.{seat}")
GAIN = EVENTS.add(
    "gain", seat=EVERYONE, card=EVERYONE, n=EVERYONE, source="supply", target="stock.{seat}.{card}", count="n"
)
GIVE = EVENTS.add(
    "give", seat=EVERYONE, card=EVERYONE, n=EVERYONE, source="stock.{seat}.{card}", target="supply", count="n"
)
USE = EVENTS.add("use", seat=EVERYONE, card=EVERYONE)
MOVE = EVENTS.add("move", seat=EVERYONE, n=EVERYONE, number=EVERYONE)
BUY = EVENTS.add("buy", seat=EVERYONE, card=EVERYONE, n=EVERYONE)
BUILD = EVENTS.add(
    "build", seat=EVERYONE, card=EVERYONE, space=EVERYONE, source="forum.{space}", target="display.{seat}"
)
NO_PURCHASE = EVENTS.add("no_purchase", seat=EVERYONE)
PASS = EVENTS.add("pass", seat=EVERYONE)
TRIBUTE = EVENTS.add("tribute", seat=EVERYONE)
LAY = EVENTS.add(
    "lay", seat=EVERYONE, card=EVERYONE, number=EVERYONE, source="stock.{seat}.{card}", target="way.{number}"
)
LAY_FREE = EVENTS.add("lay_free", seat=EVERYONE, card=EVERYONE, number=EVERYONE, source="supply", target="way.{number}")
REFUSE = EVENTS.add("refuse", seat=EVERYONE)
GOTH = EVENTS.add("goth", number=EVERYONE, thing="goth", source="way.0", target="way.{number}")
ROME = EVENTS.add("rome", number=EVERYONE, thing="goth", source="way.0", target="way.{number}")
LOSE = EVENTS.add("lose", seat=EVERYONE, card=EVERYONE, source="display.{seat}", target="lost")
LOSE_BUILDING = EVENTS.add("lose_building", seat=EVERYONE, card=EVERYONE, source="display.{seat}", target="fire")
PARRY = EVENTS.add("parry", seat=EVERYONE, card=EVERYONE, source="display.{seat}", target="fire")
RANSOM = EVENTS.add("ransom", seat=EVERYONE, card=EVERYONE)
SHARE = EVENTS.add(
    "share", seat=EVERYONE, card=EVERYONE, number=EVERYONE, source="way.{number}", target="stock.{seat}.{card}"
)
END = EVENTS.add("end")
