"""Where every card of the game is, counted from the record alone (clause 1.5)."""

from __future__ import annotations

from collections import Counter

from spielrunde.kernel.layout import Record

from ..cards import ASSETS, GOLD, JAR, KINDS, SILVER
from ..state import BATTLE, FROM_DRAFT, OVER, PILES, WINDOW, State


def conserve(record: Record) -> None:
    """Check a full record: every card is in one place, every public number fits the cards it counts."""
    assert isinstance(record, State)
    s = record
    places = cards(s)
    assert min(places.values(), default=0) >= 0, f"less than no card somewhere: {places}"
    for kind in range(KINDS):
        assert places[kind] == s.deck[kind], f"kind {kind}: {places[kind]}, not {s.deck[kind]}"
    assert s.pile_size == sum(s.pile[kind] for kind in range(KINDS))
    assert s.top == (s.discard[s.discards - 1] if s.discards else -1)
    for seat in range(len(s.hand_size)):
        assert s.hand_size[seat] == sum(s.hand[seat, kind] for kind in range(KINDS)) <= s.hand_limit
        assert seat < s.seats or s.hand_size[seat] == s.stack_size[seat] == 0
    _sets(s)
    _drafts(s)
    _turn(s)


def cards(s: State) -> Counter[int]:
    """Cards of every kind, wherever they are."""
    count: Counter[int] = Counter()
    for kind in range(KINDS):
        count[kind] += s.pile[kind] + s.drafts[kind] + s.removed[kind]
        count[kind] += sum(s.hand[seat, kind] for seat in range(s.seats))
    for place in range(s.discards):
        count[s.discard[place]] += 1
    for place in range(s.laid):
        count[s.laid_kind[place]] += 1
    for pile in range(PILES):
        if s.draft_top[pile] >= 0:
            count[s.draft_top[pile]] += 1
    for number in range(s.sets):
        count[s.set_kind[number]] += s.set_assets[number]
        count[SILVER] += s.set_silver[number]
        count[GOLD] += s.set_gold[number]
        count[JAR] += s.set_jars[number]
    return count


def _sets(s: State) -> None:
    """Every set lies in one stack, or is the one on offer; it has two cards, and an asset of its kind."""
    lying = [s.stack[seat, place] for seat in range(s.seats) for place in range(s.stack_size[seat])]
    offered = [s.stake] if s.stake >= 0 and s.origin == FROM_DRAFT else []
    assert sorted(lying + offered) == list(range(s.sets))
    for number in range(s.sets):
        size = s.set_assets[number] + s.set_silver[number] + s.set_gold[number] + s.set_jars[number]
        assert size >= 2
        if s.set_kind[number] < ASSETS:
            assert s.set_assets[number] >= 1
        else:
            assert (s.set_kind[number], s.set_assets[number]) == (JAR, 0)
            assert s.set_jars[number] >= 1


def _drafts(s: State) -> None:
    hidden = sum(s.draft_size[pile] - (s.draft_top[pile] >= 0) for pile in range(PILES))
    assert hidden == sum(s.drafts[kind] for kind in range(KINDS))
    assert all(s.draft_size[pile] >= 0 for pile in range(PILES))
    assert s.jar_in_sets == 0 or s.drafts[JAR] == 0


def _turn(s: State) -> None:
    assert (s.laid > 0) == (s.phase == BATTLE)
    assert (s.stake >= 0) == (s.phase in (BATTLE, WINDOW))
    assert s.phase != OVER or max(s.hand_size[seat] for seat in range(s.seats)) == 0
