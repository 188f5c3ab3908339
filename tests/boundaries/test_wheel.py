"""The package carries the whole product: rules, words, data, migrations and the built web app, and nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest

WANTED = [
    "spielrunde/py.typed",
    "spielrunde/cli/__init__.py",
    "spielrunde/server/static/index.html",
    "spielrunde/server/static/assets/*.js",
    "spielrunde/server/storage/migrations/versions/*.py",
    "spielrunde/games/*/meta.py",
    "spielrunde/games/*/text/de.json",
    "spielrunde/games/*/text/en.json",
    "spielrunde/games/*/RULES*.md",
    *(f"spielrunde/{part}/text/*.json" for part in ("bots", "cli", "kernel", "lab", "live", "server", "tables")),
    "spielrunde-*.dist-info/licenses/LICENSE",
]

UNWANTED = [
    "spielrunde/games/*/web/*",
    "spielrunde/games/*/tests/*",
    "*.svelte",
    "*/.sources",
    "*.sqlite3",
    "*/__pycache__/*",
]


def faults(names: Iterable[str]) -> list[str]:
    """What is missing from a wheel's table of contents, and what should not be in it."""
    paths = [Path(name) for name in names]
    missing = [f"missing: {wanted}" for wanted in WANTED if not any(path.match(wanted) for path in paths)]
    # In Python 3.11 a * in a pattern is one part of a path; what lies deeper is found by its parents.
    lines = [[path, *path.parents] for path in paths]
    return missing + [f"unwanted: {line[0]}" for line in lines if any(p.match(u) for p in line for u in UNWANTED)]


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as ``pip`` would build it, in this environment."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], cwd=root, check=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.mark.slow
def test_the_wheel_holds_the_product_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert faults(archive.namelist()) == []


@pytest.mark.slow
def test_the_unpacked_wheel_runs_without_the_checkout(root: Path, wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)

    def python(*arguments: str) -> str:
        command = [sys.executable, *arguments]
        env = {**os.environ, "PYTHONPATH": str(tmp_path)}
        return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=True).stdout

    where = python("-c", "import spielrunde.cli; print(spielrunde.cli.__file__)")
    assert where.strip() == str(tmp_path / "spielrunde/cli/__init__.py")
    games = json.loads(python("-m", "spielrunde", "games", "--json"))
    assert len(games) == len(list((root / "src/spielrunde/games").glob("*/meta.py")))


def test_a_bad_wheel_is_found() -> None:
    good = [wanted.replace("*", "x") for wanted in WANTED]
    assert faults(good) == []
    assert faults(good[1:]) == ["missing: spielrunde/py.typed"]
    for bad in ("spielrunde/games/x/web/Board.svelte", "spielrunde/games/x/tests/games/1.json"):
        assert faults([*good, bad]) == [f"unwanted: {bad}"]
