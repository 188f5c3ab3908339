"""Every page by itself: wrong addresses, languages, and nothing axe objects to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from spielrunde.kernel.game import Game, find, games
from spielrunde.kernel.options import Option

from .conftest import Open
from .person import sit_down
from .server_process import ServerProcess

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(1280, 800), (360, 640)]


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it is: rule and place."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{each['id']}: {[node['target'] for node in each['nodes']]}" for each in found["violations"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_in_the_way(open_page: Open, game: str, size: tuple[int, int], theme: str) -> None:
    """Shelf, a game's page, dialog, table, rules: no violation."""
    page = open_page(width=size[0], height=size[1], theme=theme, lang="de-DE")
    page.get_by_test_id(f"play-now-{game}").wait_for()
    assert violations(page) == []
    page.get_by_test_id(f"page-{game}").click()
    page.locator("#rules").wait_for()
    assert violations(page) == []
    page.go_back()
    page.get_by_test_id(f"invite-{game}").click()
    page.get_by_test_id("create-submit").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    sit_down(page, game)
    assert violations(page) == []
    page.keyboard.press("r")
    page.locator("dialog[open], [role=dialog]").first.wait_for()
    assert violations(page) == []


def test_the_page_can_be_installed(open_page: Open) -> None:
    """A browser offers to keep it as an app; a private window, which tests have, is the only thing against it."""
    page = open_page()
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    reasons = {error["errorId"] for error in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert reasons <= {"in-incognito"}


def test_a_table_that_does_not_exist(open_page: Open) -> None:
    """One clear sentence in the person's language, and a way home."""
    page = open_page("/t/nosuchtable", lang="de-DE")
    expect(page.locator("body")).to_contain_text("Tisch")
    page.get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(r":\d+/$"))


def test_language_changes_at_any_time(open_page: Open, game: str) -> None:
    """The shell and the game's own words follow the switch."""
    page = open_page()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_test_id("language").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    sit_down(page, game)
    expect(page.get_by_test_id("prompt")).to_contain_text("dran")


def test_a_game_has_a_page_to_play_from(open_page: Open, game: str) -> None:
    """From the shelf to the back of the box; a link to a clause shows it; one click from there into a game."""
    page = open_page()
    page.get_by_test_id(f"page-{game}").click()
    expect(page).to_have_url(re.compile(f"/g/{game}$"))
    expect(page.get_by_role("heading", name="In a minute")).to_be_visible()
    page.locator("#rules nav a").nth(1).click()
    expect(page).to_have_url(re.compile("#chapter-2$"))
    page.goto(f"{page.url.split('#')[0]}#2.1")
    page.reload()
    expect(page.locator(":target")).to_be_in_viewport()
    page.get_by_test_id("language").click()
    expect(page.get_by_role("heading", name="In einer Minute")).to_be_visible()
    page.get_by_test_id("play-now").click()
    expect(page.locator("[data-turn]")).to_be_visible()


def test_a_game_that_goes_on_is_one_click_away(open_page: Open, game: str) -> None:
    page = open_page(width=360, height=640)
    on = page.get_by_test_id("go-on")
    assert on.count() == 0
    sit_down(page, game)
    table = page.url
    page.goto("/".join(table.split("/")[:3]))
    on.click()
    expect(page).to_have_url(table)
    page.get_by_test_id("prompt").wait_for()


def test_a_table_from_a_preset(open_page: Open, game: str) -> None:
    """A preset sets its options, a change by hand leaves it, and the table is made as it was wished."""
    preset = find(game).meta.presets[-1]
    page = open_page(f"/g/{game}")
    page.get_by_test_id("create").click()
    page.get_by_test_id(f"preset-{preset.name}").check(force=True)
    expect(page.get_by_text(find(game).text("en").say(f"preset.{preset.name}.help"))).to_be_visible()
    expert = page.locator("#create details")
    expert.locator("summary").click()
    number = expert.locator("input[type=number]").first
    number.fill(str(int(number.get_attribute("max") or 0)))
    number.blur()
    expect(page.get_by_test_id(f"preset-{preset.name}")).not_to_be_checked()
    page.get_by_test_id(f"preset-{preset.name}").check(force=True)
    page.get_by_test_id("create-submit").click()
    page.get_by_test_id("invite-link").wait_for()
    made = page.evaluate("fetch('/api' + location.pathname.replace('/t/', '/tables/')).then(answer => answer.json())")
    assert made["options"] == find(game).complete(len(made["seats"]), preset.options)


def with_table() -> tuple[Game, Option]:
    """A game with an option that is a table."""
    return next((game, option) for game in games().values() for option in game.options if option.type == "table")


def test_a_table_from_a_file(open_page: Open, tmp_path: Path) -> None:
    """A preset lays the chosen file aside, and it can be chosen again."""
    game, option = with_table()
    text = option.table("") + "# mine\n"
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    page = open_page(f"/g/{game.id}")
    page.get_by_test_id("create").click()
    page.locator("#create details summary").click()
    label = page.locator("#create .file label")
    for _ in range(2):
        page.get_by_test_id(f"preset-{game.meta.presets[-1].name}").check(force=True)
        expect(label).not_to_have_text(file.name)
        with page.expect_file_chooser() as asked:
            label.click()
        asked.value.set_files(file)
        expect(label).to_have_text(file.name)
    page.get_by_test_id("create-submit").click()
    page.get_by_test_id("invite-link").wait_for()
    made = page.evaluate("fetch('/api' + location.pathname.replace('/t/', '/tables/')).then(answer => answer.json())")
    assert made["options"][option.name] == text


def test_an_empty_file_is_not_the_built_in_table(chromium: Browser, server: ServerProcess, tmp_path: Path) -> None:
    """It is refused in the dialog. The browser notes that on its console, which is not looked at here."""
    game, option = with_table()
    file = tmp_path / "empty.toml"
    file.write_text("", encoding="utf-8")
    context = chromium.new_context(locale="en-US")
    page = context.new_page()
    page.goto(f"{server.url}/g/{game.id}")
    page.get_by_test_id("create").click()
    page.locator("#create details summary").click()
    page.locator("#create input[type=file]").set_input_files(file)
    page.get_by_test_id("create-submit").click()
    expect(page.get_by_role("alert")).to_contain_text(option.name)
    context.close()


def test_a_game_that_does_not_exist(open_page: Open) -> None:
    """One clear sentence, and a way home."""
    page = open_page("/g/chess")
    expect(page.get_by_role("heading")).to_have_text("There is no such game here")
    page.get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(r":\d+/$"))


def test_the_list_of_choices_hears_keys_wherever_the_focus_is(open_page: Open, game: str) -> None:
    """After a click beside its entries, arrows go to them and a digit takes one."""
    page = open_page()
    person = sit_down(page, game)
    before = person.n
    page.keyboard.press("c")
    page.get_by_test_id("choice-list").get_by_role("heading").click()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("choice-list").locator("li button").first).to_be_focused()
    page.get_by_test_id("choice-list").get_by_role("heading").click()
    page.keyboard.press("1")
    person.moved(before)
