"""The game's actions and events, numbered once, and those numbers as plain constants for rule code.

A bid is put together card by card: ``start`` begins a bid with a card, ``add`` lays another card to it. The card of
``pair`` is the one that lies there already. Seats are numbered from 0, places of bids by seat and bid in one row.
"""

from __future__ import annotations

from ...kernel.actions import Actions
from ...kernel.events import EVERYONE, EventKinds, event
from ...kernel.layout import OWNER
from .cards import LOT_NAMES, VALUE_NAMES
from .state import SEATS

SEAT_NUMBERS = tuple(range(SEATS))

ACTIONS = Actions(
    ("start", {"card": VALUE_NAMES}),
    ("add", {"card": VALUE_NAMES}),
    ("lay", {}),
    ("pass", {}),
    ("alone", {"seat": SEAT_NUMBERS}),
    ("pick", {"card": LOT_NAMES}),
    ("pair", {"seat": SEAT_NUMBERS, "card": LOT_NAMES}),
)

START = ACTIONS.first("start")
ADD = ACTIONS.first("add")
LAY = ACTIONS.first("lay")
PASS = ACTIONS.first("pass")
ALONE = ACTIONS.first("alone")
PICK_CARD = ACTIONS.first("pick")
PAIR = ACTIONS.first("pair")
ACTION_COUNT = len(ACTIONS)

SYSTEM = "system.{seat}.{colour}"

EVENTS = EventKinds(
    event("deal", seat=EVERYONE, n=EVERYONE, source="box", target="hand.{seat}", count="n"),
    event("lay_out", pile=EVERYONE, n=EVERYONE, source="box", target="pile.{pile}", count="n"),
    event("round", seat=EVERYONE, number=EVERYONE),
    event("turn_up", pile=EVERYONE, card=EVERYONE, source="pile.{pile}", target="auction"),
    event("lay_bid", seat=EVERYONE, n=EVERYONE),
    event("lay", seat=EVERYONE, bid=EVERYONE, card=OWNER, source="hand.{seat}", target="bid.{bid}"),
    event("pass", seat=EVERYONE),
    event(
        "no_bid",
    ),
    event("reveal", seat=EVERYONE, n=EVERYONE, height=EVERYONE),
    event("win", seat=EVERYONE, height=EVERYONE, rank=EVERYONE),
    event("pick", seat=EVERYONE, card=EVERYONE, source="auction", target="picked"),
    event("keep", seat=EVERYONE, card=EVERYONE),
    event("give", seat=EVERYONE, to=EVERYONE, card=EVERYONE),
    event("place", seat=EVERYONE, card=EVERYONE, source="picked", target="singles.{seat}"),
    event("join", seat=EVERYONE, colour=EVERYONE, card=EVERYONE, source="picked", target=SYSTEM),
    event("lift", seat=EVERYONE, colour=EVERYONE, card=EVERYONE, source="singles.{seat}", target=SYSTEM),
    event("pair", seat=EVERYONE, card=EVERYONE, mate=EVERYONE),
    event("score", seat=EVERYONE, colour=EVERYONE, points=EVERYONE),
    event("remove", card=EVERYONE, source="auction", target="removed"),
    event("hand_on", seat=EVERYONE, to=EVERYONE, n=EVERYONE),
    event("move_on", bid=EVERYONE, seat=EVERYONE, card=EVERYONE, source="bid.{bid}", target="hand.{seat}"),
    event("summary", sheet=True),
    event("end"),
)

DEAL_EVENT = EVENTS.number("deal")
LAY_OUT_EVENT = EVENTS.number("lay_out")
ROUND_EVENT = EVENTS.number("round")
TURN_UP_EVENT = EVENTS.number("turn_up")
LAY_BID_EVENT = EVENTS.number("lay_bid")
LAY_EVENT = EVENTS.number("lay")
PASS_EVENT = EVENTS.number("pass")
NO_BID_EVENT = EVENTS.number("no_bid")
REVEAL_EVENT = EVENTS.number("reveal")
WIN_EVENT = EVENTS.number("win")
PICK_EVENT = EVENTS.number("pick")
KEEP_EVENT = EVENTS.number("keep")
GIVE_EVENT = EVENTS.number("give")
PLACE_EVENT = EVENTS.number("place")
JOIN_EVENT = EVENTS.number("join")
LIFT_EVENT = EVENTS.number("lift")
PAIR_EVENT = EVENTS.number("pair")
SCORE_EVENT = EVENTS.number("score")
REMOVE_EVENT = EVENTS.number("remove")
HAND_ON_EVENT = EVENTS.number("hand_on")
MOVE_ON_EVENT = EVENTS.number("move_on")
SUMMARY_EVENT = EVENTS.number("summary")
END_EVENT = EVENTS.number("end")
