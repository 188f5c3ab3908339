"""How the table looks to one viewer: numbers, prompts, choices, the result; zones and summaries stand apart."""

from __future__ import annotations

from ...kernel.actions import Action
from ...kernel.generic_view import View
from ...kernel.scene import Scene
from ...kernel.view import CounterView
from .actions import BOTTOM, MATES, PLACES, SAME
from .cards import KIND_NAMES
from .duel import value_with_cards
from .sets import second_set, set_value, stack_value, top_set
from .sheets import sheets
from .state import BATTLE, MILLION, OVER, PHASES, THREE, TURN, TWO_WINS, WINDOW, State
from .wording import barred_from, dollars, kind_of
from .zones import zones

CLAUSES = {TURN: "3.1", BATTLE: "6.5", WINDOW: "13.4", OVER: "9.1"}
WITH_MATES = ("form", "lay", "lay_two", "challenge", "challenge_second")
"""Actions that lay cards named by what goes with a set."""


def clause(scene: Scene[State]) -> str:
    """The clause of RULES.md one wants to read now."""
    s = scene.s
    if s.phase == TURN and s.turn_actions > 1:
        return "10.1"
    if s.phase == TURN and s.drafting:
        return "13.3"
    return CLAUSES[s.phase]


def result(scene: Scene[State], winners: list[int], points: list[int]) -> str:
    """Who won, with dollars or rounds."""
    s = scene.s
    if s.game_end == TWO_WINS:
        amount = scene.say("result.wins", n=s.wins[winners[0]])
    else:
        amount = scene.say("result.dollars", dollars=dollars(scene, points[winners[0]]))
    if winners == [scene.viewer]:
        return scene.say("result.you", amount=amount)
    names = scene.texts.both(scene.names[seat] for seat in winners)
    return scene.say("result.one" if len(winners) == 1 else "result.shared", names=names, amount=amount)


# --- numbers -----------------------------------------------------------------------------------------------------


def counters(scene: Scene[State]) -> list[CounterView]:
    """The round, the stake, the action of the turn; per seat dollars so far, those in the stack beyond them, wins."""
    s = scene.s
    out = [CounterView("round", "round", scene.say("counter.round"), s.round)]
    if s.stake >= 0:
        out.append(CounterView("stake", "stake", scene.say("counter.stake"), value_with_cards(s)))
    if scene.acting and s.turn_actions > 1:
        label = scene.say("counter.actions")
        out.append(CounterView("actions", "actions", label, s.action_no, s.active, s.turn_actions))
    for seat in range(scene.seats):
        out += _seat_counters(scene, seat)
    return out


def _seat_counters(scene: Scene[State], seat: int) -> list[CounterView]:
    """Wins and dollars of a seat, where they count so far; what ends the game is marked as a stop."""
    s = scene.s
    values: list[tuple[str, int, list[int]]] = []
    if s.game_end == TWO_WINS:
        values.append(("wins", s.wins[seat], [s.wins_needed]))
    if s.game_end in (MILLION, THREE) or s.phase == OVER:
        values.append(("total", s.total[seat], [s.target] if s.game_end == MILLION else []))
    values.append(("stack", 0 if s.phase == OVER else stack_value(s, seat), []))
    return [
        CounterView(f"{name}.{seat}", name, scene.say(f"counter.{name}"), value, seat, stops=stops)
        for name, value, stops in values
    ]


# --- prompts -----------------------------------------------------------------------------------------------------


def prompt(scene: Scene[State]) -> tuple[str, str]:
    """What is asked of whom; what is at stake."""
    s, seat, phase = scene.s, scene.acting[0], PHASES[scene.s.phase]
    who = "you" if seat == scene.viewer else "other"
    head = scene.say(f"prompt.{phase}.{who}", name=scene.names[seat])
    if s.phase == TURN:
        return head, _turn_detail(scene) if seat == scene.viewer or s.turn_actions > 1 else ""
    key = "battle_two" if s.phase == BATTLE and s.need == 2 else phase
    stake = dollars(scene, value_with_cards(s))
    return head, scene.say(f"detail.{key}", card=kind_of(scene, s.stake), dollars=stake, name=scene.names[s.active])


def _turn_detail(scene: Scene[State]) -> str:
    s = scene.s
    if s.turn_actions == 1:
        return scene.say("detail.draft" if s.drafting else "detail.classic")
    if s.action_no == 1 or s.active != scene.viewer:
        return scene.say("detail.action", n=s.action_no, of=s.turn_actions)
    barred = barred_from(scene, s.active)
    key = "detail.last_barred" if barred else "detail.last"
    return scene.say(key, n=s.action_no, of=s.turn_actions, names=scene.texts.both(barred))


# --- choices -----------------------------------------------------------------------------------------------------


def words(scene: Scene[State], action: Action) -> dict[str, object]:
    """Words a label needs beyond the action's own arguments: cards, whose set, what it is worth."""
    s, do = scene.s, action["do"]
    if do == "pair":
        return {"mate": scene.kind_label(KIND_NAMES[s.top])}
    if do == "draft":
        return _draft_words(scene, action)
    if do == "upgrade":
        return {"kind": kind_of(scene, top_set(s, scene.seat))}
    if do == "move":
        return {"move": _move_words(scene, action)}
    out = _card_words(scene, action) if do in WITH_MATES else {}
    return out | _target_words(scene, action) if "seat" in action else out


def _draft_words(scene: Scene[State], action: Action) -> dict[str, object]:
    piles = _piles(action)
    mates = scene.texts.both(scene.kind_label(KIND_NAMES[scene.s.draft_top[pile]]) for pile in piles)
    return {"mates": mates, "piles": scene.texts.both(str(pile + 1) for pile in piles)}


def _move_words(scene: Scene[State], action: Action) -> str:
    seat = int(action["seat"])
    own = "_own" if seat == scene.viewer else ""
    return scene.say(f"action.move_{action['set']}{own}", name=scene.names[seat])


def _card_words(scene: Scene[State], action: Action) -> dict[str, object]:
    """The card that goes with a set, and all cards laid from the hand."""
    mates = [scene.kind_label(card) for card in _mates(scene, action)]
    cards = [scene.kind_label(str(action["card"])), *mates] if action["do"] == "form" else mates
    alike = len(cards) == 2 and cards[0] == cards[1]
    return {
        "mate": mates[0],
        "cards": scene.say("two_alike", card=cards[0]) if alike else scene.texts.both(cards),
    }


def _target_words(scene: Scene[State], action: Action) -> dict[str, object]:
    """Whose set an action is about, its kind, what it is worth."""
    number = _target(scene.s, action)
    name = scene.names[int(action["seat"])]
    return {"name": name, "kind": kind_of(scene, number), "dollars": dollars(scene, set_value(scene.s, number))}


def touches(scene: Scene[State], action: Action) -> tuple[list[str], list[str]]:
    """Cards and zones that offer an action when touched."""
    hand = [card for kind in dict.fromkeys(_hand_cards(scene, action)) for card in _items(scene, kind)]
    return hand, _zones(scene, action)


def _hand_cards(scene: Scene[State], action: Action) -> list[str]:
    """The kinds of card an action takes from the hand."""
    s, do = scene.s, action["do"]
    if do == "upgrade":
        return [KIND_NAMES[s.set_kind[top_set(s, scene.seat)]]]
    if do in ("swap", "move"):
        return [str(do)]
    cards = [str(action["card"])] if "card" in action else []
    return cards + _mates(scene, action) if do in WITH_MATES else cards


def _items(scene: Scene[State], kind: str) -> list[str]:
    """Ids of the viewer's hand cards of a kind."""
    held = scene.s.hand[scene.seat, KIND_NAMES.index(kind)]
    return [f"hand.{scene.seat}:{kind}:{ordinal}" for ordinal in range(held)]


def _zones(scene: Scene[State], action: Action) -> list[str]:
    """Where the cards of an action go or come from."""
    s, do = scene.s, action["do"]
    if "seat" in action:
        return [f"set.{_target(s, action)}"]
    if do == "upgrade":
        return [f"set.{top_set(s, scene.seat)}"]
    if do in ("pair", "discard"):
        return ["discard"]
    if do == "draft":
        return [f"draft.{pile}" for pile in _piles(action)]
    if do in ("lay", "lay_two"):
        return [f"battle.{scene.seat}" if s.phase == BATTLE else f"set.{s.stake}"]
    return []


def _piles(action: Action) -> list[int]:
    """The draft piles a set takes cards from."""
    return [int(pile) for pile in str(action["piles"]).split("+")]


def _mates(scene: Scene[State], action: Action) -> list[str]:
    """The kinds of card that go with a set, ``same`` written out."""
    s = scene.s
    if action["do"] == "form":
        kind = str(action["card"])
    else:
        kind = KIND_NAMES[s.set_kind[_target(s, action) if "seat" in action else s.stake]]
    return [kind if mate == MATES[SAME] else mate for mate in str(action["with"]).split("+")]


def _target(s: State, action: Action) -> int:
    """The set an action at a stack is about."""
    seat = int(action["seat"])
    if action["do"] == "challenge_second":
        return second_set(s, seat)
    return s.stack[seat, 0] if action.get("set") == PLACES[BOTTOM] else top_set(s, seat)


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
