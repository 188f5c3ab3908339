"""How the table looks to one viewer: rows with their bases, the track of scoring cards, scorings row by row."""

from __future__ import annotations

from ...kernel.actions import Action
from ...kernel.generic_view import View
from ...kernel.scene import HeardEvent, Scene
from ...kernel.view import CardView, CounterView, Sheet, SheetRow, ZoneView
from .actions import ACTIONS
from .cards import DOUBLER, HAND_KINDS, HAND_NAMES, JOKER, SCORING, SUIT_NAMES, SUITS
from .costs import price
from .fox import left_of, may_move_fox, may_send_fox
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
    label = scene.say("counter.scoring")
    stops = [s.first_scoring, s.second_scoring, s.last_scoring]
    out = [CounterView("scoring", "scoring", label, s.shown_scoring, None, s.last_scoring, stops)]
    if scene.acting:
        out.append(CounterView("ap", "ap", scene.say("counter.ap"), s.ap, s.active, s.actions_per_turn))
    for seat in range(scene.seats):
        total = sum(s.points[line, seat] for line in range(SCORINGS + 1))
        out.append(CounterView(f"points.{seat}", "points", scene.say("counter.points"), total, seat))
    return out


def prompt(scene: Scene[State]) -> tuple[str, str]:
    """Whose turn it is and what is asked; how many actions are left."""
    s, seat = scene.s, scene.acting[0]
    if seat != scene.viewer:
        detail = scene.say("detail.other", n=s.ap) if s.phase == MAIN else ""
        return scene.say(f"prompt.{scene.phase}.other", name=scene.names[seat]), detail
    fox = may_move_fox(s, seat) or (may_send_fox(s, seat) and s.row_count[left_of(s, seat)] > 0)
    detail = scene.say("detail.fox" if fox else "detail.main", n=s.ap) if s.phase == MAIN else ""
    return scene.say(f"prompt.{scene.phase}.you"), detail


def clause(scene: Scene[State]) -> str:
    """The chapter of RULES.md one wants to read now."""
    if not scene.acting:
        return "6.1"
    return "7.8" if scene.s.phase >= PASS_FOX else "3.1"


def words(scene: Scene[State], action: Action) -> dict[str, object]:
    """Words a label needs beyond the action's own arguments: who sits to the left, and as ``n`` the row's length after
    it or what it costs."""
    s = scene.s
    match action:
        case {"do": "extend", "card": suit} | {"do": "joker", "row": suit}:
            n = _length(scene, suit) + 1
        case {"do": "double", "row": suit}:
            n = _length(scene, suit)
        case _:
            n = _price(scene, action)
    return {"left": scene.names[left_of(s, s.active)], "n": n}


def _length(scene: Scene[State], suit: str | int) -> int:
    return scene.s.row_length[scene.seat, SUIT_NAMES.index(str(suit))]


def _price(scene: Scene[State], action: Action) -> int:
    number = ACTIONS.number(action)
    assert number is not None
    return price(scene.s, number)


def touches(scene: Scene[State], action: Action) -> tuple[list[str], list[str]]:
    """Cards and zones that offer an action when touched."""
    s, seat = scene.s, scene.seat
    match action:
        case {"do": "lay", "card": card}:
            return _held(scene, card), []
        case {"do": "open", "card": card}:
            return _held(scene, card), [f"bases.{seat}"]
        case {"do": "extend", "card": card}:
            return _held(scene, card), [f"row.{seat}.{card}"]
        case {"do": "joker", "row": row}:
            return _held(scene, HAND_NAMES[JOKER]), [f"row.{seat}.{row}"]
        case {"do": "double", "row": row}:
            return _held(scene, HAND_NAMES[DOUBLER]), [f"row.{seat}.{row}"]
        case {"do": "take", "card": card}:
            return _ids("display", card, s.display[HAND_NAMES.index(str(card))]), []
        case {"do": "draw"}:
            return ["pile:back:0"], ["pile"]
        case {"do": "move_fox" | "place_fox", "row": row}:
            return [], [f"row.{seat}.{row}"]
        case {"row": row}:
            return [], [f"row.{left_of(s, seat)}.{row}"]
    return [], []


def _held(scene: Scene[State], card: str | int) -> list[str]:
    return _ids(f"hand.{scene.seat}", card, scene.s.hand[scene.seat, HAND_NAMES.index(str(card))])


def _ids(zone: str, card: str | int, count: int) -> list[str]:
    return [f"{zone}:{card}:{ordinal}" for ordinal in range(count)]


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


def _hand(scene: Scene[State], seat: int) -> ZoneView:
    s, zone = scene.s, f"hand.{seat}"
    if seat == scene.viewer:
        cards = scene.cards(zone, [s.hand[seat, kind] for kind in range(HAND_KINDS)])
    else:
        cards = scene.backs(zone, s.hand_size[seat])
    return ZoneView(zone, "hand", "fan", scene.say("zone.hand"), s.hand_size[seat], cards, seat)


def _bases(scene: Scene[State], seat: int) -> ZoneView:
    zone = f"bases.{seat}"
    laid = _laid(scene, seat)
    count = scene.s.base_count[seat] - scene.s.row_count[seat]
    cards = [_base_card(scene, zone, kind, ordinal) for ordinal, kind in enumerate(laid[len(laid) - count :])]
    note = scene.say("note.bases", n=count)
    return ZoneView(zone, "bases", "spread", scene.say("zone.bases"), count, cards, seat, note)


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
    label = scene.say("zone.base_of", card=shown.label)
    return CardView(f"{zone}:base-{shown.kind}:{ordinal}", shown.kind, label, shown.letter)


VIEW = View(
    zones=zones,
    counters=counters,
    prompt=prompt,
    sheets=sheets,
    words=words,
    touches=touches,
    clause=clause,
)
