"""Two people at one device: a curtain between their turns, behind which there is nothing."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocket, expect

from .conftest import Open
from .person import Person

PLACES = "document.querySelectorAll('[data-item], [data-zone], [data-testid=log]').length"


class Wire:
    """What the server sent to this page: from which seats it was looked."""

    def __init__(self, page: Page) -> None:
        self.viewers: list[int | None] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self.viewers.append(message["view"]["viewer"])


def share(page: Page, game: str) -> None:
    """Ada and Nora sit down at this device."""
    page.get_by_test_id(f"invite-{game}").click()
    page.locator("#create").get_by_text("2", exact=True).first.click()
    page.locator("#seat-1").select_option("here")
    page.get_by_test_id("seat-name-0").fill("Ada")
    page.get_by_test_id("seat-name-1").fill("Nora")
    page.get_by_test_id("create-submit").click()


def behind_the_curtain(page: Page) -> str:
    """Whose turn the curtain announces; nothing of the table is in the page."""
    curtain = page.get_by_test_id("curtain")
    curtain.wait_for()
    assert page.evaluate(PLACES) == 0
    return curtain.get_by_role("heading").inner_text().split()[0]


def play_until_handed_on(person: Person) -> None:
    """Move until the device is to be handed on, or the game is over."""
    page = person.page
    while page.get_by_test_id("pass-on").count() == 0 and person.wait() != "over":
        if page.get_by_test_id("sheet-continue").count():
            page.get_by_test_id("sheet-continue").click()
        else:
            person.key_move()
        page.wait_for_function(
            """() => document.querySelector('[data-testid=pass-on], [data-testid=result], [data-testid=sheet-continue]')
                || document.querySelector('[data-turn]').dataset.turn === 'you'"""
        )


@pytest.mark.parametrize("one_by_one", [True, False], ids=["one by one", "all at once"])
def test_two_people_play_at_one_device(open_page: Open, game: str, one_by_one: bool) -> None:
    """Each sees the table only after uncovering it, also where everybody chooses at once, and after a reload."""
    page = open_page(width=360, height=640)
    wire = Wire(page)
    share(page, game if one_by_one else "open_bid")
    page.locator("[data-table]").wait_for()
    person = Person(page)
    played = []
    for _ in range(4):
        name = behind_the_curtain(page)
        seat = ["Ada", "Nora"].index(name)
        played.append(name)
        assert seat not in wire.viewers, "the next view is asked for only after the tap"
        page.get_by_test_id("lift-curtain").click()
        page.locator("[data-turn=you]").wait_for()
        assert seat in wire.viewers
        if len(played) == 2:
            wire.viewers.clear()
            page.reload()
            assert behind_the_curtain(page) == name
            page.get_by_test_id("lift-curtain").click()
            page.locator("[data-turn=you]").wait_for()
        play_until_handed_on(person)
        wire.viewers.clear()
        page.get_by_test_id("pass-on").click()
    assert played in (["Ada", "Nora"] * 2, ["Nora", "Ada"] * 2)


def test_a_move_is_taken_back_and_the_device_handed_on_by_keyboard(open_page: Open) -> None:
    """At the tests' own game, where a bid can be taken back until it is confirmed."""
    page = open_page()
    share(page, "open_bid")
    assert behind_the_curtain(page) == "Ada"
    page.keyboard.press("Enter")
    page.locator("[data-turn=you]").wait_for()
    page.keyboard.press("c")
    page.get_by_test_id("choice-list").locator("li button").first.press("1")
    expect(page.get_by_test_id("undo")).to_be_enabled()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.get_by_test_id("undo")).to_have_count(0)
    play_until_handed_on(Person(page))
    page.keyboard.press("p")
    assert behind_the_curtain(page) == "Nora"
