"""What commands share: reading ``option=value`` words and printing one JSON object."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from ..kernel.errors import Reasoned
from ..kernel.game import Game, find
from ..kernel.text import LANGUAGES

Settings = Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="Set an option of the game.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object; progress goes to standard error.")]
Seed = Annotated[int, typer.Option("--seed", help="Fixes every deal and every bot.")]


def _language(word: str) -> str:
    if word not in LANGUAGES:
        raise BadWord(reason="language", word=word, known=", ".join(LANGUAGES))
    return word


Lang = Annotated[str, typer.Option("--lang", help="en or de.", callback=_language)]


class BadWord(Reasoned):
    """A word of the command line, or a file it names, that cannot be read."""

    code = "bad_word"


def options(words: Sequence[str] | None, game: str | Game) -> dict[str, str]:
    """The options of ``option=value`` words; the value of a table is the name of a file. Raises BadWord."""
    tables = [option.name for option in find(game).options if option.type == "table"]
    out = {}
    for word in words or ():
        name, sign, value = (part.strip() for part in word.partition("="))
        if not sign or not name:
            raise BadWord(reason="setting", word=word)
        out[name] = _table(Path(value)) if name in tables and value else value
    return out


def _table(path: Path) -> str:
    """The content of the file of a table. No text at all would stand for the built-in table, an empty file does not."""
    return read_text(path).removeprefix("\ufeff") or "\n"


def read_text(path: Path) -> str:
    """The content of a text file. Raises BadWord."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise BadWord(reason="file", path=path) from None


def read_json(path: Path) -> Any:
    """The content of a JSON file. Raises BadWord."""
    text = read_text(path)
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadWord(reason="json", path=path) from None


def print_json(data: Any) -> None:
    """One JSON object on standard output."""
    print(json.dumps(data, indent=2, ensure_ascii=False))
