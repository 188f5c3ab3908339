"""A newcomer plays whole games: by mouse, by keyboard alone on a small screen, and by typing."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Open
from .person import Person, sit_down


def test_by_mouse(open_page: Open, each_game: str) -> None:
    """One click leads into a game, which ends with a result that names all seats."""
    page = open_page()
    person = sit_down(page, each_game)
    person.play_on("click")
    expect(page.get_by_test_id("result").locator("li")).to_have_count(4)


def test_by_keyboard_on_a_phone(open_page: Open, each_game: str) -> None:
    """Tab to the button, Enter, then digits and Enter to the end; the page never scrolls."""
    page = open_page(width=360, height=640, lang="de-DE", theme="dark")
    page.get_by_test_id(f"play-now-{each_game}").wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.testid") == f"play-now-{each_game}":
            break
    page.keyboard.press("Enter")
    person = Person(page)
    person.wait()
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [360, 640]
    person.play_on("key")
    expect(page.get_by_test_id("result")).to_be_visible()


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


def test_a_game_without_a_board_or_look(open_page: Open) -> None:
    """The tests' own game, simultaneous and with neither view nor look of its own, on the generic table."""
    page = open_page(width=360, height=640)
    person = sit_down(page, "open_bid")
    person.play_on("click")
    expect(page.get_by_test_id("result")).to_be_visible()
