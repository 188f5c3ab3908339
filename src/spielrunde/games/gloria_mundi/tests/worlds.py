"""Positions in which the chances of something hidden are known, for the test of ``resample``.

Only the order of the stack is hidden: every unseen building is as likely in every place of it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from spielrunde.kernel.layout import Record
from spielrunde.kernel.match import Match

from ..state import UNSEEN

Fact = tuple[str, Record, int, Callable[[Any], Hashable], dict[Hashable, int]]
"""Name, full record, who looks, what is asked of a world, weights of the answers."""


def after(moves: int, seats: int, options: dict[str, Any]) -> Any:
    """The state after some moves of a game of no particular sense."""
    match = Match.new("gloria_mundi", seats=seats, options=options, seed=3)
    for number in range(moves):
        seat = match.acting()[0]
        legal = match.legal(seat)
        match.apply(seat, legal[(5 * number) % len(legal)])
    return match.state


def facts() -> list[Fact]:
    """What comes next, what lies at the bottom, and whether one building comes before another."""
    out: list[Fact] = []
    for moves, seats, options in ((9, 4, {}), (60, 2, {}), (30, 6, {"stack_cards": 20})):
        s = after(moves, seats, options)
        unseen = [card for card in range(s.card_count) if s.where[card] == UNSEEN]
        name = f"{seats} seats, {moves} moves"
        even: dict[Hashable, int] = dict.fromkeys(unseen, 1)
        out.append((f"next, {name}", s, 0, lambda world: world.stack[world.unseen - 1], even))
        out.append((f"bottom, {name}", s, 1, lambda world: world.stack[0], even))
        one, other = unseen[0], unseen[-1]
        out.append((f"order, {name}", s, 1, _earlier(one, other), {True: 1, False: 1}))
    return out


def _earlier(one: int, other: int) -> Callable[[Any], Hashable]:
    """Whether one building comes before another."""

    def ask(world: Any) -> bool:
        stack = [world.stack[place] for place in range(world.unseen)]
        return stack.index(one) > stack.index(other)

    return ask
