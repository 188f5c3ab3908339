"""What a seat cannot know, dealt anew (chapter 12): which cards of each other seat are in its hand, and its line.

Once the lines are shown nothing of any deck is unknown but its order, and that is drawn only when it is needed.
"""

from __future__ import annotations

from ...kernel.rng import SEAT, TABLE, below
from ...kernel.rule import rule
from . import actions as do
from .cards import KINDS
from .hands import nth_of
from .lines import begin_line, lay, random_action
from .money import shown_card
from .showing import forget_private
from .state import LINE, State

ALL_STEPS = 1000
"""More than any line takes."""


@rule
def resample(s: State, seat: int) -> None:
    """Deal the hands of all other seats anew, with as much of a line as they may have laid (clause 12.2)."""
    for other in range(s.seats):
        if other != seat:
            forget_private(s, other)
            if s.phase == LINE:
                imagine_hand(s, other)
                imagine_line(s, other)
            else:
                count_deck(s, other)


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
    """A hand as it may have been when the lines began: what is known to be in it, and any cards of which nobody knows
    whether they are in hand or deck (clause 12.3)."""
    for kind in range(KINDS):
        s.deck[seat, kind] = s.owned[seat, kind] - s.discard[seat, kind] - s.sure[seat, kind]
        s.hand[seat, kind] = s.sure[seat, kind]
        s.held[seat] += s.sure[seat, kind]
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


@rule
def imagine_line(s: State, seat: int) -> None:
    """A line of that hand, laid at random until nothing fits if the seat has confirmed it; otherwise none yet or the
    beginning of one."""
    begin_line(s, seat)
    steps = ALL_STEPS
    if s.done >> seat & 1 == 0:
        steps = below(s, TABLE, 2 * s.hand_size[seat] + 1) - s.hand_size[seat]
    action = random_action(s, seat, SEAT + seat)
    while action != do.CONFIRM and steps > 0:
        lay(s, seat, action)
        action = random_action(s, seat, SEAT + seat)
        steps -= 1
