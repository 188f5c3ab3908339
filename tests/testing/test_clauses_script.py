"""The script that lists clauses without a test: every clause of every game is proved by one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from spielrunde.kernel.game import Game
from spielrunde.testing.recorded import folder

TOOL = Path(__file__).parents[2] / "tools" / "clauses"


def run(*arguments: str | Path) -> tuple[int, str]:
    found = subprocess.run([sys.executable, TOOL, *arguments], capture_output=True, text=True, check=False)
    assert found.stderr == ""
    return found.returncode, found.stdout


def test_every_clause_is_cited(game: Game) -> None:
    code, said = run(folder(game).parent)
    assert code == 0, said


def test_no_clause_is_lost_on_its_way_to_people(game: Game) -> None:
    """The script and the reader of rules find the same clauses."""
    _, said = run(folder(game).parent)
    assert f"({sum(len(chapter.clauses) for chapter in game.rulebook('en'))})" in said


@pytest.mark.parametrize(
    ("test", "expected"),
    [
        ('@pytest.mark.clause("1.1", "1.2")', []),
        ('@pytest.mark.clause("1.1")', ["no test cites clause 1.2"]),
        (
            'pytestmark = pytest.mark.clause("1.1", "1.2", "1.3")',
            ["test_x.py cites clause 1.3, which RULES.md has not"],
        ),
    ],
)
def test_the_script_finds_what_is_missing(tmp_path: Path, test: str, expected: list[str]) -> None:
    (tmp_path / "RULES.md").write_text("# X\n\n## 1 One\n\n**1.1** [ours] Words.\n\n**1.2** [ours] More.\n")
    (tmp_path / "tests").mkdir()
    decorated = f"import pytest\n{test}\n" + ("def test_x(): pass\n" if test.startswith("@") else "")
    (tmp_path / "tests" / "test_x.py").write_text(decorated)
    code, said = run(tmp_path)
    assert code == bool(expected)
    assert [line.split(": ", 1)[1] for line in said.splitlines() if expected] == expected
