"""What is legal (chapters 3 to 6, 10 to 14). Reads only what the acting seat may know."""

from __future__ import annotations

from ...kernel.layout import Vector
from ...kernel.rule import rule
from . import actions as do
from .cards import ASSETS, FITTING, GOLD, JAR, KINDS, MOVE, SILVER, SWAP
from .draft import may_use_piles
from .sets import top_set
from .state import BATTLE, OWN_KIND, PILES, TURN, WILD, State


@rule
def legal(s: State, seat: int, mask: Vector) -> int:
    """Fill the mask of all actions and count them."""
    for action in range(do.ACTION_COUNT):
        mask[action] = 0
    if s.phase == TURN:
        count = legal_hand(s, seat, mask) + legal_challenges(s, seat, mask)
        if s.advanced:
            count += legal_advanced(s, seat, mask)
        if s.drafting:
            count += legal_drafts(s, seat, mask)
        if s.action_no > 1:
            mask[do.END_TURN] = 1
            count += 1
        return count
    kind = s.set_kind[s.stake]
    if s.phase == BATTLE:
        mask[do.GIVE_UP] = 1
        if s.need == 2:
            return 1 + legal_pairs(s, seat, kind, mask, do.LAY_TWO) + legal_jar(s, seat, mask, do.LAY + do.WITH_JAR)
        return 1 + legal_mates(s, seat, kind, mask, do.LAY)
    mask[do.LET_PASS] = 1
    return 1 + legal_mates(s, seat, kind, mask, do.LAY)


# --- cards that fit ----------------------------------------------------------------------------------------------


@rule
def legal_mates(s: State, seat: int, kind: int, mask: Vector, first: int) -> int:
    """Single cards of the hand that fit a kind of set, from action ``first`` on."""
    count = 0
    if kind < ASSETS and s.hand[seat, kind] > 0:
        mask[first + do.SAME] = 1
        count += 1
    if s.hand[seat, SILVER] > 0:
        mask[first + do.WITH_SILVER] = 1
        count += 1
    if s.hand[seat, GOLD] > 0:
        mask[first + do.WITH_GOLD] = 1
        count += 1
    return count + legal_jar(s, seat, mask, first + do.WITH_JAR)


@rule
def legal_jar(s: State, seat: int, mask: Vector, action: int) -> int:
    """A jar in the hand, which fits everything."""
    if s.hand[seat, JAR] == 0:
        return 0
    mask[action] = 1
    return 1


@rule
def legal_pairs(s: State, seat: int, kind: int, mask: Vector, first: int) -> int:
    """Two cards of the hand that fit a kind of set, in the order of ``actions.PAIRS``."""
    same = s.hand[seat, kind] if kind < ASSETS else 0
    silver = s.hand[seat, SILVER]
    gold = s.hand[seat, GOLD]
    mask[first] = 1 if same > 1 else 0
    mask[first + 1] = 1 if same > 0 and silver > 0 else 0
    mask[first + 2] = 1 if same > 0 and gold > 0 else 0
    mask[first + 3] = 1 if silver > 1 else 0
    mask[first + 4] = 1 if silver > 0 and gold > 0 else 0
    mask[first + 5] = 1 if gold > 1 else 0
    count = 0
    for pair in range(do.PAIR_COUNT):
        count += mask[first + pair]
    return count


# --- the turn ----------------------------------------------------------------------------------------------------


@rule
def legal_hand(s: State, seat: int, mask: Vector) -> int:
    """Discarding and forming sets."""
    count = 0
    silver = s.hand[seat, SILVER] > 0
    gold = s.hand[seat, GOLD] > 0
    jar = s.hand[seat, JAR] > 0 and s.jar_in_sets == WILD
    top_pairs = s.top == SILVER or s.top == GOLD or (s.top == JAR and s.jar_in_sets == WILD)
    for kind in range(ASSETS):
        held = s.hand[seat, kind]
        if held > 0:
            mask[do.DISCARD + kind] = 1
            count += 1
            if top_pairs or s.top == kind:
                mask[do.PAIR + kind] = 1
                count += 1
            form = do.FORM + kind * do.MATE_COUNT
            if held > 1:
                mask[form + do.SAME] = 1
                count += 1
            if silver:
                mask[form + do.WITH_SILVER] = 1
                count += 1
            if gold:
                mask[form + do.WITH_GOLD] = 1
                count += 1
            if jar:
                mask[form + do.WITH_JAR] = 1
                count += 1
    for kind in range(ASSETS, KINDS):
        if s.hand[seat, kind] > 0:
            mask[do.DISCARD + kind] = 1
            count += 1
            if kind < FITTING and 0 <= s.top < FITTING and wild_pairs(s, kind, s.top):
                mask[do.PAIR + kind] = 1
                count += 1
    if s.jar_in_sets == OWN_KIND and s.hand[seat, JAR] > 0:
        count += legal_jar_sets(s, seat, mask)
    return count


@rule
def wild_pairs(s: State, card: int, top: int) -> bool:
    """Whether a wild card of the hand makes a pair with the top of the discard pile."""
    if top < ASSETS:
        return card != JAR or s.jar_in_sets == WILD
    return s.jar_in_sets == OWN_KIND and (card == JAR or top == JAR)


@rule
def legal_jar_sets(s: State, seat: int, mask: Vector) -> int:
    """Sets of jars, where they are a kind of their own (12.11)."""
    form = do.FORM + ASSETS * do.MATE_COUNT
    count = 0
    if s.hand[seat, JAR] > 1:
        mask[form + do.SAME] = 1
        count += 1
    if s.hand[seat, SILVER] > 0:
        mask[form + do.WITH_SILVER] = 1
        count += 1
    if s.hand[seat, GOLD] > 0:
        mask[form + do.WITH_GOLD] = 1
        count += 1
    return count


@rule
def legal_challenges(s: State, seat: int, mask: Vector) -> int:
    """Challenges of top sets, and in the advanced game of second sets."""
    if s.stack_size[seat] == 0:
        return 0
    count = 0
    for other in range(s.seats):
        if other != seat and s.stack_size[other] > 1 and (s.locked[seat] >> other) & 1 == 0:
            kind = s.set_kind[top_set(s, other)]
            count += legal_mates(s, seat, kind, mask, do.CHALLENGE + other * do.MATE_COUNT)
            if s.advanced and s.stack_size[other] > 2:
                kind = s.set_kind[s.stack[other, s.stack_size[other] - 2]]
                first = do.CHALLENGE_SECOND + other * do.SECOND_COUNT
                count += legal_pairs(s, seat, kind, mask, first)
                count += legal_jar(s, seat, mask, first + do.PAIR_COUNT)
    return count


# --- the advanced game -------------------------------------------------------------------------------------------


@rule
def legal_advanced(s: State, seat: int, mask: Vector) -> int:
    """Upgrading the own top set and playing action cards."""
    count = 0
    if s.stack_size[seat] > 0:
        kind = s.set_kind[top_set(s, seat)]
        if kind < ASSETS and s.hand[seat, kind] > 0:
            mask[do.UPGRADE] = 1
            count += 1
    if s.hand[seat, SWAP] > 0 and s.stack_size[seat] > 0:
        for other in range(s.seats):
            if other != seat and s.stack_size[other] > 0:
                mask[do.SWAP + other] = 1
                count += 1
    if s.hand[seat, MOVE] > 0:
        for other in range(s.seats):
            count += legal_moves(s, other, mask)
    return count


@rule
def legal_moves(s: State, other: int, mask: Vector) -> int:
    """A Move on one stack. In a stack of two both ways come to the same, so only one is offered."""
    if s.stack_size[other] < 2:
        return 0
    mask[do.MOVE + 2 * other] = 1
    if s.stack_size[other] == 2:
        return 1
    mask[do.MOVE + 2 * other + 1] = 1
    return 2


# --- drafting ----------------------------------------------------------------------------------------------------


@rule
def legal_drafts(s: State, seat: int, mask: Vector) -> int:
    """Sets of one hand card and open draft cards."""
    count = 0
    for piles in range(1, do.PILE_SET_COUNT + 1):
        if may_use_piles(s, seat, piles):
            count += legal_draft(s, seat, piles, mask)
    return count


@rule
def legal_draft(s: State, seat: int, piles: int, mask: Vector) -> int:
    """Hand cards that make a set with the open cards of just these piles; the same as ``drafted_kind`` says of each."""
    kind = -1
    wilds = 0
    for pile in range(PILES):
        if piles >> pile & 1:
            card = s.draft_top[pile]
            if card >= ASSETS:
                wilds += 1
            elif kind < 0:
                kind = card
            elif kind != card:
                return 0
    if wilds > 1:
        return 0
    first = do.DRAFT + piles - 1
    count = 0
    if kind < 0:
        for card in range(ASSETS):
            count += legal_draft_card(s, seat, card, mask, first)
        return count + (legal_draft_card(s, seat, JAR, mask, first) if s.jar_in_sets == OWN_KIND else 0)
    count = legal_draft_card(s, seat, kind, mask, first)
    if wilds == 0:
        count += legal_draft_card(s, seat, SILVER, mask, first) + legal_draft_card(s, seat, GOLD, mask, first)
        count += legal_draft_card(s, seat, JAR, mask, first) if s.jar_in_sets == WILD else 0
    return count


@rule
def legal_draft_card(s: State, seat: int, card: int, mask: Vector, first: int) -> int:
    """One hand card that makes a set, if it is held."""
    if s.hand[seat, card] == 0:
        return 0
    mask[first + card * do.PILE_SET_COUNT] = 1
    return 1
