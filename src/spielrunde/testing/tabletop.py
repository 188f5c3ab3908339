"""A table laid out by name, so that a test reads like the rulebook: seats are letters, cards have names.

    class Table(Tabletop[State]):                       # a game's own adds its words
        game = "my_game"

    t = Table.deal(seats=3)                             # then anything can be laid elsewhere
    t.clear("hand", "hand_size")
    t.put("hand", {"A": "mask joker", "B": "hat"})
    t.do("A", "take:worm", drawing="scoring mask")
    assert t.hand("A") == "worm mask joker"

Actions are written as their ids. Piles have no order, so ``drawing`` names the cards that an action draws from them
(with ``zones.draw``), in order; an action that draws others, or fewer, fails. Without it any cards are drawn. After
every action the game's ``conservation.py`` has to find every card in its place.

A viewer is a seat's letter, or empty: a spectator.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product
from typing import Any, ClassVar, Generic, Self, cast
from unittest.mock import patch

from spielrunde.bots import decide
from spielrunde.kernel import zones
from spielrunde.kernel.game import Game
from spielrunde.kernel.layout import Vector
from spielrunde.kernel.match import Match
from spielrunde.kernel.scene import S
from spielrunde.kernel.view import Choice, EventView, GameView, ZoneView

from .cases import of_tests
from .play import imagine, with_state

LETTERS = "ABCDEF"
NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eli", "Fay")
"""Who sits at A, B, …"""


def seat_number(letter: str) -> int:
    """``A`` is seat 0."""
    return LETTERS.index(letter)


class Tabletop(Generic[S]):
    """A match one can lay out, play and look at by words. What changes the table returns it."""

    game: ClassVar[str | Game]
    written: Mapping[str, str] = {}
    """How tests write the kinds whose names are not for reading: ``{"red_p3": "red+3"}``."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @classmethod
    def deal(cls, seats: int, seed: int | str = 1, **options: Any) -> Self:
        """A table as it is dealt."""
        return cls(Match.new(cls.game, seats=seats, options=options, seed=seed))

    # --- laying out ---

    def clear(self, *fields: str, to: int = 0) -> Self:
        """Set all cells of fields of the record, usually to 0."""
        for name in fields:
            cells = getattr(self.state, name)
            if isinstance(cells, int):
                setattr(self.state, name, to)
            else:
                for cell in product(*map(range, cells.shape)):
                    cells[cell] = to
        return self

    def put(self, field: str, words: str | Mapping[str, str]) -> Self:
        """Add cards to a field of counts, for all or by seat, and to the field of its size, if there is one."""
        cells, sizes = getattr(self.state, field), getattr(self.state, f"{field}_size", None)
        for letter, cards in ({"": words} if isinstance(words, str) else words).items():
            kinds = [self.kinds(field).index(name) for name in cards.split()]
            seat = [seat_number(letter)] if letter else []
            for kind in kinds:
                cells[*seat, kind] += 1
            if isinstance(sizes, int):
                setattr(self.state, f"{field}_size", sizes + len(kinds))
            elif sizes is not None:
                sizes[*seat] += len(kinds)
        return self

    def mark(self, field: str, numbers: Mapping[str, int]) -> Self:
        """Set a number of some seats: points, tokens."""
        for letter, number in numbers.items():
            getattr(self.state, field)[seat_number(letter)] = number
        return self

    # --- playing ---

    def do(self, letter: str, *actions: str, drawing: str | None = None) -> Self:
        """Carry out actions of a seat, checked: IllegalMove, NotYourTurn; every card is accounted for after each."""
        with self._drawing(drawing):
            for action in actions:
                self.match.apply(seat_number(letter), self.read(action))
                self.conserve()
        return self

    def undo(self, letter: str) -> Self:
        """Take back a seat's last step, if it may: NoUndo."""
        self.match.undo(seat_number(letter))
        return self

    def legal(self, letter: str, verb: str = "") -> set[str]:
        """What a seat may do now; only actions of one verb, if it is given."""
        ids = (self.match.game.actions.id(number) for number in self.match.legal(seat_number(letter)))
        return {self.write(word) for word in ids if not verb or word.split(":")[0] == verb}

    def conserve(self) -> None:
        """Fail unless every card is accounted for."""
        of_tests(self.match.game, "conservation").conserve(self.state)

    def bot_choice(self, bot: str = "greedy") -> str:
        """What a bot does for the first seat that may act."""
        return self.write(self.match.game.actions.id(decide(self.match, self.match.acting()[0], bot)))

    def imagined(self, letter: str, seed: int) -> Self:
        """A table that this seat could not tell from this one; what it cannot know is drawn anew."""
        return type(self)(with_state(self.match, imagine(self.match, self.state, seat_number(letter), seed)))

    @contextmanager
    def _drawing(self, words: str | None) -> Iterator[None]:
        """While it lasts, piles give just these cards; none may be left over."""
        names = [] if words is None else words.split()

        def nth(counts: Vector, n: int) -> int:
            assert names, "a card was drawn that the test did not name"
            kind = self.kinds().index(names.pop(0))
            assert counts[kind] > 0, f"there is no {self.kinds()[kind]} to draw"
            return kind

        if words is None:
            yield
            return
        with patch.object(zones, "nth", nth):
            yield
        assert not names, f"not drawn: {' '.join(names)}"

    # --- words ---

    def kinds(self, field: str = "") -> Sequence[str]:
        """What the cells of a field count, in order; of the piles drawn from, if none is named."""
        return [self.written.get(name, name) for name in self.match.game.meta.kinds]

    def write(self, action: str) -> str:
        """An action as tests write it."""
        return ":".join(self.written.get(part, part) for part in action.split(":"))

    def read(self, action: str) -> str:
        """The id of an action that a test has written."""
        names = {word: name for name, word in self.written.items()}
        return ":".join(names.get(part, part) for part in action.split(":"))

    # --- the full record ---

    @property
    def state(self) -> S:
        """The full record; after an undo it is another object."""
        return cast(S, self.match.state)

    @property
    def letters(self) -> str:
        """Letters of all seats."""
        return LETTERS[: self.match.seats]

    @property
    def turn_of(self) -> str:
        """Letters of the seats that may act; empty when the game is over."""
        return "".join(LETTERS[seat] for seat in self.match.acting())

    @property
    def points(self) -> list[int]:
        """Points of all seats so far."""
        return self.match.scores()

    @property
    def phase(self) -> str:
        """Name of the phase."""
        return self.match.view().phase

    def cards(self, field: str, letter: str = "") -> str:
        """The cards that a field counts, of a seat or of all, by kind."""
        cells, kinds = getattr(self.state, field), self.kinds(field)
        seat = [seat_number(letter)] if letter else []
        return " ".join(kinds[kind] for kind in range(cells.shape[-1]) for _ in range(cells[*seat, kind]))

    def hand(self, letter: str) -> str:
        """A hand, by kind."""
        return self.cards("hand", letter)

    # --- what somebody sees ---

    def view(self, viewer: str = "", lang: str = "en") -> GameView:
        """The table as a viewer sees it."""
        return self.match.view(self._seat(viewer), lang, NAMES[: self.match.seats])

    def zones(self, viewer: str = "", lang: str = "en") -> dict[str, ZoneView]:
        """The zones a viewer sees, by their ids."""
        return {zone.id: zone for zone in self.view(viewer, lang).zones}

    def seen(self, zone: str, viewer: str = "") -> list[str]:
        """The cards a viewer sees in a zone; ``back`` where the face is hidden."""
        return [self.write(card.kind) for card in self.zones(viewer)[zone].cards]

    def counters(self, viewer: str = "") -> dict[str, int]:
        """The numbers a viewer sees, by their ids."""
        return {counter.id: counter.value for counter in self.view(viewer).counters}

    def choice(self, letter: str, action: str, lang: str = "en") -> Choice:
        """One of the choices offered to a seat."""
        offered = self.match.choices(seat_number(letter), lang, NAMES[: self.match.seats])
        return next(choice for choice in offered if choice.id == self.read(action))

    def told(self, viewer: str = "", lang: str = "en") -> list[EventView]:
        """What the last step is told as; the deal, if there was none."""
        return self.match.told(len(self.match.moments), self._seat(viewer), lang, NAMES[: self.match.seats])

    def sentences(self, viewer: str = "", lang: str = "en") -> list[str]:
        """The sentences of the last step."""
        return [event.text for event in self.told(viewer, lang) if event.text]

    @staticmethod
    def _seat(viewer: str) -> int | None:
        return seat_number(viewer) if viewer else None
