"""A step can be taken back exactly while nothing was drawn or shown and nobody moved on; then it never was."""

from __future__ import annotations

import random
from copy import copy

import msgspec
import pytest

from spielrunde.kernel.errors import NoUndo
from spielrunde.kernel.game import Game
from spielrunde.kernel.match import Match

from ..cases import Case, main_cases
from ..play import elsewhere, positions, random_move, seed_all, viewers, with_state


def _told(match: Match, viewer: int | None) -> bytes:
    return msgspec.json.encode(match.told(len(match.moments), viewer))


def _result(match: Match, seat: int, action: int, seed: int) -> bytes:
    """The state a step leads to when its randomness comes from another seed; the streams themselves left out."""
    record = match.state.copy()
    seed_all(record, seed)
    match.game.functions.step(record, seat, action)
    seed_all(record, 0)
    return record.pack()


def _learns(match: Match, seat: int, action: int) -> bool:
    """Whether anybody is shown something by this step that its actor could not have foreseen."""
    here = copy(match)
    here.apply(seat, action)
    for seed in range(3):
        other = elsewhere(match, seat, seed)
        other = copy(with_state(match, other.state))
        if action in other.legal(seat):
            other.apply(seat, action)
            if any(_told(here, viewer) != _told(other, viewer) for viewer in viewers(match)):
                return True
    return False


def test_what_drew_or_showed_something_cannot_be_taken_back(main: Case) -> None:
    """Steps that come out otherwise with other randomness, or tell otherwise in another world, are sealed."""
    draw = random.Random(81)
    sealed = 0
    for match in positions(main, 81, most=60):
        if match.over:
            continue
        seat, action = random_move(match, draw)
        after = copy(match)
        after.apply(seat, action)
        random_outcome = len({_result(match, seat, action, seed) for seed in range(4)}) > 1
        if random_outcome or _learns(match, seat, action):
            sealed += 1
            assert not after.can_undo(seat), f"{after.steps[-1]} drew or showed something and can be taken back"
    assert sealed > 0, "no step drew or showed anything"


def test_undo_is_offered_to_the_last_actor_alone(main: Case) -> None:
    """Only where seats act at the same time may several take back, each its own."""
    together = any(len(match.acting()) > 1 for match in positions(main, 82))
    for match in positions(main, 82):
        may = [seat for seat in range(match.seats) if match.can_undo(seat)]
        if not together:
            assert may in ([], [match.moments[-1].seat] if match.moments else [])
        if match.moments and not match.over and not match.state.sealed:
            assert may
        for seat in set(range(match.seats)) - set(may):
            before, steps = match.state.pack(), match.steps
            with pytest.raises(NoUndo):
                match.undo(seat)
            assert (match.state.pack(), match.steps) == (before, steps)


def _wander(case: Case, seed: int) -> int:
    """Play a game with detours that are taken back, beside the same game without; returns how many there were."""
    draw = random.Random(seed)
    straight, wandering = case.match(seed), case.match(seed)
    detours = 0
    while not straight.over:
        for _ in range(2):
            seat, action = random_move(wandering, draw)
            wandering.apply(seat, action)
            if wandering.can_undo(seat):
                wandering.undo(seat)
                detours += 1
            else:
                wandering = copy(straight)
        assert wandering.state.pack() == straight.state.pack()
        assert wandering.record() == straight.record()
        seat, action = random_move(straight, draw)
        straight.apply(seat, action)
        wandering.apply(seat, action)
        assert wandering.state.pack() == straight.state.pack()
        assert wandering.told(len(wandering.moments), seat) == straight.told(len(straight.moments), seat)
    assert Match.replay(wandering.record()).state.pack() == straight.state.pack()
    return detours


def test_a_step_taken_back_never_was(game: Game) -> None:
    """Detours taken back leave no trace: state, record and what is told are those of the straight way."""
    assert sum(_wander(case, 83) for case in main_cases(game)) > 0


def _back_and_back(match: Match, draw: random.Random) -> int:
    """Steps of one seat until one is sealed or it acts no more, then all taken back; returns how many."""
    run, past = copy(match), [match.state.pack()]
    seat = run.acting()[0]
    while seat in run.acting() and len(past) < 6:
        action = draw.choice(run.legal(seat))
        trial = copy(run)
        trial.apply(seat, action)
        if not trial.can_undo(seat):
            break
        run = trial
        past.append(run.state.pack())
    steps = len(past) - 1
    for state in reversed(past[:-1]):
        run.undo(seat)
        assert run.state.pack() == state
    assert run.steps == match.steps
    return steps


def test_several_steps_are_taken_back_one_by_one(game: Game) -> None:
    draw = random.Random(84)
    found = [
        _back_and_back(match, draw)
        for case in main_cases(game)
        for match in positions(case, 84, most=40)
        if not match.over
    ]
    assert max(found) > 0
