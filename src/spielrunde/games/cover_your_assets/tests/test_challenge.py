"""Challenges of the classic game: chapter 6."""

from __future__ import annotations

import pytest

from spielrunde.games.cover_your_assets.tests.tabletop import Table, table

TWO_SETS = "comic comic / scooter scooter"


def battle(mine: str = "scooter", theirs: str = "scooter cabin", **more: str) -> Table:
    """Ada, with one set, may challenge Bo, whose top set is two Scooters; Cleo looks on."""
    hands = {"A": mine, "B": theirs, "C": "auto", **more}
    return table(seats=4, hands=hands, stacks={"A": "plane plane", "B": TWO_SETS}, pile="")


@pytest.mark.clause("6.1")
def test_without_a_set_of_ones_own_nobody_challenges() -> None:
    t = table(hands={"A": "scooter", "B": "cabin"}, stacks={"B": TWO_SETS})
    assert t.legal("A", "challenge") == set()


@pytest.mark.clause("6.2")
def test_any_other_player_may_be_challenged_for_the_top_set() -> None:
    stacks = dict.fromkeys("BCD", "comic comic / piano piano") | {"A": "plane plane / auto auto"}
    t = table(hands={"A": "piano comic plane auto", "B": "cabin"}, stacks=stacks)
    assert t.legal("A", "challenge") == {"challenge:1:same", "challenge:2:same", "challenge:3:same"}


@pytest.mark.clause("6.3")
def test_the_bottom_set_is_safe() -> None:
    t = table(hands={"A": "piano silver"}, stacks={"A": "plane plane", "B": "piano piano"})
    assert t.legal("A", "challenge") == set()


@pytest.mark.clause("6.4")
def test_a_challenge_is_opened_with_any_fitting_card() -> None:
    t = battle("scooter silver gold plane")
    assert t.legal("A", "challenge") == {"challenge:1:same", "challenge:1:silver", "challenge:1:gold"}
    t.do("A", "challenge:1:gold")
    assert t.turn_of == "B"
    assert t.seen("battle.0") == ["gold"]


@pytest.mark.clause("6.4", "6.5")
def test_wild_cards_are_as_strong_as_assets() -> None:
    t = battle("scooter", "silver")
    t.do("A", "challenge:1:same").do("B", "lay:silver")
    assert t.stack("B") == ["comic comic", "scooter scooter scooter silver"]


@pytest.mark.clause("6.5", "6.8")
def test_worked_example() -> None:
    """Scooter, Silver, Gold, and the challenger has a set of $120,000."""
    t = battle("scooter gold comic", "silver cabin")
    t.do("A", "challenge:1:same")
    assert t.legal("B") == {"give_up", "lay:silver"}
    t.do("B", "lay:silver")
    assert t.legal("A") == {"give_up", "lay:gold"}
    t.do("A", "lay:gold").do("B", "give_up")
    assert t.stack("A") == ["plane plane", "scooter scooter scooter silver gold"]
    assert t.worth("A") == 120_000
    assert t.stack("B") == ["comic comic"]


@pytest.mark.clause("6.6")
@pytest.mark.parametrize("loser", ["A", "B"])
def test_both_sides_may_give_up_with_fitting_cards(loser: str) -> None:
    t = battle("scooter scooter silver", "scooter gold")
    t.do("A", "challenge:1:same")
    if loser == "A":
        t.do("B", "lay:same")
    t.do(loser, "give_up")
    assert ("scooter" in t.stack("A")[-1]) == (loser == "B")


@pytest.mark.clause("6.6", "16.2")
@pytest.mark.parametrize("hand", ["cabin cabin", "scooter cabin", "silver gold"])
def test_a_forced_surrender_looks_like_a_chosen_one(hand: str) -> None:
    t = battle("scooter", hand)
    t.do("A", "challenge:1:same")
    waiting = [t.match.view(viewer) for viewer in (0, 2, None)]
    t.do("B", "give_up")
    told = [t.told(letter) for letter in "AC"]
    other = battle("scooter", "piano piano")
    other.do("A", "challenge:1:same")
    assert waiting == [other.match.view(viewer) for viewer in (0, 2, None)]
    other.do("B", "give_up")
    assert told == [other.told(letter) for letter in "AC"]
    assert t.match.steps == other.match.steps


@pytest.mark.clause("6.7")
def test_nobody_draws_during_a_battle_and_nobody_helps() -> None:
    t = table(
        hands={"A": "scooter scooter", "B": "silver cabin", "C": "scooter"}, stacks={"A": "plane plane", "B": TWO_SETS}
    )
    pile = t.state.pile_size
    t.do("A", "challenge:1:same").do("B", "lay:silver")
    assert t.turn_of == "A"
    assert t.state.pile_size == pile


@pytest.mark.clause("6.8")
def test_a_defender_adds_the_cards_where_the_set_lies() -> None:
    t = battle("scooter comic", "silver cabin")
    t.do("A", "challenge:1:same").do("B", "lay:silver").do("A", "give_up")
    assert t.stack("B") == ["comic comic", "scooter scooter scooter silver"]
    assert t.stack("A") == ["plane plane"]


@pytest.mark.clause("6.9")
def test_a_stolen_set_on_one_of_its_kind_stays_a_set() -> None:
    t = table(
        hands={"A": "scooter", "B": "cabin", "C": "auto"}, stacks={"A": "scooter scooter", "B": TWO_SETS}, pile=""
    )
    t.do("A", "challenge:1:same").do("B", "give_up")
    assert t.stack("A") == ["scooter scooter", "scooter scooter scooter"]


@pytest.mark.clause("6.10", "8.2", "8.3")
def test_who_has_no_cards_loses_to_the_first_one() -> None:
    t = battle("scooter", "")
    t.do("A", "challenge:1:same")
    assert t.stack("A") == ["plane plane", "scooter scooter scooter"]
    assert t.stack("B") == ["comic comic"]
    assert "Bo has no card left to answer with." in t.sentences()


@pytest.mark.clause("6.10")
def test_a_challenger_without_cards_left_loses_to_the_answer() -> None:
    t = battle("scooter", "scooter gold")
    t.do("A", "challenge:1:same").do("B", "lay:same")
    assert t.stack("B")[-1] == "scooter scooter scooter scooter"
    assert t.turn_of == "B"
    assert t.phase == "turn"


@pytest.mark.clause("6.11")
def test_the_action_is_spent_by_a_lost_challenge_too() -> None:
    t = battle("scooter scooter", "silver gold")
    t.do("A", "challenge:1:same").do("B", "lay:silver").do("A", "give_up")
    assert t.turn_of == "B"
    assert t.phase == "turn"
