"""Every card, counter and point is accounted for after every step, and the account is one that can fail."""

from __future__ import annotations

from spielrunde.kernel.game import Game
from spielrunde.kernel.layout import EVERYONE, Field, Record

from ..cases import Case, main_cases, of_tests
from ..play import finished, positions


def test_no_card_is_created_or_lost(pair: Case) -> None:
    conserve = of_tests(pair.game, "conservation").conserve
    checked = 0
    for match in positions(pair, 3):
        conserve(match.state)
        checked += 1
    assert checked == len(match.moments) + 1


def test_a_card_too_many_or_too_few_is_noticed(game: Game) -> None:
    """Change any one cell that holds hidden cards: the game's own account must not add up any more."""
    conserve = of_tests(game, "conservation").conserve
    case = main_cases(game)[-1]
    steps = min(7, len(finished(case, 4).moments) - 1)
    match = next(found for found in positions(case, 4) if len(found.moments) == steps)
    cells = [(f, cell) for f in game.state.fields if _holds_cards(f) for cell in _cells(f, case.seats)]
    assert len(cells) > case.seats
    for f, cell in cells:
        for change in (1, -1):
            assert _fails(conserve, _changed(match.state, f, cell, change)), f"{f.name}[{cell}] {change:+}"


def _holds_cards(f: Field) -> bool:
    """Hidden arrays hold cards, unless they hold one fact per seat."""
    return f.audience is not EVERYONE and bool(f.shape) and f.name != "rng" and (len(f.shape) > 1 or f.zone is not None)


def _cells(f: Field, seats: int) -> list[tuple[int, ...]]:
    if len(f.shape) == 1:
        return [(kind,) for kind in range(f.shape[0])]
    return [(seat, kind) for seat in range(seats) for kind in range(f.shape[1])]


def _changed(state: Record, f: Field, cell: tuple[int, ...], change: int) -> Record:
    out = state.copy()
    cells = getattr(out, f.name)
    place = cell if len(cell) > 1 else cell[0]
    cells[place] = cells[place] + change
    return out


def _fails(conserve: object, state: Record) -> bool:
    assert callable(conserve)
    try:
        conserve(state)
    except AssertionError:
        return True
    return False
