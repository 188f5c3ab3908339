"""What always holds: random games of all seat counts and options, looked at after every step."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielrunde.bots import decide
from spielrunde.games.cover_your_assets.actions import PILE_SETS
from spielrunde.games.cover_your_assets.cards import ASSETS, FIT_NAMES, FITTING, JAR
from spielrunde.games.cover_your_assets.draft import drafted_kind, may_use_piles
from spielrunde.games.cover_your_assets.meta import META, MOVES_PER_ROUND
from spielrunde.games.cover_your_assets.state import OWN_KIND, TURN, State
from spielrunde.games.cover_your_assets.tests.conservation import conserve
from spielrunde.games.cover_your_assets.tests.tabletop import GAME
from spielrunde.kernel.match import Match

BY_HAND = {"edition", "advanced", "draft_rules", "start_seat", "max_rounds"}


@st.composite
def settings_of_a_game(draw: st.DrawFn) -> dict[str, Any]:
    """Seats and options: as printed, or any that go together; at most three rounds."""
    seats = draw(st.integers(2, 6))
    options: dict[str, Any] = {"max_rounds": draw(st.integers(1, 3)), "start_seat": draw(st.integers(0, seats))}
    for option in META.options:
        usable = not option.seats or seats in option.seats
        if option.name in BY_HAND or not usable or not draw(st.booleans()):
            continue
        if option.type == "int":
            options[option.name] = draw(st.integers(option.low, option.high))
        else:
            options[option.name] = draw(st.sampled_from(option.values or (False, True)))
    options["edition"] = draw(st.sampled_from(["current", "current", "current", "2011"]))
    if options["edition"] == "current":
        options["advanced"] = draw(st.booleans())
        if seats < 4:
            options["draft_rules"] = draw(st.booleans())
    return {"seats": seats, "options": options, "seed": draw(st.integers(0, 2**32))}


def check_sets(s: State) -> None:
    """A set never changes its kind and only jars can be a kind beside the assets."""
    for number in range(s.sets):
        assert s.set_kind[number] < ASSETS or (s.jar_in_sets == OWN_KIND and s.set_kind[number] == JAR)


def check_turn(s: State) -> None:
    """While there is a draw pile, everybody begins a turn with a full hand; nobody is asked without cards."""
    if s.phase == TURN:
        assert s.hand_size[s.active] > 0
        assert 1 <= s.action_no <= s.turn_actions
        if s.action_no == 1 and s.pile_size > 0:
            assert all(s.hand_size[seat] == s.hand_limit for seat in range(s.seats))
    elif s.pile_size + s.hand_size[s.answerer] > 0:
        assert s.answerer != s.active or s.phase != 2
    assert all(s.locked[seat] >> seat & 1 == 0 for seat in range(s.seats))
    assert s.advanced or not any(s.locked[seat] for seat in range(s.seats))


def check_drafts(match: Match, s: State) -> None:
    """What may be drafted is what makes a set, card by card."""
    if s.phase != TURN:
        return
    sets = {
        f"draft:{FIT_NAMES[card]}:{PILE_SETS[piles - 1]}"
        for card, piles in product(range(FITTING), range(1, len(PILE_SETS) + 1))
        if s.drafting and s.hand[s.active, card] and may_use_piles(s, s.active, piles)
        if drafted_kind(s, card, piles) >= 0
    }
    offered = {match.game.actions.id(number) for number in match.legal(s.active)}
    assert {action for action in offered if action.startswith("draft:")} == sets


@pytest.mark.clause("1.5", "3.3", "7.1", "9.10", "12.1")
@given(game=settings_of_a_game(), bot=st.sampled_from(["random", "rollout", "greedy"]))
def test_what_always_holds(game: dict[str, Any], bot: str) -> None:
    match = Match.new(GAME, **game)
    before = 0
    while not match.over:
        s = match.state
        assert isinstance(s, State)
        conserve(s)
        check_sets(s)
        check_turn(s)
        check_drafts(match, s)
        seat = match.acting()[0]
        assert s.phase == TURN or s.hand_size[seat] > 0
        played = s.round
        match.apply(seat, decide(match, seat, bot))
        s = match.state
        assert isinstance(s, State)
        if s.round > played or match.over:
            assert len(match.moments) - before <= MOVES_PER_ROUND
            before = len(match.moments)
    conserve(match.state)
    assert sum(match.outcome()) == 60
    assert sum(match.scores()) >= 0
