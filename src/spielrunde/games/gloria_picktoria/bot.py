"""The sensible player, the cheap randomised one, and a judgement of positions. All read only what the seat may know.

Values are hundredths of a point expected until the end of the game.
"""

from __future__ import annotations

from ...kernel.contract import BotFunctions
from ...kernel.layout import Vector
from ...kernel.rng import BOTS, below
from ...kernel.rule import rule
from ...kernel.shares import share_expected
from ...kernel.zones import choose, choose_from
from . import actions as do
from .cards import DOUBLER, JOKER, SCORING_CARDS, SUITS
from .costs import take_price
from .fox import left_of
from .knowledge import unseen
from .legal import legal
from .rows import is_open
from .scoring import total
from .state import State

POINT = 100
NEVER = -1000000


# --- the cheap randomised player ---------------------------------------------------------------------------------


@rule
def rollout(s: State, seat: int, mask: Vector) -> int:
    """Play cards face up where it can, lay a base if it has none to spare, else take or draw; all at random."""
    count = legal(s, seat, mask)
    plays = 0
    for action in range(do.OPEN, do.TAKE):
        plays += mask[action]
    if plays > 0:
        return choose_from(s, BOTS, mask, do.OPEN, plays)
    lays = 0
    for action in range(do.LAY, do.OPEN):
        lays += mask[action]
    if lays > 1 and s.base_count[seat] == s.row_count[seat]:
        return choose_from(s, BOTS, mask, do.LAY, lays)
    takes = 0
    for action in range(do.TAKE, do.DRAW + 1):
        takes += mask[action]
    if takes > 0:
        return choose_from(s, BOTS, mask, do.TAKE, takes)
    return choose(s, BOTS, mask, count)


# --- the sensible player -----------------------------------------------------------------------------------------


@rule
def policy(s: State, seat: int, mask: Vector) -> int:
    """The legal action of the greatest value; near ties are broken at random."""
    legal(s, seat, mask)
    best = NEVER
    chosen = 0
    for action in range(len(mask)):
        if mask[action]:
            value = action_value(s, seat, action) + below(s, BOTS, 8)
            if value > best:
                best = value
                chosen = action
    return chosen


@rule
def action_value(s: State, seat: int, action: int) -> int:
    """What an action is worth to a seat; taking and drawing are divided by what they cost."""
    if action < do.OPEN:
        return lay_value(s, seat, action - do.LAY)
    if action < do.EXTEND:
        return open_value(s, seat, action - do.OPEN) + relief(s)
    if action < do.JOKER:
        return extend_value(s, seat, action - do.EXTEND) + relief(s)
    if action < do.DOUBLE:
        return joker_value(s, seat, action - do.JOKER) + relief(s)
    if action < do.TAKE:
        return double_value(s, seat, action - do.DOUBLE) + relief(s)
    if action < do.DRAW:
        return take_value(s, seat, action - do.TAKE)
    if action == do.DRAW:
        return draw_value(s)
    return fox_value(s, seat, action)


@rule
def scorings_left(s: State) -> int:
    """How many scorings are still to come."""
    if s.shown_scoring < s.first_scoring:
        return 3
    return 2 if s.shown_scoring < s.second_scoring else 1


@rule
def next_threshold(s: State) -> int:
    """How many scoring cards the next scoring waits for in all."""
    if s.shown_scoring < s.first_scoring:
        return s.first_scoring
    return s.second_scoring if s.shown_scoring < s.second_scoring else s.last_scoring


@rule
def relief(s: State) -> int:
    """What getting rid of a hand card is worth: more the nearer the end."""
    return s.hand_penalty * POINT * s.shown_scoring // s.last_scoring


@rule
def worth(s: State, seat: int, suit: int, length: int) -> int:
    """What a row of this length would earn in the next scoring against the others' rows as they lie, undoubled,
    with a little more for a safer lead."""
    if length == 0:
        return 0
    best = 0
    ties = 0
    second = 0
    for other in range(s.seats):
        rival = s.row_length[other, suit]
        if other != seat and rival > 0:
            if rival > best:
                second = best
                best = rival
                ties = 1
            elif rival == best:
                ties += 1
            elif rival > second:
                second = rival
    if best == 0:
        return s.sole_points * POINT - 60 // length
    if length > best:
        return s.first_points * POINT + 25 * min(length - best, 3)
    if length == best:
        return (s.tie_points // (ties + 1) if s.tie_shared else s.tie_points) * POINT
    if ties == 1 and length > second:
        return s.second_points * POINT + 10 * length
    return 10 * length


@rule
def extend_value(s: State, seat: int, suit: int) -> int:
    """Gain from one more card in a row, over all scorings left."""
    length = s.row_length[seat, suit]
    gain = worth(s, seat, suit, length + 1) - worth(s, seat, suit, length)
    return scorings_left(s) * (gain + spoil(s, seat, suit, length + 1)) + 15


@rule
def spoil(s: State, seat: int, suit: int, length: int) -> int:
    """What reaching a length takes from the others, spread over them."""
    for other in range(s.seats):
        rival = s.row_length[other, suit]
        if other != seat and rival > 0 and (rival == length or rival == length - 1):
            return (2 if s.row_doubled[other, suit] else 1) * 2 * POINT // (2 * s.seats)
    return 0


@rule
def open_value(s: State, seat: int, suit: int) -> int:
    """Gain from starting a row, the base no longer being empty included."""
    more = 20 * min(s.hand[seat, suit] - 1, 3) + 4 * min(unseen(s, seat, suit), 5) - 12
    saved = s.base_penalty * POINT * s.shown_scoring // s.last_scoring
    return scorings_left(s) * (worth(s, seat, suit, 1) + spoil(s, seat, suit, 1) + more) + saved


@rule
def joker_value(s: State, seat: int, suit: int) -> int:
    """Gain from a joker in a row; a joker is kept for where it makes a difference."""
    return extend_value(s, seat, suit) - 60 * (scorings_left(s) - 1)


@rule
def double_value(s: State, seat: int, suit: int) -> int:
    """Gain from doubling a row now: what it earns as far as the lead will hold, since a doubled row grows no more."""
    length = s.row_length[seat, suit]
    rival = best_rival(s, seat, suit)
    left = unseen(s, seat, suit)
    safety = min(25 + 20 * (length - rival) + 5 * length + 8 * max(5 - left, 0), 95)
    value = worth(s, seat, suit, length) * scorings_left(s) * safety // 100
    if s.hand[seat, suit] > 0 or length == 1:
        value -= 150
    near = next_threshold(s) - s.shown_scoring
    if near > 2:
        return value // 3
    return value if near == 1 else value * 2 // 3


@rule
def best_rival(s: State, seat: int, suit: int) -> int:
    """Length of the longest row of a suit among the others."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.row_length[other, suit])
    return best


@rule
def best_row(s: State, seat: int, double: bool) -> int:
    """The greatest gain a joker or a doubler could bring in any open row."""
    best = 0
    for suit in range(SUITS):
        if is_open(s, seat, suit):
            value = double_value(s, seat, suit) if double else joker_value(s, seat, suit)
            best = max(best, value)
    return best


@rule
def keep_value(s: State, seat: int, kind: int) -> int:
    """What a card in hand is good for later."""
    if kind == DOUBLER:
        return 250 * scorings_left(s)
    if kind == JOKER:
        return 120 * scorings_left(s) + best_row(s, seat, False) // 3
    if is_open(s, seat, kind):
        return extend_value(s, seat, kind) + 60 * (scorings_left(s) - 1)
    if s.row_length[seat, kind] > 0:
        return 0
    return open_value(s, seat, kind) * 3 // 5


@rule
def lay_value(s: State, seat: int, kind: int) -> int:
    """Gain from a base: the best row it lets one open, less what the card itself was good for."""
    spare = s.base_count[seat] - s.row_count[seat]
    best = 0
    waiting = 0
    for suit in range(SUITS):
        held = s.hand[seat, suit] - (1 if suit == kind else 0)
        if held > 0 and s.row_length[seat, suit] == 0:
            waiting += 1
            best = max(best, open_value(s, seat, suit))
    left = s.last_scoring - s.shown_scoring
    if waiting <= spare:
        if spare == 0 and left > 3:
            return 60 * scorings_left(s) - keep_value(s, seat, kind) // 2
        return -s.base_penalty * POINT
    value = best * 3 // 5 - keep_value(s, seat, kind) // 2 + relief(s)
    if left <= 2 and s.ap < s.lay_cost + s.play_cost:
        value -= s.base_penalty * POINT // 2
    return value


@rule
def take_value(s: State, seat: int, kind: int) -> int:
    """Gain from taking a card: what it will do once played, which costs another action point."""
    if s.last_scoring - s.shown_scoring <= 1 and s.ap == 1:
        return -s.hand_penalty * POINT
    if kind == DOUBLER:
        value = best_row(s, seat, True) * 2 // 3 + 40 * scorings_left(s)
    elif kind == JOKER:
        value = best_row(s, seat, False) * 2 // 3 + 40 * scorings_left(s)
    elif is_open(s, seat, kind):
        value = extend_value(s, seat, kind) * 3 // 4
    elif s.row_length[seat, kind] > 0:
        value = 0
    else:
        base = s.base_count[seat] > s.row_count[seat]
        value = open_value(s, seat, kind) * (2 if base else 1) // 4 + 30 * min(s.hand[seat, kind], 3)
    return (value - relief(s)) // take_price(s, kind)


@rule
def draw_value(s: State) -> int:
    """An unknown card is worth an average one, and two action points."""
    return (45 * scorings_left(s) - relief(s)) // s.draw_cost


# --- the fox -----------------------------------------------------------------------------------------------------


@rule
def row_worth(s: State, seat: int, suit: int) -> int:
    """What a row would earn in the next scoring if the fox were elsewhere."""
    value = worth(s, seat, suit, s.row_length[seat, suit])
    return 2 * value if s.row_doubled[seat, suit] else value


@rule
def scoring_chance(s: State, cost: int) -> int:
    """Percent chance that the next scoring comes within this turn, after paying ``cost`` action points first."""
    if s.pile_size == 0:
        return 0
    cards = (s.ap - cost) // s.take_cost
    each = 100 * (SCORING_CARDS - s.shown_scoring) // s.pile_size
    near = next_threshold(s) - s.shown_scoring
    if near == 1:
        return min(each * cards, 100)
    return each * cards // 8 if near == 2 else 0


@rule
def fox_value(s: State, seat: int, action: int) -> int:
    """Gain from moving the fox away from where it hurts, and to where it hurts a rival. Paid moves count only for a
    scoring within this turn, since the fox can be passed on for nothing after it."""
    freed = row_worth(s, seat, s.fox_suit) if s.fox_seat == seat else 0
    left = left_of(s, seat)
    if action < do.SEND_FOX:
        gain = freed - row_worth(s, seat, action - do.MOVE_FOX)
        return gain * scoring_chance(s, s.fox_move_cost) // 100 - 20
    if action < do.PASS_FOX:
        gain = freed + row_worth(s, left, action - do.SEND_FOX) // (s.seats - 1)
        return gain * scoring_chance(s, s.fox_send_cost) // 200 - 20
    if action < do.HAND_FOX:
        return freed + row_worth(s, left, action - do.PASS_FOX)
    if action == do.HAND_FOX:
        return freed
    if action == do.KEEP_FOX:
        return 0
    return -row_worth(s, seat, action - do.PLACE_FOX)


# --- judging a position ------------------------------------------------------------------------------------------


@rule
def evaluate(s: State, out: Vector) -> None:
    """Expected shares of the win in sixtieths: points so far and what the rows would earn in the scorings left,
    compared with the average. The shares sum to 60."""
    for seat in range(s.seats):
        out[seat] = projection(s, seat)
    share_expected(out, s.seats, 40)


@rule
def projection(s: State, seat: int) -> int:
    """Hundredths of a point a seat would end with if the rows stayed as they are."""
    value = POINT * total(s, seat)
    for suit in range(SUITS):
        value += row_worth(s, seat, suit) * scorings_left(s)
    empty = s.base_count[seat] - s.row_count[seat]
    return value - POINT * (s.base_penalty * empty + s.hand_penalty * s.hand_size[seat]) // 2


BOT = BotFunctions(policy=policy, rollout=rollout, evaluate=evaluate)
