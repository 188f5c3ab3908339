"""Where every card of the game is, counted from the record alone (clause 1.3)."""

from __future__ import annotations

from spielrunde.kernel.layout import Record

from ..cards import COUNT, KINDS, NUMBERS, PER_NUMBER, SILVER
from ..state import OVER, State


def conserve(record: Record) -> None:
    """Check a full record: every card is in one place, every public number fits the cards it counts."""
    assert isinstance(record, State)
    s = record
    for seat in range(s.seats):
        for number in range(NUMBERS):
            places = [zone[seat, number] for zone in (s.deck, s.hand, s.bid, s.spent)]
            assert min(places) >= 0
            assert sum(places) == PER_NUMBER, f"seat {seat}, number {number}: {places}"
        assert s.deck_size[seat] == sum(s.deck[seat, number] for number in range(NUMBERS))
        assert s.hand_size[seat] == sum(s.hand[seat, number] for number in range(NUMBERS))
        assert s.bid_size[seat] == sum(s.bid[seat, number] for number in range(NUMBERS)) <= 1
        assert s.chosen[seat] == 0 or s.hand[seat, s.chosen[seat] - 1] > 0, "chose a card it does not have"
        assert s.chosen[seat] == 0 or s.bid_size[seat] == 0, "still choosing after it confirmed"
    for kind in range(KINDS):
        places = [s.prizes[kind], s.prize[kind], s.aside[kind], *(s.won[seat, kind] for seat in range(s.seats))]
        assert min(places) >= 0
        assert sum(places) == COUNT[kind], f"prize {kind}: {places}"
    assert s.prizes_left == sum(s.prizes[kind] for kind in range(KINDS))
    assert sum(s.prize[kind] for kind in range(SILVER, KINDS)) == (0 if s.phase == OVER else 1)
    for seat in range(s.seats, len(s.hand_size)):
        assert s.hand_size[seat] == s.deck_size[seat] == s.bid_size[seat] == s.points[seat] == s.chosen[seat] == 0
        assert {zone[seat, number] for zone in (s.deck, s.hand, s.bid, s.spent) for number in range(NUMBERS)} == {0}
