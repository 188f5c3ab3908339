"""The suite as somebody else uses it: on a game of their own, which is not installed, in a project of their own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SETTINGS = """
[tool.pytest.ini_options]
addopts = ["--import-mode=importlib"]
consider_namespace_packages = true
pythonpath = ["."]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with a game that nobody has installed: an example in a package of another name."""
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    shutil.copytree("examples/open_bid", tmp_path / "own_bid", ignore=shutil.ignore_patterns("__pycache__"))
    for file in (tmp_path / "own_bid").rglob("*.py"):
        text = file.read_text(encoding="utf-8").replace('Game("open_bid")', 'Game("own_bid")')
        file.write_text(text, encoding="utf-8")
    return tmp_path


def run(project: Path, *arguments: str) -> tuple[int, str]:
    """Run pytest there; the conftest.py above the suite in this checkout is none of that project's."""
    command = [sys.executable, "-m", "pytest", "-p", "spielrunde.testing", "--noconftest", *arguments]
    paths = [str(Path(path).resolve()) for path in sys.path if path and Path(path).name != "examples"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    found = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    return found.returncode, found.stdout + found.stderr


def test_a_game_is_held_to_the_suite_beside_its_own_tests(project: Path) -> None:
    code, said = run(project, "--game", "own_bid", "-v", "-k", "test_rules or record")
    assert code == 0, said
    assert "own_bid/tests/test_rules.py::test_the_deal PASSED" in said
    assert re.search(r"test_recorded_games.py::test_a_recorded_game_is_played_again\[open_bid-\S* PASSED", said)


def test_a_game_that_is_not_there_is_named_in_one_sentence(project: Path) -> None:
    code, said = run(project, "--game", "own_bit")
    assert code == pytest.ExitCode.USAGE_ERROR
    assert said.splitlines()[0].startswith("ERROR: --game: There is no game “own_bit”; there are: ")
