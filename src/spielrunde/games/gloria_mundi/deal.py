"""Set-up: options worked out, cards and counters dealt, the stack shuffled; and what a seat may think the stack is
(chapters 2, 10)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from . import events as on
from .cards import COUNTERS, FIRST_COUNTER, FORUM_SPACES, GLORY, HAND, MOST_CARDS, TYPES
from .state import ABSENT, UNSEEN, State


@rule
def work_out(s: State) -> None:
    """Put numbers of the rules and of the table where options leave them as they are."""
    s.dealt[0] = s.hand_farm if s.hand_farm > 0 else HAND[s.seats - 2, 0]
    s.dealt[1] = s.hand_city if s.hand_city > 0 else HAND[s.seats - 2, 1]
    s.dealt[2] = s.hand_peace if s.hand_peace > 0 else HAND[s.seats - 2, 2]
    s.spaces = s.goth_spaces if s.goth_spaces > 0 else s.listed_spaces
    s.africa = s.flee_steps if s.flee_steps > 0 else s.listed_steps
    s.stack_size = s.card_count
    if 0 < s.stack_cards < s.card_count:
        s.stack_size = s.stack_cards


@rule
def shuffle(s: State) -> None:
    """Put all buildings that are unseen into the stack in random order."""
    n = 0
    for card in range(s.card_count):
        if s.where[card] == UNSEEN:
            other = below(s, TABLE, n + 1)
            s.stack[n] = s.stack[other]
            s.stack[other] = card
            n += 1
    for place in range(n, MOST_CARDS):
        s.stack[place] = -1


@rule
def lay_out(s: State) -> None:
    """Shuffle the stack, empty the Forum."""
    for card in range(MOST_CARDS):
        s.where[card] = UNSEEN if card < s.card_count else ABSENT
    s.unseen = s.card_count
    shuffle(s)
    for space in range(FORUM_SPACES):
        s.forum[space] = -1


@rule
def deal(s: State, starter: int) -> None:
    """Give every seat its counters and cards; one card of each type is laid out."""
    for place in range(s.seats):
        seat = (starter + place) % s.seats
        s.stock[seat, 0] = s.start_food
        s.stock[seat, 1] = s.start_gold
        s.stock[seat, 2] = s.start_peace
        s.stock[seat, GLORY] = s.start_glory
        if s.seat_bonus:
            for extra in range(place):
                s.stock[seat, extra % TYPES] += 1
        for kind in range(COUNTERS):
            if s.stock[seat, kind] > 0:
                emit(s, on.START_COUNTERS, seat, FIRST_COUNTER + kind, s.stock[seat, kind])
        for kind in range(TYPES):
            emit(s, on.DEAL, seat, kind, s.dealt[kind])
            emit(s, on.LAY_OUT, seat, kind)
            s.bare[seat, kind] = 1
            s.hand[seat, kind] = s.dealt[kind] - 1
            s.hand_size[seat] += s.dealt[kind] - 1
