"""Where cards lie, for one viewer: the Goth's way, the Forum with prices, displays, stocks.

In a display a building stands right behind the card it lies on. ``way.0`` is the Goth's start, the last one is Rome.
"""

from __future__ import annotations

from ...kernel.scene import Scene
from ...kernel.view import CardView, ZoneView
from .cards import COUNTER_NAMES, COUNTERS, FIRST_BUILDING, FIRST_COUNTER, FORUM_SPACES, TYPE_NAMES, TYPES
from .levy import symbols
from .market import price, surcharge
from .state import BURNT, State
from .supply import digit
from .wording import symbol_words

AHEAD = 6
"""Spaces before the Goth that say how far they are."""
PAIRED = 100
"""A production card under building n is called the one number ``PAIRED + n`` of its kind; there are fewer others."""


def zones(scene: Scene[State]) -> list[ZoneView]:
    """Stack, Forum, fire and the Goth's way in the middle; per seat hand, display and counters."""
    s = scene.s
    out = [_stack(scene)]
    out += [_forum(scene, space) for space in range(FORUM_SPACES)]
    out += [_fire(scene), _lost(scene), ZoneView("supply", "supply", "pile", scene.say("zone.supply"), -1)]
    out += [_way(scene, number) for number in range(s.spaces + 2)]
    for seat in range(scene.seats):
        out += [_hand(scene, seat), _display(scene, seat)]
        out += [_stock(scene, seat, kind) for kind in range(COUNTERS)]
    return out


def _building_card(scene: Scene[State], zone: str, card: int) -> CardView:
    return scene.card(zone, FIRST_BUILDING + card)


def _stack(scene: Scene[State]) -> ZoneView:
    size = scene.s.stack_size
    return ZoneView("stack", "stack", "pile", scene.say("zone.stack"), size, scene.backs("stack", 1 if size else 0))


def _forum(scene: Scene[State], space: int) -> ZoneView:
    """A space of the Forum: its surcharge, and what the viewer would pay in all, for a spectator the active player."""
    s, zone = scene.s, f"forum.{space}"
    card = s.forum[space]
    seat = s.active if scene.viewer is None else scene.viewer
    more = surcharge(s, seat, space)
    label = scene.say("zone.forum", n=space + 1, more=more)
    if card < 0:
        return ZoneView(zone, "forum", "spread", label, 0, note=f"+{more}")
    note = scene.say("note.price", total=price(s, seat, space), more=more)
    return ZoneView(zone, "forum", "spread", label, 1, [_building_card(scene, zone, card)], note=note)


def _fire(scene: Scene[State]) -> ZoneView:
    s = scene.s
    cards = [_building_card(scene, "fire", card) for card in range(s.card_count) if s.where[card] == BURNT]
    return ZoneView("fire", "fire", "pile", scene.say("zone.fire"), len(cards), cards)


def _lost(scene: Scene[State]) -> ZoneView:
    s = scene.s
    counts = [sum(s.lost[seat, kind] for seat in range(scene.seats)) for kind in range(TYPES)]
    return ZoneView("lost", "lost", "pile", scene.say("zone.lost"), sum(counts), scene.cards("lost", counts))


def _way(scene: Scene[State], number: int) -> ZoneView:
    """A space of the Goth's track: its symbols, the tribute on it, the Goth."""
    s, zone = scene.s, f"way.{number}"
    goth = ["goth"] if s.goth == number else []
    note = _way_note(scene, number)
    if number == 0 or number > s.spaces:
        name = "start" if number == 0 else "rome"
        return ZoneView(zone, "way", "pile", scene.say(f"zone.{name}"), 0, note=note, marks=goth)
    asked = [digit(symbols(s, number - 1), kind) for kind in range(TYPES)]
    cards = [
        scene.card(zone, FIRST_COUNTER + kind, ordinal)
        for kind in range(COUNTERS)
        for ordinal in range(digit(s.laid[number - 1], kind))
    ]
    label = scene.say("zone.way", n=number, symbols=symbol_words(scene.texts, asked))
    marks = [name for kind, name in enumerate(TYPE_NAMES) for _ in range(asked[kind])]
    return ZoneView(zone, "way", "spread", label, len(cards), cards, note=note, marks=marks + goth)


def _way_note(scene: Scene[State], number: int) -> str:
    """How far the Goth is from Rome, and the next spaces from him; a board shows it by where they lie."""
    ahead = number - scene.s.goth
    if ahead == 0:
        return scene.say("note.rome", n=scene.s.spaces + 1 - number)
    return scene.say("note.ahead", n=ahead) if 0 < ahead <= AHEAD else ""


def _hand(scene: Scene[State], seat: int) -> ZoneView:
    s, zone = scene.s, f"hand.{seat}"
    size = s.hand_size[seat]
    counts = [s.hand[seat, kind] for kind in range(TYPES)]
    cards = scene.backs(zone, size) if -1 in counts else scene.cards(zone, counts)
    return ZoneView(zone, "hand", "fan", scene.say("zone.hand"), size, cards, seat)


def _display(scene: Scene[State], seat: int) -> ZoneView:
    """Farms, cities, peace cards; of each first those without a building, then each with its building behind it, known
    by it, so that it keeps its id while others come and go."""
    s, zone = scene.s, f"display.{seat}"
    cards: list[CardView] = []
    for kind in range(TYPES):
        cards += [scene.card(zone, kind, ordinal) for ordinal in range(s.bare[seat, kind])]
        for card in _on(s, seat, kind):
            cards += [scene.card(zone, kind, PAIRED + card), _building_card(scene, zone, card)]
    return ZoneView(zone, "display", "spread", scene.say("zone.display"), len(cards), cards, seat)


def _stock(scene: Scene[State], seat: int, kind: int) -> ZoneView:
    """The counters of one kind behind a screen."""
    n, zone = scene.s.stock[seat, kind], f"stock.{seat}.{COUNTER_NAMES[kind]}"
    cards = [scene.card(zone, FIRST_COUNTER + kind)] if n > 0 else []
    label = scene.say("zone.stock", counter=scene.kind_label(COUNTER_NAMES[kind]))
    return ZoneView(zone, "stock", "pile", label, n, cards, seat)


def _on(s: State, seat: int, kind: int) -> list[int]:
    """The buildings on a seat's cards of a type."""
    return [card for card in range(s.card_count) if s.where[card] == TYPES * seat + kind]
