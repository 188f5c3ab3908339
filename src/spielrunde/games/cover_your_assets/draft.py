"""Draft piles: offering a set, contesting it, turning up the next cards (chapters 13 and 14)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rng import TABLE
from ...kernel.rule import rule
from ...kernel.zones import draw
from . import events as on
from .cards import ASSETS, JAR, SWAP
from .sets import add_card, bury_top, carry, exchange_tops, new_set, push, set_value
from .state import FROM_DRAFT, OWN_KIND, PILES, WILD, State


@rule
def left_pile(seat: int) -> int:
    """With three players, the pile between a seat and its left neighbour."""
    return seat


@rule
def right_pile(seat: int) -> int:
    """With three players, the pile between a seat and its right neighbour."""
    return seat - 1 if seat > 0 else 2


@rule
def left_neighbour(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def right_neighbour(s: State, seat: int) -> int:
    """The next seat counter-clockwise."""
    return seat - 1 if seat > 0 else s.seats - 1


@rule
def may_use_piles(s: State, seat: int, piles: int) -> bool:
    """Whether a seat may draft from just these piles (a bit each) and each has an open card."""
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
def drafted_kind(s: State, card: int, piles: int) -> int:
    """The kind of the set a hand card makes with the open cards of these piles; -1 if they are no set (13.3)."""
    kind = card if card < ASSETS else -1
    wilds = 1 if card >= ASSETS else 0
    for pile in range(PILES):
        if piles >> pile & 1:
            other = s.draft_top[pile]
            if other >= ASSETS:
                wilds += 1
            elif kind < 0:
                kind = other
            elif kind != other:
                return -1
    if wilds > 1 or kind < 0:
        return jar_kind(s, card, piles)
    if card == JAR and s.jar_in_sets != WILD:
        return -1
    return kind


@rule
def jar_kind(s: State, card: int, piles: int) -> int:
    """Where jars are a kind of their own: a jar from the hand with one open wild card (12.11)."""
    if s.jar_in_sets == OWN_KIND and card == JAR and (piles == 1 or piles == 2 or piles == 4):
        for pile in range(PILES):
            if piles >> pile & 1 and s.draft_top[pile] >= ASSETS:
                return JAR
    return -1


@rule
def offer(s: State, seat: int, card: int, piles: int) -> None:
    """Lay a drafted set out, in nobody's stack yet."""
    number = new_set(s, drafted_kind(s, card, piles))
    emit(s, on.DRAFT, seat, s.set_kind[number])
    s.hand[seat, card] -= 1
    s.hand_size[seat] -= 1
    add_card(s, number, card)
    emit(s, on.PUT, seat, number, card)
    for pile in range(PILES):
        if piles >> pile & 1:
            other = s.draft_top[pile]
            add_card(s, number, other)
            s.draft_top[pile] = -1
            s.draft_size[pile] -= 1
            emit(s, on.TAKE_DRAFT, pile, number, other)
    s.stake = number
    s.origin = FROM_DRAFT
    s.used_piles = piles
    s.answerer = -1
    s.asked_next = -1
    if s.seats == 2:
        s.answerer = 1 - seat
    else:
        if piles >> right_pile(seat) & 1:
            s.answerer = right_neighbour(s, seat)
        if piles >> left_pile(seat) & 1:
            s.asked_next = s.answerer
            s.answerer = left_neighbour(s, seat)


@rule
def may_contest(s: State, seat: int) -> bool:
    """Whether a neighbour may contest the offered set at all."""
    if s.hand_size[seat] == 0 or (s.locked[seat] >> s.active) & 1:
        return False
    return s.draft_challenge_needs_set == 0 or s.stack_size[seat] > 0


@rule
def settle_draft(s: State, winner: int) -> None:
    """Put the offered set on the winner's stack and turn up the next cards of the piles it used."""
    carry(s, s.stake)
    push(s, winner, s.stake)
    emit(s, on.WIN_DRAFT, winner, set_value(s, s.stake))
    s.stake = -1
    for pile in range(PILES):
        if s.used_piles >> pile & 1:
            turn_up_next(s, pile)
    s.used_piles = 0


@rule
def turn_up_next(s: State, pile: int) -> None:
    """Turn up the next card of a draft pile; action cards take effect, go, and the next one follows (14.5)."""
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
def hidden_drafts(s: State) -> int:
    """How many cards lie face down in all draft piles."""
    cards = 0
    for pile in range(PILES):
        cards += s.draft_size[pile] - (1 if s.draft_top[pile] >= 0 else 0)
    return cards


@rule
def take_effect(s: State, kind: int, seat: int, other: int) -> None:
    """What an action card turned up on a pile does to the two players at it (14.4)."""
    if kind == SWAP:
        if s.stack_size[seat] > 0 and s.stack_size[other] > 0:
            emit(s, on.DRAWN_SWAP, seat, other)
            exchange_tops(s, seat, other)
    else:
        bury_drawn(s, seat)
        bury_drawn(s, other)


@rule
def bury_drawn(s: State, seat: int) -> None:
    """A Move on a pile buries a top set, if there is another one."""
    if s.stack_size[seat] > 1:
        emit(s, on.DRAWN_MOVE, seat)
        bury_top(s, seat)
