"""Choices with a path: offered after the actions, carried out whole or not at all, noticed by nobody else.

Only games in which something is composed have any (``View.arrangements``).
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

import msgspec
import pytest

from spielrunde.kernel.errors import IllegalMove, NoUndo
from spielrunde.kernel.match import Match
from spielrunde.kernel.view import UNDO, Choice

from ..cases import Case
from ..play import positions, viewers


def paths(case: Case, seed: int) -> Iterator[tuple[Match, int, Choice]]:
    """Choices with a path in positions of a random game: the match, the seat, the choice."""
    for match in positions(case, seed, most=40):
        for seat in match.acting():
            yield from ((match, seat, choice) for choice in match.choices(seat) if choice.path)


def seen(match: Match, but: int) -> list[object]:
    """What everybody but one seat is shown, and told of the last step."""
    others = [viewer for viewer in viewers(match) if viewer != but]
    return [(match.view(viewer), match.told(len(match.moments), viewer)) for viewer in others]


def test_actions_come_first_and_nothing_is_offered_twice(main: Case) -> None:
    for match in positions(main, 121, most=40):
        for seat in match.acting():
            choices, legal = match.choices(seat), match.legal(seat)
            assert [choice.number for choice in choices[: len(legal)]] == legal
            assert not any(choice.path for choice in choices[: len(legal)])
            for choice in choices[len(legal) :]:
                assert len(choice.path) > 1
                assert (choice.number, choice.action) == (-1, {})
                assert choice.cards or choice.zones, f"{choice.id}: a board offers it only where it touches something"
            assert len({choice.id for choice in choices}) == len(choices)


def test_a_path_leads_where_its_steps_lead(main: Case) -> None:
    for match, seat, choice in paths(main, 122):
        at_once, one_by_one = copy(match), copy(match)
        at_once.apply(seat, choice)
        for step in choice.path:
            if step == UNDO:
                one_by_one.undo(seat)
            else:
                one_by_one.apply(seat, step)
        assert at_once.state.pack() == one_by_one.state.pack()
        assert at_once.record() == one_by_one.record()


def test_a_path_leaves_nothing_behind_when_it_is_taken_back(main: Case) -> None:
    for match, seat, choice in paths(main, 123):
        here, there = copy(match), copy(match)
        here.apply(seat, choice)
        for run in (here, there):
            while run.can_undo(seat):
                run.undo(seat)
        assert here.state.pack() == there.state.pack()


def test_a_path_is_noticed_by_nobody_else(main: Case) -> None:
    for match, seat, choice in paths(main, 124):
        other = copy(match)
        other.apply(seat, choice)
        assert seen(other, seat) == seen(match, seat)


def test_a_path_that_goes_too_far_changes_nothing(main: Case) -> None:
    for match, seat, choice in paths(main, 125):
        before, steps = match.state.pack(), match.steps
        for more, error in (("no:such", IllegalMove), (UNDO, NoUndo)):
            forged = msgspec.structs.replace(choice, path=[*choice.path, *[more] * (len(steps) + 99)])
            with pytest.raises(error):
                match.apply(seat, forged)
            assert (match.state.pack(), match.steps) == (before, steps)
