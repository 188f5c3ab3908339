"""Puts the server together: routes, websocket, web app, errors and headers around one house of tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from .headers import add_headers
from .house import House
from .pages import Pages, serve_page
from .problems import HANDLERS
from .room import Think
from .routes import API
from .settings import Settings
from .thinking import think as think_with_bots
from .websocket import table_socket


@get("/healthz", include_in_schema=False)
async def healthy() -> dict[str, bool]:
    """For whoever watches the server: it answers, and its database is open."""
    return {"ok": True}


def create_app(settings: Settings, *, think: Think = think_with_bots, house: House | None = None) -> Litestar:
    """The ASGI app. ``house`` may be open already; otherwise it is opened when the app starts.

    Starting raises ServerError if the database cannot be used.
    """
    home = house or House(settings, think)
    pages = Pages(settings.static)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await home.open()
        try:
            yield
        finally:
            await home.close()

    return Litestar(
        [API, table_socket, healthy, serve_page],
        dependencies={
            "house": Provide(lambda: home, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        state=State({"settings": settings}),
        lifespan=[lifespan],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Spielrunde", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
