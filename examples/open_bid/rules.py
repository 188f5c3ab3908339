"""The rules. Clause numbers refer to RULES.md."""

from __future__ import annotations

from spielrunde.kernel.contract import RuleFunctions
from spielrunde.kernel.events import emit
from spielrunde.kernel.layout import Vector
from spielrunde.kernel.rng import SEAT, TABLE, below
from spielrunde.kernel.rule import rule
from spielrunde.kernel.shares import share_win
from spielrunde.kernel.zones import draw, seal, seal_own

from . import actions as do
from . import events as on
from .cards import COUNT, DECK, KINDS, NUMBERS, PER_NUMBER, PRIZES, SILVER, VALUE
from .state import CANCEL, LAST_ROUND, OVER, TARGET, State
from .unknown import nth_of, resample

# --- set-up (chapter 2) ------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Shuffle the prizes and every seat's own deck, deal the hands, turn up the first prize."""
    for kind in range(KINDS):
        s.prizes[kind] = COUNT[kind]
    s.prizes_left = PRIZES
    for seat in range(s.seats):
        for number in range(NUMBERS):
            s.deck[seat, number] = PER_NUMBER
        s.deck_size[seat] = DECK
        for _ in range(s.hand_cards):
            draw_own(s, seat)
        emit(s, on.DEAL, seat, s.hand_cards)
    s.points[1] = s.head_start
    begin_round(s)


@rule
def draw_own(s: State, seat: int) -> int:
    """Take a random card of the seat's own deck into its hand, drawn from the seat's own stream."""
    number = nth_of(s.deck, seat, below(s, SEAT + seat, s.deck_size[seat]))
    s.deck[seat, number] -= 1
    s.deck_size[seat] -= 1
    s.hand[seat, number] += 1
    s.hand_size[seat] += 1
    seal_own(s)
    return number


@rule
def begin_round(s: State) -> None:
    """Turn up the next prize; nobody has bid yet."""
    s.turn += 1
    s.round += 1
    kind = draw(s, TABLE, s.prizes, s.prizes_left)
    s.prizes_left -= 1
    s.prize[kind] = 1
    emit(s, on.PRIZE, kind)
    for seat in range(s.seats):
        s.swapped[seat] = 0


# --- bidding (chapter 3) -----------------------------------------------------------------------------------------


@rule
def acting(s: State) -> int:
    """Bit mask of the seats that have not confirmed a bid; 0 when the game is over."""
    seats = 0
    if s.phase != OVER:
        for seat in range(s.seats):
            if s.bid_size[seat] == 0:
                seats |= 1 << seat
    return seats


@rule
def legal(s: State, seat: int, mask: Vector) -> int:
    """A card to bid or to swap; once one is chosen, only to confirm it."""
    for action in range(do.ACTION_COUNT):
        mask[action] = 0
    if s.chosen[seat] > 0:
        mask[do.CONFIRM] = 1
        return 1
    count = 0
    may_swap = s.swap == 1 and s.swapped[seat] == 0
    for number in range(NUMBERS):
        if s.hand[seat, number] > 0:
            mask[do.BID + number] = 1
            count += 1
            if may_swap:
                mask[do.SWAP + number] = 1
                count += 1
    return count


@rule
def step(s: State, seat: int, action: int) -> None:
    """Carry out one legal action; the last to confirm turns all bids over."""
    if action < do.SWAP:
        s.chosen[seat] = action - do.BID + 1
    elif action < do.CONFIRM:
        swap_card(s, seat, action - do.SWAP)
    else:
        commit(s, seat)
        if acting(s) == 0:
            reveal(s)


@rule
def swap_card(s: State, seat: int, number: int) -> None:
    """Put a card back into the own deck and draw one, perhaps the same."""
    s.hand[seat, number] -= 1
    s.hand_size[seat] -= 1
    s.deck[seat, number] += 1
    s.deck_size[seat] += 1
    s.swapped[seat] = 1
    emit(s, on.PUT_BACK, seat, number)
    emit(s, on.DRAW, seat, draw_own(s, seat))


@rule
def commit(s: State, seat: int) -> None:
    """Lay the chosen card face down."""
    number = s.chosen[seat] - 1
    s.chosen[seat] = 0
    s.hand[seat, number] -= 1
    s.hand_size[seat] -= 1
    s.bid[seat, number] = 1
    s.bid_size[seat] = 1
    seal_own(s)
    emit(s, on.COMMIT, seat, number)


# --- the prize (chapters 4 and 5) --------------------------------------------------------------------------------


@rule
def reveal(s: State) -> None:
    """Turn all bids over, give the prize away, and go on or end."""
    seal(s)
    number = winning_number(s)
    winners = 0
    for seat in range(s.seats):
        if number >= 0 and s.bid[seat, number] > 0:
            winners += 1
    kind = nth_prize(s)
    s.prize[kind] = 0
    for seat in range(s.seats):
        turn_over(s, seat)
    for seat in range(s.seats):
        if number >= 0 and s.bid[seat, number] > 0:
            award(s, seat, kind, winners)
    if winners != 1:
        s.aside[kind] += 1
        emit(s, on.ASIDE, kind)
    clear_bids(s)
    go_on(s)


@rule
def winning_number(s: State) -> int:
    """The number that wins; -1 if all bids cancel each other."""
    for back in range(NUMBERS):
        number = NUMBERS - 1 - back
        bidders = 0
        for seat in range(s.seats):
            bidders += s.bid[seat, number]
        if bidders == 1 or (bidders > 1 and s.tie != CANCEL):
            return number
    return -1


@rule
def nth_prize(s: State) -> int:
    """The kind of the prize that lies open."""
    kind = SILVER
    while s.prize[kind] == 0:
        kind += 1
    return kind


@rule
def turn_over(s: State, seat: int) -> None:
    """Show one seat's bid and lay it with the spent cards."""
    number = nth_of(s.bid, seat, 0)
    s.spent[seat, number] += 1
    emit(s, on.REVEAL, seat, number)


@rule
def award(s: State, seat: int, kind: int, winners: int) -> None:
    """Give a winner the prize, or its part of the points."""
    part = VALUE[kind] // winners
    s.points[seat] += part
    if winners == 1:
        s.won[seat, kind] += 1
        emit(s, on.WIN, seat, kind, part)
    else:
        emit(s, on.SHARE, seat, part)


@rule
def clear_bids(s: State) -> None:
    """The bids lie with the spent cards now."""
    for seat in range(s.seats):
        for number in range(NUMBERS):
            s.bid[seat, number] = 0
        s.bid_size[seat] = 0


@rule
def go_on(s: State) -> None:
    """End the game, or let everybody draw a card and begin the next round."""
    if target_reached(s) or s.round == s.rounds:
        s.phase = OVER
        emit(s, on.END)
        return
    for seat in range(s.seats):
        emit(s, on.DRAW, seat, draw_own(s, seat))
    begin_round(s)


@rule
def target_reached(s: State) -> bool:
    """Whether somebody has the points that end the game."""
    for seat in range(s.seats):
        if s.points[seat] >= s.target:
            return True
    return False


@rule
def end_reason(s: State) -> int:
    """Somebody reached the target, or the last round was played."""
    return TARGET if target_reached(s) else LAST_ROUND


@rule
def scores(s: State, out: Vector) -> None:
    """Points per seat so far."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule
def outcome(s: State, out: Vector) -> None:
    """Most points win; a tie is a shared victory."""
    scores(s, out)
    share_win(out, s.seats)


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
