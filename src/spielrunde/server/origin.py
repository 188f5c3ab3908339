"""Whether a request comes from our own pages: the defence of cookies against other web sites."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

_DEFAULT_PORTS = {"http": 80, "https": 443}


def is_ours(origin: str | None, host: str, allowed: Collection[str]) -> bool:
    """Whether a request with these ``Origin`` and ``Host`` headers is accepted.

    Browsers send an origin with every websocket handshake and every POST; a program without one has no cookies that
    another site could misuse.
    """
    if origin is None or origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
        port = parts.port or _DEFAULT_PORTS[parts.scheme]
        here = urlsplit(f"{parts.scheme}://{host}")
        return (parts.hostname, port) == (here.hostname, here.port or _DEFAULT_PORTS[parts.scheme])
    except (ValueError, KeyError):
        return False
