"""Bids in any order: what is offered beside the next card of the rules' own order, and where that leads."""

from __future__ import annotations

from copy import copy

import pytest
from typer.testing import CliRunner

from spielrunde.cli import app
from spielrunde.games.galaxis.bidding import most_bids, most_cards
from spielrunde.games.galaxis.state import BID
from spielrunde.games.galaxis.tests.tabletop import GAME, Table, table
from spielrunde.games.galaxis.tests.ways import OPTIONS, Bids
from spielrunde.kernel.game import find
from spielrunde.kernel.match import Match
from spielrunde.kernel.view import UNDO, Choice
from spielrunde.live.describe import update
from spielrunde.tables.entries import Entry, Founding, Step, Undo
from spielrunde.tables.refusals import Refused
from spielrunde.tables.table import Table as LiveTable
from spielrunde.testing.cases import Case
from spielrunde.testing.play import positions
from spielrunde.testing.tabletop import LETTERS


def offered(t: Table, letter: str, lang: str = "en") -> dict[str, Choice]:
    """What takes several steps, by its label."""
    choices = t.match.choices(LETTERS.index(letter), lang)
    return {choice.label: choice for choice in choices if choice.path}


# --- what is offered, in words -----------------------------------------------------------------------------------


def test_who_began_with_the_highest_card_adds_lower_ones() -> None:
    t = table(hands={"A": "2 3 6", "B": ""}).begin("A", "6")
    assert t.legal("A") == {"lay"}
    assert {label: choice.path for label, choice in offered(t, "A").items()} == {
        "Add Value 2: bid 1 comes to 8": [UNDO, "start:two", "add:six"],
        "Begin another bid with Value 2": [UNDO, "start:two", "start:six"],
        "Add Value 3: bid 1 comes to 9": [UNDO, "start:three", "add:six"],
        "Begin another bid with Value 3": [UNDO, "start:three", "start:six"],
    }


def test_a_card_that_is_not_the_last_can_be_taken_out() -> None:
    t = table(hands={"A": "2 3 5 6", "B": ""}).begin("A", "2 6", "5")
    german = offered(t, "A", "de")
    assert german["Wert 2 herausnehmen: Gebot 1 zählt 6"].path == [UNDO, UNDO, UNDO, "start:five", "start:six"]
    assert german["Wert 6 herausnehmen: Gebot 1 zählt 2"].path == [UNDO, UNDO, "start:five"]
    assert german["Wert 3 dazulegen: Gebot 2 zählt 8"].path == [UNDO, "start:three", "add:five"]
    assert "Ein weiteres Gebot mit Wert 3 beginnen" in german
    t = table(hands={"A": "2 5", "B": ""}).begin("A", "2", "5")
    assert offered(t, "A")["Take bid 1 back: Value 2"].path == [UNDO, UNDO, "start:five"]


def test_what_is_one_step_away_is_not_offered_twice() -> None:
    t = table(hands={"A": "2 5", "B": ""})
    assert offered(t, "A") == {}
    assert set(offered(t.begin("A", "2"), "A")) == set()
    assert set(offered(t.begin("A", "5"), "A")) == {"Take bid 1 back: Value 2"}


def test_equal_bids_are_one_and_the_same() -> None:
    t = table(seats=3, hands={"A": "2 2 4", "B": ""}).begin("A", "2", "2")
    assert [label for label in offered(t, "A") if label.startswith("Add")] == ["Add Value 4: bid 1 comes to 6"]


def test_what_it_touches() -> None:
    t = table(seats=3, hands={"A": "1 3 3 6 6", "B": "1"}).begin("A", "3 6")
    added, taken = (
        offered(t, "A")[label] for label in ("Add Value 3: bid 1 comes to 12", "Take Value 3 out: bid 1 comes to 6")
    )
    assert (added.cards, added.zones) == (["hand.0:three:1"], ["draft.0"])
    assert (taken.cards, taken.zones) == (["draft.0:three:0"], [])
    assert offered(t, "A")["Begin another bid with Value 1"].zones == ["draft.1"]


# --- where it leads ----------------------------------------------------------------------------------------------


def one_card_away(t: Table) -> set[Bids]:
    """All sets of bids that whoever bids could have with one card more or less."""
    s, letter = t.state, t.turn_of
    bids, most = t.begun(letter), most_cards(s) or 99
    out: set[Bids] = set()
    for number, bid in enumerate([*bids, ()]):
        fuller = [tuple(sorted([*bid, int(card)])) for card in t.hand(letter).split() if len(bid) < most]
        emptier = [bid[:place] + bid[place + 1 :] for place in range(len(bid))]
        sets = [[*bids[:number], other, *bids[number + 1 :]] for other in fuller + emptier]
        out |= {tuple(sorted(filter(None, bids))) for bids in sets}
    return {bids for bids in out if len(bids) <= most_bids(s)}


def after(match: Match, choice: Choice | str) -> Bids:
    """The bids begun after a choice of whoever bids."""
    other, seat = copy(match), match.acting()[0]
    if choice == UNDO:
        other.undo(seat)
    else:
        other.apply(seat, choice)
    return tuple(sorted(Table(other).begun(LETTERS[seat])))


@pytest.mark.clause("4.10")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_set_of_bids_one_card_away_is_one_choice_away(options: dict[str, object]) -> None:
    """And no other set, and none in two ways."""
    looked = 0
    for match in positions(Case(find(GAME), 4, options, "any order"), 7, every=2):
        if match.state.phase == BID:  # type: ignore[attr-defined]
            choices = [choice for choice in match.choices(match.acting()[0]) if choice.id not in ("lay", "pass")]
            found = [after(match, choice) for choice in choices]
            if Table(match).begun(Table(match).turn_of):
                found.append(after(match, UNDO))
            assert len(found) == len(set(found))
            assert set(found) == one_card_away(Table(match))
            looked += any(choice.path for choice in choices)
    assert looked > 5 or options.get("max_bids") == 1


def printed(typed: list[str]) -> list[str]:
    """What the terminal prints when these lines are typed."""
    words = ("terminal", GAME, "--seats", "3", "--seed", "3", "--set", "start_player=1")
    return CliRunner().invoke(app, words, input="".join(f"{line}\n" for line in typed)).stdout.splitlines()


def test_in_the_terminal_the_higher_card_may_be_typed_first() -> None:
    """Each choice by its number in the list printed last."""
    typed: list[str] = []
    for label in (
        "Begin bid 1 with Value 6",
        "Add Value 3: bid 1 comes to 9",
        "Begin another bid with Value 2",
        "Take Value 3 out: bid 2 comes to 6",
        "Lay 2 bids: 2 and 6",
    ):
        lines = [line for line in printed(typed) if line.endswith(label)]
        typed.append(lines[-1].split()[0])
    assert sum("You lay a bid of 1 card." in line for line in printed(typed)) == 2


# --- at a live table -----------------------------------------------------------------------------------------------


def live_table() -> tuple[LiveTable, list[Entry]]:
    """Three people at a table; seat 0 has begun with a 6 and a 5. The table, and its log."""
    table = LiveTable(Founding("t", GAME, 3, {"start_player": 1}, "1", "07" * 32, "invite", "a", 0.0))
    log: list[Entry] = []
    for person in "abc":
        log += table.sit(person=person, name=person, invite="invite", contribution="00" * 16, at=1.0)
    for label in ("Begin bid 1 with Value 6", "Add Value 5: bid 1 comes to 11"):
        log += choose(table, label)
    return table, log


def choose(table: LiveTable, label: str) -> list[Entry]:
    """Seat 0 makes a choice, once."""
    (choice,) = [choice for choice in table.perspective(0, "en").choices if choice.label == label]
    return table.choose(seat=0, command_id=f"person:{label}", base_n=table.n(0), choice=choice.id, at=5.0)


def test_a_path_is_several_entries_told_to_nobody_else() -> None:
    table, log = live_table()
    before = [update(table, viewer, since=None, lang="en") for viewer in range(1, 4)]
    entries = choose(table, "Add Value 3: bid 1 comes to 14")
    assert [type(entry.command) for entry in entries] == [Undo, Undo, Step, Step, Step]
    assert [entry.seq for entry in entries] == list(range(len(log), len(log) + 5))
    assert {entry.told for entry in entries} == {entry.asked for entry in entries} == {0b0001}
    assert [update(table, viewer, since=None, lang="en") for viewer in range(1, 4)] == before
    assert table.at == 1.0
    again = LiveTable.restore(table.founding, log + entries)
    for viewer in range(4):
        assert update(again, viewer, since=None, lang="de") == update(table, viewer, since=None, lang="de")


def test_a_path_sent_again_is_known_and_stale() -> None:
    table, _ = live_table()
    base = table.n(0)
    entries = choose(table, "Begin another bid with Value 3")
    assert table.done(0, "person:Begin another bid with Value 3") == table.n(0)
    assert len({entry.command_id for entry in entries}) == len(entries)
    path = next(choice for choice in table.perspective(0, "en").choices if choice.path)
    with pytest.raises(Refused) as error:
        table.choose(seat=0, command_id="person:other", base_n=base, choice=path.id, at=6.0)
    assert error.value.code == "stale"


def test_a_path_no_longer_offered_is_refused_and_changes_nothing() -> None:
    table, _ = live_table()
    seq = table.seq
    for forged in ("undo,start:one", "undo,undo,start:five,add:five", "start:one,add:two"):
        with pytest.raises(Refused) as error:
            table.choose(seat=0, command_id="person:forged", base_n=table.n(0), choice=forged, at=6.0)
        assert error.value.code == "illegal"
    assert table.seq == seq
