"""The sensible player lays what it can, spends what it has, and leaves random play far behind."""

from __future__ import annotations

from spielrunde.games.avant_carde.cards import KINDS
from spielrunde.games.avant_carde.search import WORK, best_card, longest_line
from spielrunde.games.avant_carde.tests.tabletop import GAME, buying, laying
from spielrunde.lab.simulate import simulate


def test_it_begins_the_longest_line() -> None:
    t = laying({"A": "r11 r1 p1 p13 b14 w1", "B": "o3"})
    while (word := t.bot_choice()) != "confirm":
        t.do("A", word)
    assert t.state.row_size[0] == 5


def test_it_draws_before_it_goes_on() -> None:
    t = laying({"A": "r7 r1 r11"}, decks={"A": "o3 o5"})
    assert t.bot_choice() == "play:r7"
    assert t.do("A", "play:r7").bot_choice() == "draw"


def test_it_puts_the_best_cards_at_the_ends() -> None:
    t = laying({"A": "r5 r1 r11"}, patrons="b")
    assert t.bot_choice() in ("play:r5", "play:r1", "play:r11")
    while (word := t.bot_choice()) != "confirm":
        t.do("A", word)
    t.do("A", "confirm").lay("B", "w1").do("B", "confirm")
    assert t.state.earned == 3 + 2


def test_the_search_stays_within_its_bound_and_its_room() -> None:
    """A hand of thirty cards that all fit is searched no longer than allowed, and without leaving the room lent."""
    hand = " ".join(f"{colour}{number}" for number in range(3, 8) for colour in "ropb") + " r3 o3 p3 b3 r4 o4 p4 b4"
    t = laying({"A": hand, "B": "w1"})
    work = [0] * WORK
    assert longest_line(t.state, 0, work) == 28
    assert best_card(t.state, 0, work) >= 0
    assert all(-128 <= cell <= 127 for cell in work)


def test_it_uses_powers_before_it_buys_and_buys_while_it_can() -> None:
    t = buying({"A": "r4 r3 r11 r1 o1"}, discards={"A": "g2 w1 b14 p13 o12 r2 o2"}, patron_4="a")
    words = []
    while t.turn_of == "A":
        words.append(t.bot_choice())
        t.do("A", words[-1])
    does = [word.split(":")[0] for word in words]
    assert does.index("buy") > max(place for place, do in enumerate(does) if do in ("use", "trash_discard"))
    assert does[-1] == "end_turn"
    trashed = [word for word in words if word.startswith("trash")]
    assert [word.split(":")[1] for word in trashed if word[-1] in "3456" and word[-2] != "1"] == []
    assert len(trashed) == 1


def test_it_keeps_enough_cards() -> None:
    t = buying({"A": "r3 r1"}, discards={"A": "g2 w1"}).do("A", "use:3")
    assert t.bot_choice() == "skip"
    assert sum(t.state.owned[0, k] for k in range(KINDS)) == 4


def test_it_spends_change_where_that_earns_an_award() -> None:
    assert buying({"A": "r1 r11 w1 o1 o12"}, change="A", burials_per_turn=0).bot_choice() == "change"
    assert buying({"A": "r1 r11 w1 o1"}, change="A", burials_per_turn=0).bot_choice() != "change"


def test_greedy_beats_random_and_the_playout_player() -> None:
    for other in ("random", "rollout"):
        won = simulate(GAME, bots=["greedy", other], games=24, target="python").per_seat[0].win_share
        assert won > 0.9, other
