"""What a seat cannot know, dealt anew (chapter 8): the cards of the pile and those in other hands nobody saw."""

from __future__ import annotations

from ...kernel.rng import TABLE
from ...kernel.rule import rule
from ...kernel.zones import deal_unknown
from .cards import DOUBLERS, HAND_KINDS, JOKER, JOKERS, PER_SUIT, SCORING, SCORING_CARDS, SUITS
from .state import State


@rule
def resample(s: State, seat: int) -> None:
    """Deal the unseen cards anew: to the others' hands beyond what is known of them (clauses 8.3, 8.5), the rest to
    the pile."""
    for kind in range(HAND_KINDS):
        s.pile[kind] = unseen(s, seat, kind)
    s.pile[SCORING] = 0
    scoring_left = SCORING_CARDS - s.shown_scoring
    size = s.pile_size - scoring_left
    for other in range(s.seats):
        if other != seat:
            size += unknown_cards(s, other)
    for other in range(s.seats):
        if other != seat:
            for kind in range(HAND_KINDS):
                s.hand[other, kind] = s.known[other, kind]
            missing = unknown_cards(s, other)
            deal_unknown(s, TABLE, s.pile, size, s.hand, other, missing)
            size -= missing
    s.pile[SCORING] = scoring_left


@rule
def unknown_cards(s: State, seat: int) -> int:
    """How many cards of a hand only its owner knows."""
    count = s.hand_size[seat]
    for kind in range(HAND_KINDS):
        count -= s.known[seat, kind]
    return count


@rule
def unseen(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind are in the pile or, unknown, in other hands."""
    left = cards_of(s, kind) - s.display[kind] - s.hand[seat, kind]
    for base in range(s.bases):
        if s.base_kind[base] == kind:
            left -= 1
    for other in range(s.seats):
        if other != seat:
            left -= s.known[other, kind]
        left -= played(s, other, kind)
    return left


@rule
def cards_of(s: State, kind: int) -> int:
    """How many cards of a kind are in the game."""
    if kind < SUITS:
        return PER_SUIT
    if kind == JOKER:
        return JOKERS
    return s.seats if s.dealt_doublers else DOUBLERS


@rule
def played(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind lie face up in a seat's rows."""
    if kind < SUITS:
        return s.row_length[seat, kind] - jokers_in(s, seat, kind)
    count = 0
    for suit in range(SUITS):
        count += jokers_in(s, seat, suit) if kind == JOKER else s.row_doubled[seat, suit]
    return count


@rule
def jokers_in(s: State, seat: int, suit: int) -> int:
    """How many jokers a row holds."""
    count = 0
    for position in range(s.row_length[seat, suit]):
        count += (s.row_jokers[seat, suit] >> position) & 1
    return count
