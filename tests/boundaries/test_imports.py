"""Imports go one way: kernel <- games <- bots, lab, tables <- live <- server <- cli, and never in a circle."""

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
    "live": 4,
    "server": 5,
    "cli": 6,
    "__main__": 7,
    "testing": 8,
}
"""The package itself (``spielrunde/__init__.py``) stands above the games: it is the door for users of the library. What
holds games to the contract stands above all, so that nothing but tests can import it."""

ONLY_IN = {"numba": "kernel/rule.py", "numba_cuda": "kernel/rule.py", "llvmlite": "kernel/rule.py"}
"""What knows of the compiler is one file, so that another compiler would change one file."""

OUTSIDE = {
    *("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "sqlite3", "aiosqlite", "prometheus_client"),
    *("structlog", "logging", "socket", "subprocess", "pathlib", "os", "tempfile", "time", "typer", "rich"),
}
"""Networks and frameworks, databases and files, logs, clocks and terminals."""

KEPT_OUT = {
    "kernel": {"litestar", "sqlalchemy", "alembic", "uvicorn", "asyncio", "socket", "typer", "rich", "random"},
    "games": {"litestar", "sqlalchemy", "alembic", "uvicorn", "asyncio", "socket", "typer", "rich", "random", "time"},
    "tables": OUTSIDE | {"asyncio", "threading", "concurrent"},
    "live": OUTSIDE | {"threading", "concurrent", "multiprocessing"},
}
"""Rules draw from the record's own randomness. A table knows nothing around it. Live tables know an event loop; clock,
log, bots that think and store are given to them, so that they run in a server and in a browser's worker alike."""

THREADS = {"to_thread", "run_in_executor"}
"""What ``live`` does not ask of its event loop: a browser's worker has one thread."""


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


def module_name(path: str) -> str:
    """The module of a file below ``src/spielrunde``."""
    names = path.removesuffix(".py").split("/")
    return ".".join(["spielrunde", *(names[:-1] if names[-1] == "__init__" else names)])


def threads(path: str, source: str) -> list[str]:
    """Every place in a file of ``live`` that uses a thread."""
    used = [(node.lineno, node.attr) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)]
    named = [(line, name.rpartition(".")[2]) for line, name in imports(source, module_name(path), package=False)]
    if not path.startswith("live/"):
        return []
    return [f"{path}:{line}: live does without {name}" for line, name in used + named if name in THREADS]


def circles(files: Mapping[str, str]) -> list[list[str]]:
    """Groups of modules that import each other, however far around; what only type checkers import counts too."""
    modules = {module_name(path): path for path in files}
    graph = {module: _imported(module, files[path], modules) for module, path in modules.items()}
    reach = {module: _reachable(module, graph) for module in graph}
    found = {frozenset(o for o in reach[m] if m in reach[o]) for m in graph if m in reach[m]}
    return sorted(sorted(group) for group in found)


def _imported(module: str, source: str, modules: Mapping[str, str]) -> set[str]:
    """The modules one imports; a name from a package is the module of this name in it, or the package itself."""
    package = modules[module].endswith("__init__.py")
    names = [name for _, name in imports(source, module, package=package)]
    return {name if name in modules else name.rpartition(".")[0] for name in names} & set(modules)


def _reachable(start: str, graph: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = graph[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def faults(files: Mapping[str, str]) -> list[str]:
    """Every import in ``files`` (path below ``src/spielrunde`` -> source) that goes the wrong way."""
    found = []
    sideways: dict[str, set[str]] = {}
    for path, source in files.items():
        names = path.removesuffix(".py").split("/")
        package = names[-1] == "__init__"
        here = names[0] if len(names) > 1 or names[0] == "__main__" else ""
        if here not in LAYERS:
            found.append(f"{path}: {here} is no known part of the house")
            continue
        for line, name in imports(source, module_name(path), package=package):
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


@pytest.fixture(scope="module")
def files(tracked: Mapping[str, str]) -> dict[str, str]:
    """The sources of the package, by their path below ``src/spielrunde``."""
    top = "src/spielrunde/"
    found = {
        path.removeprefix(top): text
        for path, text in tracked.items()
        if path.startswith(top) and path.endswith(".py") and "/tests/" not in path
    }
    assert any(path.startswith("kernel/") for path in found)
    return found


def test_imports_go_one_way(files: Mapping[str, str]) -> None:
    assert faults(files) == []


def test_every_part_named_is_there(files: Mapping[str, str]) -> None:
    assert {path.split("/")[0] if "/" in path else "" for path in files} | {"__main__"} == set(LAYERS)
    assert set(KEPT_OUT) <= set(LAYERS)


def test_no_modules_import_each_other_in_a_circle(files: Mapping[str, str]) -> None:
    assert circles(files) == []


def test_live_tables_use_no_thread(files: Mapping[str, str]) -> None:
    assert [fault for path, source in files.items() for fault in threads(path, source)] == []


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
        ("live/room.py", "import time", "live does without time"),
        ("live/room.py", "from concurrent.futures import Executor", "live does without concurrent"),
        ("live/room.py", "from ..server.logs import configure", "live does not import server"),
        ("tables/table.py", "from ..live.room import Room", "tables does not import live"),
        ("server/app.py", "from spielrunde.cli import main", "server does not import cli"),
        ("cli/main.py", "from ..testing import cases", "cli does not import testing"),
        ("other/thing.py", "", "other is no known part of the house"),
    ],
)
def test_a_wrong_import_is_found(path: str, source: str, fault: str) -> None:
    assert [text.split(": ", 1)[1] for text in faults({path: source})] == [fault]


def test_a_circle_between_neighbours_is_found() -> None:
    files = {"bots/a.py": "from ..lab import playout", "lab/b.py": "from ..bots import a"}
    assert faults(files) == ["lab/b.py:1: lab and bots import each other"]


def test_a_circle_within_a_part_is_found() -> None:
    files = {
        "live/a.py": "from .b import B\nfrom . import d",
        "live/b.py": "if TYPE_CHECKING:\n    from . import c",
        "live/c.py": "def f():\n    from spielrunde.live.a import A",
        "live/d.py": "import asyncio",
        "live/__init__.py": "from . import d",
    }
    assert circles(files) == [["spielrunde.live.a", "spielrunde.live.b", "spielrunde.live.c"]]


@pytest.mark.parametrize(
    "source",
    ["await asyncio.to_thread(f)", "loop.run_in_executor(None, f)", "from asyncio import to_thread"],
)
def test_a_thread_is_found(source: str) -> None:
    assert len(threads("live/a.py", source)) == 1
    assert threads("server/a.py", source) == []


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
