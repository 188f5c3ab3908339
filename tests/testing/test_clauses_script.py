"""Every clause of every game is proved by a test, and ``tools/clauses`` lists those that are not, or have no rule."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from clause_check import clauses, faults_in_tests
from spielrunde.kernel.game import Game
from spielrunde.testing.recorded import folder

TOOL = Path(__file__).parents[2] / "tools" / "clauses"

RULES = "# X\n\n## 1 One\n\n**1.1** [ours] Words.\n\n**1.2** [ours] More.\n"


def made_up(game: Path, *, test: str, code: str) -> Path:
    """The folder of a game with two clauses."""
    (game / "tests").mkdir()
    (game / "RULES.md").write_text(RULES)
    (game / "tests" / "test_x.py").write_text(f"import pytest\n{test}\n")
    (game / "rules.py").write_text(f'@rule\ndef x(s):\n    """Words {code}."""\n')
    return game


def test_every_clause_is_cited(game: Game) -> None:
    assert faults_in_tests(folder(game).parent) == []


def test_no_clause_is_lost_on_its_way_to_people(game: Game) -> None:
    """The script and the reader of rules find the same clauses."""
    read = [clause.number for chapter in game.rulebook("en") for clause in chapter.clauses]
    assert clauses(folder(game).parent) == read


@pytest.mark.parametrize(
    ("test", "expected"),
    [
        ('@pytest.mark.clause("1.1", "1.2")\ndef test_x(): pass', []),
        ('@pytest.mark.clause("1.1")\ndef test_x(): pass', ["no test cites clause 1.2"]),
        (
            'pytestmark = pytest.mark.clause("1.1", "1.2", "1.3")',
            ["test_x.py cites clause 1.3, which RULES.md has not"],
        ),
    ],
)
def test_a_clause_without_test_is_found(tmp_path: Path, test: str, expected: list[str]) -> None:
    found = faults_in_tests(made_up(tmp_path, test=test, code="(clauses 1.1, 1.2)"))
    assert found == [f"{tmp_path.name}: {fault}" for fault in expected]


@pytest.mark.parametrize(
    ("test", "code", "expected"),
    [
        ('"1.1", "1.2"', "(clauses 1.1, 1.2)", "Every clause has its test, and its rule where it needs one (2)."),
        ('"1.1", "1.2"', "(clause 1.1)", "{game}: no rule function names clause 1.2"),
        ('"1.2"', "(clauses 1.1, 1.2)", "{game}: no test cites clause 1.1"),
        ('"1.2"', "(clause 1.2)", "{game}: no test cites clause 1.1\n{game}: no rule function names clause 1.1"),
    ],
)
def test_the_script_says_what_is_missing(tmp_path: Path, test: str, code: str, expected: str) -> None:
    game = made_up(tmp_path, test=f"pytestmark = pytest.mark.clause({test})", code=code)
    said = subprocess.run([sys.executable, TOOL, game], capture_output=True, text=True, check=False)
    assert said.stderr == ""
    assert said.stdout == expected.format(game=game.name) + "\n"
    assert said.returncode == (not expected.startswith("Every"))
