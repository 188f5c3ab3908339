"""Picking a lot and placing it (chapters 5 and 8), and what areas score (chapter 9)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import COLOURS, FACTORS, LOT, PILES, PLANETS, WORTH, WORTHS
from .state import ANY_GIFT, State

# --- points ----------------------------------------------------------------------------------------------------------


@rule
def colour_score(s: State, seat: int, colour: int) -> int:
    """Sum of a colour's pairs times their number."""
    return s.colour_sum[seat, colour] * s.colour_pairs[seat, colour]


@rule
def total(s: State, seat: int) -> int:
    """Points of all colours."""
    points = 0
    for colour in range(COLOURS):
        points += colour_score(s, seat, colour)
    return points


@rule
def gain(s: State, seat: int, planet: int, factor: int) -> int:
    """What one more pair would change in a seat's points."""
    colour = planet // WORTHS
    number = s.colour_pairs[seat, colour]
    return s.colour_sum[seat, colour] + int(WORTH[planet]) * factor * (number + 1)


@rule
def pair_gain(s: State, seat: int, card: int, mate: int) -> int:
    """What laying a card on a single of the other kind would change in a seat's points."""
    return gain(s, seat, mate, card - PLANETS) if mate < PLANETS else gain(s, seat, card, mate - PLANETS)


# --- picking and placing ---------------------------------------------------------------------------------------------


@rule
def may_give(s: State, card: int) -> bool:
    """Whether a card may go to another player."""
    return s.gift_rule == ANY_GIFT or (card < PLANETS and WORTH[card] < 0)


@rule
def pick(s: State, seat: int, card: int) -> None:
    """Take one of the lots turned up, to place it next."""
    slot = 0
    while s.auction[slot] != card:
        slot += 1
    s.auction[slot] = -1
    s.picked = card
    emit(s, on.PICK, seat, LOT + card)


@rule
def announce(s: State, seat: int, owner: int, card: int) -> None:
    """Tell whose area a card goes to."""
    if seat == owner:
        emit(s, on.KEEP, seat, LOT + card)
    else:
        emit(s, on.GIVE, seat, owner, LOT + card)


@rule
def place_alone(s: State, seat: int, owner: int) -> None:
    """Lay the picked card alone into an area."""
    card = s.picked
    announce(s, seat, owner, card)
    emit(s, on.PLACE, owner, LOT + card)
    s.single[owner, card] += 1
    s.picked = -1


@rule
def place_on(s: State, seat: int, owner: int, mate: int) -> None:
    """Make a pair of the picked card and a single of the other kind."""
    card = s.picked
    planet = min(card, mate)
    factor = max(card, mate) - PLANETS
    colour = planet // WORTHS
    announce(s, seat, owner, card)
    emit(s, on.JOIN, owner, colour, LOT + card)
    emit(s, on.LIFT, owner, colour, LOT + mate)
    s.single[owner, mate] -= 1
    s.pair[owner, planet * FACTORS + factor] += 1
    s.colour_sum[owner, colour] += WORTH[planet] * factor
    s.colour_pairs[owner, colour] += 1
    s.picked = -1
    emit(s, on.PAIR, owner, LOT + planet, LOT + PLANETS + factor)
    emit(s, on.SCORE, owner, colour, colour_score(s, owner, colour))


@rule
def remove_lots(s: State) -> None:
    """Lots nobody picked leave the game."""
    for slot in range(PILES):
        card = s.auction[slot]
        if card >= 0:
            s.removed[card] += 1
            s.auction[slot] = -1
            emit(s, on.REMOVE, LOT + card)
