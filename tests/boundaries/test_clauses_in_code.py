"""Rules people read lead to the code: every clause is named by the rule function that carries it out, or needs none."""

from __future__ import annotations

from pathlib import Path

import pytest

from clause_check import faults_in_code

GAMES = sorted(path.parent for path in (Path(__file__).parents[2] / "src/spielrunde/games").glob("*/RULES.md"))


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_clause_has_its_rule(folder: Path) -> None:
    assert faults_in_code(folder) == []


CLAUSES = ["1.1", "1.2", "2.1", "2.10"]

GOOD = '''
@rule
def take(s):
    """Take a card, any card (clause 2.1), though not the last one, which stays for all others (clauses 1.2,
    2.10)."""


def label(s):
    """Not rule code (clause 9.9)."""
'''


def made_up(game: Path, *, code: str, no_rule: str) -> list[str]:
    """What is wrong with a game of four clauses, its rules written so, and so many paragraphs of those without."""
    words = [f"**{number}** [ours] Words of clause 9.9." for number in CLAUSES]
    (game / "RULES.md").write_text("\n\n".join(["# X", *words, no_rule]) + "\n")
    (game / "rules.py").write_text(code)
    return [fault.removeprefix(f"{game.name}: ") for fault in faults_in_code(game)]


@pytest.mark.parametrize(
    ("code", "no_rule"),
    [
        (GOOD, "<!-- no rule: 1.1 -->"),
        (GOOD.replace("clauses 1.2,", "clauses 1.2 and"), "<!-- no rule: 1.1 -->"),
        (GOOD, "<!-- no rule:\n1.1 -->"),
        ("", "<!-- no rule: 1.1, 1.2 -->\n\n<!-- no rule: 2.1,\n2.10 -->"),
    ],
)
def test_clauses_with_a_rule_or_without_need_pass(tmp_path: Path, code: str, no_rule: str) -> None:
    assert made_up(tmp_path, code=code, no_rule=no_rule) == []


@pytest.mark.parametrize(
    ("code", "no_rule", "expected"),
    [
        (GOOD, "", ["no rule function names clause 1.1"]),
        (GOOD, "no rule: 1.1", ["no rule function names clause 1.1"]),
        (GOOD.replace("@rule", "@cache"), "<!-- no rule: 1.1, 1.2, 2.1 -->", ["no rule function names clause 2.10"]),
        (GOOD.replace("clause 2.1)", "2.1)"), "<!-- no rule: 1.1 -->", ["no rule function names clause 2.1"]),
        (
            GOOD.replace("clause 2.1)", "clauses 2.1, 2.2)"),
            "<!-- no rule: 1.1 -->",
            ["rules.py: take names clause 2.2, which RULES.md has not"],
        ),
        (GOOD, "<!-- no rule: 1.1, 2.1 -->", ["rules.py: take names clause 2.1, listed as without rule"]),
        (GOOD, "<!-- no rule: 1.1, 1.3 -->", ["RULES.md has no clause 1.3 to list as without rule"]),
    ],
)
def test_a_gap_is_found(tmp_path: Path, code: str, no_rule: str, expected: list[str]) -> None:
    assert made_up(tmp_path, code=code, no_rule=no_rule) == expected
