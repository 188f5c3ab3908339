"""The sentences of live tables, and the errors that carry them to people in their language."""

from __future__ import annotations

from ..kernel import text
from ..kernel.errors import SpielrundeError


class RequestError(SpielrundeError):
    """A request that cannot be carried out. Its code is given where that is found."""


def sentences(lang: str) -> text.Texts:
    """The texts of live tables in the best language for this wish."""
    return text.of("spielrunde.live", lang)
