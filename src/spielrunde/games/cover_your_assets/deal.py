"""Options worked out, rounds dealt, hands filled (chapters 2, 7, 13 to 15)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rng import TABLE
from ...kernel.rule import rule
from ...kernel.zones import draw
from . import events as on
from .cards import CABIN, COUNT, GOLD, JAR, KINDS, MOVE, SILVER, SWAP, TWO_PLAYER_GOLD, TWO_PLAYER_SILVER
from .draft import turn_up_next
from .state import OLD, PILES, WILD, State


@rule
def prepare(s: State) -> None:
    """Work out what the options come to: the deck, the worth of cards, the hand, the actions of a turn."""
    s.drafting = 1 if s.draft_rules and s.seats <= 3 else 0
    for kind in range(KINDS):
        s.deck[kind] = COUNT[s.edition, kind]
    if not s.advanced:
        s.deck[SWAP] = 0
        s.deck[MOVE] = 0
        s.deck[JAR] = 0
    if s.drafting and s.seats == 2:
        s.deck[CABIN] = 0
        s.deck[SILVER] -= TWO_PLAYER_SILVER
        s.deck[GOLD] -= TWO_PLAYER_GOLD
    s.hand_limit = hand_size(s)
    s.turn_actions = s.actions_per_turn
    if s.turn_actions == 0:
        s.turn_actions = 2 if s.advanced else 1
    set_values(s)


@rule
def hand_size(s: State) -> int:
    """Cards in a full hand."""
    if s.hand_cards > 0:
        return s.hand_cards
    if s.edition == OLD:
        return 5 if s.seats <= 3 else 4
    if s.drafting and s.seats == 2:
        return 6
    if s.advanced:
        return s.hand_3p_advanced if s.seats == 3 else 6
    return 5


@rule
def set_values(s: State) -> None:
    """Put the worth of all cards side by side."""
    s.value[0] = s.value_comic
    s.value[1] = s.value_piano
    s.value[2] = s.value_train
    s.value[3] = s.value_jewels
    s.value[4] = s.value_cash
    s.value[5] = s.value_piggy
    s.value[6] = s.value_scooter
    s.value[7] = s.value_plane
    s.value[8] = s.value_auto
    s.value[9] = s.value_cabin
    s.value[SILVER] = s.value_silver
    s.value[GOLD] = s.value_gold
    s.value[JAR] = s.value_jar


@rule
def gather(s: State) -> None:
    """Bring all cards of a finished round together."""
    for number in range(s.sets):
        gather_part(s, number, s.set_kind[number], s.set_assets[number])
        gather_part(s, number, SILVER, s.set_silver[number])
        gather_part(s, number, GOLD, s.set_gold[number])
        gather_part(s, number, JAR, s.set_jars[number])
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
    s.sets = 0
    for seat in range(s.seats):
        s.stack_size[seat] = 0


@rule
def gather_part(s: State, number: int, kind: int, cards: int) -> None:
    """Tell that cards of one kind go from a set back to the pile."""
    if cards > 0:
        emit(s, on.GATHER, number, kind, cards)


@rule
def deal_round(s: State) -> None:
    """Shuffle and lay out a round."""
    s.round += 1
    emit(s, on.ROUND, s.round)
    s.pile_size = 0
    for kind in range(KINDS):
        s.pile[kind] = s.deck[kind]
        s.pile_size += s.deck[kind]
        s.drafts[kind] = 0
    if s.drafting:
        lay_out_drafts(s)
    else:
        for pile in range(PILES):
            s.draft_top[pile] = -1
    for seat in range(s.seats):
        deal_hand(s, seat)
    s.top = take_from_pile(s)
    s.discard[0] = s.top
    s.discards = 1
    emit(s, on.FIRST_DISCARD, s.top)
    if s.drafting:
        for pile in range(PILES):
            turn_up_next(s, pile)


@rule
def lay_out_drafts(s: State) -> None:
    """Count cards off into the draft piles; where jars form no ordinary sets, none of them (13.10)."""
    jars = 0
    if s.jar_in_sets != WILD:
        jars = s.pile[JAR]
        s.pile[JAR] = 0
        s.pile_size -= jars
    for pile in range(PILES):
        for _ in range(s.draft_pile_cards):
            s.drafts[take_from_pile(s)] += 1
        s.draft_size[pile] = s.draft_pile_cards
        s.draft_top[pile] = -1
        emit(s, on.LAY_OUT, pile, s.draft_pile_cards)
    s.pile[JAR] += jars
    s.pile_size += jars


@rule
def take_from_pile(s: State) -> int:
    """The next card of the draw pile, which is not empty."""
    kind = draw(s, TABLE, s.pile, s.pile_size)
    s.pile_size -= 1
    return kind


@rule
def deal_hand(s: State, seat: int) -> None:
    """Deal one full hand."""
    for kind in range(KINDS):
        s.hand[seat, kind] = 0
    for _ in range(s.hand_limit):
        s.hand[seat, take_from_pile(s)] += 1
    s.hand_size[seat] = s.hand_limit
    emit(s, on.DEAL, seat, s.hand_limit)


@rule
def refill(s: State, seat: int) -> None:
    """Fill a hand from the draw pile, as far as it goes."""
    while s.hand_size[seat] < s.hand_limit and s.pile_size > 0:
        kind = take_from_pile(s)
        s.hand[seat, kind] += 1
        s.hand_size[seat] += 1
        emit(s, on.DRAW, seat, kind)
