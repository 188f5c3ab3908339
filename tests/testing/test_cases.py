"""The option sets the suite runs on are what they promise: pairwise, valid, every seat count among them."""

from __future__ import annotations

from itertools import combinations, product
from pathlib import Path

from spielrunde.kernel.game import Game, find, games
from spielrunde.kernel.generic_view import View
from spielrunde.testing.cases import levels, main_cases, pair_cases, tried
from spielrunde.testing.pairs import pairwise
from spielrunde.testing.suite.test_simultaneous import TOGETHER

OPEN_BID = find("open_bid")
FACTORS: list[list[object]] = [["a", "b", "c"], [1, 2], [False, True], ["x", "y", "z"]]


def _pairs_of(rows: list[tuple[object, ...]]) -> set[tuple[int, object, int, object]]:
    return {(i, row[i], j, row[j]) for row in rows for i, j in combinations(range(len(row)), 2)}


def test_every_possible_pair_is_covered() -> None:
    def valid(row: tuple[object, ...]) -> bool:
        return not (row[0] == "a" and row[1] == 2) and not (row[2] and row[3] == "z" and row[1] == 1)

    possible = [row for row in product(*FACTORS) if valid(row)]
    rows = pairwise(FACTORS, valid)
    assert all(valid(row) for row in rows)
    assert _pairs_of(rows) == _pairs_of(possible)
    assert len(rows) < len(possible) / 2


def test_the_sets_of_a_game_cover_what_each_option_can_be(game: Game) -> None:
    cases = pair_cases(game)
    assert {case.seats for case in cases} == set(game.seats)
    for option in game.options:
        assert {case.options.get(option.name) for case in cases} == set(levels(game, option)), option.name
        assert len(levels(game, option)) > 1, option.name
    main = main_cases(game)
    assert {case.seats for case in main} == set(game.seats)
    if game.options[0].type == "choice":
        assert {case.options[game.options[0].name] for case in main} == set(game.options[0].values)


def test_a_game_in_another_package_is_found_by_its_entry_point() -> None:
    assert games()["open_bid"].package == "open_bid"


def test_no_game_of_this_repository_is_left_out() -> None:
    folders = {file.parent.name for file in Path("src/spielrunde/games").glob("*/RULES.md")}
    folders |= {file.parent.name for file in Path("examples").glob("*/RULES.md")}
    assert {game.id for game in tried()} == folders


def test_an_example_lets_seats_act_at_the_same_time() -> None:
    assert {case.seats for case in TOGETHER if case.game is OPEN_BID} == set(OPEN_BID.seats)


def test_an_example_has_no_view_of_its_own_so_that_the_generic_one_is_tried() -> None:
    assert OPEN_BID.view == View()
    assert any(field.zone for field in OPEN_BID.state.fields)
