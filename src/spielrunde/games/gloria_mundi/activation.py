"""Phase three: all players use their cards of the turn's type, the active player first (chapter 5)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import DEED, FIRST_BUILDING, TYPES
from .deeds import start_deed
from .state import ACTIVATING, LOOKING, MARKET, State
from .supply import gain


@rule
def look_on(s: State) -> None:
    """Ask the next seat that has cards to use, the active one first; if there is none, the market opens.

    Cards that offer no choice may give their counters by themselves (clauses 3.4, 5.9).
    """
    while s.asked < s.seats:
        seat = s.active + s.asked
        s.actor = seat if seat < s.seats else seat - s.seats
        count_cards(s, s.actor)
        if s.auto_collect:
            collect(s, s.plain)
        if s.plain > 0 or s.ready_count > 0:
            s.phase = ACTIVATING
            return
        s.asked += 1
    s.phase = MARKET


@rule
def count_cards(s: State, seat: int) -> None:
    """Find a seat's cards of the turn's type: those that only give their counter, and buildings that do something.

    The card just played is among them. A red building counts with the type it lies on; a card whose building is of no
    use now gives its counter (clauses 5.1, 5.7, 5.8, 11.12).
    """
    s.plain = s.bare[seat, s.type]
    s.ready_count = 0
    if s.pairs[seat, s.type] == 0:
        return
    place = seat * TYPES + s.type
    for card in range(s.card_count):
        if s.where[card] == place:
            if s.card[card, DEED] > 0:
                s.ready[s.ready_count] = card
                s.ready_count += 1
            else:
                s.plain += 1


@rule
def collect(s: State, n: int) -> None:
    """Take the counters of so many cards that do nothing else (clause 5.2)."""
    if n > 0:
        s.plain -= n
        gain(s, s.actor, s.type, n)


@rule
def use(s: State, card: int, column: int) -> None:
    """Let a building do what stands in a column of its row, instead of its card (clauses 5.3, 11.6)."""
    emit(s, on.USE, s.actor, FIRST_BUILDING + card)
    leave_ready(s, card)
    start_deed(s, s.card[card, column], 0)


@rule
def use_base(s: State, card: int) -> None:
    """Take the counter of a card instead of what its building does (clause 5.3)."""
    leave_ready(s, card)
    gain(s, s.actor, s.type, 1)
    go_on_or_leave(s)


@rule
def leave_ready(s: State, card: int) -> None:
    """A building is used, and cannot be again in this turn; the others keep their order (clause 5.3)."""
    found = 0
    s.ready_count -= 1
    for place in range(s.ready_count):
        if s.ready[place] == card:
            found = 1
        if found:
            s.ready[place] = s.ready[place + 1]


@rule
def go_on_or_leave(s: State) -> None:
    """Go on to the next seat once nothing is left to use."""
    if s.plain == 0 and s.ready_count == 0:
        leave(s)


@rule
def leave(s: State) -> None:
    """The actor uses nothing more, whatever is left (clause 5.4)."""
    s.asked += 1
    s.phase = LOOKING
