"""Why a command at a table is refused: a code for programs and one sentence for the person who sent it."""

from __future__ import annotations

import functools
from importlib.resources import files

from ..kernel.errors import SpielrundeError
from ..kernel.text import Texts, language, load


class Refused(SpielrundeError):
    """A command that changed nothing. ``code`` is a key of ``text/LANG.json``; its words are the keyword arguments."""

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        super().__init__(**details)

    def text(self, lang: str) -> str:
        """One sentence: what was refused, and what to do instead."""
        return _sentences(language(lang)).say(self.code, **self.details)


@functools.cache
def _sentences(lang: str) -> Texts:
    return load(files("spielrunde.tables") / "text", lang)
