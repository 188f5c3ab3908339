"""Looks at a database file before anything is written, so that a damaged or foreign one stays untouched."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from ..errors import ServerError
from .model import APPLICATION_ID

_HEADER = b"SQLite format 3\x00"

WHOLE_CHECK_BYTES = 64 * 1024 * 1024
"""Files up to this size are checked page by page at the start; larger ones would delay it by seconds."""

SQLITE = "sqlite:///"
"""What stands before the path of a database file."""

VERSIONS = Path(__file__).parent / "migrations" / "versions"


def newest_revision() -> str:
    """The revision this program writes; migrations are numbered by file name."""
    return max(path.name[:4] for path in VERSIONS.glob("[0-9]*.py"))


def database_path(url: str) -> Path:
    """The file of ``sqlite:///PATH``, the path as it stands, whatever signs are in it.

    Raises ServerError for any other URL, a folder, or a missing folder.
    """
    file = url.removeprefix(SQLITE)
    if file in (url, "", ":memory:"):
        raise ServerError("database_url", url=_without_password(url))
    path = Path(file).absolute()
    if path.is_dir():
        raise ServerError("database_is_folder", path=path)
    if not path.parent.is_dir():
        raise ServerError("database_folder", folder=path.parent)
    return path


def _without_password(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url


def check_file(path: Path) -> bool:
    """Whether the file has to be made or migrated. Raises ServerError if it must not be used."""
    if not path.exists() or path.stat().st_size == 0:
        return True
    if not os.access(path, os.R_OK | os.W_OK):
        raise ServerError("database_unwritable", path=path, reason=os.strerror(13))
    with path.open("rb") as file:
        if file.read(len(_HEADER)) != _HEADER:
            raise ServerError("database_corrupt", path=path, reason="not an SQLite file")
    try:
        with contextlib.closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            return _check_contents(connection, path)
    except sqlite3.DatabaseError as error:
        raise ServerError("database_corrupt", path=path, reason=error) from error


def _check_contents(connection: sqlite3.Connection, path: Path) -> bool:
    """Raises sqlite3.DatabaseError for damage."""
    if path.stat().st_size <= WHOLE_CHECK_BYTES:
        verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if verdict != "ok":
            raise ServerError("database_corrupt", path=path, reason=verdict.splitlines()[-1])
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names:
        return True
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        raise ServerError("database_foreign", path=path)
    revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    if revision > newest_revision():
        raise ServerError("database_newer", path=path)
    return bool(revision != newest_revision())
