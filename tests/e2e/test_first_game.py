"""What helps at the table: hints in a first game, and sounds for those who want them."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from .conftest import Open
from .person import Person, sit_down

LISTEN = """
    window.heard = 0;
    for (const make of ['createOscillator', 'createBufferSource']) {
        const before = AudioContext.prototype[make];
        AudioContext.prototype[make] = function () { window.heard += 1; return before.call(this); };
    }"""
"""Counts whatever is made to be heard."""


def heard(page: Page) -> int:
    """How many tones and noises this page has made so far."""
    return int(page.evaluate("window.heard"))


def set_in_settings(page: Page, label: str, value: str) -> None:
    """Choose a value in the settings of the table."""
    page.get_by_test_id("menu").click()
    panel = page.get_by_test_id("panel")
    panel.get_by_text("Settings", exact=True).click()
    panel.get_by_role("group", name=label).get_by_text(value, exact=True).click()
    page.keyboard.press("Escape")


def test_hints_come_with_a_first_game_only_and_one_click_ends_them(open_page: Open, game: str) -> None:
    """They are there in the first turn, gone for good after a click, and back when asked for in the settings."""
    page = open_page()
    sit_down(page, game)
    expect(page.get_by_test_id("guide")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("guide")).to_be_visible()
    page.get_by_test_id("guide-off").click()
    expect(page.get_by_test_id("guide")).to_have_count(0)
    page.goto("/".join(page.url.split("/")[:3]))
    sit_down(page, game)
    expect(page.get_by_test_id("guide")).to_have_count(0)
    set_in_settings(page, "Hints in a first game", "on")
    expect(page.get_by_test_id("guide")).to_be_visible()


def test_hints_end_after_two_turns(open_page: Open, game: str) -> None:
    """On a phone, where they leave the page its size."""
    page = open_page(width=360, height=640)
    person = sit_down(page, game)
    hinted: dict[int, bool] = {}
    while len(hinted) < 3:
        if person.wait() == "summary":
            page.get_by_test_id("sheet-continue").click()
            continue
        turns = page.evaluate("game => JSON.parse(localStorage.spielrunde).lessons[game].turns.length", game)
        hinted.setdefault(turns, page.get_by_test_id("guide").count() == 1)
        assert page.evaluate("document.documentElement.scrollHeight") == 640
        person.key_move()
    assert hinted == {1: True, 2: True, 3: False}


def test_sounds_are_off_until_switched_on(open_page: Open, game: str) -> None:
    """Silence at first; then moves are heard, but neither a reload nor a move taken back."""
    page = open_page()
    page.context.add_init_script(LISTEN)
    page.reload()
    person = sit_down(page, game)
    person.key_move()
    assert heard(page) == 0
    set_in_settings(page, "Sounds", "soft")
    page.wait_for_function("() => window.heard === 0")
    if person.wait() == "you":
        person.key_move()
    page.wait_for_function("() => window.heard > 0")
    page.reload()
    Person(page).wait()
    page.mouse.click(5, 5)
    page.wait_for_timeout(300)
    assert heard(page) == 0


def test_who_clicks_before_the_server_knows_them_sits_at_their_own_table(open_page: Open, game: str) -> None:
    """The first contact makes the guest; a table asked for meanwhile waits for it and is nobody else's."""
    page = open_page("/healthz")
    first_contact: list[Route] = []
    page.route("**/api/me**", lambda route: first_contact.append(route))
    page.goto(page.url.removesuffix("healthz"))
    page.get_by_test_id(f"play-now-{game}").click()
    first_contact.pop().continue_()
    person = Person(page)
    person.wait()
    assert person.n > 0
