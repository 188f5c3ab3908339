"""The built web app: files from one folder, held in memory, hashed ones cached for good, text sent compressed.

Its start page answers every address. Which files that address will need besides is told with it, so that a browser
asks for all of them at once.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from .errors import ServerError

HASHED = "assets/"
"""Files below this folder carry a hash in their name and never change."""

FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"

COMPRESS_FROM = 512
"""Bytes from which compressing is worth it."""

CHUNKS = "chunks.json"
"""What the build made of which source, and what each part imports."""

START = "index.html"
PARTS = {"t/": "src/table/TablePage.svelte", "g/": "src/game/GamePage.svelte"}
"""The part of the web app that addresses beginning like this need."""

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
        chunks = json.loads(self._pages[CHUNKS].content) if CHUNKS in self._pages else {}
        self._links = {begin: _links(chunks, part) for begin, part in PARTS.items() if part in chunks}

    def find(self, path: str) -> Page:
        """The file of this path, or the app itself for an address of its own. Raises ServerError."""
        name = path.lstrip("/")
        if name in self._pages:
            return self._pages[name]
        if name.startswith((HASHED, "api/")) or name == "api":
            raise ServerError("not_found")
        if START not in self._pages:
            raise ServerError("not_built")
        return self._pages[START]

    def links(self, path: str) -> str:
        """What the page at this address will need besides, as a ``Link`` header; often nothing."""
        return next((links for begin, links in self._links.items() if path.startswith(f"/{begin}")), "")


def _links(chunks: Mapping[str, Any], part: str) -> str:
    """The files of a part that the start page does not load by itself."""
    here, there = _files(chunks, START, set()), _files(chunks, part, set())
    kinds = {True: "rel=preload; as=style; crossorigin", False: "rel=modulepreload"}
    return ", ".join(f"</{file}>; {kinds[file.endswith('.css')]}" for file in sorted(there - here))


def _files(chunks: Mapping[str, Any], name: str, known: set[str]) -> set[str]:
    """The files of a chunk and of all it imports at once."""
    chunk = chunks.get(name, {})
    if chunk.get("file") in known or not chunk:
        return known
    known |= {chunk["file"], *chunk.get("css", [])}
    for other in chunk.get("imports", []):
        _files(chunks, other, known)
    return known


@get(["/", "/{path:path}"], include_in_schema=False)
async def serve_page(request: Request[Any, Any, Any], pages: NamedDependency[Pages]) -> Response[bytes]:
    """A file of the web app, or its start page."""
    page = pages.find(request.url.path)
    headers = {"cache-control": page.cache_control, "etag": page.etag, "vary": "accept-encoding"}
    if links := pages.links(request.url.path):
        headers["link"] = links
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers, media_type=page.media_type)
    if page.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.zipped, headers=headers | {"content-encoding": "gzip"}, media_type=page.media_type)
    return Response(page.content, headers=headers, media_type=page.media_type)
