"""How the table looks to one viewer. While lines are laid, a seat sees its own cards as they are and all others as they
were when the lines began."""

from __future__ import annotations

from ...kernel.actions import Action
from ...kernel.generic_view import View
from ...kernel.scene import HeardEvent, Scene
from ...kernel.view import CardView, CounterView, Sheet, SheetRow, ZoneView
from .cards import KIND_NAMES, KINDS, NUMBERS, STACK, STACKS
from .lines import may_follow
from .money import awards_for, shown_card
from .patrons import COIN, DRAW, FLASH, OR_MONEY, PATRON_NAMES, PAY, TIMING
from .powers import may_copy, may_gain, may_use
from .search import WORK, longest_line
from .state import (
    BUY,
    DRAW_OR_MONEY,
    LINE,
    MAY_COPY,
    MAY_DRAW,
    MAY_SWAP,
    MUST_DROP,
    NO_QUESTION,
    OVER,
    SOLO_WON,
    TRASH,
    State,
)
from .turns import money_left, price

CLAUSES = {"line": "3.2", "buy": "5.4", "trash": "6.5", "put_on_top": "6.8", "over": "8.5"}
NOTHING = (0, 0)
"""What stands in a summary of a round whose events are not all at hand."""
FEW_CARDS = 7
"""Somebody who would own fewer cards is warned before trashing."""


def zones(scene: Scene[State]) -> list[ZoneView]:
    """The gallery and the box in the middle; per seat line, hand, deck and discard pile."""
    out = [_stack(scene, stack) for stack in range(STACKS)]
    box = scene.cards("box", scene.s.box)
    out.append(ZoneView("box", "box", "pile", scene.say("zone.box"), len(box), box))
    for seat in range(scene.seats):
        out += [_line(scene, seat), _hand(scene, seat), _deck(scene, seat), _discard(scene, seat)]
    return out


def counters(scene: Scene[State]) -> list[CounterView]:
    """The round and what is left of the awards; per seat awards, tokens, cards; the money of the active seat."""
    s = scene.s
    left = max(s.goal - s.taken, 0)
    out = [CounterView("round", "round", scene.say("counter.round"), s.round, top=_last_round(scene))]
    name = "goal" if scene.seats == 1 else "main"
    out.append(CounterView(name, name, scene.say(f"counter.{name}"), left, top=s.goal))
    for seat in range(scene.seats):
        owned = sum(s.owned[seat, kind] for kind in range(KINDS))
        values = {"awards": s.awards[seat], "change": s.change[seat], "gem": s.gem[seat], "cards": owned}
        for name, value in values.items():
            if name != "gem" or scene.seats > 1:
                out.append(_counter(scene, name, value, seat))
    if s.phase not in (LINE, OVER):
        money = {"earned": s.earned, "left": money_left(s), "gives": awards_for(s, s.earned), "burials": s.burials}
        money |= {name: value for name, value in (("discount", s.discount), ("on_top", s.on_top)) if value}
        out += [_counter(scene, name, value, s.active, _ladder(scene, name)) for name, value in money.items()]
    return out


def prompt(scene: Scene[State]) -> tuple[str, str]:
    """What is asked of whom, and what one wants to know for it."""
    s = scene.s
    if s.phase == LINE:
        return _line_prompt(scene)
    phase = scene.meta.phases[s.phase]
    you = scene.viewer == s.active
    head = scene.say(f"prompt.{phase}.{'you' if you else 'other'}", name=scene.names[s.active], dollars=money_left(s))
    if s.phase == BUY:
        return head, _buy_detail(scene, you)
    if s.phase == TRASH and you:
        owned = sum(s.owned[s.active, kind] for kind in range(KINDS))
        few = scene.say("detail.few", n=owned) if owned <= FEW_CARDS else ""
        return head, " · ".join(filter(None, (scene.say("detail.trash", n=s.picks), few)))
    return head, ""


def clause(scene: Scene[State]) -> str:
    """The clause of RULES.md one wants to read now."""
    s = scene.s
    if s.phase == LINE and scene.viewer is not None and s.question[scene.viewer] > 0:
        return "4.1"
    return CLAUSES[scene.meta.phases[s.phase]]


def words(scene: Scene[State], action: Action) -> dict[str, object]:
    """Words a label needs beyond the action's own arguments: numbers, prices, cards, what a power does."""
    s, do, seat = scene.s, action["do"], scene.seat
    if do == "confirm":
        return {"n": s.row_size[seat]}
    if do in ("draw", "money"):
        row = s.question_stack[seat]
        return {"n": s.power[row, DRAW], "dollars": s.power[row, OR_MONEY]}
    if do == "skip":
        return {"skip": scene.say("action.skip_no" if s.phase == LINE else "action.skip_enough")}
    if do == "change":
        return {"dollars": s.change_money}
    if "stack" not in action:
        return {}
    stack = int(action["stack"]) - NUMBERS[0]
    if do in ("use", "copy"):
        return {"power": _power(scene, stack)}
    return {"card": scene.kind_label(KIND_NAMES[s.face[stack]]), "dollars": price(s, stack)}


def touches(scene: Scene[State], action: Action) -> tuple[list[str], list[str]]:
    """Cards and zones that offer an action when touched."""
    s, do, seat = scene.s, action["do"], scene.seat
    line = [card.id for card in _line_cards(scene, seat)]
    if do == "play":
        return _items(scene, _hand(scene, seat), action), [f"line.{seat}"]
    if do == "drop":
        return _items(scene, _hand(scene, seat), action), [f"discard.{seat}"]
    if do == "draw":
        return [], [f"deck.{seat}"]
    if do in ("buy", "bury", "gain"):
        stack = int(action["stack"])
        return [scene.card(f"gallery.{stack}", s.face[stack - NUMBERS[0]]).id], [f"gallery.{stack}"]
    if do in ("use", "copy"):
        return [item for item in line if STACK[KIND_NAMES.index(item.split(":")[1])] + 2 == action["stack"]], []
    if do == "trash_line":
        return [item for item in line if item.split(":")[1] == action["card"]], ["box"]
    if do in ("trash_discard", "put_on_top"):
        return _items(scene, _discard(scene, seat), action), ["box" if do == "trash_discard" else f"deck.{seat}"]
    return [], []


def sheets(scene: Scene[State], events: list[HeardEvent]) -> list[Sheet]:
    """One summary per round: cards in the line, money earned, awards for it, all awards."""
    out: list[Sheet] = []
    earned: dict[int, tuple[int, int]] = {}
    lines: dict[int, tuple[int, int]] = {}
    for event in events:
        a = {name: value for name, value in event.arguments.items() if value is not None}
        if event.name == "award":
            earned[a["seat"]] = (a["dollars"], a["n"])
        elif event.name == "no_award":
            earned[a["seat"]] = (a["dollars"], 0)
        elif event.name == "count":
            lines[a["seat"]] = (a["n"], a["total"])
        elif event.name == "summary":
            out.append(_sheet(scene, a["number"], earned, lines))
    return out


def result(scene: Scene[State], winners: list[int], points: list[int]) -> str:
    """Who won, with how many awards; alone, whether the goal was reached."""
    if scene.seats == 1:
        key = "solo_won" if scene.s.reason == SOLO_WON else "solo_lost"
        return scene.say(f"result.{key}", n=points[0], goal=scene.s.goal)
    names = scene.texts.both(scene.names[seat] for seat in winners)
    key = "shared" if len(winners) > 1 else "you" if winners == [scene.viewer] else "one"
    return scene.say(f"result.{key}", names=names, n=points[winners[0]])


# --- zones -------------------------------------------------------------------------------------------------------


def _stack(scene: Scene[State], stack: int) -> ZoneView:
    s = scene.s
    zone = f"gallery.{NUMBERS[stack]}"
    timing = {FLASH: "flash", COIN: "coin"}.get(s.power[stack, TIMING], "handshake")
    cards = [scene.card(zone, s.face[stack])] if s.face[stack] >= 0 else []
    label = scene.say("zone.gallery", stack=NUMBERS[stack], patron=_patron(scene, stack), power=_power(scene, stack))
    note = scene.say("note.gallery" if cards else "note.gallery_empty", dollars=s.cost[stack])
    marks = [timing, *(["blocked"] if s.blocked == stack else [])]
    return ZoneView(zone, "gallery", "pile", label, s.stack_size[stack], cards, note=note, marks=marks)


def _line(scene: Scene[State], seat: int) -> ZoneView:
    cards = _line_cards(scene, seat)
    return ZoneView(f"line.{seat}", "line", "row", scene.say("zone.line"), len(cards), cards, seat)


def _line_cards(scene: Scene[State], seat: int) -> list[CardView]:
    s = scene.s
    if s.phase == LINE:
        kinds = [s.row[seat, place] for place in range(s.row_size[seat])] if seat == scene.viewer else []
    else:
        places = range(s.line_size[seat])
        kinds = [shown_card(s, seat, place) for place in places if s.line[seat, place] >= 0]
    return [scene.card(f"line.{seat}", kind, kinds[:place].count(kind)) for place, kind in enumerate(kinds)]


def _hand(scene: Scene[State], seat: int) -> ZoneView:
    s, zone = scene.s, f"hand.{seat}"
    if seat == scene.viewer:
        cards = scene.cards(zone, [s.hand[seat, kind] for kind in range(KINDS)])
    else:
        cards = scene.backs(zone, s.hand_size[seat])
    marks = ["first"] if scene.seats > 1 and s.first == seat else []
    return ZoneView(zone, "hand", "fan", scene.say("zone.hand"), len(cards), cards, seat, marks=marks)


def _deck(scene: Scene[State], seat: int) -> ZoneView:
    s, zone = scene.s, f"deck.{seat}"
    mine = seat == scene.viewer and s.phase == LINE
    size = s.deck_left[seat] if mine else s.deck_size[seat]
    tops = s.tops[seat] - (s.tops_drawn[seat] if mine else 0)
    known = [scene.kind_label(KIND_NAMES[s.top[seat, place]]) for place in reversed(range(tops))]
    note = scene.say("note.deck", cards=scene.texts.both(known)) if known else ""
    return ZoneView(zone, "deck", "pile", scene.say("zone.deck"), size, scene.backs(zone, 1 if size else 0), seat, note)


def _discard(scene: Scene[State], seat: int) -> ZoneView:
    s, zone = scene.s, f"discard.{seat}"
    pile = s.pile if seat == scene.viewer and s.phase == LINE else s.discard
    cards = scene.cards(zone, [pile[seat, kind] for kind in range(KINDS)])
    return ZoneView(zone, "discard", "pile", scene.say("zone.discard"), len(cards), cards, seat)


def _items(scene: Scene[State], zone: ZoneView, action: Action) -> list[str]:
    return [card.id for card in zone.cards if card.kind == action["card"]]


# --- words -------------------------------------------------------------------------------------------------------


def _counter(scene: Scene[State], name: str, value: int, seat: int, stops: list[int] | None = None) -> CounterView:
    return CounterView(f"{name}.{seat}", name, scene.say(f"counter.{name}"), value, seat, stops=stops or [])


def _ladder(scene: Scene[State], name: str) -> list[int]:
    """What the first awards take, told with the money that was earned."""
    return [int(dollars) for dollars in scene.s.threshold] if name == "earned" else []


def _last_round(scene: Scene[State]) -> int | None:
    return int(scene.s.solo_rounds) if scene.seats == 1 else None


def _patron(scene: Scene[State], stack: int) -> str:
    return scene.kind_label(PATRON_NAMES[scene.s.patron[stack]])


def _power(scene: Scene[State], stack: int) -> str:
    return scene.say(f"power.{PATRON_NAMES[scene.s.patron[stack]]}")


def _line_prompt(scene: Scene[State]) -> tuple[str, str]:
    s, seat = scene.s, scene.viewer
    waiting = scene.texts.both(scene.names[other] for other in scene.acting)
    if seat is None or seat not in scene.acting:
        head = scene.say("prompt.line.other", names=waiting, n=len(scene.acting))
        return (head, "") if seat is None else (scene.say("prompt.line.wait"), scene.say("detail.wait", names=waiting))
    if s.question[seat] != NO_QUESTION:
        return _question(scene, seat)
    key = "you"
    if s.row_size[seat]:
        fits = any(s.hand[seat, kind] and may_follow(s, seat, kind) for kind in range(KINDS))
        key = "more" if fits else "end"
    return scene.say(f"prompt.line.{key}"), _line_detail(scene, seat)


def _line_detail(scene: Scene[State], seat: int) -> str:
    """How long the line is; with the option also how long it can become."""
    s = scene.s
    size = s.row_size[seat]
    parts = [scene.say("detail.line", n=size) if size else scene.say("detail.first")]
    if s.line_hint:
        more = longest_line(s, seat, [0] * WORK)
        parts.append(scene.say("detail.hint", n=size + more) if more else scene.say("detail.hint_none"))
    return " · ".join(parts)


def _question(scene: Scene[State], seat: int) -> tuple[str, str]:
    s = scene.s
    row, question = s.question_stack[seat], s.question[seat]
    if question == MAY_DRAW:
        cost = -s.power[row, PAY]
        head = scene.say("prompt.line.draw", n=s.power[row, DRAW])
        return head, scene.say("detail.cost", dollars=cost) if cost > 0 else _power(scene, row)
    if question == MUST_DROP:
        return scene.say("prompt.line.drop", n=s.drops[seat]), _power(scene, row)
    key = {DRAW_OR_MONEY: "choice", MAY_SWAP: "swap", MAY_COPY: "copy"}[question]
    return scene.say(f"prompt.line.{key}"), _power(scene, row)


def _buy_detail(scene: Scene[State], you: bool) -> str:
    """What was earned; for the active seat also what it has not used yet."""
    s = scene.s
    earned = scene.say("detail.buy", dollars=s.earned, n=awards_for(s, s.earned))
    if not you:
        return earned
    power = any(
        may_use(s, s.active, stack) or may_gain(s, stack) or may_copy(s, s.active, stack) for stack in range(STACKS)
    )
    unused = {"power": power, "burial": s.burials > 0, "token": s.change[s.active] > 0 and not s.change_spent}
    what = [scene.say(f"detail.{name}") for name, there in unused.items() if there]
    return " · ".join([earned, *([scene.say("detail.open", what=scene.texts.both(what))] if what else [])])


# --- summaries ---------------------------------------------------------------------------------------------------


def _sheet(
    scene: Scene[State], number: int, earned: dict[int, tuple[int, int]], lines: dict[int, tuple[int, int]]
) -> Sheet:
    money, counts = ([found.get(seat, NOTHING) for seat in range(scene.seats)] for found in (earned, lines))
    rows = [
        SheetRow(scene.say("sheet.line"), [str(count[0]) for count in counts]),
        SheetRow(scene.say("sheet.dollars"), [scene.say("sheet.money", dollars=dollars) for dollars, _ in money]),
        SheetRow(scene.say("sheet.awards"), [str(awards) for _, awards in money]),
        SheetRow(scene.say("sheet.total"), [str(count[1]) for count in counts], strong=True),
    ]
    return Sheet(scene.say("sheet.title", number=number), rows)


VIEW = View(
    zones=zones,
    counters=counters,
    prompt=prompt,
    sheets=sheets,
    words=words,
    touches=touches,
    clause=clause,
    result=result,
)
