"""What the recorded games of this folder meet beyond what the suite asks of every game."""

from __future__ import annotations

import pytest

from spielrunde.games.avant_carde.patrons import PATRONS
from spielrunde.games.avant_carde.tests.tabletop import GAME, Table
from spielrunde.kernel.game import find
from spielrunde.testing.recorded import all_replayed, replayed


def test_every_patron_was_in_some_game() -> None:
    met = {PATRONS[patron].id for match in all_replayed(GAME) for patron in Table(match).state.patron}
    assert met == {patron.id for patron in PATRONS}


@pytest.mark.clause("8.4")
def test_extras_ran_out_in_some_game() -> None:
    """There are 8 extras with two or three players, 4 with more."""
    states = [Table(match).state for match in all_replayed(GAME)]
    assert max(s.taken - s.goal - (8 if s.seats < 4 else 4) for s in states) > 0


@pytest.mark.clause("8.5")
def test_a_tie_was_decided_by_change() -> None:
    t = Table(replayed(find(GAME), "2-tie-with-change"))
    assert t.points[0] == t.points[1]
    winner = t.match.outcome().index(60)
    assert (t.state.change[winner], t.state.change[1 - winner]) == (1, 0)
