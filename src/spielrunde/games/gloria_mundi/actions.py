"""The game's actions and events, numbered once, and those numbers as plain constants for rule code.

Forum spaces are numbered from 0, the dearest first; spaces of the Goth's track (``number`` in events) from 1. Frequent
actions stand in front, where they are found fast.
"""

from __future__ import annotations

from ...kernel.actions import Actions
from ...kernel.events import EVERYONE, EventKinds, event
from .cards import BUILDING_NAMES, COUNTER_NAMES, FORUM_SPACES, TYPE_NAMES

NON_GLORY = COUNTER_NAMES[:3]
SPACES = tuple(range(FORUM_SPACES))

ACTIONS = Actions(
    ("play", {"card": TYPE_NAMES}),
    ("take", {"card": NON_GLORY}),
    ("pick", {"card": COUNTER_NAMES}),
    ("pay", {"card": COUNTER_NAMES}),
    ("pay_rest", {}),
    ("pass", {}),
    ("buy", {"space": SPACES, "card": TYPE_NAMES}),
    ("tribute", {}),
    ("refuse", {}),
    ("lose", {"card": TYPE_NAMES}),
    ("settle", {"card": TYPE_NAMES}),
    ("ransom", {"card": TYPE_NAMES}),
    ("collect", {}),
    ("collect_one", {}),
    ("done", {}),
    ("again", {}),
    ("enough", {}),
    ("swap", {"card": NON_GLORY, "for": NON_GLORY}),
    ("use", {"card": BUILDING_NAMES}),
    ("base", {"card": BUILDING_NAMES}),
    ("lose_pair", {"card": BUILDING_NAMES}),
    ("parry", {"card": BUILDING_NAMES}),
    ("use_other", {"card": BUILDING_NAMES}),
)
"""``pay_rest`` leaves the rest of a payment to the usual choice; ``buy`` names the type of card built on; ``use_other``
is the second of two things a building offers; ``base`` takes the counter of a card with a building instead."""

PLAY = ACTIONS.first("play")
TAKE = ACTIONS.first("take")
PICK = ACTIONS.first("pick")
PAY = ACTIONS.first("pay")
PAY_REST = ACTIONS.first("pay_rest")
PASS = ACTIONS.first("pass")
BUY = ACTIONS.first("buy")
TRIBUTE = ACTIONS.first("tribute")
REFUSE = ACTIONS.first("refuse")
LOSE = ACTIONS.first("lose")
SETTLE = ACTIONS.first("settle")
RANSOM = ACTIONS.first("ransom")
COLLECT = ACTIONS.first("collect")
COLLECT_ONE = ACTIONS.first("collect_one")
DONE = ACTIONS.first("done")
AGAIN = ACTIONS.first("again")
ENOUGH = ACTIONS.first("enough")
SWAP = ACTIONS.first("swap")
USE = ACTIONS.first("use")
BASE = ACTIONS.first("base")
LOSE_PAIR = ACTIONS.first("lose_pair")
PARRY = ACTIONS.first("parry")
USE_OTHER = ACTIONS.first("use_other")
ACTION_COUNT = len(ACTIONS)

EVENTS = EventKinds(
    event("deal", seat=EVERYONE, card=EVERYONE, n=EVERYONE, source="box", target="hand.{seat}", count="n"),
    event(
        "start_counters",
        seat=EVERYONE,
        card=EVERYONE,
        n=EVERYONE,
        source="supply",
        target="stock.{seat}.{card}",
        count="n",
    ),
    event("start", seat=EVERYONE),
    event("lay_out", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="display.{seat}"),
    event("reveal", card=EVERYONE, source="stack", target="forum.0"),
    event("shift", card=EVERYONE, space=EVERYONE, next=EVERYONE, source="forum.{space}", target="forum.{next}"),
    event("burn", card=EVERYONE, source="forum.5", target="fire"),
    event("play", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="display.{seat}"),
    event("gain", seat=EVERYONE, card=EVERYONE, n=EVERYONE, source="supply", target="stock.{seat}.{card}", count="n"),
    event("give", seat=EVERYONE, card=EVERYONE, n=EVERYONE, source="stock.{seat}.{card}", target="supply", count="n"),
    event("use", seat=EVERYONE, card=EVERYONE),
    event("move", seat=EVERYONE, n=EVERYONE, number=EVERYONE),
    event("buy", seat=EVERYONE, card=EVERYONE, n=EVERYONE),
    event("build", seat=EVERYONE, card=EVERYONE, space=EVERYONE, source="forum.{space}", target="display.{seat}"),
    event("no_purchase", seat=EVERYONE),
    event("pass", seat=EVERYONE),
    event("tribute", seat=EVERYONE),
    event("lay", seat=EVERYONE, card=EVERYONE, number=EVERYONE, source="stock.{seat}.{card}", target="way.{number}"),
    event("lay_free", seat=EVERYONE, card=EVERYONE, number=EVERYONE, source="supply", target="way.{number}"),
    event("refuse", seat=EVERYONE),
    event("goth", number=EVERYONE, thing="goth", source="way.0", target="way.{number}"),
    event("rome", number=EVERYONE, thing="goth", source="way.0", target="way.{number}"),
    event("lose", seat=EVERYONE, card=EVERYONE, source="display.{seat}", target="lost"),
    event("lose_building", seat=EVERYONE, card=EVERYONE, source="display.{seat}", target="fire"),
    event("parry", seat=EVERYONE, card=EVERYONE, source="display.{seat}", target="fire"),
    event("ransom", seat=EVERYONE, card=EVERYONE),
    event("share", seat=EVERYONE, card=EVERYONE, number=EVERYONE, source="way.{number}", target="stock.{seat}.{card}"),
    event("end"),
)

DEAL_EVENT = EVENTS.number("deal")
START_COUNTERS_EVENT = EVENTS.number("start_counters")
START_EVENT = EVENTS.number("start")
LAY_OUT_EVENT = EVENTS.number("lay_out")
REVEAL_EVENT = EVENTS.number("reveal")
SHIFT_EVENT = EVENTS.number("shift")
BURN_EVENT = EVENTS.number("burn")
PLAY_EVENT = EVENTS.number("play")
GAIN_EVENT = EVENTS.number("gain")
GIVE_EVENT = EVENTS.number("give")
USE_EVENT = EVENTS.number("use")
MOVE_EVENT = EVENTS.number("move")
BUY_EVENT = EVENTS.number("buy")
BUILD_EVENT = EVENTS.number("build")
NO_PURCHASE_EVENT = EVENTS.number("no_purchase")
PASS_EVENT = EVENTS.number("pass")
TRIBUTE_EVENT = EVENTS.number("tribute")
LAY_EVENT = EVENTS.number("lay")
LAY_FREE_EVENT = EVENTS.number("lay_free")
REFUSE_EVENT = EVENTS.number("refuse")
GOTH_EVENT = EVENTS.number("goth")
ROME_EVENT = EVENTS.number("rome")
LOSE_EVENT = EVENTS.number("lose")
LOSE_BUILDING_EVENT = EVENTS.number("lose_building")
PARRY_EVENT = EVENTS.number("parry")
RANSOM_EVENT = EVENTS.number("ransom")
SHARE_EVENT = EVENTS.number("share")
END_EVENT = EVENTS.number("end")
