"""Chapters 1 to 5 of RULES.md: the deal, bidding, the prize and the end."""

from __future__ import annotations

import random

import pytest

from spielrunde.kernel.errors import BadOption, IllegalMove, NotYourTurn, NoUndo

from .tabletop import GAME, Table, table


def kinds(t: Table) -> list[str]:
    """The kinds of event of the last step, or of the deal."""
    return [event.kind for event in t.told()]


@pytest.mark.clause("1.1", "1.2", "1.3", "2.1", "2.2")
def test_the_deal() -> None:
    t = Table.deal(3, seed=4)
    t.conserve()
    s = t.state
    for letter in "ABC":
        assert sorted(f"{t.cards('deck', letter)} {t.hand(letter)}".split()) == sorted("123456" * 2)
        assert len(t.hand(letter).split()) == 3
    assert [s.prizes[kind] + s.prize[kind] for kind in range(6, 9)] == [3, 2, 1]
    assert sum(s.prize[kind] for kind in range(9)) == 1
    assert kinds(t) == ["deal", "deal", "deal", "prize"]


def test_options_change_the_deal() -> None:
    assert len(Table.deal(4, seed=4, hand_cards=5).hand("D").split()) == 5


@pytest.mark.clause("2.3")
def test_a_head_start_is_for_two() -> None:
    assert Table.deal(2, head_start=3).match.scores() == [0, 3]
    with pytest.raises(BadOption, match="for 2 players, not 3"):
        Table.deal(3, head_start=3)


@pytest.mark.clause("3.1")
def test_all_choose_at_once_and_may_take_back_until_they_confirm() -> None:
    t = table("1 2 3", "4 5 6")
    assert t.turn_of == "AB"
    t.do("B", "bid:6")
    assert t.legal("B") == {"confirm"}
    t.undo("B").do("B", "bid:4")
    assert t.turn_of == "AB"
    with pytest.raises(IllegalMove):
        t.do("A", "bid:6")
    assert t.hand("B") == "4 5 6"


@pytest.mark.clause("3.2")
def test_a_confirmed_bid_lies_face_down_and_stays() -> None:
    t = table("1 2 3", "4 5 6").do("B", "bid:4", "confirm")
    assert t.turn_of == "A"
    assert (t.cards("bid", "B"), t.hand("B")) == ("4", "5 6")
    with pytest.raises(NotYourTurn):
        t.do("B", "bid:5")
    t.do("A", "bid:1")
    with pytest.raises(NoUndo):
        t.undo("B")


@pytest.mark.clause("3.3")
def test_a_card_is_swapped_once_a_round_before_choosing() -> None:
    t = table("1 2 3", "4 5 6").do("A", "swap:1")
    assert kinds(t) == ["put_back", "draw"]
    assert len(t.hand("A").split()) == 3
    with pytest.raises(NoUndo):
        t.undo("A")
    assert t.legal("A") == t.legal("A", "bid")
    assert t.legal("B", "swap") == {"swap:4", "swap:5", "swap:6"}
    assert table("1 2 3", "4 5 6", swap=False).legal("B") == {"bid:4", "bid:5", "bid:6"}


def test_a_swapped_card_may_come_back() -> None:
    """Put back first, then drawn: a twelfth of the cards is the very one."""
    same = 0
    for seed in range(200):
        t = Table.deal(2, seed, hand_cards=1)
        before = t.hand("A")
        same += t.do("A", f"swap:{before}").hand("A") == before
    assert 10 < same < 70


@pytest.mark.clause("4.1", "4.5")
def test_the_highest_bid_wins_the_prize_and_the_next_round_begins() -> None:
    t = table("1 2 3", "4 5 6", "3 5 6", prize="crown").bids(3, 4, 6)
    assert t.points == [0, 0, 5]
    assert t.cards("won", "C") == "crown"
    assert [t.cards("spent", letter) for letter in "ABC"] == ["3", "4", "6"]
    assert kinds(t) == ["commit", "reveal", "reveal", "reveal", "win", "draw", "draw", "draw", "prize"]
    assert [len(t.hand(letter).split()) for letter in "ABC"] == [3, 3, 3]
    assert t.turn_of == "ABC"
    assert (t.state.turn, t.state.round) == (2, 2)


@pytest.mark.clause("4.2", "4.4")
def test_equal_bids_cancel_each_other() -> None:
    t = table("1 2 6", "3 4 6", "2 5 6").bids(6, 6, 5)
    assert t.points == [0, 0, 3]
    t = table("1 2 6", "3 4 6").bids(6, 6)
    assert t.points == [0, 0]
    assert "aside" in kinds(t)


@pytest.mark.clause("4.3")
@pytest.mark.parametrize(("prize", "part"), [("silver", 1), ("gold", 1), ("crown", 2)])
def test_equal_bids_share_rounded_down(prize: str, part: int) -> None:
    t = table("1 2 6", "3 4 6", "2 5 6", prize=prize, tie="share").bids(6, 6, 5)
    assert t.points == [part, part, 0]
    assert kinds(t).count("share") == 2
    assert "aside" in kinds(t)


@pytest.mark.clause("5.1")
def test_the_game_ends_after_the_last_round_or_at_the_target() -> None:
    t = table("1 6", "2 5", rounds=1).bids(1, 2)
    assert (t.match.over, t.match.end_reason) == (True, "last_round")
    t = table("1 6", "2 5", prize="crown", target=5).bids(6, 2)
    assert (t.match.over, t.match.end_reason) == (True, "target")
    assert kinds(t)[-1] == "end"


@pytest.mark.clause("5.2")
def test_most_points_win_and_a_tie_is_shared() -> None:
    t = table("1 6", "2 5", rounds=1).bids(6, 2)
    assert t.match.outcome() == [60, 0]
    t = table("1 6", "2 6", rounds=1).bids(6, 6)
    assert t.match.outcome() == [30, 30]


def test_random_games_of_the_plugin_meet_all_its_events() -> None:
    met: set[str] = set()
    for seed in range(20):
        draw = random.Random(seed)
        t = Table.deal(4, seed, tie=("cancel", "share")[seed % 2])
        while not t.match.over:
            letter = draw.choice(t.turn_of)
            met.update(kinds(t.do(letter, draw.choice(sorted(t.legal(letter))))))
    assert met | {"deal"} == {kind.name for kind in GAME.events.kinds}
