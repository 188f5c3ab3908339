"""Set-up: options worked out, cards and counters dealt, the stack shuffled; and what a seat may think the stack is
(chapters 2, 10)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from . import events as on
from .cards import (
    CALM,
    CITY,
    COUNTERS,
    FARM,
    FIRST_COUNTER,
    FOOD,
    FORUM_SPACES,
    GLORY,
    GOLD,
    HAND,
    MOST_CARDS,
    PEACE,
    TYPES,
)
from .state import ABSENT, UNSEEN, State


@rule
def work_out(s: State) -> None:
    """Put numbers of the rules and of the table where options leave them as they are (clauses 2.2, 12.3)."""
    s.dealt[FARM] = s.hand_farm if s.hand_farm > 0 else HAND[s.seats - 2, FARM]
    s.dealt[CITY] = s.hand_city if s.hand_city > 0 else HAND[s.seats - 2, CITY]
    s.dealt[PEACE] = s.hand_peace if s.hand_peace > 0 else HAND[s.seats - 2, PEACE]
    s.spaces = s.goth_spaces if s.goth_spaces > 0 else s.listed_spaces
    s.africa = s.flee_steps if s.flee_steps > 0 else s.listed_steps
    s.stack_size = s.card_count
    if 0 < s.stack_cards < s.card_count:
        s.stack_size = s.stack_cards


@rule
def shuffle(s: State) -> None:
    """Put all buildings that are unseen into the stack in random order (clause 2.4)."""
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
    """Shuffle the stack, empty the Forum; the Goth stands on its start as it is (clause 2.4)."""
    for card in range(MOST_CARDS):
        s.where[card] = UNSEEN if card < s.card_count else ABSENT
    s.unseen = s.card_count
    shuffle(s)
    for space in range(FORUM_SPACES):
        s.forum[space] = -1


@rule
def deal(s: State, starter: int) -> None:
    """Give every seat its cards and counters, with the bonus one more for each place in turn order (clause 2.6)."""
    for place in range(s.seats):
        seat = (starter + place) % s.seats
        give_counters(s, seat, place if s.seat_bonus else 0)
        give_cards(s, seat)


@rule
def give_counters(s: State, seat: int, more: int) -> None:
    """Put the counters of the start into a stock, and so many more one by one: food, gold, peace (clauses 2.1, 2.6)."""
    s.stock[seat, FOOD] = s.start_food
    s.stock[seat, GOLD] = s.start_gold
    s.stock[seat, CALM] = s.start_peace
    s.stock[seat, GLORY] = s.start_glory
    for extra in range(more):
        s.stock[seat, extra % TYPES] += 1
    for kind in range(COUNTERS):
        if s.stock[seat, kind] > 0:
            emit(s, on.START_COUNTERS, seat, FIRST_COUNTER + kind, s.stock[seat, kind])


@rule
def give_cards(s: State, seat: int) -> None:
    """Deal production cards; one of each type is laid out, the others are the hand (clauses 2.2, 2.3)."""
    for kind in range(TYPES):
        emit(s, on.DEAL, seat, kind, s.dealt[kind])
        emit(s, on.LAY_OUT, seat, kind)
        s.bare[seat, kind] = 1
        s.hand[seat, kind] = s.dealt[kind] - 1
        s.hand_size[seat] += s.dealt[kind] - 1
