"""What happened, for people: rule code emits events, each argument with its own audience, and views tell them."""

from __future__ import annotations

from dataclasses import dataclass
from string import Formatter

from .errors import BadGame
from .layout import EVERYONE, NOBODY, OWNER, Audience, Record
from .rule import rule

MOST_ARGUMENTS = 3
HEARD_BY = ("", "seat", "others")


@rule
def emit(s: Record, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Tell that something happened, with the kind's arguments in order.

    Collected in plain Python if the record listens; nothing in compiled code.
    """
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
    heard_by: str = ""
    """Who hears of it: everybody, or with ``seat`` only the seat in that argument, with ``others`` all but it."""
    sheet: bool = False
    """Whether a summary people want to read is complete with this event."""


class EventKinds:
    """A game's kinds of event, numbered in order of declaration.

    >>> EVENTS = EventKinds()
    >>> DEAL = EVENTS.add("deal", seat=EVERYONE, n=EVERYONE, source="box", target="hand.{seat}", count="n")
    >>> EVENTS.kinds[DEAL].name
    'deal'
    """

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(
        self,
        name: str,
        /,
        *,
        source: str = "",
        target: str = "",
        face: str = "",
        count: str = "",
        thing: str = "",
        heard_by: str = "",
        sheet: bool = False,
        **arguments: Audience,
    ) -> int:
        """Declare a kind of event and return its number, for rule code.

        Arguments are those of ``emit`` in order, three at most, each with who may know it. A movement carries the card
        in the argument ``card``, unless ``face`` names another argument (or ``=KIND``, a fixed kind); ``count`` names
        the argument with the number of cards. ``heard_by`` narrows who hears of it: what somebody does while all act at
        once is told to that ``seat`` at once, and to the ``others`` when it is revealed. ``thing`` names a mark that
        goes to ``target`` from wherever it lies; ``source`` is where it comes from at first.

        Raises BadGame for a fourth argument, or a pattern that names no argument.
        """
        shown = f"={thing}" if thing else face or ("card" if "card" in arguments else "=back")
        kind = EventKind(name, tuple(arguments.items()), source, target, shown, count, thing, heard_by, sheet)
        _check(kind)
        self.kinds.append(kind)
        return len(self.kinds) - 1

    def number(self, name: str) -> int:
        """The number of the kind with this name. Raises BadGame naming those there are."""
        for number, kind in enumerate(self.kinds):
            if kind.name == name:
                return number
        raise BadGame(reason="no_event", name=name, known=", ".join(kind.name for kind in self.kinds))


def _check(kind: EventKind) -> None:
    """Whatever a kind refers to is one of its arguments. Raises BadGame."""
    names = [name for name, _ in kind.arguments]
    if len(names) > MOST_ARGUMENTS:
        raise BadGame(reason="event_arguments", event=kind.name, most=MOST_ARGUMENTS)
    if kind.heard_by not in HEARD_BY:
        raise BadGame(reason="heard_by", event=kind.name, value=kind.heard_by, allowed=", ".join(HEARD_BY[1:]))
    wanted = [name for pattern in (kind.source, kind.target) for _, name, _, _ in Formatter().parse(pattern)]
    wanted += [kind.count, "" if kind.face.startswith("=") else kind.face, "seat" if kind.heard_by else ""]
    for name in wanted:
        if name and name not in names:
            raise BadGame(reason="event_pattern", event=kind.name, name=name, known=", ".join(names) or "–")


__all__ = ["EVERYONE", "NOBODY", "OWNER", "EventKind", "EventKinds", "emit"]
