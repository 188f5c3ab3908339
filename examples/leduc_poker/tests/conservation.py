"""Where every card and every chip of the game is, counted from the record alone (clause 1.3)."""

from __future__ import annotations

from spielrunde.kernel.layout import Record

from .. import actions as do
from ..cards import KINDS, PER_KIND
from ..state import MOST_DECISIONS, OVER, ROUND_1, ROUNDS, SEATS, SPLIT, State


def conserve(record: Record) -> None:
    """Check a full record: every card is in one place, every public number fits the cards and chips it counts."""
    assert isinstance(record, State)
    for kind in range(KINDS):
        places = [record.deck[kind], record.public[kind]]
        places += [zone[seat, kind] for zone in (record.hand, record.shown) for seat in range(SEATS)]
        assert min(places) >= 0
        assert sum(places) == PER_KIND, f"kind {kind}: {places}"
    assert record.deck_size == sum(record.deck)
    assert sum(record.public) <= 1
    for seat in range(SEATS):
        assert record.hand_size[seat] == sum(record.hand[seat, kind] for kind in range(KINDS))
        assert record.hand_size[seat] + sum(record.shown[seat, kind] for kind in range(KINDS)) == 1
    assert list(record.paid) == chips(record)
    assert (
        sorted(map(abs, record.net)) == [0 if record.phase < OVER or record.reason == SPLIT else min(record.paid)] * 2
    )
    assert sum(record.net) == 0


def chips(s: State) -> list[int]:
    """What each seat has put in, counted again from the bets."""
    paid = [s.ante] * SEATS
    for phase in range(ROUNDS):
        bet = s.bet_1 if phase == ROUND_1 else s.bet_2
        for number in range(MOST_DECISIONS):
            action = s.betting[phase, number] - 1
            if action in (do.CALL, do.RAISE):
                paid[number % SEATS] = max(paid) + (bet if action == do.RAISE else 0)
    return paid
