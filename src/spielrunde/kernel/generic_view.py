"""The view every game has without a line of its own, and ``View``, the bundle in which a game gives its own instead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from .actions import Action
from .layout import Field
from .scene import Explain, HeardEvent, S, Scene
from .view import CounterView, Sheet, ZoneView


def zones(scene: Scene[Any]) -> list[ZoneView]:
    """A zone for every field declared as one, per seat where the field has a seat axis."""
    out = []
    for f in scene.s.fields:
        if f.zone is not None:
            owners: list[int | None] = list(range(scene.seats)) if len(f.shape) > 1 else [None]
            out += [_zone(scene, f, owner) for owner in owners]
    return out


def _zone(scene: Scene[Any], f: Field, owner: int | None) -> ZoneView:
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


def counters(scene: Scene[Any]) -> list[CounterView]:
    """A counter or track for every field declared as one."""
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


def prompt(scene: Scene[Any]) -> tuple[str, str]:
    """What is asked of the viewer now, or whom all wait for; and a second, smaller line."""
    if scene.viewer in scene.acting:
        return scene.shared.say("prompt.you"), scene.say(f"prompt.{scene.phase}")
    waited_for = scene.texts.both(scene.names[seat] for seat in scene.acting)
    return scene.shared.say("prompt.other", names=waited_for, n=len(scene.acting)), ""


def touches(scene: Scene[Any], action: Action) -> tuple[list[str], list[str]]:
    """Ids of cards and of zones that offer an action when touched: the viewer's and the common cards it names."""
    wanted = {value for name, value in action.items() if name != "do"}
    mine = [zone for zone in zones(scene) if zone.seat in (None, scene.viewer)]
    return [card.id for zone in mine for card in zone.cards if card.kind in wanted], []


def result(scene: Scene[Any], winners: list[int], points: list[int]) -> str:
    """Who won, with how many points."""
    if winners == [scene.viewer]:
        return scene.shared.say("result.you", n=points[winners[0]])
    if not winners:
        return scene.shared.say("result.nobody")
    names = scene.texts.both(scene.names[seat] for seat in winners)
    key = "result.one" if len(winners) == 1 else "result.shared"
    return scene.shared.say(key, names=names, n=points[winners[0]])


def words(scene: Scene[Any], action: Action) -> dict[str, object]:
    """No words for a choice's label beside its arguments."""
    return {}


def sheets(scene: Scene[Any], events: list[HeardEvent]) -> list[Sheet]:
    """No summaries."""
    return []


def clause(scene: Scene[Any]) -> str:
    """No clause that matters now."""
    return ""


def explain(scene: Scene[Any], kind: int) -> tuple[str, list[str]]:
    """Nothing to say of a card but its name."""
    return "", []


@dataclass(frozen=True, kw_only=True)
class Arrangement:
    """Another way to compose what the viewer is putting together in this turn, and what the choice of it says."""

    steps: list[int]
    """Numbers of all the viewer's actions in this turn, as if made in the order in which the rules take them."""
    label: str
    cards: list[str]
    zones: list[str]


def arrangements(scene: Scene[Any]) -> list[Arrangement]:
    """Nothing is composed."""
    return []


@dataclass(frozen=True, kw_only=True)
class View(Generic[S]):
    """What a game's ``view`` module gives (``VIEW``), each from the masked record of a scene; what it does not give is
    made from the field declarations and the texts."""

    zones: Callable[[Scene[S]], list[ZoneView]] = zones
    """Where cards lie."""
    counters: Callable[[Scene[S]], list[CounterView]] = counters
    """Numbers and tracks."""
    prompt: Callable[[Scene[S]], tuple[str, str]] = prompt
    """What is asked of the viewer, and a second line; not asked for when the game is over."""
    sheets: Callable[[Scene[S], list[HeardEvent]], list[Sheet]] = sheets
    """All summaries so far, from all events the viewer heard."""
    words: Callable[[Scene[S], Action], dict[str, object]] = words
    """More words for the label of a choice, by name."""
    touches: Callable[[Scene[S], Action], tuple[list[str], list[str]]] = touches
    """Ids of the cards and zones that offer a choice when touched."""
    arrangements: Callable[[Scene[S]], list[Arrangement]] = arrangements
    """What the acting viewer could have put together in this turn instead; those one step away are left out."""
    clause: Callable[[Scene[S]], str] = clause
    """The clause of RULES.md one wants to read now."""
    result: Callable[[Scene[S], list[int], list[int]], str] = result
    """Who won, in one sentence, from the winners' seats and all points."""
    explain: Explain[S] = explain
    """What a card of a kind does, in sentences and in signs."""
