"""The sensible player, the cheap randomised one, and a judgement of positions. All read only what the seat may know.

Values are dollars expected at the end of the round.
"""

from __future__ import annotations

from ...kernel.contract import BotFunctions
from ...kernel.layout import Vector
from ...kernel.rng import BOTS, below
from ...kernel.rule import rule
from ...kernel.shares import share_expected
from ...kernel.zones import choose, choose_from
from . import actions as do
from .cards import ASSETS, FITTING, JAR, SILVER
from .draft import drafted_kind, left_neighbour
from .duel import first_of_pair, mate_card, second_of_pair, value_with_cards
from .legal import legal
from .odds import WHOLE, chance_of_fewer, fits_held
from .sets import set_value, stack_value, top_set
from .state import PILES, TURN, TWO_WINS, State

NEVER = -100_000_000


# --- the cheap randomised player ---------------------------------------------------------------------------------


@rule
def rollout(s: State, seat: int, mask: Vector) -> int:
    """Answer with whatever fits, form sets where it can, else often challenge, else discard; all at random."""
    count = legal(s, seat, mask)
    if s.phase != TURN:
        return (
            pick(s, mask, do.LAY, do.CHALLENGE)
            if mask[do.GIVE_UP] and count > 1 and s.need == 1
            else choose(s, BOTS, mask, count)
        )
    if marked(mask, do.PAIR, do.GIVE_UP) > 0:
        return pick(s, mask, do.PAIR, do.GIVE_UP)
    if below(s, BOTS, 2) and marked(mask, do.CHALLENGE, do.END_TURN) > 0:
        return pick(s, mask, do.CHALLENGE, do.END_TURN)
    if mask[do.END_TURN] == 0 and marked(mask, do.DISCARD, do.DISCARD + ASSETS) > 0:
        return pick(s, mask, do.DISCARD, do.DISCARD + ASSETS)
    return choose(s, BOTS, mask, count)


@rule
def marked(mask: Vector, first: int, end: int) -> int:
    """How many actions from ``first`` to before ``end`` are set in the mask."""
    count = 0
    for action in range(first, end):
        count += mask[action]
    return count


@rule
def pick(s: State, mask: Vector, first: int, end: int) -> int:
    """One of the actions set in the mask from ``first`` to before ``end``, at random; there is one."""
    return choose_from(s, BOTS, mask, first, marked(mask, first, end))


# --- the sensible player -----------------------------------------------------------------------------------------


@rule
def policy(s: State, seat: int, mask: Vector) -> int:
    """The legal action of the greatest value; near ties are broken at random."""
    legal(s, seat, mask)
    best = NEVER
    chosen = 0
    for action in range(len(mask)):
        if mask[action]:
            value = action_value(s, seat, action) + below(s, BOTS, 200)
            if value > best:
                best = value
                chosen = action
    return chosen


@rule
def action_value(s: State, seat: int, action: int) -> int:
    """What an action is worth to a seat."""
    if action in (do.GIVE_UP, do.LET_PASS, do.END_TURN):
        return 0
    if action < do.PAIR:
        return discard_value(s, seat, action - do.DISCARD)
    if action < do.FORM:
        return pair_value(s, seat, action - do.PAIR)
    if action < do.GIVE_UP:
        return form_value(s, seat, (action - do.FORM) // do.MATE_COUNT, (action - do.FORM) % do.MATE_COUNT)
    if action < do.CHALLENGE:
        return answer_value(s, seat, action - do.LAY)
    if action < do.END_TURN:
        return challenge_value(
            s, seat, (action - do.CHALLENGE) // do.MATE_COUNT, (action - do.CHALLENGE) % do.MATE_COUNT
        )
    if action == do.UPGRADE:
        return upgrade_value(s, seat)
    if action < do.SWAP:
        return answer_two_value(s, seat, action - do.LAY_TWO)
    if action < do.MOVE:
        return swap_value(s, seat, action - do.SWAP)
    if action < do.CHALLENGE_SECOND:
        return move_value(s, seat, (action - do.MOVE) // 2, (action - do.MOVE) % 2)
    if action < do.DRAFT:
        return second_value(
            s, seat, (action - do.CHALLENGE_SECOND) // do.SECOND_COUNT, (action - do.CHALLENGE_SECOND) % do.SECOND_COUNT
        )
    return draft_value(s, seat, (action - do.DRAFT) // do.PILE_SET_COUNT, (action - do.DRAFT) % do.PILE_SET_COUNT + 1)


# --- what lies exposed -------------------------------------------------------------------------------------------


@rule
def risk(s: State, seat: int, kind: int) -> int:
    """The chance, in thousandths, that an exposed set of this kind is lost: more with many cards in other hands, less
    with cards to defend it."""
    cards = 0
    for other in range(s.seats):
        if other != seat:
            cards += s.hand_size[other]
    return max(40 + 15 * min(cards, 20) - 50 * fits_held(s, seat, kind), 30)


@rule
def cover_value(s: State, seat: int) -> int:
    """What it saves to lay something over the own top set."""
    if s.stack_size[seat] < 2:
        return 0
    number = top_set(s, seat)
    return set_value(s, number) * risk(s, seat, s.set_kind[number]) // WHOLE


@rule
def new_top_value(s: State, seat: int, kind: int, dollars: int) -> int:
    """What a set is worth as the new top set: all of it at the bottom, less where it lies exposed."""
    if s.stack_size[seat] == 0:
        return dollars
    return dollars * (WHOLE - risk(s, seat, kind)) // WHOLE + cover_value(s, seat)


@rule
def hold_value(s: State, seat: int, card: int) -> int:
    """What a card in the hand is good for if it is kept."""
    if card >= FITTING:
        return 9000
    if card >= SILVER:
        return 12000 if card == JAR else s.value[card] * 11 // 20
    worth = s.value[card]
    keep = worth // 8
    if s.hand[seat, card] > 1:
        keep += worth
    for other in range(s.seats):
        if s.stack_size[other] > 1 and s.set_kind[top_set(s, other)] == card:
            keep += set_value(s, top_set(s, other)) // (4 if other == seat else 8)
    return keep


# --- sets and discards -------------------------------------------------------------------------------------------


@rule
def wild_cost(s: State, seat: int, card: int) -> int:
    """What laying a card into a set gives up: wild cards could have won a battle."""
    return hold_value(s, seat, card) if card >= ASSETS else 1500


@rule
def form_value(s: State, seat: int, kind: int, mate: int) -> int:
    """A set of two hand cards."""
    if kind == ASSETS:
        kind = JAR
    other = mate_card(kind, mate)
    dollars = s.value[kind] + s.value[other]
    return new_top_value(s, seat, kind, dollars) - wild_cost(s, seat, other) - 1500


@rule
def pair_value(s: State, seat: int, card: int) -> int:
    """A set of a hand card and the top of the discard pile."""
    kind = card if card < ASSETS else s.top
    dollars = s.value[card] + s.value[s.top]
    return new_top_value(s, seat, kind, dollars) - wild_cost(s, seat, card)


@rule
def discard_value(s: State, seat: int, card: int) -> int:
    """Giving a card away, to the next player if it fits there; in the advanced game another comes at once."""
    fresh = 2500 if s.advanced and s.pile_size > 0 else 0
    gift = s.value[card] // 4 if card < FITTING else 0
    return fresh - hold_value(s, seat, card) - gift


@rule
def upgrade_value(s: State, seat: int) -> int:
    """One more asset in the own top set."""
    kind = s.set_kind[top_set(s, seat)]
    dollars = s.value[kind]
    if s.stack_size[seat] > 1:
        dollars = dollars * (WHOLE - risk(s, seat, kind)) // WHOLE
    return dollars - hold_value(s, seat, kind) // 3


# --- battles -----------------------------------------------------------------------------------------------------


@rule
def fight_value(s: State, seat: int, other: int, kind: int, prize: int, fits: int, cost: int) -> int:
    """Fighting for a prize with so many fitting cards against another hand: what is won, less what is lost with it."""
    chance = chance_of_fewer(s, seat, other, kind, fits)
    return (prize * chance - cost * (WHOLE - chance)) // WHOLE


@rule
def challenge_value(s: State, seat: int, other: int, mate: int) -> int:
    """Challenging a top set with one card."""
    number = top_set(s, other)
    kind = s.set_kind[number]
    card = mate_card(kind, mate)
    prize = new_top_value(s, seat, kind, set_value(s, number)) + set_value(s, number) // (2 * s.seats - 2)
    fits = fits_held(s, seat, kind) + (1 if mate == do.WITH_JAR else 0)
    cost = s.value[card] * 3 // 2 + hold_value(s, seat, card) // 2
    return fight_value(s, seat, other, kind, prize, fits, cost) - wild_cost(s, seat, card) // 3


@rule
def second_value(s: State, seat: int, other: int, opening: int) -> int:
    """Challenging a second set with two cards or a jar."""
    number = s.stack[other, s.stack_size[other] - 2]
    kind = s.set_kind[number]
    prize = new_top_value(s, seat, kind, set_value(s, number)) + set_value(s, number) // (2 * s.seats - 2)
    held = fits_held(s, seat, kind)
    if opening == do.PAIR_COUNT:
        return fight_value(s, seat, other, kind, prize, held + 1, s.value[JAR] + 6000) - wild_cost(s, seat, JAR) // 3
    first = first_of_pair(kind, opening)
    second = second_of_pair(kind, opening)
    cost = 2 * (s.value[first] + s.value[second])
    fits = held - 2 + s.second_set_answer
    loss = (wild_cost(s, seat, first) + wild_cost(s, seat, second)) // 2
    return fight_value(s, seat, other, kind, prize, fits, cost) - loss


@rule
def opponent(s: State, seat: int) -> int:
    """The other one in the battle, or whose drafted set may be contested."""
    if s.laid == 0:
        return s.active
    return s.defender if seat == s.attacker else s.attacker


@rule
def answer_value(s: State, seat: int, mate: int) -> int:
    """One more card in a battle, or the first against a drafted set."""
    kind = s.set_kind[s.stake]
    card = mate_card(kind, mate)
    fits = fits_held(s, seat, kind) + (1 if mate == do.WITH_JAR else 0)
    cost = s.value[card] * 3 // 2 + hold_value(s, seat, card) // 3
    return fight_value(s, seat, opponent(s, seat), kind, value_with_cards(s), fits, cost) - 500 * mate


@rule
def answer_two_value(s: State, seat: int, pair: int) -> int:
    """Two cards that answer a jar."""
    kind = s.set_kind[s.stake]
    cost = 2 * (s.value[first_of_pair(kind, pair)] + s.value[second_of_pair(kind, pair)])
    return (
        fight_value(s, seat, opponent(s, seat), kind, value_with_cards(s), fits_held(s, seat, kind) - 1, cost)
        - 500 * pair
    )


# --- action cards and drafts -------------------------------------------------------------------------------------


@rule
def swap_value(s: State, seat: int, other: int) -> int:
    """Exchanging top sets: what is gained, and what the other one loses."""
    mine = set_value(s, top_set(s, seat))
    theirs = set_value(s, top_set(s, other))
    return (theirs - mine) * s.seats // (s.seats - 1) - 6000


@rule
def move_value(s: State, seat: int, other: int, bottom: int) -> int:
    """Burying the own top set where the next one is cheaper; bringing up a dear set of another where it can be won."""
    if other == seat:
        if bottom:
            return -6000
        below_it = s.stack[seat, s.stack_size[seat] - 2]
        gain = set_value(s, top_set(s, seat)) - set_value(s, below_it)
        return gain * risk(s, seat, s.set_kind[top_set(s, seat)]) // WHOLE - 2000
    number = s.stack[other, 0] if bottom else s.stack[other, s.stack_size[other] - 2]
    if fits_held(s, seat, s.set_kind[number]) == 0:
        return -6000
    return (set_value(s, number) - set_value(s, top_set(s, other))) // 4 - 4000


@rule
def draft_value(s: State, seat: int, card: int, piles: int) -> int:
    """A set with open draft cards, which the neighbour may contest."""
    kind = drafted_kind(s, card, piles)
    dollars = s.value[card]
    for pile in range(PILES):
        if piles >> pile & 1:
            dollars += s.value[s.draft_top[pile]]
    rival = left_neighbour(s, seat)
    safe = chance_of_fewer(s, seat, rival, kind, fits_held(s, seat, kind))
    kept = new_top_value(s, seat, kind, dollars) * (WHOLE + safe) // (2 * WHOLE)
    return kept - wild_cost(s, seat, card)


# --- judging a position ------------------------------------------------------------------------------------------


@rule
def evaluate(s: State, out: Vector) -> None:
    """Expected shares of the win in sixtieths: money and wins so far and the stacks as they lie, compared with the
    average. The shares sum to 60."""
    for seat in range(s.seats):
        out[seat] = projection(s, seat)
    share_expected(out, s.seats, 8000)


@rule
def projection(s: State, seat: int) -> int:
    """Dollars a seat would have if the round ended now, an exposed set counted in part; a round won counts as much as
    a good round brings."""
    dollars = stack_value(s, seat)
    if s.stack_size[seat] > 1:
        number = top_set(s, seat)
        dollars -= set_value(s, number) // 4
    if s.game_end == TWO_WINS:
        return dollars + 300_000 * s.wins[seat]
    return dollars + s.total[seat]


BOT = BotFunctions(policy=policy, rollout=rollout, evaluate=evaluate)
