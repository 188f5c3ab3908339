"""Matches laid out by hand, so that a test reads like the rulebook: hands as digits, ``"135"`` is One, Three, Five."""

from __future__ import annotations

from typing import Any

from spielrunde.kernel.game import Game
from spielrunde.kernel.match import Match

from ..cards import KIND_NAMES, NUMBER_NAMES, NUMBERS, PER_NUMBER

GAME = Game("open_bid")


def table(hands: list[str], *, prize: str = "gold", **options: Any) -> Match:
    """A first round in which every seat holds these cards and this prize lies open."""
    match = Match.new(GAME, seats=len(hands), options={"hand_cards": len(hands[0]), **options}, seed=1)
    s: Any = match.state
    for seat, hand in enumerate(hands):
        for number in range(NUMBERS):
            s.hand[seat, number] = hand.count(str(number + 1))
            s.deck[seat, number] = PER_NUMBER - s.hand[seat, number]
    for kind, name in enumerate(KIND_NAMES):
        s.prizes[kind] += s.prize[kind]
        s.prize[kind] = 0
        if name == prize:
            s.prizes[kind] -= 1
            s.prize[kind] = 1
    return match


def bid(match: Match, *numbers: int) -> None:
    """Seats 0, 1, … choose and confirm these numbers."""
    for seat, number in enumerate(numbers):
        match.apply(seat, {"do": "bid", "card": NUMBER_NAMES[number - 1]})
        match.apply(seat, "confirm")


def cards(match: Match, zone: str, seat: int) -> str:
    """The cards of a seat in a zone, as digits."""
    cells = getattr(match.state, zone)
    return "".join(str(number + 1) * cells[seat, number] for number in range(NUMBERS))


def told(match: Match, step: int = -1, viewer: int | None = None) -> list[str]:
    """The kinds of event of a step, the last one if none is named."""
    return [event.kind for event in match.told(step if step >= 0 else len(match.moments), viewer)]
