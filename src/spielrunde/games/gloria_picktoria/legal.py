"""What is legal (chapters 3 to 5 and 7). Reads only what the acting seat may know."""

from __future__ import annotations

from ...kernel.layout import Vector
from ...kernel.rule import rule
from . import actions as do
from .cards import DOUBLER, HAND_KINDS, JOKER, SUITS
from .costs import take_price
from .fox import left_of, may_move_fox, may_send_fox
from .rows import is_open
from .state import MAIN, PASS_FOX, PASSER, PLACE_FOX, State

# --- whether something can be done -----------------------------------------------------------------------------------


@rule
def may_lay(s: State, seat: int) -> bool:
    """Whether a base can be laid: paid for and below the limit (clause 4.2)."""
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
    """Whether the blind draw can be paid and was not made this turn (clause 5.4)."""
    return s.ap >= s.draw_cost and s.drawn == 0


@rule
def can_act(s: State, seat: int) -> bool:
    """Whether any action is both possible and affordable (only in doubt where costs were changed)."""
    for kind in range(HAND_KINDS):
        if s.display[kind] > 0 and s.ap >= take_price(s, kind):
            return True
        if s.hand[seat, kind] > 0 and (may_lay(s, seat) or may_play(s, seat, kind)):
            return True
    return may_draw(s) or may_move_fox(s, seat) or may_send_fox(s, seat)


# --- the mask of all actions -----------------------------------------------------------------------------------------


@rule
def legal(s: State, seat: int, mask: Vector) -> int:
    """Fill the mask of all actions and count them; as long as there are action points, to pass is none of them
    (clause 3.2)."""
    if s.phase == MAIN:
        for action in range(do.MOVE_FOX, do.ACTION_COUNT):
            mask[action] = 0
        return legal_cards(s, seat, mask) + legal_fox(s, seat, mask)
    for action in range(do.ACTION_COUNT):
        mask[action] = 0
    return legal_pass(s, mask)


@rule
def legal_cards(s: State, seat: int, mask: Vector) -> int:
    """Laying, playing, taking and drawing: one row of a suit (clause 4.5), which no joker begins (clause 4.9). Without
    branches in the loops: several suits are decided at once then."""
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
    for action in range(do.MOVE_FOX):
        count += mask[action]
    return count


@rule
def legal_fox(s: State, seat: int, mask: Vector) -> int:
    """The paid moves of the fox, for the player on whose row it stands (clause 7.7)."""
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
    """The free pass after the turn, which is not compulsory (clause 7.11), or the neighbour's choice of a row; the
    option says who picks it (clause 7.9)."""
    count = 0
    left = left_of(s, s.active)
    first = do.PASS_FOX if s.phase == PASS_FOX else do.PLACE_FOX
    if s.phase == PLACE_FOX or s.fox_pass_chooser == PASSER:
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
