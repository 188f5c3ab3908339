"""Puts the server together: routes, websocket, web app, errors and headers around the rooms of its tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ..live.rooms import Rooms
from ..live.services import Think
from .headers import add_headers
from .opening import opened
from .pages import Pages, serve_page
from .problems import HANDLERS
from .routes import API
from .settings import Settings
from .thinking import think as think_with_bots
from .websocket import table_socket


@get("/healthz", include_in_schema=False)
async def healthy() -> dict[str, bool]:
    """For whoever watches the server: it answers, and its database is open."""
    return {"ok": True}


def create_app(settings: Settings, *, think: Think = think_with_bots, rooms: Rooms | None = None) -> Litestar:
    """The ASGI app. ``rooms`` may be open already; otherwise they are opened when the app starts.

    Starting raises ServerError if the database cannot be used.
    """
    pages = Pages(settings.static)
    app = Litestar(
        [API, table_socket, healthy, serve_page],
        dependencies={
            "rooms": Provide(_rooms, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        state=State({"settings": settings}),
        lifespan=[] if rooms else [_lifespan(settings, think)],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Spielrunde", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    app.state.rooms = rooms
    return app


def _rooms(state: State) -> Rooms:
    rooms: Rooms = state.rooms
    return rooms


def _lifespan(settings: Settings, think: Think) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings, think) as rooms:
            app.state.rooms = rooms
            yield

    return lifespan
