"""What happened, for people: rule code emits events, each argument with its own audience, and views tell them."""

from __future__ import annotations

from dataclasses import dataclass

from .layout import EVERYONE, Audience, Record
from .rule import rule


@rule
def emit(s: Record, kind: int, a: int, b: int, c: int) -> None:
    """Tell that something happened. Collected in plain Python if the record listens; nothing in compiled code."""
    if s.events is not None:
        s.events.append((kind, a, b, c))


@dataclass(frozen=True)
class EventKind:
    """One kind of event: up to three arguments with their audiences, and the movement it means.

    An argument of audience OWNER is known only to the seat in the argument ``seat``. ``moves`` are pairs of zone
    patterns like ``("display", "hand.{seat}")``; ``face`` names the argument with the card's kind, or ``=back``.
    With a ``thing`` no card moves but the mark of that name.
    """

    name: str
    arguments: tuple[tuple[str, Audience], ...]
    source: str = ""
    target: str = ""
    face: str = ""
    count: str = ""
    thing: str = ""
    told: str = ""
    """Who is told at all: everybody, or with ``seat`` only the seat in that argument, with ``others`` all but it."""
    sheet: bool = False
    """Whether a summary people want to read is complete with this event."""


class EventKinds:
    """A game's kinds of event, numbered in order of declaration."""

    def __init__(self, *kinds: EventKind) -> None:
        self.kinds = kinds

    def number(self, name: str) -> int:
        """The number rule code emits."""
        return next(index for index, kind in enumerate(self.kinds) if kind.name == name)


def event(
    name: str,
    *,
    source: str = "",
    target: str = "",
    face: str = "",
    count: str = "",
    thing: str = "",
    told: str = "",
    sheet: bool = False,
    **arguments: Audience,
) -> EventKind:
    """Declare a kind of event: ``event("draw", seat=EVERYONE, card=OWNER, source="pile", target="hand.{seat}")``.

    Arguments are those of ``emit`` in order. A movement carries the card in the argument ``card``, unless ``face``
    names another argument (or ``=KIND``, a fixed kind); ``count`` names the argument with the number of cards.
    ``told`` narrows who is told: what somebody does while all act at once is told to that ``seat`` at once, and to the
    ``others`` when it is revealed. ``thing`` names a mark that goes to ``target`` from wherever it lies; ``source`` is
    where it comes from at first.
    """
    names = tuple(arguments.items())
    if len(names) > 3:
        raise TypeError("an event has at most three arguments")
    shown = f"={thing}" if thing else face or ("card" if "card" in arguments else "=back")
    return EventKind(name, names, source, target, shown, count, thing, told, sheet)


__all__ = ["EVERYONE", "EventKind", "EventKinds", "emit", "event"]
