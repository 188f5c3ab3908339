"""Positions in which the chances of something hidden are known, for the test of ``resample``.

All unseen cards are alike, so how many of a kind are in a hand or a pile is hypergeometric. Only where jars are kept
out of the draft piles they are more likely to be elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from spielrunde.kernel.layout import Record
from spielrunde.kernel.match import Match
from spielrunde.testing.chance import hypergeometric

from ..cards import JAR, KINDS, SILVER

Fact = tuple[str, Record, int, Callable[[Any], Hashable], dict[Hashable, int]]
"""Name, full record, who looks, what is asked of a world, weights of the answers."""


def after(moves: int, seats: int, options: dict[str, Any]) -> Any:
    """The state after some moves of a game of no particular sense."""
    match = Match.new("cover_your_assets", seats=seats, options=options, seed=3)
    for number in range(moves):
        seat = match.acting()[0]
        legal = match.legal(seat)
        match.apply(seat, legal[(5 * number) % len(legal)])
    return match.state


def facts() -> list[Fact]:
    """What one seat may think of assets, Silver and jars in another hand, and in the draft piles."""
    out: list[Fact] = []
    for moves, seats, options in ((9, 4, {}), (14, 6, {"advanced": True}), (7, 2, {}), (11, 3, {"advanced": True})):
        s = after(moves, seats, options)
        name = f"{seats} seats, {moves} moves"
        out += [_hand(s, 0, 1, kind, name) for kind in (0, SILVER)]
        out.append(_hand(s, 1, 0, 6, name))
        if s.drafting:
            out.append(_drafts(s, 0, 4, name))
    s = after(3, 2, {"advanced": True, "jar_in_sets": "never"})
    out.append(_jars_elsewhere(s, 0, 1))
    return [fact for fact in out if sum(weight > 0 for weight in fact[4].values()) > 1]


def _hidden(s: Any, seat: int, kind: int) -> int:
    """Cards of a kind out of this seat's sight."""
    return int(s.pile[kind] + s.drafts[kind] + sum(s.hand[other, kind] for other in range(s.seats) if other != seat))


def _all_hidden(s: Any, seat: int) -> int:
    return sum(_hidden(s, seat, kind) for kind in range(KINDS))


def _hand(s: Any, seat: int, other: int, kind: int, name: str) -> Fact:
    weights = hypergeometric(_all_hidden(s, seat), _hidden(s, seat, kind), s.hand_size[other])
    return f"hand, kind {kind}, {name}, {seat} of {other}", s, seat, lambda w: w.hand[other, kind], dict(weights)


def _drafts(s: Any, seat: int, kind: int, name: str) -> Fact:
    down = sum(s.drafts[card] for card in range(KINDS))
    weights = hypergeometric(_all_hidden(s, seat), _hidden(s, seat, kind), down)
    return f"draft piles, kind {kind}, {name}", s, seat, lambda w: w.drafts[kind], dict(weights)


def _jars_elsewhere(s: Any, seat: int, other: int) -> Fact:
    down = sum(s.drafts[card] for card in range(KINDS))
    jars = _hidden(s, seat, JAR)
    weights = hypergeometric(_all_hidden(s, seat) - down, jars, s.hand_size[other])
    return "jars are not in the draft piles", s, seat, lambda w: w.hand[other, JAR], dict(weights)
