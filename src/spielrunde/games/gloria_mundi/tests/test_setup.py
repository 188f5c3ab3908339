"""Components and set-up (chapters 1, 2)."""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_mundi.cards import HAND, PRINTED, TYPE_NAMES
from spielrunde.games.gloria_mundi.state import UNSEEN
from spielrunde.games.gloria_mundi.tests.tabletop import GAME, IDS, Table, table
from spielrunde.kernel.errors import BadOption
from spielrunde.kernel.match import Match
from spielrunde.testing.recorded import trees
from spielrunde.testing.tabletop import LETTERS, seat_number

TABLE = {2: (12, 9, 9), 3: (8, 6, 6), 4: (7, 5, 5), 5: (6, 4, 4), 6: (5, 3, 3)}
LEFT = {2: (6, 2, 2), 3: (6, 2, 2), 4: (2, 0, 0), 5: (0, 0, 0), 6: (0, 2, 2)}


@pytest.mark.clause("1.1", "2.2", "2.3")
@pytest.mark.parametrize("seats", TABLE)
def test_cards_by_players(seats: int) -> None:
    t = Table.deal(seats)
    assert tuple(int(n) for n in HAND[seats - 2]) == TABLE[seats]
    assert tuple(PRINTED[kind] - seats * TABLE[seats][kind] for kind in range(3)) == LEFT[seats]
    for letter in t.letters:
        assert [t.hand(letter).split().count(name) for name in TYPE_NAMES] == [n - 1 for n in TABLE[seats]]
        assert t.display(letter) == "farm city peace"


@pytest.mark.clause("2.1")
def test_everybody_starts_in_rome_with_three_counters_and_no_glory() -> None:
    t = Table.deal(5)
    for letter in "ABCDE":
        assert (t.stock(letter), t.steps(letter)) == ("1F 1G 1P", 0)


@pytest.mark.clause("1.3")
def test_counters_never_run_out() -> None:
    t = table(seats=2, stock={"A": "900F"}, display={"A": "farm farm city peace"})
    t.do("A", "play:farm")
    assert t.stock("A") == "903F"


@pytest.mark.clause("2.4", "1.2", "1.4")
def test_the_goth_far_off_the_stack_shuffled_the_forum_empty_but_for_the_first_building() -> None:
    t = Table.deal(4)
    s = t.state
    assert (s.goth, s.run, s.spaces, s.africa) == (0, 0, 36, 38)
    assert t.forum[1:] == ["-"] * 5
    assert t.forum[0] in IDS
    assert (s.card_count, s.stack_size) == (57, 56)
    assert len({Table.deal(4, seed).forum[0] for seed in range(30)}) > 15


@pytest.mark.clause("2.5")
def test_the_first_player_is_drawn() -> None:
    assert {Table.deal(3, seed).turn_of for seed in range(20)} == {"A", "B", "C"}


@pytest.mark.clause("2.6")
def test_the_bonus_of_later_players() -> None:
    t = Table.deal(6, seat_bonus=True)
    first = seat_number(t.turn_of)
    order = [LETTERS[(first + place) % 6] for place in range(6)]
    stocks = [t.stock(letter) for letter in order]
    assert stocks == ["1F 1G 1P", "2F 1G 1P", "2F 2G 1P", "2F 2G 2P", "3F 2G 2P", "3F 3G 2P"]


def test_a_game_begins_with_one_of_three_types() -> None:
    assert {tree["counts"][0] for tree in trees(GAME)} == {3}


@pytest.mark.clause("1.5")
@pytest.mark.parametrize("seats", TABLE)
def test_every_card_is_accounted_for_at_the_deal(seats: int) -> None:
    t = Table.deal(seats, seed=seats)
    t.conserve()
    assert sum(t.state.where[card] == UNSEEN for card in range(57)) == 56


@pytest.mark.clause("12.3")
def test_numbers_of_the_start_are_options() -> None:
    t = Table.deal(2, start_food=3, start_gold=0, start_peace=9, start_glory=2, hand_farm=4, hand_city=2, hand_peace=10)
    assert (t.stock("A"), t.hand("A").split()) == ("3F 9P 2Y", ["farm"] * 3 + ["city"] + ["peace"] * 9)
    t = Table.deal(2, goth_spaces=6, flee_steps=12, stack_cards=8)
    assert (t.state.spaces, t.state.africa, t.state.stack_size) == (6, 12, 7)


@pytest.mark.clause("12.3")
def test_a_longer_track_begins_again_with_its_first_space() -> None:
    t = table(seats=2, options={"goth_spaces": 40}, goth=36, stock={"A": "1F"})
    t.do("A", "play:peace", "tribute")
    assert t.laid == {37: "1F"}


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (4, {"hand_farm": 8}, "7"),
        (6, {"hand_city": 4}, "3"),
        (3, {"hand_peace": 7}, "6"),
        (2, {"hand_farm": 1, "hand_city": 1, "hand_peace": 1}, "hand_farm"),
        (2, {"stack_cards": 1}, "6"),
        (2, {"goth_spaces": 5}, "6"),
        (2, {"flee_steps": 2}, "6"),
    ],
)
def test_numbers_that_make_no_game_are_refused(seats: int, options: dict[str, int], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        Match.new(GAME, seats=seats, options=options, seed=1)
