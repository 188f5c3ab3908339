"""A table laid out by name, so that a test reads like the rules.

    t = table(seats=3, forum={0: "F08"}, stock={"A": "3F 2G 5P"}, display={"A": "farm farm city:G01"})
    t.do("A", "play:farm", "buy:0:farm")
    assert t.display("A") == "farm farm farm:F08 city:G01"

Buildings have the ids of ``cards.toml``, counters are written like there. In a display a card is its type, with ``:ID``
for its building. What is not named: hands are full, the Forum is empty, stocks are empty, displays hold one card of
each type. Buildings not named lie in the stack in the order of the table, the first one on top.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from spielrunde.kernel.match import Match
from spielrunde.testing.tabletop import Tabletop, seat_number

from ..cards import COUNTERS, DISCOUNT, FORUM_SPACES, RELIEF, TYPE_NAMES, TYPES
from ..state import BURNT, IN_FORUM, UNSEEN, State
from ..table import BUILT_IN

GAME = "gloria_mundi"
KINDS = "FGPY"
ODD = (Path(__file__).parent / "tables" / "odd.toml").read_text(encoding="utf-8")


def ids_of(text: str) -> list[str]:
    """The ids of a table of cards, in order."""
    return [row["id"] for row in tomllib.loads(text)["building"]]


IDS = ids_of(BUILT_IN.read_text(encoding="utf-8"))


class Table(Tabletop[State]):
    """A match whose state was laid out by hand."""

    game = GAME

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.ids = ids_of(str(match.options["cards"])) if match.options["cards"] else IDS
        self.written = {f"b{row}": name for row, name in enumerate(self.ids, start=1)}

    def read(self, action: str) -> str:
        """A purchase names a space of the Forum, which is no id."""
        return action if action.startswith("buy:") else super().read(action)

    @property
    def forum(self) -> list[str]:
        """The ids in the Forum, the dearest space first; ``-`` where there is none."""
        return [self.ids[card] if card >= 0 else "-" for card in self.state.forum]

    @property
    def laid(self) -> dict[int, str]:
        """Tribute by space."""
        found = [_words([cell >> 3 * kind & 7 for kind in range(COUNTERS)]) for cell in self.state.laid]
        return {space: words for space, words in enumerate(found, start=1) if words}

    def stock(self, letter: str) -> str:
        """The counters of a seat."""
        return _words([self.state.stock[seat_number(letter), kind] for kind in range(COUNTERS)])

    def steps(self, letter: str) -> int:
        """How far a Roman is."""
        return self.state.steps[seat_number(letter)]

    def display(self, letter: str) -> str:
        """The cards of a display by type, those without a building first."""
        s, seat = self.state, seat_number(letter)
        out = []
        for kind, name in enumerate(TYPE_NAMES):
            out += [name] * s.bare[seat, kind]
            out += [f"{name}:{self.ids[c]}" for c in range(s.card_count) if s.where[c] == TYPES * seat + kind]
        return " ".join(out)


def table(
    *,
    seats: int = 4,
    options: Mapping[str, Any] | None = None,
    stock: Mapping[str, str] = {},
    display: Mapping[str, str] = {},
    hands: Mapping[str, Sequence[int]] = {},
    forum: Mapping[int, str] = {},
    steps: Mapping[str, int] = {},
    goth: int = 0,
    laid: Sequence[str] = (),
    burnt: str = "",
    stack: str = "",
    stack_size: int | None = None,
) -> Table:
    """Lay out a table in which seat A is to play a card. ``hands`` are numbers of farms, cities and peace cards,
    ``laid`` is the tribute in front of the Goth, ``stack`` what lies on top of the stack, in the order in which it
    comes."""
    t = Table.deal(seats, **(options or {}))
    s = t.state
    for place, words in enumerate(laid, start=goth):
        s.laid[place] = sum(n << 3 * kind for kind, n in enumerate(_counters(words)))
    s.goth, s.run, s.active, s.actor = goth, len(laid), 0, 0
    _lay_buildings(t, forum, burnt.split())
    t.clear("bare", "pairs", "discount", "relief", "stock").mark("steps", steps)
    for letter in t.letters:
        _lay_seat(t, seat_number(letter), display.get(letter, "farm city peace"), hands.get(letter))
        for kind, n in enumerate(_counters(stock.get(letter, ""))):
            s.stock[seat_number(letter), kind] = n
    _lay_stack(t, stack.split(), stack_size)
    t.conserve()
    return t


def _lay_buildings(t: Table, forum: Mapping[int, str], burnt: list[str]) -> None:
    """Lay buildings into the Forum and the fire, and all others aside."""
    s = t.state
    for card, name in enumerate(t.ids):
        s.where[card] = IN_FORUM if name in forum.values() else BURNT if name in burnt else UNSEEN
    for space in range(FORUM_SPACES):
        s.forum[space] = t.ids.index(forum[space]) if space in forum else -1


def _lay_seat(t: Table, seat: int, words: str, hand: Sequence[int] | None) -> None:
    """Lay out a display; the hand is given, or all else that was dealt; the rest was lost."""
    s = t.state
    for word in words.split():
        name, _, building = word.partition(":")
        kind = TYPE_NAMES.index(name)
        (s.pairs if building else s.bare)[seat, kind] += 1
        if building:
            card = t.ids.index(building)
            s.where[card] = TYPES * seat + kind
            s.discount[seat] += s.card[card, DISCOUNT]
            s.relief[seat] += s.card[card, RELIEF]
    for kind in range(TYPES):
        left = s.dealt[kind] - s.bare[seat, kind] - s.pairs[seat, kind]
        s.hand[seat, kind] = left if hand is None else hand[kind]
        s.lost[seat, kind] = left - s.hand[seat, kind]
    s.hand_size[seat] = sum(s.hand[seat, kind] for kind in range(TYPES))


def _lay_stack(t: Table, first: list[str], size: int | None) -> None:
    """Put all buildings that lie nowhere else into the stack, those named on top."""
    s = t.clear("stack", to=-1).state
    top = [t.ids.index(name) for name in first]
    rest = [card for card in range(s.card_count) if s.where[card] == UNSEEN and card not in top]
    for place, card in enumerate(reversed([*top, *rest])):
        s.stack[place] = card
    s.unseen = len(top) + len(rest)
    s.stack_size = s.unseen if size is None else size


def _counters(words: str) -> list[int]:
    """``2F 1Y`` as numbers of food, gold, peace, glory."""
    out = [0] * COUNTERS
    for word in words.split():
        out[KINDS.index(word[-1])] += int(word[:-1])
    return out


def _words(numbers: Sequence[int]) -> str:
    return " ".join(f"{n}{letter}" for letter, n in zip(KINDS, numbers, strict=True) if n)
