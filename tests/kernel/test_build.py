"""``build``: one source for every target, contract names bound to a game, and a cache that notices every edit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spielrunde.kernel import contract
from spielrunde.kernel.entry import setup_at, step_at
from spielrunde.kernel.rule import TARGETS, build, reached, rule
from spielrunde.lab.playout import play_games

TIMES = 3


@rule
def scaled(x: int) -> int:
    return x * TIMES


@rule
def bound(x: int) -> int:
    return contract_like(x) + scaled(x)


@rule
def contract_like(x: int) -> int:
    return x + 1


NOTED: list[tuple[Any, int, int]] = []


@rule
def noted(s: Any, seat: int, action: int) -> None:
    NOTED.append((s, seat, action))


def test_a_rule_stays_a_plain_function() -> None:
    assert scaled(4) == 12
    assert bound(4) == 17


def test_a_copy_calls_copies() -> None:
    copy = build({"f": bound}, target="python")["f"]
    assert copy is not bound
    assert copy(4) == bound(4)
    assert copy.__globals__["scaled"] is not scaled


class Hand:
    """A record with a field that is named like a rule."""

    size = 3


@rule
def size(s: Any) -> int:
    return int(s.size) + 1


def test_a_rule_may_be_named_like_a_field() -> None:
    assert reached([size], {}) == [size]
    assert build({"f": size}, target="python")["f"](Hand()) == 4


def test_an_unknown_target_is_refused() -> None:
    with pytest.raises(ValueError, match="python, cpu, cuda, not 'gpu'"):
        build({"f": bound}, target="gpu")
    assert TARGETS == ("python", "cpu", "cuda")


@pytest.mark.parametrize(("entry", "name"), [(setup_at, "setup"), (step_at, "step")])
def test_a_name_of_the_contract_that_is_not_bound_is_an_error(entry: Any, name: str) -> None:
    for target in ("python", "cpu"):
        with pytest.raises(ValueError, match=f"'{name}' is not bound to a game's function"):
            build({"f": entry}, target=target)


def test_every_missing_name_is_noticed_not_only_the_first() -> None:
    needed = {"acting", "end_reason", "legal", "outcome", "policy", "rollout", "scores", "setup", "step"}
    for missing in needed:
        bind = {name: getattr(contract, name) for name in needed - {missing}}
        bind = {name: lambda *_: 0 for name in bind}
        with pytest.raises(ValueError, match=f"'{missing}' is not bound"):
            build({"play": play_games}, target="python", bind=bind)


def test_a_game_takes_the_place_of_the_contract() -> None:
    copy = build({"f": step_at}, target="python", bind={"step": noted})
    copy["f"](["zero", "one"], 1, 2, 3)
    assert NOTED == [("one", 2, 3)]
    with pytest.raises(ValueError, match="not bound"):
        build({"f": step_at}, target="python")


# --- the cache, tried with a package that is edited between processes ---------------------------------------------

RULES = """from spielrunde.kernel.rule import rule
from fake import numbers as n
from fake.more import helper
from fake.numbers import LONG, TABLE


@rule
def top(x):
    return helper(x) * n.FACTOR + TABLE[1] + LONG[1000]
"""
MORE = "from spielrunde.kernel.rule import rule\n\n\n@rule\ndef helper(x):\n    return x + 1\n"
NUMBERS = "import numpy as np\n\nFACTOR = 2\nTABLE = np.array([1, 5, 9])\nLONG = np.zeros(2000, int)\nLONG[1000] = 0\n"
PROGRAM = """
from fake.rules import top
from spielrunde.kernel.rule import build
print(build({"top": top}, target="cpu")["top"](10))
"""


class Fake:
    """A package of rule code in a folder of its own, run in new processes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "fake").mkdir()
        for name, text in (("__init__", ""), ("rules", RULES), ("more", MORE), ("numbers", NUMBERS)):
            (folder / "fake" / f"{name}.py").write_text(text)

    def run(self) -> int:
        path = os.pathsep.join([str(self.folder), *filter(None, sys.path)])
        environment = {**os.environ, "PYTHONPATH": path, "SPIELRUNDE_CACHE_DIR": str(self.folder / "cache")}
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        found = subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True
        )
        return int(found.stdout)

    def edit(self, name: str, old: str, new: str) -> None:
        """Change a file without changing its length, nor the time it was written."""
        file = self.folder / "fake" / f"{name}.py"
        times, text = file.stat(), file.read_text()
        assert len(old) == len(new)
        assert old in text
        file.write_text(text.replace(old, new))
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))

    def compiled(self) -> dict[str, int]:
        """Files of compiled code and when they were written."""
        return {str(file): file.stat().st_mtime_ns for file in (self.folder / "cache").glob("**/*.nbc")}


@pytest.fixture
def fake(tmp_path: Path) -> Fake:
    return Fake(tmp_path)


def test_a_second_process_starts_from_the_cache(fake: Fake) -> None:
    assert fake.run() == 27
    written = fake.compiled()
    assert written
    assert fake.run() == 27
    assert fake.compiled() == written


@pytest.mark.parametrize(
    ("name", "old", "new", "result"),
    [
        ("rules", "* n.FACTOR", "- n.FACTOR", 14),
        ("more", "x + 1", "x + 2", 29),
        ("numbers", "FACTOR = 2", "FACTOR = 3", 38),
        ("numbers", "[1, 5, 9]", "[1, 6, 9]", 28),
        ("numbers", "[1000] = 0", "[1000] = 1", 28),
    ],
)
def test_an_edit_anywhere_makes_it_compile_anew(fake: Fake, name: str, old: str, new: str, result: int) -> None:
    """In the rule itself, in a helper's file, in a constant of a module, in a table: nothing stale is ever run."""
    assert fake.run() == 27
    fake.edit(name, old, new)
    assert fake.run() == result
