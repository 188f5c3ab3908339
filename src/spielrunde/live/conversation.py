"""The conversation with one client at a table: reads messages, has them carried out, answers every one of them."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.errors import SpielrundeError
from ..kernel.text import language
from .faults import decode
from .limits import Credits
from .listener import ENOUGH, Listener
from .protocol import PROTO, ClientMessage, Cmd, Hello, Reject, Seen
from .room import Room
from .rooms import Rooms
from .wording import RequestError

ID_LENGTH = 64
"""Characters a command's id may have."""

PATIENCE = 50
"""Refusals for haste after which a client is cut off."""

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


class Conversation:
    """One client's messages, in order. The answers go into the queue of its listener."""

    def __init__(self, rooms: Rooms, listener: Listener) -> None:
        self._rooms = rooms
        self._listener = listener
        limits = rooms.limits
        self._credits = Credits(limits.commands, limits.commands_per, rooms.services.monotonic)
        self._patience = PATIENCE
        self._room: Room | None = None

    async def hear(self, raw: str) -> str | None:
        """Carry one message out. Whatever is wrong with it is answered by a reject, whose code is returned."""
        message_id = ""
        try:
            try:
                message = decode(_decoder, raw)
                if isinstance(message, Cmd):
                    message_id = message.id[:ID_LENGTH]
            finally:
                self._pay()
            await self._carry_out(message)
        except SpielrundeError as error:
            return self._reject(message_id, error)
        except Exception:
            self._rooms.services.log.exception("message failed")
            return self._reject(message_id, RequestError("internal"))
        return None

    def end(self) -> None:
        """The connection is closed."""
        self._listener.gone = True
        self._leave()

    async def _carry_out(self, message: Hello | Cmd | Seen) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
        elif self._room is None:
            raise RequestError("no_hello")
        elif isinstance(message, Seen):
            await self._room.seen(self._listener, message.n)
        elif not 1 <= len(message.id) <= ID_LENGTH:
            raise RequestError("bad_shape", where="`id`")
        else:
            await self._room.choose(self._listener, message)

    async def _hello(self, hello: Hello) -> None:
        self._listener.lang = language(hello.lang)
        if hello.proto != PROTO:
            raise RequestError("proto")
        room = await self._rooms.room(hello.table)
        self._leave()
        self._room = room
        try:
            await room.enter(self._listener, hello.last_n, hello.seat)
        except BaseException:
            self._leave()
            raise

    def _leave(self) -> None:
        if self._room is not None:
            self._room.leave(self._listener)
            self._room = None
            self._listener.seat = None

    def _pay(self) -> None:
        """Whatever was said counts, even what could not be read."""
        if self._credits.take():
            return
        self._patience -= 1
        if self._patience < 0:
            self._listener.hang_up(ENOUGH)
        raise RequestError("too_fast")

    def _reject(self, message_id: str, error: SpielrundeError) -> str:
        listener = self._listener
        listener.send(Reject(message_id, error.code, error.text(listener.lang), listener.n))
        return error.code
