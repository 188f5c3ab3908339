"""Exact numbers of the whole game, which other programs and papers give too: anchors for whatever is built on it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from .. import actions as do
from ..actions import ACTIONS
from ..bot import policy
from ..cards import KINDS, PER_KIND
from ..state import ROUND_1, ROUND_2, State
from .enumeration import after, at_random, deals, game_value


def sensible(record: State, seat: int) -> dict[int, Fraction]:
    """The sensible player, who draws no lots."""
    return {policy(record, seat, [0] * len(ACTIONS)): Fraction(1)}


def information_sets() -> dict[bytes, State]:
    """A position for everything a seat can know when it decides."""
    found: dict[bytes, State] = {}
    game_value((at_random, at_random), lambda record, seat: found.update({record.masked(seat).pack(): record}))
    return found


def test_the_chances_of_hands_and_of_public_cards_add_up() -> None:
    assert sum(chance for chance, _ in deals()) == 1
    for _, record in deals():
        turned = [chance for _, checked in after(record, 0, do.CALL) for chance, _ in after(checked, 1, do.CALL)]
        assert sum(turned) == 1


def test_a_game_has_288_information_sets() -> None:
    """A round has 6 ways to come to a decision and 5 to end with a call: 3 cards × 6 in the first; in the second 3 × 3
    pairs of own and public card × 5 × 6."""
    phases = Counter(record.phase for record in information_sets().values())
    assert phases == {ROUND_1: 3 * 6, ROUND_2: 3 * 3 * 5 * 6}
    assert phases.total() == 288


def test_with_suits_told_apart_there_would_be_936() -> None:
    """Each set stands for as many as there are suits of the cards in it; that is the number OpenSpiel counts."""
    total = 0
    for record in information_sets().values():
        own = next(kind for kind in range(KINDS) if record.hand[record.active, kind])
        public = [kind for kind in range(KINDS) if record.public[kind]]
        total += PER_KIND * (1 if not public else PER_KIND - (public == [own]))
    assert total == 936


def test_at_random_the_first_seat_loses_five_chips_in_64_games() -> None:
    assert game_value((at_random, at_random)) == Fraction(-5, 64)


def test_the_sensible_player_beats_the_random_one() -> None:
    assert game_value((sensible, at_random)) == Fraction(41, 60)
    assert game_value((at_random, sensible)) == Fraction(-35, 36)
