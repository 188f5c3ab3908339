"""Positions in which the chances of something hidden are known, for the test of ``resample``.

All unseen cards are alike, so how many of a kind are in a hand is hypergeometric, and known cards come on top.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from spielrunde.kernel.layout import Record
from spielrunde.kernel.match import Match
from spielrunde.testing.chance import hypergeometric

from .. import actions as do
from ..cards import DOUBLER, HAND_KINDS, JOKER, SCORING

Fact = tuple[str, Record, int, Callable[[Any], Hashable], dict[Hashable, int]]
"""Name, full record, who looks, what is asked of a world, weights of the answers."""


def after(moves: int, seats: int, edition: str) -> Any:
    """The state after some moves of a game in which everybody draws blind where possible, and else takes or lays."""
    match = Match.new("gloria_picktoria", seats=seats, options={"edition": edition}, seed=3)
    for number in range(moves):
        seat = match.acting()[0]
        legal = match.legal(seat)
        match.apply(seat, do.DRAW if do.DRAW in legal else legal[(3 * number) % len(legal)])
    return match.state


def facts() -> list[Fact]:
    """What one seat may think of jokers, doublers and a suit in the others' hands."""
    out: list[Fact] = []
    for moves, seats, edition in ((12, 3, "reibach"), (9, 2, "goods"), (20, 5, "gloria")):
        s = after(moves, seats, edition)
        for seat, other in ((0, 1), (1, 0)):
            out += [_fact(s, seat, other, kind, f"{edition} {seat} {other}") for kind in (0, JOKER)]
        if not s.dealt_doublers:
            out.append(_fact(s, 0, 1, DOUBLER, edition))
    return [fact for fact in out if sum(weight > 0 for weight in fact[4].values()) > 1]


def _fact(s: Any, seat: int, other: int, kind: int, name: str) -> Fact:
    """How many cards of a kind, beyond those it is known to hold, another seat may have."""
    hidden = [_hidden(s, seat, card) for card in range(HAND_KINDS)]
    known = s.known[other, kind]
    missing = s.hand_size[other] - sum(s.known[other, card] for card in range(HAND_KINDS))
    weights = {hits + known: weight for hits, weight in hypergeometric(sum(hidden), hidden[kind], missing).items()}
    return f"kind {kind}, {name}", s, seat, lambda world: world.hand[other, kind], dict(weights)


def _hidden(s: Any, seat: int, kind: int) -> int:
    """Cards of a kind this seat has not seen: in the pile, or in other hands without being known there."""
    assert kind != SCORING
    others = [other for other in range(s.seats) if other != seat]
    return int(s.pile[kind] + sum(s.hand[other, kind] - s.known[other, kind] for other in others))
