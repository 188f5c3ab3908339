"""The sensible player, the cheap randomised one, and a judgement of positions. All read only what the seat may know."""

from __future__ import annotations

from ...kernel.contract import BotFunctions
from ...kernel.layout import Vector
from ...kernel.rng import BOTS, below
from ...kernel.rule import rule
from ...kernel.shares import WHOLE_WIN, share_expected
from ...kernel.zones import choose, choose_from
from . import actions as do
from .cards import GALLERY_KINDS, KINDS, NUMBER, STACK, STACKS
from .flash import may_copy_flash
from .legal import legal
from .lines import may_follow, random_action
from .money import awards_for
from .patrons import MONEY, TRASH_MONEY
from .search import DOLLAR, best_card, card_quality, longest_line, power_worth
from .state import BUY, DRAW_OR_MONEY, LINE, MAY_COPY, MAY_DRAW, MAY_SWAP, NO_QUESTION, TRASH, State
from .turns import may_take_from, money_left, price

FEWEST_CARDS = 8
"""Nobody sensible trashes below this."""


# --- the cheap randomised player ---------------------------------------------------------------------------------


@rule
def rollout(s: State, seat: int, mask: Vector) -> int:
    """Lay whatever fits, use powers, buy what is dear, all with some chance."""
    if s.phase == LINE:
        return random_action(s, seat, BOTS)
    if s.phase == BUY:
        if has_power(s):
            return random_power(s, seat, mask)
        return random_purchase(s, seat)
    count = legal(s, seat, mask)
    return choose(s, BOTS, mask, count)


@rule
def has_power(s: State) -> bool:
    """Whether the active seat has a power left to use."""
    for stack in range(STACKS):
        if s.powers[stack] > 0:
            return True
    return False


@rule
def random_power(s: State, seat: int, mask: Vector) -> int:
    """One of the powers that can be used, or sometimes none."""
    legal(s, seat, mask)
    usable = 0
    for action in range(do.USE, do.BURY):
        usable += mask[action]
    if usable == 0 or below(s, BOTS, 8) == 0:
        return random_purchase(s, seat)
    return choose_from(s, BOTS, mask, do.USE, usable)


@rule
def random_purchase(s: State, seat: int) -> int:
    """Mostly the dearest card one can pay; the change token where it earns an award."""
    if change_earns(s, seat):
        return do.CHANGE
    money = money_left(s)
    stack = STACKS - 1
    while stack >= 0:
        if money >= price(s, stack) and may_take_from(s, stack) and below(s, BOTS, 4) > 0:
            return do.BUY + stack
        stack -= 1
    return do.END_TURN


@rule
def change_earns(s: State, seat: int) -> bool:
    """Whether the change token can be spent and earns an award."""
    if s.change[seat] == 0 or s.change_spent > 0:
        return False
    return awards_for(s, s.earned + s.change_money) > awards_for(s, s.earned)


# --- the sensible player -----------------------------------------------------------------------------------------


@rule
def policy(s: State, seat: int, mask: Vector) -> int:
    """Lay the best line there is; use every power; buy, bury and trash for lines of few colours."""
    if s.phase == LINE:
        if s.question[seat] == NO_QUESTION:
            kind = best_card(s, seat, mask)
            return do.CONFIRM if kind < 0 else do.PLAY + kind
        return best_answer(s, seat, mask)
    legal(s, seat, mask)
    if s.phase == BUY:
        return best_in_turn(s, seat, mask)
    if s.phase == TRASH:
        return best_trash(s, seat, mask)
    return best_of(s, seat, mask, do.PUT_ON_TOP)


@rule
def best_answer(s: State, seat: int, mask: Vector) -> int:
    """Draw whenever one may, but rather take money; put aside what fits worst; copy what is worth most."""
    question = s.question[seat]
    if question == MAY_DRAW:
        return do.DRAW
    if question == DRAW_OR_MONEY:
        return do.MONEY
    if question == MAY_COPY:
        stack = 0
        worth = -1
        for other in range(STACKS):
            if may_copy_flash(s, seat, other) and power_worth(s, other) > worth:
                worth = power_worth(s, other)
                stack = other
        return do.COPY + stack
    worst = worst_in_hand(s, seat, mask)
    if question == MAY_SWAP and worst < 0:
        return do.SKIP
    return do.DROP + (worst if worst >= 0 else 0)


@rule
def worst_in_hand(s: State, seat: int, mask: Vector) -> int:
    """The hand card the line can best do without: the longest line without it is the longest, its quality is least.
    -1 if all cards are needed for the longest line and none has to go."""
    longest = longest_line(s, seat, mask)
    if longest == s.held[seat] and s.question[seat] == MAY_SWAP:
        return -1
    worst = -1
    least = 1000000
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0:
            worth = 4 * card_quality(s, seat, kind)
            if may_follow(s, seat, kind):
                worth += 20
            if worth < least:
                least = worth
                worst = kind
    return worst


@rule
def best_in_turn(s: State, seat: int, mask: Vector) -> int:
    """Powers first, then burying what is in the way, then buying, then the change token where it helps."""
    for stack in range(STACKS):
        if mask[do.USE + stack]:
            return do.USE + stack
    gift = best_stack(s, seat, mask, do.GAIN)
    if gift >= 0:
        return do.GAIN + gift
    copied = best_to_copy(s, seat, mask)
    if copied >= 0:
        return do.COPY + copied
    if change_earns(s, seat):
        return do.CHANGE
    buried = best_to_bury(s, seat)
    if buried >= 0:
        return do.BURY + buried
    bought = best_stack(s, seat, mask, do.BUY)
    return do.END_TURN if bought < 0 else do.BUY + bought


@rule
def best_to_copy(s: State, seat: int, mask: Vector) -> int:
    """The stack whose power is worth most to a card that copies; -1 if none can be copied."""
    best = -1
    most = -1
    for stack in range(STACKS):
        if mask[do.COPY + stack]:
            worth = power_worth(s, stack) + DOLLAR * s.power[stack, MONEY]
            if worth > most:
                most = worth
                best = stack
    return best


@rule
def purchase_worth(s: State, seat: int, stack: int) -> int:
    """What the top card of a stack is worth to a seat: dear cards are strong, and more so among cards they match."""
    return 2 * (stack + 2) + card_quality(s, seat, s.face[stack])


@rule
def best_stack(s: State, seat: int, mask: Vector, first: int) -> int:
    """The stack with the best card among the actions from ``first`` on; -1 if there is none."""
    best = -1
    most = -1
    for stack in range(STACKS):
        if mask[first + stack]:
            worth = purchase_worth(s, seat, stack)
            if worth > most:
                most = worth
                best = stack
    return best


@rule
def best_to_bury(s: State, seat: int) -> int:
    """The dearest stack one could buy from, if its next card is likely to be better."""
    if s.burials == 0:
        return -1
    money = money_left(s)
    for back in range(STACKS):
        stack = STACKS - 1 - back
        if may_take_from(s, stack) and s.stack_size[stack] > 1 and price(s, stack) <= money:
            shown = card_quality(s, seat, s.face[stack])
            others = 0
            for colour in range(4):
                others += card_quality(s, seat, 4 * stack + colour)
            return stack if 4 * shown + 4 < others else -1
    return -1


@rule
def best_trash(s: State, seat: int, mask: Vector) -> int:
    """The starter card that helps the own lines least, unless that would leave too few; any card for money."""
    cards = s.deck_size[seat] + s.discard_size[seat] + s.line_size[seat]
    paid = s.power[s.pick_stack, TRASH_MONEY] > 0
    best = do.SKIP
    least = 1000
    for kind in range(KINDS):
        if mask[do.TRASH_LINE + kind] or mask[do.TRASH_DISCARD + kind]:
            quality = card_quality(s, seat, kind)
            if quality < least and (paid or (STACK[kind] <= 0 and cards > FEWEST_CARDS)):
                least = quality
                best = (do.TRASH_DISCARD if mask[do.TRASH_DISCARD + kind] else do.TRASH_LINE) + kind
    return best


@rule
def best_of(s: State, seat: int, mask: Vector, first: int) -> int:
    """The card of the best quality among some actions."""
    best = do.SKIP
    most = 0
    for kind in range(KINDS):
        if mask[first + kind] and card_quality(s, seat, kind) > most:
            most = card_quality(s, seat, kind)
            best = first + kind
    return best


# --- judging a position ------------------------------------------------------------------------------------------


@rule
def evaluate(s: State, out: Vector) -> None:
    """Expected shares of the win in sixtieths: awards so far and the strength of all cards owned, compared with the
    average; alone, compared with what is still needed in the rounds that are left."""
    for seat in range(s.seats):
        out[seat] = 12 * s.awards[seat] + strength(s, seat) // 4
    if s.seats == 1:
        rounds = s.solo_rounds - s.round + (1 if s.phase == LINE else 0)
        ahead = 12 * s.awards[0] + rounds * strength(s, 0) // 8 - 12 * s.goal
        out[0] = min(max(WHOLE_WIN // 2 + ahead // 2, 1), WHOLE_WIN - 1)
    else:
        share_expected(out, s.seats, 4)


@rule
def strength(s: State, seat: int) -> int:
    """The numbers of all gallery cards a seat owns, added up."""
    sum = 0
    for kind in range(GALLERY_KINDS):
        sum += s.owned[seat, kind] * NUMBER[kind]
    return sum


BOT = BotFunctions(policy=policy, rollout=rollout, evaluate=evaluate)
