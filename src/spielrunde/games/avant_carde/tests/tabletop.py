"""Tables laid out by name for the scenario tests: hands, decks, discard piles, lines, the gallery.

Seats are A to E. A deck is written in the order in which it will be drawn, and lies there for all to see. What a seat
has is said in full: starter decks are given so that there are such cards, what is not named of them lies in the box,
and gallery cards named come out of their stacks. A stack of the gallery can be laid out too, its top card first.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

from spielrunde.kernel.match import Match

from ..cards import DECKS, GALLERY_KINDS, KIND_NAMES, KINDS, NUMBERS, STACK, STACKS, STARTER
from ..lines import begin_lines
from ..money import shown_card
from ..state import State
from ..turns import begin_turn
from .conservation import conserve

GAME = "avant_carde"
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
Words = Mapping[str, str]


def kind(name: str) -> int:
    """The number of a card."""
    return KIND_NAMES.index(name)


def seat_number(letter: str) -> int:
    """The seat of a letter."""
    return "ABCDE".index(letter)


class Table:
    """A match one can lay out and play by words."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> State:
        """The full record."""
        assert isinstance(self.match.state, State)
        return self.match.state

    def do(self, letter: str, *words: str) -> Table:
        """Let a seat act; every card is accounted for after every step."""
        for word in words:
            self.match.apply(seat_number(letter), word)
            conserve(self.state)
        return self

    def may(self, letter: str) -> set[str]:
        """What a seat may do."""
        return {self.match.game.actions.id(number) for number in self.match.legal(seat_number(letter))}

    def plays(self, letter: str) -> set[str]:
        """The cards a seat may lay."""
        return {word.split(":")[1] for word in self.may(letter) if word.startswith("play:")}

    def lay(self, letter: str, words: str) -> Table:
        """Lay cards one after the other."""
        return self.do(letter, *(f"play:{name}" for name in words.split()))

    def cards(self, zone: str, letter: str) -> str:
        """The cards of a seat in a zone by kind: ``deck``, ``hand``, ``pile`` (while lines are laid), ``discard``."""
        cells = getattr(self.state, zone)
        seat = seat_number(letter)
        return " ".join(KIND_NAMES[k] for k in range(KINDS) for _ in range(cells[seat, k]))

    def line(self, letter: str) -> str:
        """What lies in a line that is shown."""
        s, seat = self.state, seat_number(letter)
        lying = [place for place in range(s.line_size[seat]) if s.line[seat, place] >= 0]
        return " ".join(KIND_NAMES[shown_card(s, seat, place)] for place in lying)

    @property
    def left(self) -> int:
        """Money to spend."""
        return self.state.earned - self.state.spent

    def told(self, letter: str | None = None, lang: str = "en") -> list[str]:
        """What a seat (None: a spectator) was told of the last step."""
        viewer = None if letter is None else seat_number(letter)
        told = self.match.told(len(self.match.moments), viewer, lang, NAMES[: self.match.seats])
        return [event.text for event in told if event.text]

    def view(self, letter: str | None = None, lang: str = "en") -> Any:
        """The table as somebody sees it."""
        return self.match.view(None if letter is None else seat_number(letter), lang, NAMES[: self.match.seats])

    def zone(self, name: str, letter: str | None = None) -> Any:
        """A zone as somebody sees it."""
        return next(zone for zone in self.view(letter).zones if zone.id == name)

    def counters(self, letter: str | None = None) -> dict[str, int]:
        """All counters as somebody sees them."""
        return {counter.id: counter.value for counter in self.view(letter).counters}


def new(seats: int = 2, seed: int | str = 1, **options: Any) -> Table:
    """A fresh deal; seat A begins unless told otherwise."""
    return Table(Match.new(GAME, seats=seats, options={"start_seat": 1, **options}, seed=seed))


def laying(
    hands: Words, *, decks: Words | None = None, discards: Words | None = None, seats: int = 2, **options: Any
) -> Table:
    """A round in which everybody begins a line. Seats not named hold the white 1."""
    t = new(seats, **options)
    s = t.state
    hands = {letter: hands.get(letter, "w1") for letter in "ABCDE"[:seats]}
    _clear(s)
    for letter, words in hands.items():
        seat = seat_number(letter)
        for name in words.split():
            s.hand[seat, kind(name)] += 1
            s.hand_size[seat] += 1
    _lay_decks(s, decks or {}, discards or {})
    _settle(s)
    begin_lines(s)
    conserve(s)
    return t


def buying(
    lines: Words,
    *,
    discards: Words | None = None,
    decks: Words | None = None,
    gallery: Mapping[int, str] | None = None,
    seats: int = 2,
    change: str = "",
    gem: str = "",
    awards: Mapping[str, int] | None = None,
    round_number: int = 1,
    first: str = "A",
    extra: Mapping[str, int] | None = None,
    **options: Any,
) -> Table:
    """The buy turn of seat ``first``, which holds the first player token. Seats not named show the white 1."""
    t = new(seats, **options)
    s = t.state
    _clear(s)
    for letter in "ABCDE"[:seats]:
        seat = seat_number(letter)
        for name in lines.get(letter, "w1").split():
            s.line[seat, s.line_size[seat]] = kind(name)
            s.line_size[seat] += 1
        s.change[seat] = int(letter in change)
        s.gem[seat] = int(letter in gem)
        s.awards[seat] = (awards or {}).get(letter, 0)
        s.extra[seat] = (extra or {}).get(letter, 0)
    s.taken = sum(s.awards[seat] for seat in range(seats))
    s.round, s.first = round_number, seat_number(first)
    _lay_decks(s, decks or {}, discards or {})
    _settle(s)
    for number, words in (gallery or {}).items():
        _lay_stack(s, number, words.split())
    begin_turn(s, s.first)
    conserve(s)
    return t


def _clear(s: State) -> None:
    for seat in range(s.seats):
        for k in range(KINDS):
            for zone in (s.deck, s.hand, s.pile, s.discard, s.sure, s.owned):
                zone[seat, k] = 0
        s.hand_size[seat] = s.held[seat] = s.deck_size[seat] = s.deck_left[seat] = 0
        s.discard_size[seat] = s.piled[seat] = s.end_colours[seat] = s.end_numbers[seat] = 0


def _lay_decks(s: State, decks: Words, discards: Words) -> None:
    for letter, words in decks.items():
        seat = seat_number(letter)
        for name in reversed(words.split()):
            s.top[seat, s.tops[seat]] = kind(name)
            s.tops[seat] += 1
            s.deck[seat, kind(name)] += 1
            s.deck_size[seat] += 1
    for letter, words in discards.items():
        for name in words.split():
            s.discard[seat_number(letter), kind(name)] += 1
            s.discard_size[seat_number(letter)] += 1


def _settle(s: State) -> None:
    """Give every seat what it has on the table, and put what is missing or too much into box and gallery."""
    for k in range(KINDS):
        for seat in range(s.seats):
            shown = sum(s.line[seat, place] == k for place in range(s.line_size[seat]))
            s.owned[seat, k] = s.deck[seat, k] + s.hand[seat, k] + s.discard[seat, k] + shown
    named = [sum(s.owned[seat, k] for seat in range(s.seats)) for k in range(KINDS)]
    started = _give_starters(s, named)
    for k in range(KINDS):
        s.box[k] = max(started[k] - named[k], 0)
        if named[k] > started[k]:
            _take_out(s, k, named[k] - started[k])


def _give_starters(s: State, named: list[int]) -> list[int]:
    """Give starter decks with all low and high cards that were named; returns how many of each kind they have."""
    for decks in permutations(range(DECKS), s.seats):
        started = [int(sum(STARTER[deck, k] for deck in decks)) for k in range(KINDS)]
        if all(named[k] <= started[k] for k in range(GALLERY_KINDS, KINDS)):
            for seat, deck in enumerate(decks):
                s.starter[seat] = deck
            return started
    raise AssertionError("no starter decks have all these cards")


def _take_out(s: State, k: int, cards: int) -> None:
    stack = int(STACK[k])
    s.middle[k] -= cards
    if s.middle[k] < 0 and s.face[stack] == k:
        other = next(4 * stack + c for c in range(4) if s.middle[4 * stack + c] > 0)
        s.face[stack] = other
        s.middle[other] -= 1
        s.middle[k] += 1
    assert s.middle[k] >= 0, f"more {KIND_NAMES[k]} than there are"
    s.middle_size[stack] -= cards
    s.stack_size[stack] -= cards


def _lay_stack(s: State, number: int, names: list[str]) -> None:
    """Let a stack consist of these cards in this order; the rest of it lies in the box."""
    stack = NUMBERS.index(number)
    left = {4 * stack + c: s.middle[4 * stack + c] + (s.face[stack] == 4 * stack + c) for c in range(4)}
    for name in names:
        left[kind(name)] -= 1
        assert left[kind(name)] >= 0, f"more {name} than there are"
    for k, cards in left.items():
        s.box[k] += cards
        s.middle[k] = 0
    s.middle_size[stack] = 0
    s.stack_size[stack] = len(names)
    s.face[stack] = kind(names[0]) if names else -1
    s.under_size[stack] = max(len(names) - 1, 0)
    for place, name in enumerate(names[1:]):
        s.under[stack, place] = kind(name)


def rest_of(s: State, number: int) -> int:
    """Cards of a stack of the gallery."""
    assert number - 2 in range(STACKS)
    return s.stack_size[number - 2]
