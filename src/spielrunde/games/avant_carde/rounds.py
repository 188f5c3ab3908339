"""Setting up, cleaning up after a round, and the end of the game (chapters 2, 8, 9 and 10)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from . import events as on
from .cards import DECKS, KINDS, STACKS, STARTER, STARTER_CARDS
from .gallery import fill_gallery
from .hands import draw_hand
from .lines import begin_lines
from .patrons import AT_RANDOM, COLUMNS, PER_NUMBER, POWERS
from .state import (
    EASY,
    HARD,
    NORMAL,
    OVER,
    ROUND_LIMIT,
    SOLO_LOST,
    SOLO_WON,
    STACK_EMPTY,
    State,
)
from .turns import begin_turn, give_awards

FEW = 3
"""Most seats for which the smaller stack of awards is used."""
FEW_AWARDS = 24
MANY_AWARDS = 28


# --- setting up --------------------------------------------------------------------------------------------------


@rule
def prepare(s: State) -> None:
    """Put side by side what the options say in single fields."""
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
    s.goal = s.award_stack
    if s.goal == 0:
        s.goal = solo_awards(s) if s.seats == 1 else FEW_AWARDS if s.seats <= FEW else MANY_AWARDS


@rule
def solo_awards(s: State) -> int:
    """Awards to take alone, by level."""
    if s.level == EASY:
        return 10
    if s.level == NORMAL:
        return 12
    return 16 if s.level == HARD else 20


@rule
def choose_patrons(s: State) -> None:
    """One patron for each stack: that of the set, one drawn at random, or another one chosen for its number."""
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
    """Give every seat another starter deck."""
    free = DECKS
    given = 0
    for seat in range(s.seats):
        deck = 0
        left = below(s, TABLE, free)
        while given >> deck & 1 or left > 0:
            left -= 1 - (given >> deck & 1)
            deck += 1
        given |= 1 << deck
        free -= 1
        s.starter[seat] = deck
        for kind in range(KINDS):
            s.deck[seat, kind] = STARTER[deck, kind]
            s.owned[seat, kind] = STARTER[deck, kind]
        s.deck_size[seat] = STARTER_CARDS
        emit(s, on.STARTER, seat, deck, STARTER_CARDS)


@rule
def set_up(s: State) -> None:
    """Everything that happens before the first line is laid."""
    prepare(s)
    choose_patrons(s)
    fill_gallery(s)
    deal_starters(s)
    s.first = below(s, TABLE, s.seats) if s.start_seat == 0 else s.start_seat - 1
    s.blocked = -1
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """Say what is new, fill the hands, and let everybody lay a line."""
    s.round += 1
    emit(s, on.ROUND, s.round)
    if s.seats == 1:
        s.blocked = (s.round - 1) % STACKS
        emit(s, on.BLOCK, s.blocked + 2)
    else:
        emit(s, on.FIRST, s.first)
    for seat in range(s.seats):
        draw_hand(s, seat)
    begin_lines(s)


# --- the order of turns ------------------------------------------------------------------------------------------


@rule
def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def end_turn(s: State, seat: int) -> None:
    """Give awards; the next seat buys, or the round is over."""
    before = s.taken
    give_awards(s, seat)
    if s.seats == 1 and s.awards[0] >= s.goal:
        summarise(s)
        finish(s, SOLO_WON)
        return
    if s.seats > 1 and before < s.goal <= s.taken:
        emit(s, on.LAST_ROUND)
    if next_seat(s, seat) != s.first:
        begin_turn(s, next_seat(s, seat))
    else:
        finish_round(s)


@rule
def summarise(s: State) -> None:
    """Tell where everybody stands after the round."""
    for seat in range(s.seats):
        emit(s, on.COUNT, seat, s.line_size[seat], s.awards[seat])
    emit(s, on.SUMMARY, s.round)


@rule
def finish(s: State, reason: int) -> None:
    """The game is over."""
    s.reason = reason
    s.phase = OVER
    emit(s, on.END)


# --- clean-up ----------------------------------------------------------------------------------------------------


@rule
def finish_round(s: State) -> None:
    """Clear the lines; then the game is over or the next round begins."""
    summarise(s)
    for seat in range(s.seats):
        clear_line(s, seat)
    if s.seats == 1:
        if s.round >= s.solo_rounds:
            finish(s, SOLO_LOST)
            return
    elif s.taken >= s.goal:
        finish(s, STACK_EMPTY)
        return
    elif s.round >= s.max_rounds:
        finish(s, ROUND_LIMIT)
        return
    s.first = next_seat(s, s.first)
    if s.seats > 1:
        give_gems(s)
    begin_round(s)


@rule
def clear_line(s: State, seat: int) -> None:
    """Put what lies in a line on its owner's discard pile."""
    for place in range(s.line_size[seat]):
        card = s.line[seat, place]
        s.line[seat, place] = 0
        if card >= 0:
            card &= 63
            s.discard[seat, card] += 1
            s.discard_size[seat] += 1
            emit(s, on.CLEAR, seat, card)
    s.line_size[seat] = 0
    s.extra[seat] = 0
    s.flash_copies[seat] = 0


@rule
def give_gems(s: State) -> None:
    """The gem goes to whoever alone has the fewest awards; a second one to whoever alone has the next fewest."""
    for seat in range(s.seats):
        s.gem[seat] = 0
    above = -1
    for _ in range(s.gems):
        fewest = -1
        holder = -1
        for seat in range(s.seats):
            awards = s.awards[seat]
            if awards > above and (fewest < 0 or awards < fewest):
                fewest = awards
                holder = seat
            elif awards == fewest:
                holder = -1
        if holder >= 0:
            s.gem[holder] = 1
            emit(s, on.GEM, holder)
        else:
            emit(s, on.GEM_CENTRE)
        above = fewest if fewest >= 0 else above
