"""What an action is worth to a seat: dollars expected at the end of the round. Reads only what the seat may know."""

from __future__ import annotations

from ...kernel.rule import rule
from . import actions as do
from .cards import ASSETS, FITTING, JAR, SILVER
from .draft import drafted_kind, left_neighbour
from .duel import first_of_pair, mate_card, second_of_pair, value_with_cards
from .forming import formed_kind
from .odds import WHOLE, chance_of_fewer, fits_held
from .sets import kind_of_set, second_set, set_value, top_set
from .state import PILES, State


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
        place = action - do.FORM
        return form_value(s, seat, formed_kind(place // do.MATE_COUNT), place % do.MATE_COUNT)
    if action < do.CHALLENGE:
        return answer_value(s, seat, action - do.LAY)
    if action < do.END_TURN:
        place = action - do.CHALLENGE
        return challenge_value(s, seat, place // do.MATE_COUNT, place % do.MATE_COUNT)
    return more_value(s, seat, action)


@rule
def more_value(s: State, seat: int, action: int) -> int:
    """What an action is worth that the classic game without draft piles does not have."""
    if action == do.UPGRADE:
        return upgrade_value(s, seat)
    if action < do.SWAP:
        return answer_two_value(s, seat, action - do.LAY_TWO)
    if action < do.MOVE:
        return swap_value(s, seat, action - do.SWAP)
    if action < do.CHALLENGE_SECOND:
        place = action - do.MOVE
        return move_value(s, seat, place // do.PLACE_COUNT, place % do.PLACE_COUNT)
    if action < do.DRAFT:
        place = action - do.CHALLENGE_SECOND
        return second_value(s, seat, place // do.OPENING_COUNT, place % do.OPENING_COUNT)
    place = action - do.DRAFT
    return draft_value(s, seat, place // do.PILE_SET_COUNT, place % do.PILE_SET_COUNT + 1)


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
    other = mate_card(kind, mate)
    dollars = s.value[kind] + s.value[other]
    return new_top_value(s, seat, kind, dollars) - wild_cost(s, seat, other) - 1500


@rule
def pair_value(s: State, seat: int, card: int) -> int:
    """A set of a hand card and the top of the discard pile."""
    dollars = s.value[card] + s.value[s.top]
    return new_top_value(s, seat, kind_of_set(card, s.top), dollars) - wild_cost(s, seat, card)


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
def prize_value(s: State, seat: int, number: int) -> int:
    """What it is worth to win the set of another player: having it, and that the other one has not."""
    dollars = set_value(s, number)
    return new_top_value(s, seat, s.set_kind[number], dollars) + dollars // (2 * s.seats - 2)


@rule
def challenge_value(s: State, seat: int, other: int, mate: int) -> int:
    """Challenging a top set with one card."""
    number = top_set(s, other)
    kind = s.set_kind[number]
    card = mate_card(kind, mate)
    prize = prize_value(s, seat, number)
    fits = fits_held(s, seat, kind) + (1 if mate == do.WITH_JAR else 0)
    cost = s.value[card] * 3 // 2 + hold_value(s, seat, card) // 2
    return fight_value(s, seat, other, kind, prize, fits, cost) - wild_cost(s, seat, card) // 3


@rule
def second_value(s: State, seat: int, other: int, opening: int) -> int:
    """Challenging a second set with two cards or a jar."""
    number = second_set(s, other)
    kind = s.set_kind[number]
    prize = prize_value(s, seat, number)
    held = fits_held(s, seat, kind)
    if opening == do.OPEN_WITH_JAR:
        return fight_value(s, seat, other, kind, prize, held + 1, s.value[JAR] + 6000) - wild_cost(s, seat, JAR) // 3
    first = first_of_pair(kind, opening)
    second = second_of_pair(kind, opening)
    loss = (wild_cost(s, seat, first) + wild_cost(s, seat, second)) // 2
    cost = 2 * (s.value[first] + s.value[second])
    return fight_value(s, seat, other, kind, prize, held - 2 + s.second_set_answer, cost) - loss


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
    fits = fits_held(s, seat, kind) - 1
    return fight_value(s, seat, opponent(s, seat), kind, value_with_cards(s), fits, cost) - 500 * pair


# --- action cards and drafts -------------------------------------------------------------------------------------


@rule
def swap_value(s: State, seat: int, other: int) -> int:
    """Exchanging top sets: what is gained, and what the other one loses."""
    mine = set_value(s, top_set(s, seat))
    theirs = set_value(s, top_set(s, other))
    return (theirs - mine) * s.seats // (s.seats - 1) - 6000


@rule
def move_value(s: State, seat: int, other: int, place: int) -> int:
    """Burying the own top set where the next one is cheaper; bringing up a dear set of another where it can be won."""
    if other == seat:
        if place == do.BOTTOM:
            return -6000
        gain = set_value(s, top_set(s, seat)) - set_value(s, second_set(s, seat))
        return gain * risk(s, seat, s.set_kind[top_set(s, seat)]) // WHOLE - 2000
    number = s.stack[other, 0] if place == do.BOTTOM else second_set(s, other)
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
