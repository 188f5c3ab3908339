"""What a server refuses by itself: its start, or a request before any table hears of it."""

from __future__ import annotations

from ..kernel.errors import SpielrundeError


class ServerError(SpielrundeError):
    """Something the server refuses. Its code is given where it is refused."""
