"""The end of a turn and of a round: chapters 7 and 8."""

from __future__ import annotations

import pytest

from spielrunde.games.cover_your_assets.tests.tabletop import Table, table

FULL = "comic comic piano piano train"


def after_battle(pile: str) -> Table:
    """Ada has spent a Scooter on challenging, Bo a Silver on defending; Ada is about to give up."""
    hands = {"A": "scooter comic comic comic comic", "B": "silver piano piano piano piano", "C": FULL, "D": FULL}
    stacks = {"A": "plane plane", "B": "cash cash / scooter scooter"}
    hands["D"] = "train train train jewels jewels"
    hands["C"] = "comic comic piano piano train"
    t = table(hands=hands, stacks=stacks, pile=pile)
    return t.do("A", "challenge:1:same").do("B", "lay:silver")


@pytest.mark.clause("7.1", "7.2", "7.4")
def test_first_the_active_player_draws_then_the_defender() -> None:
    t = after_battle("gold cabin cabin")
    t.do("A", "give_up", drawing="gold cabin")
    assert t.hand("A") == "comic comic comic comic gold"
    assert t.hand("B") == "piano piano piano piano cabin"
    assert t.state.hand_size[2] == t.state.hand_size[3] == 5
    assert t.turn_of == "B"


@pytest.mark.clause("7.2")
def test_who_gave_up_at_once_draws_nothing() -> None:
    t = table(
        hands={"A": "scooter comic", "B": "silver piano", "C": "auto"},
        stacks={"A": "plane plane", "B": "cash cash / scooter scooter"},
    )
    t.do("A", "challenge:1:same").do("B", "give_up", drawing="cabin cabin cabin cabin")
    assert t.hand("B") == "piano silver"


@pytest.mark.clause("7.3")
def test_the_pile_may_end_in_the_middle_of_a_refill() -> None:
    t = after_battle("gold")
    t.do("A", "give_up", drawing="gold")
    assert t.hand("A") == "comic comic comic comic gold"
    assert t.hand("B") == "piano piano piano piano"
    assert t.state.pile_size == 0
    t = table(hands={"A": "comic", "B": "cabin"}, pile="gold silver")
    t.do("A", "discard:comic", drawing="silver gold")
    assert t.hand("A") == "silver gold"


@pytest.mark.clause("8.1", "8.2")
def test_without_a_draw_pile_the_round_goes_on_with_all_actions() -> None:
    stacks = {"A": "plane plane", "B": "cash cash / comic comic"}
    t = table(
        hands={"A": "comic comic auto", "B": "comic silver", "C": "train"}, stacks=stacks, pile="", discard="auto"
    )
    verbs = {word.split(":")[0] for word in t.legal("A")}
    assert verbs == {"form", "pair", "discard", "challenge"}
    t.do("A", "challenge:1:same").do("B", "lay:same").do("A", "lay:same").do("B", "lay:silver").do("A", "give_up")
    assert t.state.hand_size[0] == 1
    assert t.turn_of == "C"


@pytest.mark.clause("8.1", "8.4", "9.1", "9.6")
def test_the_round_ends_when_all_hands_are_empty() -> None:
    t = table(
        seats=4,
        hands={"A": "gold"},
        stacks={"A": "plane plane", "C": "cabin cabin gold / comic silver"},
        pile="",
        options={"game_end": "quick"},
    )
    t.do("A", "discard:gold")
    assert t.match.over
    assert t.points == [30_000, 0, 120_000, 0]


@pytest.mark.clause("8.1")
def test_a_new_round_is_dealt_with_all_cards() -> None:
    t = table(hands={"A": "gold"}, stacks={"A": "plane plane"}, pile="", options={"start_seat": 1})
    t.do("A", "discard:gold")
    s = t.state
    assert (s.round, s.pile_size, s.discards, s.sets) == (2, 83, 1, 0)
    assert [s.hand_size[seat] for seat in range(4)] == [5] * 4
    assert t.turn_of == "B"
