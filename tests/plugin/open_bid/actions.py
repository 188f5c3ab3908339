"""The game's actions and events, numbered once, and those numbers as plain constants for rule code."""

from __future__ import annotations

from spielrunde.kernel.actions import Actions
from spielrunde.kernel.events import EVERYONE, EventKinds, event
from spielrunde.kernel.layout import OWNER

from .cards import NUMBER_NAMES

ACTIONS = Actions(("bid", {"card": NUMBER_NAMES}), ("swap", {"card": NUMBER_NAMES}), ("confirm", {}))

BID_CARD = ACTIONS.first("bid")
SWAP_CARD = ACTIONS.first("swap")
CONFIRM = ACTIONS.first("confirm")
ACTION_COUNT = len(ACTIONS)

EVENTS = EventKinds(
    event("deal", seat=EVERYONE, cards=EVERYONE, source="deck.{seat}", target="hand.{seat}", count="cards"),
    event("prize", card=EVERYONE, source="prizes", target="prize"),
    event("put_back", seat=EVERYONE, card=OWNER, source="hand.{seat}", target="deck.{seat}"),
    event("draw", seat=EVERYONE, card=OWNER, source="deck.{seat}", target="hand.{seat}"),
    event("commit", seat=EVERYONE, card=OWNER, source="hand.{seat}", target="bid.{seat}"),
    event("reveal", seat=EVERYONE, card=EVERYONE, source="bid.{seat}", target="spent.{seat}"),
    event("win", seat=EVERYONE, card=EVERYONE, points=EVERYONE, source="prize", target="won.{seat}"),
    event("share", seat=EVERYONE, points=EVERYONE),
    event("aside", card=EVERYONE, source="prize", target="aside"),
    event("end"),
)

DEAL_EVENT = EVENTS.number("deal")
PRIZE_EVENT = EVENTS.number("prize")
PUT_BACK_EVENT = EVENTS.number("put_back")
DRAW_EVENT = EVENTS.number("draw")
COMMIT_EVENT = EVENTS.number("commit")
REVEAL_EVENT = EVENTS.number("reveal")
WIN_EVENT = EVENTS.number("win")
SHARE_EVENT = EVENTS.number("share")
ASIDE_EVENT = EVENTS.number("aside")
END_EVENT = EVENTS.number("end")
