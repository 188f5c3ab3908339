"""The rules: set-up, the course of a round, the end. Clause numbers refer to RULES.md; other modules hold the parts."""

from __future__ import annotations

from ...kernel.contract import RuleFunctions
from ...kernel.events import emit
from ...kernel.layout import Vector
from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from ...kernel.shares import share_win
from ...kernel.zones import draw, seal, seal_own
from . import actions as do
from . import events as on
from .bidding import lay_bids, put, rank, turn_over
from .cards import FACTOR_CARDS, LOT, LOTS, PILE_CARDS, PILES, PLANETS, SIDE_CARDS, VALUES, WORTH
from .knowledge import resample
from .legal import legal
from .placing import pick, place_alone, place_on, remove_lots, total
from .state import BID, MOST_BIDS, OVER, PICK, PLACE, SKIP, State

# --- set-up (chapter 2) ----------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Deal a set of value cards to everybody, lay out the piles, begin the first round."""
    for seat in range(s.seats):
        for value in range(s.value_cards):
            s.hand[seat, value] = 1
            s.known[seat, value] = 1
        s.hand_size[seat] = s.value_cards
        emit(s, on.DEAL, seat, s.value_cards)
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
def cards_in_deck(s: State, card: int) -> int:
    """How many cards of a kind the deck has."""
    if card < PLANETS:
        worth = abs(WORTH[card])
        if worth == 1:
            return s.planets_1
        return s.planets_3 if worth == 3 else SIDE_CARDS - s.planets_1 - s.planets_3
    if card == PLANETS:
        return s.multipliers_0
    return s.multipliers_2 if card == LOTS - 1 else FACTOR_CARDS - s.multipliers_0 - s.multipliers_2


# --- the round (chapters 3 to 7) -------------------------------------------------------------------------------------


@rule
def begin_round(s: State) -> None:
    """Turn up a lot from each pile; the start player bids first."""
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
    if action < do.LAY:
        if action < do.ADD:
            put(s, seat, action - do.START, 1)
        else:
            put(s, seat, action - do.ADD, 0)
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
    """What was laid stays (4.7), so that nobody sees from it whether the next player has begun. After the last player
    all bids are turned over."""
    seal_own(s)
    s.active = (seat + 1) % s.seats
    s.turn += 1
    if s.active != s.start:
        return
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
    """The owner of the next best bid picks, if there is one."""
    s.served += 1
    if s.served == s.winners:
        end_round(s)
    else:
        s.turn += 1
        s.phase = PICK
        s.active = s.winner[s.served]


@rule
def end_round(s: State) -> None:
    """Remove what is left, hand the used cards on, and go on or end."""
    remove_lots(s)
    hand_on(s)
    forget_winners(s)
    if s.pile_height == (1 if s.last_round == SKIP else 0):
        s.phase = OVER
        emit(s, on.SUMMARY)
        emit(s, on.END)
    else:
        s.start = (s.start + 1) % s.seats
        begin_round(s)


@rule
def forget_winners(s: State) -> None:
    """The round is over: no bid waits for a lot."""
    s.winners = 0
    s.served = 0
    for place in range(MOST_BIDS):
        s.winner[place] = 0
        s.winner_bid[place] = 0


@rule
def hand_on(s: State) -> None:
    """Everybody's used value cards go to the left neighbour."""
    for seat in range(s.seats):
        to = (seat + 1) % s.seats
        used = 0
        for bid in range(s.bids[seat]):
            used += s.bid_size[seat, bid]
        if used > 0:
            emit(s, on.HAND_ON, seat, to, used)
        s.hand_size[to] += used
        for bid in range(s.bids[seat]):
            for value in range(VALUES):
                cards = s.open_bid[seat, bid * VALUES + value]
                s.open_bid[seat, bid * VALUES + value] = 0
                s.hand[to, value] += cards
                s.known[to, value] += cards
                for _ in range(cards):
                    emit(s, on.MOVE_ON, seat * MOST_BIDS + bid, to, value)
            s.bid_size[seat, bid] = 0
            s.height[seat, bid] = 0
        s.bids[seat] = 0


# --- points (chapter 9) ----------------------------------------------------------------------------------------------


@rule
def scores(s: State, out: Vector) -> None:
    """Points per seat so far."""
    for seat in range(s.seats):
        out[seat] = total(s, seat)


@rule
def outcome(s: State, out: Vector) -> None:
    """The highest total wins; equal ones share the victory."""
    scores(s, out)
    share_win(out, s.seats)


@rule
def end_reason(s: State) -> int:
    """0: all lots were auctioned; 1: the last three were not."""
    return 1 if s.last_round == SKIP else 0


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
