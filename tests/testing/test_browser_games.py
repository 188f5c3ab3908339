"""Which whole games are played in the browser: two short ones at every run, and over a full run all there is to see."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from spielrunde.kernel.errors import BadOption
from spielrunde.kernel.game import Game
from tests.e2e.named import USUAL_SEATS, named_games

OPEN_BID = Game("open_bid")


def has_file(game: Game) -> bool:
    return (files(game.package) / "tests" / "browser.json").is_file()


def test_a_game_of_this_repository_says_what_is_played(game: Game) -> None:
    assert has_file(game) == game.package.startswith("spielrunde.games.")


def test_every_run_plays_once_by_mouse_and_once_by_keyboard_on_a_phone(game: Game) -> None:
    plain = Counter((named.by, named.size) for named in named_games(game) if not named.full)
    assert plain == {("mouse", "desk"): 1, ("keyboard", "phone"): 1}


def test_a_full_run_sees_every_seat_count_and_value_of_the_first_option(game: Game) -> None:
    named = named_games(game)
    first = game.options[0]
    seen = {game.complete(each.seats, each.options)[first.name] for each in named}
    if has_file(game):
        assert {each.seats for each in named} == set(game.seats)
        assert first.type != "choice" or seen == set(first.values)
    else:
        seats = min(max(game.seats), USUAL_SEATS)
        assert {each.seats for each in named} == {seats}
        assert seen == {game.complete(seats, {})[first.name]}


MOUSE: dict[str, Any] = {"seats": 2, "by": "mouse", "size": "desk"}


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ([MOUSE, MOUSE], "twice"),
        ([MOUSE | {"speed": 3}], "browser.json has speed"),
        ([MOUSE | {"by": "foot"}], "mouse, keyboard"),
        ([MOUSE | {"size": "wall"}], "desk, phone"),
        ([MOUSE | {"options": {"edition": "none"}}], "edition"),
    ],
)
def test_a_file_that_is_wrong_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entries: list[dict[str, Any]], said: str
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "browser.json").write_text(json.dumps(entries), encoding="utf-8")
    monkeypatch.setattr("tests.e2e.named.files", lambda package: tmp_path)
    with pytest.raises((ValueError, BadOption), match=said):
        named_games(OPEN_BID)
