"""Words that several parts of the view say: money, a set's kind, who is barred from whom."""

from __future__ import annotations

from ...kernel.scene import Scene
from .cards import KIND_NAMES
from .state import State


def dollars(scene: Scene[State], value: int) -> str:
    """Money for a sentence, which has the sign."""
    return scene.texts.number(value)


def short_dollars(scene: Scene[State], value: int) -> str:
    """Money for a narrow column: in thousands, unless that would not be exact."""
    if value % 1000:
        return scene.say("sheet.dollars", dollars=scene.texts.number(value))
    return scene.say("sheet.thousands", thousands=scene.texts.number(value // 1000))


def short_card(scene: Scene[State], kind: str) -> str:
    """A card's name for a narrow column."""
    return scene.say(f"short.{kind}") if scene.texts.has(f"short.{kind}") else scene.kind_label(kind)


def kind_of(scene: Scene[State], number: int) -> str:
    """The name of the cards a set is made of."""
    return scene.kind_label(KIND_NAMES[scene.s.set_kind[number]])


def barred_from(scene: Scene[State], seat: int) -> list[str]:
    """Names of those a seat may not challenge until its next turn."""
    return [scene.names[other] for other in range(scene.seats) if scene.s.locked[seat] >> other & 1]
