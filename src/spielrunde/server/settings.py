"""Everything an operator can set. Times are in seconds."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ..live.limits import Limits
from ..tables.pace import Pace

DEFAULT_PORT = 8420


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of one server process."""

    database: str = "sqlite:///spielrunde.sqlite3"
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    static: Path = Path(__file__).parent / "static"
    """The built web app."""
    trusted_proxies: list[str] = []
    """Addresses whose ``X-Forwarded-For`` and ``X-Forwarded-Proto`` are believed."""
    allowed_origins: list[str] = []
    """Origins (``https://example.org``) accepted besides the one that equals the request's own host."""
    pace: Pace = Pace()
    limits: Limits = Limits()
    message_bytes: int = 16 * 1024
    """The longest message on a socket."""
    body_bytes: int = 64 * 1024
    """The longest body of a request: more than a table that replaces a built-in one may have."""
    idle: float = 300.0
    """A table nobody looks at leaves memory after this time."""
    metrics_port: int | None = None
    """Prometheus metrics on this port of the same host; none by default."""
    log_level: str = "info"
