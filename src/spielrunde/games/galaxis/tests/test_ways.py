"""The order of cards in the board's fixture is the rules' own."""

from __future__ import annotations

from pathlib import Path

from spielrunde.games.galaxis.tests.ways import as_json

FILE = Path(__file__).parents[1] / "web" / "ways.json"
MODULE = "spielrunde.games.galaxis.tests.ways"


def test_the_boards_fixture_is_fresh() -> None:
    how = f"make it anew: python -m {MODULE} > src/spielrunde/games/galaxis/web/ways.json"
    assert FILE.read_text(encoding="utf-8") == as_json(), how
