"""How the table looks to one viewer: numbers, choices, summaries, the result; zones and prompts stand apart."""

from __future__ import annotations

from ...kernel.actions import Action
from ...kernel.generic_view import View
from ...kernel.scene import HeardEvent, Scene
from ...kernel.view import CardView, CounterView, Sheet, SheetRow
from .cards import KIND_NAMES, KINDS, NUMBERS, STACK
from .money import awards_for
from .patrons import DRAW, OR_MONEY
from .prompts import prompt
from .state import BUY, END_REASONS, LINE, NO_QUESTION, OVER, PUT_ON_TOP, TRASH, State
from .turns import money_left, price
from .zones import discard, gallery_stack, hand, line, power_text, zones

CLAUSES = {LINE: "3.2", BUY: "5.4", TRASH: "6.5", PUT_ON_TOP: "6.8", OVER: "8.5"}
QUESTION_CLAUSE = "4.1"
NOTHING = (0, 0)
"""What stands in a summary of a round whose events are not all at hand."""


def clause(scene: Scene[State]) -> str:
    """The clause of RULES.md one wants to read now."""
    s = scene.s
    asked = s.phase == LINE and scene.viewer is not None and s.question[scene.viewer] != NO_QUESTION
    return QUESTION_CLAUSE if asked else CLAUSES[s.phase]


def result(scene: Scene[State], winners: list[int], points: list[int]) -> str:
    """Who won, with how many awards; alone, whether the goal was reached."""
    if scene.seats == 1:
        return scene.say(f"result.{END_REASONS[scene.s.reason]}", n=points[0], goal=scene.s.goal)
    names = scene.texts.both(scene.names[seat] for seat in winners)
    key = "shared" if len(winners) > 1 else "you" if winners == [scene.viewer] else "one"
    return scene.say(f"result.{key}", names=names, n=points[winners[0]])


# --- numbers -----------------------------------------------------------------------------------------------------


def counters(scene: Scene[State]) -> list[CounterView]:
    """The round and what is left of the awards; per seat awards, tokens, cards; the money of the active seat."""
    s = scene.s
    last_round = s.solo_rounds if scene.seats == 1 else None
    name = "goal" if scene.seats == 1 else "main"
    out = [
        CounterView("round", "round", scene.say("counter.round"), s.round, top=last_round),
        CounterView(name, name, scene.say(f"counter.{name}"), max(s.goal - s.taken, 0), top=s.goal),
    ]
    for seat in range(scene.seats):
        out += _seat_counters(scene, seat)
    return out if s.phase in (LINE, OVER) else out + _turn_counters(scene)


def _seat_counters(scene: Scene[State], seat: int) -> list[CounterView]:
    s = scene.s
    values = {"awards": s.awards[seat], "change": s.change[seat]}
    if scene.seats > 1:
        values["gem"] = s.gem[seat]
    values["cards"] = sum(s.owned[seat, kind] for kind in range(KINDS))
    return [_counter(scene, name, value, seat) for name, value in values.items()]


def _turn_counters(scene: Scene[State]) -> list[CounterView]:
    """The money of the active seat; what the first awards take is told with what was earned."""
    s = scene.s
    values = {"left": money_left(s), "gives": awards_for(s, s.earned), "burials": s.burials}
    values |= {name: value for name, value in (("discount", s.discount), ("on_top", s.on_top)) if value}
    earned = _counter(scene, "earned", s.earned, s.active, list(s.threshold))
    return [earned, *(_counter(scene, name, value, s.active) for name, value in values.items())]


def _counter(scene: Scene[State], name: str, value: int, seat: int, stops: list[int] | None = None) -> CounterView:
    return CounterView(f"{name}.{seat}", name, scene.say(f"counter.{name}"), value, seat, stops=stops or [])


# --- choices -----------------------------------------------------------------------------------------------------


def words(scene: Scene[State], action: Action) -> dict[str, object]:
    """Words a label needs beyond the action's own arguments: numbers, prices, cards, what a power does."""
    s, do, seat = scene.s, action["do"], scene.seat
    if do == "confirm":
        return {"n": s.row_size[seat]}
    if do in ("draw", "money"):
        stack = s.question_stack[seat]
        return {"n": s.power[stack, DRAW], "dollars": s.power[stack, OR_MONEY]}
    if do == "skip":
        return {"skip": scene.say("action.skip_no" if s.phase == LINE else "action.skip_enough")}
    if do == "change":
        return {"dollars": s.change_money}
    if do in ("use", "copy"):
        return {"power": power_text(scene, _stack(action))}
    if do in ("buy", "gain", "bury"):
        stack = _stack(action)
        return {"card": scene.kind_label(KIND_NAMES[s.face[stack]]), "dollars": price(s, stack)}
    return {}


def touches(scene: Scene[State], action: Action) -> tuple[list[str], list[str]]:
    """Cards and zones that offer an action when touched."""
    do, seat = action["do"], scene.seat
    if do == "play":
        return _alike(hand(scene, seat).cards, action), [f"line.{seat}"]
    if do == "drop":
        return _alike(hand(scene, seat).cards, action), [f"discard.{seat}"]
    if do == "draw":
        return [], [f"deck.{seat}"]
    if do in ("buy", "gain", "bury"):
        zone = gallery_stack(scene, _stack(action))
        return [card.id for card in zone.cards], [zone.id]
    if do in ("use", "copy"):
        cards = line(scene, seat).cards
        return [card.id for card in cards if STACK[KIND_NAMES.index(card.kind)] == _stack(action)], []
    if do == "trash_line":
        return _alike(line(scene, seat).cards, action), ["box"]
    if do == "trash_discard":
        return _alike(discard(scene, seat).cards, action), ["box"]
    if do == "put_on_top":
        return _alike(discard(scene, seat).cards, action), [f"deck.{seat}"]
    return [], []


def _stack(action: Action) -> int:
    """The stack an action names by its number."""
    return NUMBERS.index(int(action["stack"]))


def _alike(cards: list[CardView], action: Action) -> list[str]:
    """The cards of the kind an action names."""
    return [card.id for card in cards if card.kind == action["card"]]


# --- summaries ---------------------------------------------------------------------------------------------------


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


def _sheet(
    scene: Scene[State], number: int, earned: dict[int, tuple[int, int]], lines: dict[int, tuple[int, int]]
) -> Sheet:
    money, counts = ([found.get(seat, NOTHING) for seat in range(scene.seats)] for found in (earned, lines))
    rows = [
        SheetRow(scene.say("sheet.line"), [str(cards) for cards, _ in counts]),
        SheetRow(scene.say("sheet.dollars"), [scene.say("sheet.money", dollars=dollars) for dollars, _ in money]),
        SheetRow(scene.say("sheet.awards"), [str(awards) for _, awards in money]),
        SheetRow(scene.say("sheet.total"), [str(total) for _, total in counts], strong=True),
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
