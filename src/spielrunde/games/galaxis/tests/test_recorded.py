"""What the recorded games and move trees of this folder meet beyond what the suite asks of every game."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from spielrunde.games.galaxis.meta import META
from spielrunde.games.galaxis.tests.tabletop import GAME
from spielrunde.kernel.game import find
from spielrunde.testing.recorded import recorded, trees


@pytest.mark.parametrize("option", ["bid_mode", "gift_rule", "last_round"])
def test_all_modes_meet_at_both_seat_counts(option: str) -> None:
    met = {(record["seats"], record["options"][option]) for record in recorded(find(GAME)).values()}
    values = next(found.values for found in META.options if found.name == option)
    assert met == set(product(META.seats, values))


@pytest.mark.parametrize("tree", trees(GAME))
def test_the_first_steps_counted_by_hand(tree: dict[str, Any]) -> None:
    """The first bid begins with any of six cards, or with none if that is allowed; then it can be laid, a higher card
    added, or another bid begun with a higher card."""
    options = {option.name: tree["options"].get(option.name, option.default) for option in META.options}
    add = options["bid_mode"] == "single_sum" or options["cards_per_bid"] != 1
    start = options["bid_mode"] == "separate" and options["max_bids"] > 1
    first = 6 + options["may_pass"]
    second = options["may_pass"] * first + sum(1 + (add + start) * higher for higher in range(6))
    assert tree["counts"][:2] == [first, second]
