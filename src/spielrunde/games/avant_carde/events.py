"""What people are told, each kind with its number for rule code (``on.NAME``).

Kinds that one seat hears of, or all but one, belong to the lines, which are laid in secret and shown together.
"""

from __future__ import annotations

from ...kernel.events import EVERYONE, OWNER, EventKinds

EVENTS = EventKinds()

# setting up, and the beginning of a round
PATRON = EVENTS.add("patron", stack=EVERYONE, patron=EVERYONE)
STACK = EVENTS.add("stack", stack=EVERYONE, n=EVERYONE, source="box", target="gallery.{stack}", count="n")
STARTER = EVENTS.add("starter", seat=EVERYONE, deck=EVERYONE, n=EVERYONE, source="box", target="deck.{seat}", count="n")
TURN_UP = EVENTS.add("turn_up", stack=EVERYONE, card=EVERYONE)
ROUND = EVENTS.add("round", number=EVERYONE)
BLOCK = EVENTS.add("block", stack=EVERYONE)
FIRST = EVENTS.add("first", seat=EVERYONE)
SHUFFLE = EVENTS.add("shuffle", seat=EVERYONE, n=EVERYONE, source="discard.{seat}", target="deck.{seat}", count="n")
DRAW = EVENTS.add("draw", seat=EVERYONE, card=OWNER, source="deck.{seat}", target="hand.{seat}")
HAND = EVENTS.add("hand", seat=EVERYONE, n=EVERYONE)

# while lines are laid
PLAY = EVENTS.add("play", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="line.{seat}", heard_by="seat")
DRAW_MORE = EVENTS.add(
    "draw_more", seat=EVERYONE, card=EVERYONE, source="deck.{seat}", target="hand.{seat}", heard_by="seat"
)
RESHUFFLE = EVENTS.add(
    "reshuffle", seat=EVERYONE, n=EVERYONE, source="discard.{seat}", target="deck.{seat}", count="n", heard_by="seat"
)
DROP = EVENTS.add("drop", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="discard.{seat}", heard_by="seat")
FIX_MONEY = EVENTS.add("fix_money", seat=EVERYONE, dollars=EVERYONE, heard_by="seat")
FIX_COST = EVENTS.add("fix_cost", seat=EVERYONE, dollars=EVERYONE, heard_by="seat")
COPY_FLASH = EVENTS.add("copy_flash", seat=EVERYONE, stack=EVERYONE, heard_by="seat")

# when all lines are shown
READY = EVENTS.add("ready", seat=EVERYONE)
SHOW = EVENTS.add("show", seat=EVERYONE, n=EVERYONE)
DREW = EVENTS.add(
    "drew", seat=EVERYONE, n=EVERYONE, source="deck.{seat}", target="hand.{seat}", count="n", heard_by="others"
)
RESHUFFLED = EVENTS.add(
    "reshuffled", seat=EVERYONE, n=EVERYONE, source="discard.{seat}", target="deck.{seat}", count="n", heard_by="others"
)
RETURNED = EVENTS.add(
    "returned", seat=EVERYONE, n=EVERYONE, source="hand.{seat}", target="deck.{seat}", count="n", heard_by="others"
)
DROPPED = EVENTS.add(
    "dropped", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="discard.{seat}", heard_by="others"
)
LAY = EVENTS.add("lay", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="line.{seat}", heard_by="others")
LEAVE = EVENTS.add("leave", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="discard.{seat}")

# buy turns
INCOME = EVENTS.add("income", seat=EVERYONE, n=EVERYONE, dollars=EVERYONE)
USE = EVENTS.add("use", seat=EVERYONE, stack=EVERYONE)
COPY = EVENTS.add("copy", seat=EVERYONE, stack=EVERYONE)
EARN = EVENTS.add("earn", seat=EVERYONE, dollars=EVERYONE)
SPEND_CHANGE = EVENTS.add("spend_change", seat=EVERYONE, dollars=EVERYONE)
BUY = EVENTS.add("buy", seat=EVERYONE, card=EVERYONE, dollars=EVERYONE)
GAIN = EVENTS.add("gain", seat=EVERYONE, card=EVERYONE)
TAKE = EVENTS.add(
    "take", seat=EVERYONE, stack=EVERYONE, card=EVERYONE, source="gallery.{stack}", target="discard.{seat}"
)
TAKE_ON_TOP = EVENTS.add(
    "take_on_top", seat=EVERYONE, stack=EVERYONE, card=EVERYONE, source="gallery.{stack}", target="deck.{seat}"
)
BURY = EVENTS.add("bury", seat=EVERYONE, stack=EVERYONE, card=EVERYONE)
TRASH_LINE = EVENTS.add("trash_line", seat=EVERYONE, card=EVERYONE, source="line.{seat}", target="box")
TRASH_DISCARD = EVENTS.add("trash_discard", seat=EVERYONE, card=EVERYONE, source="discard.{seat}", target="box")
PUT_ON_TOP = EVENTS.add("put_on_top", seat=EVERYONE, card=EVERYONE, source="discard.{seat}", target="deck.{seat}")
AWARD = EVENTS.add("award", seat=EVERYONE, n=EVERYONE, dollars=EVERYONE)
NO_AWARD = EVENTS.add("no_award", seat=EVERYONE, dollars=EVERYONE)
TAKE_CHANGE = EVENTS.add("take_change", seat=EVERYONE)

# clean-up
COUNT = EVENTS.add("count", seat=EVERYONE, n=EVERYONE, total=EVERYONE)
SUMMARY = EVENTS.add("summary", number=EVERYONE, sheet=True)
CLEAR = EVENTS.add("clear", seat=EVERYONE, card=EVERYONE, source="line.{seat}", target="discard.{seat}")
GEM = EVENTS.add("gem", seat=EVERYONE)
GEM_CENTRE = EVENTS.add("gem_centre")
LAST_ROUND = EVENTS.add("last_round")
END = EVENTS.add("end")
