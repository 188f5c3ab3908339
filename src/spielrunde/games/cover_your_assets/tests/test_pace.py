"""How long a bot takes tells nothing of its hand: giving up because it must takes as long as giving up by choice."""

from __future__ import annotations

import random

import pytest

from spielrunde.games.cover_your_assets.tests.tabletop import GAME, Table, table
from spielrunde.tables.entries import Founding
from spielrunde.tables.pace import Clock, Pace
from spielrunde.tables.table import Table as LiveTable

STACKS = {"A": "cash cash", "B": "comic comic / auto auto"}


def pause(t: Table) -> float:
    """Seconds until the bot on Bo's seat acts, always with the same chance."""
    live = LiveTable(Founding("t", GAME, 2, {}, "1", "07" * 32, "invite", "host", 0.0))
    live.sit(person="host", name="Ada", invite="invite", contribution="00" * 16, at=0.0)
    live.place(person="host", seat=1, level="medium", contribution="00" * 16, at=0.0)
    live.match = t.match
    assert live.acting_bots() == [1]
    clock = Clock(live, Pace(), now=0.0)
    random.seed(3)
    clock.plan_bot(0.0, last_seat=0)
    assert clock.bot_at is not None
    return clock.bot_at


@pytest.mark.clause("6.6")
def test_a_bot_that_must_give_up_takes_its_time() -> None:
    def challenged(hand: str) -> Table:
        t = table(seats=2, hands={"A": "auto auto", "B": hand}, stacks=STACKS)
        return t.do("A", "challenge:1:same")

    forced, free = challenged("comic piano"), challenged("auto silver")
    assert (len(forced.legal("B")), len(free.legal("B"))) == (1, 3)
    assert pause(forced) == pause(free) > 0.5


@pytest.mark.clause("13.4")
def test_a_bot_that_cannot_contest_takes_its_time_too() -> None:
    def offered(hand: str) -> Table:
        return table(seats=2, hands={"A": "comic cash", "B": hand}, drafts="comic - -").do("A", "draft:comic:0")

    forced, free = offered("auto piano"), offered("comic piano")
    assert (len(forced.legal("B")), len(free.legal("B"))) == (1, 2)
    assert pause(forced) == pause(free) > 0.5
