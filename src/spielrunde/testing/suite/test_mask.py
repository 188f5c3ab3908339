"""An action is legal exactly when it is accepted; what is refused changes nothing; an acting seat can always act."""

from __future__ import annotations

import random
from copy import copy
from typing import Any

import pytest

from spielrunde.kernel.errors import GameOver, IllegalMove, NotYourTurn
from spielrunde.kernel.match import Match

from ..cases import Case
from ..play import positions

FORGED: list[Any] = [-1, 10**6, "", "no:such", None, True, 1.0, [], {}, {"do": "nothing"}, {"do": []}, {"card": "x"}]
"""Things that are no action of any game."""


def test_an_acting_seat_always_has_an_action(pair: Case) -> None:
    """The mask holds only 0 and 1, its sum is what ``legal`` returns, asking changes nothing, nor does a dirty mask."""
    legal = pair.game.functions.legal
    for match in positions(pair, 6, most=120):
        before = match.state.pack()
        for seat in match.acting():
            mask = [7] * len(pair.game.actions)
            count = legal(match.state, seat, mask)
            assert set(map(int, mask)) <= {0, 1}
            assert count == sum(mask) > 0
            assert [number for number, may in enumerate(mask) if may] == match.legal(seat)
        assert match.state.pack() == before
        for seat in set(range(match.seats)) - set(match.acting()):
            assert match.legal(seat) == []


def _refused(match: Match, seat: int, action: Any, error: type[Exception]) -> None:
    before, made = match.state.pack(), len(match.moments)
    with pytest.raises(error):
        match.apply(seat, action)
    assert (match.state.pack(), len(match.moments)) == (before, made)


def test_legal_is_what_is_accepted(main: Case) -> None:
    actions = main.game.actions
    draw = random.Random(8)
    for match in positions(main, 8, most=25):
        for seat in range(match.seats):
            legal = match.legal(seat)
            refused = [number for number in range(len(actions)) if number not in legal]
            error = IllegalMove if seat in match.acting() else NotYourTurn if match.acting() else GameOver
            for number in refused:
                _refused(match, seat, number, error)
            for number in draw.sample(refused, min(3, len(refused))):
                _refused(match, seat, actions.action(number), error)
                _refused(match, seat, actions.id(number), error)
            for number in legal:
                other = copy(match)
                forms: list[Any] = [number, actions.action(number), actions.id(number)]
                other.apply(seat, draw.choice(forms))
                assert other.steps[-1] == (seat, actions.action(number))
                assert other.state.pack() != match.state.pack()


def test_what_is_no_action_is_refused(main: Case) -> None:
    match = main.match(9)
    seat = match.acting()[0]
    for forged in FORGED:
        _refused(match, seat, forged, IllegalMove)
    for nobody in (-1, match.seats, 99):
        _refused(match, nobody, match.legal(seat)[0], NotYourTurn)
