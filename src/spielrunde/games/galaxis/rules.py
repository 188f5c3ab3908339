"""The rules: set-up, the course of the rounds, the end (chapters 2, 3, 6 and 7); other modules hold the other chapters.

Clause numbers refer to RULES.md.
"""

from __future__ import annotations

from ...kernel.contract import RuleFunctions
from ...kernel.events import emit
from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from ...kernel.zones import draw, seal, seal_own
from . import actions as do
from . import events as on
from .awarding import forget_winners, pick, rank, remove_lots, turn_over
from .bidding import add_card, begin_bid, lay_bids
from .cards import FACTOR_CARDS, LOT, LOTS, PILE_CARDS, PILES, PLANETS, SIDE_CARDS, VALUES, WORTH
from .knowledge import resample
from .legal import legal
from .placing import place_alone, place_on
from .scoring import outcome, scores
from .state import BID, MOST_BIDS, OVER, PICK, PLACE, PLAYED, SKIP, SKIPPED, State

# --- set-up (chapter 2) ----------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Deal value cards, lay out the piles, find the start player and begin the first round (clauses 2.2, 2.3)."""
    for seat in range(s.seats):
        deal_set(s, seat)
    for card in range(LOTS):
        s.pile[card] = cards_in_deck(s, card)
    s.pile_height = PILE_CARDS
    for place in range(PILES):
        s.auction[place] = -1
        emit(s, on.LAY_OUT, place, PILE_CARDS)
    s.picked = -1
    s.start = below(s, TABLE, s.seats) if s.start_player == 0 else s.start_player - 1
    begin_round(s)


@rule
def deal_set(s: State, seat: int) -> None:
    """A player's set of value cards: one of each, from 1 as far as they go (clauses 2.1, 11.2)."""
    for value in range(s.value_cards):
        s.hand[seat, value] = 1
        s.known[seat, value] = 1
    s.hand_size[seat] = s.value_cards
    emit(s, on.DEAL, seat, s.value_cards)


@rule
def cards_in_deck(s: State, card: int) -> int:
    """How many cards of a kind the deck has; what is left of a colour is ±2, of the multipliers ×1 (clause 11.1)."""
    if card < PLANETS:
        size = abs(WORTH[card])
        if size == 1:
            return s.planets_1
        return s.planets_3 if size == 3 else SIDE_CARDS - s.planets_1 - s.planets_3
    factor = card - PLANETS
    if factor == 0:
        return s.multipliers_0
    return s.multipliers_2 if factor == 2 else FACTOR_CARDS - s.multipliers_0 - s.multipliers_2


# --- the rounds (chapters 3, 6 and 7) --------------------------------------------------------------------------------


@rule
def begin_round(s: State) -> None:
    """Turn up a lot from each pile; the start player bids first (clauses 3.1, 3.2)."""
    s.round += 1
    s.turn += 1
    s.phase = BID
    s.active = s.start
    emit(s, on.ROUND, s.start, s.round)
    for place in range(PILES):
        card = draw(s, TABLE, s.pile, PILES * s.pile_height - place)
        s.auction[place] = card
        emit(s, on.TURN_UP, place, LOT + card)
    s.pile_height -= 1


@rule
def acting(s: State) -> int:
    """Bit mask of the one seat that acts; 0 when the game is over."""
    return 0 if s.phase == OVER else 1 << s.active


@rule
def step(s: State, seat: int, action: int) -> None:
    """Carry out one legal action."""
    if action < do.ADD:
        begin_bid(s, seat, action - do.START)
    elif action < do.LAY:
        add_card(s, seat, action - do.ADD)
    elif action == do.LAY:
        lay_bids(s, seat)
        next_bidder(s, seat)
    elif action == do.PASS:
        emit(s, on.PASS, seat)
        next_bidder(s, seat)
    elif action < do.PICK:
        place_alone(s, seat, action - do.ALONE)
        next_pick(s)
    elif action < do.PAIR:
        pick(s, seat, action - do.PICK)
        s.phase = PLACE
    else:
        place_on(s, seat, (action - do.PAIR) // LOTS, (action - do.PAIR) % LOTS)
        next_pick(s)


@rule
def next_bidder(s: State, seat: int) -> None:
    """What was laid stays, so that nobody sees from it whether the next player has begun (clauses 3.2, 4.7)."""
    seal_own(s)
    s.active = (seat + 1) % s.seats
    s.turn += 1
    if s.active == s.start:
        award(s)


@rule
def award(s: State) -> None:
    """Turn all bids over: the three highest get a lot each, in the last round only the highest (clauses 3.3, 7.1)."""
    seal(s)
    turn_over(s)
    rank(s, 1 if s.pile_height == 0 else PILES)
    if s.winners == 0:
        emit(s, on.NO_BID)
        end_round(s)
    else:
        s.phase = PICK
        s.active = s.winner[0]


@rule
def next_pick(s: State) -> None:
    """The owner of the next best bid picks, perhaps the same one again, until every bid has its lot (clause 5.2)."""
    s.served += 1
    if s.served == s.winners:
        end_round(s)
    else:
        s.turn += 1
        s.phase = PICK
        s.active = s.winner[s.served]


@rule
def end_round(s: State) -> None:
    """Remove what is left, hand the used cards on, and end or go on with the next start player (clause 3.4)."""
    remove_lots(s)
    hand_on(s)
    forget_winners(s)
    if in_last_round(s):
        s.phase = OVER
        emit(s, on.SUMMARY)
        emit(s, on.END)
    else:
        s.start = (s.start + 1) % s.seats
        begin_round(s)


@rule
def in_last_round(s: State) -> bool:
    """Whether no round follows: the piles are empty, or the lots left are not auctioned (clauses 2.4, 7.2)."""
    return s.pile_height == (1 if s.last_round == SKIP else 0)


@rule
def hand_on(s: State) -> None:
    """All value cards used go to their owners' left neighbours, at the same time (clauses 6.1, 6.2)."""
    for seat in range(s.seats):
        to = (seat + 1) % s.seats
        used = 0
        for bid in range(s.bids[seat]):
            used += s.bid_size[seat, bid]
        if used > 0:
            emit(s, on.HAND_ON, seat, to, used)
        s.hand_size[to] += used
        for bid in range(s.bids[seat]):
            hand_on_bid(s, seat, bid, to)
        s.bids[seat] = 0


@rule
def hand_on_bid(s: State, seat: int, bid: int, to: int) -> None:
    """The cards of a bid that lies open go into another hand."""
    for value in range(VALUES):
        cards = s.open_bid[seat, bid * VALUES + value]
        s.open_bid[seat, bid * VALUES + value] = 0
        s.hand[to, value] += cards
        s.known[to, value] += cards
        for _ in range(cards):
            emit(s, on.MOVE_ON, seat * MOST_BIDS + bid, to, value)
    s.bid_size[seat, bid] = 0
    s.height[seat, bid] = 0


@rule
def end_reason(s: State) -> int:
    """Whether all lots were auctioned, or the last three not."""
    return SKIPPED if s.last_round == SKIP else PLAYED


RULES = RuleFunctions(
    setup=setup,
    acting=acting,
    legal=legal,
    step=step,
    scores=scores,
    outcome=outcome,
    end_reason=end_reason,
    resample=resample,
)
