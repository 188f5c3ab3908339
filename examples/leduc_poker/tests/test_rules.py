"""Chapters 1 to 5 of RULES.md: the deal, betting, the public card and the end."""

from __future__ import annotations

import pytest

from spielrunde.kernel.errors import BadOption, GameOver, IllegalMove, NoUndo
from spielrunde.kernel.match import Match

from ..cards import KIND_NAMES, KINDS
from ..state import ROUND_1, ROUND_2
from .conservation import conserve
from .table import GAME, bet, may, play, state, table, told


@pytest.mark.clause("1.1", "2.1", "2.2")
def test_the_deal() -> None:
    s = state(Match.new(GAME, seats=2, seed=4))
    conserve(s)
    assert KIND_NAMES == ("jack", "queen", "king")
    assert (s.deck_size, list(s.hand_size), sum(s.public)) == (4, [1, 1], 0)
    assert list(s.paid) == [1, 1]
    assert list(state(Match.new(GAME, seats=2, options={"ante": 10}, seed=4)).paid) == [10, 10]


def test_equal_cards_are_dealt_in_a_fifth_of_all_games() -> None:
    """One of the five cards left has the rank of the first."""
    pairs = 0
    for seed in range(300):
        s = state(Match.new(GAME, seats=2, seed=seed))
        pairs += [s.hand[0, kind] for kind in range(KINDS)] == [s.hand[1, kind] for kind in range(KINDS)]
    assert 35 < pairs < 85


@pytest.mark.clause("1.2", "1.3")
def test_the_largest_pot_can_be_paid_and_no_chip_is_lost() -> None:
    options = {"ante": 10, "bet_1": 20, "bet_2": 20, "raises": 4}
    match = play("KQ", "crrrrc", "J", "crrrrc", **options)
    conserve(match.state)
    assert list(state(match).paid) == [170, 170]
    assert match.scores() == [170, -170]
    with pytest.raises(BadOption, match="from 1 to 4, not “5”"):
        table("KQ", raises=5)


@pytest.mark.clause("3.1")
def test_the_first_seat_decides_first_in_both_rounds() -> None:
    for first in ("cc", "rc", "crc", "rrc", "crrc"):
        match = table("KQ")
        for number, letter in enumerate(first):
            assert match.acting() == [number % 2]
            bet(match, letter)
        assert (match.acting(), state(match).phase) == ([0], ROUND_2)
    assert bet(match, "c").acting() == [1]


@pytest.mark.clause("3.2", "3.5")
@pytest.mark.parametrize(
    ("bets", "allowed"), [("", "cr"), ("c", "cr"), ("r", "fcr"), ("cr", "fcr"), ("rr", "fc"), ("crr", "fc")]
)
def test_one_folds_to_a_bet_alone_and_raises_at_most_twice(bets: str, allowed: str) -> None:
    """The same in both rounds."""
    for match in (table("KQ"), play("KQ", "rrc")):
        assert "".join(may(bet(match, bets))) == allowed


@pytest.mark.clause("3.5")
def test_the_number_of_raises_is_an_option() -> None:
    assert may(play("KQ", "r", raises=1)) == ["f", "c"]
    assert may(play("KQ", "rrr", raises=4)) == ["f", "c", "r"]
    with pytest.raises(IllegalMove):
        play("KQ", "rrr")


@pytest.mark.clause("3.3", "3.4")
@pytest.mark.parametrize(
    ("first", "second", "paid"),
    [
        ("c", "", [1, 1]),
        ("r", "", [3, 1]),
        ("rr", "", [3, 5]),
        ("crrc", "", [5, 5]),
        ("cc", "r", [5, 1]),
        ("cc", "rr", [5, 9]),
        ("rrc", "crrc", [13, 13]),
    ],
)
def test_a_call_pays_what_is_missing_and_a_raise_the_bet_on_top(first: str, second: str, paid: list[int]) -> None:
    match = play("KQ", first, "J" if second else "", second)
    assert list(state(match).paid) == paid


@pytest.mark.clause("3.3", "3.4")
def test_bets_are_told_with_their_chips() -> None:
    match = table("KQ", bet_1=1)
    assert told(bet(match, "c")) == ["Player 1 checks."]
    assert told(bet(match, "r"), viewer=1) == ["You raise, putting in 1 chip."]
    assert told(bet(match, "r")) == ["Player 1 raises, putting in 2 chips."]
    assert told(bet(match, "c"))[0] == "Player 2 calls with 1 chip."


@pytest.mark.clause("3.6", "4.1", "4.2")
@pytest.mark.parametrize("bets", ["cc", "rc", "crc", "rrc", "crrc"])
def test_a_call_ends_the_round_and_a_card_is_turned_up(bets: str) -> None:
    match = bet(table("KQ"), bets[:-1])
    s = state(match)
    assert (s.phase, sum(s.public)) == (ROUND_1, 0)
    s = state(bet(match, "c"))
    conserve(s)
    assert (s.phase, sum(s.public), s.deck_size, s.raised) == (ROUND_2, 1, 3, 0)
    assert "The public card: " in told(match)[-1]
    with pytest.raises(NoUndo):
        match.undo(match.moments[-1].seat)


@pytest.mark.clause("5.1")
@pytest.mark.parametrize(
    ("bets", "scores"), [(("rf",), [1, -1]), (("crf",), [-1, 1]), (("rrf",), [-3, 3]), (("rc", "J", "rf"), [3, -3])]
)
def test_who_folds_leaves_the_pot_to_the_other(bets: tuple[str, ...], scores: list[int]) -> None:
    match = play("KQ", *bets)
    conserve(match.state)
    assert (match.over, match.end_reason, match.scores()) == (True, "fold", scores)


@pytest.mark.clause("5.2", "5.3", "5.4", "5.5")
@pytest.mark.parametrize(
    ("hands", "public", "reason", "scores"),
    [
        ("JK", "J", "pair", [7, -7]),
        ("KQ", "Q", "pair", [-7, 7]),
        ("KQ", "J", "rank", [7, -7]),
        ("JQ", "K", "rank", [-7, 7]),
        ("QQ", "K", "split", [0, 0]),
    ],
)
def test_a_pair_wins_then_the_higher_rank_and_equal_ones_split(
    hands: str, public: str, reason: str, scores: list[int]
) -> None:
    match = play(hands, "rc", public, "crc")
    conserve(match.state)
    assert (match.end_reason, match.scores()) == (reason, scores)


@pytest.mark.clause("5.6")
def test_one_deal_is_one_game() -> None:
    won, split = play("KQ", "cc", "J", "cc"), play("KK", "cc", "J", "cc")
    assert (won.outcome(), split.outcome()) == ([60, 0], [30, 30])
    with pytest.raises(GameOver):
        won.apply(0, "call")
