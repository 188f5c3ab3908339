"""The websocket: reads messages, has them carried out, answers every one of them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from ..kernel.errors import SpielrundeError
from ..kernel.text import language
from .faults import decode
from .house import House
from .identity import language_of, token_of
from .limits import Credits
from .listener import ENOUGH, Listener
from .metrics import ANSWER, MESSAGES, REJECTS, SOCKETS
from .origin import is_ours
from .protocol import PROTO, ClientMessage, Cmd, Hello, Reject, Seen
from .room import Room
from .settings import Settings
from .wording import ServerError

TOO_LARGE = 1009
FORBIDDEN = 4403

ID_LENGTH = 64
"""Characters a command's id may have."""

PATIENCE = 50
"""Refusals for haste after which a socket is closed."""

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
_logger = structlog.get_logger()

AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws")
async def table_socket(socket: AnySocket, house: NamedDependency[House]) -> None:
    """One browser page at a table."""
    settings: Settings = socket.app.state.settings
    if not is_ours(socket.headers.get("origin"), socket.headers.get("host", ""), settings.allowed_origins):
        await socket.close(code=FORBIDDEN)
        return
    person = await house.people.recognise(token_of(socket))
    await socket.accept()
    listener = Listener(person.id if person else None, language_of(socket))
    conversation = Conversation(house, listener, settings)
    sending = asyncio.create_task(_send(socket, listener))
    try:
        with SOCKETS.track_inprogress():
            await _receive(socket, conversation, settings.limits.message_bytes)
    finally:
        conversation.end()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _receive(socket: AnySocket, conversation: Conversation, limit: int) -> None:
    while True:
        try:
            raw = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if len(raw) > limit:
            await _close(socket, TOO_LARGE)
            return
        await conversation.hear(raw)


async def _send(socket: AnySocket, listener: Listener) -> None:
    while isinstance(text := await listener.outbox.get(), str):
        await socket.send_text(text)
    await _close(socket, text)


async def _close(socket: AnySocket, code: int) -> None:
    with contextlib.suppress(RuntimeError):
        await socket.close(code=code)


class Conversation:
    """One socket's messages, in order."""

    def __init__(self, house: House, listener: Listener, settings: Settings) -> None:
        self._house = house
        self._listener = listener
        self._credits = Credits(settings.limits.commands, settings.limits.commands_per)
        self._patience = PATIENCE
        self._room: Room | None = None

    async def hear(self, raw: str) -> None:
        """Carry one message out; whatever is wrong with it is answered by a reject."""
        message_id = ""
        MESSAGES.inc()
        try:
            try:
                message = decode(_decoder, raw)
                if isinstance(message, Cmd):
                    message_id = message.id[:ID_LENGTH]
            finally:
                self._pay()
            with ANSWER.time():
                await self._carry_out(message)
        except SpielrundeError as error:
            self._reject(message_id, error)
        except Exception:
            _logger.exception("message failed")
            self._reject(message_id, ServerError("internal"))

    def end(self) -> None:
        """The socket is closed."""
        self._listener.gone = True
        self._leave()

    async def _carry_out(self, message: Hello | Cmd | Seen) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
        elif self._room is None:
            raise ServerError("no_hello")
        elif isinstance(message, Seen):
            await self._room.seen(self._listener, message.n)
        elif not 1 <= len(message.id) <= ID_LENGTH:
            raise ServerError("bad_shape", where="`id`")
        else:
            await self._room.choose(self._listener, message)

    async def _hello(self, hello: Hello) -> None:
        self._listener.lang = language(hello.lang)
        if hello.proto != PROTO:
            raise ServerError("proto")
        room = await self._house.room(hello.table)
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
        raise ServerError("too_fast")

    def _reject(self, message_id: str, error: SpielrundeError) -> None:
        listener = self._listener
        REJECTS.labels(error.code).inc()
        listener.send(Reject(message_id, error.code, error.text(listener.lang), listener.n))
