"""The turn, forming sets and discarding: chapters 3, 4 and 5."""

from __future__ import annotations

import pytest

from spielrunde.games.cover_your_assets.tests.tabletop import table


@pytest.mark.clause("3.1")
def test_one_action_ends_the_turn() -> None:
    for action in ("form:comic:same", "discard:comic", "challenge:1:same"):
        stacks = {"A": "piano piano", "B": "cash cash / comic comic"}
        t = table(hands={"A": "comic comic", "B": "cabin", "C": "cabin"}, stacks=stacks)
        t.do("A", action)
        if t.phase == "battle":
            t.do("B", "give_up")
        assert t.turn_of == "B"
        assert t.phase == "turn"


@pytest.mark.clause("3.2")
def test_no_passing_and_discarding_is_always_possible() -> None:
    t = table(hands={"A": "comic comic silver", "B": "cabin"}, discard="comic", stacks={"A": "piano piano"})
    assert t.legal("A", "discard") == {"discard:comic", "discard:silver"}
    assert not t.legal("A", "end_turn")
    assert {word.split(":")[0] for word in t.legal("A")} == {"discard", "form", "pair"}


@pytest.mark.clause("3.3", "8.1")
def test_who_has_no_cards_is_skipped() -> None:
    t = table(hands={"A": "comic", "C": "piano"}, pile="")
    t.do("A", "discard:comic")
    assert t.turn_of == "C"


@pytest.mark.clause("4.1")
@pytest.mark.parametrize(
    ("hand", "sets"),
    [
        ("comic comic", {"form:comic:same"}),
        ("comic silver", {"form:comic:silver"}),
        ("comic gold", {"form:comic:gold"}),
        ("comic piano", set()),
        ("silver gold", set()),
        ("gold gold", set()),
        ("comic comic comic silver", {"form:comic:same", "form:comic:silver"}),
    ],
)
def test_pairs_from_the_hand(hand: str, sets: set[str]) -> None:
    assert table(hands={"A": hand}).legal("A", "form") == sets


@pytest.mark.clause("4.2", "4.3", "4.4")
@pytest.mark.parametrize(
    ("hand", "top", "sets"),
    [
        ("comic", "comic", {"pair:comic"}),
        ("comic", "piano", set()),
        ("comic piano", "silver", {"pair:comic", "pair:piano"}),
        ("comic", "gold", {"pair:comic"}),
        ("silver gold", "comic", {"pair:silver", "pair:gold"}),
        ("silver", "gold", set()),
        ("gold", "gold", set()),
    ],
)
def test_pairs_with_the_discard_pile(hand: str, top: str, sets: set[str]) -> None:
    """A wild card on the discard pile goes with an asset, never with a wild card."""
    assert table(hands={"A": hand}, discard=f"cabin {top}").legal("A", "pair") == sets


@pytest.mark.clause("4.2", "5.3")
def test_only_the_top_of_the_discard_pile_and_it_goes_into_the_set() -> None:
    t = table(hands={"A": "comic auto", "B": "cabin"}, discard="comic auto")
    assert t.legal("A", "pair") == {"pair:auto"}
    t.do("A", "pair:auto", drawing="piano piano piano piano")
    assert t.stack("A") == ["auto auto"]
    assert t.hand("A") == "comic piano piano piano piano"
    assert t.top == "comic"


@pytest.mark.clause("2.6")
def test_an_empty_discard_pile_stays_empty() -> None:
    t = table(hands={"A": "comic", "B": "piano piano", "C": "cash"}, discard="comic")
    t.do("A", "pair:comic")
    assert t.top == ""
    assert t.legal("B", "pair") == set()
    t.do("B", "form:piano:same")
    assert t.top == ""
    t.do("C", "discard:cash")
    assert t.top == "cash"


@pytest.mark.clause("4.5", "4.6")
def test_new_sets_go_on_top_and_are_never_merged() -> None:
    t = table(hands={"A": "comic comic"}, stacks={"A": "cabin cabin / comic comic"})
    t.do("A", "form:comic:same")
    assert t.stack("A") == ["cabin cabin", "comic comic", "comic comic"]
    first = table(hands={"A": "comic gold", "B": "auto"})
    first.do("A", "form:comic:gold")
    assert first.zones()["set.0"].marks == ["safe"]


@pytest.mark.clause("4.7")
def test_wild_cards_lie_beneath_the_assets() -> None:
    t = table(stacks={"A": "gold comic silver comic"}, hands={"A": "auto"})
    assert t.seen("set.0") == ["gold", "silver", "comic", "comic"]


@pytest.mark.clause("5.1", "5.2")
def test_any_hand_card_may_be_discarded_wild_ones_too() -> None:
    t = table(hands={"A": "comic silver gold", "B": "auto"}, discard="piano")
    assert t.legal("A", "discard") == {"discard:comic", "discard:silver", "discard:gold"}
    t.do("A", "discard:gold")
    assert t.top == "gold"
    assert t.legal("B", "pair") == {"pair:auto"}
