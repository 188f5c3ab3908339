"""What a seat cannot know, dealt anew (chapter 12): which cards of each other seat are in its hand, and its line.

Once the lines are shown nothing of any deck is unknown but its order, and that is drawn only when it is needed.
"""

from __future__ import annotations

from ...kernel.rng import SEAT, TABLE, below
from ...kernel.rule import rule
from . import actions as do
from .cards import ALL_COLOURS, ALL_NUMBERS, KINDS, MOST_CARDS
from .hands import nth_of
from .lines import lay, random_action
from .money import shown_card
from .state import LINE, State

ALL_STEPS = 1000
"""More than any line takes."""


@rule
def resample(s: State, seat: int) -> None:
    """Deal the hands of all other seats anew, with as much of a line as they may have laid."""
    for other in range(s.seats):
        if other != seat:
            forget(s, other)
            if s.phase == LINE:
                imagine_hand(s, other)
            else:
                count_deck(s, other)


@rule
def forget(s: State, seat: int) -> None:
    """Empty everything private of a seat."""
    for kind in range(KINDS):
        s.deck[seat, kind] = 0
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


@rule
def count_deck(s: State, seat: int) -> None:
    """When no hand is hidden, a deck is what lies nowhere else."""
    for kind in range(KINDS):
        s.deck[seat, kind] = s.owned[seat, kind] - s.discard[seat, kind]
    for place in range(s.line_size[seat]):
        if s.line[seat, place] >= 0:
            s.deck[seat, shown_card(s, seat, place)] -= 1


@rule
def imagine_hand(s: State, seat: int) -> None:
    """A hand as it may have been when the lines began, and a line of it: a finished one if the seat has confirmed,
    otherwise none yet or the beginning of one."""
    for kind in range(KINDS):
        s.deck[seat, kind] = s.owned[seat, kind] - s.discard[seat, kind] - s.sure[seat, kind]
        s.hand[seat, kind] = s.sure[seat, kind]
        s.held[seat] += s.sure[seat, kind]
        s.pile[seat, kind] = s.discard[seat, kind]
    for place in range(s.tops[seat]):
        s.deck[seat, s.top[seat, place]] -= 1
    unknown = s.deck_size[seat] + s.hand_size[seat] - s.held[seat] - s.tops[seat]
    while s.held[seat] < s.hand_size[seat]:
        kind = nth_of(s.deck, seat, below(s, TABLE, unknown))
        unknown -= 1
        s.deck[seat, kind] -= 1
        s.hand[seat, kind] += 1
        s.held[seat] += 1
    for place in range(s.tops[seat]):
        s.deck[seat, s.top[seat, place]] += 1
    s.deck_left[seat] = s.deck_size[seat]
    s.piled[seat] = s.discard_size[seat]
    s.end_colours[seat] = ALL_COLOURS
    s.end_numbers[seat] = ALL_NUMBERS
    steps = ALL_STEPS
    if s.done >> seat & 1 == 0:
        steps = below(s, TABLE, 2 * s.hand_size[seat] + 1) - s.hand_size[seat]
    imagine_line(s, seat, steps)


@rule
def imagine_line(s: State, seat: int, steps: int) -> None:
    """Lay cards at random until nothing fits, or for some steps."""
    action = random_action(s, seat, SEAT + seat)
    while action != do.CONFIRM and steps > 0:
        lay(s, seat, action)
        action = random_action(s, seat, SEAT + seat)
        steps -= 1
