"""Where cards lie, for the eyes of one viewer: the middle, bids face down before each seat, hands, areas by colour.

The place of a bid is one number, ``seat * MOST_BIDS + bid``. Bids somebody puts together lie in zones of their own,
``draft.0`` and so on, which only that player sees; the cards are counted in the hand until the bids are laid.
"""

from __future__ import annotations

from ...kernel.scene import Scene
from ...kernel.view import CardView, ZoneView
from .bidding import most_bids, most_cards
from .cards import COLOUR_NAMES, FACTORS, LOT, LOT_NAMES, LOTS, PILES, PLANETS, VALUE_NAMES, VALUES, WORTHS
from .state import BID, MOST_BIDS, PLACE, State
from .wording import begun, height_of, product

RANKS = ("first", "second", "third")
"""Marks of the bids that get a lot."""

# --- the middle ------------------------------------------------------------------------------------------------------


def pile(scene: Scene[State], number: int) -> ZoneView:
    """A pile, of which only the top card is drawn."""
    zone, size = f"pile.{number}", scene.s.pile_height
    return ZoneView(zone, "pile", "pile", scene.say("zone.pile"), size, scene.backs(zone, 1 if size else 0))


def auction(scene: Scene[State]) -> ZoneView:
    """The lots turned up."""
    cards: list[CardView] = []
    for slot in range(PILES):
        card = scene.s.auction[slot]
        if card >= 0:
            cards.append(_next_card(scene, "auction", card, cards))
    return ZoneView("auction", "auction", "spread", scene.say("zone.auction"), len(cards), cards)


def picked(scene: Scene[State]) -> list[ZoneView]:
    """The lot waiting to be placed, while there is one."""
    if scene.s.phase != PLACE:
        return []
    cards = [scene.card("picked", LOT + scene.s.picked)]
    return [ZoneView("picked", "picked", "spread", scene.say("zone.picked"), len(cards), cards)]


def removed(scene: Scene[State]) -> ZoneView:
    """The lots nobody picked."""
    cards = [scene.card("removed", LOT + card, n) for card in range(LOTS) for n in range(scene.s.removed[card])]
    return ZoneView("removed", "removed", "pile", scene.say("zone.removed"), len(cards), cards)


# --- bids and hands --------------------------------------------------------------------------------------------------


def bids(scene: Scene[State], seat: int) -> list[ZoneView]:
    """Bids laid: open ones say their height and rank, one's own lie open to oneself."""
    s = scene.s
    label = scene.say("zone.bid")
    out = []
    for bid in range(s.bids[seat]):
        zone, size = f"bid.{seat * MOST_BIDS + bid}", s.bid_size[seat, bid]
        cells = s.open_bid if s.height[seat, bid] else s.bid
        counts = [cells[seat, bid * VALUES + value] for value in range(VALUES)]
        hidden = not s.height[seat, bid] and seat != scene.viewer
        cards = scene.backs(zone, size) if hidden else scene.cards(zone, counts)
        note = "" if hidden else str(height_of(counts))
        out.append(ZoneView(zone, "bid", "row", label, size, cards, seat, note, _rank(s, seat, bid)))
    return out


def _rank(s: State, seat: int, bid: int) -> list[str]:
    """Which pick a bid has won, and whether it has been made."""
    for place in range(s.winners):
        if (s.winner[place], s.winner_bid[place]) == (seat, bid):
            return [RANKS[place], "served"] if place < s.served else [RANKS[place]]
    return []


def drafts(scene: Scene[State], seat: int) -> list[ZoneView]:
    """Bids being put together, and the room for those that may be: for the eyes of their owner."""
    s = scene.s
    if s.phase != BID or seat != scene.viewer or seat not in scene.acting:
        return []
    out = []
    for bid in range(most_bids(s)):
        zone, counts = f"draft.{bid}", begun(s, seat, bid)
        key, note = ("zone.draft", str(height_of(counts))) if any(counts) else ("zone.draft_empty", "")
        label, cards = scene.say(key, number=bid + 1), scene.cards(zone, counts)
        out.append(ZoneView(zone, "draft", "row", label, -1, cards, seat, note, most=most_cards(s) or None))
    return out


def hand(scene: Scene[State], seat: int) -> ZoneView:
    """A hand; those of others lie open only where the table counts along and their bids are not face down."""
    s, zone = scene.s, f"hand.{seat}"
    size, note = s.hand_size[seat], ""
    cards = scene.backs(zone, size)
    if seat == scene.viewer:
        cards = scene.cards(zone, _own_cards(s, seat))
    elif s.count_for_me:
        known = [s.known[seat, value] for value in range(VALUES)]
        if sum(known) == size:
            cards = scene.cards(zone, known)
        else:
            held = " ".join(str(value + 1) for value in range(VALUES) for _ in range(known[value]))
            note = scene.say("note.known", cards=held)
    marks = ["start"] if seat == s.start and scene.acting else []
    return ZoneView(zone, "hand", "fan", scene.say("zone.hand"), size, cards, seat, note, marks)


def free_cards(scene: Scene[State], seat: int, name: str) -> list[str]:
    """Cards of a value in one's hand that are in no bid yet: the last ones."""
    value = VALUE_NAMES.index(name)
    held = _own_cards(scene.s, seat)[value]
    return [f"hand.{seat}:{name}:{ordinal}" for ordinal in range(held - scene.s.hand[seat, value], held)]


def _own_cards(s: State, seat: int) -> list[int]:
    """One's own hand by value, bids being put together included."""
    bids_begun = [begun(s, seat, bid) for bid in range(s.draft[seat])]
    return [s.hand[seat, value] + sum(counts[value] for counts in bids_begun) for value in range(VALUES)]


# --- areas -----------------------------------------------------------------------------------------------------------


def system(scene: Scene[State], seat: int, colour: int) -> ZoneView:
    """The pairs of one colour: each planet, then its multiplier."""
    s, name = scene.s, COLOUR_NAMES[colour]
    zone = f"system.{seat}.{name}"
    cards: list[CardView] = []
    for planet in range(colour * WORTHS, (colour + 1) * WORTHS):
        for factor in range(FACTORS):
            for _ in range(s.pair[seat, planet * FACTORS + factor]):
                cards.append(_next_card(scene, zone, planet, cards))
                cards.append(_next_card(scene, zone, PLANETS + factor, cards))
    label = scene.say("zone.system", colour=scene.say(f"card.{name}"))
    note = product(scene, seat, colour) if cards else ""
    return ZoneView(zone, "system", "row", label, len(cards), cards, seat, note)


def singles(scene: Scene[State], seat: int) -> ZoneView:
    """Lots lying alone."""
    s, zone = scene.s, f"singles.{seat}"
    cards = [scene.card(zone, LOT + card, n) for card in range(LOTS) for n in range(s.single[seat, card])]
    return ZoneView(zone, "singles", "spread", scene.say("zone.singles"), len(cards), cards, seat)


def _next_card(scene: Scene[State], zone: str, card: int, before: list[CardView]) -> CardView:
    """A lot that follows others in its zone."""
    return scene.card(zone, LOT + card, sum(other.kind == LOT_NAMES[card] for other in before))
