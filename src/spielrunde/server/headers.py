"""Security headers of every response."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
"""Nothing inline, nothing from elsewhere."""

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-resource-policy": "same-origin",
}

ALONE = ("cross-origin-opener-policy", "same-origin")
"""For origins a browser trusts; in a home network without TLS it would only complain."""

TRUSTED = {"localhost", "127.0.0.1", "[::1]"}


async def add_headers(message: Message, scope: Scope) -> None:
    """Litestar's ``before_send``: adds the headers to whatever answers."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if _trusted(scope):
        headers[ALONE[0]] = ALONE[1]
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


def _trusted(scope: Scope) -> bool:
    """Whether the browser takes the origin for trustworthy: it speaks TLS, or to its own machine."""
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    return scope["scheme"] == "https" or host.rpartition(":")[0] in TRUSTED or host in TRUSTED
