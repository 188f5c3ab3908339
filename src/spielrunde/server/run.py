"""Runs the server: checks database and port first, says when it is ready, ends cleanly."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import structlog
import uvicorn

from ..live.rooms import Rooms
from .app import create_app
from .errors import ServerError
from .logs import configure
from .metrics import exposed
from .opening import opened
from .settings import Settings

BACKLOG = 512


def serve(settings: Settings, on_ready: Callable[[str], None] = lambda url: None) -> None:
    """Serve until interrupted. ``on_ready`` is called with the address once the server answers.

    Raises ServerError, with nothing changed, if the port or the database cannot be used.
    """
    configure(settings.log_level)
    with listen(settings.host, settings.port) as listening, _metrics(settings):
        asyncio.run(_serve(settings, listening, on_ready))


@contextmanager
def _metrics(settings: Settings) -> Iterator[None]:
    with ExitStack() as stack:
        try:
            stack.enter_context(exposed(settings.host, settings.metrics_port))
        except OSError as error:
            raise ServerError("metrics_port", port=settings.metrics_port) from error
        yield


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises ServerError saying what is wrong with the port or address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio turns Nagle's algorithm off; without it every second message waits for 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise _named(error, host, port) from error
    return listening


def _named(error: OSError, host: str, port: int) -> ServerError:
    if error.errno == errno.EADDRINUSE:
        return ServerError("port_in_use", port=port)
    if error.errno == errno.EACCES:
        return ServerError("port_forbidden", port=port)
    return ServerError("bad_address", host=host)


async def _serve(settings: Settings, listening: socket.socket, on_ready: Callable[[str], None]) -> None:
    async with opened(settings) as rooms:
        server = Server(config(settings, rooms), lambda: on_ready(address(settings.host, listening)))
        await server.serve(sockets=[listening])


def config(settings: Settings, rooms: Rooms) -> uvicorn.Config:
    """How uvicorn runs the app."""
    return uvicorn.Config(
        create_app(settings, rooms=rooms),
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=5,
    )


def address(host: str, listening: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    port = listening.getsockname()[1]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


class Server(uvicorn.Server):
    """Calls ``ready`` once requests are answered."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            structlog.get_logger().info("ready")
            self._ready()
