"""The files of the house, as the boundary tests look at them: what git tracks, and what it would track."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def tracked() -> Mapping[str, str]:
    """Every text file by its path from the root; new files count before they are committed."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    ).stdout.split("\0")
    found = {}
    for name in sorted(filter(None, names)):
        path = ROOT / name
        if not path.is_file() or path.is_symlink():
            continue
        try:
            found[name] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture, a font
    assert len(found) > 20
    return found
