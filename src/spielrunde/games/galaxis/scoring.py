"""What areas score, and who wins (chapter 9)."""

from __future__ import annotations

from ...kernel.layout import Vector
from ...kernel.rule import rule
from ...kernel.shares import share_win
from .cards import COLOURS, FACTORS, PLANETS, WORTH, WORTHS
from .state import State


@rule
def count_pair(s: State, seat: int, planet: int, factor: int) -> None:
    """Count a pair: worth planet times multiplier, for the sum of its colour, and one more pair (clauses 9.1, 9.3)."""
    colour = planet // WORTHS
    s.pair[seat, planet * FACTORS + factor] += 1
    s.colour_sum[seat, colour] += WORTH[planet] * factor
    s.colour_pairs[seat, colour] += 1


@rule
def colour_score(s: State, seat: int, colour: int) -> int:
    """The sum of a colour's pairs times their number, so 0 without pairs (clauses 9.2, 9.4)."""
    return s.colour_sum[seat, colour] * s.colour_pairs[seat, colour]


@rule
def total(s: State, seat: int) -> int:
    """Points of all colours (clause 9.5)."""
    points = 0
    for colour in range(COLOURS):
        points += colour_score(s, seat, colour)
    return points


@rule
def gain(s: State, seat: int, planet: int, factor: int) -> int:
    """What one more pair would change in a seat's points."""
    colour = planet // WORTHS
    number = s.colour_pairs[seat, colour]
    return s.colour_sum[seat, colour] + int(WORTH[planet]) * factor * (number + 1)


@rule
def pair_gain(s: State, seat: int, card: int, mate: int) -> int:
    """What laying a card on a single of the other kind would change in a seat's points."""
    return gain(s, seat, mate, card - PLANETS) if mate < PLANETS else gain(s, seat, card, mate - PLANETS)


@rule
def scores(s: State, out: Vector) -> None:
    """Points per seat so far."""
    for seat in range(s.seats):
        out[seat] = total(s, seat)


@rule
def outcome(s: State, out: Vector) -> None:
    """The highest total wins; equal ones share the victory (clauses 9.5, 9.6)."""
    scores(s, out)
    share_win(out, s.seats)
