"""Whole games in the browser: those each game names, and a newcomer's ways into one and through it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from spielrunde.kernel.game import games

from .conftest import Open
from .named import SIZES, WAYS, Named, named_games
from .person import Person, make_table, sit_down

NAMED = [
    pytest.param(game.id, named, id=f"{game.id}-{named}", marks=[pytest.mark.full] if named.full else [])
    for game in games().values()
    for named in named_games(game)
]


@pytest.mark.parametrize(("game_id", "named"), NAMED)
def test_a_named_game(open_page: Open, game_id: str, named: Named) -> None:
    """From the deal to a result that names all seats; on a phone in German, in the dark, and the page never scrolls."""
    width, height = SIZES[named.size]
    more = {"lang": "de-DE", "theme": "dark"} if named.size == "phone" else {}
    page = open_page(width=width, height=height, **more)
    make_table(page, game_id, named.seats, named.options)
    person = Person(page)
    person.wait()
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [width, height]
    person.play_on(WAYS[named.by])
    expect(page.get_by_test_id("result").locator("ol li")).to_have_count(named.seats)


def test_into_a_game_by_keyboard(open_page: Open, each_game: str) -> None:
    """Tab to the button, Enter, and the first move by a digit."""
    page = open_page(width=360, height=640, lang="de-DE", theme="dark")
    page.get_by_test_id(f"play-now-{each_game}").wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.testid") == f"play-now-{each_game}":
            break
    page.keyboard.press("Enter")
    person = Person(page)
    person.wait()
    person.key_move()


def test_by_typing(open_page: Open, game: str) -> None:
    """Text mode: one line, numbers of choices, answers to read."""
    page = open_page()
    person = sit_down(page, game)
    page.keyboard.press("t")
    line = page.get_by_test_id("textmode-input")
    said = page.get_by_test_id("textmode-output")
    for word in ("hand", "table", "last", "choices", "help"):
        line.fill(word)
        line.press("Enter")
        expect(said).to_contain_text(f"> {word}")
    person.play_on("type")
    expect(page.get_by_test_id("result")).to_be_visible()


def test_with_everything_moving(open_page: Open, game: str) -> None:
    """Cards fly, and moves made while they fly count all the same."""
    page = open_page(motion="no-preference")
    person = sit_down(page, game)
    for _ in range(6):
        asked = person.wait()
        if asked == "over":
            break
        if asked == "summary":
            page.get_by_test_id("sheet-continue").click()
        else:
            person.click_move()
    assert person.n > 6
