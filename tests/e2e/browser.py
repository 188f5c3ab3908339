"""A server, a real Chromium, and pages that fail the test if anything appears in their console.

Fixtures for every test that drives a browser, wherever it stands (the root's ``conftest.py`` names this module); using
a page marks the test.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.patience import PATIENCE_MS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from .server_process import ServerProcess

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome") or ""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync"]
STATIC = Path(__file__).parents[2] / "src" / "spielrunde" / "server" / "static" / "index.html"

Open = Callable[..., "Page"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What uses a page drives a browser."""
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
            if not CHROMIUM:
                item.add_marker(pytest.mark.skip(reason="Chromium is missing: apt-get install chromium"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests of this process."""
    from .server_process import ServerProcess

    assert STATIC.is_file(), "the web app is not built: npm run build"
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser; every page gets a context (and so a guest) of its own."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser, server: ServerProcess) -> Iterator[Open]:
    """Open pages as new guests: ``open_page("/", width=360, height=640, lang="de-DE", theme="dark")``."""
    pages: list[Page] = []
    said: list[str] = []

    def open_(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 800,
        lang: str = "en-US",
        theme: str = "light",
        motion: str = "reduce",
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(server.url + path)
        pages.append(page)
        return page

    yield open_
    for page in pages:
        page.context.close()
    told = [line for line in said if "WebSocket" not in line and "ERR_CONNECTION" not in line]
    assert not told, f"the console is not clean: {told}"
