"""A table laid out by name, so that a test reads like the rulebook.

    t = table(seats=3, areas={"A": "red+3*x2 red-3"}, auction="x0 x1 green+1")
    t.bid("A", "6", "2 3").bid("B", "5").bid("C")
    t.take("A", "x0", "A", "red-3")
    assert t.score("A") == 12

Value cards in hands and bids are digits; lots are written ``red+3`` or ``x2``, a pair ``red+3*x2``. Everybody has a set
of value cards, unless ``hands`` says otherwise; cards not named are in the hand of the last seat not named. Lots not
named are in the piles, or removed if there are more than the round leaves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from spielrunde.testing.tabletop import LETTERS, Tabletop, seat_number

from ..arranging import way
from ..cards import FACTOR_NAMES, LOT_NAMES, PILE_CARDS, PILES, PLANETS, VALUES
from ..placing import place_on
from ..scoring import total
from ..state import BID, State

GAME = "galaxis"
DIGITS = "123456"
WORDS = [name.replace("_p", "+").replace("_m", "-") for name in LOT_NAMES]
PAIRS = [f"{planet}*{factor}" for planet, factor in product(WORDS[:PLANETS], FACTOR_NAMES)]


class Table(Tabletop[State]):
    """A match whose state was laid out by hand."""

    game = GAME
    written: Mapping[str, str] = dict(zip(LOT_NAMES, WORDS, strict=True))

    def kinds(self, field: str = "") -> Sequence[str]:
        """Most fields count lots."""
        return {"hand": DIGITS, "known": DIGITS, "pair": PAIRS}.get(field, WORDS)

    @property
    def picks(self) -> str:
        """Letters of those who get a lot in this round, in order."""
        return "".join(LETTERS[self.state.winner[place]] for place in range(self.state.winners))

    def begun(self, letter: str) -> list[tuple[int, ...]]:
        """The bids a seat is putting together, each from low to high, as the cards say."""
        s, seat = self.state, seat_number(letter)
        cells = [range(bid * VALUES, (bid + 1) * VALUES) for bid in range(s.draft[seat])]
        return [tuple(cell % VALUES + 1 for cell in bid for _ in range(s.bid[seat, cell])) for bid in cells]

    def area(self, letter: str) -> list[str]:
        """Pairs, then singles, in the order of their numbers."""
        return [*self.cards("pair", letter).split(), *self.cards("single", letter).split()]

    def score(self, letter: str) -> int:
        """Points of a seat so far."""
        return total(self.state, seat_number(letter))

    def begin(self, letter: str, *bids: str) -> Table:
        """Put bids together in the order the rules want, without laying them."""
        for number in way(tuple(sorted(int(card) - 1 for card in bid.split())) for bid in bids):
            self.do(letter, self.match.game.actions.id(number))
        return self

    def bid(self, letter: str, *bids: str, drawing: str | None = None) -> Table:
        """Put bids together and lay them; none is passing."""
        return self.begin(letter, *bids).do(letter, "lay" if bids else "pass", drawing=drawing)

    def take(self, letter: str, lot: str, owner: str, mate: str = "", *, drawing: str | None = None) -> Table:
        """Pick a lot and place it in an area, alone or on a single."""
        seat = seat_number(owner)
        return self.do(letter, f"pick:{lot}", f"pair:{seat}:{mate}" if mate else f"alone:{seat}", drawing=drawing)


def table(
    *,
    seats: int = 4,
    options: Mapping[str, Any] | None = None,
    hands: Mapping[str, str] | None = None,
    areas: Mapping[str, str] = {},
    auction: str = "red+1 green+1 yellow+1",
    round_number: int = 0,
    start: str = "A",
) -> Table:
    """Lay out a table at the beginning of a round: the first that can be, if none is named."""
    t = Table.deal(seats, **(options or {}))
    s = t.state
    for slot, word in enumerate(auction.split()):
        s.pile[s.auction[slot]] += 1
        s.auction[slot] = _take(s, word)
    for letter, words in areas.items():
        for word in words.split():
            _lay(s, seat_number(letter), [_take(s, part) for part in word.split("*")])
    _begin_round(s, round_number)
    if hands is not None:
        _deal(t, hands)
    s.phase, s.start, s.active = BID, seat_number(start), seat_number(start)
    t.conserve()
    return t


def at_pick(letters: str, **more: Any) -> Table:
    """A table at which these seats, each with a higher bid than the next one, are about to pick."""
    t = table(**more)
    for place in range(t.match.seats):
        letter = LETTERS[(t.state.start + place) % t.match.seats]
        t.bid(letter, *([str(6 - letters.index(letter))] if letter in letters else []))
    assert t.picks == letters
    return t


def _take(s: State, word: str) -> int:
    """Take a lot out of the piles."""
    lot = WORDS.index(word)
    s.pile[lot] -= 1
    return lot


def _lay(s: State, seat: int, lots: list[int]) -> None:
    """A single or a pair of an area."""
    s.single[seat, lots[0]] += 1
    if len(lots) == 2:
        s.picked = lots[1]
        place_on(s, seat, seat, lots[0])


def _begin_round(s: State, number: int) -> None:
    """Remove the lots that are too many for the round."""
    left = sum(s.pile)
    s.round = number or PILE_CARDS - left // PILES
    s.pile_height = PILE_CARDS - s.round
    for _ in range(left - PILES * s.pile_height):
        lot = max(range(len(WORDS)), key=lambda lot: s.pile[lot])
        s.pile[lot] -= 1
        s.removed[lot] += 1


def _deal(t: Table, hands: Mapping[str, str]) -> None:
    rest = Counter(DIGITS[: t.state.value_cards] * t.match.seats) - Counter("".join(hands.values()))
    last = [letter for letter in LETTERS[: t.match.seats] if letter not in hands][-1:]
    given = {**hands, **dict.fromkeys(last, " ".join(sorted(rest.elements())))}
    t.clear("hand", "hand_size", "known").put("hand", given).put("known", given)
