"""How the table looks to one viewer: what is asked, what can be touched, who won, what buildings say.

Paying, taking and swapping touch the own stocks, whose counters they change; paying the Goth or not touches nothing.
"""

from __future__ import annotations

from ...kernel.actions import Action
from ...kernel.generic_view import View
from ...kernel.scene import Scene
from ...kernel.view import CounterView
from .cards import (
    BUILDING_NAMES,
    COUNTER_NAMES,
    COUNTERS,
    DEED,
    FIRST_BUILDING,
    FOOD,
    GLORY,
    OTHER_DEED,
    TYPE_NAMES,
    TYPES,
)
from .levy import symbols
from .market import surcharge
from .pay import due, pay_usual
from .state import (
    ACTIVATING,
    BUYING,
    CHOOSING,
    DISCARDING,
    NOTHING_LOST,
    OVER,
    PAYING,
    PLAYING,
    REPEATING,
    SETTLING,
    SHARING,
    SWAPPING,
    TRIBUTING,
    State,
)
from .supply import digit, held
from .wording import amounts, deed_of, deed_words, described, digits, price_words, symbol_words
from .zone_views import zones

CLAUSES = {
    PLAYING: "3.3",
    ACTIVATING: "5.1",
    REPEATING: "11.4",
    CHOOSING: "11.1",
    SWAPPING: "11.5",
    BUYING: "6.2",
    PAYING: "6.4",
    TRIBUTING: "7.3",
    DISCARDING: "7.9",
    SETTLING: "11.10",
    SHARING: "7.11",
    OVER: "9.6",
}


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
    mine = seat == scene.viewer
    head = scene.say(f"prompt.{scene.phase}.{'you' if mine else 'other'}", name=scene.names[seat])
    if s.phase == PAYING:
        return head, _due_words(scene) if mine else ""
    if s.phase == TRIBUTING:
        return head, _tribute_detail(scene)
    words = {
        "card": scene.kind_label(TYPE_NAMES[s.type]),
        "counter": scene.say(f"amount.{COUNTER_NAMES[s.type]}", n=1),
        "n": s.any_left if s.phase == CHOOSING else s.swaps_left if s.phase == SWAPPING else s.times_left,
        "symbols": symbol_words(scene.texts, [s.open_symbols[kind] for kind in range(TYPES)]),
        "counters": amounts(scene.texts, [s.purse[kind] for kind in range(COUNTERS)]),
    }
    return head, scene.say(f"detail.{scene.phase}", **words)


def clause(scene: Scene[State]) -> str:
    """The clause of RULES.md one wants to read now."""
    return CLAUSES[scene.s.phase]


def words(scene: Scene[State], action: Action) -> dict[str, object]:
    """Words a label needs beyond the action's own arguments."""
    s = scene.s
    match action:
        case {"do": "use" | "use_other" | "base" | "lose_pair", "card": card}:
            return _building_words(scene, _building(card), OTHER_DEED if action["do"] == "use_other" else DEED)
        case {"do": "again"}:
            return {"deed": deed_words(scene.texts, deed_of(s, s.doing), times=False)}
        case {"do": "collect" | "collect_one"}:
            return {"n": s.plain, "counter": _turn_counter(scene)}
        case {"do": "buy", "space": int(space)}:
            return _purchase_words(scene, space)
        case {"do": "pay", "card": card}:
            return {"n": due(s) if card == COUNTER_NAMES[GLORY] else 1}
        case {"do": "pay_rest"}:
            return {"counters": _usual(scene)}
        case {"do": "tribute"}:
            return {"symbols": symbol_words(scene.texts, digits(symbols(s, s.goth + s.run)))}
        case {"do": "refuse"}:
            return {"goth": _goth_words(scene)}
    return {}


def touches(scene: Scene[State], action: Action) -> tuple[list[str], list[str]]:
    """Cards and zones that offer an action when touched."""
    s, seat = scene.s, scene.seat
    display = f"display.{seat}"
    match action:
        case {"do": "play", "card": card}:
            return [f"hand.{seat}:{card}:{ordinal}" for ordinal in range(s.hand[seat, _type(card)])], [display]
        case {"do": "buy", "space": int(space), "card": card}:
            return [f"forum.{space}:{BUILDING_NAMES[s.forum[space]]}:0", *_bare(scene, seat, _type(card))], []
        case {"do": "use" | "use_other" | "base" | "parry" | "lose_pair", "card": card}:
            return [f"{display}:{card}:0"], []
        case {"do": "lose", "card": card}:
            return _bare(scene, seat, _type(card)), []
        case {"do": "collect"}:
            return _bare(scene, seat, s.type), []
        case {"do": "swap", "card": given, "for": taken}:
            return [], [f"stock.{seat}.{given}", f"stock.{seat}.{taken}"]
        case {"do": "pay" | "take" | "pick", "card": counter}:
            return [], [f"stock.{seat}.{counter}"]
    return [], []


def result(scene: Scene[State], winners: list[int], points: list[int]) -> str:
    """Who won, and how far they came; counters where they decided."""
    s = scene.s
    tied = [seat for seat in range(scene.seats) if points[seat] == points[winners[0]]]
    known = all(s.stock[seat, FOOD] >= 0 for seat in winners)
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


# --- ids and numbers ---------------------------------------------------------------------------------------------


def _bare(scene: Scene[State], seat: int, kind: int) -> list[str]:
    count = scene.s.bare[seat, kind]
    return [f"display.{seat}:{TYPE_NAMES[kind]}:{ordinal}" for ordinal in range(count)]


def _type(name: str | int) -> int:
    return TYPE_NAMES.index(str(name))


def _building(name: str | int) -> int:
    return BUILDING_NAMES.index(str(name))


# --- words -------------------------------------------------------------------------------------------------------


def _turn_counter(scene: Scene[State]) -> str:
    """What cards of this turn's type give."""
    return scene.kind_label(COUNTER_NAMES[scene.s.type])


def _building_words(scene: Scene[State], card: int, column: int) -> dict[str, object]:
    """What a building in a display does by a column of its row, and the card it lies on."""
    s = scene.s
    return {
        "deed": deed_words(scene.texts, deed_of(s, s.card[card, column])),
        "counter": _turn_counter(scene),
        "on": scene.kind_label(TYPE_NAMES[s.where[card] % TYPES]),
    }


def _purchase_words(scene: Scene[State], space: int) -> dict[str, object]:
    card = scene.s.forum[space]
    return {
        "building": scene.kind_label(BUILDING_NAMES[card]),
        "price": price_words(scene, card, surcharge(scene.s, scene.seat, space)),
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
    asked = symbol_words(scene.texts, digits(symbols(s, s.goth + s.run)))
    return scene.say("detail.tribute", n=s.goth + s.run + 1, symbols=asked)


def _goth_words(scene: Scene[State]) -> str:
    """What happens if nobody pays."""
    s = scene.s
    if s.run == 0 and s.goth == s.spaces:
        return scene.say("refuse.rome")
    if s.run == 0 and s.empty_attack == NOTHING_LOST:
        return scene.say("refuse.nothing")
    entered = range(s.goth, s.goth + max(s.run, 1))
    total = [sum(digit(symbols(s, place), kind) for place in entered) for kind in range(TYPES)]
    return scene.say("refuse.attack", n=len(entered), symbols=symbol_words(scene.texts, total))


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
