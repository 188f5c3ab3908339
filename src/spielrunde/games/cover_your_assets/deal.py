"""Rounds gathered and dealt, hands filled (chapters 2, 7, 13 and 14)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rng import TABLE
from ...kernel.rule import rule
from ...kernel.zones import draw
from . import events as on
from .cards import GOLD, JAR, KINDS, SILVER, SWAP
from .draft import turn_up_next
from .state import PILES, WILD, State


@rule
def gather(s: State) -> None:
    """Bring all cards of a finished round together."""
    for number in range(s.sets):
        gather_part(s, number, s.set_kind[number], s.set_assets[number])
        gather_part(s, number, SILVER, s.set_silver[number])
        gather_part(s, number, GOLD, s.set_gold[number])
        gather_part(s, number, JAR, s.set_jars[number])
    s.sets = 0
    for seat in range(s.seats):
        s.stack_size[seat] = 0
    if s.discards > 0:
        emit(s, on.GATHER_DISCARD, s.discards)
    for kind in range(SWAP, KINDS):
        if s.removed[kind] > 0:
            emit(s, on.GATHER_REMOVED, kind, s.removed[kind])
        s.removed[kind] = 0
    for pile in range(PILES):
        if s.draft_size[pile] > 0:
            emit(s, on.GATHER_DRAFT, pile, s.draft_size[pile])
        s.draft_size[pile] = 0


@rule
def gather_part(s: State, number: int, kind: int, cards: int) -> None:
    """Tell that cards of one kind go from a set back to the pile."""
    if cards > 0:
        emit(s, on.GATHER, number, kind, cards)


@rule
def deal_round(s: State) -> None:
    """Shuffle and lay out a round: draft piles, hands, the draw pile (clauses 2.1, 13.2, 14.1)."""
    s.round += 1
    emit(s, on.ROUND, s.round)
    shuffle(s)
    for pile in range(PILES):
        s.draft_top[pile] = -1
    if s.drafting:
        lay_out_drafts(s)
    for seat in range(s.seats):
        deal_hand(s, seat)
    start_discard(s)
    if s.drafting:
        for pile in range(PILES):
            turn_up_next(s, pile)


@rule
def shuffle(s: State) -> None:
    """Make the draw pile of the whole deck."""
    s.pile_size = 0
    for kind in range(KINDS):
        s.pile[kind] = s.deck[kind]
        s.pile_size += s.deck[kind]
        s.drafts[kind] = 0


@rule
def start_discard(s: State) -> None:
    """Turn over the first card of the discard pile (clause 2.2), whatever it is (clause 2.3)."""
    s.top = take_from_pile(s)
    s.discard[0] = s.top
    s.discards = 1
    emit(s, on.FIRST_DISCARD, s.top)


@rule
def lay_out_drafts(s: State) -> None:
    """Count cards off into the draft piles (clause 13.2); where jars form no ordinary sets, none of them
    (clause 13.10)."""
    jars = 0
    if s.jar_in_sets != WILD:
        jars = s.pile[JAR]
        s.pile[JAR] = 0
        s.pile_size -= jars
    for pile in range(PILES):
        for _ in range(s.draft_pile_cards):
            s.drafts[take_from_pile(s)] += 1
        s.draft_size[pile] = s.draft_pile_cards
        emit(s, on.LAY_OUT, pile, s.draft_pile_cards)
    s.pile[JAR] += jars
    s.pile_size += jars


# --- drawing -----------------------------------------------------------------------------------------------------


@rule
def take_from_pile(s: State) -> int:
    """The next card of the draw pile, which is not empty."""
    kind = draw(s, TABLE, s.pile, s.pile_size)
    s.pile_size -= 1
    return kind


@rule
def deal_hand(s: State, seat: int) -> None:
    """Deal one full hand (clause 2.1)."""
    for kind in range(KINDS):
        s.hand[seat, kind] = 0
    for _ in range(s.hand_limit):
        s.hand[seat, take_from_pile(s)] += 1
    s.hand_size[seat] = s.hand_limit
    emit(s, on.DEAL, seat, s.hand_limit)


@rule
def refill(s: State, seat: int) -> None:
    """Fill a hand from the draw pile, as far as it goes (clause 7.3); nothing is shuffled again (clause 8.4)."""
    while s.hand_size[seat] < s.hand_limit and s.pile_size > 0:
        kind = take_from_pile(s)
        s.hand[seat, kind] += 1
        s.hand_size[seat] += 1
        emit(s, on.DRAW, seat, kind)
