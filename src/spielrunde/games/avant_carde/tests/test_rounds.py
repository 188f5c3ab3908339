"""Chapters 8 to 11: the end, cleaning up, the game for one, switches."""

from __future__ import annotations

import pytest

from spielrunde.games.avant_carde.cards import KINDS
from spielrunde.games.avant_carde.tests.tabletop import Table, buying, laying, new
from spielrunde.kernel.errors import BadOption
from spielrunde.testing.tabletop import seat_number


def end_round(t: Table, first: str = "A") -> Table:
    """Everybody ends the turn."""
    start = seat_number(first)
    for letter in t.letters[start:] + t.letters[:start]:
        t.do(letter, "end_turn")
    return t


# --- the end -----------------------------------------------------------------------------------------------------

RICH = "r5 o5 b5"
"""$6: one award."""


@pytest.mark.clause("8.3", "9.1")
def test_the_round_in_which_the_stack_runs_out_is_played_to_its_end() -> None:
    t = buying({"A": RICH, "B": "p5 p13 p1"}, awards={"A": 12, "B": 11})
    t.do("A", "end_turn")
    assert t.state.taken == 24
    assert "The stack of awards is empty: this is the last round." in t.sentences()
    assert t.turn_of == "B"
    t.do("B", "end_turn")
    assert (t.match.over, t.match.end_reason, t.state.hand_size[0]) == (True, "stack_empty", 0)
    assert t.state.line_size[0] == 0


@pytest.mark.clause("8.4")
def test_awards_beyond_the_stack_are_never_refused() -> None:
    t = buying({"A": RICH, "B": "p5 p5 p6 p6 p7 p7"}, awards={"A": 23, "B": 0})
    end_round(t)
    assert (t.state.taken, t.points) == (28, [24, 4])


@pytest.mark.clause("8.5")
@pytest.mark.parametrize(
    ("awards", "change", "shares"),
    [
        ({"A": 11, "B": 13}, "A", [0, 60, 0]),
        ({"A": 12, "B": 12}, "B", [0, 60, 0]),
        ({"A": 12, "B": 12}, "C", [30, 30, 0]),
        ({"A": 12, "B": 12}, "AB", [30, 30, 0]),
        ({"A": 12, "B": 12, "C": 12}, "AC", [30, 0, 30]),
        ({"A": 12, "B": 12, "C": 12}, "", [20, 20, 20]),
    ],
)
def test_who_wins(awards: dict[str, int], change: str, shares: list[int]) -> None:
    t = buying(dict.fromkeys("ABC", "w1"), seats=3, awards=awards, change=change)
    for letter in "ABC":
        t.do(letter, *(["bury:2"] if letter in change else []))
        t.state.spent = t.state.earned  # nothing left over, so that nobody takes another token
        t.do(letter, "end_turn")
    assert t.match.outcome() == shares


@pytest.mark.clause("8.6", "11.4")
def test_the_limit_of_rounds() -> None:
    t = end_round(buying({}, round_number=60))
    assert t.match.end_reason == "round_limit"
    assert end_round(buying({}, round_number=59)).turn_of == "AB"
    assert end_round(buying({}, round_number=2, max_rounds=2)).match.over


# --- cleaning up -------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.1", "9.2")
def test_lines_go_to_the_discard_piles_and_the_token_to_the_left() -> None:
    t = buying({"A": "r1 r11", "B": "o1"}, seats=3, first="B", decks={"A": "r2 o2 b2 p2 r3 o3 b3"})
    end_round(t, "B")
    assert t.state.first == 2
    assert t.cards("discard", "A") == "r1 r11"
    assert t.state.hand_size[0] == 7


@pytest.mark.clause("9.3")
@pytest.mark.parametrize(("awards", "gem"), [({"B": 1, "C": 1}, "A"), ({"C": 1}, ""), ({"A": 2, "B": 1, "C": 3}, "B")])
def test_the_hidden_gem(awards: dict[str, int], gem: str) -> None:
    t = end_round(buying({}, seats=3, awards=awards, gem="B"))
    assert "".join("ABC"[seat] for seat in range(3) if t.state.gem[seat]) == gem
    said = {"A": "goes to Ada.", "B": "goes to Bo.", "": "lies in the middle."}
    assert f"The hidden gem {said[gem]}" in t.sentences()


@pytest.mark.clause("11.3")
@pytest.mark.parametrize(
    ("awards", "gems"),
    [
        ({"A": 0, "B": 1, "C": 2, "D": 3}, "AB"),
        ({"A": 0, "B": 1, "C": 1, "D": 3}, "A"),
        ({"A": 0, "B": 0, "C": 1, "D": 3}, "C"),
        ({"A": 0, "B": 0, "C": 1, "D": 1}, ""),
        ({"A": 2, "B": 2, "C": 2, "D": 2}, ""),
    ],
)
def test_a_second_gem(awards: dict[str, int], gems: str) -> None:
    t = end_round(buying({}, seats=4, awards=awards, gems=2))
    assert "".join("ABCD"[seat] for seat in range(4) if t.state.gem[seat]) == gems
    with pytest.raises(BadOption):
        new(2, gems=2)


@pytest.mark.clause("9.4", "12.3")
def test_a_deck_is_made_anew_only_when_a_card_is_needed() -> None:
    seven = "r2 o2 b2 p2 r3 o3 b3"
    t = end_round(buying({"A": "r11"}, decks={"A": seven}, discards={"A": "g2"}))
    assert (t.state.deck_size[0], t.cards("discard", "A")) == (0, "g2 r11")
    t = end_round(buying({"A": "r11"}, decks={"A": "r2 o2 b2"}, discards={"A": "r7 o7 b7 p7 r6 o6"}))
    hand = t.hand("A").split()
    assert {"r2", "o2", "b2"} <= set(hand)
    assert len(hand) == 7
    assert (t.state.deck_size[0], t.state.discard_size[0]) == (3, 0)
    assert t.cards("sure", "A") == "r2 o2 b2"


@pytest.mark.clause("9.5", "11.4")
def test_smaller_and_larger_hands() -> None:
    t = end_round(buying({"A": "r1 r11"}, discards={"A": "g2"}))
    assert t.hand("A") == "r1 g2 r11"
    assert [new(hand_cards=cards).state.hand_size[0] for cards in (3, 10)] == [3, 10]


@pytest.mark.clause("9.6", "12.3")
def test_what_lies_on_top_comes_first() -> None:
    t = buying({"A": "r3 o3"}, decks={"A": "r2 o2 b2 p2 r5 o5 b5"}, discards={"A": "r7 o7"}, patrons="b")
    t.do("A", "use:3", "put_on_top:r7", "use:3", "put_on_top:o7")
    assert t.zones("B")["deck.0"].note.startswith("on top: Orange 7, Red 7, Red 2")
    end_round(t)
    assert t.hand("A") == "r2 o2 p2 b2 r5 r7 o7"
    assert t.cards("deck", "A") == "o5 b5"
    assert t.state.tops[0] == 2


@pytest.mark.clause("11.1", "12.3")
def test_the_beginner_shuffle() -> None:
    decks = {"A": "r2 o2 b2 p2 r5 o5 b5"}
    hands = set()
    for option in (False, True):
        t = end_round(buying({"A": "r11"}, decks=decks, discards={"A": "r7 o7 b7 p7"}, beginner_shuffle=option))
        hands.add((t.hand("A"), t.state.discard_size[0], t.state.deck_size[0], t.cards("sure", "A")))
    straight, mixed = sorted(hands, key=lambda found: -found[1])
    assert straight == ("r2 o2 p2 b2 r5 o5 b5", 5, 0, "r2 o2 p2 b2 r5 o5 b5")
    assert mixed[1:] == (0, 5, "")


# --- alone -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("10.1")
def test_levels_and_the_end_alone() -> None:
    goals = [new(1, level=level).state.goal for level in ("easy", "normal", "hard", "expert")]
    assert goals == [10, 12, 16, 20]
    t = buying({"A": RICH}, seats=1, awards={"A": 9}, round_number=4).do("A", "end_turn")
    assert (t.match.end_reason, t.match.outcome()) == ("solo_won", [60])
    assert (won := t.view("A").result)
    assert won.text == "10 awards of 10: the exhibition is a triumph"
    assert buying({}, seats=1, round_number=2, solo_rounds=2).do("A", "end_turn").match.over
    assert not buying({}, seats=1, round_number=2, solo_rounds=3).do("A", "end_turn").match.over
    t = buying({"A": RICH}, seats=1, awards={"A": 8}, round_number=9).do("A", "end_turn")
    assert (t.match.end_reason, t.match.outcome()) == ("solo_lost", [0])
    assert (lost := t.view("A", "de").result)
    assert lost.text == "9 von 10 Auszeichnungen: Diesmal reicht es nicht"


@pytest.mark.clause("10.2", "10.3")
def test_the_token_blocks_one_stack_after_the_other() -> None:
    t = new(1)
    blocked = {}
    while not t.match.over:
        if t.state.phase == 0:
            blocked[t.state.round] = t.state.blocked + 2
        for word in (t.match.game.actions.id(number) for number in t.match.legal(0)):
            if word.split(":")[0] in ("play", "end_turn", "skip"):
                t.do("A", word)
                break
        else:
            t.do("A", "confirm")
        if "confirm" in t.legal("A"):
            t.do("A", "confirm")
    assert list(blocked.values()) == [2, 3, 4, 5, 6, 7, 2, 3, 4]
    t = buying({"A": "r6 r1 r11"}, seats=1, patrons="b")
    t.state.blocked = 1
    assert not {"buy:3", "gain:3"} & t.legal("A")
    assert {"buy:2", "gain:2", "gain:4", "bury:3"} <= t.legal("A")
    assert t.zones()["gallery.3"].marks == ["handshake", "blocked"]


@pytest.mark.clause("10.4")
def test_two_burials_alone() -> None:
    t = buying({"A": "r1"}, seats=1).do("A", "bury:2", "bury:2")
    assert "bury:2" not in t.legal("A")
    assert buying({"A": "r1"}, seats=1, burials_per_turn=0).state.burials == 1


@pytest.mark.clause("10.5")
def test_no_gem_alone_but_change_and_the_crowd() -> None:
    t = buying({"A": "r2"}, seats=1).do("A", "end_turn")
    assert (t.state.gem[0], t.state.change[0]) == (0, 1)
    assert buying({"A": "r2"}, seats=1).state.earned == 2
    assert not any(counter.startswith("gem") for counter in t.counters())


# --- numbers that can be changed ---------------------------------------------------------------------------------


@pytest.mark.clause("11.4")
def test_prices() -> None:
    t = buying({"A": "r1 r11"}, cost_7=1, cost_2=3)
    assert "buy:7" in t.legal("A")
    assert "buy:2" not in t.legal("A")
    assert t.zones()["gallery.7"].note == "$1"


@pytest.mark.clause("11.4")
def test_a_further_award_is_never_cheaper() -> None:
    for name, least in (("award_2", 6), ("award_3", 8), ("award_4", 10)):
        with pytest.raises(BadOption, match=f"{name}.*{least}"):
            new(2, **{name: least - 1})
        assert new(2, **{name: least}).state.awards[0] == 0


def test_an_unknown_seat_cannot_begin() -> None:
    with pytest.raises(BadOption, match="start"):
        new(2, start_seat=3)


def test_the_sheet_of_a_round() -> None:
    t = end_round(buying({"A": RICH, "B": "w1"}, awards={"B": 2}))
    sheet = t.view("A").sheets[-1]
    assert sheet.title == "Round 1"
    assert [row.cells for row in sheet.rows] == [["3", "1"], ["$6", "$1"], ["1", "0"], ["1", "2"]]


def test_numbers_live_in_the_turn() -> None:
    t = buying({"A": RICH}, change="A")
    counters = t.counters("B")
    assert (counters["earned.0"], counters["left.0"], counters["gives.0"], counters["burials.0"]) == (6, 6, 1, 1)
    assert "$6" in t.view("A").prompt
    assert t.view("A").detail == "$6 earned: 1 award · still open: a burial and the change token"
    t.do("A", "buy:4")
    assert t.counters("B")["left.0"] == 2
    assert t.counters("B")["earned.0"] == 6
    assert "2\xa0$" in t.view("B", "de").prompt


def test_only_a_power_that_can_be_used_is_still_open() -> None:
    open_now = [
        buying({"A": "r6"}, patrons="a", burials_per_turn=0),
        buying({"A": "r3"}, patrons="b", burials_per_turn=0),
        buying({"A": "r6"}, patrons="a", discards={"A": "g2"}, burials_per_turn=0),
        buying({"A": "r3"}, patrons="b", discards={"A": "g2"}, burials_per_turn=0),
        buying({"A": "r6"}, patrons="b", burials_per_turn=0),
        buying({"A": "r6"}, patrons="b", gallery={2: "", 3: "", 4: ""}, burials_per_turn=0),
        buying({"A": "r3 r5"}, patrons="c", patron_5="beginner", burials_per_turn=0),
    ]
    assert ["a power" in t.view("A").detail for t in open_now] == [False, False, False, True, True, False, True]


def test_what_others_are_told_of_a_line_with_draws() -> None:
    t = laying({"A": "r7 b14", "B": "o1"}, decks={"A": "r1"}, discards={"A": "o3 g2"})
    t.lay("A", "r7").do("A", "draw", "play:r1", "confirm").lay("B", "o1").do("B", "confirm")
    told = t.sentences("B")
    assert "Ada drew 2 cards for it." in told
    assert sum(t.state.discard[0, k] for k in range(KINDS)) == t.zones("B")["discard.0"].count
