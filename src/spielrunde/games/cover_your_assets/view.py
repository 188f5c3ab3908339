"""How the table looks to one viewer: stacks set by set from the top, the battle in the middle, rounds set by set.

The zone of a set is named by the number it got when it was formed and keeps that name wherever the set is carried.
"""

from __future__ import annotations

from ...kernel.actions import Action
from ...kernel.generic_view import View
from ...kernel.scene import HeardEvent, Scene
from ...kernel.view import CardView, CounterView, Sheet, SheetRow, ZoneView
from .cards import GOLD, JAR, KIND_NAMES, KINDS, SILVER
from .draft import left_neighbour
from .duel import value_with_cards
from .sets import set_value, stack_value, top_set
from .state import BATTLE, FROM_DRAFT, OVER, PILES, TURN, TWO_WINS, WINDOW, State

CLAUSES = {"turn": "3.1", "battle": "6.5", "window": "13.4", "over": "9.1"}


def zones(scene: Scene[State]) -> list[ZoneView]:
    """Piles, the battle and an offered set in the middle; per seat the hand and the sets from the top."""
    s = scene.s
    out = [_pile(scene), _discard(scene)]
    if s.advanced:
        removed = scene.cards("removed", s.removed)
        out.append(ZoneView("removed", "removed", "pile", scene.say("zone.removed"), len(removed), removed))
    if s.drafting:
        out += [_draft(scene, pile) for pile in range(PILES)]
    if _on_offer(scene):
        out.append(_set(scene, s.stake, "offer", None))
    if s.laid:
        out += [_battle(scene, s.attacker), _battle(scene, s.defender)]
    for seat in range(scene.seats):
        out += [_hand(scene, seat), *_stack(scene, seat)]
    return out


def counters(scene: Scene[State]) -> list[CounterView]:
    """The round, the stake, the action of the turn; per seat dollars so far, those in the stack beyond them, wins."""
    s = scene.s
    out = [CounterView("round", "round", scene.say("counter.round"), s.round)]
    if s.stake >= 0:
        out.append(CounterView("stake", "stake", scene.say("counter.stake"), _at_stake(s)))
    if scene.acting and s.turn_actions > 1:
        out.append(
            CounterView("actions", "actions", scene.say("counter.actions"), s.action_no, s.active, s.turn_actions)
        )
    for seat in range(scene.seats):
        if s.game_end == TWO_WINS:
            out.append(CounterView(f"wins.{seat}", "wins", scene.say("counter.wins"), s.wins[seat], seat))
        out.append(CounterView(f"total.{seat}", "total", scene.say("counter.total"), s.total[seat], seat))
        stack = 0 if s.phase == OVER else stack_value(s, seat)
        out.append(CounterView(f"stack.{seat}", "stack", scene.say("counter.stack"), stack, seat))
    return out


def prompt(scene: Scene[State]) -> tuple[str, str]:
    """What is asked of whom; what is at stake."""
    s, seat = scene.s, scene.acting[0]
    phase = scene.meta.phases[s.phase]
    if seat == scene.viewer:
        head = scene.say(f"prompt.{phase}.you")
    else:
        head = scene.say(f"prompt.{phase}.other", name=scene.names[seat])
    if s.phase == TURN:
        return head, _turn_detail(scene) if seat == scene.viewer or s.turn_actions > 1 else ""
    dollars = _at_stake(s)
    key = "battle_two" if s.phase == BATTLE and s.need == 2 else phase
    return head, scene.say(
        f"detail.{key}", card=_kind(scene, s.stake), dollars=scene.texts.number(dollars), name=scene.names[s.active]
    )


def clause(scene: Scene[State]) -> str:
    """The clause of RULES.md one wants to read now."""
    s = scene.s
    if s.phase == TURN and s.turn_actions > 1:
        return "10.1"
    if s.phase == TURN and s.drafting:
        return "13.3"
    return CLAUSES[scene.meta.phases[s.phase]]


def words(scene: Scene[State], action: Action) -> dict[str, object]:
    """Words a label needs beyond the action's own arguments: cards, whose set, what it is worth."""
    s, do, seat = scene.s, action["do"], scene.seat
    out: dict[str, object] = {}
    if do == "pair":
        out["mate"] = scene.kind_label(KIND_NAMES[s.top])
    elif do == "draft":
        out["mates"] = scene.texts.both(scene.kind_label(KIND_NAMES[s.draft_top[pile]]) for pile in _piles(action))
        out["piles"] = scene.texts.both(str(pile + 1) for pile in _piles(action))
    elif do == "upgrade":
        out["kind"] = _kind(scene, top_set(s, seat))
    elif do == "move":
        out["move"] = _move_words(scene, action)
    elif do in ("form", "lay", "lay_two", "challenge", "challenge_second"):
        cards = [scene.kind_label(card) for card in _mates(scene, action)]
        out["mate"] = cards[0]
        out["cards"] = _together(scene, [scene.kind_label(str(action["card"])), *cards] if do == "form" else cards)
    if "seat" in action and do != "move":
        out |= _target_words(scene, action)
    return out


def touches(scene: Scene[State], action: Action) -> tuple[list[str], list[str]]:
    """Cards and zones that offer an action when touched."""
    s, do, seat = scene.s, action["do"], scene.seat
    hand = f"hand.{seat}"
    cards = [str(action["card"])] if "card" in action else []
    places: list[str] = []
    if do in ("form", "lay", "lay_two", "challenge", "challenge_second"):
        cards += _mates(scene, action)
    elif do == "upgrade":
        cards = [KIND_NAMES[s.set_kind[top_set(s, seat)]]]
        places = [f"set.{top_set(s, seat)}"]
    elif do in ("swap", "move"):
        cards = [str(do)]
    elif do == "pair" or do == "discard":
        places = ["discard"]
    elif do == "draft":
        places = [f"draft.{pile}" for pile in _piles(action)]
    if do in ("lay", "lay_two") and s.phase == BATTLE:
        places = [f"battle.{seat}"]
    if do == "lay" and s.phase == WINDOW:
        places = [f"set.{s.stake}"]
    if "seat" in action:
        places = [f"set.{_target(scene, action)}"]
    return [item for kind in dict.fromkeys(cards) for item in _items(scene, hand, kind)], places


def sheets(scene: Scene[State], events: list[HeardEvent]) -> list[Sheet]:
    """One summary per round: every set of every seat, the sum of the round, the total, rounds won."""
    out: list[Sheet] = []
    piles: dict[int, list[tuple[str, str]]] = {}
    scores: dict[int, tuple[int, int]] = {}
    wins = dict.fromkeys(range(scene.seats), 0)
    for event in events:
        a = {name: value for name, value in event.arguments.items() if value is not None}
        if event.name == "count":
            cell = (_dollars(scene, a["dollars"]), _short(scene, KIND_NAMES[a["card"]]))
            piles.setdefault(a["seat"], []).append(cell)
        elif event.name == "score":
            scores[a["seat"]] = (a["dollars"], a["total"])
        elif event.name == "round_win":
            wins[a["seat"]] = a["n"]
        elif event.name == "summary":
            out.append(_sheet(scene, a["number"], piles, scores, wins))
            piles, scores = {}, {}
    return out


def result(scene: Scene[State], winners: list[int], points: list[int]) -> str:
    """Who won, with dollars or rounds."""
    s = scene.s
    if s.game_end == TWO_WINS:
        amount = scene.say("result.wins", n=s.wins[winners[0]])
    else:
        amount = scene.say("result.dollars", dollars=_number(scene, points[winners[0]]))
    if winners == [scene.viewer]:
        return scene.say("result.you", amount=amount)
    names = scene.texts.both(scene.names[seat] for seat in winners)
    return scene.say("result.one" if len(winners) == 1 else "result.shared", names=names, amount=amount)


# --- zones -------------------------------------------------------------------------------------------------------


def _pile(scene: Scene[State]) -> ZoneView:
    size = scene.s.pile_size
    return ZoneView("pile", "pile", "pile", scene.say("zone.pile"), size, scene.backs("pile", 1 if size else 0))


def _discard(scene: Scene[State]) -> ZoneView:
    s = scene.s
    cards = [scene.card("discard", s.top, s.discards)] if s.discards else []
    return ZoneView("discard", "discard", "pile", scene.say("zone.discard"), s.discards, cards)


def _draft(scene: Scene[State], pile: int) -> ZoneView:
    s, zone = scene.s, f"draft.{pile}"
    size = s.draft_size[pile]
    cards = [scene.card(zone, s.draft_top[pile])] if s.draft_top[pile] >= 0 else scene.backs(zone, 1 if size else 0)
    label = scene.say("zone.draft", n=pile + 1)
    note = ""
    if scene.seats == 3:
        note = scene.texts.both([scene.names[pile], scene.names[left_neighbour(s, pile)]])
    return ZoneView(zone, "draft", "pile", label, size, cards, note=note)


def _battle(scene: Scene[State], seat: int) -> ZoneView:
    s, zone = scene.s, f"battle.{seat}"
    cards: list[CardView] = []
    for place in range(s.laid):
        if s.laid_by[place] == seat:
            kind = s.laid_kind[place]
            same = sum(card.kind == KIND_NAMES[kind] for card in cards)
            cards.append(scene.card(zone, kind, same))
    mine = seat == scene.viewer
    label = scene.say("zone.battle_you" if mine else "zone.battle", name=scene.names[seat])
    return ZoneView(zone, "battle", "row", label, len(cards), cards, note=scene.names[seat])


def _hand(scene: Scene[State], seat: int) -> ZoneView:
    s, zone = scene.s, f"hand.{seat}"
    size = s.hand_size[seat]
    if seat == scene.viewer:
        cards = scene.cards(zone, [s.hand[seat, kind] for kind in range(KINDS)])
    else:
        cards = scene.backs(zone, size)
    barred = _barred_from(scene, seat)
    if not barred:
        return ZoneView(zone, "hand", "fan", scene.say("zone.hand"), size, cards, seat)
    key = "note.barred.you" if seat == scene.viewer else "note.barred.other"
    note = scene.say(key, names=scene.texts.both(barred))
    return ZoneView(zone, "hand", "fan", scene.say("zone.hand"), size, cards, seat, note, ["barred"])


def _barred_from(scene: Scene[State], seat: int) -> list[str]:
    """Names of those a seat may not challenge until its next turn."""
    return [scene.names[other] for other in range(scene.seats) if scene.s.locked[seat] >> other & 1]


def _stack(scene: Scene[State], seat: int) -> list[ZoneView]:
    """The sets of a seat, the top one first."""
    s = scene.s
    size = s.stack_size[seat]
    out = []
    for place in range(size - 1, -1, -1):
        name = "middle"
        if place == 0:
            name = "bottom"
        elif place == size - 1:
            name = "top"
        elif place == size - 2 and s.advanced:
            name = "second"
        out.append(_set(scene, s.stack[seat, place], name, seat))
    return out


def _is_barred(scene: Scene[State], owner: int | None) -> bool:
    """Whether the viewer may not challenge the owner of a set now."""
    return scene.viewer is not None and owner is not None and bool(scene.s.locked[scene.viewer] >> owner & 1)


def _set(scene: Scene[State], number: int, name: str, seat: int | None) -> ZoneView:
    """A set: wild cards beneath, assets on them."""
    s, zone = scene.s, f"set.{number}"
    counts = [0] * KINDS
    counts[SILVER], counts[GOLD], counts[JAR] = s.set_silver[number], s.set_gold[number], s.set_jars[number]
    wilds = scene.cards(zone, counts)
    assets = [scene.card(zone, s.set_kind[number], ordinal) for ordinal in range(s.set_assets[number])]
    dollars = set_value(s, number)
    label = scene.say(f"zone.{name}", card=_kind(scene, number), dollars=_number(scene, dollars))
    marks = {"bottom": ["safe"], "top": ["exposed"], "second": ["reachable"]}.get(name, [])
    if name in ("top", "second") and _is_barred(scene, seat):
        marks = ["barred"]
    if number == s.stake:
        marks = ["at_stake"]
    cards = [*reversed(wilds), *assets]
    return ZoneView(zone, "set", "row", label, len(cards), cards, seat, _dollars(scene, dollars), marks)


def _at_stake(s: State) -> int:
    """Dollars in the set at stake and in all cards laid for it."""
    return int(value_with_cards(s))


def _on_offer(scene: Scene[State]) -> bool:
    return bool(scene.s.stake >= 0 and scene.s.origin == FROM_DRAFT)


# --- words -------------------------------------------------------------------------------------------------------


def _number(scene: Scene[State], value: int) -> str:
    return scene.texts.number(value)


def _dollars(scene: Scene[State], value: int) -> str:
    """Money for a narrow column: in thousands, unless that would not be exact."""
    if value % 1000:
        return scene.say("sheet.dollars", dollars=_number(scene, value))
    return scene.say("sheet.thousands", thousands=_number(scene, value // 1000))


def _short(scene: Scene[State], kind: str) -> str:
    """A card's name for a narrow column."""
    return scene.say(f"short.{kind}") if scene.texts.has(f"short.{kind}") else scene.kind_label(kind)


def _kind(scene: Scene[State], number: int) -> str:
    return scene.kind_label(KIND_NAMES[scene.s.set_kind[number]])


def _turn_detail(scene: Scene[State]) -> str:
    s = scene.s
    if s.turn_actions == 1:
        return scene.say("detail.draft" if s.drafting else "detail.classic")
    if s.action_no == 1 or s.active != scene.viewer:
        return scene.say("detail.action", n=s.action_no, of=s.turn_actions)
    barred = _barred_from(scene, s.active)
    key = "detail.last_barred" if barred else "detail.last"
    return scene.say(key, n=s.action_no, of=s.turn_actions, names=scene.texts.both(barred))


def _piles(action: Action) -> list[int]:
    return [int(word) for word in str(action["piles"]).split("+")]


def _items(scene: Scene[State], zone: str, kind: str) -> list[str]:
    held = scene.s.hand[scene.seat, KIND_NAMES.index(kind)]
    return [f"{zone}:{kind}:{ordinal}" for ordinal in range(held)]


def _together(scene: Scene[State], cards: list[str]) -> str:
    """One card, or two laid at once."""
    alike = len(cards) == 2 and cards[0] == cards[1]
    return scene.say("two_alike", card=cards[0]) if alike else scene.texts.both(cards)


def _target(scene: Scene[State], action: Action) -> int:
    """The set an action at another stack is about."""
    s, seat = scene.s, int(action["seat"])
    if action["do"] == "challenge_second":
        return int(s.stack[seat, s.stack_size[seat] - 2])
    if action.get("set") == "bottom":
        return int(s.stack[seat, 0])
    return int(top_set(s, seat))


def _target_words(scene: Scene[State], action: Action) -> dict[str, object]:
    number = _target(scene, action)
    dollars = _number(scene, set_value(scene.s, number))
    return {"name": scene.names[int(action["seat"])], "kind": _kind(scene, number), "dollars": dollars}


def _move_words(scene: Scene[State], action: Action) -> str:
    seat = int(action["seat"])
    own = "_own" if seat == scene.viewer else ""
    return scene.say(f"action.move_{action['set']}{own}", name=scene.names[seat])


def _mates(scene: Scene[State], action: Action) -> list[str]:
    """The kinds of card an action lays, ``same`` written out."""
    s = scene.s
    if action["do"] == "form":
        kind = str(action["card"])
    elif action["do"] in ("lay", "lay_two"):
        kind = KIND_NAMES[s.set_kind[s.stake]]
    else:
        kind = KIND_NAMES[s.set_kind[_target(scene, action)]]
    return [kind if word == "same" else word for word in str(action["with"]).split("+")]


# --- summaries ---------------------------------------------------------------------------------------------------


def _sheet(
    scene: Scene[State],
    number: int,
    piles: dict[int, list[tuple[str, str]]],
    scores: dict[int, tuple[int, int]],
    wins: dict[int, int],
) -> Sheet:
    """Every set from the top, with its kind as the note; then the round, and what the game adds up."""
    seats = range(scene.seats)
    lines = []
    for place in reversed(range(max((len(sets) for sets in piles.values()), default=0))):
        sets = [piles.get(seat, [])[place : place + 1] or [("", "")] for seat in seats]
        label = scene.say("sheet.bottom") if place == 0 else scene.say("sheet.set", n=place + 1)
        lines.append(SheetRow(label, [each[0][0] for each in sets], notes=[each[0][1] for each in sets]))
    for row, part in (("round", 0), ("total", 1)):
        cells = [_dollars(scene, scores[seat][part]) for seat in seats]
        lines.append(SheetRow(scene.say(f"sheet.{row}"), cells, strong=True))
    if scene.s.game_end == TWO_WINS:
        lines.append(SheetRow(scene.say("sheet.wins"), [str(wins[seat]) for seat in seats], strong=True))
    return Sheet(scene.say("sheet.title", number=number), lines)


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
