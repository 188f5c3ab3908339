"""The six stacks of the gallery: what comes up, what is buried (chapters 2 and 5)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from ...kernel.zones import seal
from . import events as on
from .cards import COUNT, PER_COLOUR, STACKS
from .state import State


@rule
def fill_gallery(s: State) -> None:
    """Shuffle every stack and turn up its first card (clause 2.2)."""
    for stack in range(STACKS):
        for colour in range(4):
            s.middle[4 * stack + colour] = PER_COLOUR[stack]
        s.middle_size[stack] = COUNT[stack]
        s.stack_size[stack] = COUNT[stack]
        emit(s, on.STACK, stack + 2, s.stack_size[stack])
        turn_up(s, stack)


@rule
def turn_up(s: State, stack: int) -> None:
    """Show the next card of a stack: one of those in the middle, then the buried ones (clause 12.4)."""
    if s.middle_size[stack] > 0:
        s.face[stack] = draw_from_middle(s, stack)
    elif s.under_size[stack] > 0:
        s.face[stack] = draw_from_under(s, stack)
    else:
        s.face[stack] = -1
        return
    emit(s, on.TURN_UP, stack + 2, s.face[stack])


@rule
def draw_from_middle(s: State, stack: int) -> int:
    """Take one of the cards whose order nobody knows."""
    kind = 4 * stack
    left = below(s, TABLE, s.middle_size[stack]) - s.middle[kind]
    while left >= 0:
        kind += 1
        left -= s.middle[kind]
    s.middle[kind] -= 1
    s.middle_size[stack] -= 1
    seal(s)
    return kind


@rule
def draw_from_under(s: State, stack: int) -> int:
    """Take the card that was buried first."""
    kind = s.under[stack, 0]
    s.under_size[stack] -= 1
    for place in range(s.under_size[stack]):
        s.under[stack, place] = s.under[stack, place + 1]
    s.under[stack, s.under_size[stack]] = 0
    return kind


@rule
def take_top(s: State, stack: int) -> None:
    """Take the top card off a stack that has one; the next one is seen at once (clause 5.5)."""
    s.stack_size[stack] -= 1
    turn_up(s, stack)


@rule
def put_under(s: State, stack: int) -> None:
    """Put the top card of a stack beneath it; the last card of a stack comes up again (clause 5.7)."""
    s.under[stack, s.under_size[stack]] = s.face[stack]
    s.under_size[stack] += 1
    turn_up(s, stack)
