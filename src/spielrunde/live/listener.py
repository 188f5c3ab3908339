"""One open connection as a table sees it: who listens, in which language, and messages waiting to be sent."""

from __future__ import annotations

import asyncio

import msgspec

from .protocol import ServerMessage

WAITING = 64
"""Messages that may wait for a slow connection; one further behind is closed, and comes back with its ``n``."""

COME_BACK = 1012
"""Close code: the browser connects again at once."""

ENOUGH = 1008
"""Close code: this connection asked for too much."""

_encoder = msgspec.json.Encoder()


class Listener:
    """A connection over which somebody said hello to a table."""

    def __init__(self, person: str | None, lang: str) -> None:
        self.person = person
        self.lang = lang
        self.seat: int | None = None
        """The seat it looks from, of a person who holds several."""
        self.gone = False
        """The connection is closed; it must not enter a room any more."""
        self.n = 0
        """The number of the last update put into the queue."""
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue(WAITING + 1)

    def send(self, message: ServerMessage) -> None:
        """Put a message into the queue; one too many closes the connection instead."""
        if self.outbox.qsize() >= WAITING:
            self.hang_up()
        else:
            self.outbox.put_nowait(_encoder.encode(message).decode())

    def hang_up(self, code: int = COME_BACK) -> None:
        """Close the connection, dropping what waits; a browser that comes back gets what it missed."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(code)
