"""The sensible player is sensible: it values steps, production and protection, knows when not to pay, and races."""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_mundi.bot import evaluate
from spielrunde.games.gloria_mundi.state import State
from spielrunde.games.gloria_mundi.tests.tabletop import GAME, table
from spielrunde.games.gloria_mundi.worth import building_worth, counter_worth, turns_left
from spielrunde.kernel.match import Match
from spielrunde.lab.simulate import simulate


def test_greedy_plays_what_brings_it_more_than_the_others() -> None:
    display = {"A": "farm city:G09 city city", "B": "farm farm farm peace peace peace", "C": "farm farm peace peace"}
    assert table(seats=3, display=display).bot_choice() == "play:city"


def test_greedy_leaves_a_type_it_has_plenty_of() -> None:
    """Its farms would bring most, but of food it has enough: no building costs food alone."""
    display = {"A": "farm farm farm city peace", "B": "farm city peace"}
    assert table(seats=2, display=display, stock={"A": "1F 1G 1P"}, hands={"A": (3, 3, 3)}).bot_choice() == "play:farm"
    assert table(seats=2, display=display, stock={"A": "20F 1G 1P"}, hands={"A": (3, 3, 3)}).bot_choice() != "play:farm"


def test_greedy_goes_to_africa_when_it_can() -> None:
    t = table(seats=2, display={"A": "farm:F10 farm:F01 farm:F13"}, steps={"A": 36}, hands={"A": (1, 1, 1)})
    t.do("A", "play:farm")
    assert t.bot_choice() == "use:F10"


def test_greedy_uses_buildings_rather_than_their_cards() -> None:
    t = table(seats=2, display={"A": "farm:F01 farm:F08"}, hands={"A": (1, 1, 1)})
    t.do("A", "play:farm")
    assert t.bot_choice() == "use:F08"
    t.do("A", "use:F08")
    assert t.bot_choice() == "use:F01"


def test_greedy_buys_a_cheap_engine_early_and_nothing_dear_at_the_end() -> None:
    t = table(seats=2, forum={5: "F08", 0: "F03"}, stock={"A": "4F 3G 9P"})
    t.do("A", "play:peace")
    assert t.bot_choice() == "buy:5:farm"
    late = table(seats=2, forum={3: "F01"}, stock={"A": "4F 3G 9P"}, goth=36)
    late.do("A", "play:peace")
    assert late.bot_choice() == "pass"


def test_greedy_races_with_what_moves_at_once_at_the_end() -> None:
    t = table(seats=2, forum={3: "P16"}, stock={"A": "4F 3G 9P"}, goth=36, steps={"A": 20, "B": 22})
    t.do("A", "play:peace")
    assert t.bot_choice() == "buy:3:peace"


def test_greedy_pays_when_the_loss_would_be_dearer() -> None:
    t = table(seats=2, display={"A": "farm:F10 peace", "B": "farm"}, stock={"A": "5F"}, hands={"A": (3, 3, 3)})
    t.do("A", "play:peace")
    assert t.bot_choice() == "tribute"


def test_greedy_lets_the_goth_come_where_only_others_lose() -> None:
    t = table(seats=2, display={"A": "city peace", "B": "farm:F10 farm:F08"}, stock={"A": "5F"}, hands={"A": (3, 3, 3)})
    t.do("A", "play:peace")
    assert t.bot_choice() == "refuse"


def test_greedy_gives_up_what_it_needs_least() -> None:
    display = {"A": "farm:F10 farm:F02 city peace", "B": "farm"}
    t = table(seats=2, display=display, hands={"A": (1, 1, 1)})
    t.do("A", "play:peace", "refuse")
    assert t.bot_choice() == "lose_pair:F02"


def test_greedy_parries_for_a_dear_card_and_ransoms_with_plenty() -> None:
    t = table(seats=2, display={"A": "farm:F10 peace:P09"}, hands={"A": (3, 3, 3)})
    t.do("A", "play:peace", "refuse")
    assert t.bot_choice() == "parry:P09"
    t = table(seats=2, display={"A": "farm:F10 peace:P10"}, stock={"A": "9G"}, hands={"A": (3, 3, 3)})
    t.do("A", "play:peace", "refuse")
    assert t.bot_choice() == "ransom:farm"


def test_greedy_swaps_what_it_has_too_much_of_and_then_stops() -> None:
    t = table(seats=2, display={"A": "farm:F17"}, stock={"A": "8F"}, hands={"A": (1, 1, 1)})
    t.do("A", "play:farm", "use:F17")
    assert t.bot_choice() in ("swap:food:gold", "swap:food:calm")
    t = table(seats=2, display={"A": "farm:F17"}, stock={"A": "2G 1P"}, hands={"A": (1, 1, 1)})
    t.do("A", "play:farm", "use:F17")
    assert t.bot_choice() == "enough"


def test_values_fall_towards_the_end() -> None:
    early, late = table(seats=4).state, table(seats=4, goth=34).state
    assert turns_left(early) > turns_left(late) > 0
    assert counter_worth(early, 0, 0) > counter_worth(late, 0, 0)
    assert building_worth(early, 0, 0, 0) > building_worth(late, 0, 0, 0)


def test_a_counter_is_worth_less_the_more_there_are_of_its_kind_but_for_glory() -> None:
    t = table(seats=2, stock={"A": "20F 5P 9Y", "B": ""})
    food, gold, peace, glory = (counter_worth(t.state, 0, kind) for kind in range(4))
    assert food < peace < gold < glory == counter_worth(t.state, 1, 3)


@pytest.mark.parametrize("seats", [2, 5])
def test_shares_of_the_win_sum_to_sixty_and_favour_whoever_is_ahead(seats: int) -> None:
    match = Match.new(GAME, seats=seats, seed=seats)
    assert isinstance(match.state, State)
    match.state.steps[seats - 1] = 20
    out = [0] * seats
    evaluate(match.state, out)
    assert sum(out) == 60
    assert max(out) == out[seats - 1] > out[0]


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random_clearly(seats: int) -> None:
    bots = ["greedy"] + ["random"] * (seats - 1)
    done = simulate(GAME, bots=bots, games=8, target="python")
    assert done.per_seat[0].win_share > 0.8
