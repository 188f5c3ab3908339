"""A table by itself: what makes a choice stale, who is told of what, who sits where."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from spielrunde.kernel.view import Choice, EventView, GameView
from spielrunde.live.describe import update
from spielrunde.tables.entries import Entry, Founding
from spielrunde.tables.refusals import Refused
from spielrunde.tables.table import Table
from tests.server.play import GAME, SIMULTANEOUS, any_choice

HOST = "host"


def founded(game: str, seats: int) -> Table:
    """A table of three with nobody at it."""
    options: dict[str, str | int | bool] = {"swap": False} if game == SIMULTANEOUS else {}
    return Table(Founding("t", game, seats, options, "1", "07" * 32, "invite", HOST, 0.0))


def sit(table: Table, person: str, name: str = "Guest", invite: str = "invite") -> list[Entry]:
    return table.sit(person=person, name=name, invite=invite, contribution="00" * 16, at=0.0)


def started(game: str, seats: int = 3) -> tuple[Table, list[Entry]]:
    """A table where persons sit on all seats, and its log."""
    table = founded(game, seats)
    log = [entry for person in [HOST, *"abcdefg"[: seats - 1]] for entry in sit(table, person)]
    return table, log


def choose(table: Table, seat: int, choice: str, *, base_n: int | None = None, command_id: str = "") -> list[Entry]:
    base = table.n(seat) if base_n is None else base_n
    return table.choose(seat=seat, command_id=command_id or f"c{table.seq}", base_n=base, choice=choice, at=0.0)


class Monotony:
    """A game in which one seat always has the same choice and nobody ever sees a change, only hears of it."""

    over = False

    def __init__(self) -> None:
        self.moments: list[Any] = []

    @property
    def steps(self) -> list[Any]:
        return self.moments

    def acting(self) -> list[int]:
        return [0]

    def choices(self, seat: int, *_: object) -> list[Choice]:
        return [Choice("again", "Again", {"do": "again"}, 0)] if seat == 0 else []

    def view(self, viewer: int | None, *_: object) -> GameView:
        return GameView("monotony", "", 2, viewer, [0], 1, "main", "", "", [], [])

    def told(self, step: int, *_: object) -> list[EventView]:
        return [EventView("again", "Again.", 1)]

    def apply(self, seat: int, action: object) -> None:
        self.moments.append(SimpleNamespace(turn=1))

    def can_undo(self, seat: int) -> bool:
        return bool(self.moments)

    def undo(self, seat: int) -> None:
        self.moments.pop()


@pytest.fixture
def monotonous(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A started table of two where nothing ever looks different."""
    monkeypatch.setattr("spielrunde.tables.table.new_match", lambda *_: Monotony())
    return started(GAME, 2)[0]


def refusal(of: pytest.ExceptionInfo[Refused]) -> str:
    return of.value.code


def test_a_secret_choice_is_told_to_nobody_else() -> None:
    table, _ = started(SIMULTANEOUS)
    before = [update(table, viewer, since=None, lang="en") for viewer in range(4)]
    choose(table, 1, any_choice(table, 1))
    assert [table.n(viewer) for viewer in range(4)] == [1, 2, 1, 1]
    for viewer in (0, 2, 3):
        assert update(table, viewer, since=None, lang="en") == before[viewer]


def test_others_who_act_at_the_same_time_do_not_make_a_choice_stale() -> None:
    table, _ = started(SIMULTANEOUS)
    mine = any_choice(table, 0)
    for seat in (1, 2):
        choose(table, seat, any_choice(table, seat))
        choose(table, seat, any_choice(table, seat))
    assert table.n(0) > 1
    (entry,) = choose(table, 0, mine, base_n=1)
    assert entry.seat == 0


def test_a_second_click_does_not_play_twice_even_where_the_choice_is_offered_again(monotonous: Table) -> None:
    choose(monotonous, 0, "again", base_n=1)
    with pytest.raises(Refused) as error:
        choose(monotonous, 0, "again", base_n=1)
    assert refusal(error) == "stale"
    choose(monotonous, 0, "again", base_n=2)


def test_who_heard_of_a_move_hears_that_it_was_taken_back(monotonous: Table) -> None:
    choose(monotonous, 0, "again")
    (entry,) = choose(monotonous, 0, "undo")
    assert entry.told == 0b111
    assert update(monotonous, 1, since=2, lang="en").events[0].kind == "undo"


def test_a_number_never_sent_is_stale() -> None:
    table, _ = started(SIMULTANEOUS)
    for base_n in (0, 2, -1):
        with pytest.raises(Refused) as error:
            choose(table, 0, any_choice(table, 0), base_n=base_n)
        assert refusal(error) == "stale"


def test_a_choice_that_was_not_offered_is_refused() -> None:
    table, _ = started(GAME)
    assert table.match is not None
    seat = table.match.acting()[0]
    seq = table.seq
    for forged in ("", "bid", "open:nothing", "x" * 200, "0"):
        with pytest.raises(Refused) as error:
            choose(table, seat, forged)
        assert refusal(error) == "illegal"
    assert table.seq == seq


def test_undo_is_told_to_those_who_know_of_the_move_and_to_nobody_else() -> None:
    table, _ = started(SIMULTANEOUS)
    choose(table, 0, any_choice(table, 0))
    told = [table.n(viewer) for viewer in range(4)]
    (entry,) = choose(table, 0, "undo")
    assert entry.told == 0b0001
    assert [table.n(viewer) for viewer in range(4)] == [told[0] + 1, *told[1:]]
    assert [event.kind for event in update(table, 0, since=told[0], lang="en").events] == ["undo"]
    assert update(table, 0, since=1, lang="en").events == [], "a move taken back meanwhile is passed over"
    with pytest.raises(Refused) as error:
        choose(table, 0, "undo")
    assert refusal(error) == "no_undo"


def test_a_replayed_log_gives_the_same_table_for_every_viewer() -> None:
    table, log = started(SIMULTANEOUS)
    assert table.match is not None
    while not table.match.over:
        seat = table.match.acting()[-1]
        log += choose(table, seat, any_choice(table, seat))
        again = Table.restore(table.founding, log)
        for viewer in range(4):
            assert update(again, viewer, since=None, lang="de") == update(table, viewer, since=None, lang="de")
    assert table.status == "over"
    with pytest.raises(Refused) as error:
        choose(table, 0, "bid:one")
    assert refusal(error) == "game_over"


def test_joining_twice_seats_once_and_a_full_table_is_full() -> None:
    table = founded(SIMULTANEOUS, 3)
    assert len(sit(table, HOST)) == 1
    assert sit(table, HOST) == []
    assert len(sit(table, "a")) == 1
    assert table.match is None
    with pytest.raises(Refused) as error:
        sit(table, "b", invite="guessed")
    assert refusal(error) == "bad_invite"
    assert [entry.command_id for entry in sit(table, "b")] == ["seat:2", "start"]
    with pytest.raises(Refused) as error:
        sit(table, "c")
    assert refusal(error) == "table_full"


def test_names_at_one_table_differ() -> None:
    table = founded(SIMULTANEOUS, 4)
    for person in (HOST, "a", "b"):
        sit(table, person, name="Kim")
    table.place(person=HOST, seat=3, level="easy", contribution="00", at=0.0)
    assert table.names[:3] == ["Kim", "Kim 2", "Kim 3"]
    assert len(set(table.names)) == 4
    table.rename(person="a", name="Kim", at=0.0)
    assert table.names[1] == "Kim 2"
    table.rename(person="a", name="Toni", at=0.0)
    assert table.names[1].startswith("Toni")


@pytest.mark.parametrize(
    ("person", "seat", "code"),
    [("a", 2, "not_host"), (HOST, 9, "no_seat"), (HOST, -1, "no_seat"), (HOST, 1, "seat_taken")],
)
def test_only_the_host_changes_free_seats(person: str, seat: int, code: str) -> None:
    table = founded(SIMULTANEOUS, 3)
    sit(table, HOST)
    sit(table, "a")
    with pytest.raises(Refused) as error:
        table.place(person=person, seat=seat, level="easy", contribution="00", at=0.0)
    assert refusal(error) == code


def test_a_waiting_bot_can_be_replaced_and_nobody_once_the_game_has_started() -> None:
    table = founded(SIMULTANEOUS, 3)
    sit(table, HOST)
    table.place(person=HOST, seat=1, level="easy", contribution="00", at=0.0)
    table.clear(person=HOST, seat=1, at=0.0)
    assert [seat.who for seat in table.seats] == ["person", "open", "open"]
    table.place(person=HOST, seat=1, level="easy", contribution="00", at=0.0)
    table.place(person=HOST, seat=2, level="medium", contribution="00", at=0.0)
    assert table.status == "playing"
    with pytest.raises(Refused) as error:
        table.clear(person=HOST, seat=1, at=0.0)
    assert refusal(error) == "not_waiting"


def test_before_the_deal_nothing_can_be_played() -> None:
    table = founded(SIMULTANEOUS, 3)
    sit(table, HOST)
    with pytest.raises(Refused) as error:
        choose(table, 0, "bid:one")
    assert refusal(error) == "not_started"


def test_a_bot_stands_in_and_the_person_takes_over_again() -> None:
    table, _ = started(SIMULTANEOUS)
    assert table.acting_bots() == []
    table.stand_in(seat=1, at=0.0)
    assert table.acting_bots() == [1]
    assert table.match is not None
    table.bot_move(seat=1, number=table.match.legal(1)[0], at=0.0)
    table.come_back(seat=1, at=0.0)
    assert table.acting_bots() == []
    assert table.seats[1].substituted
    assert table.come_back(seat=1, at=0.0) == [], "nothing to take over"
