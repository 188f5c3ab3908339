"""Matches laid out by hand, so that a test reads like a game: hands ``"KQ"``, bets ``"crc"`` for call, raise, call."""

from __future__ import annotations

from typing import Any

from spielrunde.kernel.game import Game
from spielrunde.kernel.match import Match

from ..cards import KINDS, PER_KIND
from ..state import SEATS, State

GAME = Game("leduc_poker")
RANKS = "JQK"
DECISIONS = {"f": "fold", "c": "call", "r": "raise"}


def table(hands: str, **options: Any) -> Match:
    """A game before the first bet, in which seats 0 and 1 hold these cards."""
    match = Match.new(GAME, seats=SEATS, options=options, seed=1)
    lay_hands(state(match), *(RANKS.index(rank) for rank in hands))
    return match


def state(match: Match) -> State:
    """The full record."""
    assert isinstance(match.state, State)
    return match.state


def lay_hands(record: State, *cards: int) -> None:
    """Let the seats hold these kinds, and the deck all others; nothing is turned up yet."""
    for kind in range(KINDS):
        for seat, card in enumerate(cards):
            record.hand[seat, kind] = 1 if kind == card else 0
        record.deck[kind] = PER_KIND - cards.count(kind)


def turn_up(record: State, card: int) -> None:
    """Let another card of the deck be the public one."""
    for kind in range(KINDS):
        record.deck[kind] += record.public[kind] - (1 if kind == card else 0)
        record.public[kind] = 1 if kind == card else 0


def bet(match: Match, decisions: str) -> Match:
    """The seats decide in turn."""
    for letter in decisions:
        match.apply(match.acting()[0], DECISIONS[letter])
    return match


def play(hands: str, first: str, public: str = "", second: str = "", **options: Any) -> Match:
    """A whole game, or its beginning: hands, bets of the first round, the public card, bets of the second."""
    match = bet(table(hands, **options), first)
    if public:
        turn_up(state(match), RANKS.index(public))
    return bet(match, second)


def may(match: Match) -> list[str]:
    """What the seat that decides may do, in letters."""
    names = [choice.action["do"] for choice in match.choices(match.acting()[0])]
    return [letter for letter, name in DECISIONS.items() if name in names]


def told(match: Match, step: int = -1, viewer: int | None = None) -> list[str]:
    """What is told of a step, the last one if none is named."""
    return [event.text for event in match.told(step if step >= 0 else len(match.moments), viewer)]


def kinds(match: Match, viewer: int | None, name: str) -> list[str]:
    """The cards of a zone as a viewer sees them."""
    return [card.kind for zone in match.view(viewer).zones if zone.id == name for card in zone.cards]
