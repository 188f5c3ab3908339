"""A board adjusts what it shares by the properties that are offered; it styles nothing inside a shared widget."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

SHARED = ("web/src/parts/", "web/src/boards/")
BOARD = re.compile(r"src/spielrunde/games/\w+/web/.*\.svelte")
SIGNS = {"may", "chosen", "dim"}
"""What a thing on the table is at the moment; a board may read it from outside."""


def classes(text: str) -> set[str]:
    """The classes a component gives its elements."""
    markup = text.partition("<style>")[0]
    plain = {name for value in re.findall(r'\bclass="([^"{]*)', markup) for name in value.split()}
    return plain | set(re.findall(r"\bclass:([\w-]+)", markup))


def reached(text: str) -> set[str]:
    """The classes a component styles in others: those within ``:global(…)``."""
    style = text.partition("<style>")[2]
    inside = re.findall(r":global\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)", style)
    return {name for selector in inside for name in re.findall(r"\.([\w-]+)", selector)}


def test_no_board_reaches_into_a_shared_widget(tracked: Mapping[str, str]) -> None:
    widgets = {path: classes(text) for path, text in tracked.items() if path.startswith(SHARED)}
    shared = set().union(*widgets.values()) - SIGNS
    assert {"seat", "zone", "avatar"} <= shared
    boards = {path: reached(text) & shared for path, text in tracked.items() if BOARD.fullmatch(path)}
    assert boards
    assert {path: names for path, names in boards.items() if names} == {}


@pytest.mark.parametrize(
    ("style", "names"),
    [
        (".wall :global(.seat:not(.own) .head) {}", {"seat", "own", "head"}),
        (".wall:has(:global(:is(.chosen, :focus-visible))) {}", {"chosen"}),
        ("p :global(svg) {} .seat {}", set()),
    ],
)
def test_what_is_reached_is_found(style: str, names: set[str]) -> None:
    assert reached(f"<p></p>\n<style>\n{style}\n</style>") == names


def test_classes_are_found() -> None:
    assert classes('<b class="seat {form}" class:own={mine}></b><i class:acting></i>\n<style>.x {}</style>') == {
        "seat",
        "own",
        "acting",
    }
