"""``resample`` deals what a seat cannot know: it keeps all the seat knows, keeps all cards, and leaves nothing out."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable
from copy import copy

from spielrunde.kernel.game import Game
from spielrunde.kernel.layout import Record
from spielrunde.kernel.rng import BOTS, seed_stream

from ..cases import Case, of_tests, tries
from ..chance import fits
from ..play import imagine, positions, random_move, recent, seed_all, with_state

SAMPLE = 1500


def _without_streams(record: Record) -> bytes:
    out = record.copy()
    seed_all(out, 0)
    return out.pack()


def test_worlds_keep_what_the_seat_knows_and_every_card(pair: Case) -> None:
    conserve = of_tests(pair.game, "conservation").conserve
    for match in positions(pair, 71, most=tries(8, full=20)):
        for seat in range(match.seats):
            known = match.masked(seat).pack()
            for seed in range(2):
                world = imagine(match, match.state, seat, seed)
                conserve(world)
                assert world.masked(seat).pack() == known
                assert recent(with_state(match, world)).view(seat) == recent(match).view(seat)


def test_there_are_other_worlds_wherever_there_can_be(main: Case) -> None:
    """If any imagined world differs from the true one, there are at least two, and both have to be met."""
    open_positions = 0
    for match in positions(main, 72, most=25):
        for seat in range(match.seats):
            worlds = {_without_streams(imagine(match, match.state, seat, seed)) for seed in range(12)}
            if worlds != {_without_streams(match.state)}:
                open_positions += 1
                assert len(worlds) > 1, (seat, len(match.moments))
    assert open_positions > 0 or main.seats == 1, "alone one may know everything but what chance brings"


def test_a_world_is_drawn_from_its_own_stream_alone(main: Case) -> None:
    """The same seed gives the same world, whatever else the streams held; the bots' stream is not touched."""
    for match in positions(main, 73, most=12):
        for seat in range(match.seats):
            record = match.masked(seat)
            seed_all(record, 9)
            bots = [record.rng[BOTS, word] for word in range(4)]
            main.game.functions.resample(record, seat)
            assert [record.rng[BOTS, word] for word in range(4)] == bots
            again = match.masked(seat)
            seed_all(again, 9)
            seed_stream(again, BOTS, 1234, 5)
            main.game.functions.resample(again, seat)
            assert _without_streams(again) == _without_streams(record)


def test_a_world_can_be_played_to_its_end(main: Case) -> None:
    conserve = of_tests(main.game, "conservation").conserve
    draw = random.Random(74)
    for match in positions(main, 74, most=3):
        for seat in range(match.seats):
            run = copy(with_state(match, imagine(match, match.state, seat, 3)))
            while not run.over:
                run.apply(*random_move(run, draw))
            conserve(run.state)


def test_worlds_are_as_likely_as_the_rules_make_them(game: Game) -> None:
    """The game names positions in which a fact has a known distribution; a sample of worlds has to fit it."""
    facts = of_tests(game, "worlds").facts()
    assert len(facts) >= 3
    for name, record, seat, fact, weights in facts:
        sample: Counter[Hashable] = Counter()
        for seed in range(SAMPLE):
            world = record.masked(seat)
            seed_all(world, seed)
            game.functions.resample(world, seat)
            sample[fact(world)] += 1
        assert fits(sample, weights), (name, sample, weights)
