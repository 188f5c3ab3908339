"""Scoring: what rows earn, what is lost at the end, and the points of all scorings together (chapter 6)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import SUITS
from .state import OVER, SCORINGS, State


@rule
def score(s: State, number: int) -> None:
    """Score every suit on its own, into the given line of points (clause 6.1)."""
    emit(s, on.SCORING, number + 1)
    for suit in range(SUITS):
        score_suit(s, number, suit)
    if number < SCORINGS - 1:
        emit(s, on.SCORED, number + 1)


@rule
def score_suit(s: State, number: int, suit: int) -> None:
    """Pay the longest rows of a suit (clause 6.3), and the second-longest if neither it nor the longest is tied
    (clauses 6.4, 6.5, 6.6)."""
    for seat in range(s.seats):
        tell_row(s, seat, suit)
    for seat in range(s.seats):
        length = counted_length(s, seat, suit)
        if length > 0:
            longer = rows_above(s, suit, length)
            alike = rows_above(s, suit, length - 1) - longer
            if longer == 0:
                pay(s, number, seat, suit, top_points(s, rows_above(s, suit, 0), alike))
            elif longer == 1 and alike == 1:
                pay(s, number, seat, suit, s.second_points)


@rule
def counted_length(s: State, seat: int, suit: int) -> int:
    """Length of a row as it counts now, whatever cards it is made of (clauses 6.1, 6.7): a row under the fox does not
    exist (clause 7.3)."""
    if s.fox_seat == seat and s.fox_suit == suit:
        return 0
    return s.row_length[seat, suit]


@rule
def rows_above(s: State, suit: int, length: int) -> int:
    """How many rows of a suit are longer than this."""
    count = 0
    for seat in range(s.seats):
        if counted_length(s, seat, suit) > length:
            count += 1
    return count


@rule
def top_points(s: State, rows: int, longest_rows: int) -> int:
    """What each longest row of a suit earns, before doubling: alone in its suit (clause 6.2), as the longest
    (clause 6.3), or tied (clauses 6.5, 6.6)."""
    if rows == 1:
        return s.sole_points
    if longest_rows == 1:
        return s.first_points
    if s.tie_shared:
        return s.tie_points // longest_rows
    return s.tie_points


@rule
def pay(s: State, number: int, seat: int, suit: int, gain: int) -> None:
    """Credit a row's earnings, doubled after all else if it carries a doubler (clauses 4.13, 6.8)."""
    earned = 2 * gain if s.row_doubled[seat, suit] else gain
    s.points[number, seat] += earned
    emit(s, on.SCORE, seat, suit, earned)


@rule
def tell_row(s: State, seat: int, suit: int) -> None:
    """Tell of a row that takes part in a scoring, or is kept from it by the fox."""
    length = s.row_length[seat, suit]
    if length == 0:
        return
    if s.fox_seat == seat and s.fox_suit == suit:
        emit(s, on.FOX_ROW, seat, suit, length)
    elif s.row_doubled[seat, suit]:
        emit(s, on.DOUBLED_ROW, seat, suit, length)
    else:
        emit(s, on.ROW, seat, suit, length)


@rule
def end_game(s: State) -> None:
    """Score for the last time, take off the penalties for empty bases and cards in hand (clauses 6.9, 6.10), and end
    the game at once (clause 5.8)."""
    score(s, SCORINGS - 1)
    for seat in range(s.seats):
        empty = s.base_count[seat] - s.row_count[seat]
        s.points[SCORINGS, seat] = -(s.base_penalty * empty + s.hand_penalty * s.hand_size[seat])
        if empty > 0 or s.hand_size[seat] > 0:
            emit(s, on.PENALTY, seat, empty, s.hand_size[seat])
    s.phase = OVER
    emit(s, on.SCORED, SCORINGS)
    emit(s, on.END)


@rule
def total(s: State, seat: int) -> int:
    """All points of a seat so far; may be negative."""
    points = 0
    for line in range(SCORINGS + 1):
        points += s.points[line, seat]
    return points
