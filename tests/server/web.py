"""The server's web app without sockets, and with them in the running event loop."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, cast

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from spielrunde.live.protocol import Problem, TableInfo
from spielrunde.server.app import create_app
from spielrunde.server.opening import opened
from spielrunde.server.run import Server, address, config, listen
from spielrunde.server.settings import Settings
from tests.patience import PATIENCE_S
from tests.server.play import GAME, think


@asynccontextmanager
async def site(settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at the app itself; ``client.headers["cookie"]`` is its guest."""
    async with opened(settings, think) as rooms:
        transport = httpx.ASGITransport(cast(Any, create_app(settings, rooms=rooms)), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            yield client


@asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[str]:
    """A real server on a free port of this machine; gives its address."""
    async with opened(settings, think) as rooms:
        listening = listen(settings.host, 0)
        ready = asyncio.Event()
        server = Server(config(settings, rooms), ready.set)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            await ready.wait()
            yield address(settings.host, listening).rstrip("/")
        finally:
            server.should_exit = True
            await task
            listening.close()


@asynccontextmanager
async def socket_at(
    url: str, client: httpx.AsyncClient | None = None, headers: Mapping[str, str] | None = None
) -> AsyncIterator[ClientConnection]:
    """A websocket of this guest."""
    cookies = client.cookies.items() if client is not None else ()
    cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies)}
    async with connect(url.replace("http", "ws") + "/ws", additional_headers={**cookie, **(headers or {})}) as socket:
        yield socket


async def over(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """The table, once its game is over."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            info: dict[str, Any] = (await client.get(f"/api/tables/{table}")).json()
            if info["status"] == "over":
                return info
            await asyncio.sleep(0.02)


async def say(socket: ClientConnection, **message: Any) -> None:
    """Send a message."""
    await socket.send(json.dumps(message))


async def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of these kinds."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if not kinds or message["type"] in kinds:
                return message


def table_of(*seats: str, game: str = GAME, **more: Any) -> dict[str, Any]:
    """The body of a request for a table with these seats."""
    return {"game": game, "seats": [{"who": who} for who in seats], **more}


def problem(response: httpx.Response, status: int, code: str) -> str:
    """The sentence of a Problem, after checking that it is one."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"].startswith("application/json")
    told = msgspec.json.decode(response.content, type=Problem, strict=True)
    assert told.code == code, told
    assert told.text.endswith("."), told.text
    assert "{" not in told.text
    return told.text


def table_in(response: httpx.Response) -> TableInfo:
    """The table of an answer that is one."""
    assert response.status_code in (200, 201), response.text
    return msgspec.json.decode(response.content, type=TableInfo)


async def other(client: httpx.AsyncClient) -> httpx.AsyncClient:
    """Another guest at the same site."""
    guest = httpx.AsyncClient(transport=client._transport, base_url="http://here")
    await guest.get("/api/me")
    return guest
