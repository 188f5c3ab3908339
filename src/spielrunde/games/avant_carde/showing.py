"""Showing the lines once all have confirmed: what was private becomes public (chapter 3)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from ...kernel.zones import seal, seal_own
from . import events as on
from .cards import KINDS, MOST_CARDS, STACKS
from .flash import copies_of
from .state import State


@rule
def confirm(s: State, seat: int) -> bool:
    """A line is finished and stays (clause 3.4); the last one to confirm shows them all (clause 3.5). Returns whether
    that was the last."""
    s.done |= 1 << seat
    seal_own(s)
    emit(s, on.READY, seat)
    if s.done != (1 << s.seats) - 1:
        return False
    seal(s)
    for shown in range(s.seats):
        tell_line(s, shown)
        show_line(s, shown)
    return True


@rule
def tell_line(s: State, seat: int) -> None:
    """Tell the others what happened to the seat's cards while nobody saw it (clause 3.5)."""
    emit(s, on.SHOW, seat, s.row_size[seat])
    if s.drawn[seat] > 0:
        emit(s, on.DREW, seat, s.drawn[seat])
    before = s.discard_size[seat] if s.shuffled[seat] > 0 else 0
    if before > 0:
        emit(s, on.RESHUFFLED, seat, before)
    if s.shuffled[seat] > before:
        emit(s, on.RETURNED, seat, s.shuffled[seat] - before)
    for kind in range(KINDS):
        old = 0 if s.shuffled[seat] > 0 else s.discard[seat, kind]
        for _ in range(s.pile[seat, kind] - old):
            emit(s, on.DROPPED, seat, kind)
    for place in range(s.row_size[seat]):
        emit(s, on.LAY, seat, s.row[seat, place])


@rule
def show_line(s: State, seat: int) -> None:
    """Make the line public and lay the rest of the hand on the discard pile (clause 3.7)."""
    for place in range(s.row_size[seat]):
        s.line[seat, place] = s.row[seat, place]
    s.line_size[seat] = s.row_size[seat]
    for kind in range(KINDS):
        for _ in range(s.hand[seat, kind]):
            emit(s, on.LEAVE, seat, kind)
        s.discard[seat, kind] = s.pile[seat, kind] + s.hand[seat, kind]
        s.sure[seat, kind] = 0
    s.discard_size[seat] = s.piled[seat] + s.held[seat]
    s.hand_size[seat] = 0
    s.deck_size[seat] = s.deck_left[seat]
    s.extra[seat] = s.fixed[seat]
    for stack in range(STACKS):
        s.flash_copies[seat] += copies_of(s, seat, stack)
    forget_tops(s, seat)
    forget_private(s, seat)


@rule
def forget_tops(s: State, seat: int) -> None:
    """The cards drawn from the known top of the deck do not lie there any more."""
    for _ in range(s.tops_drawn[seat]):
        s.tops[seat] -= 1
        s.top[seat, s.tops[seat]] = 0


@rule
def forget_private(s: State, seat: int) -> None:
    """Nothing is left of what only the seat knew while it laid its line, but the cards of its deck."""
    for kind in range(KINDS):
        s.hand[seat, kind] = 0
        s.pile[seat, kind] = 0
    for place in range(MOST_CARDS):
        s.row[seat, place] = 0
    s.row_size[seat] = 0
    s.held[seat] = 0
    s.deck_left[seat] = 0
    s.piled[seat] = 0
    s.tops_drawn[seat] = 0
    s.drawn[seat] = 0
    s.shuffled[seat] = 0
    s.end_colours[seat] = 0
    s.end_numbers[seat] = 0
    s.question[seat] = 0
    s.question_stack[seat] = 0
    s.drops[seat] = 0
    s.copies[seat] = 0
    s.fixed[seat] = 0
