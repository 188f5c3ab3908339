"""Imports of the web app go one way, without circles; a board comes in by few doors and knows no rules."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

APP = "web/src/"
BOARD = re.compile(r"src/spielrunde/games/(\w+)/web/")
GENERATED = "web/src/words/paraglide/"

FOLDERS = ["app", "words", "net", "keys", "motion", "style", "state", "parts", "boards", "shelf", "game", "table", ""]
"""Each imports from itself and from those before it; the last is what lies in ``web/src`` itself."""

DOORS = re.compile(
    r"(parts|boards|state|style)/.*|words/(words|formats)\.ts|words/paraglide/messages\.js"
    r"|net/protocol\.ts|keys/focus\.ts|app/preferences\.svelte\.ts"
)
"""What a board may import from ``web/src``; no way leads from a board to the server, to the pages or to what flies."""

IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]""")


def imports(path: str, text: str, files: Mapping[str, str]) -> Iterator[str]:
    """The files of the app that this one imports, by their paths; packages are left out."""
    for name in IMPORT.findall(text):
        bare = name.split("?")[0]
        if bare.startswith("$web/"):
            found = APP + bare.removeprefix("$web/")
        elif bare.startswith("."):
            found = posixpath.normpath(posixpath.join(posixpath.dirname(path), bare))
        else:
            continue
        yield next((found + end for end in ("", ".ts") if found + end in files), found)


def sources(tracked: Mapping[str, str]) -> dict[str, str]:
    """Everything of the app and of the boards that is code and not a test."""
    return {
        path: text
        for path, text in tracked.items()
        if path.endswith((".ts", ".svelte")) and not path.endswith((".test.ts", ".d.ts"))
        if path.startswith(APP) or BOARD.match(path)
    }


def folder(path: str) -> str:
    """The folder of the app a file lies in."""
    below, _, rest = path.removeprefix(APP).partition("/")
    return below if rest else ""


def faults(files: Mapping[str, str]) -> list[str]:
    """Every import that goes the wrong way, and the first circle."""
    graph = {path: list(imports(path, text, files)) for path, text in files.items()}
    found = [fault for path, targets in graph.items() for target in targets for fault in wrong(path, target)]
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found.append(" imports ".join(reversed(error.args[1])))
    return found


def wrong(path: str, target: str) -> Iterator[str]:
    """What is wrong with one import, if anything."""
    board = BOARD.match(path)
    if board:
        if target.startswith(APP):
            if not DOORS.fullmatch(target.removeprefix(APP)):
                yield f"{path}: no door of the boards is {target}"
        elif not target.startswith(board[0]):
            yield f"{path}: a board imports nothing from {target}"
    elif folder(path) not in FOLDERS:
        yield f"{path}: {folder(path)} is no known folder of the app"
    elif target.startswith(APP) and FOLDERS.index(folder(target)) > FOLDERS.index(folder(path)):
        yield f"{path}: {folder(path)} does not import {folder(target) or 'the app itself'}"


def test_imports_go_one_way(tracked: Mapping[str, str]) -> None:
    files = sources(tracked)
    assert {folder(path) for path in files if path.startswith(APP)} == set(FOLDERS)
    assert faults(files) == []


def test_what_is_imported_is_there(tracked: Mapping[str, str]) -> None:
    files = sources(tracked)
    found = {target for path, text in files.items() for target in imports(path, text, files)}
    assert found
    assert [name for name in found if name not in tracked and not name.startswith(GENERATED)] == []


@pytest.mark.parametrize(
    ("path", "source", "fault"),
    [
        (APP + "net/api.ts", "import { Session } from '../state/session.svelte';", "net does not import state"),
        (APP + "app/a.ts", "import App from '../App.svelte';", "app does not import the app itself"),
        (APP + "shelf/Box.svelte", "await import('../table/Log.svelte')", "shelf does not import table"),
        (APP + "lib/a.ts", "import b from '../net/protocol';", "lib is no known folder of the app"),
        ("src/spielrunde/games/one/web/Board.svelte", "import { api } from '$web/net/api';", "no door of the boards"),
        ("src/spielrunde/games/one/web/a.ts", "import b from '../../two/web/b';", "a board imports nothing from"),
    ],
)
def test_a_wrong_import_is_found(path: str, source: str, fault: str) -> None:
    there = [APP + name for name in ("state/session.svelte.ts", "net/api.ts", "net/protocol.ts")]
    (found,) = faults({**dict.fromkeys(there, ""), path: source})
    assert found.startswith(f"{path}: {fault}")


def test_a_circle_is_found() -> None:
    one, two = (f"{APP}net/{name}.ts" for name in ("one", "two"))
    (found,) = faults({one: "import { b } from './two';", two: "import type { A } from './one';"})
    assert found.count(" imports ") == 2


def test_no_board_reads_the_options_of_its_game(tracked: Mapping[str, str]) -> None:
    """A board draws what the view and the choices say; how the game is set up shows in them alone."""
    reading = [path for path, text in sources(tracked).items() if BOARD.match(path) and re.search(r"\boptions\b", text)]
    assert reading == []


def test_widths_at_which_a_table_changes_are_written_once(root: Path, tracked: Mapping[str, str]) -> None:
    widths = json.loads((root / APP / "style/breakpoints.json").read_text())
    pixels = re.compile("|".join(rf"(?<!\d)({width}|{width - 1})px" for width in widths.values()))
    assert [path for path, text in sources(tracked).items() if pixels.search(text)] == []
