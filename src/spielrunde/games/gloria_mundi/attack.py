"""The Goth's attack: cards are discarded symbol by symbol, then the tribute is dealt out (chapters 7, 11)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import (
    BITS,
    CITY,
    COUNTERS,
    DISCOUNT,
    FARM,
    FIRST_BUILDING,
    FIRST_COUNTER,
    IMMUNE,
    PARRY,
    PEACE,
    RANSOM,
    RELIEF,
    TYPES,
)
from .pay import begin_payment
from .state import BURNT, DEALING, DISCARDING, ENDING, LOSING, RANSOMED, SETTLING, SHARING, State
from .supply import digit, held, left_of

NOBODY = -2
CHOICE = -1
"""What ``forced_loss`` returns where there is nothing to discard, or something to decide; else a card: a type, or after
those a building."""


# --- who loses what ----------------------------------------------------------------------------------------------


@rule
def lies_with(s: State, seat: int, card: int) -> int:
    """Whether a building lies in a seat's display."""
    return 1 if TYPES * seat <= s.where[card] < TYPES * (seat + 1) else 0


@rule
def open_count(s: State) -> int:
    """Symbols not settled yet."""
    return s.open_symbols[FARM] + s.open_symbols[CITY] + s.open_symbols[PEACE]


@rule
def can_lose_pair(s: State, seat: int, card: int) -> int:
    """Whether a building lies on a card of the seat that would settle an open symbol and may be lost (clause 11.7)."""
    if s.card[card, IMMUNE] or not lies_with(s, seat, card):
        return 0
    return 1 if s.open_symbols[s.where[card] % TYPES] > 0 else 0


@rule
def ransom_price(s: State, seat: int) -> int:
    """Counters of the seat's cheapest ransom that it can pay; 0 if there is none (clause 11.11)."""
    best = 0
    for card in range(s.card_count):
        n = s.card[card, RANSOM]
        if 0 < n <= held(s, seat) and (best == 0 or n < best) and lies_with(s, seat, card):
            best = n
    return best


@rule
def has_way_out(s: State, seat: int) -> int:
    """Whether the seat could parry or pay a ransom instead of discarding (clauses 11.10, 11.11)."""
    if s.pairs[seat, FARM] + s.pairs[seat, CITY] + s.pairs[seat, PEACE] == 0:
        return 0
    for card in range(s.card_count):
        if s.card[card, PARRY] and lies_with(s, seat, card):
            return 1
    return 1 if ransom_price(s, seat) > 0 else 0


@rule
def forced_loss(s: State, seat: int) -> int:
    """What a seat has to discard, if there is nothing to decide (clause 7.9)."""
    found = NOBODY
    paired = 0
    for kind in range(TYPES):
        if s.open_symbols[kind] > 0:
            paired += s.pairs[seat, kind]
            if s.bare[seat, kind] > 0:
                found = kind if found == NOBODY else CHOICE
    if paired > 0 and found != CHOICE:
        for card in range(s.card_count):
            if can_lose_pair(s, seat, card):
                found = TYPES + card if found == NOBODY else CHOICE
    if found >= 0 and has_way_out(s, seat):
        found = CHOICE
    return found


@rule
def lose_on(s: State) -> None:
    """Let one player after the other discard, until all is settled or nobody can (clause 7.8)."""
    while open_count(s) > 0 and s.idle < s.seats:
        loss = forced_loss(s, s.actor)
        if loss == CHOICE:
            s.phase = DISCARDING
            return
        if loss == NOBODY:
            s.idle += 1
            s.actor = left_of(s, s.actor)
        elif loss < TYPES:
            lose_bare(s, loss)
        else:
            lose_pair(s, loss - TYPES)
    for kind in range(TYPES):
        s.open_symbols[kind] = 0
    s.actor = s.active
    s.phase = DEALING


@rule
def settle(s: State, kind: int) -> None:
    """A symbol is settled; the next player is looked for (clause 7.8)."""
    s.open_symbols[kind] -= 1
    s.idle = 0
    s.actor = left_of(s, s.actor)
    s.phase = LOSING


# --- ways to settle a symbol -------------------------------------------------------------------------------------


@rule
def lose_bare(s: State, kind: int) -> None:
    """Discard a card without building from the display (clause 7.10)."""
    s.bare[s.actor, kind] -= 1
    s.lost[s.actor, kind] += 1
    emit(s, on.LOSE, s.actor, kind)
    settle(s, kind)


@rule
def lose_pair(s: State, card: int) -> None:
    """Discard a card with its building (clause 7.10)."""
    kind = s.where[card] % TYPES
    emit(s, on.LOSE_BUILDING, s.actor, FIRST_BUILDING + card)
    take_off(s, card)
    s.lost[s.actor, kind] += 1
    emit(s, on.LOSE, s.actor, kind)
    settle(s, kind)


@rule
def take_off(s: State, card: int) -> None:
    """Put a building of the actor to the fire; what lasted ends, what it did stays (clauses 7.10, 11.12)."""
    s.pairs[s.actor, s.where[card] % TYPES] -= 1
    s.discount[s.actor] -= s.card[card, DISCOUNT]
    s.relief[s.actor] -= s.card[card, RELIEF]
    s.where[card] = BURNT


@rule
def parry(s: State, card: int) -> None:
    """Remove a building instead of discarding a card; it settles a symbol of any type (clause 11.10)."""
    s.bare[s.actor, s.where[card] % TYPES] += 1
    take_off(s, card)
    emit(s, on.PARRY, s.actor, FIRST_BUILDING + card)
    s.phase = SETTLING
    for kind in range(TYPES):
        if s.open_symbols[kind] == open_count(s):
            settle(s, kind)
            return


@rule
def pay_ransom(s: State, kind: int) -> None:
    """Pay counters of any kind instead of discarding a card of a type (clause 11.11)."""
    s.onto = kind
    emit(s, on.RANSOM, s.actor, kind)
    begin_payment(s, 0, ransom_price(s, s.actor), 1, RANSOMED)


# --- dealing out -------------------------------------------------------------------------------------------------


@rule
def deal_on(s: State) -> None:
    """Let one player after the other take a counter; where all are alike, without asking (clause 7.11)."""
    kinds = 0
    last = 0
    for kind in range(COUNTERS):
        if s.purse[kind] > 0:
            kinds += 1
            last = kind
    if kinds > 1:
        s.phase = SHARING
    elif kinds == 1:
        share(s, last)
    else:
        s.phase = ENDING


@rule
def share(s: State, kind: int) -> None:
    """The actor takes a counter of the tribute, from the first space that has one (clause 7.11)."""
    place = s.shared_from
    while digit(s.laid[place], kind) == 0:
        place += 1
    s.laid[place] -= 1 << (BITS * kind)
    s.purse[kind] -= 1
    s.stock[s.actor, kind] += 1
    emit(s, on.SHARE, s.actor, FIRST_COUNTER + kind, place + 1)
    s.actor = left_of(s, s.actor)
    s.phase = DEALING
