"""What actions cost in action points (AP): chapters 4, 5 and 7, with the options of chapter 9."""

from __future__ import annotations

from ...kernel.rule import rule
from . import actions as do
from .cards import HAND_KINDS, SUITS
from .state import State


@rule
def price(s: State, action: int) -> int:
    """What an action costs; passing the fox on after the turn is free."""
    if action < do.OPEN:
        return s.lay_cost
    if action < do.TAKE:
        return s.play_cost
    if action < do.DRAW:
        return take_price(s, action - do.TAKE)
    if action < do.MOVE_FOX:
        return s.draw_cost
    if action < do.SEND_FOX:
        return s.fox_move_cost
    return s.fox_send_cost if action < do.PASS_FOX else 0


@rule
def take_price(s: State, kind: int) -> int:
    """What a card of the display costs; jokers and doublers may have a price of their own (clause 9.1)."""
    return s.take_cost if kind < SUITS else s.special_take_cost


@rule
def cheapest_take(s: State) -> int:
    """What the cheapest card of the display costs."""
    cheapest = max(s.take_cost, s.special_take_cost)
    for kind in range(HAND_KINDS):
        if s.display[kind] > 0:
            cheapest = min(cheapest, take_price(s, kind))
    return cheapest
