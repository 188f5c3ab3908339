"""The game's actions and events, numbered once, and those numbers as plain constants for rule code."""

from __future__ import annotations

from ...kernel.actions import Actions
from ...kernel.events import EVERYONE, EventKinds, event
from ...kernel.layout import OWNER
from .cards import HAND_NAMES, SUIT_NAMES

ACTIONS = Actions(
    ("lay", {"card": HAND_NAMES}),
    ("open", {"card": SUIT_NAMES}),
    ("extend", {"card": SUIT_NAMES}),
    ("joker", {"row": SUIT_NAMES}),
    ("double", {"row": SUIT_NAMES}),
    ("take", {"card": HAND_NAMES}),
    ("draw", {}),
    ("move_fox", {"row": SUIT_NAMES}),
    ("send_fox", {"row": SUIT_NAMES}),
    ("pass_fox", {"row": SUIT_NAMES}),
    ("hand_fox", {}),
    ("keep_fox", {}),
    ("place_fox", {"row": SUIT_NAMES}),
)

LAY = ACTIONS.first("lay")
OPEN = ACTIONS.first("open")
EXTEND = ACTIONS.first("extend")
ADD_JOKER = ACTIONS.first("joker")
DOUBLE = ACTIONS.first("double")
TAKE = ACTIONS.first("take")
DRAW = ACTIONS.first("draw")
MOVE_FOX = ACTIONS.first("move_fox")
SEND_FOX = ACTIONS.first("send_fox")
GIVE_FOX = ACTIONS.first("pass_fox")
HAND_FOX = ACTIONS.first("hand_fox")
KEEP_FOX = ACTIONS.first("keep_fox")
SETTLE_FOX = ACTIONS.first("place_fox")
ACTION_COUNT = len(ACTIONS)

ROW = "row.{seat}.{row}"
ROW_OF_NEXT = "row.{to}.{row}"

EVENTS = EventKinds(
    event("deal", seat=EVERYONE, n=EVERYONE, source="pile", target="hand.{seat}", count="n"),
    event("deal_doubler", seat=EVERYONE, source="box", target="hand.{seat}", face="=doubler"),
    event("start", seat=EVERYONE),
    event("lay", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="bases.{seat}"),
    event("base", seat=EVERYONE, row=EVERYONE, source="bases.{seat}", target=ROW, face="=back"),
    event("open", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="row.{seat}.{card}"),
    event("extend", seat=EVERYONE, row=EVERYONE, n=EVERYONE, source="hand.{seat}", target=ROW, face="row"),
    event("joker", seat=EVERYONE, row=EVERYONE, n=EVERYONE, source="hand.{seat}", target=ROW, face="=joker"),
    event("double", seat=EVERYONE, row=EVERYONE, source="hand.{seat}", target=ROW, face="=doubler"),
    event("take", seat=EVERYONE, card=EVERYONE, source="display", target="hand.{seat}"),
    event("refill", card=EVERYONE, source="pile", target="display"),
    event("draw", seat=EVERYONE, card=OWNER, source="pile", target="hand.{seat}"),
    event("scoring_card", number=EVERYONE, source="pile", target="scored", face="=scoring"),
    event("fox_enters", seat=EVERYONE, row=EVERYONE, thing="fox", source="pile", target=ROW),
    event("fox_moves", seat=EVERYONE, row=EVERYONE, thing="fox", target=ROW),
    event("fox_sent", seat=EVERYONE, to=EVERYONE, row=EVERYONE, thing="fox", target=ROW_OF_NEXT),
    event("fox_passed", seat=EVERYONE, to=EVERYONE, row=EVERYONE, thing="fox", target=ROW_OF_NEXT),
    event("fox_handed", seat=EVERYONE, to=EVERYONE),
    event("fox_placed", seat=EVERYONE, row=EVERYONE, thing="fox", target=ROW),
    event("fox_kept", seat=EVERYONE),
    event("turn_lost", seat=EVERYONE, n=EVERYONE),
    event("scoring", number=EVERYONE),
    event("row", seat=EVERYONE, row=EVERYONE, length=EVERYONE),
    event("doubled_row", seat=EVERYONE, row=EVERYONE, length=EVERYONE),
    event("fox_row", seat=EVERYONE, row=EVERYONE, length=EVERYONE),
    event("score", seat=EVERYONE, row=EVERYONE, points=EVERYONE),
    event("scored", number=EVERYONE, sheet=True),
    event("penalty", seat=EVERYONE, bases=EVERYONE, cards=EVERYONE),
    event("end"),
)

DEAL_EVENT = EVENTS.number("deal")
DEAL_DOUBLER_EVENT = EVENTS.number("deal_doubler")
START_EVENT = EVENTS.number("start")
LAY_EVENT = EVENTS.number("lay")
BASE_EVENT = EVENTS.number("base")
OPEN_EVENT = EVENTS.number("open")
EXTEND_EVENT = EVENTS.number("extend")
JOKER_EVENT = EVENTS.number("joker")
DOUBLE_EVENT = EVENTS.number("double")
TAKE_EVENT = EVENTS.number("take")
REFILL_EVENT = EVENTS.number("refill")
DRAW_EVENT = EVENTS.number("draw")
SCORING_CARD_EVENT = EVENTS.number("scoring_card")
FOX_ENTERS_EVENT = EVENTS.number("fox_enters")
FOX_MOVES_EVENT = EVENTS.number("fox_moves")
FOX_SENT_EVENT = EVENTS.number("fox_sent")
FOX_PASSED_EVENT = EVENTS.number("fox_passed")
FOX_HANDED_EVENT = EVENTS.number("fox_handed")
FOX_PLACED_EVENT = EVENTS.number("fox_placed")
FOX_KEPT_EVENT = EVENTS.number("fox_kept")
TURN_LOST_EVENT = EVENTS.number("turn_lost")
SCORING_EVENT = EVENTS.number("scoring")
ROW_EVENT = EVENTS.number("row")
DOUBLED_ROW_EVENT = EVENTS.number("doubled_row")
FOX_ROW_EVENT = EVENTS.number("fox_row")
SCORE_EVENT = EVENTS.number("score")
SCORED_EVENT = EVENTS.number("scored")
PENALTY_EVENT = EVENTS.number("penalty")
END_EVENT = EVENTS.number("end")
