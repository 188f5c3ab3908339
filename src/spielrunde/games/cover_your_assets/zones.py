"""Where cards lie for one viewer: piles and the battle in the middle; per seat the hand and the sets from the top.

The zone of a set is named by the number it got when it was formed and keeps that name wherever the set is carried.
"""

from __future__ import annotations

from ...kernel.scene import Scene
from ...kernel.view import CardView, ZoneView
from .cards import GOLD, JAR, KIND_NAMES, KINDS, SILVER
from .draft import left_neighbour
from .sets import set_value
from .state import FROM_DRAFT, PILES, State
from .wording import barred_from, dollars, kind_of, short_dollars

MARKS = {"bottom": "safe", "top": "exposed", "second": "reachable"}
"""What can happen to a set, by its place."""


def zones(scene: Scene[State]) -> list[ZoneView]:
    """All zones."""
    s = scene.s
    out = [_pile(scene), _discard(scene)]
    if s.advanced:
        out.append(_removed(scene))
    if s.drafting:
        out += [_draft(scene, pile) for pile in range(PILES)]
    if s.stake >= 0 and s.origin == FROM_DRAFT:
        out.append(_set(scene, s.stake, "offer", None))
    if s.laid:
        out += [_battle(scene, s.attacker), _battle(scene, s.defender)]
    for seat in range(scene.seats):
        out += [_hand(scene, seat), *_stack(scene, seat)]
    return out


# --- the middle --------------------------------------------------------------------------------------------------


def _pile(scene: Scene[State]) -> ZoneView:
    size = scene.s.pile_size
    return ZoneView("pile", "pile", "pile", scene.say("zone.pile"), size, scene.backs("pile", 1 if size else 0))


def _discard(scene: Scene[State]) -> ZoneView:
    s = scene.s
    cards = [scene.card("discard", s.top, s.discards)] if s.discards else []
    return ZoneView("discard", "discard", "pile", scene.say("zone.discard"), s.discards, cards)


def _removed(scene: Scene[State]) -> ZoneView:
    cards = scene.cards("removed", scene.s.removed)
    return ZoneView("removed", "removed", "pile", scene.say("zone.removed"), len(cards), cards)


def _draft(scene: Scene[State], pile: int) -> ZoneView:
    s, zone = scene.s, f"draft.{pile}"
    size = s.draft_size[pile]
    cards = [scene.card(zone, s.draft_top[pile])] if s.draft_top[pile] >= 0 else scene.backs(zone, 1 if size else 0)
    note = ""
    if scene.seats == 3:
        note = scene.texts.both([scene.names[pile], scene.names[left_neighbour(s, pile)]])
    return ZoneView(zone, "draft", "pile", scene.say("zone.draft", n=pile + 1), size, cards, note=note)


def _battle(scene: Scene[State], seat: int) -> ZoneView:
    """What one side has laid in the battle."""
    s, zone, name = scene.s, f"battle.{seat}", scene.names[seat]
    cards: list[CardView] = []
    for place in range(s.laid):
        if s.laid_by[place] == seat:
            kind = s.laid_kind[place]
            same = sum(card.kind == KIND_NAMES[kind] for card in cards)
            cards.append(scene.card(zone, kind, same))
    label = scene.say("zone.battle_you" if seat == scene.viewer else "zone.battle", name=name)
    return ZoneView(zone, "battle", "row", label, len(cards), cards, note=name)


# --- seats -------------------------------------------------------------------------------------------------------


def _hand(scene: Scene[State], seat: int) -> ZoneView:
    s, zone, mine = scene.s, f"hand.{seat}", seat == scene.viewer
    size = s.hand_size[seat]
    cards = scene.cards(zone, [s.hand[seat, kind] for kind in range(KINDS)]) if mine else scene.backs(zone, size)
    barred = barred_from(scene, seat)
    note, marks = "", []
    if barred:
        note = scene.say("note.barred.you" if mine else "note.barred.other", names=scene.texts.both(barred))
        marks = ["barred"]
    return ZoneView(zone, "hand", "fan", scene.say("zone.hand"), size, cards, seat, note, marks)


def _stack(scene: Scene[State], seat: int) -> list[ZoneView]:
    """The sets of a seat, the top one first."""
    s = scene.s
    places = reversed(range(s.stack_size[seat]))
    return [_set(scene, s.stack[seat, place], _name_of_place(s, seat, place), seat) for place in places]


def _name_of_place(s: State, seat: int, place: int) -> str:
    """What a set is called by its place in the stack."""
    last = s.stack_size[seat] - 1
    if place == 0:
        return "bottom"
    if place == last:
        return "top"
    return "second" if place == last - 1 and s.advanced else "middle"


def _set(scene: Scene[State], number: int, name: str, seat: int | None) -> ZoneView:
    """A set: wild cards beneath, assets on them."""
    s, zone = scene.s, f"set.{number}"
    counts = [0] * KINDS
    counts[SILVER], counts[GOLD], counts[JAR] = s.set_silver[number], s.set_gold[number], s.set_jars[number]
    wilds = scene.cards(zone, counts)
    assets = [scene.card(zone, s.set_kind[number], ordinal) for ordinal in range(s.set_assets[number])]
    cards = [*reversed(wilds), *assets]
    value = set_value(s, number)
    label = scene.say(f"zone.{name}", card=kind_of(scene, number), dollars=dollars(scene, value))
    note = short_dollars(scene, value)
    return ZoneView(zone, "set", "row", label, len(cards), cards, seat, note, _marks(scene, number, name, seat))


def _marks(scene: Scene[State], number: int, name: str, seat: int | None) -> list[str]:
    """What can happen to a set, as this viewer sees it."""
    if number == scene.s.stake:
        return ["at_stake"]
    if name in ("top", "second") and _is_barred(scene, seat):
        return ["barred"]
    return [MARKS[name]] if name in MARKS else []


def _is_barred(scene: Scene[State], owner: int | None) -> bool:
    """Whether the viewer may not challenge the owner of a set now."""
    return scene.viewer is not None and owner is not None and scene.s.locked[scene.viewer] >> owner & 1 == 1
