"""How the table looks to one viewer: lots turned up, bids face down before each seat, areas by colour, the final sheet.

The place of a bid is one number, ``seat * MOST_BIDS + bid``. Bids somebody puts together lie in zones of their own,
``draft.0`` and so on, which only that player sees; the cards are counted in the hand until the bids are laid.
"""

from __future__ import annotations

from ...kernel.actions import Action
from ...kernel.generic_view import View
from ...kernel.scene import HeardEvent, Scene
from ...kernel.view import CardView, CounterView, Sheet, SheetRow, ZoneView
from .bidding import most_bids, most_cards, start_from
from .cards import (
    COLOUR_NAMES,
    COLOURS,
    FACTORS,
    LOT,
    LOT_NAMES,
    LOTS,
    PILE_CARDS,
    PILES,
    PLANETS,
    VALUE_NAMES,
    VALUES,
    WORTH,
    WORTHS,
)
from .scoring import colour_score, pair_gain, total
from .state import BID, MOST_BIDS, PLACE, SINGLE_SUM, State

CLAUSES = {"bid": "4.1", "pick": "5.1", "place": "8.1", "over": "9.2"}
RANKS = ("first", "second", "third")


def zones(scene: Scene[State]) -> list[ZoneView]:
    """Piles, open lots and the lot picked in the middle; per seat bids, hand and area."""
    out = [_pile(scene, pile) for pile in range(PILES)]
    out.append(_auction(scene))
    if scene.s.phase == PLACE:
        cards = [scene.card("picked", LOT + scene.s.picked)]
        out.append(ZoneView("picked", "picked", "spread", scene.say("zone.picked"), 1, cards))
    removed = [scene.card("removed", LOT + card, n) for card in range(LOTS) for n in range(scene.s.removed[card])]
    out.append(ZoneView("removed", "removed", "pile", scene.say("zone.removed"), len(removed), removed))
    for seat in range(scene.seats):
        out += [*_bids(scene, seat), *_drafts(scene, seat), _hand(scene, seat)]
        out += [*(_system(scene, seat, colour) for colour in range(COLOURS)), _singles(scene, seat)]
    return out


def counters(scene: Scene[State]) -> list[CounterView]:
    """The round; per seat the points of each colour and of all."""
    s = scene.s
    out = [CounterView("round", "round", scene.say("counter.round"), s.round, top=PILE_CARDS - s.last_round)]
    for seat in range(scene.seats):
        for colour, name in enumerate(COLOUR_NAMES):
            label = scene.say(f"counter.{name}")
            out.append(CounterView(f"{name}.{seat}", name, label, colour_score(s, seat, colour), seat))
        out.append(CounterView(f"points.{seat}", "points", scene.say("counter.points"), total(s, seat), seat))
    return out


def prompt(scene: Scene[State]) -> tuple[str, str]:
    """What is asked of whom; what is bid on, begun or to be placed."""
    s, seat = scene.s, scene.acting[0]
    phase = scene.meta.phases[s.phase]
    if seat == scene.viewer:
        return scene.say(f"prompt.{phase}.you"), _own_detail(scene, seat)
    head = scene.say(f"prompt.{phase}.other", name=scene.names[seat])
    return head, _last(scene) if s.phase == BID else _detail(scene)


def clause(scene: Scene[State]) -> str:
    """The clause of RULES.md one wants to read now."""
    s = scene.s
    if s.phase == BID and s.bid_mode == SINGLE_SUM:
        return "4.11"
    return CLAUSES[scene.meta.phases[s.phase]]


def words(scene: Scene[State], action: Action) -> dict[str, object]:
    """What a bid would come to, whose area it is, what a placement changes."""
    s, do, seat = scene.s, action["do"], scene.seat
    if do in ("start", "add"):
        return _bid_words(scene, seat, str(do), VALUE_NAMES.index(str(action["card"])))
    if do == "lay":
        return {"n": s.draft[seat], "heights": scene.texts.both(_draft_heights(scene, seat))}
    if do == "alone":
        return {"lay": _place_words(scene, int(action["seat"]), -1)}
    if do == "pair":
        return {"lay": _place_words(scene, int(action["seat"]), LOT_NAMES.index(str(action["card"])))}
    return {}


def touches(scene: Scene[State], action: Action) -> tuple[list[str], list[str]]:
    """Cards and zones that offer an action when touched. Laying and bidding nothing are always buttons."""
    s, do, seat = scene.s, action["do"], scene.seat
    if do in ("start", "add"):
        place = s.draft[seat] - (1 if do == "add" else 0)
        return _free_cards(scene, seat, str(action["card"])), [f"draft.{place}"]
    if do in ("lay", "pass"):
        return [], []
    if do == "pick":
        name = str(action["card"])
        same = sum(s.auction[slot] == LOT_NAMES.index(name) for slot in range(PILES))
        return [f"auction:{name}:{ordinal}" for ordinal in range(same)], []
    owner = int(action["seat"])
    if do == "alone":
        return [], [f"singles.{owner}"]
    name = str(action["card"])
    count = s.single[owner, LOT_NAMES.index(name)]
    return [f"singles.{owner}:{name}:{ordinal}" for ordinal in range(count)], []


def sheets(scene: Scene[State], events: list[HeardEvent]) -> list[Sheet]:
    """The scoring at the end: per colour the pairs, their sum and number and the points."""
    if not any(event.name == "summary" for event in events):
        return []
    s, seats = scene.s, range(scene.seats)
    rows = []
    for colour, name in enumerate(COLOUR_NAMES):
        kind = f"{name}_p3"
        rows.append(SheetRow(scene.say(f"card.{name}"), [_pairs(scene, seat, colour) for seat in seats], kind))
        sums = [_product(scene, seat, colour) for seat in seats]
        rows.append(SheetRow(scene.say("sheet.product"), sums, kind))
        points = [scene.texts.number(colour_score(s, seat, colour)) for seat in seats]
        rows.append(SheetRow(scene.say("sheet.points"), points, kind, strong=True))
    rows.append(SheetRow(scene.say("sheet.total"), [scene.texts.number(total(s, seat)) for seat in seats], strong=True))
    return [Sheet(scene.say("sheet.title"), rows)]


# --- the middle ------------------------------------------------------------------------------------------------------


def _pile(scene: Scene[State], pile: int) -> ZoneView:
    zone, size = f"pile.{pile}", scene.s.pile_height
    return ZoneView(zone, "pile", "pile", scene.say("zone.pile"), size, scene.backs(zone, 1 if size else 0))


def _auction(scene: Scene[State]) -> ZoneView:
    cards: list[CardView] = []
    for slot in range(PILES):
        card = scene.s.auction[slot]
        if card >= 0:
            same = sum(other.kind == LOT_NAMES[card] for other in cards)
            cards.append(scene.card("auction", LOT + card, same))
    return ZoneView("auction", "auction", "spread", scene.say("zone.auction"), len(cards), cards)


# --- bids and hands --------------------------------------------------------------------------------------------------


def _bids(scene: Scene[State], seat: int) -> list[ZoneView]:
    """Bids laid: open ones say their height and rank, one's own lie open to oneself."""
    s = scene.s
    out = []
    for bid in range(s.bids[seat]):
        zone, size, height = f"bid.{seat * MOST_BIDS + bid}", s.bid_size[seat, bid], s.height[seat, bid]
        cells = s.open_bid if height else s.bid
        counts = [cells[seat, bid * VALUES + value] for value in range(VALUES)]
        hidden = not height and seat != scene.viewer
        cards = scene.backs(zone, size) if hidden else scene.cards(zone, counts)
        note = "" if hidden else str(_height(counts))
        out.append(
            ZoneView(zone, "bid", "row", scene.say("zone.bid"), size, cards, seat, note, _rank(scene, seat, bid))
        )
    return out


def _rank(scene: Scene[State], seat: int, bid: int) -> list[str]:
    """Which pick a bid has won, and whether it has been made."""
    s = scene.s
    for place in range(s.winners):
        if (s.winner[place], s.winner_bid[place]) == (seat, bid):
            return [RANKS[place], "served"] if place < s.served else [RANKS[place]]
    return []


def _drafts(scene: Scene[State], seat: int) -> list[ZoneView]:
    """Bids being put together, and room for another one: for the eyes of their owner."""
    s = scene.s
    if s.phase != BID or seat != scene.viewer or seat not in scene.acting:
        return []
    out = []
    for bid in range(s.draft[seat]):
        zone = f"draft.{bid}"
        counts = [s.bid[seat, bid * VALUES + value] for value in range(VALUES)]
        label = scene.say("zone.draft", number=bid + 1)
        out.append(ZoneView(zone, "draft", "row", label, -1, scene.cards(zone, counts), seat, str(_height(counts))))
    if any(s.hand[seat, value] for value in range(start_from(s, seat), VALUES)):
        bid = s.draft[seat]
        out.append(ZoneView(f"draft.{bid}", "draft", "row", scene.say("zone.draft_empty"), -1, [], seat))
    return out


def _hand(scene: Scene[State], seat: int) -> ZoneView:
    """A hand; those of others lie open only where the table counts along and their bids are not face down."""
    s, zone = scene.s, f"hand.{seat}"
    size, note = s.hand_size[seat], ""
    cards = scene.backs(zone, size)
    if seat == scene.viewer:
        cards = scene.cards(zone, _own_cards(scene, seat))
    elif s.count_for_me:
        known = [s.known[seat, value] for value in range(VALUES)]
        if sum(known) == size:
            cards = scene.cards(zone, known)
        else:
            held = " ".join(str(value + 1) for value in range(VALUES) for _ in range(known[value]))
            note = scene.say("note.known", cards=held)
    marks = ["start"] if seat == s.start and scene.acting else []
    return ZoneView(zone, "hand", "fan", scene.say("zone.hand"), size, cards, seat, note, marks)


def _own_cards(scene: Scene[State], seat: int) -> list[int]:
    """One's own hand by value, bids being put together included."""
    s = scene.s
    begun = range(s.draft[seat])
    return [s.hand[seat, value] + sum(s.bid[seat, bid * VALUES + value] for bid in begun) for value in range(VALUES)]


def _free_cards(scene: Scene[State], seat: int, name: str) -> list[str]:
    """Cards of a value in one's hand that are in no bid yet: the last ones."""
    value = VALUE_NAMES.index(name)
    held = _own_cards(scene, seat)[value]
    return [f"hand.{seat}:{name}:{ordinal}" for ordinal in range(held - scene.s.hand[seat, value], held)]


def _height(counts: list[int]) -> int:
    return sum(count * (value + 1) for value, count in enumerate(counts))


def _draft_heights(scene: Scene[State], seat: int) -> list[str]:
    s = scene.s
    return [
        str(_height([s.bid[seat, bid * VALUES + value] for value in range(VALUES)])) for bid in range(s.draft[seat])
    ]


# --- areas -----------------------------------------------------------------------------------------------------------


def _system(scene: Scene[State], seat: int, colour: int) -> ZoneView:
    """The pairs of one colour: each planet, then its multiplier."""
    s, zone = scene.s, f"system.{seat}.{COLOUR_NAMES[colour]}"
    cards: list[CardView] = []
    for planet in range(colour * WORTHS, (colour + 1) * WORTHS):
        for factor in range(FACTORS):
            for _ in range(s.pair[seat, planet * FACTORS + factor]):
                for card in (planet, PLANETS + factor):
                    same = sum(other.kind == LOT_NAMES[card] for other in cards)
                    cards.append(scene.card(zone, LOT + card, same))
    label = scene.say("zone.system", colour=scene.say(f"card.{COLOUR_NAMES[colour]}"))
    note = _product(scene, seat, colour) if cards else ""
    return ZoneView(zone, "system", "row", label, len(cards), cards, seat, note)


def _singles(scene: Scene[State], seat: int) -> ZoneView:
    s, zone = scene.s, f"singles.{seat}"
    cards = [scene.card(zone, LOT + card, n) for card in range(LOTS) for n in range(s.single[seat, card])]
    return ZoneView(zone, "singles", "spread", scene.say("zone.singles"), len(cards), cards, seat)


# --- words -----------------------------------------------------------------------------------------------------------


def _change(scene: Scene[State], value: int) -> str:
    """A difference, with its sign."""
    sign = "±" if value == 0 else "+" if value > 0 else ""
    return sign + scene.texts.number(value)


def _lot(scene: Scene[State], card: int) -> str:
    return scene.kind_label(LOT_NAMES[card])


def _own_detail(scene: Scene[State], seat: int) -> str:
    s = scene.s
    if s.phase != BID:
        return _detail(scene)
    if s.draft[seat]:
        heights = scene.texts.both(_draft_heights(scene, seat))
        return scene.say("detail.begun", n=s.draft[seat], heights=heights)
    if _last(scene):
        return _last(scene)
    if most_bids(s) == 1 and most_cards(s) > 0:
        return scene.say("detail.sum", n=most_cards(s))
    return scene.say("detail.bid", n=most_bids(s))


def _last(scene: Scene[State]) -> str:
    """What is special about the last auction."""
    s = scene.s
    return scene.say("detail.last") if s.pile_height == 0 else ""


def _detail(scene: Scene[State]) -> str:
    """Which bid has its turn, and what is to be placed."""
    s = scene.s
    height = s.height[s.winner[s.served], s.winner_bid[s.served]]
    if s.phase == PLACE:
        return scene.say("detail.place", card=_lot(scene, s.picked))
    return scene.say("detail.pick", number=s.served + 1, of=s.winners, height=height)


def _bid_words(scene: Scene[State], seat: int, do: str, value: int) -> dict[str, object]:
    s = scene.s
    number = s.draft[seat] + 1
    if do == "start":
        return {"number": number, "height": value + 1}
    bid = s.draft[seat] - 1
    counts = [s.bid[seat, bid * VALUES + cell] for cell in range(VALUES)]
    return {"number": bid + 1, "height": _height(counts) + value + 1}


def _place_words(scene: Scene[State], owner: int, mate: int) -> str:
    """Where the lot goes, what it changes for whom."""
    s = scene.s
    words: dict[str, object] = {"card": _lot(scene, s.picked), "name": scene.names[owner]}
    who = "own" if owner == scene.viewer else "other"
    if mate < 0:
        return scene.say(f"action.alone_{who}", **words)
    change = _change(scene, pair_gain(s, owner, s.picked, mate))
    return scene.say(f"action.pair_{who}", mate=_lot(scene, mate), change=change, **words)


# --- the sheet -------------------------------------------------------------------------------------------------------


def _pairs(scene: Scene[State], seat: int, colour: int) -> str:
    """``+3×2 −1×0``: the pairs of one colour."""
    s = scene.s
    found = []
    for planet in range(colour * WORTHS, (colour + 1) * WORTHS):
        for factor in range(FACTORS):
            found += [f"{_change(scene, int(WORTH[planet]))}×{factor}"] * s.pair[seat, planet * FACTORS + factor]
    return " ".join(found) or "–"


def _product(scene: Scene[State], seat: int, colour: int) -> str:
    """``7 × 3``: sum of the pairs and their number."""
    s = scene.s
    return scene.say(
        "note.product", sum=scene.texts.number(s.colour_sum[seat, colour]), number=s.colour_pairs[seat, colour]
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
