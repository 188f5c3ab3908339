"""Two people bid at one table in two browsers: while one puts bids together the other notices nothing at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.browser import Open
from tests.e2e.person import MAKE

TABLE = "[...document.querySelectorAll('main [data-zone]')].map(zone => zone.outerHTML)"
"""All that lies on the table, as it is drawn."""

Pair = tuple[Page, Page, list[str]]


@pytest.fixture
def pair(open_page: Open) -> Pair:
    """The host, who bids first, a friend, who bids next, and the messages the friend's browser gets from now on."""
    host = open_page()
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "easy"}]
    host.get_by_test_id("name").wait_for()  # then it is known who this guest is
    made = host.evaluate(MAKE, {"game": "galaxis", "seats": seats, "options": {"start_player": 1}})
    host.goto(f"{host.url.rstrip('/')}/t/{made['table']}")
    link = host.get_by_test_id("invite-link")
    link.wait_for()
    address = link.input_value() if link.evaluate("e => e.tagName") == "INPUT" else link.inner_text()
    friend = open_page(address[address.index("/t/") :], width=360, height=640, lang="de-DE", theme="dark")
    friend.get_by_test_id("take-seat").click()
    expect(friend.locator("[data-turn=other]")).to_be_visible()
    expect(host.locator("[data-turn=you]")).to_be_visible()
    return host, friend, listen(friend)


def listen(page: Page) -> list[str]:
    """The messages the page gets once it has the whole table anew."""
    heard: list[str] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", hear)
    page.reload()
    while not updates(heard):
        page.wait_for_timeout(20)
    page.locator("[data-turn]").wait_for()
    return heard


def updates(heard: list[str]) -> list[dict[str, Any]]:
    """The updates among messages."""
    return [message for message in map(json.loads, heard) if message["type"] == "update"]


def tap(page: Page, name: str) -> None:
    """Touch the uppermost card of a value in one's hand."""
    page.locator(f"[data-testid=hand] .groups button[data-item*=':{name}:']").click()


def press(page: Page, name: str) -> None:
    """The same by keyboard."""
    page.locator(f"[data-testid=hand] .groups button[data-item*=':{name}:']").focus()
    page.keyboard.press("Enter")


def place(page: Page, number: int) -> None:
    """Aim at a bid, or at the place for another one."""
    page.locator("[data-testid=hand] .place").nth(number).locator(".aim").click()


def put_together(page: Page, card: Callable[[Page, str], None]) -> None:
    """5 and 6 in one bid, then 2, then 4 between 5 and 6, which is taken back again, then 3 to the 2."""
    card(page, "five")
    card(page, "six")
    place(page, 1)
    card(page, "two")
    place(page, 0)
    card(page, "four")
    page.locator("[data-testid=hand] .place").first.locator("[data-item*=':four:']").click()
    place(page, 1)
    card(page, "three")
    expect(page.get_by_test_id("prompt")).to_contain_text("2 ")
    expect(page.get_by_test_id("choice-lay")).to_contain_text("11")
    expect(page.get_by_test_id("choice-lay")).to_contain_text("5")


def test_while_one_bids_the_other_notices_nothing(pair: Pair) -> None:
    """No message and no change on the page until the bids are laid, then their number and sizes and nothing more.

    Messages come in order: whatever was sent while cards were put together would lie before the one of the laying.
    """
    host, friend, heard = pair
    before, seen = len(heard), friend.evaluate(TABLE)
    put_together(host, tap)
    assert host.evaluate(TABLE) != friend.evaluate(TABLE) == seen
    assert len(heard) == before

    host.get_by_test_id("choice-lay").click()
    expect(friend.locator("[data-zone='bid.1']")).to_be_visible()
    (update,) = updates(heard[before:])
    assert update["n"] == updates(heard[:before])[-1]["n"] + 1
    zones = {zone["id"]: zone for zone in update["view"]["zones"] if zone.get("seat") == 0}
    shown = {name: [card["kind"] for card in zones[name]["cards"]] for name in ("bid.0", "bid.1", "hand.0")}
    assert shown == {"bid.0": ["back"] * 2, "bid.1": ["back"] * 2, "hand.0": ["back"] * 2}
    assert {zones[name].get("note", "") for name in shown} == {""}
    moves = [move for event in update["events"] for move in event.get("moves", [])]
    assert [move["kind"] for move in moves] == ["back"] * 4


def test_the_other_one_bids_unnoticed_too(pair: Pair) -> None:
    """By keyboard on a phone, with the host looking on."""
    host, friend, _ = pair
    heard = listen(host)
    host.get_by_test_id("choice-pass").click()
    expect(friend.locator("[data-turn=you]")).to_be_visible()
    expect(host.locator("[data-turn=other]")).to_be_visible()
    before, seen = len(heard), host.evaluate(TABLE)
    put_together(friend, press)
    assert host.evaluate(TABLE) == seen
    friend.get_by_test_id("choice-lay").click()
    expect(host.locator("[data-zone='bid.3'] [data-item]")).to_have_count(2)
    first = updates(heard[before:])[0]
    assert [event["kind"] for event in first["events"]][:1] == ["lay_bid"]


def test_taking_back_follows_the_hand(pair: Pair) -> None:
    """Undo takes back the card touched last, wherever the table keeps it, until all are in the hand again."""
    host, _, _ = pair
    tap(host, "six")
    place(host, 1)
    tap(host, "two")
    held = host.locator("[data-testid=hand] .groups button")
    for cards, lay in ((5, "6"), (6, None)):
        host.get_by_test_id("undo").click()
        expect(held).to_have_count(cards)
        if lay:
            expect(host.get_by_test_id("choice-lay")).to_contain_text(lay)
        else:
            expect(host.get_by_test_id("choice-pass")).to_be_visible()
    assert host.locator(".rail li, .story li").filter(has_text="took").count() == 0


def test_the_list_of_choices_takes_cards_in_any_order_too(pair: Pair) -> None:
    """A lower card after a higher one stands in the list, not among the buttons: on the board it is the card itself."""
    host, friend, heard = pair
    before = len(heard)
    tap(host, "six")
    expect(host.get_by_test_id("choice-lay")).to_contain_text("6")
    expect(host.locator("[data-zone=actions] [data-testid^=choice-]")).to_have_count(1)
    host.get_by_test_id("choices").click()
    host.get_by_test_id("choice-list").get_by_text("bid 1 comes to 9").click()
    expect(host.get_by_test_id("choice-lay")).to_contain_text("9")
    assert len(heard) == before
    assert friend.locator("[data-turn=other]").count() == 1
