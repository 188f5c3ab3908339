"""What a game's ``view`` module works on: the masked record of one viewer, and words for what lies in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from .layout import Record
from .meta import Meta
from .options import Value
from .text import Texts
from .view import CardView

BACK = "back"
"""The kind of a card whose face the viewer may not see."""

S = TypeVar("S", bound=Record)


@dataclass(frozen=True)
class HeardEvent:
    """An event with what this viewer may not know of it set to None."""

    name: str
    arguments: dict[str, int | None]


Explain = Callable[["Scene[S]", int], tuple[str, list[str]]]
"""What a card of a kind (a number) does, in sentences and in signs."""


@dataclass(frozen=True, kw_only=True)
class Scene(Generic[S]):
    """One viewer's masked record ``s``, and the words for it. What the viewer may not see is -1 in it, so that no view
    can show it."""

    s: S
    meta: Meta
    options: Mapping[str, Value]
    viewer: int | None
    seats: int
    acting: list[int]
    mood: str
    shared: Texts
    """The kernel's own texts."""
    texts: Texts
    names: Sequence[str]
    explain: Explain[S]

    @property
    def seat(self) -> int:
        """The viewer's seat, for what is asked only of somebody who sits at the table."""
        assert self.viewer is not None
        return self.viewer

    @property
    def phase(self) -> str:
        """The phase of the game by name; ``over`` at its end."""
        return self.meta.phases[getattr(self.s, "phase", 0)] if self.acting else "over"

    def say(self, key: str, **words: object) -> str:
        """A sentence of the game."""
        return self.texts.say(key, **words)

    def kind_label(self, kind: str) -> str:
        """A card's name."""
        return self.shared.say("card.back") if kind == BACK else self.texts.say(f"card.{kind}")

    def card(self, zone: str, kind: int, ordinal: int = 0) -> CardView:
        """The card of a kind (a number) that is the ``ordinal``-th of its kind in a zone."""
        name = self.meta.kinds[kind]
        note, signs = self.explain(self, kind)
        letter = self.texts.say(f"letter.{name}")
        return CardView(f"{zone}:{name}:{ordinal}", name, self.kind_label(name), letter, note, signs)

    def cards(self, zone: str, counts: Iterable[int]) -> list[CardView]:
        """All cards of a zone given as counts by kind; none where the counts are hidden."""
        return [self.card(zone, kind, ordinal) for kind, count in enumerate(counts) for ordinal in range(max(count, 0))]

    def backs(self, zone: str, count: int, first: int = 0) -> list[CardView]:
        """Face-down cards, the ``first``-th and following."""
        label = self.kind_label(BACK)
        return [CardView(f"{zone}:{BACK}:{first + ordinal}", BACK, label) for ordinal in range(count)]
