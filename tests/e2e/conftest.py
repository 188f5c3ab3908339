"""A server, a real Chromium, and pages that fail the test if anything appears in their console."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from spielrunde.kernel.game import games

from .house import House

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome") or ""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync"]
STATIC = Path(__file__).parents[2] / "src" / "spielrunde" / "server" / "static" / "index.html"

Open = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here drives a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")
            if not CHROMIUM:
                item.add_marker(pytest.mark.skip(reason="Chromium is missing: apt-get install chromium"))


@pytest.fixture(scope="session")
def game() -> str:
    """The game that is played: the first there is for two and more."""
    return next(game.id for game in games().values() if game.seats[0] == 2)


@pytest.fixture(params=list(games()))
def each_game(request: pytest.FixtureRequest) -> str:
    """Every game in turn."""
    return str(request.param)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests of this process."""
    assert STATIC.is_file(), "the web app is not built: npm run build"
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser; every page gets a context (and so a guest) of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser, house: House) -> Iterator[Open]:
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
        page = context.new_page()
        page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(house.url + path)
        pages.append(page)
        return page

    yield open_
    for page in pages:
        page.context.close()
    told = [line for line in said if "WebSocket" not in line and "ERR_CONNECTION" not in line]
    assert not told, f"the console is not clean: {told}"
