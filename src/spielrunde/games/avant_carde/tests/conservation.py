"""Where every card of the game is, counted from the record alone (clause 1.8)."""

from __future__ import annotations

from spielrunde.kernel.layout import Record

from ..cards import COUNT, GALLERY_KINDS, KINDS, MOST_CARDS, PER_COLOUR, STACK, STACKS, STARTER
from ..money import shown_card
from ..state import BUY, LINE, MUST_DROP, OVER, SEATS, State


def conserve(record: Record) -> None:
    """Check a full record: every card is in one place, every public number fits the cards it counts."""
    assert isinstance(record, State)
    s = record
    for seat in range(s.seats):
        _cards_of(s, seat)
        if s.phase == LINE:
            _laying(s, seat)
        else:
            _shown(s, seat)
        _tops(s, seat)
    for seat in range(s.seats, SEATS):
        assert s.awards[seat] == s.line_size[seat] == s.deck_size[seat] == s.discard_size[seat] == 0
        assert {zone[seat, kind] for zone in (s.deck, s.hand, s.pile, s.owned) for kind in range(KINDS)} == {0}
    _gallery(s)
    _counts(s)


def _cards_of(s: State, seat: int) -> None:
    """Everything a seat owns, wherever it lies."""
    pile = s.pile if s.phase == LINE else s.discard
    row = [s.row[seat, place] for place in range(s.row_size[seat])]
    shown = [shown_card(s, seat, place) for place in range(s.line_size[seat]) if s.line[seat, place] >= 0]
    for kind in range(KINDS):
        places = [s.deck[seat, kind], s.hand[seat, kind], pile[seat, kind], row.count(kind), shown.count(kind)]
        assert min(places) >= 0, f"seat {seat}, kind {kind}: {places}"
        assert sum(places) == s.owned[seat, kind], f"seat {seat}, kind {kind}: {places}, not {s.owned[seat, kind]}"
        assert 0 <= s.sure[seat, kind] <= s.owned[seat, kind]
    assert {s.row[seat, place] for place in range(s.row_size[seat], MOST_CARDS)} <= {0}
    assert {s.line[seat, place] for place in range(s.line_size[seat], MOST_CARDS)} <= {0}
    assert s.discard_size[seat] == sum(s.discard[seat, kind] for kind in range(KINDS))


def _laying(s: State, seat: int) -> None:
    """What is private while lines are laid; the public numbers are those of the beginning."""
    owned = sum(s.owned[seat, kind] for kind in range(KINDS))
    assert s.line_size[seat] == s.extra[seat] == s.flash_copies[seat] == 0
    assert s.held[seat] == sum(s.hand[seat, kind] for kind in range(KINDS))
    assert s.deck_left[seat] == sum(s.deck[seat, kind] for kind in range(KINDS))
    assert s.piled[seat] == sum(s.pile[seat, kind] for kind in range(KINDS))
    assert s.discard_size[seat] + s.deck_size[seat] + s.hand_size[seat] == owned
    assert s.deck_left[seat] == s.deck_size[seat] - s.drawn[seat] + s.shuffled[seat]
    assert s.drops[seat] == 0 or s.question[seat] == MUST_DROP
    if s.done >> seat & 1:
        assert s.question[seat] == 0
        assert s.row_size[seat] > 0 or s.hand_size[seat] == 0


def _shown(s: State, seat: int) -> None:
    """When lines are shown nothing is private any more."""
    assert s.row_size[seat] == s.held[seat] == s.deck_left[seat] == s.piled[seat] == s.hand_size[seat] == 0
    assert s.fixed[seat] == s.copies[seat] == s.drawn[seat] == s.shuffled[seat] == s.tops_drawn[seat] == 0
    assert {zone[seat, kind] for zone in (s.hand, s.pile, s.sure) for kind in range(KINDS)} == {0}
    assert s.deck_size[seat] == sum(s.deck[seat, kind] for kind in range(KINDS))


def _tops(s: State, seat: int) -> None:
    """Cards known to lie on a deck are in it."""
    known = [s.top[seat, place] for place in range(s.tops[seat] - s.tops_drawn[seat])]
    for kind in range(KINDS):
        assert known.count(kind) <= s.deck[seat, kind]
    assert {s.top[seat, place] for place in range(s.tops[seat], MOST_CARDS)} <= {0}


def _gallery(s: State) -> None:
    """Every gallery and starter card lies in a stack, belongs to a seat or was trashed."""
    for kind in range(KINDS):
        cards = s.box[kind] + sum(s.owned[seat, kind] for seat in range(s.seats))
        if kind < GALLERY_KINDS:
            stack = STACK[kind]
            under = [s.under[stack, place] for place in range(s.under_size[stack])]
            cards += s.middle[kind] + int(s.face[stack] == kind) + under.count(kind)
        started = sum(STARTER[s.starter[seat], kind] for seat in range(s.seats))
        assert cards == started + (PER_COLOUR[STACK[kind]] if kind < GALLERY_KINDS else 0), f"kind {kind}: {cards}"
    for stack in range(STACKS):
        middle = sum(s.middle[4 * stack + colour] for colour in range(4))
        assert s.middle_size[stack] == middle
        assert s.stack_size[stack] == middle + s.under_size[stack] + int(s.face[stack] >= 0) <= COUNT[stack]
        assert s.face[stack] >= 0 or s.stack_size[stack] == 0
    assert len({s.starter[seat] for seat in range(s.seats)}) == s.seats


def _counts(s: State) -> None:
    """Awards, tokens and money add up."""
    assert s.taken == sum(s.awards[seat] for seat in range(s.seats))
    assert {s.change[seat] for seat in range(s.seats)} <= {0, 1}
    assert sum(s.gem[seat] for seat in range(s.seats)) <= s.gems
    assert 0 <= s.spent <= s.earned
    assert s.phase in (LINE, BUY, OVER) or s.picks > 0
    assert min(s.burials, s.buried, s.discount, s.on_top, *(s.powers[stack] for stack in range(STACKS))) >= 0
