"""The sensible player, the cheap randomised one, and a judgement of positions. All read only what the seat may know.

Stocks and hands are behind screens, but could be counted, so the sensible player may use them.
"""

from __future__ import annotations

from ...kernel.contract import BotFunctions
from ...kernel.layout import Vector
from ...kernel.rng import BOTS, below
from ...kernel.rule import rule
from ...kernel.shares import share_expected
from ...kernel.zones import choose, choose_from
from . import actions as do
from .attack import ransom_price
from .cards import COUNTERS, DEED, OTHER_DEED, STEP, TYPES
from .legal import legal
from .levy import symbols
from .market import price
from .state import (
    ACTIVATING,
    BUYING,
    DISCARDING,
    NOTHING_LOST,
    PAYING,
    PLAYING,
    REPEATING,
    SHARING,
    SWAPPING,
    TRIBUTING,
    State,
)
from .supply import digit, held
from .worth import (
    STEP_WORTH,
    WIN,
    any_worth,
    building_worth,
    card_worth,
    counter_worth,
    first_counter,
    new_worth,
    once_worth,
    turns_left,
    yield_worth,
)

NEVER = -WIN
OTHERS = 40
"""How much what others get counts against what one gets, in per cent."""
NEAR_THE_END = 9
"""Turns before the end in which it matters who is ahead."""


# --- the cheap randomised player ---------------------------------------------------------------------------------


@rule
def rollout(s: State, seat: int, mask: Vector) -> int:
    """Pay the usual way, use buildings rather than their cards, buy mostly; all else at random."""
    count = legal(s, seat, mask)
    if s.phase == PAYING:
        return do.PAY_REST
    if s.phase == BUYING and below(s, BOTS, 4) > 0:
        return choose_from(s, BOTS, mask, do.BUY, count - 1)
    if s.phase == ACTIVATING:
        mask[do.DONE] = 0
        return choose(s, BOTS, mask, count - 1)
    return choose(s, BOTS, mask, count)


# --- the sensible player -----------------------------------------------------------------------------------------


@rule
def policy(s: State, seat: int, mask: Vector) -> int:
    """The legal action of the greatest worth; near ties are broken at random."""
    count = legal(s, seat, mask)
    if s.phase == PAYING:
        return do.PAY_REST
    best = NEVER
    chosen = 0
    left = count
    action = 0
    while left > 0:
        if mask[action]:
            left -= 1
            worth = 4 * action_worth(s, seat, action) + below(s, BOTS, 4)
            if worth > best:
                best = worth
                chosen = action
        action += 1
    return chosen


@rule
def action_worth(s: State, seat: int, action: int) -> int:
    """What an action is worth to a seat."""
    if s.phase == PLAYING:
        return play_worth(s, seat, action)
    if s.phase == ACTIVATING:
        return activation_worth(s, seat, action)
    if s.phase == BUYING:
        return purchase_worth(s, seat, action)
    if s.phase == TRIBUTING:
        return pay_worth(s, seat) if action == do.TRIBUTE else refuse_worth(s, seat)
    if s.phase == DISCARDING:
        return -loss(s, seat, action)
    return small_worth(s, seat, action)


@rule
def small_worth(s: State, seat: int, action: int) -> int:
    """What a choice in one of the smaller phases is worth."""
    if s.phase == REPEATING:
        return step_bonus(s, seat, s.doing) + once_worth(s, seat, s.doing) if action == do.AGAIN else 0
    if s.phase == SWAPPING:
        if action == do.ENOUGH:
            return 1
        kind, other = (action - do.SWAP) // TYPES, (action - do.SWAP) % TYPES
        return s.stock[seat, kind] - s.stock[seat, other] - 2
    if s.phase == SHARING:
        return counter_worth(s, seat, action - do.PICK)
    if action >= do.SETTLE:
        return card_worth(s, seat, action - do.SETTLE) * s.bare[seat, action - do.SETTLE]
    return counter_worth(s, seat, action - do.TAKE) - s.stock[seat, action - do.TAKE]


@rule
def step_bonus(s: State, seat: int, number: int) -> int:
    """Steps that reach Africa win the game."""
    return WIN // 8 if number > 0 and s.steps[seat] + s.deed[number, STEP] >= s.africa else 0


# --- playing, using, buying --------------------------------------------------------------------------------------


@rule
def play_worth(s: State, seat: int, kind: int) -> int:
    """What a turn of a type brings, the new card included, against what it brings the others."""
    theirs = 0
    for other in range(s.seats):
        if other != seat:
            theirs += yield_worth(s, other, kind)
    mine = yield_worth(s, seat, kind) + counter_worth(s, seat, kind)
    return mine - OTHERS * theirs // (100 * (s.seats - 1)) + card_worth(s, seat, kind) // 4 + s.hand[seat, kind]


@rule
def activation_worth(s: State, seat: int, action: int) -> int:
    """What using a card is worth; whatever brings something is done before the phase is left."""
    if action == do.DONE:
        return 0
    if action < do.DONE:
        return WIN // 16 + (1 if action == do.COLLECT else 0)
    if action >= do.USE_OTHER:
        number = s.card[action - do.USE_OTHER, OTHER_DEED]
    elif action >= do.BASE:
        return counter_worth(s, seat, s.type)
    else:
        number = s.card[action - do.USE, DEED]
    return once_worth(s, seat, number) + step_bonus(s, seat, number)


@rule
def purchase_worth(s: State, seat: int, action: int) -> int:
    """What a building is worth, less its price; buying nothing is worth nothing."""
    if action == do.PASS:
        return 0
    space, kind = (action - do.BUY) // TYPES, (action - do.BUY) % TYPES
    card = s.forum[space]
    cost = price(s, seat, space) * any_worth(s, seat) * 9 // 10
    return new_worth(s, seat, card, kind) - cost


# --- the Goth ----------------------------------------------------------------------------------------------------


@rule
def cheapest(s: State, seat: int, kind: int) -> int:
    """What the seat's least valuable card of a type is worth; 0 if it has none."""
    if s.bare[seat, kind] > 0:
        return card_worth(s, seat, kind)
    best = 0
    if s.pairs[seat, kind] > 0:
        for card in range(s.card_count):
            if s.where[card] == TYPES * seat + kind:
                worth = card_worth(s, seat, kind) + building_worth(s, seat, card, kind)
                best = worth if best == 0 else min(best, worth)
    return best


@rule
def asked_for(s: State, first: int, count: int, kind: int) -> int:
    """How many symbols of a type stand on so many spaces."""
    n = 0
    for place in range(first, first + count):
        n += digit(symbols(s, place), kind)
    return n


@rule
def attack_worth(s: State, seat: int, spaces: int, first: int) -> int:
    """What an attack on so many spaces costs a seat that discards as the ``first`` one, against what it costs
    others."""
    whole = 0
    harm = 0
    for kind in range(TYPES):
        n = asked_for(s, s.goth, spaces, kind)
        whole += n
        harm += n * cheapest(s, seat, kind)
    if whole == 0:
        return 0
    mine = (100 * whole + (50 * (s.seats - 1 - 2 * first))) // s.seats
    mine = max(min(mine, 100 * whole), 0)
    average = harm // whole
    return -average * mine // 100 + average * OTHERS * (100 * whole - mine) // (100 * 100 * (s.seats - 1))


@rule
def lead_worth(s: State, seat: int) -> int:
    """What it is worth to bring the end nearer: good for whoever is ahead."""
    if turns_left(s) > NEAR_THE_END:
        return 0
    best = -1
    for other in range(s.seats):
        if other != seat:
            best = max(best, STEP_WORTH * s.steps[other] + held(s, other))
    return max(min(STEP_WORTH * s.steps[seat] + held(s, seat) - best, 3 * STEP_WORTH), -3 * STEP_WORTH) // 4


@rule
def refuse_worth(s: State, seat: int) -> int:
    """What it is worth to let the Goth come now: a loss first, tribute to take first, the end nearer."""
    if s.run == 0 and s.goth == s.spaces:
        return 0
    entered = max(s.run, 1)
    harm = 0 if s.run == 0 and s.empty_attack == NOTHING_LOST else attack_worth(s, seat, entered, 0)
    laid = 0
    for place in range(s.goth, s.goth + s.run):
        for kind in range(COUNTERS):
            laid += digit(s.laid[place], kind)
    return harm + (laid + s.seats - 1) // s.seats * any_worth(s, seat) + lead_worth(s, seat) * min(entered, 4)


@rule
def pay_worth(s: State, seat: int) -> int:
    """What it is worth to pay: counters now, and a larger attack later that begins with somebody else."""
    asked = symbols(s, s.goth + s.run)
    cost = 0
    for kind in range(TYPES):
        cost += digit(asked, kind) * counter_worth(s, seat, kind)
    cost -= s.relief[seat] * any_worth(s, seat)
    later = attack_worth(s, seat, s.run + 1, s.seats - 1)
    return later - max(cost, 0)


@rule
def loss(s: State, seat: int, action: int) -> int:
    """What one way to settle a symbol costs."""
    if action < do.SETTLE:
        return card_worth(s, seat, action - do.LOSE)
    if action < do.LOSE_PAIR:
        return ransom_price(s, seat) * any_worth(s, seat)
    card = action - do.LOSE_PAIR if action < do.PARRY else action - do.PARRY
    kind = s.where[card] % TYPES
    built = building_worth(s, seat, card, kind)
    return built if action >= do.PARRY else built + card_worth(s, seat, kind)


# --- judging a position ------------------------------------------------------------------------------------------


@rule
def evaluate(s: State, out: Vector) -> None:
    """Expected shares of the win in sixtieths: steps so far, what displays will bring, counters. The shares sum to
    60."""
    for seat in range(s.seats):
        worth = STEP_WORTH * s.steps[seat] + held(s, seat) * first_counter(s)
        for kind in range(TYPES):
            worth += yield_worth(s, seat, kind) * turns_left(s) // (2 * TYPES)
        out[seat] = worth
    share_expected(out, s.seats, 40)


BOT = BotFunctions(policy=policy, rollout=rollout, evaluate=evaluate)
