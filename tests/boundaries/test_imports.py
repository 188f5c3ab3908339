"""Imports go one way: kernel <- games <- bots, lab, tables <- server <- cli, and no game imports another."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

import pytest

LAYERS = {
    "kernel": 0,
    "games": 1,
    "": 2,
    "bots": 3,
    "lab": 3,
    "tables": 3,
    "server": 4,
    "cli": 5,
    "__main__": 6,
}
"""The package itself (``spielrunde/__init__.py``) stands above the games: it is the door for users of the library."""

ONLY_IN = {"numba": "kernel/rule.py", "numba_cuda": "kernel/rule.py", "llvmlite": "kernel/rule.py"}
"""What knows of the compiler is one file, so that another compiler would change one file."""

KEPT_OUT = {
    "kernel": {"litestar", "sqlalchemy", "alembic", "uvicorn", "asyncio", "socket", "typer", "rich", "random"},
    "games": {"litestar", "sqlalchemy", "alembic", "uvicorn", "asyncio", "socket", "typer", "rich", "random", "time"},
    "tables": {"litestar", "sqlalchemy", "alembic", "sqlite3", "aiosqlite", "uvicorn", "asyncio", "socket", "time"},
}
"""Rules draw from the record's own randomness; a live table knows no framework, no clock and no disk."""


def imports(source: str, module: str, *, package: bool) -> Iterator[tuple[int, str]]:
    """Line and absolute name of everything ``module`` imports; ``from a import b`` gives ``a.b``."""
    parts = module.split(".")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = parts[: len(parts) - node.level + package] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def faults(files: Mapping[str, str]) -> list[str]:
    """Every import in ``files`` (path below ``src/spielrunde`` -> source) that goes the wrong way."""
    found = []
    sideways: dict[str, set[str]] = {}
    for path, source in files.items():
        names = path.removesuffix(".py").split("/")
        package = names[-1] == "__init__"
        module = ".".join(["spielrunde", *(names[:-1] if package else names)])
        here = names[0] if len(names) > 1 or names[0] == "__main__" else ""
        if here not in LAYERS:
            found.append(f"{path}: {here} is no known part of the house")
            continue
        for line, name in imports(source, module, package=package):
            where = f"{path}:{line}: "
            first, *rest = name.split(".")
            if first != "spielrunde":
                if ONLY_IN.get(first, path) != path:
                    found.append(f"{where}{first} is imported only in {ONLY_IN[first]}")
                if first in KEPT_OUT.get(here, ()):
                    found.append(f"{where}{here} does without {first}")
                continue
            there = rest[0] if rest and rest[0] in LAYERS else ""
            if LAYERS[there] > LAYERS[here]:
                found.append(f"{where}{here or 'the package'} does not import {there or 'the package itself'}")
            elif LAYERS[there] == LAYERS[here] and there != here:
                sideways.setdefault(here, set()).add(there)
                if here in sideways.get(there, ()):
                    found.append(f"{where}{here} and {there} import each other")
            if here == there == "games" and len(names) > 2 and len(rest) > 1 and rest[1] != names[1]:
                found.append(f"{where}a game imports nothing from {'.'.join(rest)}")
    return found


def test_imports_go_one_way(tracked: Mapping[str, str]) -> None:
    top = "src/spielrunde/"
    files = {
        path.removeprefix(top): text
        for path, text in tracked.items()
        if path.startswith(top) and path.endswith(".py") and "/tests/" not in path
    }
    assert any(path.startswith("kernel/") for path in files)
    assert faults(files) == []


@pytest.mark.parametrize(
    ("path", "source", "fault"),
    [
        ("kernel/match.py", "from ..games import find", "kernel does not import games"),
        ("kernel/match.py", "import spielrunde", "kernel does not import the package itself"),
        ("kernel/match.py", "from spielrunde.tables.table import Table", "kernel does not import tables"),
        ("kernel/zones.py", "def f():\n    import numba.typed", "numba is imported only in kernel/rule.py"),
        ("games/one/rules.py", "from ..two import cards", "a game imports nothing from games.two.cards"),
        ("games/one/rules.py", "from ...bots import choose", "games does not import bots"),
        ("games/one/rules.py", "import random", "games does without random"),
        ("tables/table.py", "from sqlalchemy import select", "tables does without sqlalchemy"),
        ("tables/table.py", "from .. import server", "tables does not import server"),
        ("server/app.py", "from spielrunde.cli import main", "server does not import cli"),
        ("other/thing.py", "", "other is no known part of the house"),
    ],
)
def test_a_wrong_import_is_found(path: str, source: str, fault: str) -> None:
    assert [text.split(": ", 1)[1] for text in faults({path: source})] == [fault]


def test_a_circle_between_neighbours_is_found() -> None:
    files = {"bots/a.py": "from ..lab import playout", "lab/b.py": "from ..bots import a"}
    assert faults(files) == ["lab/b.py:1: lab and bots import each other"]


def test_right_imports_pass() -> None:
    files = {
        "kernel/rule.py": "import numba\nfrom .layout import Record",
        "games/__init__.py": "from ..kernel import game\nfrom .one import meta",
        "games/one/rules.py": "from ...kernel.rule import rule\nfrom . import cards\nfrom .state import State",
        "bots/a.py": "from ..games import find",
        "__init__.py": "from .kernel.match import Match\nfrom .games import find",
        "cli/main.py": "from .. import __version__\nfrom ..server import app",
        "__main__.py": "from .cli import main",
    }
    assert faults(files) == []
