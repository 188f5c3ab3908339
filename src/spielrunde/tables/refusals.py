"""Why a command at a table is refused: a code for programs and one sentence for the person who sent it."""

from __future__ import annotations

from ..kernel.errors import SpielrundeError


class Refused(SpielrundeError):
    """A command that changed nothing. Its code is given where it is refused."""
