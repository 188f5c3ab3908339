"""The rules of all three editions. Clause numbers refer to RULES.md."""

from __future__ import annotations

from ...kernel.contract import RuleFunctions
from ...kernel.events import emit
from ...kernel.layout import Vector
from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from ...kernel.shares import share_win
from ...kernel.zones import deal_unknown, draw
from . import actions as do
from . import events as on
from .cards import DOUBLER, DOUBLERS, HAND_KINDS, JOKER, JOKERS, PER_SUIT, SCORING, SCORING_CARDS, SUITS
from .state import MAIN, OVER, PASS_FOX, PLACE_FOX, SCORINGS, State

DISPLAY_CARDS = 3


# --- set-up (chapter 2) ------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Deal the hands and the display, then put the scoring cards into the pile."""
    for suit in range(SUITS):
        s.pile[suit] = PER_SUIT
    s.pile[JOKER] = JOKERS
    s.pile[SCORING] = 0
    if s.dealt_doublers:
        s.pile[DOUBLER] = 0
        s.pile_size = SUITS * PER_SUIT + JOKERS
    else:
        s.pile[DOUBLER] = DOUBLERS
        s.pile_size = SUITS * PER_SUIT + JOKERS + DOUBLERS
    for seat in range(s.seats):
        deal_hand(s, seat)
    for _ in range(DISPLAY_CARDS):
        kind = draw(s, TABLE, s.pile, s.pile_size)
        s.pile_size -= 1
        s.display[kind] += 1
        emit(s, on.REFILL, kind)
    s.pile[SCORING] = SCORING_CARDS
    s.pile_size += SCORING_CARDS
    s.fox_seat = -1
    s.fox_suit = -1
    s.active = below(s, TABLE, s.seats) if s.start_seat == 0 else s.start_seat - 1
    emit(s, on.START, s.active)
    begin_turn(s)


@rule
def deal_hand(s: State, seat: int) -> None:
    """Deal one hand; where the edition says so, with a doubler everybody knows of."""
    for _ in range(s.hand_cards):
        kind = draw(s, TABLE, s.pile, s.pile_size)
        s.pile_size -= 1
        s.hand[seat, kind] += 1
    s.hand_size[seat] = s.hand_cards
    emit(s, on.DEAL, seat, s.hand_cards)
    if s.dealt_doublers:
        s.hand[seat, DOUBLER] += 1
        s.known[seat, DOUBLER] += 1
        s.hand_size[seat] += 1
        emit(s, on.DEAL_DOUBLER, seat)


# --- the turn (chapters 3 and 7) ---------------------------------------------------------------------------------


@rule
def begin_turn(s: State) -> None:
    """Give the active player all action points."""
    s.turn += 1
    s.phase = MAIN
    s.ap = s.actions_per_turn
    s.fox_used = 0
    s.drawn = 0


@rule
def left_of(s: State, seat: int) -> int:
    """The seat that plays next, clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def acting(s: State) -> int:
    """Bit mask of the one seat that acts; 0 when the game is over."""
    if s.phase == OVER:
        return 0
    if s.phase == PLACE_FOX:
        return 1 << left_of(s, s.active)
    return 1 << s.active


@rule
def end_turn(s: State) -> None:
    """After the last action point: the free pass of the fox, or the next player."""
    if s.fox_seat == s.active:
        s.phase = PASS_FOX
    else:
        next_player(s)


@rule
def next_player(s: State) -> None:
    """Hand the turn to the left."""
    s.active = left_of(s, s.active)
    begin_turn(s)


@rule
def spend(s: State, seat: int, cost: int) -> None:
    """Pay an action's cost; the turn ends when nothing can be paid any more."""
    if s.phase == OVER:
        return
    s.ap -= cost
    if s.ap == 0:
        end_turn(s)
    elif (s.ap < s.take_cost or s.ap < s.special_take_cost) and not can_act(s, seat):
        emit(s, on.TURN_LOST, seat, s.ap)
        s.ap = 0
        end_turn(s)


@rule
def can_act(s: State, seat: int) -> bool:
    """Whether any action is both possible and affordable (only in doubt where costs were changed)."""
    for kind in range(HAND_KINDS):
        if s.display[kind] > 0 and s.ap >= take_price(s, kind):
            return True
        if s.hand[seat, kind] > 0 and (may_lay(s, seat) or may_play(s, seat, kind)):
            return True
    return may_draw(s) or may_move_fox(s, seat) or may_send_fox(s, seat)


# --- what is legal (chapters 3 to 7) -----------------------------------------------------------------------------


@rule
def may_lay(s: State, seat: int) -> bool:
    """Whether a base can be laid: paid for and below the limit."""
    return s.ap >= s.lay_cost and s.base_count[seat] < s.max_bases


@rule
def may_play(s: State, seat: int, kind: int) -> bool:
    """Whether a card of this kind could be played face up."""
    if s.ap < s.play_cost:
        return False
    if kind < SUITS:
        return is_open(s, seat, kind) or (s.row_length[seat, kind] == 0 and s.base_count[seat] > s.row_count[seat])
    for suit in range(SUITS):
        if is_open(s, seat, suit):
            return True
    return False


@rule
def may_draw(s: State) -> bool:
    """Whether the blind draw can be paid and was not made this turn."""
    return s.ap >= s.draw_cost and s.drawn == 0


@rule
def may_move_fox(s: State, seat: int) -> bool:
    """Whether the fox can be moved to another row of the same player."""
    return s.fox_seat == seat and s.fox_used == 0 and s.row_count[seat] > 1 and may_pay_fox(s, s.fox_move_cost)


@rule
def may_send_fox(s: State, seat: int) -> bool:
    """Whether the fox can be sent to the left neighbour for action points."""
    return s.fox_seat == seat and s.fox_used == 0 and may_pay_fox(s, s.fox_send_cost)


@rule
def may_pay_fox(s: State, cost: int) -> bool:
    """Whether a move of the fox can be paid and is not all of the turn; otherwise a game might never end (7.13)."""
    return s.ap >= cost and (s.ap < s.actions_per_turn or s.ap - cost >= cheapest_take(s))


@rule
def cheapest_take(s: State) -> int:
    """Action points for the cheapest card of the display."""
    for suit in range(SUITS):
        if s.display[suit] > 0 and s.take_cost < s.special_take_cost:
            return s.take_cost
    for kind in range(SUITS, HAND_KINDS):
        if s.display[kind] > 0 and s.special_take_cost < s.take_cost:
            return s.special_take_cost
    return max(s.take_cost, s.special_take_cost)


@rule
def is_open(s: State, seat: int, suit: int) -> bool:
    """Whether there is a row of this suit that may still grow."""
    return s.row_length[seat, suit] > 0 and s.row_doubled[seat, suit] == 0


@rule
def take_price(s: State, kind: int) -> int:
    """Action points for taking a card of this kind from the display."""
    return s.take_cost if kind < SUITS else s.special_take_cost


@rule
def legal(s: State, seat: int, mask: Vector) -> int:
    """Fill the mask of all actions and count them."""
    if s.phase == MAIN:
        for action in range(do.MOVE_FOX, do.ACTION_COUNT):
            mask[action] = 0
        return legal_cards(s, seat, mask) + legal_fox(s, seat, mask)
    for action in range(do.ACTION_COUNT):
        mask[action] = 0
    return legal_pass(s, mask)


@rule
def legal_cards(s: State, seat: int, mask: Vector) -> int:
    """Laying, playing, taking and drawing. Without branches in the loops: several suits are decided at once then."""
    lay = 1 if may_lay(s, seat) else 0
    play = 1 if s.ap >= s.play_cost else 0
    base = 1 if play and s.base_count[seat] > s.row_count[seat] else 0
    joker = 1 if play and s.hand[seat, JOKER] > 0 else 0
    doubler = 1 if play and s.hand[seat, DOUBLER] > 0 else 0
    take = 1 if s.ap >= s.take_cost else 0
    special = 1 if s.ap >= s.special_take_cost else 0
    for suit in range(SUITS):
        held = 1 if s.hand[seat, suit] > 0 else 0
        none = 1 if s.row_length[seat, suit] == 0 else 0
        grows = 1 - (none | s.row_doubled[seat, suit])
        mask[do.LAY + suit] = held & lay
        mask[do.OPEN + suit] = held & base & none
        mask[do.EXTEND + suit] = held & play & grows
        mask[do.JOKER + suit] = joker & grows
        mask[do.DOUBLE + suit] = doubler & grows
        mask[do.TAKE + suit] = take & (1 if s.display[suit] > 0 else 0)
    for kind in range(SUITS, HAND_KINDS):
        mask[do.LAY + kind] = lay & (1 if s.hand[seat, kind] > 0 else 0)
        mask[do.TAKE + kind] = special & (1 if s.display[kind] > 0 else 0)
    mask[do.DRAW] = 1 if may_draw(s) else 0
    count = 0
    for action in range(do.DRAW + 1):
        count += mask[action]
    return count


@rule
def legal_fox(s: State, seat: int, mask: Vector) -> int:
    """The paid moves of the fox."""
    if s.fox_seat != seat:
        return 0
    count = 0
    move = may_move_fox(s, seat)
    send = may_send_fox(s, seat)
    left = left_of(s, seat)
    for suit in range(SUITS):
        if move and s.row_length[seat, suit] > 0 and suit != s.fox_suit:
            mask[do.MOVE_FOX + suit] = 1
            count += 1
        if send and s.row_length[left, suit] > 0:
            mask[do.SEND_FOX + suit] = 1
            count += 1
    return count


@rule
def legal_pass(s: State, mask: Vector) -> int:
    """The free pass after the turn, or the neighbour's choice of a row."""
    count = 0
    left = left_of(s, s.active)
    first = do.PASS_FOX if s.phase == PASS_FOX else do.PLACE_FOX
    if s.phase == PLACE_FOX or s.fox_pass_chooser == 0:
        for suit in range(SUITS):
            if s.row_length[left, suit] > 0:
                mask[first + suit] = 1
                count += 1
    else:
        mask[do.HAND_FOX] = 1
        count += 1
    if s.phase == PASS_FOX:
        mask[do.KEEP_FOX] = 1
        count += 1
    return count


# --- what actions do (chapters 3 to 7) ---------------------------------------------------------------------------


@rule
def step(s: State, seat: int, action: int) -> None:
    """Carry out one legal action."""
    if action < do.OPEN:
        lay_base(s, seat, action - do.LAY)
    elif action < do.EXTEND:
        open_row(s, seat, action - do.OPEN)
    elif action < do.JOKER:
        extend_row(s, seat, action - do.EXTEND, action - do.EXTEND)
    elif action < do.DOUBLE:
        extend_row(s, seat, action - do.JOKER, JOKER)
    elif action < do.TAKE:
        double_row(s, seat, action - do.DOUBLE)
    elif action < do.DRAW:
        take_card(s, seat, action - do.TAKE)
    elif action == do.DRAW:
        draw_blind(s, seat)
    else:
        step_fox(s, seat, action)


@rule
def step_fox(s: State, seat: int, action: int) -> None:
    """Carry out one legal action of the fox."""
    left = left_of(s, s.active)
    if action < do.SEND_FOX:
        s.fox_suit = action - do.MOVE_FOX
        s.fox_used = 1
        emit(s, on.FOX_MOVES, seat, s.fox_suit)
        spend(s, seat, s.fox_move_cost)
    elif action < do.PASS_FOX:
        put_fox(s, left, action - do.SEND_FOX)
        s.fox_used = 1
        emit(s, on.FOX_SENT, seat, left, s.fox_suit)
        spend(s, seat, s.fox_send_cost)
    elif action < do.HAND_FOX:
        put_fox(s, left, action - do.PASS_FOX)
        emit(s, on.FOX_PASSED, seat, left, s.fox_suit)
        next_player(s)
    elif action == do.HAND_FOX:
        s.phase = PLACE_FOX
        emit(s, on.FOX_HANDED, seat, left)
    elif action == do.KEEP_FOX:
        emit(s, on.FOX_KEPT, seat)
        next_player(s)
    else:
        put_fox(s, left, action - do.PLACE_FOX)
        emit(s, on.FOX_PLACED, left, s.fox_suit)
        next_player(s)


@rule
def put_fox(s: State, seat: int, suit: int) -> None:
    """Stand the fox on a row."""
    s.fox_seat = seat
    s.fox_suit = suit


@rule
def leave_hand(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand; one everybody knew of goes first."""
    s.hand[seat, kind] -= 1
    s.hand_size[seat] -= 1
    if s.known[seat, kind] > 0:
        s.known[seat, kind] -= 1


@rule
def lay_base(s: State, seat: int, kind: int) -> None:
    """Show a card, then lay it face down as an empty base."""
    leave_hand(s, seat, kind)
    s.base_owner[s.bases] = seat
    s.base_kind[s.bases] = kind
    s.bases += 1
    s.base_count[seat] += 1
    emit(s, on.LAY, seat, kind)
    spend(s, seat, s.lay_cost)


@rule
def open_row(s: State, seat: int, suit: int) -> None:
    """Start a row on the oldest empty base; the last player to get a first row brings the fox in."""
    leave_hand(s, seat, suit)
    emit(s, on.BASE, seat, suit)
    s.row_base[seat, suit] = s.row_count[seat]
    s.row_count[seat] += 1
    s.row_length[seat, suit] = 1
    emit(s, on.OPEN, seat, suit)
    if s.fox and s.fox_seat < 0 and s.row_count[seat] == 1 and everyone_has_a_row(s):
        put_fox(s, seat, suit)
        emit(s, on.FOX_ENTERS, seat, suit)
    spend(s, seat, s.play_cost)


@rule
def everyone_has_a_row(s: State) -> bool:
    """Whether no seat is without a row."""
    for seat in range(s.seats):
        if s.row_count[seat] == 0:
            return False
    return True


@rule
def extend_row(s: State, seat: int, suit: int, kind: int) -> None:
    """Add a set card or a joker to a row."""
    leave_hand(s, seat, kind)
    if kind == JOKER:
        s.row_jokers[seat, suit] |= 1 << s.row_length[seat, suit]
    s.row_length[seat, suit] += 1
    emit(s, on.JOKER if kind == JOKER else on.EXTEND, seat, suit, s.row_length[seat, suit])
    spend(s, seat, s.play_cost)


@rule
def double_row(s: State, seat: int, suit: int) -> None:
    """Double a row and close it."""
    leave_hand(s, seat, DOUBLER)
    s.row_doubled[seat, suit] = 1
    emit(s, on.DOUBLE, seat, suit)
    spend(s, seat, s.play_cost)


@rule
def take_card(s: State, seat: int, kind: int) -> None:
    """Take a card from the display and fill the gap at once."""
    cost = take_price(s, kind)
    s.display[kind] -= 1
    s.hand[seat, kind] += 1
    s.known[seat, kind] += 1
    s.hand_size[seat] += 1
    emit(s, on.TAKE, seat, kind)
    refill = reveal(s)
    if refill >= 0:
        s.display[refill] += 1
        emit(s, on.REFILL, refill)
    spend(s, seat, cost)


@rule
def draw_blind(s: State, seat: int) -> None:
    """Draw the top card of the pile unseen."""
    kind = reveal(s)
    s.drawn = 1
    if kind >= 0:
        s.hand[seat, kind] += 1
        s.hand_size[seat] += 1
        emit(s, on.DRAW, seat, kind)
    spend(s, seat, s.draw_cost)


@rule
def reveal(s: State) -> int:
    """Turn up cards until one is no scoring card; -1 if the game ended on the way."""
    kind = SCORING
    while kind == SCORING:
        kind = draw(s, TABLE, s.pile, s.pile_size)
        s.pile_size -= 1
        if kind == SCORING:
            s.shown_scoring += 1
            emit(s, on.SCORING_CARD, s.shown_scoring)
            if s.shown_scoring == s.last_scoring:
                last_scoring(s)
                return -1
            if s.shown_scoring == s.first_scoring:
                score(s, 0)
            elif s.shown_scoring == s.second_scoring:
                score(s, 1)
    return kind


# --- scoring (chapter 6) -----------------------------------------------------------------------------------------


@rule
def score(s: State, number: int) -> None:
    """Score every suit, into the given line of points."""
    emit(s, on.SCORING, number + 1)
    for suit in range(SUITS):
        score_suit(s, number, suit)
    if number < SCORINGS - 1:
        emit(s, on.SCORED, number + 1)


@rule
def counted_length(s: State, seat: int, suit: int) -> int:
    """Length of a row as it counts now: a row under the fox does not exist."""
    if s.fox_seat == seat and s.fox_suit == suit:
        return 0
    return s.row_length[seat, suit]


@rule
def score_suit(s: State, number: int, suit: int) -> None:
    """Find the longest and the second-longest rows of a suit and pay them."""
    rows = 0
    longest = 0
    longest_rows = 0
    second = 0
    second_rows = 0
    for seat in range(s.seats):
        tell_row(s, seat, suit)
        length = counted_length(s, seat, suit)
        if length > 0:
            rows += 1
            if length > longest:
                second = longest
                second_rows = longest_rows
                longest = length
                longest_rows = 1
            elif length == longest:
                longest_rows += 1
            elif length > second:
                second = length
                second_rows = 1
            elif length == second:
                second_rows += 1
    for seat in range(s.seats):
        length = counted_length(s, seat, suit)
        if length > 0:
            if length == longest:
                pay(s, number, seat, suit, top_points(s, rows, longest_rows))
            elif length == second and second_rows == 1 and longest_rows == 1:
                pay(s, number, seat, suit, s.second_points)


@rule
def top_points(s: State, rows: int, longest_rows: int) -> int:
    """What each longest row of a suit earns, before doubling."""
    if rows == 1:
        return s.sole_points
    if longest_rows == 1:
        return s.first_points
    if s.tie_shared:
        return s.tie_points // longest_rows
    return s.tie_points


@rule
def pay(s: State, number: int, seat: int, suit: int, gain: int) -> None:
    """Credit a row's earnings, doubled if it carries a doubler."""
    earned = 2 * gain if s.row_doubled[seat, suit] else gain
    s.points[number, seat] += earned
    emit(s, on.SCORE, seat, suit, earned)


@rule
def tell_row(s: State, seat: int, suit: int) -> None:
    """Tell of a row that takes part in a scoring, or is kept from it by the fox."""
    length = s.row_length[seat, suit]
    if length == 0:
        return
    if s.fox_seat == seat and s.fox_suit == suit:
        emit(s, on.FOX_ROW, seat, suit, length)
    elif s.row_doubled[seat, suit]:
        emit(s, on.DOUBLED_ROW, seat, suit, length)
    else:
        emit(s, on.ROW, seat, suit, length)


@rule
def last_scoring(s: State) -> None:
    """Score, take off the penalties, and end the game at once."""
    score(s, SCORINGS - 1)
    for seat in range(s.seats):
        empty = s.base_count[seat] - s.row_count[seat]
        s.points[SCORINGS, seat] = -(s.base_penalty * empty + s.hand_penalty * s.hand_size[seat])
        if empty > 0 or s.hand_size[seat] > 0:
            emit(s, on.PENALTY, seat, empty, s.hand_size[seat])
    s.phase = OVER
    emit(s, on.SCORED, SCORINGS)
    emit(s, on.END)


@rule
def total(s: State, seat: int) -> int:
    """All points of a seat so far; may be negative."""
    points = 0
    for line in range(SCORINGS + 1):
        points += s.points[line, seat]
    return points


@rule
def scores(s: State, out: Vector) -> None:
    """Points per seat so far."""
    for seat in range(s.seats):
        out[seat] = total(s, seat)


@rule
def outcome(s: State, out: Vector) -> None:
    """The highest total wins; a tie is a shared victory."""
    scores(s, out)
    share_win(out, s.seats)


@rule
def end_reason(s: State) -> int:
    """There is one way to end: the last scoring."""
    return 0


# --- what a seat cannot know (chapter 8) -------------------------------------------------------------------------


@rule
def resample(s: State, seat: int) -> None:
    """Deal the unseen cards anew: to the others' hands beyond what is known of them, the rest to the pile."""
    for kind in range(HAND_KINDS):
        s.pile[kind] = unseen(s, seat, kind)
    s.pile[SCORING] = 0
    size = s.pile_size - (SCORING_CARDS - s.shown_scoring)
    for other in range(s.seats):
        if other != seat:
            size += s.hand_size[other]
            for kind in range(HAND_KINDS):
                s.hand[other, kind] = s.known[other, kind]
                size -= s.known[other, kind]
    for other in range(s.seats):
        if other != seat:
            missing = s.hand_size[other]
            for kind in range(HAND_KINDS):
                missing -= s.known[other, kind]
            deal_unknown(s, TABLE, s.pile, size, s.hand, other, missing)
            size -= missing
    s.pile[SCORING] = SCORING_CARDS - s.shown_scoring


@rule
def unseen(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind are in the pile or, unknown, in other hands."""
    if kind < SUITS:
        left = PER_SUIT
    elif kind == JOKER:
        left = JOKERS
    elif s.dealt_doublers:
        left = s.seats
    else:
        left = DOUBLERS
    left -= s.display[kind] + s.hand[seat, kind]
    for base in range(s.bases):
        if s.base_kind[base] == kind:
            left -= 1
    for other in range(s.seats):
        if other != seat:
            left -= s.known[other, kind]
        left -= played(s, other, kind)
    return left


@rule
def played(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind lie face up in a seat's rows."""
    if kind < SUITS:
        return s.row_length[seat, kind] - jokers_in(s, seat, kind)
    count = 0
    for suit in range(SUITS):
        count += jokers_in(s, seat, suit) if kind == JOKER else s.row_doubled[seat, suit]
    return count


@rule
def jokers_in(s: State, seat: int, suit: int) -> int:
    """How many jokers a row holds."""
    count = 0
    for position in range(s.row_length[seat, suit]):
        count += (s.row_jokers[seat, suit] >> position) & 1
    return count


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
