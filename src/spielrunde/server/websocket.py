"""The websocket: carries messages between a browser and the conversation with it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from ..live.conversation import Conversation
from ..live.listener import Listener
from ..live.rooms import Rooms
from .identity import language_of, token_of
from .metrics import ANSWER, MESSAGES, REJECTS, SOCKETS
from .origin import is_ours
from .settings import Settings

TOO_LARGE = 1009
FORBIDDEN = 4403

AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws")
async def table_socket(socket: AnySocket, rooms: NamedDependency[Rooms]) -> None:
    """One browser page at a table."""
    settings: Settings = socket.app.state.settings
    if not is_ours(socket.headers.get("origin"), socket.headers.get("host", ""), settings.allowed_origins):
        await socket.close(code=FORBIDDEN)
        return
    person = await rooms.people.recognise(token_of(socket))
    await socket.accept()
    listener = Listener(person.id if person else None, language_of(socket))
    conversation = Conversation(rooms, listener)
    sending = asyncio.create_task(_send(socket, listener))
    try:
        with SOCKETS.track_inprogress():
            await _receive(socket, conversation, settings.message_bytes)
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
        await _hear(conversation, raw)


async def _hear(conversation: Conversation, raw: str) -> None:
    MESSAGES.inc()
    with ANSWER.time():
        code = await conversation.hear(raw)
    if code is not None:
        REJECTS.labels(code).inc()


async def _send(socket: AnySocket, listener: Listener) -> None:
    while isinstance(text := await listener.outbox.get(), str):
        await socket.send_text(text)
    await _close(socket, text)


async def _close(socket: AnySocket, code: int) -> None:
    with contextlib.suppress(RuntimeError):
        await socket.close(code=code)
