"""A table laid out by name, so that a test reads like the rulebook.

    t = table(seats=3, hands={"A": "scooter gold"}, stacks={"A": "cabin cabin", "B": "piano piano / scooter silver"})
    t.do("A", "challenge:1:same")
    assert t.stack("A") == ["cabin cabin", "scooter scooter silver"]

A stack is its sets from the bottom, with ``/`` between them. The discard pile is named from the bottom, draft piles by
their open cards (``-`` for none). What is not named lies face down: in the draw pile, or with ``pile="…"`` only the
cards named do, and the rest lies at the bottom of the discard pile. ``pile=""`` is the end of a round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from spielrunde.testing.tabletop import Tabletop, seat_number

from ..cards import ASSETS, JAR, KIND_NAMES
from ..sets import add_card, new_set, push, set_value
from ..state import State
from .conservation import cards

GAME = "cover_your_assets"


class Table(Tabletop[State]):
    """A match whose state was laid out by hand."""

    game = GAME

    @property
    def top(self) -> str:
        """The open card of the discard pile; empty if there is none."""
        return KIND_NAMES[self.state.top] if self.state.top >= 0 else ""

    def stack(self, letter: str) -> list[str]:
        """The sets of a seat from the bottom, assets first."""
        s, seat = self.state, seat_number(letter)
        return [_set_words(s, s.stack[seat, place]) for place in range(s.stack_size[seat])]

    def worth(self, letter: str) -> int:
        """Dollars in the top set of a seat."""
        s, seat = self.state, seat_number(letter)
        return set_value(s, s.stack[seat, s.stack_size[seat] - 1])

    def face_down(self, pile: int, names: str) -> Table:
        """Put cards of the draw pile face down beneath the open card of a draft pile."""
        s = self.put("drafts", names).state
        for name in names.split():
            s.pile[KIND_NAMES.index(name)] -= 1
            s.pile_size -= 1
            s.draft_size[pile] += 1
        return self


def table(
    *,
    seats: int = 4,
    options: Mapping[str, Any] | None = None,
    hands: Mapping[str, str] = {},
    stacks: Mapping[str, str] = {},
    discard: str = "",
    drafts: str = "- - -",
    removed: str = "",
    pile: str | None = None,
    active: str = "A",
    action: int = 1,
    totals: Mapping[str, int] = {},
    wins: Mapping[str, int] = {},
    round_number: int = 1,
) -> Table:
    """Lay out a table."""
    t = Table.deal(seats, **(options or {}))
    t.clear("sets", "discards", "laid", "pile", "pile_size", "drafts", "draft_size", "removed", "stack_size")
    t.clear("hand", "hand_size").clear("top", "draft_top", to=-1)
    t.put("hand", hands).put("removed", removed).mark("total", totals).mark("wins", wins)
    s = t.state
    for letter, words in stacks.items():
        for cards_of_set in words.split("/"):
            _lay_set(s, seat_number(letter), [KIND_NAMES.index(name) for name in cards_of_set.split()])
    for place, name in enumerate(drafts.split()):
        if name != "-":
            s.draft_top[place], s.draft_size[place] = KIND_NAMES.index(name), 1
    _fill_piles(t, discard.split(), pile)
    s.active, s.action_no, s.round = seat_number(active), action, round_number
    t.conserve()
    return t


def _set_words(s: State, number: int) -> str:
    names = [KIND_NAMES[s.set_kind[number]]] * s.set_assets[number] + ["silver"] * s.set_silver[number]
    return " ".join(names + ["gold"] * s.set_gold[number] + ["jar"] * s.set_jars[number])


def _lay_set(s: State, seat: int, kinds: list[int]) -> None:
    number = new_set(s, next((kind for kind in kinds if kind < ASSETS), JAR))
    for kind in kinds:
        add_card(s, number, kind)
    push(s, seat, number)


def _fill_piles(t: Table, discard: list[str], pile: str | None) -> None:
    """Lay what lies nowhere yet on the draw pile; if all of that is named, the rest under the discard pile."""
    s, lying = t.state, cards(t.state)
    rest = [name for k, name in enumerate(KIND_NAMES) for _ in range(s.deck[k] - lying[k] - discard.count(name))]
    drawn = rest if pile is None else pile.split()
    t.put("pile", " ".join(drawn))
    for name in [*(Counter(rest) - Counter(drawn)).elements(), *discard]:
        s.top = s.discard[s.discards] = KIND_NAMES.index(name)
        s.discards += 1
