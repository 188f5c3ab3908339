"""A table laid out by name, so that a test reads like the rulebook.

    t = table(seats=3, areas={"A": "red+3*x2 red-3"}, auction="x0 x1 green+1")
    t.bid("A", "6", "2 3").bid("B", "5").bid("C")
    t.take("A", "x0", "A", "red-3")
    assert t.score("A") == 12

Seats are letters, value cards digits; lots are written ``red+3`` or ``x2``, a pair ``red+3*x2``. Everybody has a set of
value cards, unless ``hands`` says otherwise; cards not named are in the hand of the last seat not named. Lots not named
are in the piles, or removed if there are more than the round leaves.

Piles have no order, so ``drawing`` names the three lots turned up when an action ends a round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from unittest.mock import patch

from spielrunde.games.galaxis import rules
from spielrunde.games.galaxis.arranging import way
from spielrunde.games.galaxis.cards import FACTORS, LOT_NAMES, LOTS, PILE_CARDS, PILES, PLANETS, VALUES
from spielrunde.games.galaxis.placing import place_on
from spielrunde.games.galaxis.scoring import total
from spielrunde.games.galaxis.state import BID, State
from spielrunde.games.galaxis.tests.conservation import conserve
from spielrunde.kernel.layout import Vector
from spielrunde.kernel.match import Match
from spielrunde.kernel.view import Choice, EventView, GameView, ZoneView
from spielrunde.kernel.zones import seal

GAME = "galaxis"
LETTERS = "ABCD"
NAMES = ("Ada", "Ben", "Cleo", "Dov")


def seat_number(letter: str) -> int:
    """``A`` is seat 0."""
    return LETTERS.index(letter)


def lot(word: str) -> int:
    """The number of a lot written ``red+3`` or ``x2``."""
    return LOT_NAMES.index(word.replace("+", "_p").replace("-", "_m"))


def lot_word(card: int) -> str:
    """How a lot is written."""
    return LOT_NAMES[card].replace("_p", "+").replace("_m", "-")


def values(words: str) -> list[int]:
    """Value cards by number, from digits."""
    return sorted(int(word) - 1 for word in words.split())


class Table:
    """A match whose state was laid out by hand."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> State:
        """The full state; after an undo it is another object."""
        state = self.match.state
        assert isinstance(state, State)
        return state

    @property
    def turn_of(self) -> str:
        """The letter of the seat that acts; empty when the game is over."""
        return "".join(LETTERS[seat] for seat in self.match.acting())

    @property
    def phase(self) -> str:
        """Name of the phase."""
        return self.match.game.meta.phases[self.state.phase]

    @property
    def picks(self) -> str:
        """Letters of those who get a lot in this round, in order."""
        return "".join(LETTERS[self.state.winner[place]] for place in range(self.state.winners))

    @property
    def auction(self) -> set[str]:
        """Lots that lie open."""
        s = self.state
        return {lot_word(s.auction[slot]) for slot in range(PILES) if s.auction[slot] >= 0}

    @property
    def removed(self) -> set[str]:
        """Lots out of the game."""
        return {lot_word(card) for card in range(LOTS) if self.state.removed[card]}

    def hand(self, letter: str) -> str:
        """A hand, from low to high."""
        s, seat = self.state, seat_number(letter)
        return " ".join(str(value + 1) for value in range(VALUES) for _ in range(s.hand[seat, value]))

    def begun(self, letter: str) -> list[tuple[int, ...]]:
        """The bids a seat is putting together, each from low to high, as the cards say."""
        s, seat = self.state, seat_number(letter)
        cells = [range(bid * VALUES, (bid + 1) * VALUES) for bid in range(s.draft[seat])]
        return [tuple(cell % VALUES + 1 for cell in bid for _ in range(s.bid[seat, cell])) for bid in cells]

    def area(self, letter: str) -> list[str]:
        """Pairs, then singles, in the order of their numbers."""
        s, seat = self.state, seat_number(letter)
        pairs = [
            f"{lot_word(planet)}*x{factor}"
            for planet in range(PLANETS)
            for factor in range(FACTORS)
            for _ in range(s.pair[seat, planet * FACTORS + factor])
        ]
        return pairs + [lot_word(card) for card in range(LOTS) for _ in range(s.single[seat, card])]

    def score(self, letter: str) -> int:
        """Points of a seat so far."""
        return int(total(self.state, seat_number(letter)))

    def legal(self, letter: str, verb: str = "") -> set[str]:
        """What a seat may do now, as words; only actions of one verb, if it is given."""
        ids = {self.match.game.actions.id(number) for number in self.match.legal(seat_number(letter))}
        return {word for word in ids if not verb or word.split(":")[0] == verb}

    def do(self, letter: str, action: str, *, drawing: str | None = None) -> Table:
        """Carry out an action, checked; ``drawing`` names the lots it turns up."""
        assert action in self.legal(letter), f"{action} is not among {sorted(self.legal(letter))}"
        with _stacked(drawing):
            self.match.apply(seat_number(letter), action)
        conserve(self.state)
        return self

    def begin(self, letter: str, *bids: str) -> Table:
        """Put bids together in the order the rules want, without laying them."""
        for number in way(tuple(values(bid)) for bid in bids):
            self.do(letter, self.match.game.actions.id(number))
        return self

    def bid(self, letter: str, *bids: str, drawing: str | None = None) -> Table:
        """Put bids together and lay them; none is passing."""
        return self.begin(letter, *bids).do(letter, "lay" if bids else "pass", drawing=drawing)

    def take(self, letter: str, card: str, owner: str, mate: str = "", *, drawing: str | None = None) -> Table:
        """Pick a lot and place it in an area, alone or on a single."""
        self.do(letter, f"pick:{LOT_NAMES[lot(card)]}")
        seat = seat_number(owner)
        where = f"pair:{seat}:{LOT_NAMES[lot(mate)]}" if mate else f"alone:{seat}"
        return self.do(letter, where, drawing=drawing)

    def view(self, viewer: str = "", lang: str = "en") -> GameView:
        """The table as a seat, or (empty) a spectator sees it."""
        return self.match.view(seat_number(viewer) if viewer else None, lang, NAMES[: self.match.seats])

    def zones(self, viewer: str = "") -> dict[str, ZoneView]:
        """The zones a viewer sees, by their ids."""
        return {zone.id: zone for zone in self.view(viewer).zones}

    def told(self, viewer: str = "", lang: str = "en") -> list[EventView]:
        """What the last step is told as."""
        seat = seat_number(viewer) if viewer else None
        return self.match.told(len(self.match.moments), seat, lang, NAMES[: self.match.seats])

    def sentences(self, viewer: str = "", lang: str = "en") -> list[str]:
        """The sentences of the last step."""
        return [event.text for event in self.told(viewer, lang) if event.text]

    def choice(self, letter: str, action: str, lang: str = "en") -> Choice:
        """One of the choices offered to a seat."""
        offered = self.match.choices(seat_number(letter), lang, NAMES[: self.match.seats])
        return next(choice for choice in offered if choice.id == action)


def table(
    *,
    seats: int = 4,
    options: Mapping[str, object] | None = None,
    hands: Mapping[str, str] | None = None,
    areas: Mapping[str, str] | None = None,
    auction: str = "red+1 green+1 yellow+1",
    round_number: int = 0,
    start: str = "A",
) -> Table:
    """Lay out a table at the beginning of a round: the first that can be, if none is named."""
    match = Match.new(GAME, seats=seats, options=options or {}, seed=1)
    s = match.state
    assert isinstance(s, State)
    left = [s.pile[card] for card in range(LOTS)]
    for slot in range(PILES):
        left[s.auction[slot]] += 1
    for slot, word in enumerate(auction.split()):
        s.auction[slot] = lot(word)
        left[lot(word)] -= 1
    for letter, words in (areas or {}).items():
        for word in words.split():
            _lay(s, seat_number(letter), word, left)
    _fill_piles(s, left, round_number)
    if hands is not None:
        _deal(s, hands)
    s.phase, s.start, s.active = BID, seat_number(start), seat_number(start)
    conserve(s)
    return Table(match)


def at_pick(letters: str, **more: object) -> Table:
    """A table at which these seats, each with a higher bid than the next one, are about to pick."""
    t = table(**more)  # type: ignore[arg-type]
    for place in range(t.match.seats):
        letter = LETTERS[(t.state.start + place) % t.match.seats]
        t.bid(letter, *([str(6 - letters.index(letter))] if letter in letters else []))
    assert t.picks == letters
    return t


def _lay(s: State, seat: int, word: str, left: list[int]) -> None:
    """A single or a pair of an area, out of the cards that are left."""
    parts = [lot(part) for part in word.split("*")]
    for card in parts:
        assert left[card] > 0, f"{word}: more laid out than there are"
        left[card] -= 1
    s.single[seat, parts[0]] += 1
    if len(parts) == 2:
        s.picked = parts[1]
        place_on(s, seat, seat, parts[0])


def _fill_piles(s: State, left: list[int], round_number: int) -> None:
    s.round = round_number or PILE_CARDS - sum(left) // PILES
    s.pile_height = PILE_CARDS - s.round
    for card in range(LOTS):
        s.pile[card] = left[card]
    for _ in range(sum(left) - PILES * s.pile_height):
        card = max(range(LOTS), key=lambda card: s.pile[card])
        s.pile[card] -= 1
        s.removed[card] += 1


def _deal(s: State, hands: Mapping[str, str]) -> None:
    given = {seat_number(letter): values(words) for letter, words in hands.items()}
    rest = [value for value in range(s.value_cards) for _ in range(s.seats)]
    for hand in given.values():
        for value in hand:
            rest.remove(value)
    others = [seat for seat in range(s.seats) if seat not in given]
    assert others or not rest, "value cards are left over"
    for seat in others:
        given[seat] = rest if seat == others[-1] else []
    for seat, hand in given.items():
        for value in range(VALUES):
            s.hand[seat, value] = s.known[seat, value] = hand.count(value)
        s.hand_size[seat] = len(hand)


@contextmanager
def _stacked(drawing: str | None) -> Iterator[None]:
    """While it lasts, the piles give just these lots; none may be left over."""
    if drawing is None:
        yield
        return
    cards = [lot(word) for word in drawing.split()]

    def draw(s: State, stream: int, counts: Vector, size: int) -> int:
        assert size == sum(counts[card] for card in range(LOTS))
        card = cards.pop(0)
        counts[card] -= 1
        assert counts[card] >= 0, f"no {lot_word(card)} left to draw"
        seal(s)
        return card

    with patch.object(rules, "draw", draw):
        yield
    assert not cards, f"not drawn: {[lot_word(card) for card in cards]}"
