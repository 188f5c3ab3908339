"""What one viewer may see, as plain data with words: the only objects of the product ever encoded for a client.

A view is made for one viewer (a seat, or a spectator) in one language. Every card has an item id
``zone:kind:ordinal`` (``hand.0:mask:1``); a face-down card has kind ``back``. Movement is told by events, never by
comparing two views.
"""

from __future__ import annotations

import msgspec

UNDO = "undo"
"""The choice that takes the last step back."""


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card on the table. ``kind`` is ``back`` where this viewer may not see the face."""

    id: str
    kind: str
    label: str = ""
    """The card's name in the viewer's language; what a screen reader says."""
    letter: str = ""
    """One or two characters for the corner, distinct within the game and language."""
    note: str = ""
    """What the card does, in sentences, where its name is not enough."""
    signs: list[str] = []
    """The same in signs, for a board that draws them."""


class ZoneView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place where cards lie. ``cards`` may be shorter than ``count``: then the rest is only counted (a pile)."""

    id: str
    """``display``, or with its owner ``hand.0``, ``row.0.mask``."""
    name: str
    """What sort of zone this is: ``hand``, ``row``, ``pile``, ``display``; the same for all seats."""
    layout: str
    """``fan`` (a hand), ``spread`` (side by side), ``row`` (overlapping, in order), ``pile`` (one on another)."""
    label: str
    count: int
    """How many cards lie there; -1 where that is not shown."""
    cards: list[CardView] = []
    seat: int | None = None
    note: str = ""
    """A few words below the zone: ``4 · ×2``, ``empty``."""
    marks: list[str] = []
    """Things lying on the zone that are no cards, by name (``fox``) or state (``closed``)."""
    most: int | None = None
    """How many cards the zone takes, where cards are put together in it; none: any number."""


class CounterView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number everyone (or one seat) can see. With ``top`` it is a track from 0 to top; ``stops`` stand out."""

    id: str
    name: str
    label: str
    value: int
    seat: int | None = None
    top: int | None = None
    stops: list[int] = []


class SheetRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a summary. ``cells`` has one text per seat; ``strong`` marks totals."""

    label: str
    cells: list[str]
    kind: str = ""
    """The card kind this line is about, if any."""
    strong: bool = False
    notes: list[str] = []
    """How each cell came about, in a few signs: ``4·×2`` beside 6 points; none, or one per seat."""


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A summary people want to read after a scoring: rows by seat."""

    title: str
    rows: list[SheetRow]


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat ended. ``share`` is its part of the win in sixtieths."""

    seat: int
    score: int
    share: int
    place: int


class ResultView(msgspec.Struct, frozen=True):
    """The end of a game, best seat first, and how it came to its end."""

    seats: list[SeatResult]
    text: str
    reason: str


class GameView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything one viewer sees of the game itself."""

    game: str
    mood: str
    """Which look of the game applies (an edition, say); empty for the only one."""
    seats: int
    viewer: int | None
    acting: list[int]
    turn: int
    phase: str
    prompt: str
    """What is asked of this viewer now, or what everybody waits for; one short sentence."""
    detail: str
    """A second, smaller line: what one may do, or how many actions are left."""
    zones: list[ZoneView]
    counters: list[CounterView]
    clause: str = ""
    """The clause of RULES.md that matters now."""
    sheets: list[Sheet] = []
    """All summaries so far, oldest first."""
    result: ResultView | None = None
    can_undo: bool = False


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing the acting seat may do now: an action, or with a ``path`` several steps in one."""

    id: str
    """Stable: made of the action itself, ``open:mask``; of a path, its ids."""
    label: str
    action: dict[str, str | int]
    """The structured action, ``{"do": "open", "card": "mask"}``; empty for a path."""
    number: int
    """The dense action number; -1 for a path."""
    cards: list[str] = []
    """Item ids this choice is about; touching any of them offers it."""
    zones: list[str] = []
    """Zone ids this choice is about (a row to extend, the pile to draw from)."""
    path: list[str] = []
    """The ids of what is done one after the other, ``undo`` for each own step taken back; empty for an action."""


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that went from one zone to another; ``kind`` is ``back`` where the viewer saw no face.

    With a ``count`` of 0 no card went but a thing: the mark ``kind``, from wherever it lay, at first from ``source``.
    """

    kind: str
    source: str
    target: str
    count: int = 1


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one viewer may know it, in words and as movement."""

    kind: str
    text: str
    turn: int
    seat: int | None = None
    moves: list[Move] = []
    sheet: int | None = None
    """Index into the view's ``sheets`` of a summary that is now complete."""
