"""Where every card of the game is, counted from the record alone (clause 1.3)."""

from __future__ import annotations

from spielrunde.kernel.layout import Record

from ..cards import (
    DOUBLER,
    DOUBLERS,
    HAND_KINDS,
    JOKER,
    JOKERS,
    PER_SUIT,
    SCORING,
    SCORING_CARDS,
    SUITS,
)
from ..state import OVER, State


def conserve(record: Record) -> None:
    """Check a full record: every card is in one place, every public number fits the cards it counts."""
    assert isinstance(record, State)
    s = record
    seats = range(s.seats)
    for kind in range(HAND_KINDS):
        places = [s.pile[kind], s.display[kind], *(s.hand[seat, kind] for seat in seats)]
        assert min(places) >= 0, f"kind {kind}: less than no card somewhere: {places}"
        bases = sum(s.base_kind[base] == kind for base in range(s.bases))
        assert sum(places) + bases + _face_up(s, kind) == _printed(s, kind), f"kind {kind}: {places}, {bases} bases"
    assert s.pile[SCORING] + s.shown_scoring == SCORING_CARDS
    assert s.pile_size == sum(s.pile[kind] for kind in range(len(s.pile)))
    assert sum(s.display[kind] for kind in range(HAND_KINDS)) in ((2, 3) if s.phase == OVER else (3,))
    for seat in seats:
        assert s.hand_size[seat] == sum(s.hand[seat, kind] for kind in range(HAND_KINDS))
        assert all(0 <= s.known[seat, kind] <= s.hand[seat, kind] for kind in range(HAND_KINDS))
        assert s.base_count[seat] == sum(s.base_owner[base] == seat for base in range(s.bases))
        assert s.row_count[seat] == sum(s.row_length[seat, suit] > 0 for suit in range(SUITS)) <= s.base_count[seat]
    _nobody_sits_on_empty_chairs(s)
    assert s.fox_seat < 0 or s.row_length[s.fox_seat, s.fox_suit] > 0, "the fox stands on no row"
    assert 0 <= s.ap <= s.actions_per_turn


def _printed(s: State, kind: int) -> int:
    if kind < SUITS:
        return PER_SUIT
    if kind == JOKER:
        return JOKERS
    return s.seats if s.dealt_doublers else DOUBLERS


def _face_up(s: State, kind: int) -> int:
    """Cards of a kind lying face up in all rows."""
    found = 0
    for seat in range(s.seats):
        for suit in range(SUITS):
            jokers = s.row_jokers[seat, suit].bit_count()
            if kind == suit:
                found += s.row_length[seat, suit] - jokers
            elif kind == JOKER:
                found += jokers
            elif kind == DOUBLER:
                found += s.row_doubled[seat, suit]
    return found


def _nobody_sits_on_empty_chairs(s: State) -> None:
    for seat in range(s.seats, len(s.hand_size)):
        assert s.hand_size[seat] == s.base_count[seat] == s.row_count[seat] == 0
        assert sum(s.hand[seat, kind] for kind in range(HAND_KINDS)) == 0
