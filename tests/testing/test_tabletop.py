"""A table laid out by name says no where a test would be wrong about the cards."""

from __future__ import annotations

import pytest

from open_bid.tests.tabletop import Table, table
from spielrunde.kernel.errors import IllegalMove


def last_bid(drawing: str) -> Table:
    """The step that ends the first round and turns up the next prize."""
    return table("1 2 3", "4 5 6").do("A", "bid:1", "confirm").do("B", "bid:4").do("B", "confirm", drawing=drawing)


def test_the_cards_named_are_drawn() -> None:
    for prize in ("silver", "crown"):
        assert last_bid(prize).cards("prize") == prize


@pytest.mark.parametrize(
    ("drawing", "told"),
    [("", "did not name"), ("crown silver", "not drawn: silver"), ("crown crown", "not drawn: crown")],
)
def test_an_action_that_draws_other_cards_or_fewer_fails(drawing: str, told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        last_bid(drawing)


def test_a_card_that_is_not_there_cannot_be_drawn() -> None:
    t = table("1 2 3", "4 5 6", prize="crown").do("A", "bid:1", "confirm").do("B", "bid:4")
    with pytest.raises(AssertionError, match="no crown to draw"):
        t.do("B", "confirm", drawing="crown")


def test_a_card_too_many_is_noticed_after_an_action() -> None:
    t = table("1 2 3", "4 5 6").put("hand", {"B": "6"})
    with pytest.raises(AssertionError, match="seat 1"):
        t.do("A", "bid:1")


def test_what_is_put_somewhere_is_counted_there() -> None:
    t = table("1 2 3", "4 5 6").put("hand", {"A": "3 3"}).put("aside", "crown").mark("points", {"B": 4})
    assert (t.hand("A"), t.state.hand_size[0], t.cards("aside")) == ("1 2 3 3 3", 5, "crown")
    assert t.counters()["points.1"] == 4
    t.clear("hand", "round")
    assert (t.hand("A"), t.state.round) == ("", 0)


def test_only_what_is_legal_is_done() -> None:
    t = table("1 2 3", "4 5 6")
    with pytest.raises(IllegalMove):
        t.do("A", "bid:6")
    assert (t.turn_of, t.phase, t.legal("A", "swap")) == ("AB", "bid", {"swap:1", "swap:2", "swap:3"})


def test_what_a_seat_imagines_leaves_its_own_cards_alone() -> None:
    hands = {table("1 2 3", "4 5 6").imagined("A", seed).hand("B") for seed in range(20)}
    assert len(hands) > 1
    assert table("1 2 3", "4 5 6").imagined("A", 1).hand("A") == "1 2 3"
