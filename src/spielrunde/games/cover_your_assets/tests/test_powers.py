"""Swap and Move, played from the hand: chapter 11."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.games.cover_your_assets.cards import MOVE, SWAP
from spielrunde.games.cover_your_assets.tests.tabletop import Table, table


def advanced(**more: Any) -> Table:
    """A table of the advanced game."""
    return table(options={"advanced": True}, **more)


@pytest.mark.clause("11.1", "11.5")
def test_swap_exchanges_top_sets() -> None:
    stacks = {"A": "cash cash / comic comic", "B": "piano piano / auto auto / cabin gold"}
    t = advanced(hands={"A": "swap auto", "B": "jewels"}, stacks=stacks, discard="train")
    t.do("A", "swap:1")
    assert t.stack("A") == ["cash cash", "cabin gold"]
    assert t.stack("B") == ["piano piano", "auto auto", "comic comic"]
    assert t.top == "train"
    assert t.zones()["removed"].count == 1
    assert t.turn_of == "A"


@pytest.mark.clause("11.1")
def test_swap_needs_a_set_on_both_sides() -> None:
    assert advanced(hands={"A": "swap"}, stacks={"B": "comic comic"}).legal("A", "swap") == set()
    t = advanced(hands={"A": "swap swap"}, stacks={"A": "comic comic", "C": "piano piano"})
    assert t.legal("A", "swap") == {"swap:2"}


@pytest.mark.clause("11.2", "11.4")
def test_swap_takes_a_set_that_is_bottom_and_top_at_once() -> None:
    t = advanced(hands={"A": "swap auto", "B": "jewels"}, stacks={"A": "comic comic", "B": "gold cabin"})
    t.do("A", "swap:1")
    assert (t.stack("A"), t.stack("B")) == (["cabin gold"], ["comic comic"])
    assert t.zones()["set.1"].marks == ["safe"]


@pytest.mark.clause("11.3", "11.4")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_move_on_any_stack(letter: str) -> None:
    seat = "AB".index(letter)
    stacks = {letter: "comic comic / piano piano / cabin gold", "C": "auto auto"}
    t = advanced(hands={"A": "move auto", "B": "jewels"}, stacks=stacks)
    assert t.legal("A", "move") == {f"move:{seat}:top", f"move:{seat}:bottom"}
    t.do("A", f"move:{seat}:top")
    assert t.stack(letter) == ["cabin gold", "comic comic", "piano piano"]
    assert t.zones()["set.2"].marks == ["safe"]
    t = advanced(hands={"A": "move auto", "B": "jewels"}, stacks=stacks).do("A", f"move:{seat}:bottom")
    assert t.stack(letter) == ["piano piano", "cabin gold", "comic comic"]


@pytest.mark.clause("11.3")
def test_move_needs_two_sets_and_both_ways_are_one_with_two() -> None:
    assert advanced(hands={"A": "move"}, stacks={"A": "auto auto"}).legal("A", "move") == set()
    t = advanced(hands={"A": "move auto"}, stacks={"B": "comic comic / piano piano"})
    assert t.legal("A", "move") == {"move:1:top"}
    assert t.do("A", "move:1:top").stack("B") == ["piano piano", "comic comic"]


@pytest.mark.clause("11.4", "6.3")
def test_the_former_bottom_set_can_be_challenged_after_a_move() -> None:
    stacks = {"A": "cash cash", "B": "cabin gold / piano piano"}
    t = advanced(hands={"A": "move cabin", "B": "auto"}, stacks=stacks)
    assert t.legal("A", "challenge") == set()
    t.do("A", "move:1:top")
    assert t.legal("A", "challenge") == {"challenge:1:same"}


@pytest.mark.clause("11.5")
def test_a_played_card_is_back_in_the_next_round() -> None:
    t = advanced(hands={"A": "swap"}, stacks={"A": "comic comic", "B": "auto auto"}, pile="")
    t.do("A", "swap:1")
    assert t.state.round == 2
    assert all(t.state.removed[kind] == 0 for kind in (SWAP, MOVE))


@pytest.mark.clause("11.6")
def test_action_cards_may_be_discarded_and_block_the_pile() -> None:
    t = advanced(hands={"A": "swap comic", "B": "auto silver jar"}, discard="auto", pile="")
    assert "discard:swap" in t.legal("A")
    t.do("A", "discard:swap").do("A", "end_turn")
    assert t.top == "swap"
    assert t.legal("B", "pair") == set()
    assert t.stack("A") == []


@pytest.mark.clause("11.7")
def test_action_cards_fit_nothing() -> None:
    stacks = {"A": "comic comic", "B": "cash cash / auto auto"}
    t = advanced(hands={"A": "auto swap move", "B": "swap move"}, stacks=stacks)
    assert t.legal("A", "form") == set()
    t.do("A", "challenge:1:same")
    assert t.legal("B") == {"give_up"}
