"""Bots think beside the event loop, so that nobody's move waits for them."""

from __future__ import annotations

import asyncio

from ..bots import decide
from ..kernel.match import Match


async def think(match: Match, seat: int, level: str) -> int:
    """The bot's action (dense number)."""
    return await asyncio.to_thread(decide, match, seat, level)
