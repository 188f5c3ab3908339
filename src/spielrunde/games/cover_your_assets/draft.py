"""Draft piles: offering a set, settling whose it is, turning up the next cards (chapters 13 and 14)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rng import TABLE
from ...kernel.rule import rule
from ...kernel.zones import draw
from . import events as on
from .cards import ASSETS, JAR, SWAP
from .sets import add_card, bury_top, carry, exchange_tops, new_set, push, put, set_value
from .state import FROM_DRAFT, OWN_KIND, PILES, WILD, State

DIFFERENT = -2
"""The kind of open cards with assets of several kinds."""

# --- who sits where ----------------------------------------------------------------------------------------------


@rule
def left_pile(seat: int) -> int:
    """With three players, the pile between a seat and its left neighbour."""
    return seat


@rule
def right_pile(seat: int) -> int:
    """With three players, the pile between a seat and its right neighbour."""
    return seat - 1 if seat > 0 else PILES - 1


@rule
def left_neighbour(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def right_neighbour(s: State, seat: int) -> int:
    """The next seat counter-clockwise."""
    return seat - 1 if seat > 0 else s.seats - 1


# --- what makes a set --------------------------------------------------------------------------------------------


@rule
def may_use_piles(s: State, seat: int, piles: int) -> bool:
    """Whether a seat may draft from just these piles (a bit each): from those that have an open card, as long as there
    are any (clause 13.8); with three players from one at its side, or both as an option says (clause 14.2)."""
    for pile in range(PILES):
        if piles >> pile & 1 and s.draft_top[pile] < 0:
            return False
    if s.seats == 2:
        return True
    left = 1 << left_pile(seat)
    right = 1 << right_pile(seat)
    if piles in (left, right):
        return True
    return s.draft_3p_both_piles == 1 and piles == left + right


@rule
def open_assets(s: State, piles: int) -> int:
    """The kind of all assets among the open cards of these piles; -1 without one, DIFFERENT if they are not alike."""
    kind = -1
    for pile in range(PILES):
        card = s.draft_top[pile]
        if piles >> pile & 1 and card < ASSETS:
            if kind >= 0 and kind != card:
                return DIFFERENT
            kind = card
    return kind


@rule
def open_wilds(s: State, piles: int) -> int:
    """How many of the open cards of these piles are wild."""
    wilds = 0
    for pile in range(PILES):
        if piles >> pile & 1 and s.draft_top[pile] >= ASSETS:
            wilds += 1
    return wilds


@rule
def drafted_kind(s: State, card: int, piles: int) -> int:
    """The kind of the set a hand card makes with the open cards of these piles; -1 if they are no set: assets of one
    kind and at most one wild card are (clause 13.3)."""
    kind = open_assets(s, piles)
    wilds = open_wilds(s, piles)
    if card < ASSETS:
        return card if kind in (-1, card) and wilds < 2 else -1
    if kind >= 0 and wilds == 0:
        return kind if card != JAR or s.jar_in_sets == WILD else -1
    if kind == -1 and wilds == 1 and card == JAR and s.jar_in_sets == OWN_KIND:
        return JAR
    return -1


# --- offering a set ----------------------------------------------------------------------------------------------


@rule
def offer(s: State, seat: int, card: int, piles: int) -> None:
    """Lay a drafted set out, in nobody's stack yet (clause 13.3)."""
    number = new_set(s, drafted_kind(s, card, piles))
    emit(s, on.DRAFT, seat, s.set_kind[number])
    put(s, seat, number, card)
    for pile in range(PILES):
        if piles >> pile & 1:
            take_open(s, pile, number)
    s.stake = number
    s.origin = FROM_DRAFT
    s.used_piles = piles


@rule
def take_open(s: State, pile: int, number: int) -> None:
    """Lay the open card of a pile into the offered set."""
    card = s.draft_top[pile]
    add_card(s, number, card)
    s.draft_top[pile] = -1
    s.draft_size[pile] -= 1
    emit(s, on.TAKE_DRAFT, pile, number, card)


@rule
def settle_draft(s: State, winner: int) -> None:
    """Put the offered set on the winner's stack (clause 13.4), and only now turn up the next cards of the piles it used
    (clause 13.6)."""
    carry(s, s.stake)
    push(s, winner, s.stake)
    emit(s, on.WIN_DRAFT, winner, set_value(s, s.stake))
    s.stake = -1
    for pile in range(PILES):
        if s.used_piles >> pile & 1:
            turn_up_next(s, pile)
    s.used_piles = 0


# --- turning up --------------------------------------------------------------------------------------------------


@rule
def hidden_drafts(s: State) -> int:
    """How many cards lie face down in all draft piles."""
    cards = 0
    for pile in range(PILES):
        cards += s.draft_size[pile] - (1 if s.draft_top[pile] >= 0 else 0)
    return cards


@rule
def turn_up_next(s: State, pile: int) -> None:
    """Turn up the next card of a draft pile, as long as it has one (clause 13.8). An action card takes effect and goes,
    and the next one follows (clauses 14.4, 14.5)."""
    while s.draft_top[pile] < 0 and s.draft_size[pile] > 0:
        kind = draw(s, TABLE, s.drafts, hidden_drafts(s))
        emit(s, on.TURN_UP, pile, kind)
        if kind < SWAP:
            s.draft_top[pile] = kind
        else:
            s.draft_size[pile] -= 1
            s.removed[kind] += 1
            emit(s, on.CLEAR, pile, kind)
            seat = 0 if s.seats == 2 else pile
            take_effect(s, kind, seat, left_neighbour(s, seat))


@rule
def take_effect(s: State, kind: int, seat: int, other: int) -> None:
    """What an action card turned up on a pile does to the two players at it (clause 14.4)."""
    if kind == SWAP:
        if s.stack_size[seat] > 0 and s.stack_size[other] > 0:
            emit(s, on.DRAWN_SWAP, seat, other)
            exchange_tops(s, seat, other)
    else:
        bury_drawn(s, seat)
        bury_drawn(s, other)


@rule
def bury_drawn(s: State, seat: int) -> None:
    """A Move on a pile buries a top set, if there is another one (clause 14.4)."""
    if s.stack_size[seat] > 1:
        emit(s, on.DRAWN_MOVE, seat)
        bury_top(s, seat)
