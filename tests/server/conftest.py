"""Databases and settings for the server's tests. Nothing waits: bots move at once, summaries hold nothing up."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from spielrunde.server.settings import Settings
from spielrunde.server.storage.database import Database
from spielrunde.tables.pace import AT_ONCE


@pytest.fixture
def anyio_backend() -> str:
    """The server runs on asyncio alone."""
    return "asyncio"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database as a new server leaves it, to be copied: making one takes longer than most tests."""
    path = tmp_path_factory.mktemp("empty") / "empty.sqlite3"

    async def make() -> None:
        await (await Database.open(f"sqlite:///{path}")).close()

    asyncio.run(make())
    return path


@pytest.fixture
def settings(empty_database: Path, tmp_path: Path) -> Settings:
    """A server of its own on an empty database, with a web app of one page."""
    database = tmp_path / "server.sqlite3"
    shutil.copy(empty_database, database)
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Spielrunde</title>", encoding="utf-8")
    (static / "assets" / "app-1234abcd.js").write_text("console.log(1);\n" * 100, encoding="utf-8")
    return Settings(database=f"sqlite:///{database}", static=static, pace=AT_ONCE, port=0)
