"""How the table looks to one viewer: the Goth's way, the Forum with prices, displays with buildings on their cards,
stocks.

In a display a building stands right behind the card it lies on. ``way.0`` is the Goth's start, the last one is Rome.
Paying, taking and swapping touch the own stocks, whose counters they change; paying the Goth or not touches nothing.
"""

from __future__ import annotations

from ...kernel.actions import Action
from ...kernel.generic_view import View
from ...kernel.scene import Scene
from ...kernel.view import CardView, CounterView, ZoneView
from .cards import (
    BUILDING_NAMES,
    COUNTER_NAMES,
    COUNTERS,
    DEED,
    FIRST_BUILDING,
    FIRST_COUNTER,
    FORUM_SPACES,
    GLORY,
    OTHER_DEED,
    TYPE_NAMES,
    TYPES,
)
from .levy import symbols
from .market import price, surcharge
from .pay import due, pay_usual
from .state import BURNT, CHOOSING, PAYING, SWAPPING, TRIBUTING, State
from .supply import digit, held
from .wording import amounts, deed_of, deed_words, described, digits, price_words

AHEAD = 6
"""Spaces before the Goth that say how far they are."""
PAIRED = 100
"""A production card under building n is called the one number ``PAIRED + n`` of its kind; there are fewer others."""

CLAUSES = {
    "play": "3.3",
    "activate": "5.1",
    "repeat": "11.4",
    "choose": "11.1",
    "swap": "11.5",
    "buy": "6.2",
    "pay": "6.4",
    "tribute": "7.3",
    "discard": "7.9",
    "settle": "11.10",
    "share": "7.11",
    "over": "9.6",
}


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


def counters(scene: Scene[State]) -> list[CounterView]:
    """The Goth on its way, symbols still to be settled; per seat the steps to Africa."""
    s = scene.s
    stops = [s.goth + s.run] if s.run else []
    out = [CounterView("goth", "goth", scene.say("counter.goth"), s.goth, top=s.spaces + 1, stops=stops)]
    for kind, name in enumerate(TYPE_NAMES):
        if s.open_symbols[kind]:
            out.append(CounterView(f"open_{name}", "open", scene.say(f"counter.open_{name}"), s.open_symbols[kind]))
    for seat in range(scene.seats):
        out.append(CounterView(f"steps.{seat}", "steps", scene.say("counter.steps"), s.steps[seat], seat, s.africa))
    return out


def prompt(scene: Scene[State]) -> tuple[str, str]:
    """What is asked of whom, and what it is about."""
    s, seat = scene.s, scene.acting[0]
    phase = scene.meta.phases[s.phase]
    mine = seat == scene.viewer
    head = scene.say(f"prompt.{phase}.you" if mine else f"prompt.{phase}.other", name=scene.names[seat])
    if s.phase == PAYING:
        return head, _due_words(scene) if mine else ""
    if s.phase == TRIBUTING:
        return head, _tribute_detail(scene)
    words = {
        "card": scene.kind_label(TYPE_NAMES[s.type]),
        "counter": scene.say(f"amount.{COUNTER_NAMES[s.type]}", n=1),
        "n": s.any_left if s.phase == CHOOSING else s.swaps_left if s.phase == SWAPPING else s.times_left,
        "symbols": _symbol_words(scene, [s.open_symbols[kind] for kind in range(TYPES)]),
        "counters": amounts(scene.texts, [s.purse[kind] for kind in range(COUNTERS)]),
    }
    return head, scene.say(f"detail.{phase}", **words)


def clause(scene: Scene[State]) -> str:
    """The clause of RULES.md one wants to read now."""
    return CLAUSES[scene.meta.phases[scene.s.phase]]


def words(scene: Scene[State], action: Action) -> dict[str, object]:
    """Words a label needs beyond the action's own arguments."""
    s, do, seat = scene.s, action["do"], scene.seat
    counter = scene.kind_label(COUNTER_NAMES[s.type])
    if do in ("use", "use_other", "base", "lose_pair"):
        card = _building(action)
        column = OTHER_DEED if do == "use_other" else DEED
        on = scene.kind_label(TYPE_NAMES[s.where[card] % TYPES])
        return {"deed": deed_words(scene.texts, deed_of(s, s.card[card, column])), "counter": counter, "on": on}
    if do == "again":
        return {"deed": deed_words(scene.texts, deed_of(s, s.doing), times=False)}
    if do in ("collect", "collect_one"):
        return {"n": s.plain, "counter": counter}
    if do == "buy":
        return _purchase_words(scene, seat, action)
    if do == "pay":
        return {"n": due(s) if action["card"] == COUNTER_NAMES[GLORY] else 1}
    if do == "pay_rest":
        return {"counters": _usual(scene)}
    if do == "tribute":
        return {"symbols": _symbol_words(scene, digits(symbols(s, s.goth + s.run)))}
    return {"goth": _goth_words(scene)} if do == "refuse" else {}


def touches(scene: Scene[State], action: Action) -> tuple[list[str], list[str]]:
    """Cards and zones that offer an action when touched."""
    s, do, seat = scene.s, str(action["do"]), scene.seat
    display = f"display.{seat}"
    if do == "play":
        held_cards = range(s.hand[seat, TYPE_NAMES.index(str(action["card"]))])
        return [f"hand.{seat}:{action['card']}:{ordinal}" for ordinal in held_cards], [display]
    if do == "buy":
        space = int(action["space"])
        card = f"forum.{space}:{BUILDING_NAMES[s.forum[space]]}:0"
        return [card, *_bare(scene, seat, TYPE_NAMES.index(str(action["card"])))], []
    if do in ("use", "use_other", "base", "parry", "lose_pair"):
        return [f"{display}:{action['card']}:0"], []
    if do == "lose":
        return _bare(scene, seat, TYPE_NAMES.index(str(action["card"]))), []
    if do == "collect":
        return _bare(scene, seat, s.type), []
    if do in ("pay", "take", "pick", "swap"):
        return [], [f"stock.{seat}.{action[name]}" for name in ("card", "for") if name in action]
    return [], []


def result(scene: Scene[State], winners: list[int], points: list[int]) -> str:
    """Who won, and how far they came; counters where they decided."""
    s = scene.s
    tied = [seat for seat in range(scene.seats) if points[seat] == points[winners[0]]]
    known = all(s.stock[seat, 0] >= 0 for seat in winners)
    reach = scene.say("result.steps", n=points[winners[0]])
    if len(tied) > len(winners) and known:
        reach = scene.say("result.counters", steps=reach, n=held(s, winners[0]))
    elif len(tied) > len(winners):
        reach = scene.say("result.more", steps=reach)
    if winners == [scene.viewer]:
        return scene.say("result.you", reach=reach)
    names = scene.texts.both(scene.names[seat] for seat in winners)
    return scene.say("result.one" if len(winners) == 1 else "result.shared", names=names, reach=reach)


def explain(scene: Scene[State], kind: int) -> tuple[str, list[str]]:
    """What a building costs and does; the other cards need no words."""
    return described(scene, kind - FIRST_BUILDING) if kind >= FIRST_BUILDING else ("", [])


# --- zones -------------------------------------------------------------------------------------------------------


def _building_card(scene: Scene[State], zone: str, card: int) -> CardView:
    return scene.card(zone, FIRST_BUILDING + card)


def _stack(scene: Scene[State]) -> ZoneView:
    size = scene.s.stack_size
    return ZoneView("stack", "stack", "pile", scene.say("zone.stack"), size, scene.backs("stack", 1 if size else 0))


def _forum(scene: Scene[State], space: int) -> ZoneView:
    """A space of the Forum: its surcharge, and what the viewer would pay in all."""
    s, zone = scene.s, f"forum.{space}"
    card = s.forum[space]
    seat = scene.viewer
    more = surcharge(s, s.active if seat is None else seat, space)
    label = scene.say("zone.forum", n=space + 1, more=more)
    if card < 0:
        return ZoneView(zone, "forum", "spread", label, 0, note=f"+{more}")
    total = price(s, s.active if seat is None else seat, space)
    note = scene.say("note.price", total=total, more=more)
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
    label = scene.say("zone.way", n=number, symbols=_symbol_words(scene, asked))
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


# --- where things lie --------------------------------------------------------------------------------------------


def _on(s: State, seat: int, kind: int) -> list[int]:
    """The buildings on a seat's cards of a type."""
    return [card for card in range(s.card_count) if s.where[card] == TYPES * seat + kind]


def _bare(scene: Scene[State], seat: int, kind: int) -> list[str]:
    count = scene.s.bare[seat, kind]
    return [f"display.{seat}:{TYPE_NAMES[kind]}:{ordinal}" for ordinal in range(count)]


# --- words -------------------------------------------------------------------------------------------------------


def _building(action: Action) -> int:
    return BUILDING_NAMES.index(str(action["card"]))


def _symbol_words(scene: Scene[State], numbers: list[int]) -> str:
    keys = (f"symbol.{name}" for name in TYPE_NAMES)
    return scene.texts.both(scene.say(key, n=n) for key, n in zip(keys, numbers, strict=False) if n)


def _purchase_words(scene: Scene[State], seat: int, action: Action) -> dict[str, object]:
    s, space = scene.s, int(action["space"])
    card = s.forum[space]
    return {
        "building": scene.kind_label(BUILDING_NAMES[card]),
        "price": price_words(scene, card, surcharge(s, seat, space)),
        "does": described(scene, card)[0],
    }


def _due_words(scene: Scene[State]) -> str:
    s = scene.s
    numbers = [s.need[kind] for kind in range(COUNTERS)] + [s.need_any]
    key = "detail.pay_less" if s.waived else "detail.pay"
    return scene.say(key, counters=amounts(scene.texts, numbers, "amount.all"), n=s.waived)


def _usual(scene: Scene[State]) -> str:
    """What the usual payment takes."""
    s = scene.s
    after = s.copy()
    pay_usual(after)
    return amounts(scene.texts, [s.stock[s.actor, kind] - after.stock[s.actor, kind] for kind in range(COUNTERS)])


def _tribute_detail(scene: Scene[State]) -> str:
    s = scene.s
    if s.goth + s.run >= s.spaces:
        return scene.say("detail.tribute_none")
    asked = _symbol_words(scene, digits(symbols(s, s.goth + s.run)))
    return scene.say("detail.tribute", n=s.goth + s.run + 1, symbols=asked)


def _goth_words(scene: Scene[State]) -> str:
    """What happens if nobody pays."""
    s = scene.s
    if s.run == 0 and s.goth == s.spaces:
        return scene.say("refuse.rome")
    total = [sum(digit(symbols(s, s.goth + place), kind) for place in range(max(s.run, 1))) for kind in range(TYPES)]
    if s.run == 0 and s.empty_attack:
        return scene.say("refuse.nothing")
    return scene.say("refuse.attack", n=max(s.run, 1), symbols=_symbol_words(scene, total))


VIEW = View(
    zones=zones,
    counters=counters,
    prompt=prompt,
    words=words,
    touches=touches,
    clause=clause,
    result=result,
    explain=explain,
)
