"""The cards and how a round is dealt: chapters 1, 2, 13, 14 and 15."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.games.cover_your_assets.cards import ASSETS, FITTING, GOLD, JAR, KIND_NAMES, MOVE, SILVER, SWAP
from spielrunde.games.cover_your_assets.tests.conservation import conserve
from spielrunde.games.cover_your_assets.tests.tabletop import Table


def deck(t: Table) -> dict[str, int]:
    return {name: t.state.deck[kind] for kind, name in enumerate(KIND_NAMES)}


def dollars(t: Table) -> int:
    return sum(t.state.deck[kind] * t.state.value[kind] for kind in range(FITTING))


@pytest.mark.clause("1.1", "1.2", "1.3")
def test_the_classic_and_the_advanced_deck() -> None:
    assets = {"comic": 10, "piano": 10, "train": 10, "jewels": 9, "cash": 9, "piggy": 9, "scooter": 9, "plane": 9}
    assets |= {"auto": 9, "cabin": 8}
    actions = {"jar": 2, "swap": 2, "move": 2}
    assert deck(Table.deal(4)) == assets | {"silver": 8, "gold": 4} | dict.fromkeys(actions, 0)
    assert deck(Table.deal(4, advanced=True)) == assets | {"silver": 8, "gold": 4} | actions


@pytest.mark.clause("1.4", "13.1", "15.1")
@pytest.mark.parametrize(
    ("seats", "options", "cards", "worth"),
    [
        (4, {}, 104, 1_385_000),
        (4, {"advanced": True}, 110, 1_387_000),
        (2, {}, 93, 1_125_000),
        (2, {"advanced": True}, 99, 1_127_000),
        (3, {}, 104, 1_385_000),
        (2, {"draft_rules": False}, 104, 1_385_000),
        (5, {"edition": "2011"}, 110, 1_360_000),
        (2, {"edition": "2011"}, 110, 1_360_000),
    ],
)
def test_check_sums(seats: int, options: dict[str, Any], cards: int, worth: int) -> None:
    t = Table.deal(seats, **options)
    assert sum(deck(t).values()) == cards
    assert dollars(t) == worth


@pytest.mark.clause("1.4")
def test_assets_and_wild_cards_are_worth_what_the_check_sum_says() -> None:
    s = Table.deal(4).state
    assert sum(s.deck[kind] * s.value[kind] for kind in range(ASSETS)) == 985_000
    assert s.deck[SILVER] * s.value[SILVER] + s.deck[GOLD] * s.value[GOLD] == 400_000
    assert [s.value[kind] for kind in (SILVER, GOLD, JAR)] == [25_000, 50_000, 1_000]


@pytest.mark.clause("2.1", "2.2", "13.2", "14.1", "13.11", "15.2")
@pytest.mark.parametrize(
    ("seats", "options", "hand", "pile"),
    [
        (4, {}, 5, 83),
        (5, {}, 5, 78),
        (6, {}, 5, 73),
        (4, {"advanced": True}, 6, 85),
        (5, {"advanced": True}, 6, 79),
        (6, {"advanced": True}, 6, 73),
        (3, {}, 5, 58),
        (3, {"advanced": True}, 6, 61),
        (3, {"advanced": True, "hand_3p_advanced": 5}, 5, 64),
        (2, {}, 6, 50),
        (2, {"advanced": True}, 6, 56),
        (2, {"draft_rules": False}, 5, 93),
        (3, {"draft_rules": False}, 5, 88),
        (2, {"draft_rules": False, "advanced": True}, 6, 97),
        (4, {"edition": "2011"}, 4, 93),
        (3, {"edition": "2011"}, 5, 94),
        (2, {"edition": "2011"}, 5, 99),
    ],
)
def test_cards_after_the_deal(seats: int, options: dict[str, Any], hand: int, pile: int) -> None:
    t = Table.deal(seats, **options)
    s = t.state
    conserve(s)
    gone = sum(s.removed[kind] for kind in (SWAP, MOVE))
    assert [s.hand_size[seat] for seat in range(seats)] == [hand] * seats
    assert s.pile_size == pile
    drafts = [10, 10, 10] if seats < 4 and options.get("draft_rules", "edition" not in options) else [0, 0, 0]
    assert sum(s.draft_size[pile] for pile in range(3)) == sum(drafts) - gone
    assert s.discards == 1


@pytest.mark.clause("2.3", "11.6")
def test_any_card_may_start_the_discard_pile() -> None:
    tops = {Table.deal(6, seed, advanced=True).top for seed in range(400)}
    assert tops >= {"silver", "gold", "jar", "swap", "move"}


@pytest.mark.clause("2.4", "2.5")
def test_the_first_dealer_is_drawn_and_the_deal_moves_to_the_left() -> None:
    assert {Table.deal(4, seed).turn_of for seed in range(40)} == set("ABCD")
    t = Table.deal(4, start_seat=3, game_end="three")
    starters = [t.turn_of]
    while not t.match.over:
        turn, played = t.state.round, t.match.acting()[0]
        t.match.apply(played, t.match.legal(played)[0])
        if t.state.round > turn:
            starters.append(t.turn_of)
    assert starters == ["C", "D", "A"]


@pytest.mark.clause("2.5")
def test_play_goes_clockwise() -> None:
    t = Table.deal(4, start_seat=3)
    order = ""
    for _ in range(5):
        order += t.turn_of
        t.do(t.turn_of, min(t.legal(t.turn_of, "discard")))
    assert order == "CDABC"


@pytest.mark.clause("14.5")
def test_action_cards_turned_up_while_laying_out_are_only_removed() -> None:
    gone = 0
    for seed in range(40):
        s = Table.deal(3, seed, advanced=True).state
        conserve(s)
        assert all(0 <= s.draft_top[pile] < SWAP for pile in range(3))
        gone += s.removed[SWAP] + s.removed[MOVE]
        assert sum(s.draft_size[pile] for pile in range(3)) == 30 - s.removed[SWAP] - s.removed[MOVE]
    assert gone > 0


@pytest.mark.clause("13.10")
@pytest.mark.parametrize("rule", ["never", "own_kind"])
def test_jars_are_kept_out_of_the_draft_piles(rule: str) -> None:
    kept = [Table.deal(2, seed, advanced=True, jar_in_sets=rule).state.drafts[JAR] for seed in range(30)]
    mixed = [Table.deal(2, seed, advanced=True).state for seed in range(30)]
    assert kept == [0] * 30
    assert any(s.drafts[JAR] or JAR in [s.draft_top[pile] for pile in range(3)] for s in mixed)
