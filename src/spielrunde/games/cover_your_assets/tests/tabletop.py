"""A table laid out by name, so that a test reads like the rulebook.

    t = table(seats=3, hands={"A": "scooter gold"}, stacks={"A": "cabin cabin", "B": "piano piano / scooter silver"})
    t.do("A", "challenge:1:same")
    assert t.stack("A") == ["cabin cabin", "scooter scooter silver"]

Seats are letters, cards are named as in ``cards.py``. A stack is its sets from the bottom, with ``/`` between them. The
discard pile is named from the bottom, draft piles by their open cards (``-`` for none). What is not named lies face
down: in the draw pile, or with ``pile="…"`` only the cards named do, and the rest lies at the bottom of the discard
pile. ``pile=""`` is the end of a round.

Piles have no order, so ``drawing`` names the cards an action draws or turns up, in order; an action that draws others,
or fewer, fails. Without it any cards are drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

from spielrunde.games.cover_your_assets import deal, draft
from spielrunde.games.cover_your_assets.cards import ASSETS, GOLD, JAR, KIND_NAMES, KINDS, SILVER
from spielrunde.games.cover_your_assets.sets import add_card, new_set, push, set_value
from spielrunde.games.cover_your_assets.state import PILES, State
from spielrunde.games.cover_your_assets.tests.conservation import cards, conserve
from spielrunde.kernel.layout import Vector
from spielrunde.kernel.match import Match
from spielrunde.kernel.view import Choice, EventView, ZoneView
from spielrunde.kernel.zones import seal

GAME = "cover_your_assets"
LETTERS = "ABCDEF"
NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eli", "Fay")


def seat_number(letter: str) -> int:
    """``A`` is seat 0."""
    return LETTERS.index(letter)


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
        """Letters of the seats that may act; empty when the game is over."""
        return "".join(LETTERS[seat] for seat in self.match.acting())

    @property
    def top(self) -> str:
        """The open card of the discard pile; empty if there is none."""
        return KIND_NAMES[self.state.top] if self.state.top >= 0 else ""

    @property
    def phase(self) -> str:
        """Name of the phase."""
        return self.match.game.meta.phases[self.state.phase]

    def hand(self, letter: str) -> str:
        """A hand in the order of kinds."""
        s, seat = self.state, seat_number(letter)
        return " ".join(name for kind, name in enumerate(KIND_NAMES) for _ in range(s.hand[seat, kind]))

    def stack(self, letter: str) -> list[str]:
        """The sets of a seat from the bottom, assets first."""
        s, seat = self.state, seat_number(letter)
        return [_set_words(s, s.stack[seat, place]) for place in range(s.stack_size[seat])]

    def worth(self, letter: str) -> int:
        """Dollars in the top set of a seat."""
        s, seat = self.state, seat_number(letter)
        return set_value(s, s.stack[seat, s.stack_size[seat] - 1])

    def legal(self, letter: str, verb: str = "") -> set[str]:
        """What a seat may do now, as words; only actions of one verb, if it is given."""
        words = {self.match.game.actions.id(number) for number in self.match.legal(seat_number(letter))}
        return {word for word in words if not verb or word.split(":")[0] == verb}

    def do(self, letter: str, action: str, *, drawing: str | None = None) -> Table:
        """Carry out an action, checked; ``drawing`` names the cards it draws or turns up, in order."""
        assert action in self.legal(letter), f"{action} is not among {sorted(self.legal(letter))}"
        if drawing is None:
            self.match.apply(seat_number(letter), action)
        else:
            with _stacked([KIND_NAMES.index(name) for name in drawing.split()]):
                self.match.apply(seat_number(letter), action)
        conserve(self.state)
        return self

    def told(self, viewer: str = "", lang: str = "en") -> list[EventView]:
        """What the last step is told as, to a seat or to a spectator."""
        seat = seat_number(viewer) if viewer else None
        return self.match.told(len(self.match.moments), seat, lang, NAMES[: self.match.seats])

    def sentences(self, viewer: str = "", lang: str = "en") -> list[str]:
        """The sentences of the last step."""
        return [event.text for event in self.told(viewer, lang) if event.text]

    def zones(self, viewer: str = "") -> dict[str, ZoneView]:
        """The zones a viewer (empty: a spectator) sees, by their ids."""
        view = self.match.view(seat_number(viewer) if viewer else None, "en", NAMES[: self.match.seats])
        return {zone.id: zone for zone in view.zones}

    def choice(self, letter: str, action: str, lang: str = "en") -> Choice:
        """One of the choices offered to a seat."""
        offered = self.match.choices(seat_number(letter), lang, NAMES[: self.match.seats])
        return next(choice for choice in offered if choice.id == action)


def table(
    *,
    seats: int = 4,
    options: Mapping[str, object] | None = None,
    hands: Mapping[str, str] | None = None,
    stacks: Mapping[str, str] | None = None,
    discard: str = "",
    drafts: str = "- - -",
    removed: str = "",
    pile: str | None = None,
    active: str = "A",
    action: int = 1,
    totals: Mapping[str, int] | None = None,
    wins: Mapping[str, int] | None = None,
    round_number: int = 1,
) -> Table:
    """Lay out a table."""
    match = Match.new(GAME, seats=seats, options=options or {}, seed=1)
    s = match.state
    assert isinstance(s, State)
    _clear(s)
    for letter, words in (hands or {}).items():
        for name in words.split():
            s.hand[seat_number(letter), KIND_NAMES.index(name)] += 1
            s.hand_size[seat_number(letter)] += 1
    for letter, words in (stacks or {}).items():
        for cards_of_set in words.split("/"):
            _lay_set(s, seat_number(letter), [KIND_NAMES.index(name) for name in cards_of_set.split()])
    for name in removed.split():
        s.removed[KIND_NAMES.index(name)] += 1
    for place, name in enumerate(drafts.split()):
        s.draft_top[place] = -1 if name == "-" else KIND_NAMES.index(name)
        s.draft_size[place] = int(name != "-")
    _fill_piles(s, [KIND_NAMES.index(name) for name in discard.split()], pile)
    s.active, s.action_no, s.round = seat_number(active), action, round_number
    for letter, dollars in (totals or {}).items():
        s.total[seat_number(letter)] = dollars
    for letter, count in (wins or {}).items():
        s.wins[seat_number(letter)] = count
    return Table(match)


def with_face_down(t: Table, pile: int, count: int) -> Table:
    """Put cards of the draw pile face down beneath the open card of a draft pile; jars and action cards stay out."""
    s = t.state
    for _ in range(count):
        kind = max(range(ASSETS), key=lambda kind: s.pile[kind])
        s.pile[kind] -= 1
        s.pile_size -= 1
        s.drafts[kind] += 1
        s.draft_size[pile] += 1
    return t


def put_face_down(t: Table, pile: int, names: str) -> Table:
    """Put cards by name face down beneath the open card of a draft pile."""
    s = t.state
    for name in names.split():
        kind = KIND_NAMES.index(name)
        assert s.pile[kind] > 0
        s.pile[kind] -= 1
        s.pile_size -= 1
        s.drafts[kind] += 1
        s.draft_size[pile] += 1
    return t


def _set_words(s: State, number: int) -> str:
    names = [KIND_NAMES[s.set_kind[number]]] * s.set_assets[number] + ["silver"] * s.set_silver[number]
    return " ".join(names + ["gold"] * s.set_gold[number] + ["jar"] * s.set_jars[number])


def _clear(s: State) -> None:
    s.sets = s.discards = s.laid = 0
    s.top = -1
    for kind in range(KINDS):
        s.pile[kind] = s.drafts[kind] = s.removed[kind] = 0
        for seat in range(s.seats):
            s.hand[seat, kind] = 0
    for seat in range(s.seats):
        s.hand_size[seat] = s.stack_size[seat] = 0
    for place in range(PILES):
        s.draft_top[place], s.draft_size[place] = -1, 0


def _lay_set(s: State, seat: int, kinds: list[int]) -> None:
    assets = [kind for kind in kinds if kind < ASSETS]
    number = new_set(s, assets[0] if assets else JAR)
    assert len(set(assets)) <= 1
    assert set(kinds) <= {*assets, SILVER, GOLD, JAR}
    for kind in kinds:
        add_card(s, number, kind)
    push(s, seat, number)


def _fill_piles(s: State, discard: list[int], pile: str | None) -> None:
    used = cards(s)
    for kind in discard:
        used[kind] += 1
    rest = [kind for kind in range(KINDS) for _ in range(s.deck[kind] - used[kind])]
    for kind in range(KINDS):
        assert used[kind] <= s.deck[kind], f"{KIND_NAMES[kind]}: more laid out than there are"
    drawn = list(rest) if pile is None else [KIND_NAMES.index(name) for name in pile.split()]
    for kind in drawn:
        rest.remove(kind)
        s.pile[kind] += 1
    s.pile_size = len(drawn)
    for kind in rest + discard:
        s.discard[s.discards] = kind
        s.discards += 1
    s.top = s.discard[s.discards - 1] if s.discards else -1


@contextmanager
def _stacked(kinds: list[int]) -> Iterator[None]:
    """While it lasts, all piles give just these cards; none may be left over."""

    def draw(s: State, stream: int, counts: Vector, size: int) -> int:
        assert kinds, "a card was drawn that the test did not name"
        assert size == sum(counts[kind] for kind in range(KINDS))
        kind = kinds.pop(0)
        assert counts[kind] > 0, f"no {KIND_NAMES[kind]} left to draw"
        counts[kind] -= 1
        seal(s)
        return kind

    with ExitStack() as stack:
        stack.enter_context(patch.object(deal, "draw", draw))
        stack.enter_context(patch.object(draft, "draw", draw))
        yield
    assert not kinds, f"not drawn: {[KIND_NAMES[kind] for kind in kinds]}"
