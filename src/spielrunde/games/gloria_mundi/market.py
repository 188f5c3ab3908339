"""Phases one and four: the Forum moves on, a building is bought (chapters 4, 6)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from ...kernel.zones import seal
from . import events as on
from .cards import ANY_TYPE, BUILD_DEED, DEAREST, DISCOUNT, FIRST_BUILDING, FORUM_SPACES, ON, RELIEF, TYPES
from .deeds import offer_deed
from .pay import begin_payment, can_pay
from .state import BURNT, BUYING, IN_FORUM, LEVY, MOVE_ALL, OVER, PLACING, State
from .supply import held, walk


@rule
def new_building(s: State) -> None:
    """Turn up the top building, at the greatest surcharge (clauses 3.2, 4.2)."""
    make_room(s)
    s.unseen -= 1
    s.stack_size -= 1
    card = s.stack[s.unseen]
    s.stack[s.unseen] = -1
    s.forum[0] = card
    s.where[card] = IN_FORUM
    seal(s)
    emit(s, on.REVEAL, FIRST_BUILDING + card)


@rule
def make_room(s: State) -> None:
    """Move the buildings up to the first gap, or all; what leaves the Forum burns (clauses 4.2, 4.3)."""
    last = FORUM_SPACES - 1
    gap = 0
    while gap < last and (s.forum[gap] >= 0 or s.forum_shift == MOVE_ALL):
        gap += 1
    if s.forum[gap] >= 0:
        s.where[s.forum[gap]] = BURNT
        emit(s, on.BURN, FIRST_BUILDING + s.forum[gap])
    for space in range(gap, 0, -1):
        card = s.forum[space - 1]
        s.forum[space] = card
        if card >= 0:
            emit(s, on.SHIFT, FIRST_BUILDING + card, space - 1, space)


@rule
def surcharge(s: State, seat: int, space: int) -> int:
    """Further counters a seat pays on a space, less by all its discounts (clauses 4.1, 6.8, 11.8)."""
    return max(DEAREST - space - s.discount[seat], 0)


@rule
def price(s: State, seat: int, space: int) -> int:
    """All counters a seat pays for the building on a space (clause 6.2)."""
    return s.card_sum[s.forum[space]] + surcharge(s, seat, space)


@rule
def fits(s: State, seat: int, card: int, kind: int) -> int:
    """Whether a seat has a bare card of a type, on which a building may go (clauses 6.5, 6.6)."""
    return 1 if s.bare[seat, kind] > 0 and s.card[card, ON] in (kind, ANY_TYPE) else 0


@rule
def can_buy(s: State, seat: int, space: int, counters: int) -> int:
    """Whether there is a building on a space of the Forum that a seat with so many counters could pay; it needs a card
    for it as well (clauses 6.2, 6.3)."""
    card = s.forum[space]
    if card < 0 or price(s, seat, space) > counters:
        return 0
    return can_pay(s, seat, s.card_cost[card], surcharge(s, seat, space), 0)


@rule
def open_market(s: State) -> None:
    """Ask the active player, if there is anything to buy (clause 3.5)."""
    s.actor = s.active
    counters = held(s, s.active)
    for space in range(FORUM_SPACES):
        if can_buy(s, s.active, space, counters):
            for kind in range(TYPES):
                if fits(s, s.active, s.forum[space], kind):
                    s.phase = BUYING
                    return
    emit(s, on.NO_PURCHASE, s.active)
    s.phase = LEVY


@rule
def buy(s: State, space: int, kind: int) -> None:
    """Buy the building on a space for a card of a type, the only one of this turn (clauses 6.1, 6.2)."""
    card = s.forum[space]
    s.bought = card
    s.onto = kind
    emit(s, on.BUY, s.actor, FIRST_BUILDING + card, price(s, s.actor, space))
    begin_payment(s, s.card_cost[card], surcharge(s, s.actor, space), 1, PLACING)


@rule
def place(s: State) -> None:
    """Put a building that is paid for on its card; what lasts begins, what it does at once is done.

    For decks made for it, the purchase itself moves the Roman (clauses 6.5, 6.7, 6.9, 11.12).
    """
    card, seat = s.bought, s.actor
    space = 0
    while s.forum[space] != card:
        space += 1
    s.forum[space] = -1
    s.where[card] = seat * TYPES + s.onto
    s.bare[seat, s.onto] -= 1
    s.pairs[seat, s.onto] += 1
    s.discount[seat] += s.card[card, DISCOUNT]
    s.relief[seat] += s.card[card, RELIEF]
    emit(s, on.BUILD, seat, FIRST_BUILDING + card, space)
    s.phase = LEVY
    if s.steps_on_every_build > 0:
        walk(s, seat, s.steps_on_every_build)
    if s.phase != OVER and s.card[card, BUILD_DEED] > 0:
        offer_deed(s, s.card[card, BUILD_DEED])
