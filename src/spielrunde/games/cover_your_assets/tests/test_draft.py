"""Draft piles for two and three players: chapters 13 and 14."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.games.cover_your_assets.draft import hidden_drafts
from spielrunde.games.cover_your_assets.tests.tabletop import Table, table


def two(options: dict[str, Any] | None = None, **more: Any) -> Table:
    """Two players with draft piles."""
    return table(seats=2, options=options, **more)


def three(options: dict[str, Any] | None = None, **more: Any) -> Table:
    """Three players; pile 0 lies between Ada and Bo, 1 between Bo and Cleo, 2 between Cleo and Ada."""
    return table(seats=3, options=options, **more)


ADVANCED = {"advanced": True}


# --- two players (chapter 13) --------------------------------------------------------------------------------------


@pytest.mark.clause("13.3")
@pytest.mark.parametrize(
    ("hand", "drafts", "legal"),
    [
        ("comic", "comic comic comic", {"0", "1", "0+1", "2", "0+2", "1+2", "0+1+2"}),
        ("comic", "comic piano silver", {"0", "2", "0+2"}),
        ("comic", "silver gold piano", {"0", "1"}),
        ("silver", "comic comic gold", {"0", "1", "0+1"}),
        ("silver", "gold comic piano", {"1", "2"}),
        ("comic", "piano piano auto", set()),
        ("silver", "- - -", set()),
    ],
)
def test_what_may_be_drafted(hand: str, drafts: str, legal: set[str]) -> None:
    """At most one wild card in all."""
    t = two(hands={"A": hand}, drafts=drafts)
    assert t.legal("A", "draft") == {f"draft:{hand}:{piles}" for piles in legal}


@pytest.mark.clause("13.3", "13.4")
def test_a_draft_that_is_let_pass() -> None:
    t = two(hands={"A": "comic auto", "B": "piano"}, drafts="comic piano silver")
    t.do("A", "draft:comic:0+2")
    assert (t.phase, t.turn_of, t.stack("A")) == ("window", "B", [])
    assert t.seen("set.0", "B") == ["silver", "comic", "comic"]
    assert t.legal("B") == {"let_pass"}
    t.do("B", "let_pass")
    assert t.stack("A") == ["comic comic silver"]
    assert t.turn_of == "B"


@pytest.mark.clause("13.4", "13.9")
def test_a_draft_that_is_contested_and_who_draws_then() -> None:
    hands = {"A": "comic comic auto auto auto auto", "B": "comic silver cash cash cash cash"}
    t = two(hands=hands, drafts="comic piano auto", pile="gold gold silver piano")
    t.do("A", "draft:comic:0")
    assert t.legal("B") == {"let_pass", "lay:same", "lay:silver"}
    t.do("B", "lay:same")
    assert t.turn_of == "A"
    assert t.legal("A") == {"give_up", "lay:same"}
    t.do("A", "lay:same").do("B", "lay:silver")
    t.do("A", "give_up", drawing="gold gold silver piano")
    assert t.stack("B") == ["comic comic comic comic silver"]
    assert t.hand("A") == "auto auto auto auto gold gold"
    assert t.hand("B") == "piano cash cash cash cash silver"


@pytest.mark.clause("13.4")
def test_a_drafter_who_wins_keeps_everything() -> None:
    t = two(hands={"A": "comic comic auto", "B": "comic cash"}, stacks={"A": "train train"}, drafts="comic piano auto")
    t.do("A", "draft:comic:0").do("B", "lay:same").do("A", "lay:same").do("B", "give_up")
    assert t.stack("A") == ["train train", "comic comic comic comic"]


@pytest.mark.clause("13.5")
def test_contesting_needs_no_set_and_a_first_set_can_be_contested() -> None:
    laid_out: dict[str, Any] = {"hands": {"A": "comic auto", "B": "comic"}, "drafts": "comic - -"}
    assert two(**laid_out).do("A", "draft:comic:0").legal("B") == {"let_pass", "lay:same"}
    needs = {"draft_challenge_needs_set": True}
    assert two(needs, **laid_out).do("A", "draft:comic:0").stack("A") == ["comic comic"]
    t = two(needs, stacks={"B": "auto auto"}, **laid_out).do("A", "draft:comic:0")
    assert t.phase == "window"


@pytest.mark.clause("13.6")
def test_the_next_cards_are_turned_up_only_after_the_battle() -> None:
    t = two(hands={"A": "comic auto", "B": "comic cash"}, drafts="comic comic auto")
    t.face_down(0, "piano piano").face_down(1, "train")
    t.do("A", "draft:comic:0+1", drawing="")
    assert [t.zones()[f"draft.{pile}"].count for pile in range(3)] == [2, 1, 1]
    t.do("B", "lay:same", drawing="")
    assert hidden_drafts(t.state) == 3
    t.do("A", "give_up")
    assert all(t.state.draft_top[pile] >= 0 for pile in range(3))
    assert hidden_drafts(t.state) == 1


@pytest.mark.clause("13.7")
def test_the_discard_pile_and_the_hand_are_still_there_and_cannot_be_contested() -> None:
    t = two(hands={"A": "comic auto auto", "B": "comic auto"}, discard="comic", drafts="piano - -")
    assert t.legal("A", "pair") == {"pair:comic"}
    t.do("A", "pair:comic")
    assert (t.phase, t.stack("A")) == ("turn", ["comic comic"])


@pytest.mark.clause("13.8")
def test_draft_piles_are_not_refilled_and_drafting_goes_on_without_a_draw_pile() -> None:
    t = two(hands={"A": "comic auto", "B": "piano auto"}, drafts="comic piano auto", pile="")
    t.do("A", "draft:comic:0").do("B", "let_pass")
    assert [t.state.draft_size[pile] for pile in range(3)] == [0, 1, 1]
    assert t.legal("B", "draft") == {"draft:piano:1", "draft:auto:2"}


@pytest.mark.clause("13.8")
def test_what_is_left_of_the_piles_counts_for_nobody() -> None:
    t = two({"game_end": "quick"}, hands={"A": "auto"}, stacks={"A": "plane plane"}, drafts="gold - -", pile="")
    t.do("A", "discard:auto")
    assert (t.match.over, t.points) == (True, [30_000, 0])


@pytest.mark.clause("12.1", "13.4")
def test_a_lost_contest_locks_until_the_own_next_turn() -> None:
    hands = {"A": "comic comic piano auto", "B": "comic piano cash cash"}
    t = two(ADVANCED, hands=hands, drafts="comic piano -")
    t.do("A", "draft:comic:0").do("B", "lay:same").do("A", "lay:same").do("B", "give_up")
    assert t.state.locked[1] == 1
    t.do("A", "draft:piano:1")
    assert t.stack("A")[-1] == "piano piano"


@pytest.mark.clause("12.7", "13.4")
def test_a_jar_contests_a_draft() -> None:
    t = two(ADVANCED, hands={"A": "comic comic silver", "B": "jar cash"}, drafts="comic - -")
    t.do("A", "draft:comic:0").do("B", "lay:jar")
    assert t.legal("A") == {"give_up", "lay_two:same+silver"}


@pytest.mark.clause("12.9", "12.10", "12.11", "13.10")
@pytest.mark.parametrize(
    ("rule", "legal"), [("wild", {"draft:jar:0"}), ("never", set()), ("own_kind", {"draft:jar:1"})]
)
def test_jars_in_drafted_sets(rule: str, legal: set[str]) -> None:
    t = two({"advanced": True, "jar_in_sets": rule}, hands={"A": "jar"}, drafts="comic silver -")
    assert t.legal("A", "draft") == legal


@pytest.mark.clause("12.9")
def test_an_open_jar_goes_with_an_asset() -> None:
    t = two(ADVANCED, hands={"A": "comic silver", "B": "auto"}, drafts="jar comic -")
    assert t.legal("A", "draft") == {"draft:comic:0", "draft:comic:1", "draft:comic:0+1", "draft:silver:1"}


@pytest.mark.clause("13.11")
@pytest.mark.parametrize("seats", [2, 3])
def test_option_without_draft_piles(seats: int) -> None:
    t = table(seats=seats, options={"draft_rules": False}, hands={"A": "cabin cabin", "B": "auto"})
    assert t.do("A", "form:cabin:same").stack("A") == ["cabin cabin"]
    assert not any(zone.startswith("draft") for zone in t.zones())


# --- three players (chapter 14) ------------------------------------------------------------------------------------


@pytest.mark.clause("14.2")
@pytest.mark.parametrize(("letter", "piles"), [("A", {"0", "2"}), ("B", {"0", "1"}), ("C", {"1", "2"})])
def test_only_the_own_piles_one_at_a_time(letter: str, piles: set[str]) -> None:
    t = three(hands={letter: "comic"}, drafts="comic comic comic", active=letter)
    assert t.legal(letter, "draft") == {f"draft:comic:{pile}" for pile in piles}


@pytest.mark.clause("14.3")
@pytest.mark.parametrize(("pile", "asked"), [("0", "B"), ("2", "C")])
def test_only_the_neighbour_at_the_pile_may_contest(pile: str, asked: str) -> None:
    t = three(hands={"A": "comic auto", "B": "comic", "C": "comic"}, drafts="comic - comic")
    t.do("A", f"draft:comic:{pile}")
    assert t.turn_of == asked
    t.do(asked, "let_pass")
    assert t.stack("A") == ["comic comic"]


@pytest.mark.clause("14.3")
def test_ordinary_challenges_go_to_anybody() -> None:
    stacks = {"A": "cash cash", "B": "comic comic / auto auto", "C": "comic comic / plane plane"}
    t = three(hands={"A": "auto plane"}, stacks=stacks)
    assert t.legal("A", "challenge") == {"challenge:1:same", "challenge:2:same"}


@pytest.mark.clause("14.2")
def test_option_from_both_piles_and_both_neighbours_are_asked() -> None:
    both = {"draft_3p_both_piles": True}
    laid_out: dict[str, Any] = {
        "hands": {"A": "comic auto", "B": "comic cash", "C": "comic cash"},
        "drafts": "comic - comic",
    }
    t = three(both, **laid_out)
    assert t.legal("A", "draft") == {"draft:comic:0", "draft:comic:2", "draft:comic:0+2"}
    t.do("A", "draft:comic:0+2")
    assert t.turn_of == "B"
    t.do("B", "let_pass")
    assert t.turn_of == "C"
    t.do("C", "lay:same").do("A", "give_up")
    assert t.stack("C") == ["comic comic comic comic"]
    once = three(both, **laid_out).do("A", "draft:comic:0+2").do("B", "lay:same").do("A", "give_up")
    assert (once.stack("B"), once.phase) == (["comic comic comic comic"], "turn")


@pytest.mark.clause("14.4", "14.5")
def test_a_swap_turned_up_exchanges_the_top_sets_at_the_pile() -> None:
    stacks = {"A": "cash cash", "B": "piano piano / auto auto", "C": "plane plane"}
    t = three(ADVANCED, hands={"A": "comic auto", "B": "jewels", "C": "jewels"}, stacks=stacks, drafts="comic - -")
    t.face_down(0, "swap train")
    t.do("A", "draft:comic:0").do("B", "let_pass", drawing="swap train")
    assert t.stack("A") == ["cash cash", "auto auto"]
    assert t.stack("B") == ["piano piano", "comic comic"]
    assert t.stack("C") == ["plane plane"]
    assert (t.state.draft_size[0], t.zones()["removed"].count) == (1, 1)


@pytest.mark.clause("14.4", "14.5")
def test_a_move_turned_up_buries_the_top_sets_at_the_pile() -> None:
    stacks = {"A": "cash cash / plane plane", "C": "auto auto", "B": "cabin cabin / piano piano"}
    t = three(ADVANCED, hands={"A": "comic auto", "B": "jewels", "C": "jewels"}, stacks=stacks, drafts="- - comic")
    t.face_down(2, "move move")
    t.do("A", "draft:comic:2").do("C", "let_pass", drawing="move move")
    assert t.stack("A") == ["plane plane", "comic comic", "cash cash"]
    assert t.stack("C") == ["auto auto"]
    assert t.stack("B") == ["cabin cabin", "piano piano"]
    assert t.state.draft_size[2] == 0


@pytest.mark.clause("14.4")
def test_a_swap_turned_up_needs_two_sets_and_affects_both_of_two_players() -> None:
    t = two(ADVANCED, hands={"A": "comic auto", "B": "jewels"}, drafts="- - comic").face_down(2, "swap piano")
    t.do("A", "draft:comic:2").do("B", "let_pass", drawing="swap piano")
    assert (t.stack("A"), t.stack("B")) == (["comic comic"], [])
    stacks = {"B": "piano piano"}
    t = two(ADVANCED, hands={"A": "comic auto", "B": "jewels"}, drafts="- comic -", stacks=stacks)
    t.face_down(1, "swap").do("A", "draft:comic:1").do("B", "let_pass", drawing="swap")
    assert (t.stack("A"), t.stack("B")) == (["piano piano"], ["comic comic"])
