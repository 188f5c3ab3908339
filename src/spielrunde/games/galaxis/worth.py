"""What a lot is worth to a seat, in hundredths of a point: exact for pairs, an estimate for what may become one."""

from __future__ import annotations

from ...kernel.rule import rule
from .cards import COLOURS, FACTORS, LOTS, PLANETS
from .placing import mates_from, mates_to, may_give
from .scoring import gain, pair_gain, total
from .state import State

POINT = 100
NEVER = -1_000_000
USUAL = 2
"""The size of a planet that may come."""


@rule
def chance(s: State) -> int:
    """The chance, in percent, that a single becomes part of a pair: less towards the end."""
    return min(12 * s.pile_height, 60)


@rule
def planet_hope(s: State, seat: int, planet: int) -> int:
    """What a single planet is worth to its owner: as likely paired by a friend as by a foe."""
    low = gain(s, seat, planet, 0)
    high = gain(s, seat, planet, FACTORS - 1)
    return (low + high) * chance(s) * POINT // 200


@rule
def factor_hope(s: State, seat: int, factor: int) -> int:
    """What a single multiplier is worth to its owner: the best colour for a friend, the worst for a foe."""
    best = NEVER
    worst = -NEVER
    for colour in range(COLOURS):
        reach = USUAL * factor * (s.colour_pairs[seat, colour] + 1)
        best = max(best, s.colour_sum[seat, colour] + reach)
        worst = min(worst, s.colour_sum[seat, colour] - reach)
    return (best + worst + 2 * factor) * chance(s) * POINT // 300


@rule
def hope(s: State, seat: int, card: int) -> int:
    """What a single is worth to its owner."""
    return planet_hope(s, seat, card) if card < PLANETS else factor_hope(s, seat, card - PLANETS)


@rule
def owner_value(s: State, owner: int, card: int, mate: int) -> int:
    """What a card does for the owner of the area it goes to; ``mate`` is its partner, or -1 for none."""
    if mate < 0:
        return hope(s, owner, card)
    return pair_gain(s, owner, card, mate) * POINT - hope(s, owner, mate)


@rule
def best_value(s: State, owner: int, card: int, sign: int) -> int:
    """The most a card can do for (sign 1) or against (sign -1) the owner of an area."""
    best = sign * owner_value(s, owner, card, -1)
    for mate in range(mates_from(card), mates_to(card) + 1):
        if s.single[owner, mate] > 0:
            best = max(best, sign * owner_value(s, owner, card, mate))
    return best


@rule
def weight(s: State, seat: int, other: int) -> int:
    """How much, in percent, harm to another player is worth: more for one who leads the rest."""
    for rival in range(s.seats):
        if rival != seat and total(s, rival) > total(s, other):
            return 50 - 8 * s.seats
    return 100 - 10 * s.seats


@rule
def card_value(s: State, seat: int, card: int) -> int:
    """What a lot is worth to whoever may place it: the best for the own area, or the worst for another's."""
    best = best_value(s, seat, card, 1)
    if may_give(s, card):
        for other in range(s.seats):
            if other != seat:
                best = max(best, best_value(s, other, card, -1) * weight(s, seat, other) // 100)
    return best


@rule
def danger(s: State, seat: int, card: int) -> int:
    """What a lot can cost a seat in the hands of the others."""
    return max(best_value(s, seat, card, -1), 0) if may_give(s, card) else 0


@rule
def prospect(s: State, seat: int) -> int:
    """Points of a seat and what its singles may still bring."""
    value = total(s, seat) * POINT
    for card in range(LOTS):
        if s.single[seat, card] > 0:
            value += s.single[seat, card] * hope(s, seat, card)
    return value
