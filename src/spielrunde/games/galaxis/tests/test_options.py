"""Options: what they change, what is refused. Each rule option is also proved where its clause is."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.games.galaxis.cards import LOTS
from spielrunde.games.galaxis.meta import META
from spielrunde.games.galaxis.rules import cards_in_deck
from spielrunde.games.galaxis.state import State
from spielrunde.games.galaxis.tests.tabletop import GAME
from spielrunde.kernel.errors import BadOption
from spielrunde.kernel.match import Match


def refused(seats: int = 4, **options: Any) -> str:
    """What is said to options that do not go together."""
    with pytest.raises(BadOption) as caught:
        Match.new(GAME, seats=seats, options=options)
    return str(caught.value)


def test_refusals() -> None:
    assert "start_player" in refused(3, start_player=4)
    assert refused(bid_mode="single_sum", cards_per_bid=2) == (
        "Option “cards_per_bid” does not go with “bid_mode” = single_sum."
    )
    assert "planets_3" in refused(planets_1=2, planets_3=2)
    assert "max_bids" in refused(max_bids=4)
    assert "multipliers_0" in refused(multipliers_0=8)
    assert "value_cards" in refused(value_cards=2)
    assert "value_cards" in refused(value_cards=7)


@pytest.mark.clause("11.1")
@pytest.mark.parametrize(
    ("options", "planets", "multipliers"),
    [
        ({}, [1, 1, 1, 1, 1, 1], [5, 5, 5]),
        ({"planets_1": 0, "planets_3": 0}, [0, 3, 0, 0, 3, 0], [5, 5, 5]),
        ({"planets_1": 2}, [1, 0, 2, 2, 0, 1], [5, 5, 5]),
        ({"planets_3": 2, "planets_1": 0}, [2, 1, 0, 0, 1, 2], [5, 5, 5]),
        ({"multipliers_0": 7, "multipliers_2": 7}, [1, 1, 1, 1, 1, 1], [7, 1, 7]),
        ({"multipliers_0": 1, "multipliers_2": 3}, [1, 1, 1, 1, 1, 1], [1, 11, 3]),
    ],
)
def test_the_deck_can_be_another_one(options: dict[str, int], planets: list[int], multipliers: list[int]) -> None:
    s = Match.new(GAME, seats=3, options=options, seed=2).state
    assert isinstance(s, State)
    assert [cards_in_deck(s, card) for card in range(LOTS)] == planets * 3 + multipliers


@pytest.mark.clause("11.1", "11.2")
def test_numbers_of_the_deck_are_expert_options() -> None:
    experts = {option.name for option in META.options if option.group == "expert"}
    assert experts == {"planets_1", "planets_3", "multipliers_0", "multipliers_2", "value_cards"}
    assert {option.name for option in META.options if option.group == "comfort"} == {"count_for_me"}
