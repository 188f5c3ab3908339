"""Who sends a request: the guest behind its cookie, made on first contact, and the language they read."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ..kernel.text import language
from ..live.people import People
from ..live.store import Person

COOKIE = "spielrunde"

YEAR = 365 * 24 * 3600
"""Seconds a guest's cookie lasts."""

Connection = ASGIConnection[Any, Any, Any, Any]


class Guest:
    """The guest of one request, and the cookie to send if they are new."""

    def __init__(self, person: Person, token: str, cookie: Cookie | None) -> None:
        self.person = person
        self.token = token
        self.cookies = [] if cookie is None else [cookie]


def is_secure(connection: Connection) -> bool:
    """Whether the browser speaks TLS (to us, or to a trusted proxy that says so)."""
    return connection.scope["scheme"] in ("https", "wss")


def cookie_name(connection: Connection) -> str:
    """Over TLS the name binds the cookie to this host; in a home network without it there is no prefix."""
    return f"__Host-{COOKIE}" if is_secure(connection) else COOKIE


def token_of(connection: Connection) -> str | None:
    """The token the browser sent."""
    return connection.cookies.get(cookie_name(connection))


def address_of(connection: Connection) -> str:
    """The address requests are counted by."""
    return connection.client.host if connection.client else ""


async def guest(request: Request[Any, Any, Any], people: People) -> Guest:
    """The guest who sends this request; a new one if there is no valid cookie. Raises RequestError."""
    token = token_of(request)
    person = await people.recognise(token)
    if token and person:
        return Guest(person, token, None)
    person, token = await people.welcome(address_of(request), language_of(request))
    cookie = Cookie(
        key=cookie_name(request),
        value=token,
        max_age=YEAR,
        path="/",
        httponly=True,
        secure=is_secure(request),
        samesite="lax",
    )
    return Guest(person, token, cookie)


def language_of(connection: Connection) -> str:
    """The language of ``?lang=``, else of ``lang`` in the request's body, else of the browser."""
    wish = connection.query_params.get("lang") or connection.scope.get("state", {}).get("lang")
    return language(wish or connection.headers.get("accept-language"))


def speak(request: Request[Any, Any, Any], lang: str) -> None:
    """Answer this request in the language its body names."""
    request.state.lang = lang
