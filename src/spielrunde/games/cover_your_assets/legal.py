"""What is legal (chapters 3 to 6, 10 to 14). Reads only what the acting seat may know.

Functions that mark actions in the mask return how many they marked.
"""

from __future__ import annotations

from ...kernel.layout import Vector
from ...kernel.rule import rule
from . import actions as do
from .cards import ASSETS, FITTING, GOLD, JAR, KINDS, MOVE, SILVER, SWAP
from .draft import DIFFERENT, may_use_piles, open_assets, open_wilds
from .sets import is_set, second_set, top_set
from .state import BATTLE, OWN_KIND, TURN, WILD, State


@rule
def legal(s: State, seat: int, mask: Vector) -> int:
    """Fill the mask of all actions and count them."""
    for action in range(do.ACTION_COUNT):
        mask[action] = 0
    if s.phase == TURN:
        return legal_turn(s, seat, mask)
    if s.phase == BATTLE:
        return legal_answers(s, seat, mask)
    mask[do.LET_PASS] = 1
    return 1 + legal_mates(s, seat, s.set_kind[s.stake], mask, do.LAY)


@rule
def legal_turn(s: State, seat: int, mask: Vector) -> int:
    """One of the actions of a turn (clause 3.1); there is no passing (clause 3.2), but for the second action of the
    advanced game (clause 10.1)."""
    count = legal_hand(s, seat, mask) + legal_challenges(s, seat, mask)
    if s.advanced:
        count += legal_advanced(s, seat, mask)
    if s.drafting:
        count += legal_drafts(s, seat, mask)
    if s.action_no > 1:
        mask[do.END_TURN] = 1
        count += 1
    return count


@rule
def legal_answers(s: State, seat: int, mask: Vector) -> int:
    """Giving up, also with cards that fit (clause 6.6), or as many of them as are asked for: two where one is enough
    are never laid (clause 12.8)."""
    mask[do.GIVE_UP] = 1
    kind = s.set_kind[s.stake]
    if s.need == 1:
        return 1 + legal_mates(s, seat, kind, mask, do.LAY)
    return 1 + legal_pairs(s, seat, kind, mask, do.LAY_TWO) + legal_jar(s, seat, mask, do.LAY + do.WITH_JAR)


# --- cards that fit ----------------------------------------------------------------------------------------------


@rule
def legal_mates(s: State, seat: int, kind: int, mask: Vector, first: int) -> int:
    """Single cards of the hand that fit a kind of set (clause 6.4), from action ``first`` on. A set of jars has no
    assets (clause 12.11)."""
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
def legal_wilds(s: State, seat: int, mask: Vector, first: int) -> int:
    """Silver and Gold of the hand, among the mates from action ``first`` on."""
    count = 0
    if s.hand[seat, SILVER] > 0:
        mask[first + do.WITH_SILVER] = 1
        count += 1
    if s.hand[seat, GOLD] > 0:
        mask[first + do.WITH_GOLD] = 1
        count += 1
    return count


@rule
def legal_jar(s: State, seat: int, mask: Vector, action: int) -> int:
    """A jar of the hand, which fits every kind (clause 12.7)."""
    if s.hand[seat, JAR] == 0:
        return 0
    mask[action] = 1
    return 1


@rule
def legal_pairs(s: State, seat: int, kind: int, mask: Vector, first: int) -> int:
    """Two cards of the hand that fit a kind of set, from action ``first`` on."""
    same = s.hand[seat, kind] if kind < ASSETS else 0
    silver = s.hand[seat, SILVER]
    gold = s.hand[seat, GOLD]
    mask[first + do.TWO_SAME] = 1 if same > 1 else 0
    mask[first + do.SAME_SILVER] = 1 if same > 0 and silver > 0 else 0
    mask[first + do.SAME_GOLD] = 1 if same > 0 and gold > 0 else 0
    mask[first + do.TWO_SILVER] = 1 if silver > 1 else 0
    mask[first + do.SILVER_GOLD] = 1 if silver > 0 and gold > 0 else 0
    mask[first + do.TWO_GOLD] = 1 if gold > 1 else 0
    count = 0
    for pair in range(do.PAIR_COUNT):
        count += mask[first + pair]
    return count


# --- forming and discarding --------------------------------------------------------------------------------------


@rule
def legal_hand(s: State, seat: int, mask: Vector) -> int:
    """What can be done with hand cards: discarding any, wild and action cards too (clauses 3.2, 5.2, 11.6), and forming
    sets, also with the top of the discard pile (clauses 4.2, 4.3)."""
    count = legal_assets(s, seat, mask)
    for kind in range(ASSETS, KINDS):
        if s.hand[seat, kind] > 0:
            mask[do.DISCARD + kind] = 1
            count += 1
            if s.top >= 0 and is_set(s, kind, s.top):
                mask[do.PAIR + kind] = 1
                count += 1
    if s.jar_in_sets == OWN_KIND and s.hand[seat, JAR] > 0:
        count += legal_jar_sets(s, seat, mask, do.FORM + do.FORMED_JAR * do.MATE_COUNT)
    return count


@rule
def legal_assets(s: State, seat: int, mask: Vector) -> int:
    """What can be done with assets: two of a kind are a set, or one and a wild card (clause 4.1). A jar is such a wild
    card (clause 12.9) unless an option says otherwise (clause 12.10).

    Asked in every turn, so what is the same for all kinds is found once.
    """
    silver = s.hand[seat, SILVER] > 0
    gold = s.hand[seat, GOLD] > 0
    jar = s.hand[seat, JAR] > 0 and s.jar_in_sets == WILD
    wild_top = s.top >= ASSETS and is_set(s, 0, s.top)
    count = 0
    for kind in range(ASSETS):
        held = s.hand[seat, kind]
        if held > 0:
            mask[do.DISCARD + kind] = 1
            count += 1
            if wild_top or s.top == kind:
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
    return count


@rule
def legal_jar_sets(s: State, seat: int, mask: Vector, first: int) -> int:
    """Sets of jars, where they are a kind of their own (clause 12.11), from action ``first`` on."""
    count = legal_wilds(s, seat, mask, first)
    if s.hand[seat, JAR] > 1:
        mask[first + do.SAME] = 1
        count += 1
    return count


# --- challenging -------------------------------------------------------------------------------------------------


@rule
def legal_challenges(s: State, seat: int, mask: Vector) -> int:
    """Challenges of anybody's top set (clause 6.2), for those who have a set (clause 6.1) and are not barred
    (clause 12.1). A bottom set is safe (clause 6.3), whichever lies there (clause 11.4); cards its owner needs not have
    (clause 8.3)."""
    if s.stack_size[seat] == 0:
        return 0
    count = 0
    for other in range(s.seats):
        if other != seat and s.stack_size[other] > 1 and (s.locked[seat] >> other) & 1 == 0:
            kind = s.set_kind[top_set(s, other)]
            count += legal_mates(s, seat, kind, mask, do.CHALLENGE + other * do.MATE_COUNT)
            if s.advanced and s.stack_size[other] > 2:
                count += legal_openings(s, seat, other, mask)
    return count


@rule
def legal_openings(s: State, seat: int, other: int, mask: Vector) -> int:
    """Challenges of a second set: with two cards or a jar (clause 12.4)."""
    first = do.CHALLENGE_SECOND + other * do.OPENING_COUNT
    pairs = legal_pairs(s, seat, s.set_kind[second_set(s, other)], mask, first)
    return pairs + legal_jar(s, seat, mask, first + do.OPEN_WITH_JAR)


# --- the advanced game -------------------------------------------------------------------------------------------


@rule
def legal_advanced(s: State, seat: int, mask: Vector) -> int:
    """Upgrading the own top set, and playing action cards (clause 10.2)."""
    count = legal_upgrade(s, seat, mask)
    if s.hand[seat, SWAP] > 0 and s.stack_size[seat] > 0:
        count += legal_swaps(s, seat, mask)
    if s.hand[seat, MOVE] > 0:
        for other in range(s.seats):
            count += legal_moves(s, other, mask)
    return count


@rule
def legal_upgrade(s: State, seat: int, mask: Vector) -> int:
    """One asset of its kind to the own top set, also where that is the bottom set (clause 10.5)."""
    if s.stack_size[seat] == 0:
        return 0
    kind = s.set_kind[top_set(s, seat)]
    if kind >= ASSETS or s.hand[seat, kind] == 0:
        return 0
    mask[do.UPGRADE] = 1
    return 1


@rule
def legal_swaps(s: State, seat: int, mask: Vector) -> int:
    """A Swap with anybody else who has a set (clause 11.1), be it a single one (clause 11.2)."""
    count = 0
    for other in range(s.seats):
        if other != seat and s.stack_size[other] > 0:
            mask[do.SWAP + other] = 1
            count += 1
    return count


@rule
def legal_moves(s: State, other: int, mask: Vector) -> int:
    """A Move on one stack (clause 11.3). In a stack of two both ways come to the same, so only one is offered."""
    if s.stack_size[other] < 2:
        return 0
    first = do.MOVE + other * do.PLACE_COUNT
    mask[first + do.TOP] = 1
    if s.stack_size[other] == 2:
        return 1
    mask[first + do.BOTTOM] = 1
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
    """Hand cards that make a set with the open cards of just these piles; the same as ``drafted_kind`` says of each
    (clause 13.3)."""
    kind = open_assets(s, piles)
    wilds = open_wilds(s, piles)
    if kind == DIFFERENT or wilds > 1:
        return 0
    first = do.DRAFT + piles - 1
    count = 0
    if kind < 0:
        for card in range(ASSETS):
            count += legal_draft_card(s, seat, card, mask, first)
        return count + (legal_draft_card(s, seat, JAR, mask, first) if s.jar_in_sets == OWN_KIND else 0)
    count = legal_draft_card(s, seat, kind, mask, first)
    if wilds == 0:
        for card in range(ASSETS, FITTING):
            if card != JAR or s.jar_in_sets == WILD:
                count += legal_draft_card(s, seat, card, mask, first)
    return count


@rule
def legal_draft_card(s: State, seat: int, card: int, mask: Vector, first: int) -> int:
    """One hand card that makes a set, if it is held."""
    if s.hand[seat, card] == 0:
        return 0
    mask[first + card * do.PILE_SET_COUNT] = 1
    return 1
