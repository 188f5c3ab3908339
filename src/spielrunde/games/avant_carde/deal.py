"""Setting up: what the options come to, the patrons, the gallery, the starter decks (chapter 2)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from . import events as on
from .cards import DECKS, KINDS, STACKS, STARTER, STARTER_CARDS
from .gallery import fill_gallery
from .patrons import AT_RANDOM, COLUMNS, PER_NUMBER, POWERS
from .rounds import begin_round
from .state import EASY, HARD, NORMAL, State

FEW = 3
"""Most seats for which the smaller stack of awards is used."""
FEW_AWARDS = 24
MANY_AWARDS = 28


@rule
def setup(s: State) -> None:
    """Everything that happens before the first line is laid; who begins is drawn or chosen (clause 2.5)."""
    prepare(s)
    choose_patrons(s)
    fill_gallery(s)
    deal_starters(s)
    s.first = below(s, TABLE, s.seats) if s.start_seat == 0 else s.start_seat - 1
    s.blocked = -1
    begin_round(s)


@rule
def prepare(s: State) -> None:
    """Put side by side what the options say in single fields (clause 11.4)."""
    s.threshold[0] = s.award_1
    s.threshold[1] = s.award_2
    s.threshold[2] = s.award_3
    s.threshold[3] = s.award_4
    s.cost[0] = s.cost_2
    s.cost[1] = s.cost_3
    s.cost[2] = s.cost_4
    s.cost[3] = s.cost_5
    s.cost[4] = s.cost_6
    s.cost[5] = s.cost_7
    s.goal = main_stack(s) if s.award_stack == 0 else s.award_stack


@rule
def main_stack(s: State) -> int:
    """Awards in the main stack by seats; alone, those to take by level (clauses 2.4, 10.1)."""
    if s.seats > 1:
        return FEW_AWARDS if s.seats <= FEW else MANY_AWARDS
    if s.level == EASY:
        return 10
    if s.level == NORMAL:
        return 12
    return 16 if s.level == HARD else 20


@rule
def choose_patrons(s: State) -> None:
    """One patron for each stack: that of the set, one drawn at random, or another one chosen for its number
    (clause 2.3)."""
    s.patron[0] = s.patron_2
    s.patron[1] = s.patron_3
    s.patron[2] = s.patron_4
    s.patron[3] = s.patron_5
    s.patron[4] = s.patron_6
    s.patron[5] = s.patron_7
    for stack in range(STACKS):
        if s.patron[stack] > 0:
            s.patron[stack] -= 1
        else:
            s.patron[stack] = below(s, TABLE, PER_NUMBER) if s.patrons == AT_RANDOM else s.patrons
        s.patron[stack] += PER_NUMBER * stack
        for column in range(COLUMNS):
            s.power[stack, column] = POWERS[s.patron[stack], column]
        emit(s, on.PATRON, stack + 2, s.patron[stack])


@rule
def deal_starters(s: State) -> None:
    """Give every seat another starter deck, drawn at random (clause 2.1)."""
    given = 0
    for seat in range(s.seats):
        deck = 0
        left = below(s, TABLE, DECKS - seat)
        while given >> deck & 1 or left > 0:
            left -= 1 - (given >> deck & 1)
            deck += 1
        given |= 1 << deck
        s.starter[seat] = deck
        for kind in range(KINDS):
            s.deck[seat, kind] = STARTER[deck, kind]
            s.owned[seat, kind] = STARTER[deck, kind]
        s.deck_size[seat] = STARTER_CARDS
        emit(s, on.STARTER, seat, deck, STARTER_CARDS)
