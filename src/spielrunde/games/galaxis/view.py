"""How the table looks to one viewer: where cards lie, points, the final sheet, what is asked, what can be touched."""

from __future__ import annotations

from ...kernel.actions import Action
from ...kernel.generic_view import View
from ...kernel.scene import HeardEvent, Scene
from ...kernel.view import CounterView, Sheet, SheetRow, ZoneView
from .arranging import arrangements
from .cards import COLOUR_NAMES, COLOURS, LOT_NAMES, PILE_CARDS, PILES
from .scoring import colour_score, total
from .state import BID, OVER, PICK, PLACE, SINGLE_SUM, SKIP, State
from .wording import detail, last_auction, own_detail, pairs, product, words
from .zone_views import auction, bids, drafts, free_cards, hand, picked, pile, removed, singles, system

CLAUSES = {BID: "4.1", PICK: "5.1", PLACE: "8.1", OVER: "9.2"}


def zones(scene: Scene[State]) -> list[ZoneView]:
    """Piles, open lots and the lot picked in the middle; per seat bids, hand and area."""
    out = [*(pile(scene, number) for number in range(PILES)), auction(scene), *picked(scene), removed(scene)]
    for seat in range(scene.seats):
        out += [*bids(scene, seat), *drafts(scene, seat), hand(scene, seat)]
        out += [*(system(scene, seat, colour) for colour in range(COLOURS)), singles(scene, seat)]
    return out


def counters(scene: Scene[State]) -> list[CounterView]:
    """The round; per seat the points of each colour and of all."""
    s = scene.s
    rounds = PILE_CARDS - 1 if s.last_round == SKIP else PILE_CARDS
    out = [CounterView("round", "round", scene.say("counter.round"), s.round, top=rounds)]
    for seat in range(scene.seats):
        for colour, name in enumerate(COLOUR_NAMES):
            label = scene.say(f"counter.{name}")
            out.append(CounterView(f"{name}.{seat}", name, label, colour_score(s, seat, colour), seat))
        out.append(CounterView(f"points.{seat}", "points", scene.say("counter.points"), total(s, seat), seat))
    return out


def prompt(scene: Scene[State]) -> tuple[str, str]:
    """What is asked of whom; what is bid on, begun or to be placed."""
    seat = scene.acting[0]
    if seat == scene.viewer:
        return scene.say(f"prompt.{scene.phase}.you"), own_detail(scene, seat)
    head = scene.say(f"prompt.{scene.phase}.other", name=scene.names[seat])
    return head, last_auction(scene) if scene.s.phase == BID else detail(scene)


def clause(scene: Scene[State]) -> str:
    """The clause of RULES.md one wants to read now."""
    s = scene.s
    return "4.11" if s.phase == BID and s.bid_mode == SINGLE_SUM else CLAUSES[s.phase]


def touches(scene: Scene[State], action: Action) -> tuple[list[str], list[str]]:
    """Cards and zones that offer an action when touched. Laying and bidding nothing are always buttons."""
    s, seat = scene.s, scene.seat
    match action:
        case {"do": "start", "card": str(name)}:
            return free_cards(scene, seat, name), [f"draft.{s.draft[seat]}"]
        case {"do": "add", "card": str(name)}:
            return free_cards(scene, seat, name), [f"draft.{s.draft[seat] - 1}"]
        case {"do": "pick", "card": str(name)}:
            same = sum(s.auction[slot] == LOT_NAMES.index(name) for slot in range(PILES))
            return [f"auction:{name}:{ordinal}" for ordinal in range(same)], []
        case {"do": "alone", "seat": owner}:
            return [], [f"singles.{owner}"]
        case {"do": "pair", "seat": int(owner), "card": str(name)}:
            count = s.single[owner, LOT_NAMES.index(name)]
            return [f"singles.{owner}:{name}:{ordinal}" for ordinal in range(count)], []
    return [], []


def sheets(scene: Scene[State], events: list[HeardEvent]) -> list[Sheet]:
    """The scoring at the end: per colour the pairs, their sum and number and the points."""
    if not any(event.name == "summary" for event in events):
        return []
    s, seats = scene.s, range(scene.seats)
    rows = []
    for colour, name in enumerate(COLOUR_NAMES):
        kind = f"{name}_p3"
        sums = [product(scene, seat, colour) for seat in seats]
        points = [scene.texts.number(colour_score(s, seat, colour)) for seat in seats]
        rows.append(SheetRow(scene.say(f"card.{name}"), [pairs(scene, seat, colour) for seat in seats], kind))
        rows.append(SheetRow(scene.say("sheet.product"), sums, kind))
        rows.append(SheetRow(scene.say("sheet.points"), points, kind, strong=True))
    totals = [scene.texts.number(total(s, seat)) for seat in seats]
    rows.append(SheetRow(scene.say("sheet.total"), totals, strong=True))
    return [Sheet(scene.say("sheet.title"), rows)]


VIEW = View(
    zones=zones,
    counters=counters,
    prompt=prompt,
    sheets=sheets,
    words=words,
    touches=touches,
    arrangements=arrangements,
    clause=clause,
)
