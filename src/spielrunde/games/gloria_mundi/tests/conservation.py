"""Where every card of the game is, counted from the record alone (clause 1.5)."""

from __future__ import annotations

from collections import Counter

from spielrunde.kernel.layout import Record

from ..cards import (
    COUNTERS,
    DISCOUNT,
    FORUM_SPACES,
    MOST_CARDS,
    MOST_SPACES,
    ON,
    RELIEF,
    TYPES,
)
from ..levy import symbol_count, symbols
from ..state import ABSENT, BURNT, GOTH_IN_ROME, IN_FORUM, OVER, PAYING, UNSEEN, State
from ..supply import digit


def conserve(record: Record) -> None:
    """Check a full record: every card is in one place, every number fits what it counts."""
    assert isinstance(record, State)
    s = record
    _buildings(s)
    for seat in range(s.seats):
        _display(s, seat)
    _goth(s)
    assert s.phase <= OVER
    assert 0 <= s.actor < s.seats
    if s.phase == PAYING:
        assert s.need[0] + s.need[1] + s.need[2] + s.need[3] + s.need_any - s.waived > 0


def _buildings(s: State) -> None:
    """Stack, Forum, displays and fire hold every building once."""
    places = Counter(s.where[card] for card in range(s.card_count))
    assert all(s.where[card] == ABSENT for card in range(s.card_count, MOST_CARDS))
    stack = [s.stack[place] for place in range(MOST_CARDS)]
    assert sorted(stack[: s.unseen]) == [card for card in range(s.card_count) if s.where[card] == UNSEEN]
    assert all(card == -1 for card in stack[s.unseen :])
    assert 0 <= s.stack_size <= s.unseen == places[UNSEEN]
    forum = [s.forum[space] for space in range(FORUM_SPACES) if s.forum[space] >= 0]
    assert sorted(forum) == [card for card in range(s.card_count) if s.where[card] == IN_FORUM]
    assert set(places) <= {UNSEEN, IN_FORUM, BURNT, *range(TYPES * s.seats)}


def _display(s: State, seat: int) -> None:
    """Hand, display and lost cards are what was dealt; a card carries at most one building, of its colour or red."""
    assert s.hand_size[seat] == sum(s.hand[seat, kind] for kind in range(TYPES))
    mine = [card for card in range(s.card_count) if s.where[card] // TYPES == seat and s.where[card] >= 0]
    for kind in range(TYPES):
        on = [card for card in mine if s.where[card] % TYPES == kind]
        assert s.pairs[seat, kind] == len(on)
        assert all(s.card[card, ON] in (kind, TYPES) for card in on)
        parts = [s.hand[seat, kind], s.bare[seat, kind], s.pairs[seat, kind], s.lost[seat, kind]]
        assert min(parts) >= 0
        assert sum(parts) == s.dealt[kind]
    assert s.discount[seat] == sum(s.card[card, DISCOUNT] for card in mine)
    assert s.relief[seat] == sum(s.card[card, RELIEF] for card in mine)
    assert min(s.stock[seat, kind] for kind in range(COUNTERS)) >= 0
    assert 0 <= s.steps[seat] <= s.africa


def _goth(s: State) -> None:
    """Tribute lies in an unbroken row in front of the Goth, a counter for each symbol."""
    in_rome = s.phase == OVER and s.reason == GOTH_IN_ROME
    assert 0 <= s.goth <= s.goth + s.run <= s.spaces + in_rome
    assert in_rome == (s.goth > s.spaces)
    for place in range(MOST_SPACES):
        laid = sum(digit(s.laid[place], kind) for kind in range(COUNTERS))
        if s.goth <= place < s.goth + s.run:
            assert laid == symbol_count(symbols(s, place))
        elif place != s.goth + s.run or s.phase != PAYING:
            assert laid == 0 or s.shared_from <= place < s.goth
