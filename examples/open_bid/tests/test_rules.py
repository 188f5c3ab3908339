"""Chapters 1 to 5 of RULES.md: the deal, bidding, the prize and the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spielrunde.kernel.errors import BadOption, IllegalMove, NotYourTurn, NoUndo
from spielrunde.kernel.match import Match

from ..cards import CROWN
from .conservation import conserve
from .table import GAME, bid, cards, table, told


@pytest.mark.clause("1.1", "1.2", "1.3", "2.1", "2.2")
def test_the_deal() -> None:
    match = Match.new(GAME, seats=3, seed=4)
    s: Any = match.state
    conserve(s)
    for seat in range(3):
        assert sorted(cards(match, "deck", seat) + cards(match, "hand", seat)) == sorted("123456" * 2)
        assert len(cards(match, "hand", seat)) == 3
    assert [s.prizes[kind] + s.prize[kind] for kind in range(6, 9)] == [3, 2, 1]
    assert sum(s.prize[kind] for kind in range(9)) == 1
    assert told(match, 0) == ["deal", "deal", "deal", "prize"]


def test_options_change_the_deal() -> None:
    assert len(cards(Match.new(GAME, seats=4, options={"hand_cards": 5}, seed=4), "hand", 3)) == 5


@pytest.mark.clause("2.3")
def test_a_head_start_is_for_two() -> None:
    assert Match.new(GAME, seats=2, options={"head_start": 3}, seed=1).scores() == [0, 3]
    with pytest.raises(BadOption, match="for 2 players, not 3"):
        Match.new(GAME, seats=3, options={"head_start": 3}, seed=1)


@pytest.mark.clause("3.1")
def test_all_choose_at_once_and_may_take_back_until_they_confirm() -> None:
    match = table(["123", "456"])
    assert match.acting() == [0, 1]
    match.apply(1, "bid:six")
    assert [choice.id for choice in match.choices(1)] == ["confirm"]
    match.undo(1)
    match.apply(1, "bid:four")
    assert match.acting() == [0, 1]
    with pytest.raises(IllegalMove):
        match.apply(0, "bid:six")
    assert cards(match, "hand", 1) == "456"


@pytest.mark.clause("3.2")
def test_a_confirmed_bid_lies_face_down_and_stays() -> None:
    match = table(["123", "456"])
    match.apply(1, "bid:four")
    match.apply(1, "confirm")
    assert match.acting() == [0]
    assert (cards(match, "bid", 1), cards(match, "hand", 1)) == ("4", "56")
    with pytest.raises(NotYourTurn):
        match.apply(1, "bid:five")
    match.apply(0, "bid:one")
    with pytest.raises(NoUndo):
        match.undo(1)


@pytest.mark.clause("3.3")
def test_a_card_is_swapped_once_a_round_before_choosing() -> None:
    match = table(["123", "456"])
    match.apply(0, "swap:one")
    conserve(match.state)
    assert told(match) == ["put_back", "draw"]
    assert len(cards(match, "hand", 0)) == 3
    with pytest.raises(NoUndo):
        match.undo(0)
    assert {choice.action["do"] for choice in match.choices(0)} == {"bid"}
    assert {choice.action["do"] for choice in match.choices(1)} == {"bid", "swap"}
    assert {choice.action["do"] for choice in table(["123", "456"], swap=False).choices(1)} == {"bid"}


def test_a_swapped_card_may_come_back() -> None:
    """Put back first, then drawn: a twelfth of the cards is the very one."""
    same = 0
    for seed in range(200):
        match = Match.new(GAME, seats=2, options={"hand_cards": 1}, seed=seed)
        before = cards(match, "hand", 0)
        match.apply(0, match.legal(0)[-1])
        same += cards(match, "hand", 0) == before
    assert 10 < same < 70


@pytest.mark.clause("4.1", "4.5")
def test_the_highest_bid_wins_the_prize_and_the_next_round_begins() -> None:
    match = table(["123", "456", "356"], prize="crown")
    bid(match, 3, 4, 6)
    assert match.scores() == [0, 0, 5]
    s: Any = match.state
    assert s.won[2, CROWN] == 1
    assert [cards(match, "spent", seat) for seat in range(3)] == ["3", "4", "6"]
    assert told(match) == ["commit", "reveal", "reveal", "reveal", "win", "draw", "draw", "draw", "prize"]
    assert [len(cards(match, "hand", seat)) for seat in range(3)] == [3, 3, 3]
    assert match.acting() == [0, 1, 2]
    assert (s.turn, s.round) == (2, 2)


@pytest.mark.clause("4.2", "4.4")
def test_equal_bids_cancel_each_other() -> None:
    match = table(["126", "346", "256"])
    bid(match, 6, 6, 5)
    assert match.scores() == [0, 0, 3]
    match = table(["126", "346"])
    bid(match, 6, 6)
    assert match.scores() == [0, 0]
    assert "aside" in told(match)


@pytest.mark.clause("4.3")
@pytest.mark.parametrize(("prize", "part"), [("silver", 1), ("gold", 1), ("crown", 2)])
def test_equal_bids_share_rounded_down(prize: str, part: int) -> None:
    match = table(["126", "346", "256"], prize=prize, tie="share")
    bid(match, 6, 6, 5)
    assert match.scores() == [part, part, 0]
    assert told(match).count("share") == 2
    assert "aside" in told(match)
    conserve(match.state)


@pytest.mark.clause("5.1")
def test_the_game_ends_after_the_last_round_or_at_the_target() -> None:
    match = table(["16", "25"], rounds=1)
    bid(match, 1, 2)
    assert (match.over, match.end_reason) == (True, "last_round")
    match = table(["16", "25"], prize="crown", target=5)
    bid(match, 6, 2)
    assert (match.over, match.end_reason) == (True, "target")
    assert told(match)[-1] == "end"


@pytest.mark.clause("5.2")
def test_most_points_win_and_a_tie_is_shared() -> None:
    match = table(["16", "25"], rounds=1)
    bid(match, 6, 2)
    assert match.outcome() == [60, 0]
    match = table(["16", "26"], rounds=1)
    bid(match, 6, 6)
    assert match.outcome() == [30, 30]


def test_random_games_of_the_plugin_meet_all_its_events() -> None:
    kinds: set[str] = set()
    for seed in range(20):
        draw = random.Random(seed)
        match = Match.new(GAME, seats=4, options={"tie": ("cancel", "share")[seed % 2]}, seed=seed)
        while not match.over:
            seat = draw.choice(match.acting())
            match.apply(seat, draw.choice(match.legal(seat)))
            kinds.update(told(match))
    assert kinds | {"deal"} == {kind.name for kind in GAME.events.kinds}
