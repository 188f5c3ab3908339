"""The server's own sentences, and the errors that carry them to people in their language."""

from __future__ import annotations

from ..kernel import text
from ..kernel.errors import SpielrundeError


class ServerError(SpielrundeError):
    """Something the server refuses. Its code is given where it is refused."""


def sentences(lang: str) -> text.Texts:
    """The server's texts in the best language for this wish."""
    return text.of("spielrunde.server", lang)
