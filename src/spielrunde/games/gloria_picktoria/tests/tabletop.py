"""A table laid out by name, so that a test reads like the rulebook.

    t = table(seats=3, rows={"A": "ring 4 hat 1", "B": "ring 2*"}, fox="A ring", hands={"A": "mask joker"}, shown=3)
    t.do("A", "take:worm", turning="scoring mask")
    assert t.points == [0, 4, 0]

Seats are letters, cards are named as in ``cards.py``. A row is its suit and its length; after the length ``j`` adds a
joker and ``*`` a doubler: ``ring 2jj*`` are two set cards, two jokers (so a row of 4) and a doubler. Every row lies on
a base. What is not named lies in the pile, except in an edition that deals the doublers: there a doubler that is not
named is out of the game. A card that is named too often is an error.

The pile has no order, so the cards that an action turns up are named with the action; an action that turns up other
cards, or fewer, fails.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from unittest.mock import patch

from spielrunde.games.gloria_picktoria import taking
from spielrunde.games.gloria_picktoria.cards import (
    DOUBLERS,
    HAND_NAMES,
    JOKERS,
    KIND_NAMES,
    PER_SUIT,
    SCORING,
    SCORING_CARDS,
    SUIT_NAMES,
)
from spielrunde.games.gloria_picktoria.state import State
from spielrunde.kernel.layout import Vector
from spielrunde.kernel.match import Match
from spielrunde.kernel.view import Choice, EventView, ZoneView
from spielrunde.kernel.zones import seal

GAME = "gloria_picktoria"
SOME_CARD = -1
"""A base of which only matters that it is there."""

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eli")


def seat_number(letter: str) -> int:
    """``A`` is seat 0."""
    return "ABCDE".index(letter)


class Table:
    """A match whose state was laid out by hand. Points are whole points, actions cost action points (AP)."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> State:
        """The full state; after an undo it is another object."""
        state = self.match.state
        assert isinstance(state, State)
        return state

    @property
    def points(self) -> list[int]:
        """Points of all seats so far."""
        return self.match.scores()

    @property
    def ap(self) -> int:
        """Action points left in this turn."""
        return self.state.ap

    @property
    def turn_of(self) -> str:
        """Letters of the seats that may act; empty when the game is over."""
        return "".join("ABCDE"[seat] for seat in self.match.acting())

    @property
    def fox(self) -> str:
        """Where the fox stands, like ``A ring``; empty while it is beside the pile."""
        s = self.state
        return f"{'ABCDE'[s.fox_seat]} {SUIT_NAMES[s.fox_suit]}" if s.fox_seat >= 0 else ""

    @property
    def display(self) -> list[str]:
        """The face-up cards, by kind."""
        return _names(self.state.display)

    def hand(self, letter: str) -> list[str]:
        """A hand, by kind."""
        return self.hand_of(self.state, letter)

    @staticmethod
    def hand_of(s: State, letter: str) -> list[str]:
        """A hand in a record, by kind."""
        seat = seat_number(letter)
        return _names([s.hand[seat, kind] for kind in range(len(HAND_NAMES))])

    def length(self, letter: str, suit: str) -> int:
        """Length of a row; 0 where there is none."""
        return self.state.row_length[seat_number(letter), SUIT_NAMES.index(suit)]

    def legal(self, letter: str, verb: str = "") -> set[str]:
        """What a seat may do now, as words; only actions of one verb, if it is given."""
        seat = seat_number(letter)
        words = {self.match.game.actions.id(number) for number in self.match.legal(seat)}
        return {word for word in words if not verb or word.split(":")[0] == verb}

    def do(self, letter: str, action: str, *, turning: str = "") -> None:
        """Carry out an action, checked; ``turning`` names the cards it turns up from the pile, in order."""
        cards = [KIND_NAMES.index(name) for name in turning.split()]
        with _stacked(cards):
            self.match.apply(seat_number(letter), action)
        assert not cards, f"not turned up: {[KIND_NAMES[kind] for kind in cards]}"

    def told(self, viewer: str = "", lang: str = "en") -> list[EventView]:
        """What the last step is told as, to a seat or to a spectator."""
        seat = seat_number(viewer) if viewer else None
        return self.match.told(len(self.match.moments), seat, lang, NAMES[: self.match.seats])

    def sentences(self, viewer: str = "", lang: str = "en") -> list[str]:
        """The sentences of the last step."""
        return [event.text for event in self.told(viewer, lang) if event.text]

    def zone(self, viewer: str, zone: str) -> ZoneView:
        """One zone as a viewer (empty: a spectator) sees it."""
        seat = seat_number(viewer) if viewer else None
        return next(found for found in self.match.view(seat).zones if found.id == zone)

    def choice(self, letter: str, action: str, lang: str = "en") -> Choice:
        """One of the choices offered to a seat."""
        offered = self.match.choices(seat_number(letter), lang, NAMES[: self.match.seats])
        return next(choice for choice in offered if choice.id == action)


def table(
    *,
    edition: str = "gloria",
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    hands: Mapping[str, str] | None = None,
    rows: Mapping[str, str] | None = None,
    bases: Mapping[str, str] | None = None,
    display: str = "hat rug tail",
    fox: str = "",
    shown: int = 0,
    active: str = "A",
    ap: int | None = None,
) -> Table:
    """Lay out a table: hands, rows and empty bases by seat, the fox, how many scoring cards are shown, whose turn."""
    match = Match.new(GAME, seats=seats, options={"edition": edition, **(options or {})}, seed=1)
    s = match.state
    assert isinstance(s, State)
    _clear(s)
    for letter, words in (hands or {}).items():
        for name in words.split():
            _hold(s, seat_number(letter), HAND_NAMES.index(name))
    for letter, words in (rows or {}).items():
        parts = words.split()
        for suit, cards in zip(parts[::2], parts[1::2], strict=True):
            _row(s, seat_number(letter), SUIT_NAMES.index(suit), cards)
    for letter, words in (bases or {}).items():
        for name in words.split():
            _base(s, seat_number(letter), HAND_NAMES.index(name))
    for name in display.split():
        s.display[HAND_NAMES.index(name)] += 1
    s.fox_seat, s.fox_suit = -1, -1
    if fox:
        s.fox_seat, s.fox_suit = seat_number(fox[0]), SUIT_NAMES.index(fox[2:])
    s.shown_scoring = shown
    _fill_bases(s)
    _rest_to_pile(s)
    s.active = seat_number(active)
    s.ap = s.actions_per_turn if ap is None else ap
    return Table(match)


def cards_in_play(s: State) -> Counter[str]:
    """Every card of the game wherever it is, by name: what ``1.3`` says is always the same."""
    count: Counter[str] = Counter()
    for kind, name in enumerate(HAND_NAMES):
        held = sum(s.hand[seat, kind] for seat in range(s.seats))
        laid = sum(s.base_kind[base] == kind for base in range(s.bases))
        count[name] += held + laid + s.display[kind] + s.pile[kind]
    for seat in range(s.seats):
        for suit, name in enumerate(SUIT_NAMES):
            jokers = s.row_jokers[seat, suit].bit_count()
            count["joker"] += jokers
            count[name] += s.row_length[seat, suit] - jokers
            count["doubler"] += s.row_doubled[seat, suit]
    count["scoring"] = s.pile[SCORING] + s.shown_scoring
    return count


def _names(counts: list[int] | Vector) -> list[str]:
    return [name for kind, name in enumerate(HAND_NAMES) for _ in range(counts[kind])]


def _clear(s: State) -> None:
    for kind in range(len(KIND_NAMES)):
        s.pile[kind] = 0
    for kind in range(len(HAND_NAMES)):
        s.display[kind] = 0
        for seat in range(s.seats):
            s.hand[seat, kind] = s.known[seat, kind] = 0
    for seat in range(s.seats):
        s.hand_size[seat] = 0


def _hold(s: State, seat: int, kind: int) -> None:
    s.hand[seat, kind] += 1
    s.hand_size[seat] += 1
    if s.dealt_doublers and HAND_NAMES[kind] == "doubler":
        s.known[seat, kind] += 1


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
    whole = dict.fromkeys(SUIT_NAMES, PER_SUIT) | {"joker": JOKERS, "doubler": DOUBLERS, "scoring": SCORING_CARDS}
    used = cards_in_play(s)
    for kind, name in enumerate(KIND_NAMES):
        left = whole[name] - used[name]
        assert left >= 0, f"{name}: {-left} more laid out than there are"
        s.pile[kind] = 0 if name == "doubler" and s.dealt_doublers else left
    s.pile_size = sum(s.pile[kind] for kind in range(len(KIND_NAMES)))


@contextmanager
def _stacked(cards: list[int]) -> Iterator[None]:
    """While it lasts, the pile gives just these cards, and they are taken off the list."""

    def draw(s: State, stream: int, counts: Vector, size: int) -> int:
        assert cards, "a card was turned up that the test did not name"
        kind = cards.pop(0)
        assert counts[kind] > 0, f"no {KIND_NAMES[kind]} left in the pile"
        counts[kind] -= 1
        seal(s)
        return kind

    with patch.object(taking, "draw", draw):
        yield
