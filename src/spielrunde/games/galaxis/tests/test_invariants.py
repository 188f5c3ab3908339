"""What always holds: random games of both seat counts and all options, looked at after every step."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielrunde.bots import decide
from spielrunde.games.galaxis.cards import DECK, LOTS, MATCHES
from spielrunde.games.galaxis.meta import META, MOVES_PER_ROUND
from spielrunde.games.galaxis.state import State
from spielrunde.games.galaxis.tests.conservation import conserve
from spielrunde.games.galaxis.tests.tabletop import GAME
from spielrunde.kernel.errors import BadOption
from spielrunde.kernel.game import find
from spielrunde.kernel.match import Match


@st.composite
def settings_of_a_game(draw: st.DrawFn) -> dict[str, Any]:
    """Seats and any options that go together."""
    seats = draw(st.integers(3, 4))
    options: dict[str, Any] = {}
    for option in META.options:
        if draw(st.booleans()):
            if option.type == "int":
                options[option.name] = draw(st.integers(option.low, option.high))
            else:
                options[option.name] = draw(st.sampled_from(option.values or (False, True)))
    try:
        find(GAME).complete(seats, options)
    except BadOption:
        options = {}
    return {"seats": seats, "options": options, "seed": draw(st.integers(0, 2**32))}


def pairs(s: State) -> Counter[tuple[int, int]]:
    """All pairs by seat and kind."""
    return Counter({(seat, kind): s.pair[seat, kind] for seat in range(s.seats) for kind in range(MATCHES)})


def placed(s: State) -> int:
    """Lots lying in areas."""
    return sum(s.single[seat, card] for seat in range(s.seats) for card in range(LOTS)) + 2 * pairs(s).total()


@pytest.mark.clause("1.5", "2.4", "5.4", "7.1", "8.3")
@given(game=settings_of_a_game(), bot=st.sampled_from(["random", "rollout", "greedy"]))
def test_what_always_holds(game: dict[str, Any], bot: str) -> None:
    match = Match.new(GAME, **game)
    s = match.state
    assert isinstance(s, State)
    lying, moves = 0, 0
    while not match.over:
        seat, old, played = match.acting()[0], pairs(s), s.round
        match.apply(seat, decide(match, seat, bot))
        moves += 1
        s = match.state
        assert isinstance(s, State)
        conserve(s)
        assert pairs(s) >= old
        if s.round > played or match.over:
            assert placed(s) - lying <= (3 if played < 11 else 1)
            assert moves <= MOVES_PER_ROUND
            lying, moves = placed(s), 0
    assert sum(match.outcome()) == 60
    assert max(match.scores()) == match.scores()[match.outcome().index(max(match.outcome()))]
    assert s.round == (10 if game["options"].get("last_round") == "skip" else 11)
    assert placed(s) + sum(s.removed[card] for card in range(LOTS)) == DECK - 3 * s.pile_height
