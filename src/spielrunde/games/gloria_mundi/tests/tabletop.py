"""A table laid out by name, so that a test reads like the rules.

    t = table(seats=3, forum={0: "F08"}, stock={"A": "3F 2G 5P"}, display={"A": "farm farm city:G01"})
    t.do("A", "play:farm").do("A", "buy:0:farm")
    assert t.display("A") == "farm farm farm:F08 city:G01"

Seats are letters, buildings have the ids of ``cards.toml``, counters are written like there. In a display a card is its
type, with ``:ID`` for its building. What is not named: hands are full, the Forum is empty, stocks are empty, displays
hold one card of each type. Buildings not named lie in the stack in the order of the table, the first one on top."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from spielrunde.games.gloria_mundi.cards import (
    COUNTERS,
    DISCOUNT,
    FORUM_SPACES,
    MOST_CARDS,
    RELIEF,
    TYPE_NAMES,
    TYPES,
)
from spielrunde.games.gloria_mundi.state import BURNT, IN_FORUM, UNSEEN, State
from spielrunde.games.gloria_mundi.table import BUILT_IN
from spielrunde.games.gloria_mundi.tests.conservation import conserve
from spielrunde.kernel.match import Match
from spielrunde.kernel.view import Choice, CounterView, EventView, ZoneView

GAME = "gloria_mundi"
LETTERS = "ABCDEF"
KINDS = "FGPY"
NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eli", "Fay")
ODD = (Path(__file__).parent / "tables" / "odd.toml").read_text(encoding="utf-8")


def ids_of(text: str) -> list[str]:
    """The ids of a table of cards, in order."""
    return [row["id"] for row in tomllib.loads(text)["building"]]


IDS = ids_of(BUILT_IN.read_text(encoding="utf-8"))


def counters(words: str) -> list[int]:
    """``2F 1Y`` as numbers of food, gold, peace, glory."""
    out = [0] * COUNTERS
    for word in words.split():
        out[KINDS.index(word[-1])] += int(word[:-1])
    return out


class Table:
    """A match whose state was laid out by hand."""

    def __init__(self, match: Match, ids: list[str]) -> None:
        self.match = match
        self.ids = ids

    @property
    def state(self) -> State:
        """The full state; after an undo it is another object."""
        state = self.match.state
        assert isinstance(state, State)
        return state

    @property
    def turn_of(self) -> str:
        """The seat that decides; empty when the game is over."""
        return "".join(LETTERS[seat] for seat in self.match.acting())

    @property
    def phase(self) -> str:
        """Name of the phase."""
        return "over" if self.match.over else self.match.game.meta.phases[self.state.phase]

    @property
    def forum(self) -> list[str]:
        """The ids in the Forum, the dearest space first; ``-`` where there is none."""
        return [self._id(self.state.forum[space]) for space in range(FORUM_SPACES)]

    @property
    def laid(self) -> dict[int, str]:
        """Tribute by space."""
        s = self.state
        found = {place + 1: _words([s.laid[place] >> 3 * kind & 7 for kind in range(4)]) for place in range(s.spaces)}
        return {space: words for space, words in found.items() if words}

    def stock(self, letter: str) -> str:
        """The counters of a seat."""
        return _words([self.state.stock[LETTERS.index(letter), kind] for kind in range(COUNTERS)])

    def hand(self, letter: str) -> list[int]:
        """Farms, cities and peace cards in a hand."""
        return [self.state.hand[LETTERS.index(letter), kind] for kind in range(TYPES)]

    def steps(self, letter: str) -> int:
        """How far a Roman is."""
        return self.state.steps[LETTERS.index(letter)]

    def display(self, letter: str) -> str:
        """The cards of a display by type, those without a building first."""
        s, seat = self.state, LETTERS.index(letter)
        out = []
        for kind, name in enumerate(TYPE_NAMES):
            out += [name] * s.bare[seat, kind]
            out += [f"{name}:{self.ids[c]}" for c in range(s.card_count) if s.where[c] == TYPES * seat + kind]
        return " ".join(out)

    def burnt(self) -> set[str]:
        """The ids in the fire space."""
        return {self.ids[card] for card in range(self.state.card_count) if self.state.where[card] == BURNT}

    def action(self, word: str) -> str:
        """An action in which a building is named by its id."""
        do, *rest = word.split(":")
        if do == "buy":
            return word
        return ":".join([do, *(f"b{self.ids.index(part) + 1}" if part in self.ids else part for part in rest)])

    def legal(self, letter: str, verb: str = "") -> set[str]:
        """What a seat may do now, buildings by their ids; only actions of one verb, if it is given."""
        words = {self.match.game.actions.id(number) for number in self.match.legal(LETTERS.index(letter))}
        named = {":".join(self._named(part) for part in word.split(":")) for word in words}
        return {word for word in named if not verb or word.split(":")[0] == verb}

    def do(self, letter: str, *actions: str) -> Table:
        """Carry out actions, checked."""
        for action in actions:
            assert action in self.legal(letter), f"{action} is not among {sorted(self.legal(letter))}"
            self.match.apply(LETTERS.index(letter), self.action(action))
            conserve(self.state)
        return self

    def told(self, viewer: str = "", lang: str = "en") -> list[EventView]:
        """What the last step is told as, to a seat or to a spectator."""
        seat = LETTERS.index(viewer) if viewer else None
        return self.match.told(len(self.match.moments), seat, lang, NAMES[: self.match.seats])

    def sentences(self, viewer: str = "", lang: str = "en") -> list[str]:
        """The sentences of the last step."""
        return [event.text for event in self.told(viewer, lang) if event.text]

    def zones(self, viewer: str = "", lang: str = "en") -> dict[str, ZoneView]:
        """The zones a viewer (empty: a spectator) sees, by their ids."""
        view = self.match.view(LETTERS.index(viewer) if viewer else None, lang, NAMES[: self.match.seats])
        return {zone.id: zone for zone in view.zones}

    def counters(self, viewer: str = "") -> dict[str, CounterView]:
        """The counters a viewer sees, by their ids."""
        view = self.match.view(LETTERS.index(viewer) if viewer else None, "en", NAMES[: self.match.seats])
        return {counter.id: counter for counter in view.counters}

    def choice(self, letter: str, action: str, lang: str = "en") -> Choice:
        """One of the choices offered to a seat."""
        offered = self.match.choices(LETTERS.index(letter), lang, NAMES[: self.match.seats])
        return next(choice for choice in offered if choice.id == self.action(action))

    def _id(self, card: int) -> str:
        return self.ids[card] if card >= 0 else "-"

    def _named(self, part: str) -> str:
        return self._id(int(part[1:]) - 1) if part[:1] == "b" and part[1:].isdigit() else part


def table(
    *,
    seats: int = 4,
    options: Mapping[str, object] | None = None,
    stock: Mapping[str, str] | None = None,
    display: Mapping[str, str] | None = None,
    hands: Mapping[str, tuple[int, int, int]] | None = None,
    forum: Mapping[int, str] | None = None,
    steps: Mapping[str, int] | None = None,
    goth: int = 0,
    laid: tuple[str, ...] = (),
    burnt: str = "",
    stack: str = "",
    stack_size: int | None = None,
) -> Table:
    """Lay out a table in which seat A is to play a card. ``laid`` is the tribute in front of the Goth, ``stack`` what
    lies on top of the stack, in the order in which it comes."""
    given = dict(options or {})
    match = Match.new(GAME, seats=seats, options=given, seed=1)
    s = match.state
    assert isinstance(s, State)
    t = Table(match, ids_of(str(given["cards"])) if "cards" in given else IDS)
    for place, words in enumerate(laid):
        s.laid[goth + place] = sum(n << 3 * kind for kind, n in enumerate(counters(words)))
    s.goth, s.run, s.active, s.actor = goth, len(laid), 0, 0
    for card in range(s.card_count):
        s.where[card] = UNSEEN
    for space in range(FORUM_SPACES):
        s.forum[space] = t.ids.index((forum or {})[space]) if space in (forum or {}) else -1
        if s.forum[space] >= 0:
            s.where[s.forum[space]] = IN_FORUM
    for name in burnt.split():
        s.where[t.ids.index(name)] = BURNT
    for seat, letter in enumerate(LETTERS[:seats]):
        _lay_seat(t, seat, (display or {}).get(letter, "farm city peace"), (hands or {}).get(letter))
        for kind, n in enumerate(counters((stock or {}).get(letter, ""))):
            s.stock[seat, kind] = n
        s.steps[seat] = (steps or {}).get(letter, 0)
    _lay_stack(t, stack.split(), stack_size)
    conserve(s)
    return t


def _lay_seat(t: Table, seat: int, words: str, hand: tuple[int, int, int] | None) -> None:
    """Lay out a display; the hand is given, or all else that was dealt; the rest was lost."""
    s = t.state
    s.discount[seat] = s.relief[seat] = s.hand_size[seat] = 0
    for kind in range(TYPES):
        s.bare[seat, kind] = s.pairs[seat, kind] = 0
    for word in words.split():
        name, _, building = word.partition(":")
        kind = TYPE_NAMES.index(name)
        if building:
            card = t.ids.index(building)
            s.where[card] = TYPES * seat + kind
            s.pairs[seat, kind] += 1
            s.discount[seat] += s.card[card, DISCOUNT]
            s.relief[seat] += s.card[card, RELIEF]
        else:
            s.bare[seat, kind] += 1
    for kind in range(TYPES):
        out = s.bare[seat, kind] + s.pairs[seat, kind]
        s.hand[seat, kind] = s.dealt[kind] - out if hand is None else hand[kind]
        s.lost[seat, kind] = s.dealt[kind] - out - s.hand[seat, kind]
        s.hand_size[seat] += s.hand[seat, kind]


def _lay_stack(t: Table, first: list[str], size: int | None) -> None:
    """Put all buildings that lie nowhere else into the stack, those named on top."""
    s = t.state
    top = [t.ids.index(name) for name in first]
    rest = [card for card in range(s.card_count) if s.where[card] == UNSEEN and card not in top]
    order = [*top, *rest][::-1]
    for place in range(MOST_CARDS):
        s.stack[place] = order[place] if place < len(order) else -1
    s.unseen = len(order)
    s.stack_size = len(order) if size is None else size


def _words(numbers: list[int]) -> str:
    return " ".join(f"{n}{letter}" for letter, n in zip(KINDS, numbers, strict=True) if n)
