"""Taking back: every kind of action, up to the last card that was turned up or another seat's step."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spielrunde.games.gloria_picktoria.tests.tabletop import Table, table
from spielrunde.kernel.errors import NoUndo
from spielrunde.testing.tabletop import seat_number


def busy() -> Table:
    """A can do anything but pass the fox."""
    rows = {"A": "ring 1 hat 1", "B": "ring 1 tail 1", "C": "case 1"}
    return table(rows=rows, hands={"A": "mask ring joker doubler"}, bases={"A": "worm"}, fox="A ring")


def passing() -> Table:
    """A may pass the fox."""
    t = table(rows={"A": "ring 1", "B": "hat 1", "C": "case 1"}, fox="A ring", hands={"A": "mask"}, ap=1)
    t.do("A", "lay:mask")
    return t


def handing() -> Table:
    """A may hand the fox to B, who chooses the row."""
    rows = {"A": "ring 1", "B": "hat 1 mask 1", "C": "case 1"}
    t = table(options={"fox_pass_chooser": "receiver"}, rows=rows, fox="A ring", hands={"A": "mask"}, ap=1)
    t.do("A", "lay:mask")
    return t


def placing() -> Table:
    """B chooses the row for the fox."""
    t = handing()
    t.do("A", "hand_fox")
    return t


@pytest.mark.parametrize(
    ("lay_out", "seat", "action"),
    [
        *[
            (busy, "A", action)
            for action in (
                "lay:mask",
                "lay:doubler",
                "open:mask",
                "extend:ring",
                "joker:hat",
                "double:hat",
                "move_fox:hat",
                "send_fox:tail",
            )
        ],
        (passing, "A", "pass_fox:hat"),
        (passing, "A", "keep_fox"),
        (handing, "A", "hand_fox"),
        (placing, "B", "place_fox:mask"),
    ],
)
def test_what_showed_nothing_new_can_be_taken_back(lay_out: Callable[[], Table], seat: str, action: str) -> None:
    t = lay_out()
    before, choices = t.state.pack(), t.legal(seat)
    t.do(seat, action)
    changed = t.state.pack()
    assert changed != before
    assert [t.match.can_undo(other) for other in range(3)] == [other == seat_number(seat) for other in range(3)]
    t.undo(seat)
    assert (t.state.pack(), t.legal(seat)) == (before, choices)
    t.do(seat, action)
    assert t.state.pack() == changed


@pytest.mark.parametrize(("action", "turning"), [("take:hat", "ring"), ("take:hat", "scoring ring"), ("draw", "ring")])
def test_a_card_that_was_turned_up_stays_so(action: str, turning: str) -> None:
    t = busy()
    t.do("A", action, drawing=turning)
    after = t.state.pack()
    assert not t.match.can_undo(0)
    with pytest.raises(NoUndo) as refusal:
        t.undo("A")
    assert "showed or drew a card" in refusal.value.text("en")
    assert "gezogen" in refusal.value.text("de")
    assert t.state.pack() == after


def test_back_to_the_last_card_turned_up_and_no_further() -> None:
    t = busy()
    t.do("A", "take:hat", drawing="ring")
    sealed = t.state.pack()
    t.do("A", "extend:ring")
    t.do("A", "open:mask")
    t.undo("A")
    t.undo("A")
    assert t.state.pack() == sealed
    assert not t.match.can_undo(0)


def test_not_past_another_seats_step() -> None:
    t = handing()
    t.do("A", "hand_fox")
    t.do("B", "place_fox:hat")
    with pytest.raises(NoUndo):
        t.undo("A")
    t.undo("B")
    assert (t.turn_of, t.legal("B")) == ("B", {"place_fox:hat", "place_fox:mask"})
    t.undo("A")
    assert (t.turn_of, t.legal("A")) == ("A", {"hand_fox", "keep_fox"})


def test_the_last_action_of_a_turn_can_be_taken_back_until_the_next_player_acts() -> None:
    t = table(hands={"A": "mask", "B": "mask"}, ap=1)
    t.do("A", "lay:mask")
    assert (t.turn_of, t.match.can_undo(0), t.view("A").can_undo) == ("B", True, True)
    t.do("B", "lay:mask")
    assert (t.match.can_undo(0), t.view("A").can_undo) == (False, False)


def test_nothing_is_taken_back_after_the_end() -> None:
    t = busy()
    t.do("A", "lay:mask")
    for line in ("scoring scoring scoring ring", "scoring scoring scoring scoring scoring scoring scoring"):
        t.do("A", "take:" + t.seen("display")[0], drawing=line)
    assert t.match.over
    assert not any(t.match.can_undo(seat) for seat in range(3))


def test_the_log_forgets_what_was_taken_back() -> None:
    t = busy()
    t.do("A", "double:hat")
    t.undo("A")
    t.do("A", "lay:mask")
    assert t.match.steps == [(0, {"do": "lay", "card": "mask"})]
    assert t.sentences("B") == ["Ada shows Mask and lays it face down."]
