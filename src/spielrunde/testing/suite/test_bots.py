"""A bot decides by what its seat may know alone: the same in every world it cannot tell from the real one."""

from __future__ import annotations

from spielrunde.bots import BOT_NAMES, decide
from spielrunde.kernel.layout import Record
from spielrunde.kernel.rng import BOTS, seed_stream

from ..cases import Case
from ..play import elsewhere, positions

FUNCTIONS = ("policy", "rollout")


def _decision(case: Case, function: str, record: Record, seat: int, seed: int) -> int:
    seed_stream(record, BOTS, seed, 7)
    action: int = case.game.functions.bind()[function](record, seat, [0] * len(case.game.actions))
    return action


def test_a_policy_reads_only_what_its_seat_may_know(main: Case) -> None:
    """Run on the full record, as simulations do, on the masked one, and in other worlds: one decision."""
    for match in positions(main, 61, most=60):
        for seat in match.acting():
            worlds = [match.state.copy(), match.masked(seat)]
            worlds += [elsewhere(match, seat, seed).state for seed in range(2)]
            for function in FUNCTIONS:
                made = {_decision(main, function, world.copy(), seat, len(match.moments)) for world in worlds}
                assert len(made) == 1, (function, seat, len(match.moments))
                assert made <= set(match.legal(seat))


def test_a_policy_changes_nothing_but_its_own_stream(main: Case) -> None:
    for match in positions(main, 62, most=30):
        for seat in match.acting():
            for function in FUNCTIONS:
                record, before = match.state.copy(), match.state.copy()
                _decision(main, function, record, seat, 3)
                for word in range(4):
                    before.rng[BOTS, word] = record.rng[BOTS, word]
                assert record.pack() == before.pack()


def test_every_named_bot_decides_the_same_again_and_legally(main: Case) -> None:
    for match in positions(main, 63, most=15):
        for seat in match.acting():
            for bot in BOT_NAMES:
                action = decide(match, seat, bot)
                assert action in match.legal(seat)
                assert decide(elsewhere(match, seat, 5), seat, bot) == action


def test_random_bots_are_not_all_alike(main: Case) -> None:
    """Each seat and each position has a stream of its own."""
    match = main.match(64)
    seeds = {match.bot_seed(seat) for seat in range(main.seats)}
    match.apply(match.acting()[0], match.legal(match.acting()[0])[0])
    seeds |= {match.bot_seed(seat) for seat in range(main.seats)}
    assert len(seeds) == 2 * main.seats


def test_a_judgement_gives_the_whole_win_away_and_changes_nothing(main: Case) -> None:
    for match in positions(main, 65, most=30):
        before, shares = match.state.pack(), [0] * main.seats
        main.game.functions.evaluate(match.state, shares)
        assert sum(shares) == 60 or (main.seats == 1 and shares[0] < 60), "alone one may also lose"
        assert min(shares) >= 0
        assert match.state.pack() == before
