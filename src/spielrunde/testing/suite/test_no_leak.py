"""Change only what a viewer cannot know: its view, masked record, choices, mask and log stay the same bytes.

In every phase of every game, for every seat and for spectators, in both languages, and one move later as well.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from copy import copy

import msgspec
import pytest

from spielrunde.kernel.game import Game
from spielrunde.kernel.match import Match
from spielrunde.kernel.text import LANGUAGES

from ..cases import Case, main_cases, pair_cases
from ..play import elsewhere, positions, recent, viewers

WORLDS = 2
PER_PHASE = 6
"""Positions looked at in each phase of each case, besides a few spread over the game."""


def looks(match: Match, viewer: int | None, languages: Sequence[str] = LANGUAGES) -> list[bytes]:
    """Everything this viewer is given, as bytes."""
    out = [match.masked(viewer).pack()]
    for lang in languages:
        out.append(msgspec.json.encode(match.view(viewer, lang)))
        if viewer is not None:
            out.append(msgspec.json.encode(match.choices(viewer, lang)))
            out.append(msgspec.json.encode([match.legal(viewer), match.can_undo(viewer)]))
        out.append(msgspec.json.encode(match.told(len(match.moments), viewer, lang)))
    return out


@pytest.mark.parametrize("part", range(2))
def test_what_a_viewer_is_given_depends_on_what_it_may_know_alone(game: Game, part: int) -> None:
    """In every second case, of the pairwise ones in a third; in more of them while a phase has not been seen."""
    few = [*main_cases(game), *pair_cases(game)[::3]][part::2]
    more = [case for case in pair_cases(game) if case not in few]
    missing, worlds = set(game.meta.phases) - {"over"}, 0
    while few or (missing and more):
        others, phases = _look(few.pop() if few else more.pop(), 51 + part)
        worlds += others
        missing -= set(phases)
    assert worlds > 100, "hardly any position had another world"
    assert not missing, f"never seen: {missing}"


def _look(case: Case, seed: int) -> tuple[int, Counter[str]]:
    """Compare in some positions of each phase; returns how many worlds were others, and the positions by phase."""
    worlds = 0
    here: Counter[str] = Counter()
    for match in positions(case, seed, least=30):
        phase = recent(match).view().phase
        if here[phase] < PER_PHASE or len(match.moments) % 40 == 1:
            here[phase] += 1
            worlds += _same_in_other_worlds(case, recent(match) if len(match.moments) % 10 else match)
    return worlds, here


def _same_in_other_worlds(case: Case, match: Match) -> int:
    """Compare what every viewer is given in other worlds; returns how many of them were really others."""
    others = 0
    for viewer in viewers(match):
        language = LANGUAGES[len(match.moments) % len(LANGUAGES)]
        given = looks(match, viewer, [language])
        for world in range(WORLDS):
            other = elsewhere(match, viewer, 100 * world + len(match.moments))
            others += other.state.pack() != match.state.pack()
            assert looks(other, viewer, [language]) == given, f"{case}: viewer {viewer}, move {len(match.moments)}"
    return others


def test_a_move_that_draws_nothing_shows_nothing(main: Case) -> None:
    """Somebody moves alike in two worlds a viewer cannot tell apart: unless something was drawn or shown, it still
    cannot; and where its record does not tell them apart, the events do not either."""
    draw = random.Random(52)
    compared = 0
    for whole in positions(main, 52, most=30, least=15):
        match = recent(whole)
        for viewer in viewers(match):
            if match.over:
                continue
            seat = draw.choice(match.acting())
            other = elsewhere(match, viewer, len(match.moments))
            common = sorted(set(match.legal(seat)) & set(other.legal(seat)))
            if common:
                one, two = copy(match), copy(other)
                action = draw.choice(common)
                one.apply(seat, action)
                two.apply(seat, action)
                if not one.state.sealed and not two.state.sealed:
                    assert looks(one, viewer) == looks(two, viewer), (viewer, seat, action)
                    compared += 1
                elif one.masked(viewer).pack() == two.masked(viewer).pack():
                    told = [match.told(len(match.moments), viewer) for match in (one, two)]
                    assert told[0] == told[1], (viewer, seat, action)
    assert compared > 5


def test_masked_records_hold_minus_one_where_nothing_may_be_known(main: Case) -> None:
    """Straight from the declarations: every hidden cell is -1 and every other one is untouched."""
    for match in positions(main, 53, most=15):
        for viewer in viewers(match):
            masked, state = match.masked(viewer).to_numpy()[0], match.state.to_numpy()[0]
            for f in type(match.state).fields:
                owner = viewer if f.audience.value == "owner" else None
                for row in range(f.shape[0] if f.shape else 1):
                    cells, true = (
                        (masked[f.name][row], state[f.name][row]) if f.shape else (masked[f.name], state[f.name])
                    )
                    empty = f.audience.value == "owner" and row >= match.seats
                    known = empty or f.audience.value == "everyone" or (owner is not None and row == owner)
                    assert (cells == (true if known else -1)).all(), f"{f.name} {row}, viewer {viewer}"


def test_what_is_legal_can_be_told_from_the_masked_record(main: Case) -> None:
    """Otherwise the offered choices would show something the seat cannot know."""
    legal, actions = main.game.functions.legal, len(main.game.actions)
    for match in positions(main, 54, most=100):
        for seat in match.acting():
            mask = [0] * actions
            legal(match.masked(seat), seat, mask)
            assert [number for number, may in enumerate(mask) if may] == match.legal(seat)


def test_the_record_alone_holds_the_secret_and_no_view_names_it(main: Case) -> None:
    match = main.match(55, contributions=["c0ffee"] * main.seats)
    secret = match.secret.hex()
    for viewer in viewers(match):
        for given in looks(match, viewer):
            assert secret.encode() not in given
            assert match.secret not in given
            assert b"c0ffee" not in given
