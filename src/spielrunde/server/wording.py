"""The server's own sentences, and the errors that carry them to people in their language."""

from __future__ import annotations

import functools
from importlib.resources import files

from ..kernel.errors import SpielrundeError
from ..kernel.text import Texts, language, load


class ServerError(SpielrundeError):
    """Something the server refuses. ``code`` is a key of ``text/LANG.json``; its words are the keyword arguments."""

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        super().__init__(**details)

    def text(self, lang: str) -> str:
        """One sentence: what was refused, and what would be right."""
        return sentences(lang).say(self.code, **self.details)


@functools.cache
def _load(lang: str) -> Texts:
    return load(files("spielrunde.server") / "text", lang)


def sentences(lang: str) -> Texts:
    """The server's texts in the best language for this wish."""
    return _load(language(lang))
