"""The one door through which information leaves: views, choices and told events, in words, for one viewer.

Everything here is made from a record that was masked for the viewer first, so a game's own ``view`` module cannot show
what the viewer may not see. A game's ``view`` module may give ``zones(scene)``, ``counters(scene)``, ``prompt(scene)``,
``sheets(scene, events)``, ``words(scene, action)``, ``touches(scene, action)``, ``clause(scene)``, ``result(scene,
winners, points)`` and ``explain(scene, kind)`` (what a card does, in sentences and in signs); what it does not give is
made from the field declarations and the texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import text
from .actions import Action
from .events import EventKind
from .layout import EVERYONE, Audience, Field
from .view import CardView, Choice, CounterView, EventView, GameView, Move, ResultView, SeatResult, Sheet, ZoneView

if TYPE_CHECKING:
    from .match import Happening, Match

BACK = "back"


@dataclass(frozen=True)
class Told:
    """An event with what this viewer may not know of it set to None."""

    name: str
    arguments: dict[str, int | None]


class Scene:
    """What a game's ``view`` module works on: the masked record of one viewer, and words for what lies in it."""

    def __init__(self, match: Match, viewer: int | None, lang: str, names: Sequence[str] | None) -> None:
        self.game = match.game
        self.options = match.options
        self.viewer = viewer
        self.seats = match.seats
        self.acting = match.acting()
        self.mood = match.game.mood(match.options)
        self.shared = text.kernel(lang)
        self.texts = match.game.text(lang, self.mood, match.options)
        self.names = list(names) if names else [self.shared.say("seat", n=seat + 1) for seat in range(match.seats)]
        self.s: Any = match.state.masked(viewer, shown=True)
        self._explain = match.game.view_functions.get("explain")

    def say(self, key: str, **words: object) -> str:
        """A sentence of the game."""
        return self.texts.say(key, **words)

    def kind_label(self, kind: str) -> str:
        """A card's name."""
        return self.shared.say("card.back") if kind == BACK else self.texts.say(f"card.{kind}")

    def card(self, zone: str, kind: int, ordinal: int = 0) -> CardView:
        """The card of a kind (a number) that is the ``ordinal``-th of its kind in a zone."""
        name = self.game.meta.kinds[kind]
        note, signs = self._explain(self, kind) if self._explain else ("", [])
        letter = self.texts.say(f"letter.{name}")
        return CardView(f"{zone}:{name}:{ordinal}", name, self.kind_label(name), letter, note, signs)

    def cards(self, zone: str, counts: Iterable[int]) -> list[CardView]:
        """All cards of a zone given as counts by kind; none where the counts are hidden."""
        return [self.card(zone, kind, ordinal) for kind, count in enumerate(counts) for ordinal in range(max(count, 0))]

    def backs(self, zone: str, count: int, first: int = 0) -> list[CardView]:
        """Face-down cards, the ``first``-th and following."""
        label = self.kind_label(BACK)
        return [CardView(f"{zone}:{BACK}:{first + ordinal}", BACK, label) for ordinal in range(count)]


def view(match: Match, viewer: int | None, lang: str, names: Sequence[str] | None) -> GameView:
    """Everything one viewer sees of a match."""
    scene = Scene(match, viewer, lang, names)
    own = match.game.view_functions
    prompt, detail = own["prompt"](scene) if "prompt" in own and not match.over else _prompt(scene, match)
    return GameView(
        game=match.game.id,
        mood=scene.mood,
        seats=match.seats,
        viewer=viewer,
        acting=scene.acting,
        turn=match.state.turn,
        phase=_phase(scene, match),
        prompt=prompt,
        detail=detail,
        zones=own["zones"](scene) if "zones" in own else _zones(scene),
        counters=own["counters"](scene) if "counters" in own else _counters(scene),
        clause=own["clause"](scene) if "clause" in own else "",
        sheets=_sheets(scene, match),
        result=_result(scene, match) if match.over else None,
        can_undo=viewer is not None and match.can_undo(viewer),
    )


def choices(match: Match, seat: int, lang: str, names: Sequence[str] | None) -> list[Choice]:
    """What a seat may do now, in words."""
    numbers = match.legal(seat)
    if not numbers:
        return []
    scene = Scene(match, seat, lang, names)
    own = match.game.view_functions
    touches = own.get("touches", _touches)
    out = []
    for number in numbers:
        action = match.game.actions.action(number)
        words = _action_words(scene, action) | (own["words"](scene, action) if "words" in own else {})
        cards, zones = touches(scene, action)
        label = scene.say(f"action.{action['do']}", **words)
        out.append(Choice(match.game.actions.id(number), label, action, number, cards, zones))
    return out


def told(match: Match, step: int, viewer: int | None, lang: str, names: Sequence[str] | None) -> list[EventView]:
    """The events of the deal (step 0) or of an effective step, as one viewer may know them."""
    scene = Scene(match, viewer, lang, names)
    sheet = match.sheets_after(step - 1) if step else 0
    moment = match.moments[step - 1] if step else None
    out = []
    for happening in moment.events if moment else match.deal:
        kind = match.game.events.kinds[happening[0]]
        sheets, sheet = sheet, sheet + kind.sheet
        if not _hears(kind, happening, viewer):
            continue
        event = _told(match, happening, viewer)
        seat = event.arguments.get("seat", moment.seat if moment else None)
        out.append(
            EventView(
                kind=kind.name,
                text=_sentence(scene, event),
                turn=moment.turn if moment else 0,
                seat=seat,
                moves=_moves(scene, kind, event),
                sheet=sheets if kind.sheet else None,
            )
        )
    return out


# --- events ------------------------------------------------------------------------------------------------------


def _sheets(scene: Scene, match: Match) -> list[Sheet]:
    """All summaries so far. They change only when another one is complete, and are put into words only then."""
    own = match.game.view_functions
    if "sheets" not in own:
        return []
    complete = match.sheets_after(len(match.moments))
    key = (scene.viewer, scene.texts.lang, tuple(scene.names))
    if len(match.shown_sheets.get(key, [])) != complete:
        match.shown_sheets[key] = own["sheets"](scene, _all_told(match, scene.viewer))
    return match.shown_sheets.get(key, [])


def _all_told(match: Match, viewer: int | None) -> list[Told]:
    told = [match.deal, *(moment.events for moment in match.moments)]
    kinds = match.game.events.kinds
    heard = (event for events in told for event in events if _hears(kinds[event[0]], event, viewer))
    return [_told(match, happening, viewer) for happening in heard]


def _hears(kind: EventKind, happening: Happening, viewer: int | None) -> bool:
    """Whether this viewer is told of it at all."""
    if not kind.told:
        return True
    names = [name for name, _ in kind.arguments]
    return (happening[1 + names.index("seat")] == viewer) == (kind.told == "seat")


def _told(match: Match, happening: Happening, viewer: int | None) -> Told:
    kind = match.game.events.kinds[happening[0]]
    names = [name for name, _ in kind.arguments]
    values = dict(zip(names, happening[1:], strict=False))
    owner = values.get("seat")
    known = {name: _may_know(audience, owner, viewer) for name, audience in kind.arguments}
    return Told(kind.name, {name: value if known[name] else None for name, value in values.items()})


def _may_know(audience: Audience, owner: int | None, viewer: int | None) -> bool:
    return audience is EVERYONE or (audience is Audience.OWNER and viewer is not None and owner == viewer)


def _sentence(scene: Scene, event: Told) -> str:
    words = {name: _argument(scene, name, value) for name, value in event.arguments.items()}
    return scene.say(_event_key(scene, event), **words)


def _event_key(scene: Scene, event: Told) -> str:
    key = f"event.{event.name}"
    others = [value for name, value in event.arguments.items() if name == "to"]
    if None in event.arguments.values():
        key += ".hidden"
    elif scene.viewer is not None and event.arguments.get("seat") == scene.viewer and scene.texts.has(f"{key}.you"):
        key += ".you"
    elif scene.viewer in others and scene.texts.has(f"{key}.to_you"):
        key += ".to_you"
    return key


def _argument(scene: Scene, name: str, value: int | None) -> object:
    if value is None:
        return ""
    if name in ("seat", "to"):
        return scene.names[value]
    if name in scene.game.meta.arguments:
        return scene.kind_label(scene.game.meta.arguments[name][value])
    return value if name == "n" else scene.texts.number(value)


def _moves(scene: Scene, kind: Any, event: Told) -> list[Move]:
    if not kind.target:
        return []
    names = {name: _zone_part(scene, name, value) for name, value in event.arguments.items()}
    card = kind.face[1:] if kind.face.startswith("=") else (names[kind.face] or BACK)
    count = 0 if kind.thing else event.arguments[kind.count] if kind.count else 1
    return [Move(str(card), kind.source.format(**names), kind.target.format(**names), count or 0)]


def _zone_part(scene: Scene, name: str, value: int | None) -> str | int | None:
    known = scene.game.meta.arguments
    return known[name][value] if value is not None and name in known else value


# --- words for choices -------------------------------------------------------------------------------------------


def _action_words(scene: Scene, action: Action) -> dict[str, object]:
    """Arguments of an action: cards by their names, what is no card as it is written."""
    kinds = scene.game.meta.kinds
    return {
        name: scene.kind_label(value) if isinstance(value, str) and value in kinds else value
        for name, value in action.items()
        if name != "do"
    }


def _touches(scene: Scene, action: Action) -> tuple[list[str], list[str]]:
    wanted = {value for name, value in action.items() if name != "do"}
    mine = [zone for zone in _zones(scene) if zone.seat in (None, scene.viewer)]
    return [card.id for zone in mine for card in zone.cards if card.kind in wanted], []


# --- the generic view --------------------------------------------------------------------------------------------


def _zones(scene: Scene) -> list[ZoneView]:
    out = []
    for f in scene.s.fields:
        if f.zone is not None:
            owners: list[int | None] = list(range(scene.seats)) if len(f.shape) > 1 else [None]
            out += [_zone(scene, f, owner) for owner in owners]
    return out


def _zone(scene: Scene, f: Field, owner: int | None) -> ZoneView:
    assert f.zone is not None
    name = f.name if owner is None else f"{f.name}.{owner}"
    cells = getattr(scene.s, f.name)
    counts = [cells[kind] if owner is None else cells[owner, kind] for kind in range(f.shape[-1])]
    cards = scene.cards(name, counts)
    hidden = -1 in counts
    count = len(cards)
    if hidden and f.zone.size:
        sizes = getattr(scene.s, f.zone.size)
        count = sizes if owner is None else sizes[owner]
    return ZoneView(
        name,
        f.name,
        f.zone.layout,
        scene.say(f"zone.{f.name}"),
        count,
        scene.backs(name, count) if hidden else cards,
        owner,
    )


def _counters(scene: Scene) -> list[CounterView]:
    out = []
    for f in scene.s.fields:
        if f.counter is not None:
            top = f.counter.top
            owners: list[int | None] = list(range(scene.seats)) if f.shape else [None]
            for owner in owners:
                value = getattr(scene.s, f.name)
                out.append(
                    CounterView(
                        id=f.name if owner is None else f"{f.name}.{owner}",
                        name=f.name,
                        label=scene.say(f"counter.{f.name}"),
                        value=value if owner is None else value[owner],
                        seat=owner,
                        top=getattr(scene.s, top) if isinstance(top, str) else top,
                        stops=[getattr(scene.s, stop) if isinstance(stop, str) else stop for stop in f.counter.stops],
                    )
                )
    return out


def _phase(scene: Scene, match: Match) -> str:
    if match.over:
        return "over"
    return match.game.meta.phases[scene.s.phase] if hasattr(scene.s, "phase") else match.game.meta.phases[0]


def _prompt(scene: Scene, match: Match) -> tuple[str, str]:
    if match.over:
        return scene.shared.say("prompt.over"), _result_text(scene, match)
    if scene.viewer in scene.acting:
        return scene.shared.say("prompt.you"), scene.say(f"prompt.{_phase(scene, match)}")
    return scene.shared.say(
        "prompt.other", names=scene.texts.both(scene.names[seat] for seat in scene.acting), n=len(scene.acting)
    ), ""


# --- the end -----------------------------------------------------------------------------------------------------


def _result(scene: Scene, match: Match) -> ResultView:
    points, shares = match.scores(), match.outcome()
    order = sorted(range(match.seats), key=lambda seat: (-shares[seat], -points[seat], seat))
    ranked = [(shares[seat], points[seat]) for seat in order]
    seats = [
        SeatResult(seat, points[seat], shares[seat], ranked.index((shares[seat], points[seat])) + 1) for seat in order
    ]
    return ResultView(seats, _result_text(scene, match), scene.say(f"end.{match.end_reason}"))


def _result_text(scene: Scene, match: Match) -> str:
    shares, points = match.outcome(), match.scores()
    winners = [seat for seat in range(match.seats) if shares[seat]]
    if "result" in match.game.view_functions:
        return str(match.game.view_functions["result"](scene, winners, points))
    if winners == [scene.viewer]:
        return scene.shared.say("result.you", n=points[winners[0]])
    if not winners:
        return scene.shared.say("result.nobody")
    names = scene.texts.both(scene.names[seat] for seat in winners)
    key = "result.one" if len(winners) == 1 else "result.shared"
    return scene.shared.say(key, names=names, n=points[winners[0]])
