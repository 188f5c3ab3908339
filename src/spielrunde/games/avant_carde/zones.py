"""Where the cards lie, for one viewer. While lines are laid, a seat sees its own cards as they are and all others as
they were when the lines began."""

from __future__ import annotations

from ...kernel.scene import Scene
from ...kernel.view import ZoneView
from .cards import KIND_NAMES, KINDS, NUMBERS, STACKS
from .money import shown_card
from .patrons import COIN, FLASH, HANDSHAKE, PATRON_NAMES, TIMING
from .state import LINE, State

MARKS = {FLASH: "flash", COIN: "coin", HANDSHAKE: "handshake"}
"""By the time when the power of a stack happens."""


def zones(scene: Scene[State]) -> list[ZoneView]:
    """The gallery and the box in the middle; per seat line, hand, deck and discard pile."""
    out = [gallery_stack(scene, stack) for stack in range(STACKS)]
    box = scene.cards("box", scene.s.box)
    out.append(ZoneView("box", "box", "pile", scene.say("zone.box"), len(box), box))
    for seat in range(scene.seats):
        out += [line(scene, seat), hand(scene, seat), _deck(scene, seat), discard(scene, seat)]
    return out


def gallery_stack(scene: Scene[State], stack: int) -> ZoneView:
    """A stack of the gallery with its top card, what that costs, and the patron."""
    s, zone = scene.s, f"gallery.{NUMBERS[stack]}"
    cards = [scene.card(zone, s.face[stack])] if s.face[stack] >= 0 else []
    patron = scene.kind_label(PATRON_NAMES[s.patron[stack]])
    label = scene.say("zone.gallery", stack=NUMBERS[stack], patron=patron, power=power_text(scene, stack))
    note = scene.say("note.gallery" if cards else "note.gallery_empty", dollars=s.cost[stack])
    marks = [MARKS[s.power[stack, TIMING]], *(["blocked"] if s.blocked == stack else [])]
    return ZoneView(zone, "gallery", "pile", label, s.stack_size[stack], cards, note=note, marks=marks)


def power_text(scene: Scene[State], stack: int) -> str:
    """What the patron of a stack does, in a sentence."""
    return scene.say(f"power.{PATRON_NAMES[scene.s.patron[stack]]}")


def line(scene: Scene[State], seat: int) -> ZoneView:
    """A line: the own one while it is laid, all of them once they are shown, without what was trashed since."""
    s, zone = scene.s, f"line.{seat}"
    if s.phase != LINE:
        lying = [place for place in range(s.line_size[seat]) if s.line[seat, place] >= 0]
        kinds = [shown_card(s, seat, place) for place in lying]
    else:
        kinds = [s.row[seat, place] for place in range(s.row_size[seat])] if seat == scene.viewer else []
    cards = [scene.card(zone, kind, kinds[:place].count(kind)) for place, kind in enumerate(kinds)]
    return ZoneView(zone, "line", "row", scene.say("zone.line"), len(cards), cards, seat)


def hand(scene: Scene[State], seat: int) -> ZoneView:
    """A hand; only the viewer's own one is open. The first player is marked here."""
    s, zone = scene.s, f"hand.{seat}"
    if seat == scene.viewer:
        cards = scene.cards(zone, [s.hand[seat, kind] for kind in range(KINDS)])
    else:
        cards = scene.backs(zone, s.hand_size[seat])
    marks = ["first"] if scene.seats > 1 and s.first == seat else []
    return ZoneView(zone, "hand", "fan", scene.say("zone.hand"), len(cards), cards, seat, marks=marks)


def discard(scene: Scene[State], seat: int) -> ZoneView:
    """A discard pile, which is open."""
    s, zone = scene.s, f"discard.{seat}"
    pile = s.pile if seat == scene.viewer and s.phase == LINE else s.discard
    cards = scene.cards(zone, [pile[seat, kind] for kind in range(KINDS)])
    return ZoneView(zone, "discard", "pile", scene.say("zone.discard"), len(cards), cards, seat)


def _deck(scene: Scene[State], seat: int) -> ZoneView:
    """A deck with the names of the cards that all saw go there."""
    s, zone = scene.s, f"deck.{seat}"
    mine = seat == scene.viewer and s.phase == LINE
    size = s.deck_left[seat] if mine else s.deck_size[seat]
    tops = s.tops[seat] - (s.tops_drawn[seat] if mine else 0)
    known = [scene.kind_label(KIND_NAMES[s.top[seat, place]]) for place in reversed(range(tops))]
    note = scene.say("note.deck", cards=scene.texts.both(known)) if known else ""
    return ZoneView(zone, "deck", "pile", scene.say("zone.deck"), size, scene.backs(zone, 1 if size else 0), seat, note)
