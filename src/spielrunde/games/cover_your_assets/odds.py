"""What counting cards tells a seat: how many fitting cards are out of sight, how likely another hand has few of them.

Chances are in thousandths. Reads only what the seat may know.
"""

from __future__ import annotations

from ...kernel.rule import rule
from .cards import ASSETS, GOLD, JAR, SILVER
from .draft import hidden_drafts
from .state import PILES, State

WHOLE = 1000


@rule
def fits_kind(card: int, kind: int) -> bool:
    """Whether a card fits a set of this kind."""
    return card == kind or SILVER <= card <= JAR


@rule
def fits_held(s: State, seat: int, kind: int) -> int:
    """Cards in the own hand that fit a kind."""
    cards = s.hand[seat, SILVER] + s.hand[seat, GOLD] + s.hand[seat, JAR]
    return cards + s.hand[seat, kind] if kind < ASSETS else cards


@rule
def fits_unseen(s: State, seat: int, kind: int) -> int:
    """Cards out of this seat's sight that fit a kind."""
    left = s.deck[SILVER] + s.deck[GOLD] + s.deck[JAR] - fits_held(s, seat, kind)
    if kind < ASSETS:
        left += s.deck[kind]
    for place in range(s.discards):
        left -= 1 if fits_kind(s.discard[place], kind) else 0
    for pile in range(PILES):
        left -= 1 if fits_kind(s.draft_top[pile], kind) else 0
    for place in range(s.laid):
        left -= 1 if fits_kind(s.laid_kind[place], kind) else 0
    for number in range(s.sets):
        left -= s.set_silver[number] + s.set_gold[number] + s.set_jars[number]
        if s.set_kind[number] == kind and kind < ASSETS:
            left -= s.set_assets[number]
    return max(left, 0)


@rule
def unseen(s: State, seat: int) -> int:
    """All cards out of this seat's sight."""
    cards = s.pile_size + hidden_drafts(s) - s.hand_size[seat]
    for other in range(s.seats):
        cards += s.hand_size[other]
    return cards


@rule
def chance_of_fewer(s: State, seat: int, other: int, kind: int, fits: int) -> int:
    """The chance that another hand holds fewer than ``fits`` cards that fit a kind."""
    if fits <= 0:
        return 0
    cards = s.hand_size[other]
    if cards < fits:
        return WHOLE
    hidden = unseen(s, seat)
    good = min(fits_unseen(s, seat, kind), hidden)
    if good == 0:
        return WHOLE
    if good == hidden:
        return 0
    ways = WHOLE * WHOLE
    for _ in range(cards):
        ways = ways * (hidden - good) // hidden
    chance = 0
    for have in range(fits):
        chance += ways
        ways = ways * (cards - have) * good // ((have + 1) * (hidden - good))
    return min(chance // WHOLE, WHOLE)
