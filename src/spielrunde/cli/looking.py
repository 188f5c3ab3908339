"""What one viewer sees of the table, as lines of text: all that is public, and the viewer's own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby

from ..kernel.text import Texts
from ..kernel.view import CardView, CounterView, GameView, ZoneView

MANY = 8
"""Of more zones of one sort than this (spaces of a track) only those that hold cards or say something have a line."""


class Sight:
    """A view in the reader's language; ``mark`` gives the words for what lies on a zone."""

    def __init__(self, view: GameView, names: Sequence[str], words: Texts, mark: Callable[[str], str]) -> None:
        self._view = view
        self._names = names
        self._words = words
        self._mark = mark

    def hand(self) -> list[str]:
        """The viewer's own cards."""
        own = [zone for zone in self._view.zones if zone.layout == "fan" and zone.seat == self._view.viewer]
        return [self._zone(zone) for zone in own] or [self._words.say("table.no_hand")]

    def table(self) -> list[str]:
        """What is asked, then the middle, then seat by seat: numbers, and where cards lie."""
        lines = [self.prompt(), *self._counters(None), *self._place(None)]
        for seat in range(self._view.seats):
            lines += ["", self._names[seat], *self._counters(seat), *self._place(seat)]
        return lines

    def prompt(self) -> str:
        """What is asked, or whom all wait for, and the smaller line beside it."""
        head = self._view.prompt
        return f"{head}{'' if head.endswith('?') else '.'} {self._view.detail}".rstrip()

    def _counters(self, seat: int | None) -> list[str]:
        """Numbers and tracks on one line."""
        found = [self._counter(counter) for counter in self._view.counters if counter.seat == seat]
        return [f"  {' · '.join(found)}"] if found else []

    def _counter(self, counter: CounterView) -> str:
        value = self._words.number(counter.value)
        if counter.top is not None:
            value = f"{value} / {self._words.number(counter.top)}"
        if counter.stops:
            stops = self._words.both(self._words.number(stop) for stop in counter.stops)
            value = self._words.say("table.stops", value=value, stops=stops)
        return f"{counter.label}: {value}"

    def _place(self, seat: int | None) -> list[str]:
        """The zones of a seat or of the middle; those that are empty, or hidden, by name on one line."""
        zones = [zone for zone in self._view.zones if zone.seat == seat]
        sizes = Counter(zone.name for zone in zones)
        alone = {name: size <= MANY for name, size in sizes.items()}
        lines = [self._zone(zone, alone[zone.name]) for zone in zones if _says(zone, alone[zone.name])]
        rest = [zone for zone in zones if not _says(zone, True) and alone[zone.name]]
        empty = [zone.label for zone in rest if zone.count == 0]
        hidden = [zone.label for zone in rest if zone.count < 0 and seat not in (None, self._view.viewer)]
        for key, labels in (("table.empty", empty), ("table.hidden", hidden)):
            if labels:
                lines.append(f"  {self._words.say(key, zones=', '.join(labels))}")
        return lines

    def _zone(self, zone: ZoneView, alone: bool = True) -> str:
        cards = self._cards(zone) if zone.count or alone else ""
        parts = [cards, zone.note, *self._marks(zone)]
        return f"  {zone.label.rstrip('.')}: {' · '.join(part for part in parts if part)}"

    def _cards(self, zone: ZoneView) -> str:
        if zone.count == 0:
            nothing = self._words.say("table.nothing")
            return "" if nothing in zone.note else nothing
        if all(card.kind == "back" for card in zone.cards):
            return self._words.say("table.face_down", n=zone.count) if zone.count > 0 else ""
        shown = ", ".join(_counted(list(same)) for _, same in groupby(zone.cards, lambda card: (card.label, card.note)))
        return shown if len(zone.cards) >= zone.count else self._words.say("table.in_all", cards=shown, n=zone.count)

    def _marks(self, zone: ZoneView) -> list[str]:
        """Words for what lies on a zone, but for those its label or its note says."""
        words = [self._mark(mark) for mark in dict.fromkeys(zone.marks)]
        return [word for word in words if word.lower() not in f"{zone.label}\n{zone.note}".lower()]


def _says(zone: ZoneView, alone: bool) -> bool:
    """Whether a zone has something to tell; one among many like it not by its marks, which are printed on them all."""
    return bool(zone.cards or zone.count > 0 or zone.note or (zone.marks and alone))


def _counted(cards: list[CardView]) -> str:
    """Equal cards side by side, with what they do."""
    face = cards[0].label + (f" ({cards[0].note})" if cards[0].note else "")
    return f"{len(cards)} × {face}" if len(cards) > 1 else face
