"""The advanced game: two actions, upgrades, locks, second sets and Penny Jars: chapters 10 and 12."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.games.cover_your_assets.tests.tabletop import Table, table

THREE = "comic comic / scooter scooter / piano piano"


def advanced(options: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table of the advanced game."""
    return table(options={"advanced": True, **(options or {})}, **more)


# --- two actions (chapter 10) --------------------------------------------------------------------------------------


@pytest.mark.clause("10.1")
def test_the_first_action_is_compulsory_and_the_second_is_not() -> None:
    t = advanced(hands={"A": "comic comic piano piano", "B": "auto"})
    assert not t.legal("A", "end_turn")
    t.do("A", "form:comic:same")
    assert t.turn_of == "A"
    assert "end_turn" in t.legal("A")
    t.do("A", "end_turn")
    assert t.turn_of == "B"


@pytest.mark.clause("10.1")
def test_the_same_action_may_be_taken_twice() -> None:
    t = advanced(hands={"A": "comic comic piano piano", "B": "auto"})
    t.do("A", "form:comic:same").do("A", "form:piano:same")
    assert t.stack("A") == ["comic comic", "piano piano"]
    assert t.turn_of == "B"


@pytest.mark.clause("10.2")
def test_what_the_advanced_game_adds() -> None:
    stacks = {"A": "comic comic / auto auto", "B": THREE}
    hands = {"A": "auto swap move jar scooter scooter", "B": "cabin"}
    verbs = {word.split(":")[0] for word in advanced(hands=hands, stacks=stacks).legal("A")}
    assert verbs == {"discard", "form", "challenge", "challenge_second", "upgrade", "swap", "move"}


@pytest.mark.clause("10.3")
def test_who_discards_draws_at_once_and_else_at_the_end_of_the_turn() -> None:
    t = advanced(hands={"A": "comic comic piano auto auto cabin", "B": "auto"})
    t.do("A", "form:comic:same", drawing="")
    assert t.hand("A") == "piano auto auto cabin"
    t.do("A", "discard:piano", drawing="gold gold gold")
    assert t.hand("A") == "auto auto cabin gold gold gold"
    t = advanced(hands={"A": "comic comic piano auto auto cabin", "B": "auto"})
    t.do("A", "discard:piano", drawing="silver").do("A", "form:comic:same", drawing="gold gold")
    assert t.state.hand_size[0] == 6


@pytest.mark.clause("10.3", "7.2")
def test_then_the_defenders_draw_in_the_order_they_were_challenged() -> None:
    stacks = {"A": "cash cash", "B": "comic comic / auto auto", "C": "comic comic / plane plane"}
    hands = {"A": "auto plane train train train train", "B": "auto jewels", "C": "plane jewels"}
    t = advanced(hands=hands, stacks=stacks, pile="silver silver gold gold gold gold cabin cabin cabin")
    t.do("A", "challenge:2:same").do("C", "lay:same").do("A", "give_up")
    t.do("A", "challenge:1:same").do("B", "lay:same")
    t.do("A", "give_up", drawing="silver silver gold gold gold gold cabin cabin cabin")
    assert t.hand("A") == "train train train train silver silver"
    assert t.hand("C") == "jewels cabin gold gold gold gold"
    assert t.hand("B") == "jewels cabin cabin"


@pytest.mark.clause("10.4")
def test_an_empty_hand_ends_the_turn_after_the_first_action() -> None:
    t = advanced(hands={"A": "comic comic", "B": "auto"}, pile="gold")
    t.do("A", "form:comic:same")
    assert t.turn_of == "B"
    assert t.hand("A") == "gold"


@pytest.mark.clause("10.5")
def test_upgrading_the_top_set() -> None:
    hands = {"A": "auto auto silver jar comic", "B": "cabin"}
    t = advanced(hands=hands, stacks={"A": "comic comic / auto auto"}, discard="auto")
    assert t.legal("A", "upgrade") == {"upgrade"}
    t.do("A", "upgrade").do("A", "upgrade")
    assert t.stack("A") == ["comic comic", "auto auto auto auto"]
    assert t.top == "auto"
    none = advanced(hands={"A": "silver jar comic"}, stacks={"A": "comic comic / auto auto"})
    assert none.legal("A", "upgrade") == set()
    bottom = advanced(hands={"A": "comic piano"}, stacks={"A": "comic gold"})
    assert bottom.do("A", "upgrade").stack("A") == ["comic comic gold"]


@pytest.mark.clause("10.6")
def test_a_pair_with_a_card_just_discarded() -> None:
    t = advanced(hands={"A": "comic comic auto", "B": "cabin"}, pile="")
    t.do("A", "discard:comic").do("A", "pair:comic")
    assert t.stack("A") == ["comic comic"]


@pytest.mark.clause("10.7", "10.1")
def test_two_actions_without_a_draw_pile_too() -> None:
    t = advanced(hands={"A": "comic auto cash", "B": "cabin"}, pile="")
    t.do("A", "discard:comic").do("A", "discard:auto")
    assert (t.hand("A"), t.turn_of) == ("cash", "B")


# --- locks (chapter 12) --------------------------------------------------------------------------------------------


def lost_challenge(first: str = "lay:same") -> Table:
    """Ada challenges Bo; Bo answers, and Ada gives up."""
    hands = {"A": "auto auto auto plane plane silver", "B": "auto silver gold comic", "C": "plane auto"}
    stacks = {"A": "cash cash", "B": "comic comic / auto auto", "C": "piano piano / plane plane"}
    t = advanced(hands=hands, stacks=stacks)
    return t.do("A", "challenge:1:same").do("B", first)


@pytest.mark.clause("12.1", "12.3")
def test_who_loses_a_challenge_may_not_challenge_the_same_player_in_this_turn() -> None:
    t = lost_challenge().do("A", "give_up")
    assert {word.split(":")[1] for word in t.legal("A", "challenge")} == {"2"}
    t = lost_challenge().do("A", "lay:same").do("B", "give_up")
    assert [t.state.locked[seat] for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.clause("12.1")
def test_the_lock_is_gone_when_the_own_next_turn_begins() -> None:
    t = lost_challenge().do("A", "give_up")
    t.do("A", "end_turn")
    assert t.state.locked[0] == 0b10
    while t.turn_of != "A":
        t.do(t.turn_of, min(t.legal(t.turn_of, "discard")))
        if "end_turn" in t.legal(t.turn_of):
            t.do(t.turn_of, "end_turn")
    assert t.state.locked[0] == 0
    assert "challenge:1:same" in t.legal("A", "challenge")


@pytest.mark.clause("12.1")
def test_the_lock_is_gone_with_a_skipped_turn_too() -> None:
    stacks = {"A": "cash cash", "B": "comic comic / auto auto", "C": "piano piano / plane plane"}
    t = advanced(hands={"A": "auto", "B": "auto auto", "C": "comic comic comic"}, stacks=stacks, pile="")
    t.do("A", "challenge:1:same").do("B", "lay:same")
    assert (t.state.locked[0], t.turn_of) == (0b10, "B")
    t.do("B", "discard:auto")
    t.do("C", "discard:comic").do("C", "end_turn")
    assert (t.turn_of, t.state.locked[0]) == ("C", 0)


@pytest.mark.clause("12.2")
def test_after_a_won_challenge_the_same_player_again() -> None:
    stacks = {"A": "cash cash", "B": "comic comic / plane plane / auto auto"}
    t = advanced(hands={"A": "auto plane", "B": "cabin"}, stacks=stacks)
    t.do("A", "challenge:1:same").do("B", "give_up")
    assert "challenge:1:same" in t.legal("A")
    t.do("A", "challenge:1:same").do("B", "give_up")
    assert t.stack("B") == ["comic comic"]


# --- second sets (chapter 12) --------------------------------------------------------------------------------------


@pytest.mark.clause("12.4", "6.3")
def test_the_second_set_unless_it_is_the_bottom_set() -> None:
    hands = {"A": "scooter scooter comic comic jar", "B": "cabin"}
    t = advanced(hands=hands, stacks={"A": "cash cash", "B": THREE})
    assert t.legal("A", "challenge_second") == {"challenge_second:1:same+same", "challenge_second:1:jar"}
    t = advanced(hands=hands, stacks={"A": "cash cash", "B": "comic comic / scooter scooter"})
    assert t.legal("A", "challenge_second") == set()


@pytest.mark.clause("12.4")
@pytest.mark.parametrize(
    ("hand", "openings"),
    [
        ("scooter scooter", {"same+same"}),
        ("scooter silver", {"same+silver"}),
        ("scooter gold", {"same+gold"}),
        ("silver silver", {"silver+silver"}),
        ("gold silver", {"silver+gold"}),
        ("gold gold", {"gold+gold"}),
        ("jar", {"jar"}),
        ("scooter", set()),
        ("scooter piano", set()),
    ],
)
def test_what_opens_against_a_second_set(hand: str, openings: set[str]) -> None:
    t = advanced(hands={"A": hand}, stacks={"A": "cash cash", "B": THREE})
    assert t.legal("A", "challenge_second") == {f"challenge_second:1:{opening}" for opening in openings}


@pytest.mark.clause("12.5")
@pytest.mark.parametrize("winner", ["A", "B"])
def test_who_wins_a_second_set(winner: str) -> None:
    t = advanced(hands={"A": "scooter gold plane", "B": "scooter cabin"}, stacks={"A": "cash cash", "B": THREE})
    t.do("A", "challenge_second:1:same+gold")
    if winner == "A":
        t.do("B", "give_up")
        assert t.stack("A") == ["cash cash", "scooter scooter scooter gold"]
        assert t.stack("B") == ["comic comic", "piano piano"]
    else:
        t.do("B", "lay:same").do("A", "give_up")
        assert t.stack("B") == ["comic comic", "scooter scooter scooter scooter gold", "piano piano"]


@pytest.mark.clause("12.6")
@pytest.mark.parametrize(("answer", "legal"), [(1, {"lay:same", "lay:silver"}), (2, {"lay_two:same+silver"})])
def test_the_answer_to_two_cards(answer: int, legal: set[str]) -> None:
    t = advanced(
        {"second_set_answer": answer},
        hands={"A": "scooter gold", "B": "scooter silver"},
        stacks={"A": "cash cash", "B": THREE},
    )
    t.do("A", "challenge_second:1:same+gold")
    assert t.legal("B") == legal | {"give_up"}


# --- Penny Jars (chapter 12) ---------------------------------------------------------------------------------------


def jar_battle(theirs: str, mine: str = "jar comic", **more: Any) -> Table:
    """Ada opens with a Penny Jar against Bo's two Scooters."""
    stacks = {"A": "cash cash", "B": "comic comic / scooter scooter"}
    t = advanced(hands={"A": mine, "B": theirs}, stacks=stacks, **more)
    return t.do("A", "challenge:1:jar")


@pytest.mark.clause("12.7")
@pytest.mark.parametrize(
    ("hand", "answers"),
    [
        ("scooter scooter", {"lay_two:same+same"}),
        ("scooter silver", {"lay_two:same+silver"}),
        ("silver gold", {"lay_two:silver+gold"}),
        ("jar scooter", {"lay:jar"}),
        ("scooter cabin", set()),
        ("gold cabin", set()),
    ],
)
def test_the_answer_to_a_jar(hand: str, answers: set[str]) -> None:
    assert jar_battle(hand).legal("B") == answers | {"give_up"}


@pytest.mark.clause("12.7", "12.8")
def test_two_cards_that_answer_a_jar_are_answered_with_one() -> None:
    t = jar_battle("scooter silver", "jar scooter gold")
    t.do("B", "lay_two:same+silver")
    assert t.legal("A") == {"give_up", "lay:same", "lay:gold"}
    t.do("A", "lay:gold")
    assert t.stack("A")[-1] == "scooter scooter scooter silver gold jar"


@pytest.mark.clause("12.7")
def test_a_jar_as_a_later_answer_by_either_side() -> None:
    stacks = {"A": "cash cash", "B": "comic comic / scooter scooter"}
    t = advanced(hands={"A": "scooter jar comic", "B": "jar scooter gold gold"}, stacks=stacks)
    t.do("A", "challenge:1:same").do("B", "lay:jar")
    assert t.legal("A") == {"give_up", "lay:jar"}
    t.do("A", "lay:jar")
    assert t.legal("B") == {"give_up", "lay_two:same+gold", "lay_two:gold+gold"}


@pytest.mark.clause("12.9")
def test_a_jar_is_the_wild_half_of_a_set() -> None:
    t = advanced(hands={"A": "comic jar silver", "B": "auto"}, discard="jar")
    assert t.legal("A", "form") == {"form:comic:silver", "form:comic:jar"}
    assert t.legal("A", "pair") == {"pair:comic"}
    t.do("A", "form:comic:jar")
    assert (t.stack("A"), t.worth("A")) == (["comic jar"], 6_000)
    assert advanced(hands={"A": "jar"}, discard="comic").legal("A", "pair") == {"pair:jar"}


@pytest.mark.clause("12.10")
def test_option_jars_form_no_sets() -> None:
    never = {"jar_in_sets": "never"}
    t = advanced(never, hands={"A": "comic jar silver"}, discard="jar")
    assert t.legal("A", "form") == {"form:comic:silver"}
    assert t.legal("A", "pair") == set()
    assert advanced(never, hands={"A": "jar"}, discard="comic").legal("A") == {"discard:jar"}


@pytest.mark.clause("12.11")
def test_option_jars_are_a_kind_of_their_own() -> None:
    own = {"jar_in_sets": "own_kind"}
    t = advanced(own, hands={"A": "comic jar jar silver gold", "B": "auto"})
    assert t.legal("A", "form") == {
        "form:comic:silver",
        "form:comic:gold",
        "form:jar:same",
        "form:jar:silver",
        "form:jar:gold",
    }
    t.do("A", "form:jar:silver")
    assert (t.stack("A"), t.worth("A")) == (["silver jar"], 26_000)
    assert advanced(own, hands={"A": "jar silver comic"}, discard="jar").legal("A", "pair") == {
        "pair:jar",
        "pair:silver",
    }
    assert advanced(own, hands={"A": "jar silver comic"}, discard="gold").legal("A", "pair") == {
        "pair:jar",
        "pair:comic",
    }
    assert advanced(own, hands={"A": "jar"}, discard="comic").legal("A", "pair") == set()
    t = advanced(own, hands={"A": "jar gold", "B": "auto"}, discard="silver").do("A", "pair:jar")
    assert t.stack("A") == ["silver jar"]
    t = advanced(own, hands={"A": "jar gold", "B": "auto"}, discard="jar").do("A", "pair:gold")
    assert t.stack("A") == ["gold jar"]


@pytest.mark.clause("12.11", "10.5")
def test_what_fits_a_set_of_jars() -> None:
    stacks = {"A": "cash cash", "B": "comic comic / jar gold"}
    hands = {"A": "jar silver gold comic", "B": "silver"}
    t = advanced({"jar_in_sets": "own_kind"}, hands=hands, stacks=stacks)
    assert t.legal("A", "challenge") == {"challenge:1:silver", "challenge:1:gold", "challenge:1:jar"}
    t.do("A", "challenge:1:jar")
    assert t.legal("B") == {"give_up"}
    own = advanced({"jar_in_sets": "own_kind"}, hands={"A": "jar"}, stacks={"A": "jar gold"})
    assert own.legal("A", "upgrade") == set()
