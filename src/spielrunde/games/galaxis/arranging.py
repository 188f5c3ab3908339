"""Bids in any order: what those begun are with a card more or less anywhere, and how the rules come to that.

A bid is a tuple of value numbers, from low to high.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel.generic_view import Arrangement
from ...kernel.scene import Scene
from . import actions as do
from .bidding import most_bids, most_cards
from .cards import VALUE_NAMES, VALUES
from .state import BID, State
from .wording import begun
from .zone_views import free_cards

Bid = tuple[int, ...]


def way(bids: Iterable[Bid]) -> list[int]:
    """The actions that put these bids together, in the only order the rules know (clause 4.10); empty ones are none."""
    ordered = sorted(filter(None, bids), key=_rank)
    return [(do.ADD if place else do.START) + value for bid in ordered for place, value in enumerate(bid)]


def _rank(bid: Bid) -> tuple[int, ...]:
    """A lower lowest card comes first; of bids with the same one the higher, card by card, and the longer."""
    return (bid[0], *(-value for value in bid), 1)


def arrangements(scene: Scene[State]) -> list[Arrangement]:
    """All sets of bids that differ from those begun by one card; each once, though equal bids lead to it twice."""
    s, seat = scene.s, scene.seat
    if s.phase != BID:
        return []
    bids = [_cards(begun(s, seat, bid)) for bid in range(s.draft[seat])]
    held = [value for value in range(VALUES) if s.hand[seat, value] > 0]
    found: dict[tuple[int, ...], Arrangement] = {}
    for other in (
        *(other for value in held for other in _with_one_more(scene, bids, value)),
        *(other for number in range(len(bids)) for other in _with_one_less(scene, bids, number)),
    ):
        found.setdefault(tuple(other.steps), other)
    return list(found.values())


def _with_one_more(scene: Scene[State], bids: list[Bid], value: int) -> Iterator[Arrangement]:
    """The bids with a card of a value from the hand in each that takes one, then with it as another bid."""
    s = scene.s
    for number, bid in enumerate([*bids, ()][: most_bids(s)]):
        if most_cards(s) == 0 or len(bid) < most_cards(s):
            fuller = tuple(sorted([*bid, value]))
            yield Arrangement(
                steps=_steps(bids, number, fuller),
                label=_label(scene, "action.add" if bid else "action.another", number, fuller, value),
                cards=free_cards(scene, scene.seat, VALUE_NAMES[value]),
                zones=[f"draft.{number}"],
            )


def _with_one_less(scene: Scene[State], bids: list[Bid], number: int) -> Iterator[Arrangement]:
    """The bids without a card of one of them, by value."""
    bid = bids[number]
    for value in sorted(set(bid)):
        place = bid.index(value)
        left = bid[:place] + bid[place + 1 :]
        yield Arrangement(
            steps=_steps(bids, number, left),
            label=_label(scene, "action.take_out" if left else "action.take_back", number, left, value),
            cards=[f"draft.{number}:{VALUE_NAMES[value]}:{ordinal}" for ordinal in range(bid.count(value))],
            zones=[],
        )


def _cards(counts: list[int]) -> Bid:
    """A bid, from its cards by value."""
    return tuple(value for value, count in enumerate(counts) for _ in range(count))


def _steps(bids: list[Bid], number: int, bid: Bid) -> list[int]:
    """The way to the bids with another one in the place of that number."""
    return way([*bids[:number], bid, *bids[number + 1 :]])


def _label(scene: Scene[State], key: str, number: int, bid: Bid, value: int) -> str:
    """What is done with a card, to which bid, and what that comes to."""
    height = sum(bid) + len(bid)
    return scene.say(key, card=scene.kind_label(VALUE_NAMES[value]), number=number + 1, height=height)
