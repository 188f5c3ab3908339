"""What happened, as one viewer may know it: events in sentences, and the movements they mean."""

from __future__ import annotations

from typing import Any

from .events import EventKind
from .layout import EVERYONE, OWNER, Audience
from .play import Happening, Play
from .scene import BACK, HeardEvent, Scene
from .view import EventView, Move


def told(match: Play, scene: Scene[Any], step: int) -> list[EventView]:
    """The events of the deal (step 0) or of an effective step, as the viewer of a scene may know them."""
    sheet = match.sheets_after(step - 1) if step else 0
    moment = match.moments[step - 1] if step else None
    out = []
    for happening in moment.events if moment else match.deal:
        kind = match.game.events.kinds[happening[0]]
        sheets, sheet = sheet, sheet + kind.sheet
        if not _hears(kind, happening, scene.viewer):
            continue
        event = _heard(kind, happening, scene.viewer)
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


def all_heard(match: Play, viewer: int | None) -> list[HeardEvent]:
    """Everything this viewer heard since the deal."""
    happenings = [match.deal, *(moment.events for moment in match.moments)]
    kinds = match.game.events.kinds
    heard = (event for events in happenings for event in events if _hears(kinds[event[0]], event, viewer))
    return [_heard(kinds[happening[0]], happening, viewer) for happening in heard]


def _hears(kind: EventKind, happening: Happening, viewer: int | None) -> bool:
    """Whether this viewer hears of it at all."""
    if not kind.heard_by:
        return True
    names = [name for name, _ in kind.arguments]
    return (happening[1 + names.index("seat")] == viewer) == (kind.heard_by == "seat")


def _heard(kind: EventKind, happening: Happening, viewer: int | None) -> HeardEvent:
    names = [name for name, _ in kind.arguments]
    values = dict(zip(names, happening[1:], strict=False))
    owner = values.get("seat")
    known = {name: _may_know(audience, owner, viewer) for name, audience in kind.arguments}
    return HeardEvent(kind.name, {name: value if known[name] else None for name, value in values.items()})


def _may_know(audience: Audience, owner: int | None, viewer: int | None) -> bool:
    return audience is EVERYONE or (audience is OWNER and viewer is not None and owner == viewer)


def _sentence(scene: Scene[Any], event: HeardEvent) -> str:
    words = {name: _argument(scene, name, value) for name, value in event.arguments.items()}
    return scene.say(_event_key(scene, event), **words)


def _event_key(scene: Scene[Any], event: HeardEvent) -> str:
    key = f"event.{event.name}"
    others = [value for name, value in event.arguments.items() if name == "to"]
    if None in event.arguments.values():
        key += ".hidden"
    elif scene.viewer is not None and event.arguments.get("seat") == scene.viewer and scene.texts.has(f"{key}.you"):
        key += ".you"
    elif scene.viewer in others and scene.texts.has(f"{key}.to_you"):
        key += ".to_you"
    return key


def _argument(scene: Scene[Any], name: str, value: int | None) -> object:
    if value is None:
        return ""
    if name in ("seat", "to"):
        return scene.names[value]
    if name in scene.meta.arguments:
        return scene.kind_label(scene.meta.arguments[name][value])
    return value if name == "n" else scene.texts.number(value)


def _moves(scene: Scene[Any], kind: EventKind, event: HeardEvent) -> list[Move]:
    if not kind.target:
        return []
    names = {name: _zone_part(scene, name, value) for name, value in event.arguments.items()}
    card = kind.face[1:] if kind.face.startswith("=") else (names[kind.face] or BACK)
    count = 0 if kind.thing else event.arguments[kind.count] if kind.count else 1
    return [Move(str(card), kind.source.format(**names), kind.target.format(**names), count or 0)]


def _zone_part(scene: Scene[Any], name: str, value: int | None) -> str | int | None:
    known = scene.meta.arguments
    return known[name][value] if value is not None and name in known else value
