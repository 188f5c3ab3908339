"""The keyboard at the table: text mode comes and goes by its key, and a choice does not lose the focus."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Open
from .person import sit_down

FOCUSED = "document.activeElement?.closest('[data-zone]') !== null"


def test_a_key_leads_into_the_line_and_another_out(open_page: Open, game: str) -> None:
    page = open_page()
    sit_down(page, game).wait()
    line = page.get_by_test_id("textmode-input")
    page.keyboard.press("t")
    expect(line).to_be_focused()
    page.keyboard.type("last")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("textmode-output")).to_contain_text("> last")
    page.keyboard.press("Escape")
    expect(line).not_to_be_focused()
    page.keyboard.press("t")
    expect(line).to_have_count(0)


def test_the_focus_stays_on_the_table(open_page: Open, game: str) -> None:
    """What was chosen goes, and the button that did it too: the arrow keys must still lead somewhere."""
    page = open_page()
    person = sit_down(page, game)
    for _ in range(3):
        assert person.wait() == "you"
        before = person.n
        touched = page.locator("main [data-zone] button:not([data-testid])").first
        touched.focus()
        page.keyboard.press("Enter")
        offered = page.locator("[data-testid^='choice-']").first
        if person.n == before:
            offered.wait_for()
            offered.focus()
            page.keyboard.press("Enter")
            person.moved(before)
        person.wait()
        assert page.evaluate(FOCUSED)
