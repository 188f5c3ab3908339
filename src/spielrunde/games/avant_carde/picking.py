"""Cards picked for the power in use: trashed from line or discard pile, or put on top of the deck (chapter 6)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import STACK
from .hands import lay_on_deck, take_from_discard
from .money import count_lying, shown_card
from .patrons import BURY, FROM_DISCARD, HANDSHAKE, NOT_ITSELF, TIMING, TRASH_MONEY
from .state import BUY, COPIED, State
from .turns import earn


@rule
def end_picking(s: State) -> None:
    """Go back to the turn."""
    s.phase = BUY
    s.picks = 0
    s.pick_stack = 0
    s.user_stack = 0


@rule
def put_card_on_top(s: State, seat: int, kind: int) -> None:
    """Put a card of the own discard pile on top of the own deck (clause 6.8)."""
    take_from_discard(s, seat, kind)
    emit(s, on.PUT_ON_TOP, seat, kind)
    lay_on_deck(s, seat, kind)
    end_picking(s)


# --- trashing ----------------------------------------------------------------------------------------------------


@rule
def may_trash(s: State, seat: int, place: int, stack: int, user: int) -> bool:
    """Whether the power of a patron may trash the card at this place of the own line: perhaps not the card of the stack
    ``user`` that has the power (clauses 6.5, 6.6)."""
    if s.line[seat, place] < 0:
        return False
    own = STACK[shown_card(s, seat, place)]
    return s.power[stack, NOT_ITSELF] == 0 or own != user or count_lying(s, seat, user) > 1


@rule
def may_trash_any(s: State, seat: int, stack: int, user: int) -> bool:
    """Whether there is anything the patron may trash."""
    if s.power[stack, FROM_DISCARD] and s.discard_size[seat] > 0:
        return True
    for place in range(s.line_size[seat]):
        if may_trash(s, seat, place, stack, user):
            return True
    return False


@rule
def trash_from_line(s: State, seat: int, kind: int) -> None:
    """Trash a card of the own line; of equal ones, one that has already been copied."""
    found = -1
    for place in range(s.line_size[seat]):
        card = s.line[seat, place]
        if card == kind + COPIED or (card == kind and found < 0):
            found = place
    lose_power(s, seat, STACK[kind])
    s.line[seat, found] = -1 - kind
    emit(s, on.TRASH_LINE, seat, kind)
    leave_game(s, seat, kind)


@rule
def trash_from_discard(s: State, seat: int, kind: int) -> None:
    """Trash a card of the own discard pile."""
    take_from_discard(s, seat, kind)
    emit(s, on.TRASH_DISCARD, seat, kind)
    leave_game(s, seat, kind)


@rule
def leave_game(s: State, seat: int, kind: int) -> None:
    """A trashed card goes into the box for good, perhaps for money (clauses 6.6, 6.12)."""
    s.owned[seat, kind] -= 1
    s.box[kind] += 1
    earn(s, seat, s.power[s.pick_stack, TRASH_MONEY])
    s.picks -= 1
    if s.picks == 0 or not may_trash_any(s, seat, s.pick_stack, s.user_stack):
        end_picking(s)


@rule
def lose_power(s: State, seat: int, stack: int) -> None:
    """A card about to be trashed loses what it has not used (clause 6.7). Of equal cards one that has used its power
    goes first; the card whose power trashes it is not meant where that may not trash itself."""
    if stack < 0:
        return
    used = count_lying(s, seat, stack) - s.powers[stack]
    if s.power[s.pick_stack, NOT_ITSELF] and stack == s.user_stack:
        used -= 1
    if used <= 0 and s.powers[stack] > 0:
        s.powers[stack] -= 1
    if s.power[stack, TIMING] == HANDSHAKE:
        charged = min(s.buried, s.power[stack, BURY])
        s.buried -= charged
        s.burials = max(s.burials - s.power[stack, BURY] + charged, 0)
