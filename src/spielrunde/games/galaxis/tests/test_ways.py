"""The order of cards in the board's fixture is the rules' own, and so is the one the server arranges bids by."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielrunde.games.galaxis.actions import ACTIONS
from spielrunde.games.galaxis.arranging import way
from spielrunde.games.galaxis.tests.ways import HANDS, as_json, bidder, ways

FILE = Path(__file__).parents[1] / "web" / "ways.json"
MODULE = "spielrunde.games.galaxis.tests.ways"


def test_the_boards_fixture_is_fresh() -> None:
    how = f"make it anew: python -m {MODULE} > src/spielrunde/games/galaxis/web/ways.json"
    assert FILE.read_text(encoding="utf-8") == as_json(), how


@pytest.mark.clause("4.10")
@pytest.mark.parametrize("hand", HANDS)
def test_bids_are_arranged_in_the_order_of_the_rules(hand: str) -> None:
    for bids, made in ways(bidder(hand)):
        steps = way(tuple(card - 1 for card in bid) for bid in reversed(bids))
        assert [ACTIONS.id(number) for number in steps] == list(made)
