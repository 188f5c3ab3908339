"""What people are told, each kind with its number for rule code (``on.NAME``)."""

from __future__ import annotations

from ...kernel.events import EVERYONE, OWNER, EventKinds

EVENTS = EventKinds()

# gathering and dealing
ROUND = EVENTS.add("round", number=EVERYONE)
GATHER = EVENTS.add("gather", set=EVERYONE, card=EVERYONE, n=EVERYONE, source="set.{set}", target="pile", count="n")
GATHER_DISCARD = EVENTS.add("gather_discard", n=EVERYONE, source="discard", target="pile", count="n")
GATHER_REMOVED = EVENTS.add("gather_removed", card=EVERYONE, n=EVERYONE, source="removed", target="pile", count="n")
GATHER_DRAFT = EVENTS.add("gather_draft", pile=EVERYONE, n=EVERYONE, source="draft.{pile}", target="pile", count="n")
DEAL = EVENTS.add("deal", seat=EVERYONE, n=EVERYONE, source="pile", target="hand.{seat}", count="n")
LAY_OUT = EVENTS.add("lay_out", pile=EVERYONE, n=EVERYONE, source="pile", target="draft.{pile}", count="n")
FIRST_DISCARD = EVENTS.add("first_discard", card=EVERYONE, source="pile", target="discard")
START = EVENTS.add("start", seat=EVERYONE)

# forming and discarding
FORM = EVENTS.add("form", seat=EVERYONE, card=EVERYONE, mate=EVERYONE)
PAIR = EVENTS.add("pair", seat=EVERYONE, card=EVERYONE, mate=EVERYONE)
PUT = EVENTS.add("put", seat=EVERYONE, set=EVERYONE, card=EVERYONE, source="hand.{seat}", target="set.{set}")
TAKE_DISCARD = EVENTS.add("take_discard", set=EVERYONE, card=EVERYONE, source="discard", target="set.{set}")
DISCARD = EVENTS.add("discard", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="discard")

# battles
CHALLENGE = EVENTS.add("challenge", seat=EVERYONE, to=EVERYONE, card=EVERYONE)
CHALLENGE_SECOND = EVENTS.add("challenge_second", seat=EVERYONE, to=EVERYONE, card=EVERYONE)
CONTEST = EVENTS.add("contest", seat=EVERYONE, to=EVERYONE, card=EVERYONE)
LAY = EVENTS.add("lay", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="battle.{seat}")
GIVE_UP = EVENTS.add("give_up", seat=EVERYONE)
NO_ANSWER = EVENTS.add("no_answer", seat=EVERYONE)
TAKE_OVER = EVENTS.add("take_over", seat=EVERYONE, to=EVERYONE, dollars=EVERYONE)
DEFEND = EVENTS.add("defend", seat=EVERYONE, dollars=EVERYONE)
WIN_DRAFT = EVENTS.add("win_draft", seat=EVERYONE, dollars=EVERYONE)
COLLECT = EVENTS.add("collect", seat=EVERYONE, set=EVERYONE, card=EVERYONE, source="battle.{seat}", target="set.{set}")
CARRY = EVENTS.add("carry", set=EVERYONE, card=EVERYONE, n=EVERYONE, source="set.{set}", target="set.{set}", count="n")
LOCK = EVENTS.add("lock", seat=EVERYONE, to=EVERYONE)

# the advanced game
UPGRADE = EVENTS.add("upgrade", seat=EVERYONE, set=EVERYONE, card=EVERYONE, source="hand.{seat}", target="set.{set}")
USE = EVENTS.add("use", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="removed")
SWAP = EVENTS.add("swap", seat=EVERYONE, to=EVERYONE)
BURY = EVENTS.add("bury", seat=EVERYONE, to=EVERYONE)
RAISE = EVENTS.add("raise", seat=EVERYONE, to=EVERYONE)
BURY_OWN = EVENTS.add("bury_own", seat=EVERYONE)
RAISE_OWN = EVENTS.add("raise_own", seat=EVERYONE)

# draft piles
DRAFT = EVENTS.add("draft", seat=EVERYONE, card=EVERYONE)
TAKE_DRAFT = EVENTS.add(
    "take_draft", pile=EVERYONE, set=EVERYONE, card=EVERYONE, source="draft.{pile}", target="set.{set}"
)
LET_PASS = EVENTS.add("let_pass", seat=EVERYONE)
TURN_UP = EVENTS.add("turn_up", pile=EVERYONE, card=EVERYONE)
CLEAR = EVENTS.add("clear", pile=EVERYONE, card=EVERYONE, source="draft.{pile}", target="removed")
DRAWN_SWAP = EVENTS.add("drawn_swap", seat=EVERYONE, to=EVERYONE)
DRAWN_MOVE = EVENTS.add("drawn_move", seat=EVERYONE)

# the end of a turn, of a round, of the game
END_TURN = EVENTS.add("end_turn", seat=EVERYONE)
DRAW = EVENTS.add("draw", seat=EVERYONE, card=OWNER, source="pile", target="hand.{seat}")
COUNT = EVENTS.add("count", seat=EVERYONE, card=EVERYONE, dollars=EVERYONE)
SCORE = EVENTS.add("score", seat=EVERYONE, dollars=EVERYONE, total=EVERYONE)
ROUND_WIN = EVENTS.add("round_win", seat=EVERYONE, n=EVERYONE)
SUMMARY = EVENTS.add("summary", number=EVERYONE, sheet=True)
END = EVENTS.add("end")
