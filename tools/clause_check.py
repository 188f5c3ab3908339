"""Which clauses of a game's RULES.md no test proves, and which no rule function carries out. Standard library only.

A test cites clauses with ``@pytest.mark.clause("3.4", "3.5")``, or a file with ``pytestmark = pytest.mark.clause(…)``;
it stands in the game's own folder ``tests``. A rule function, marked ``@rule``, names those it carries out in its
docstring: ``(clause 4.10)`` or ``(clauses 4.1, 4.2)``. Clauses that need no rule function stand in RULES.md in
paragraphs that people do not see: ``<!-- no rule: 1.1, 1.3 -->``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

NUMBER = re.compile(r"\d+\.\d+")
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.M)
NO_RULE = re.compile(r"^<!-- no rule:\s(.*?)-->", re.M | re.S)
NAMED = re.compile(r"\bclauses?\s+(\d+\.\d+(?:(?:,|\s+and)\s+\d+\.\d+)*)")


def clauses(folder: Path) -> list[str]:
    """Numbers of all clauses of a game, in order."""
    return CLAUSE.findall(_rules(folder))


def without_rule(folder: Path) -> list[str]:
    """Numbers of the clauses that, as RULES.md says, need no rule function."""
    return [number for listed in NO_RULE.findall(_rules(folder)) for number in NUMBER.findall(listed)]


def cited(folder: Path) -> Iterator[tuple[str, str]]:
    """Every citation by a test: the number, and the file it stands in."""
    for file in sorted((folder / "tests").glob("**/test_*.py")):
        for node in ast.walk(_parsed(file)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                for argument in node.args:
                    yield str(ast.literal_eval(argument)), file.name


def named(folder: Path) -> Iterator[tuple[str, str]]:
    """Every clause in the docstring of a rule function: the number, and the function as ``file.py: name``."""
    for file in sorted(folder.glob("*.py")):
        for node in ast.walk(_parsed(file)):
            if isinstance(node, ast.FunctionDef) and "rule" in map(ast.unparse, node.decorator_list):
                for found in NAMED.findall(ast.get_docstring(node) or ""):
                    for number in NUMBER.findall(found):
                        yield number, f"{file.name}: {node.name}"


def faults_in_tests(folder: Path) -> list[str]:
    """Clauses without a test, and citations of clauses there are none of, one line each."""
    known, used = clauses(folder), list(cited(folder))
    tested = {number for number, _ in used}
    found = [f"no test cites clause {number}" for number in known if number not in tested]
    found += [f"{file} cites clause {number}, which RULES.md has not" for number, file in used if number not in known]
    return [f"{folder.name}: {fault}" for fault in found]


def faults_in_code(folder: Path) -> list[str]:
    """Clauses without a rule function that need one, or with one that need none, and numbers of clauses there are none
    of, one line each."""
    known, spared, used = clauses(folder), without_rule(folder), list(named(folder))
    covered = {*spared, *(number for number, _ in used)}
    found = [f"no rule function names clause {number}" for number in known if number not in covered]
    found += [f"{where} names clause {number}, which RULES.md has not" for number, where in used if number not in known]
    found += [f"{where} names clause {number}, listed as without rule" for number, where in used if number in spared]
    found += [f"RULES.md has no clause {number} to list as without rule" for number in spared if number not in known]
    return [f"{folder.name}: {fault}" for fault in found]


def _rules(folder: Path) -> str:
    return (folder / "RULES.md").read_text(encoding="utf-8")


def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))
