"""The game's actions and events, numbered once, and those numbers as plain constants for rule code.

``stack`` is the number of a gallery stack and of its patron. Events that are told to one seat, or to all but one,
belong to the lines, which are laid in secret and shown together.
"""

from __future__ import annotations

from ...kernel.actions import Actions
from ...kernel.events import EVERYONE, EventKinds, event
from ...kernel.layout import OWNER
from .cards import KIND_NAMES, NUMBERS

ACTIONS = Actions(
    ("play", {"card": KIND_NAMES}),
    ("confirm", {}),
    ("draw", {}),
    ("money", {}),
    ("skip", {}),
    ("buy", {"stack": NUMBERS}),
    ("end_turn", {}),
    ("change", {}),
    ("use", {"stack": NUMBERS}),
    ("copy", {"stack": NUMBERS}),
    ("gain", {"stack": NUMBERS}),
    ("bury", {"stack": NUMBERS}),
    ("drop", {"card": KIND_NAMES}),
    ("trash_line", {"card": KIND_NAMES}),
    ("trash_discard", {"card": KIND_NAMES}),
    ("put_on_top", {"card": KIND_NAMES}),
)
"""Frequent actions stand in front, where they are found fast."""

PLAY = ACTIONS.first("play")
CONFIRM = ACTIONS.first("confirm")
TAKE_DRAW = ACTIONS.first("draw")
TAKE_MONEY = ACTIONS.first("money")
SKIP = ACTIONS.first("skip")
BUY_FROM = ACTIONS.first("buy")
END_TURN = ACTIONS.first("end_turn")
SPEND_CHANGE = ACTIONS.first("change")
USE = ACTIONS.first("use")
COPY_FROM = ACTIONS.first("copy")
GAIN_FROM = ACTIONS.first("gain")
BURY_IN = ACTIONS.first("bury")
DROP_CARD = ACTIONS.first("drop")
TRASH_LINE = ACTIONS.first("trash_line")
TRASH_DISCARD = ACTIONS.first("trash_discard")
PUT_CARD_ON_TOP = ACTIONS.first("put_on_top")
ACTION_COUNT = len(ACTIONS)

EVENTS = EventKinds(
    event("patron", stack=EVERYONE, patron=EVERYONE),
    event("stack", stack=EVERYONE, n=EVERYONE, source="box", target="gallery.{stack}", count="n"),
    event("starter", seat=EVERYONE, deck=EVERYONE, n=EVERYONE, source="box", target="deck.{seat}", count="n"),
    event("turn_up", stack=EVERYONE, card=EVERYONE),
    event("round", number=EVERYONE),
    event("block", stack=EVERYONE),
    event("first", seat=EVERYONE),
    event("shuffle", seat=EVERYONE, n=EVERYONE, source="discard.{seat}", target="deck.{seat}", count="n"),
    event("draw", seat=EVERYONE, card=OWNER, source="deck.{seat}", target="hand.{seat}"),
    event("hand", seat=EVERYONE, n=EVERYONE),
    # told to the seat that lays its line
    event("play", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="line.{seat}", told="seat"),
    event("draw_more", seat=EVERYONE, card=EVERYONE, source="deck.{seat}", target="hand.{seat}", told="seat"),
    event(
        "reshuffle", seat=EVERYONE, n=EVERYONE, source="discard.{seat}", target="deck.{seat}", count="n", told="seat"
    ),
    event("drop", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="discard.{seat}", told="seat"),
    event("fix_money", seat=EVERYONE, dollars=EVERYONE, told="seat"),
    event("fix_cost", seat=EVERYONE, dollars=EVERYONE, told="seat"),
    event("copy_flash", seat=EVERYONE, stack=EVERYONE, told="seat"),
    # when all lines are shown
    event("ready", seat=EVERYONE),
    event("show", seat=EVERYONE, n=EVERYONE),
    event("drew", seat=EVERYONE, n=EVERYONE, source="deck.{seat}", target="hand.{seat}", count="n", told="others"),
    event(
        "reshuffled", seat=EVERYONE, n=EVERYONE, source="discard.{seat}", target="deck.{seat}", count="n", told="others"
    ),
    event("returned", seat=EVERYONE, n=EVERYONE, source="hand.{seat}", target="deck.{seat}", count="n", told="others"),
    event("dropped", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="discard.{seat}", told="others"),
    event("lay", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="line.{seat}", told="others"),
    event("leave", seat=EVERYONE, card=EVERYONE, source="hand.{seat}", target="discard.{seat}"),
    # buy turns
    event("income", seat=EVERYONE, n=EVERYONE, dollars=EVERYONE),
    event("use", seat=EVERYONE, stack=EVERYONE),
    event("copy", seat=EVERYONE, stack=EVERYONE),
    event("earn", seat=EVERYONE, dollars=EVERYONE),
    event("spend_change", seat=EVERYONE, dollars=EVERYONE),
    event("buy", seat=EVERYONE, card=EVERYONE, dollars=EVERYONE),
    event("gain", seat=EVERYONE, card=EVERYONE),
    event("take", seat=EVERYONE, stack=EVERYONE, card=EVERYONE, source="gallery.{stack}", target="discard.{seat}"),
    event("take_on_top", seat=EVERYONE, stack=EVERYONE, card=EVERYONE, source="gallery.{stack}", target="deck.{seat}"),
    event("bury", seat=EVERYONE, stack=EVERYONE, card=EVERYONE),
    event("trash_line", seat=EVERYONE, card=EVERYONE, source="line.{seat}", target="box"),
    event("trash_discard", seat=EVERYONE, card=EVERYONE, source="discard.{seat}", target="box"),
    event("put_on_top", seat=EVERYONE, card=EVERYONE, source="discard.{seat}", target="deck.{seat}"),
    event("award", seat=EVERYONE, n=EVERYONE, dollars=EVERYONE),
    event("no_award", seat=EVERYONE, dollars=EVERYONE),
    event("take_change", seat=EVERYONE),
    # clean-up
    event("count", seat=EVERYONE, n=EVERYONE, total=EVERYONE),
    event("summary", number=EVERYONE, sheet=True),
    event("clear", seat=EVERYONE, card=EVERYONE, source="line.{seat}", target="discard.{seat}"),
    event("gem", seat=EVERYONE),
    event("gem_centre"),
    event("last_round"),
    event("end"),
)

PATRON_EVENT = EVENTS.number("patron")
STACK_EVENT = EVENTS.number("stack")
STARTER_EVENT = EVENTS.number("starter")
TURN_UP_EVENT = EVENTS.number("turn_up")
ROUND_EVENT = EVENTS.number("round")
BLOCK_EVENT = EVENTS.number("block")
FIRST_EVENT = EVENTS.number("first")
SHUFFLE_EVENT = EVENTS.number("shuffle")
DRAW_EVENT = EVENTS.number("draw")
HAND_EVENT = EVENTS.number("hand")
PLAY_EVENT = EVENTS.number("play")
DRAW_MORE_EVENT = EVENTS.number("draw_more")
RESHUFFLE_EVENT = EVENTS.number("reshuffle")
DROP_EVENT = EVENTS.number("drop")
FIX_MONEY_EVENT = EVENTS.number("fix_money")
FIX_COST_EVENT = EVENTS.number("fix_cost")
COPY_FLASH_EVENT = EVENTS.number("copy_flash")
READY_EVENT = EVENTS.number("ready")
SHOW_EVENT = EVENTS.number("show")
DREW_EVENT = EVENTS.number("drew")
RESHUFFLED_EVENT = EVENTS.number("reshuffled")
RETURNED_EVENT = EVENTS.number("returned")
DROPPED_EVENT = EVENTS.number("dropped")
LAY_EVENT = EVENTS.number("lay")
LEAVE_EVENT = EVENTS.number("leave")
INCOME_EVENT = EVENTS.number("income")
USE_EVENT = EVENTS.number("use")
COPY_EVENT = EVENTS.number("copy")
EARN_EVENT = EVENTS.number("earn")
SPEND_CHANGE_EVENT = EVENTS.number("spend_change")
BUY_EVENT = EVENTS.number("buy")
GAIN_EVENT = EVENTS.number("gain")
TAKE_EVENT = EVENTS.number("take")
TAKE_ON_TOP_EVENT = EVENTS.number("take_on_top")
BURY_EVENT = EVENTS.number("bury")
TRASH_LINE_EVENT = EVENTS.number("trash_line")
TRASH_DISCARD_EVENT = EVENTS.number("trash_discard")
PUT_ON_TOP_EVENT = EVENTS.number("put_on_top")
AWARD_EVENT = EVENTS.number("award")
NO_AWARD_EVENT = EVENTS.number("no_award")
TAKE_CHANGE_EVENT = EVENTS.number("take_change")
COUNT_EVENT = EVENTS.number("count")
SUMMARY_EVENT = EVENTS.number("summary")
CLEAR_EVENT = EVENTS.number("clear")
GEM_EVENT = EVENTS.number("gem")
GEM_CENTRE_EVENT = EVENTS.number("gem_centre")
LAST_ROUND_EVENT = EVENTS.number("last_round")
END_EVENT = EVENTS.number("end")
