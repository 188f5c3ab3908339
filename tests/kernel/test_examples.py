"""The examples in the docstrings of the package run and give what they say."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import spielrunde

SOURCE = Path(spielrunde.__file__).parent


def modules() -> list[str]:
    """The modules with examples, by name."""
    files = [file for file in sorted(SOURCE.rglob("*.py")) if ">>> " in file.read_text(encoding="utf-8")]
    parts = [file.relative_to(SOURCE.parent).with_suffix("").parts for file in files]
    return [".".join(part for part in names if part != "__init__") for names in parts]


def test_there_are_examples() -> None:
    assert len(modules()) > 10


@pytest.mark.parametrize("module", modules())
def test_examples_give_what_they_say(module: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = doctest.testmod(importlib.import_module(module), optionflags=doctest.ELLIPSIS)
    assert found.attempted
    assert not found.failed, capsys.readouterr().out
