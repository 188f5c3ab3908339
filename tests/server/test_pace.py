"""When things happen by themselves: bots after a pause, summaries that wait, leavers who are replaced."""

from __future__ import annotations

from spielrunde.tables.pace import Clock, Pace
from spielrunde.tables.table import Table
from tests.server.play import GAME, SIMULTANEOUS
from tests.server.test_tables import HOST, founded, sit, started

PACE = Pace(shortest=1.0, longest=2.0, first=0.5, summary=20.0, grace=60.0)


def with_bots() -> Table:
    table = founded(SIMULTANEOUS, 3)
    sit(table, HOST)
    for seat in (1, 2):
        table.place(person=HOST, seat=seat, level="easy", contribution="00", at=0.0)
    return table


def test_a_bot_moves_after_a_pause_that_is_longer_at_the_start_of_a_turn() -> None:
    clock = Clock(with_bots(), PACE, now=100.0)
    assert clock.bot_at is not None
    assert 101.5 <= clock.bot_at <= 102.5
    clock.plan_bot(200.0, last_seat=1)
    assert 201.0 <= clock.bot_at <= 202.0
    assert not clock.bot_is_due(set(), 200.9)
    assert clock.bot_is_due(set(), 202.1)


def test_nothing_is_planned_where_only_persons_act() -> None:
    table, _ = started(GAME)
    clock = Clock(table, PACE, now=0.0)
    assert clock.bot_at is None
    clock.notice({0, 1, 2}, 0.0)
    assert clock.next_event({0, 1, 2}, 0.0) is None


def test_a_summary_holds_bots_up_until_everyone_online_has_read_it_or_time_is_up() -> None:
    table = with_bots()
    clock = Clock(table, PACE, now=0.0)
    clock.show_summary(0.0)
    assert clock.waits({0}, 5.0)
    assert clock.next_event({0}, 5.0) == 20.0
    assert not clock.bot_is_due({0}, 5.0)
    assert not clock.waits(set(), 5.0), "nobody looks"
    clock.read([0], 0, table.n(0) - 1, {0}, 5.0)
    assert clock.waits({0}, 5.0), "an earlier summary was meant"
    clock.read([0], 0, table.n(0), {0}, 5.0)
    assert clock.seen == {0}
    assert not clock.waits({0}, 5.0)
    assert clock.bot_is_due({0}, 5.0)


def test_a_summary_nobody_reads_holds_the_game_up_for_twenty_seconds_at_most() -> None:
    clock = Clock(with_bots(), PACE, now=0.0)
    clock.show_summary(0.0)
    assert not clock.bot_is_due({0}, 19.9)
    assert clock.bot_is_due({0}, 20.0)


def test_a_leaver_is_replaced_only_while_others_wait_for_them() -> None:
    table, _ = started(SIMULTANEOUS)
    clock = Clock(table, PACE, now=0.0)
    clock.notice({0, 1}, 10.0)
    assert clock.leaver({0, 1}, 69.9) is None
    assert clock.next_event({0, 1}, 69.9) == 70.0
    assert clock.leaver({0, 1}, 70.0) == 2
    assert clock.leaver(set(), 70.0) is None, "nobody waits"
    clock.notice({0, 1, 2}, 71.0)
    clock.notice({0, 1}, 72.0)
    assert clock.leaver({0, 1}, 80.0) is None, "the time away is counted anew"


def test_a_leaver_whose_turn_it_is_not_is_left_alone() -> None:
    table, _ = started(GAME)
    assert table.match is not None
    idle = next(seat for seat in range(3) if seat not in table.match.acting())
    clock = Clock(table, PACE, now=0.0)
    clock.notice({0, 1, 2} - {idle}, 0.0)
    assert clock.next_event({0, 1, 2} - {idle}, 1e9) is None


def test_who_shares_a_device_has_read_what_one_of_them_read() -> None:
    table, _ = started(GAME)
    clock = Clock(table, PACE, now=0.0)
    clock.show_summary(0.0)
    clock.read([0, 1], 1, table.n(1), {0, 1, 2}, 5.0)
    assert clock.seen == {0, 1}
    assert clock.waits({0, 1, 2}, 5.0)
    clock.read([2], table.spectators, table.n(table.spectators), {0, 1, 2}, 5.0)
    assert not clock.waits({0, 1, 2}, 5.0)
