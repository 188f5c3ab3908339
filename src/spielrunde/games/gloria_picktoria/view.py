"""How the table looks to one viewer: rows with their bases, the track of scoring cards, scorings row by row."""

from __future__ import annotations

from ...kernel.actions import Action
from ...kernel.generic_view import View
from ...kernel.scene import HeardEvent, Scene
from ...kernel.view import CardView, CounterView, Sheet, SheetRow, ZoneView
from .cards import DOUBLER, HAND_KINDS, JOKER, SCORING, SUIT_NAMES, SUITS
from .rules import left_of, may_move_fox, may_send_fox
from .state import MAIN, PASS_FOX, SCORINGS, State


def zones(scene: Scene[State]) -> list[ZoneView]:
    """Display, pile, shown scoring cards; per seat hand, empty bases and rows."""
    s = scene.s
    display = scene.cards("display", s.display)
    pile = scene.backs("pile", 1 if s.pile_size else 0)
    draws = scene.say("note.pile", n=s.draw_cost)
    out = [
        ZoneView("display", "display", "spread", scene.say("zone.display"), len(display), display),
        ZoneView("pile", "pile", "pile", scene.say("zone.pile"), s.pile_size, pile, note=draws),
    ]
    shown = [scene.card("scored", SCORING, number) for number in range(s.shown_scoring)]
    out.append(ZoneView("scored", "scored", "pile", scene.say("zone.scored"), s.shown_scoring, shown))
    for seat in range(scene.seats):
        out += [_hand(scene, seat), *_rows(scene, seat), _bases(scene, seat)]
    return out


def counters(scene: Scene[State]) -> list[CounterView]:
    """The track of scoring cards, action points of the active seat, points."""
    s = scene.s
    stops = [s.first_scoring, s.second_scoring, s.last_scoring]
    out = [
        CounterView("scoring", "scoring", scene.say("counter.scoring"), s.shown_scoring, None, s.last_scoring, stops)
    ]
    if scene.acting:
        out.append(CounterView("ap", "ap", scene.say("counter.ap"), s.ap, s.active, s.actions_per_turn))
    for seat in range(scene.seats):
        total = sum(s.points[line, seat] for line in range(SCORINGS + 1))
        out.append(CounterView(f"points.{seat}", "points", scene.say("counter.points"), total, seat))
    return out


def prompt(scene: Scene[State]) -> tuple[str, str]:
    """Whose turn it is and what is asked; how many actions are left."""
    s = scene.s
    seat = scene.acting[0]
    mine = seat == scene.viewer
    phase = scene.meta.phases[s.phase]
    if mine:
        fox = may_move_fox(s, seat) or (may_send_fox(s, seat) and s.row_count[left_of(s, seat)] > 0)
        detail = scene.say("detail.fox" if fox else "detail.main", n=s.ap) if s.phase == MAIN else ""
        return scene.say(f"prompt.{phase}.you"), detail
    return scene.say(f"prompt.{phase}.other", name=scene.names[seat]), scene.say(
        "detail.other", n=s.ap
    ) if s.phase == MAIN else ""


def clause(scene: Scene[State]) -> str:
    """The chapter of RULES.md one wants to read now."""
    if not scene.acting:
        return "6.1"
    return "7.8" if scene.s.phase >= PASS_FOX else "3.1"


def words(scene: Scene[State], action: Action) -> dict[str, object]:
    """Words a label needs beyond the action's own arguments: the row's length after it, whose row, what it costs."""
    s, seat = scene.s, scene.viewer
    assert seat is not None
    out: dict[str, object] = {"left": scene.names[left_of(s, s.active)], "n": _cost(scene, action)}
    name = action.get("row", action.get("card"))
    if name in SUIT_NAMES and action["do"] in ("open", "extend", "joker", "double"):
        out["n"] = s.row_length[seat, SUIT_NAMES.index(str(name))] + (action["do"] in ("extend", "joker"))
    return out


def _cost(scene: Scene[State], action: Action) -> int:
    """Action points."""
    s, do = scene.s, action["do"]
    special = action.get("card") in (scene.meta.kinds[JOKER], scene.meta.kinds[DOUBLER])
    costs = {
        "take": s.special_take_cost if special else s.take_cost,
        "draw": s.draw_cost,
        "move_fox": s.fox_move_cost,
        "send_fox": s.fox_send_cost,
    }
    return int(costs.get(str(do), 1))


def touches(scene: Scene[State], action: Action) -> tuple[list[str], list[str]]:
    """Cards and zones that offer an action when touched."""
    s, seat = scene.s, scene.seat
    do = action["do"]
    left = left_of(s, s.active)
    if do in ("lay", "open", "extend"):
        cards = _items(
            scene, f"hand.{seat}", str(action["card"]), s.hand[seat, scene.meta.kinds.index(str(action["card"]))]
        )
        zone = {"lay": [], "open": [f"bases.{seat}"], "extend": [f"row.{seat}.{action['card']}"]}[str(do)]
        return cards, zone
    if do in ("joker", "double"):
        kind = JOKER if do == "joker" else DOUBLER
        return _items(scene, f"hand.{seat}", scene.meta.kinds[kind], s.hand[seat, kind]), [
            f"row.{seat}.{action['row']}"
        ]
    if do == "take":
        return _items(scene, "display", str(action["card"]), s.display[scene.meta.kinds.index(str(action["card"]))]), []
    if do == "draw":
        return ["pile:back:0"], ["pile"]
    if "row" in action:
        owner = seat if do in ("move_fox", "place_fox") else left
        return [], [f"row.{owner}.{action['row']}"]
    return [], []


def sheets(scene: Scene[State], events: list[HeardEvent]) -> list[Sheet]:
    """One summary per scoring: a line per suit with every seat's row and what it earned, then sums and penalties."""
    out: list[Sheet] = []
    rows: dict[tuple[int, int], str] = {}
    gains: dict[tuple[int, int], int] = {}
    penalties: dict[int, tuple[int, int]] = {}
    for event in events:
        a = {name: value for name, value in event.arguments.items() if value is not None}
        if event.name in ("row", "doubled_row", "fox_row"):
            rows[a["row"], a["seat"]] = scene.say(f"sheet.{event.name}", n=a["length"])
        elif event.name == "score":
            gains[a["row"], a["seat"]] = a["points"]
        elif event.name == "penalty":
            penalties[a["seat"]] = (a["bases"], a["cards"])
        elif event.name == "scored":
            out.append(_sheet(scene, a["number"], rows, gains, penalties))
            rows, gains = {}, {}
    return out


def _sheet(
    scene: Scene[State],
    number: int,
    rows: dict[tuple[int, int], str],
    gains: dict[tuple[int, int], int],
    penalties: dict[int, tuple[int, int]],
) -> Sheet:
    s, seats = scene.s, range(scene.seats)
    lines = []
    for suit in range(SUITS):
        if any((suit, seat) in rows for seat in seats):
            cells = [str(gains.get((suit, seat), 0)) if (suit, seat) in rows else "" for seat in seats]
            notes = [rows.get((suit, seat), "") for seat in seats]
            lines.append(SheetRow(scene.kind_label(SUIT_NAMES[suit]), cells, SUIT_NAMES[suit], notes=notes))
    lines.append(_line(scene, "sheet.sum", [s.points[number - 1, seat] for seat in seats], strong=True))
    for earlier in range(1, number):
        lines.append(_line(scene, f"sheet.title.{earlier}", [s.points[earlier - 1, seat] for seat in seats]))
    if number == SCORINGS:
        lost = [penalties.get(seat, (0, 0)) for seat in seats]
        lines.append(_line(scene, "sheet.bases", [-s.base_penalty * bases for bases, _ in lost]))
        lines.append(_line(scene, "sheet.cards", [-s.hand_penalty * cards for _, cards in lost]))
    lines.append(_line(scene, "sheet.total", [_points_after(scene, number, seat) for seat in seats], strong=True))
    return Sheet(scene.say(f"sheet.title.{number}"), lines)


def _line(scene: Scene[State], label: str, points: list[int], *, strong: bool = False) -> SheetRow:
    return SheetRow(scene.say(label), [scene.texts.number(each) for each in points], strong=strong)


def _points_after(scene: Scene[State], number: int, seat: int) -> int:
    lines = SCORINGS + 1 if number == SCORINGS else number
    return sum(scene.s.points[line, seat] for line in range(lines))


def _items(scene: Scene[State], zone: str, kind: str, count: int) -> list[str]:
    return [f"{zone}:{kind}:{ordinal}" for ordinal in range(count)]


def _hand(scene: Scene[State], seat: int) -> ZoneView:
    s, zone = scene.s, f"hand.{seat}"
    mine = seat == scene.viewer
    cards = (
        scene.cards(zone, [s.hand[seat, kind] for kind in range(HAND_KINDS)])
        if mine
        else scene.backs(zone, s.hand_size[seat])
    )
    return ZoneView(zone, "hand", "fan", scene.say("zone.hand"), s.hand_size[seat], cards, seat)


def _bases(scene: Scene[State], seat: int) -> ZoneView:
    zone = f"bases.{seat}"
    laid = _laid(scene, seat)
    count = scene.s.base_count[seat] - scene.s.row_count[seat]
    cards = [_base_card(scene, zone, kind, ordinal) for ordinal, kind in enumerate(laid[len(laid) - count :])]
    return ZoneView(
        zone, "bases", "spread", scene.say("zone.bases"), count, cards, seat, scene.say("note.bases", n=count)
    )


def _rows(scene: Scene[State], seat: int) -> list[ZoneView]:
    s = scene.s
    suits = [suit for suit in range(SUITS) if s.row_length[seat, suit]]
    return [_row(scene, seat, suit) for suit in sorted(suits, key=lambda suit: s.row_base[seat, suit])]


def _row(scene: Scene[State], seat: int, suit: int) -> ZoneView:
    s, name = scene.s, SUIT_NAMES[suit]
    zone = f"row.{seat}.{name}"
    length, doubled = s.row_length[seat, suit], s.row_doubled[seat, suit]
    cards = [_base_card(scene, zone, _laid(scene, seat)[s.row_base[seat, suit]], 0)]
    jokers = 0
    for position in range(length):
        joker = s.row_jokers[seat, suit] >> position & 1
        cards.append(scene.card(zone, JOKER, jokers) if joker else scene.card(zone, suit, position - jokers))
        jokers += joker
    if doubled:
        cards.append(scene.card(zone, DOUBLER))
    fox = s.fox_seat == seat and s.fox_suit == suit
    marks = (["closed"] if doubled else []) + (["fox"] if fox else [])
    note = scene.say("note.doubled" if doubled else "note.row", n=length)
    label = scene.say("zone.row", card=scene.kind_label(name))
    return ZoneView(zone, "row", "row", label, length + 1 + doubled, cards, seat, note, marks)


def _laid(scene: Scene[State], seat: int) -> list[int]:
    s = scene.s
    return [s.base_kind[base] for base in range(s.bases) if s.base_owner[base] == seat]


def _base_card(scene: Scene[State], zone: str, kind: int, ordinal: int) -> CardView:
    if kind < 0:
        return scene.backs(zone, 1, ordinal)[0]
    shown = scene.card(zone, kind)
    return CardView(
        f"{zone}:base-{shown.kind}:{ordinal}", shown.kind, scene.say("zone.base_of", card=shown.label), shown.letter
    )


VIEW = View(
    zones=zones,
    counters=counters,
    prompt=prompt,
    sheets=sheets,
    words=words,
    touches=touches,
    clause=clause,
)
