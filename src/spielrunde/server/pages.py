"""The built web app: files from one folder, held in memory, hashed ones cached for good, text sent compressed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from .wording import ServerError

HASHED = "assets/"
"""Files below this folder carry a hash in their name and never change."""

FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"

COMPRESS_FROM = 512
"""Bytes from which compressing is worth it."""

_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
_TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


class Page:
    """One file of the web app."""

    def __init__(self, name: str, content: bytes) -> None:
        self.content = content
        guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.media_type = _TYPES.get(Path(name).suffix, guessed)
        self.is_text = self.media_type.startswith(_TEXTS)
        self.cache_control = FOREVER if name.startswith(HASHED) else REVALIDATE

    @cached_property
    def etag(self) -> str:
        """Changes with the content."""
        return f'"{hashlib.sha256(self.content).hexdigest()[:16]}"'

    @cached_property
    def zipped(self) -> bytes | None:
        """The content gzipped, if that helps."""
        if not self.is_text or len(self.content) < COMPRESS_FROM:
            return None
        return gzip.compress(self.content, 9, mtime=0)


class Pages:
    """All files of the folder; read once, so a request can never reach outside it."""

    def __init__(self, folder: Path) -> None:
        self._pages: dict[str, Page] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            name = path.relative_to(folder).as_posix()
            if path.is_file() and not name.startswith("."):
                self._pages[name] = Page(name, path.read_bytes())

    def find(self, path: str) -> Page:
        """The file of this path, or the app itself for an address of its own. Raises ServerError."""
        name = path.lstrip("/")
        if name in self._pages:
            return self._pages[name]
        if name.startswith((HASHED, "api/")) or name == "api":
            raise ServerError("not_found")
        if "index.html" not in self._pages:
            raise ServerError("not_built")
        return self._pages["index.html"]


@get(["/", "/{path:path}"], include_in_schema=False)
async def serve_page(request: Request[Any, Any, Any], pages: NamedDependency[Pages]) -> Response[bytes]:
    """A file of the web app, or its start page."""
    page = pages.find(request.url.path)
    headers = {"cache-control": page.cache_control, "etag": page.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers, media_type=page.media_type)
    if page.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.zipped, headers=headers | {"content-encoding": "gzip"}, media_type=page.media_type)
    return Response(page.content, headers=headers, media_type=page.media_type)
