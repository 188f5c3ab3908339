"""The bots read only what their seat may know, play by the rules, and the sensible one is sensible."""

from __future__ import annotations

import pytest

from spielrunde.bots import decide
from spielrunde.games.galaxis.bot import evaluate
from spielrunde.games.galaxis.plan import goes_first, planned, reach, sum_of
from spielrunde.games.galaxis.state import State
from spielrunde.games.galaxis.tests.tabletop import GAME, Table, at_pick, table
from spielrunde.games.galaxis.worth import weight
from spielrunde.kernel.match import Match
from spielrunde.lab.simulate import simulate


def greedy_bids(t: Table) -> list[int]:
    """The heights of the bids the sensible player lays."""
    seat = t.match.acting()[0]
    while t.match.acting() == [seat] and t.phase == "bid":
        before = t.state.copy()
        t.do(t.turn_of, t.bot_choice())
    return [
        sum(before.bid[seat, bid * 6 + value] * (value + 1) for value in range(6)) for bid in range(before.draft[seat])
    ]


def test_greedy_bids_more_for_what_is_worth_more() -> None:
    areas = {"A": "red+3 red+2*x2 green+2", "B": "green-1*x1"}
    dear = greedy_bids(table(areas=areas, auction="x2 x0 x0"))
    cheap = greedy_bids(table(areas=areas, auction="yellow+1 yellow-1 x1"))
    assert max(dear) > max(cheap, default=0)


def test_greedy_bids_for_a_card_that_hurts_the_leader() -> None:
    areas = {"B": "red+3*x2 red+2*x2 red-3"}
    some = greedy_bids(table(areas=areas, auction="x2 yellow+1 yellow-1"))
    none = greedy_bids(table(areas={"B": "red+3*x2 red+2*x2"}, auction="x2 yellow+1 yellow-1"))
    assert max(some) > max(none, default=0)


def test_greedy_spends_all_on_the_last_lot() -> None:
    assert greedy_bids(table(auction="red+3 x2 x1", round_number=11)) == [21]


def test_greedy_saves_nothing_where_there_is_no_other_round() -> None:
    areas, lots = {"A": "green+2"}, "x1 yellow+1 red-1"
    ending = greedy_bids(table(areas=areas, auction=lots, round_number=10, options={"last_round": "skip"}))
    going_on = greedy_bids(table(areas=areas, auction=lots, round_number=10))
    assert sum(ending) > sum(going_on)


@pytest.mark.parametrize(
    ("areas", "auction", "choices"),
    [
        ({"A": "red+3", "B": "green+1"}, "x2 yellow-1 yellow+1", ["pick:x2", "pair:0:red+3"]),
        ({"B": "red+3*x2 red+2*x2 red-3"}, "x2 yellow+1 green+1", ["pick:x2", "pair:1:red-3"]),
        ({"A": "red+3*x2 red+2*x2 red-3"}, "x0 yellow+1 green+1", ["pick:x0", "pair:0:red-3"]),
        ({"B": "yellow-3*x2 yellow+2"}, "x0 green+1 red+1", ["pick:x0", "pair:1:yellow+2"]),
    ],
)
def test_greedy_pairs_for_itself_and_spoils_for_others(areas: dict[str, str], auction: str, choices: list[str]) -> None:
    t = at_pick("A", areas=areas, auction=auction)
    for choice in choices:
        assert t.bot_choice() == choice
        t.do("A", choice)


def test_greedy_gives_a_bad_planet_to_a_leader() -> None:
    t = at_pick("A", areas={"C": "green+3*x2 x2"}, auction="red-3 x1 x0").do("A", "pick:red-3")
    assert t.bot_choice() == "pair:2:x2"


def test_greedy_bids_where_it_must() -> None:
    t = table(options={"may_pass": False}, auction="yellow+1 yellow-1 x1", round_number=5)
    assert len(greedy_bids(t)) > 0


def test_greedy_lays_what_somebody_else_began() -> None:
    """A bot that takes over a seat finds bids it would not have begun."""
    t = table(auction="yellow+1 yellow-1 x1").begin("A", "2 4", "3")
    while t.turn_of == "A":
        t.do("A", t.bot_choice())
    assert t.state.bids[0] >= 2


def test_a_leader_weighs_more() -> None:
    s = table(areas={"B": "red+3*x2"}, auction="x0 x1 green+1").state
    assert weight(s, 0, 1) > weight(s, 0, 2) == weight(s, 0, 3)


def cards(words: str) -> int:
    """A set of value cards as the plan keeps it."""
    return sum(1 << 3 * (int(word) - 1) for word in words.split())


@pytest.mark.parametrize(
    ("held", "height", "most", "chosen"),
    [
        ("1 2 3 4 5 6", 4, 0, "4"),
        ("1 2 3 6", 5, 0, "6"),
        ("1 2 3 4 5 6", 8, 0, "6 2"),
        ("1 1 1", 6, 0, "1 1 1"),
        ("1 2 3 4 5 6", 21, 2, "6 5"),
        ("2 3", 0, 0, ""),
    ],
)
def test_cards_that_reach_a_height(held: str, height: int, most: int, chosen: str) -> None:
    assert reach(cards(held), height, most) == cards(chosen)
    assert sum_of(cards(chosen)) == sum(map(int, chosen.split()))


@pytest.mark.clause("4.10")
@pytest.mark.parametrize(
    ("one", "other", "first"),
    [("1", "2", True), ("2 3", "2", True), ("2", "2 3", False), ("2 4", "2 3", True), ("2 2", "2 3", False)],
)
def test_the_plan_knows_the_order_of_bids(one: str, other: str, first: bool) -> None:
    assert goes_first(cards(one), cards(other)) is first
    assert goes_first(cards(one), cards(one))


def test_a_plan_stays_the_same_while_it_is_carried_out() -> None:
    match = Match.new(GAME, seats=4, seed=21)
    compared = 0
    while not match.over:
        seat, s = match.acting()[0], match.state
        assert isinstance(s, State)
        plan = [planned(s, seat, number) for number in range(3)] if s.phase == 0 else []
        match.apply(seat, decide(match, seat, "greedy"))
        s = match.state
        assert isinstance(s, State)
        if plan and s.active == seat and s.draft[seat]:
            assert [planned(s, seat, number) for number in range(3)] == plan
            compared += 1
    assert compared > 20


def test_shares_of_the_win_follow_the_points() -> None:
    s = table(areas={"A": "red+3*x2", "B": "red-3*x2"}, auction="x0 x1 green+1").state
    out = [0] * 4
    evaluate(s, out)
    assert sum(out) == 60
    assert out[0] > out[2] > out[1]


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_random(seats: int) -> None:
    bots = ["greedy"] + ["random"] * (seats - 1)
    done = simulate(GAME, bots=bots, games=20, target="python")
    assert done.per_seat[0].win_share > 0.7
