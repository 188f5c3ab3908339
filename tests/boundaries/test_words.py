"""Every part of the house has its own words, in both languages, and among them a sentence for each of its errors."""

from __future__ import annotations

import importlib
import re
import string
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from spielrunde.kernel import text
from spielrunde.kernel.errors import SpielrundeError

SOURCE = Path(__file__).parents[2] / "src" / "spielrunde"
PARTS = sorted(folder.parent.name for folder in SOURCE.glob("*/text"))


def placeholders(entry: Any) -> list[str]:
    """The words a text is filled in with."""
    texts = entry.values() if isinstance(entry, dict) else [entry]
    return sorted({name for form in texts for _, name, _, _ in string.Formatter().parse(form) if name})


def errors_of(part: str) -> Iterator[type[SpielrundeError]]:
    """The errors that a part defines."""
    for file in sorted((SOURCE / part).glob("*.py")):
        module = importlib.import_module(f"spielrunde.{part}.{file.stem}".removesuffix(".__init__"))
        for found in vars(module).values():
            if isinstance(found, type) and issubclass(found, SpielrundeError) and found.__module__ == module.__name__:
                yield found


def codes(kind: type[SpielrundeError], sources: Mapping[str, str]) -> set[str]:
    """The code of a class, or those it is given where it is raised."""
    if "code" in vars(kind):
        return {kind.code}
    raised = re.compile(rf'\b{kind.__name__}\(\s*"(\w+)"')
    return {code for source in sources.values() for code in raised.findall(source)}


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_say_the_same(part: str) -> None:
    german, english = (text.of(f"spielrunde.{part}", lang)._entries for lang in ("de", "en"))
    assert german.keys() == english.keys()
    for key, said in german.items():
        assert said != english[key], key
        assert placeholders(said) == placeholders(english[key]), key


@pytest.mark.parametrize("part", PARTS)
def test_every_error_has_its_sentence_where_it_is_defined(part: str, tracked: Mapping[str, str]) -> None:
    """And no sentence is left over."""
    sources = {path: source for path, source in tracked.items() if re.match(r"src/spielrunde/.*\.py$", path)}
    raised = set().union(*(codes(kind, sources) for kind in errors_of(part) if kind.__name__ != "Reasoned"))
    keys = text.of(f"spielrunde.{part}", "en").keys()
    assert raised == {key.split(".")[1] for key in keys if key.startswith("error.")}


def test_an_error_speaks_with_the_words_of_its_package() -> None:
    from spielrunde.cli.words import BadWord
    from spielrunde.tables.refusals import Refused

    assert Refused("not_your_turn").text("de-AT") == text.of("spielrunde.tables", "de").say("error.not_your_turn")
    assert str(BadWord(reason="json", path="x")) == "The file x is no JSON."
    with pytest.raises(KeyError, match="no_such_code"):
        Refused("no_such_code")
