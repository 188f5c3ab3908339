"""The rules to read: the short introduction, chapters, single clauses, as lines of text."""

from __future__ import annotations

from ..kernel.game import Game
from ..kernel.rulebook import Chapter
from .grammar import ALL_RULES
from .words import BadWord


def introduction(game: Game, lang: str) -> list[str]:
    """The game in a minute, from its page: paragraphs, and points with a dash."""
    sections = [section for section in game.about(lang).sections if section.id == "minute"]
    blocks = [block for section in sections for block in section.blocks]
    return [line for block in blocks for line in [block.text, *(f"- {point}" for point in block.points)] if line]


def chapters(game: Game, lang: str) -> list[str]:
    """The headings of the clauses, each with its number."""
    return [chapter.title for chapter in game.rulebook(lang)]


def clauses(game: Game, lang: str, wish: str) -> list[str]:
    """One clause (``3.1``), a chapter (``3``) or all of them (``more``). Raises BadWord for any other wish."""
    found = game.rulebook(lang)
    if wish in ALL_RULES:
        return [line for chapter in found for line in _lines(chapter)]
    for chapter in found:
        if chapter.title.split()[0] == wish:
            return _lines(chapter)
        lines = [_line(clause.number, clause.text) for clause in chapter.clauses if clause.number == wish]
        if lines:
            return lines
    raise BadWord(reason="clause", word=wish, high=len(found))


def _lines(chapter: Chapter) -> list[str]:
    return ["", chapter.title, *(_line(clause.number, clause.text) for clause in chapter.clauses)]


def _line(number: str, text: str) -> str:
    """A clause without its Markdown."""
    return f"{number}  {text.replace('*', '')}"
