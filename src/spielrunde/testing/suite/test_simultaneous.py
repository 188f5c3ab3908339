"""Seats that act at the same time: their order never changes the outcome, nor what anyone sees before the reveal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from copy import copy

import msgspec
import pytest

from spielrunde.kernel.match import Match

from ..cases import Case, main_cases, tried
from ..play import positions, viewers

Plan = dict[int, list[int]]
"""The actions of every seat, each in its own order."""
Order = Callable[[Sequence[int]], int]


MOST_POSITIONS = 6

_KEPT: dict[tuple[str, int], list[Match]] = {}


def together(case: Case, seed: int) -> list[Match]:
    """Copies of positions of a random game, spread over it, at which several seats begin to act at once."""
    if (case.name, seed) not in _KEPT:
        found, turn = [], -1
        for match in positions(case, seed):
            if len(match.acting()) > 1 and match.state.turn != turn:
                turn = match.state.turn
                found.append(copy(match))
        _KEPT[case.name, seed] = found[:: 1 + len(found) // MOST_POSITIONS]
    return _KEPT[case.name, seed]


def plan(match: Match, seed: int, *, most: int = 10) -> Plan:
    """What each acting seat does until it acts no more, decided from what it sees, whatever the others do."""
    seats = match.acting()
    made: Plan = {seat: [] for seat in seats}
    draws = {seat: random.Random(f"{seed} {seat}") for seat in seats}
    run = copy(match)
    while sum(map(len, made.values())) < most * len(seats):
        seat = next((seat for seat in seats if seat in run.acting()), None)
        if seat is None or run.state.turn != match.state.turn:
            break
        action = draws[seat].choice(run.legal(seat))
        run.apply(seat, action)
        made[seat].append(action)
    return made


def carry_out(match: Match, made: Plan, order: Order, *, stop: int = 10**6) -> Match:
    """Make the moves of a plan, always next the one of the seat that ``order`` picks."""
    run, left = copy(match), {seat: list(actions) for seat, actions in made.items()}
    while any(left.values()) and stop > 0:
        seat = order([seat for seat, actions in left.items() if actions])
        run.apply(seat, left[seat].pop(0))
        stop -= 1
    return run


def shuffled(seed: int) -> Order:
    return random.Random(seed).choice


ORDERS: list[Order] = [min, max, shuffled(1), shuffled(2)]

TOGETHER = [
    case for game in tried() for case in main_cases(game) if case.seats > 1 and together(main_cases(game)[-1], 0)
]
"""The cases of games in which seats act at the same time at all."""


@pytest.mark.parametrize("case", TOGETHER, ids=str)
def test_the_order_never_changes_the_outcome(case: Case) -> None:
    """Whoever acts first, the state afterwards is the same to the last byte, what was drawn included."""
    drew = 0
    for seed in range(8):
        for match in together(case, seed):
            made = plan(match, seed)
            ends = [carry_out(match, made, order) for order in ORDERS]
            assert len({end.state.pack() for end in ends}) == 1, (seed, match.state.turn, made)
            assert len({tuple(end.scores()) for end in ends}) == 1
            drew += ends[0].state.turn > match.state.turn
    assert drew > 0


def _seen(match: Match, since: int) -> list[object]:
    """What every viewer sees and was told since then; the order of what was told aside, and who may take back."""
    out: list[object] = []
    for viewer in viewers(match):
        view = msgspec.structs.replace(match.view(viewer, "de"), can_undo=False)
        told = [event for step in range(since, len(match.moments)) for event in match.told(step + 1, viewer, "de")]
        choices = match.choices(viewer, "de") if viewer is not None else []
        out.append((msgspec.json.encode((view, choices)), Counter(map(msgspec.json.encode, told))))
        out.append(match.masked(viewer).pack())
    return out


@pytest.mark.parametrize("case", TOGETHER, ids=str)
def test_the_order_shows_nothing_before_the_reveal(case: Case) -> None:
    compared = 0
    for seed in range(2):
        for match in together(case, seed)[:2]:
            made, since = plan(match, seed), len(match.moments)
            for steps in range(2, sum(map(len, made.values()))):
                looks: dict[tuple[int, ...], list[object]] = {}
                for order in [*ORDERS, *map(shuffled, range(3, 7))]:
                    run = carry_out(match, made, order, stop=steps)
                    done = Counter(moment.seat for moment in run.moments[since:])
                    counts = tuple(done[seat] for seat in made)
                    compared += counts in looks
                    seen = _seen(run, since)
                    assert looks.setdefault(counts, seen) == seen, (seed, made, counts)
    assert compared > 20


@pytest.mark.parametrize("case", TOGETHER, ids=str)
def test_taking_back_tells_nothing_of_the_others(case: Case) -> None:
    for seed in range(4):
        for match in together(case, seed):
            made = plan(match, seed)
            first, second = list(made)[:2]
            one = carry_out(match, {first: made[first][:1]}, min)
            both = carry_out(one, {second: made[second][:1]}, min)
            hidden = all(not both.told(len(both.moments), viewer) for viewer in viewers(both) if viewer != second)
            assert not hidden or one.view(first) == both.view(first), (seed, made)


@pytest.mark.parametrize("case", TOGETHER, ids=str)
def test_taking_back_keeps_what_others_chose(case: Case) -> None:
    """Both choose, the first takes back: it is as if only the second had chosen."""
    taken_back = 0
    for seed in range(4):
        for match in together(case, seed):
            made = plan(match, seed)
            first, second = list(made)[:2]
            both = carry_out(match, {first: made[first][:1]}, min)
            both = carry_out(both, {second: made[second][:1]}, min)
            if both.can_undo(first):
                both.undo(first)
                taken_back += 1
                only = carry_out(match, {second: made[second][:1]}, min)
                assert both.steps == only.steps
                assert both.view(first) == only.view(first)
                assert both.choices(first) == only.choices(first)
    assert taken_back > 0
