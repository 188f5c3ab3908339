"""The game's actions and events, numbered once, and those numbers as plain constants for rule code.

``with`` names what goes with a set whose kind is known: ``same`` is a card of that kind. Seats and draft piles are
numbered from 0.
"""

from __future__ import annotations

from ...kernel.actions import Actions
from ...kernel.events import EVERYONE, EventKinds, event
from ...kernel.layout import OWNER
from .cards import ASSET_NAMES, FIT_NAMES, KIND_NAMES
from .state import SEATS

MATES = ("same", "silver", "gold", "jar")
PAIRS = ("same+same", "same+silver", "same+gold", "silver+silver", "silver+gold", "gold+gold")
PILE_SETS = ("0", "1", "0+1", "2", "0+2", "1+2", "0+1+2")
"""Draft piles one card is taken from each; the index + 1 has a bit for each pile."""
SEAT_NUMBERS = tuple(range(SEATS))

ACTIONS = Actions(
    ("discard", {"card": KIND_NAMES}),
    ("pair", {"card": FIT_NAMES}),
    ("form", {"card": (*ASSET_NAMES, "jar"), "with": MATES}),
    ("give_up", {}),
    ("lay", {"with": MATES}),
    ("challenge", {"seat": SEAT_NUMBERS, "with": MATES}),
    ("end_turn", {}),
    ("upgrade", {}),
    ("let_pass", {}),
    ("lay_two", {"with": PAIRS}),
    ("swap", {"seat": SEAT_NUMBERS}),
    ("move", {"seat": SEAT_NUMBERS, "set": ("top", "bottom")}),
    ("challenge_second", {"seat": SEAT_NUMBERS, "with": (*PAIRS, "jar")}),
    ("draft", {"card": FIT_NAMES, "piles": PILE_SETS}),
)
"""``pair`` lays a hand card together with the top of the discard pile; ``form`` lays two hand cards. Frequent actions
stand in front, where they are found fast."""

DISCARD = ACTIONS.first("discard")
PAIR = ACTIONS.first("pair")
FORM = ACTIONS.first("form")
GIVE_UP = ACTIONS.first("give_up")
LAY = ACTIONS.first("lay")
CHALLENGE = ACTIONS.first("challenge")
END_TURN = ACTIONS.first("end_turn")
UPGRADE = ACTIONS.first("upgrade")
LET_PASS = ACTIONS.first("let_pass")
LAY_TWO = ACTIONS.first("lay_two")
PLAY_SWAP = ACTIONS.first("swap")
PLAY_MOVE = ACTIONS.first("move")
CHALLENGE_SECOND = ACTIONS.first("challenge_second")
DRAFT = ACTIONS.first("draft")
ACTION_COUNT = len(ACTIONS)

MATE_COUNT = 4
SAME = 0
WITH_SILVER = 1
WITH_GOLD = 2
WITH_JAR = 3
PAIR_COUNT = 6
SECOND_COUNT = 7
PILE_SET_COUNT = 7

EVENTS = EventKinds(
    event("round", number=EVERYONE),
    event("gather", set=EVERYONE, card=EVERYONE, n=EVERYONE, source="set.{set}", target="pile", count="n"),
    event("gather_discard", n=EVERYONE, source="discard", target="pile", count="n"),
    event("gather_removed", card=EVERYONE, n=EVERYONE, source="removed", target="pile", count="n"),
    event("gather_draft", pile=EVERYONE, n=EVERYONE, source="draft.{pile}", target="pile", count="n"),
    event("deal", seat=EVERYONE, n=EVERYONE, source="pile", target="hand.{seat}", count="n"),
    event("lay_out", pile=EVERYONE, n=EVERYONE, source="pile", target="draft.{pile}", count="n"),
    event("first_discard", card=EVERYONE, source="pile", target="discard"),
    event("start", seat=EVERYONE),
    event("form", seat=EVERYONE, card=EVERYONE, mate=EVERYONE),
    event("pair", seat=EVERYONE, card=EVERYONE, mate=EVERYONE),
    event("put", seat=EVERYONE, set=EVERYONE, card=EVERYONE, source="hand.{seat}", target="set.{set}"),
    event("take_discard", set=EVERYONE, card=EVERYONE, source="discard", target="set.{set}"),
    event("discard", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="discard"),
    event("challenge", seat=EVERYONE, to=EVERYONE, card=EVERYONE),
    event("challenge_second", seat=EVERYONE, to=EVERYONE, card=EVERYONE),
    event("contest", seat=EVERYONE, to=EVERYONE, card=EVERYONE),
    event("lay", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="battle.{seat}"),
    event("give_up", seat=EVERYONE),
    event("no_answer", seat=EVERYONE),
    event("take_over", seat=EVERYONE, to=EVERYONE, dollars=EVERYONE),
    event("defend", seat=EVERYONE, dollars=EVERYONE),
    event("win_draft", seat=EVERYONE, dollars=EVERYONE),
    event("collect", seat=EVERYONE, set=EVERYONE, card=EVERYONE, source="battle.{seat}", target="set.{set}"),
    event("carry", set=EVERYONE, card=EVERYONE, n=EVERYONE, source="set.{set}", target="set.{set}", count="n"),
    event("lock", seat=EVERYONE, to=EVERYONE),
    event("upgrade", seat=EVERYONE, set=EVERYONE, card=EVERYONE, source="hand.{seat}", target="set.{set}"),
    event("use", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="removed"),
    event("swap", seat=EVERYONE, to=EVERYONE),
    event("bury", seat=EVERYONE, to=EVERYONE),
    event("raise", seat=EVERYONE, to=EVERYONE),
    event("bury_own", seat=EVERYONE),
    event("raise_own", seat=EVERYONE),
    event("draft", seat=EVERYONE, card=EVERYONE),
    event("take_draft", pile=EVERYONE, set=EVERYONE, card=EVERYONE, source="draft.{pile}", target="set.{set}"),
    event("let_pass", seat=EVERYONE),
    event("turn_up", pile=EVERYONE, card=EVERYONE),
    event("clear", pile=EVERYONE, card=EVERYONE, source="draft.{pile}", target="removed"),
    event("drawn_swap", seat=EVERYONE, to=EVERYONE),
    event("drawn_move", seat=EVERYONE),
    event("end_turn", seat=EVERYONE),
    event("draw", seat=EVERYONE, card=OWNER, source="pile", target="hand.{seat}"),
    event("count", seat=EVERYONE, card=EVERYONE, dollars=EVERYONE),
    event("score", seat=EVERYONE, dollars=EVERYONE, total=EVERYONE),
    event("round_win", seat=EVERYONE, n=EVERYONE),
    event("summary", number=EVERYONE, sheet=True),
    event("end"),
)

ROUND_EVENT = EVENTS.number("round")
GATHER_EVENT = EVENTS.number("gather")
GATHER_DISCARD_EVENT = EVENTS.number("gather_discard")
GATHER_REMOVED_EVENT = EVENTS.number("gather_removed")
GATHER_DRAFT_EVENT = EVENTS.number("gather_draft")
DEAL_EVENT = EVENTS.number("deal")
LAY_OUT_EVENT = EVENTS.number("lay_out")
FIRST_DISCARD_EVENT = EVENTS.number("first_discard")
START_EVENT = EVENTS.number("start")
FORM_EVENT = EVENTS.number("form")
PAIR_EVENT = EVENTS.number("pair")
PUT_EVENT = EVENTS.number("put")
TAKE_DISCARD_EVENT = EVENTS.number("take_discard")
DISCARD_EVENT = EVENTS.number("discard")
CHALLENGE_EVENT = EVENTS.number("challenge")
CHALLENGE_SECOND_EVENT = EVENTS.number("challenge_second")
CONTEST_EVENT = EVENTS.number("contest")
LAY_EVENT = EVENTS.number("lay")
GIVE_UP_EVENT = EVENTS.number("give_up")
NO_ANSWER_EVENT = EVENTS.number("no_answer")
TAKE_OVER_EVENT = EVENTS.number("take_over")
DEFEND_EVENT = EVENTS.number("defend")
WIN_DRAFT_EVENT = EVENTS.number("win_draft")
CARRY_EVENT = EVENTS.number("carry")
COLLECT_EVENT = EVENTS.number("collect")
LOCK_EVENT = EVENTS.number("lock")
UPGRADE_EVENT = EVENTS.number("upgrade")
USE_EVENT = EVENTS.number("use")
SWAP_EVENT = EVENTS.number("swap")
BURY_EVENT = EVENTS.number("bury")
RAISE_EVENT = EVENTS.number("raise")
BURY_OWN_EVENT = EVENTS.number("bury_own")
RAISE_OWN_EVENT = EVENTS.number("raise_own")
DRAFT_EVENT = EVENTS.number("draft")
TAKE_DRAFT_EVENT = EVENTS.number("take_draft")
LET_PASS_EVENT = EVENTS.number("let_pass")
TURN_UP_EVENT = EVENTS.number("turn_up")
CLEAR_EVENT = EVENTS.number("clear")
DRAWN_SWAP_EVENT = EVENTS.number("drawn_swap")
DRAWN_MOVE_EVENT = EVENTS.number("drawn_move")
END_TURN_EVENT = EVENTS.number("end_turn")
DRAW_EVENT = EVENTS.number("draw")
COUNT_EVENT = EVENTS.number("count")
SCORE_EVENT = EVENTS.number("score")
ROUND_WIN_EVENT = EVENTS.number("round_win")
SUMMARY_EVENT = EVENTS.number("summary")
END_EVENT = EVENTS.number("end")
