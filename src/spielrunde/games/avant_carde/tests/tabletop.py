"""Tables laid out by name for the scenario tests: hands, decks, discard piles, lines, the gallery.

A deck is written in the order in which it will be drawn, and lies there for all to see. What a seat has is said in
full: starter decks are given so that there are such cards, what is not named of them lies in the box, and gallery cards
named come out of their stacks. A stack of the gallery can be laid out too, its top card first.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

from spielrunde.testing.tabletop import LETTERS, Tabletop, seat_number

from ..cards import DECKS, GALLERY_KINDS, KIND_NAMES, KINDS, NUMBERS, STARTER
from ..lines import begin_lines
from ..money import shown_card
from ..state import State
from ..turns import begin_turn

GAME = "avant_carde"


def kind(name: str) -> int:
    """The number of a card."""
    return KIND_NAMES.index(name)


class Table(Tabletop[State]):
    """A match one can lay out and play by words."""

    game = GAME

    def plays(self, letter: str) -> set[str]:
        """The cards a seat may lay."""
        return {word.removeprefix("play:") for word in self.legal(letter, "play")}

    def lay(self, letter: str, words: str) -> Table:
        """Lay cards one after the other."""
        return self.do(letter, *(f"play:{name}" for name in words.split()))

    def line(self, letter: str) -> str:
        """What lies in a line that is shown."""
        s, seat = self.state, seat_number(letter)
        lying = [place for place in range(s.line_size[seat]) if s.line[seat, place] >= 0]
        return " ".join(KIND_NAMES[shown_card(s, seat, place)] for place in lying)


def new(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """A fresh deal; seat A begins unless told otherwise."""
    return Table.deal(seats, seed, **{"start_seat": 1, **options})


def laying(
    hands: Mapping[str, str],
    *,
    decks: Mapping[str, str] = {},
    discards: Mapping[str, str] = {},
    seats: int = 2,
    **options: Any,
) -> Table:
    """A round in which everybody begins a line. Seats not named hold the white 1."""
    t = _with_decks(new(seats, **options), decks, discards)
    t.put("hand", {letter: hands.get(letter, "w1") for letter in LETTERS[:seats]})
    _settle(t.state, {})
    begin_lines(t.state)
    t.conserve()
    return t


def buying(
    lines: Mapping[str, str],
    *,
    decks: Mapping[str, str] = {},
    discards: Mapping[str, str] = {},
    gallery: Mapping[int, str] = {},
    seats: int = 2,
    change: str = "",
    gem: str = "",
    awards: Mapping[str, int] = {},
    extra: Mapping[str, int] = {},
    round_number: int = 1,
    first: str = "A",
    **options: Any,
) -> Table:
    """The buy turn of seat ``first``, which holds the first player token. Seats not named show the white 1."""
    t = _with_decks(new(seats, **options), decks, discards)
    s = t.state
    for seat, letter in enumerate(LETTERS[:seats]):
        for place, name in enumerate(lines.get(letter, "w1").split()):
            s.line[seat, place] = kind(name)
            s.line_size[seat] += 1
    t.clear("gem").mark("gem", dict.fromkeys(gem, 1)).mark("change", dict.fromkeys(change, 1))
    t.mark("awards", awards).mark("extra", extra)
    s.taken = sum(awards.values())
    s.round, s.first = round_number, seat_number(first)
    _settle(s, gallery)
    begin_turn(s, s.first)
    t.conserve()
    return t


def _with_decks(t: Table, decks: Mapping[str, str], discards: Mapping[str, str]) -> Table:
    """The table with these cards and no others."""
    t.clear("deck", "hand", "pile", "discard", "sure", "hand_size", "held", "deck_size", "deck_left", "discard_size")
    t.clear("piled", "end_colours", "end_numbers").put("deck", decks).put("discard", discards)
    for letter, words in decks.items():
        seat = seat_number(letter)
        for name in reversed(words.split()):
            t.state.top[seat, t.state.tops[seat]] = kind(name)
            t.state.tops[seat] += 1
    return t


def _settle(s: State, gallery: Mapping[int, str]) -> None:
    """Give every seat what it has on the table, and put what is missing or too much into box and gallery."""
    for seat in range(s.seats):
        line = [s.line[seat, place] for place in range(s.line_size[seat])]
        for k in range(KINDS):
            s.owned[seat, k] = s.deck[seat, k] + s.hand[seat, k] + s.discard[seat, k] + line.count(k)
    named = [sum(s.owned[seat, k] for seat in range(s.seats)) for k in range(KINDS)]
    for k, started in enumerate(_give_starters(s, named)):
        s.box[k] = max(started - named[k], 0)
        if k < GALLERY_KINDS:
            s.middle[k] -= max(named[k] - started, 0)
    for stack, number in enumerate(NUMBERS):
        _lay_stack(s, stack, gallery.get(number))


def _give_starters(s: State, named: list[int]) -> list[int]:
    """Give starter decks with all low and high cards that were named; returns how many of each kind they have."""
    for decks in permutations(range(DECKS), s.seats):
        started = [int(sum(STARTER[deck, k] for deck in decks)) for k in range(KINDS)]
        if all(named[k] <= started[k] for k in range(GALLERY_KINDS, KINDS)):
            for seat, deck in enumerate(decks):
                s.starter[seat] = deck
            return started
    raise AssertionError("no starter decks have all these cards")


def _lay_stack(s: State, stack: int, words: str | None) -> None:
    """Let a stack consist of these cards in this order, the rest of it in the box; or else turn up a card that is left,
    the same as before if possible."""
    kinds = range(4 * stack, 4 * stack + 4)
    order = [kind(name) for name in (words or "").split()]
    s.middle[s.face[stack]] += 1
    if words is None:
        order = sorted((k for k in kinds if s.middle[k] > 0), key=lambda k: k != s.face[stack])[:1]
        s.middle[order[0]] -= 1
    else:
        for k in kinds:
            s.box[k] += s.middle[k] - order.count(k)
            s.middle[k] = 0
    s.face[stack] = order[0] if order else -1
    s.under_size[stack] = max(len(order) - 1, 0)
    for place, k in enumerate(order[1:]):
        s.under[stack, place] = k
    s.middle_size[stack] = sum(s.middle[k] for k in kinds)
    s.stack_size[stack] = s.middle_size[stack] + len(order)
