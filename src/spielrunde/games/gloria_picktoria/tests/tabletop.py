"""A table laid out by name, so that a test reads like the rulebook.

    t = table(seats=3, rows={"A": "ring 4 hat 1", "B": "ring 2*"}, fox="A ring", hands={"A": "mask joker"}, shown=3)
    t.do("A", "take:worm", drawing="scoring mask")
    assert t.points == [0, 4, 0]

A row is its suit and its length; after the length ``j`` adds a joker and ``*`` a doubler: ``ring 2jj*`` are two set
cards, two jokers (so a row of 4) and a doubler. Every row lies on a base. What is not named lies in the pile, except in
an edition that deals the doublers: there a doubler that is not named is out of the game. All cards that an action turns
up have to be named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spielrunde.testing.tabletop import LETTERS, Tabletop, seat_number

from ..cards import DOUBLER, HAND_NAMES, KIND_NAMES, SUIT_NAMES
from ..state import State
from .conservation import cards_in_play, conserve, printed

GAME = "gloria_picktoria"
SOME_CARD = -1
"""A base of which only matters that it is there."""


class Table(Tabletop[State]):
    """A match whose state was laid out by hand."""

    game = GAME

    def do(self, letter: str, *actions: str, drawing: str | None = "") -> Table:
        """Carry out actions of a seat; ``drawing`` names the cards they turn up, in order."""
        return super().do(letter, *actions, drawing=drawing)

    def conserve(self) -> None:
        """Count doublers that are out of the game as if they lay in the pile."""
        s = self.state.copy()
        out = printed(s, DOUBLER) - cards_in_play(s)["doubler"]
        s.pile[DOUBLER] += out
        s.pile_size += out
        conserve(s)

    @property
    def fox(self) -> str:
        """Where the fox stands, like ``A ring``; empty while it is beside the pile."""
        s = self.state
        return f"{LETTERS[s.fox_seat]} {SUIT_NAMES[s.fox_suit]}" if s.fox_seat >= 0 else ""

    def length(self, letter: str, suit: str) -> int:
        """Length of a row; 0 where there is none."""
        return self.state.row_length[seat_number(letter), SUIT_NAMES.index(suit)]


def table(
    *,
    edition: str = "gloria",
    seats: int = 3,
    options: Mapping[str, Any] | None = None,
    hands: Mapping[str, str] = {},
    rows: Mapping[str, str] = {},
    bases: Mapping[str, str] = {},
    display: str = "hat rug tail",
    fox: str = "",
    shown: int = 0,
    active: str = "A",
    ap: int | None = None,
) -> Table:
    """Lay out a table: hands, rows and empty bases by seat, the fox, how many scoring cards are shown, whose turn."""
    t = Table.deal(seats, **{"edition": edition, **(options or {})})
    t.clear("pile", "display", "hand", "hand_size", "known").put("hand", hands).put("display", display)
    s = t.state
    for seat in range(seats):
        s.known[seat, DOUBLER] = s.hand[seat, DOUBLER] if s.dealt_doublers else 0
    for letter, words in rows.items():
        parts = words.split()
        for suit, cards in zip(parts[::2], parts[1::2], strict=True):
            _row(s, seat_number(letter), SUIT_NAMES.index(suit), cards)
    for letter, words in bases.items():
        for name in words.split():
            _base(s, seat_number(letter), HAND_NAMES.index(name))
    s.fox_seat, s.fox_suit = (seat_number(fox[0]), SUIT_NAMES.index(fox[2:])) if fox else (-1, -1)
    s.shown_scoring = shown
    _fill_bases(s)
    _rest_to_pile(s)
    s.active = seat_number(active)
    s.ap = s.actions_per_turn if ap is None else ap
    t.conserve()
    return t


def _base(s: State, seat: int, kind: int) -> None:
    s.base_owner[s.bases], s.base_kind[s.bases] = seat, kind
    s.bases += 1
    s.base_count[seat] += 1


def _row(s: State, seat: int, suit: int, cards: str) -> None:
    jokers = cards.count("j")
    real = int(cards.rstrip("*").rstrip("j"))
    _base(s, seat, SOME_CARD)
    s.row_base[seat, suit] = s.row_count[seat]
    s.row_count[seat] += 1
    s.row_length[seat, suit] = real + jokers
    s.row_jokers[seat, suit] = sum(1 << position for position in range(real, real + jokers))
    s.row_doubled[seat, suit] = int(cards.endswith("*"))


def _fill_bases(s: State) -> None:
    """Lay the bases of the rows: each a card of the suit that has most cards left."""
    for base in range(s.bases):
        if s.base_kind[base] == SOME_CARD:
            used = cards_in_play(s)
            s.base_kind[base] = min(range(len(SUIT_NAMES)), key=lambda kind: used[SUIT_NAMES[kind]])


def _rest_to_pile(s: State) -> None:
    used = cards_in_play(s)
    for kind, name in enumerate(KIND_NAMES):
        s.pile[kind] = 0 if kind == DOUBLER and s.dealt_doublers else printed(s, kind) - used[name]
    s.pile_size = sum(s.pile)
