"""What a game's author gets wrong is told in one sentence when the game is loaded."""

from __future__ import annotations

import logging
import shutil
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from typer.testing import CliRunner

import open_bid
import spielrunde.kernel.game as kernel_game
from spielrunde.cli import app
from spielrunde.kernel.errors import BadGame
from spielrunde.kernel.game import Game, games, left_out, look_again

Draft = Callable[[str, str, str], str]

NO_RULE = "which is no @rule function."
UNDEFINED = "which is not defined."


def used(rule: str, name: str) -> str:
    """How a sentence about a rule begins."""
    return f"The rule {rule} in rules.py uses {name}, "


@pytest.fixture
def draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Draft:
    """Makes a copy of the example game with one edit in one of its files, and gives its package."""
    monkeypatch.syspath_prepend(tmp_path)
    package = f"draft_{abs(hash(request.node.nodeid))}"

    def make(module: str, old: str, new: str) -> str:
        folder = tmp_path / package
        shutil.copytree(Path(open_bid.__file__).parent, folder, ignore=shutil.ignore_patterns("tests", "__pycache__"))
        file = folder / f"{module}.py"
        text = file.read_text()
        assert old in text
        file.write_text(text.replace(old, new, 1))
        monkeypatch.setattr(sys, "dont_write_bytecode", True)
        return package

    return make


def sentence(package: str) -> str:
    """What the author is told."""
    with pytest.raises(BadGame) as refused:
        Game(package)
    said = str(refused.value)
    head = f"The game in {package} cannot be loaded. "
    assert said.startswith(head)
    assert refused.value.text("de").startswith(f"Das Spiel in {package} lässt sich nicht laden. ")
    return said.removeprefix(head)


def test_without_an_edit_it_loads(draft: Draft) -> None:
    assert Game(draft("meta", "minutes=5", "minutes=6")).meta.minutes == 6


@pytest.mark.parametrize(
    ("module", "old", "new", "told"),
    [
        ("meta", 'flag("swap"', 'flag("swop"', "Option “swop” needs a field “swop” in the State."),
        ("meta", 'id="open_bid",', 'id="open_bid", mood="edition",', "The mood “edition” is none of the options."),
        (
            "state",
            'points: Vector = field(i8, SEATS, audience=EVERYONE,',
            'points: Vector = field(i8, SEATS, audience=EVERYONE, shown_if="open",',
            "Field “points” has shown_if=\"open\", but the State has no field “open”.",
        ),
        (
            "state",
            'size="hand_size"',
            'size="hand_sizes"',
            "Field “hand” has size=\"hand_sizes\", but the State has no field “hand_sizes”.",
        ),
        (
            "state",
            'Counter(top="rounds")',
            'Counter(top="round_limit")',
            "Field “round” has top=\"round_limit\", but the State has no field “round_limit”.",
        ),
        (
            "state",
            'Zone("fan"',
            'Zone("fann"',
            "Field “hand” has Zone(\"fann\"); allowed are: fan, spread, row, pile.",
        ),
        (
            "state",
            "prize: Vector = field(i8, KINDS,",
            "prize: Vector = field(i8, 30,",
            "Field “prize” is a zone with 30 columns, but there are 9 kinds of card: a zone holds counts by kind; "
            "what lies in order is drawn in view.py.",
        ),
        (
            "events",
            'target="won.{seat}"',
            'target="won.{player}"',
            "Event “win” refers to “player”, which is none of its arguments: seat, card, points.",
        ),
        (
            "events",
            'count="cards"',
            'count="number"',
            "Event “deal” refers to “number”, which is none of its arguments: seat, cards.",
        ),
        (
            "events",
            'EVENTS.add("end")',
            'EVENTS.add("end", heard_by="others")',
            "Event “end” refers to “seat”, which is none of its arguments: –.",
        ),
        (
            "events",
            'EVENTS.add("end")',
            'EVENTS.add("end", heard_by="all")',
            "Event “end” has heard_by=\"all\"; allowed are: seat, others.",
        ),
        (
            "events",
            'EVENTS.add("end")',
            'EVENTS.add("end", a=EVERYONE, b=EVERYONE, c=EVERYONE, d=EVERYONE)',
            "Event “end” has more than 3 arguments.",
        ),
        (
            "rules",
            "from . import events as on\n",
            'from . import events as on\n\non.EVENTS.number("typo")\n',
            "There is no event “typo”; there are: deal, prize, put_back, draw, commit, reveal, win, share, aside, end.",
        ),
        ("actions", 'ACTIONS.add("confirm")', 'ACTIONS.add("swap")', "“swap” is declared twice."),
        ("rules", "    begin_round(s)", "    begin_round(s)\n    print(s)", used("setup", "print") + NO_RULE),
        ("rules", "@rule\ndef go_on", "def go_on", used("reveal", "go_on") + NO_RULE),
        ("rules", "    emit(s, on.PRIZE", "    emit(s, on.PRICE", used("begin_round", "on.PRICE") + UNDEFINED),
        ("rules", "= nth_prize(s)", "= nth_price(s)", used("reveal", "nth_price") + UNDEFINED),
        ("rules", "RULES = ", "RULE = ", "The module rules.py does not define RULES."),
    ],
)  # fmt: skip
def test_a_mistake_has_its_sentence(draft: Draft, module: str, old: str, new: str, told: str) -> None:
    assert sentence(draft(module, old, new)) == told


def test_a_missing_module_is_named(draft: Draft) -> None:
    package = draft("meta", "minutes=5", "minutes=6")
    (Path(sys.path[0]) / package / "bot.py").unlink()
    assert sentence(package) == "The module bot.py is missing."


def test_a_game_of_another_package_that_fails_is_left_out(
    draft: Draft, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    package = draft("meta", 'flag("swap"', 'flag("swop"')
    point = EntryPoint("swapping", package, "spielrunde.games")
    monkeypatch.setattr(kernel_game, "entry_points", lambda group: [point])
    look_again()
    try:
        with caplog.at_level(logging.WARNING):
            assert len(games()) > 1
        told = f"The game in {package} cannot be loaded. Option “swop” needs a field “swop” in the State."
        assert left_out() == {"swapping": told}
        assert told in caplog.text
        shown = CliRunner().invoke(app, ["games"])
        assert shown.exit_code == 0
        assert told in " ".join(shown.output.split())
    finally:
        monkeypatch.undo()
        look_again()


def test_a_game_of_ours_that_fails_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    first = next(iter(games().values()))
    monkeypatch.setattr(first.state, "fields", first.state.fields[:2])
    look_again()
    try:
        with pytest.raises(BadGame, match=f"The game in {first.package} cannot be loaded"):
            games()
    finally:
        monkeypatch.undo()
        look_again()
