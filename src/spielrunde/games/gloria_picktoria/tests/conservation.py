"""Where every card of the game is, counted from the record alone (clause 1.3)."""

from __future__ import annotations

from collections import Counter

from spielrunde.kernel.layout import Record

from ..cards import (
    DOUBLER,
    DOUBLERS,
    HAND_KINDS,
    HAND_NAMES,
    JOKER,
    JOKERS,
    KIND_NAMES,
    PER_SUIT,
    SCORING,
    SCORING_CARDS,
    SUIT_NAMES,
    SUITS,
)
from ..state import OVER, State


def conserve(record: Record) -> None:
    """Check a full record: every card is in one place, every public number fits the cards it counts."""
    assert isinstance(record, State)
    s = record
    seats = range(s.seats)
    cards = cards_in_play(s)
    for kind, name in enumerate(KIND_NAMES):
        assert cards[name] == printed(s, kind), f"{name}: {cards[name]}, not {printed(s, kind)}"
    for kind in range(HAND_KINDS):
        places = [s.pile[kind], s.display[kind], *(s.hand[seat, kind] for seat in seats)]
        assert min(places) >= 0, f"kind {kind}: less than no card somewhere: {places}"
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


def cards_in_play(s: State) -> Counter[str]:
    """Every card wherever it is, by name."""
    count: Counter[str] = Counter()
    for kind, name in enumerate(HAND_NAMES):
        held = sum(s.hand[seat, kind] for seat in range(s.seats))
        laid = sum(s.base_kind[base] == kind for base in range(s.bases))
        count[name] += held + laid + s.display[kind] + s.pile[kind]
    for seat in range(s.seats):
        for suit, name in enumerate(SUIT_NAMES):
            jokers = s.row_jokers[seat, suit].bit_count()
            count["joker"] += jokers
            count[name] += s.row_length[seat, suit] - jokers
            count["doubler"] += s.row_doubled[seat, suit]
    count["scoring"] = s.pile[SCORING] + s.shown_scoring
    return count


def printed(s: State, kind: int) -> int:
    """Cards of a kind that are played with."""
    doublers = s.seats if s.dealt_doublers else DOUBLERS
    return {JOKER: JOKERS, DOUBLER: doublers, SCORING: SCORING_CARDS}.get(kind, PER_SUIT)


def _nobody_sits_on_empty_chairs(s: State) -> None:
    for seat in range(s.seats, len(s.hand_size)):
        assert s.hand_size[seat] == s.base_count[seat] == s.row_count[seat] == 0
        assert sum(s.hand[seat, kind] for kind in range(HAND_KINDS)) == 0
