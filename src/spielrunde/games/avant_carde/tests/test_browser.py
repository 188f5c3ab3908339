"""Two people lay their lines at the same time in two browsers: nobody sees anything before both have finished."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.browser import Open
from tests.e2e.person import MAKE

TABLE = "[...document.querySelectorAll('main [data-zone]')].map(zone => zone.outerHTML)"
"""All that lies on the table, as it is drawn."""

Pair = tuple[Page, Page]


@pytest.fixture
def pair(open_page: Open) -> Pair:
    """The host, who begins, by mouse on a desk, and a friend by keyboard on a phone."""
    host = open_page()
    seats = [{"who": "me"}, {"who": "open"}]
    host.get_by_test_id("name").wait_for()  # then it is known who this guest is
    made = host.evaluate(MAKE, {"game": "avant_carde", "seats": seats, "options": {"start_seat": 1}})
    host.goto(f"{host.url.rstrip('/')}/t/{made['table']}")
    link = host.get_by_test_id("invite-link")
    link.wait_for()
    address = link.input_value() if link.evaluate("e => e.tagName") == "INPUT" else link.inner_text()
    friend = open_page(address[address.index("/t/") :], width=360, height=640, lang="de-DE", theme="dark")
    friend.get_by_test_id("take-seat").click()
    for page in (host, friend):
        expect(page.locator("[data-turn=you]")).to_be_visible()
    return host, friend


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


def card(page: Page, kind: str) -> Any:
    """The first card of a kind in one's hand."""
    return page.locator(f"[data-testid=hand] button[data-item*=':{kind}:']").first


def kinds(page: Page, zone: str) -> list[str]:
    """The kinds of the cards in a zone, as they are drawn."""
    items = page.locator(f'[data-zone="{zone}"] [data-item]').evaluate_all("all => all.map(e => e.dataset.item)")
    return [item.split(":")[1] for item in items]


def two_of_a_number(page: Page, seat: int) -> tuple[str, str]:
    """Two cards of a hand that make a line; among seven of a starter deck there always are some."""
    return next((a, b) for a, b in permutations(kinds(page, f"hand.{seat}"), 2) if a[1:] == b[1:])


def test_lines_are_laid_in_secret(pair: Pair) -> None:
    """One lays, takes back and lays again, by one touch each, and the other's page neither changes nor hears of it;
    of a finished line the other is told that it is finished; when both are, both see both."""
    host, friend = pair
    heard = listen(friend)
    said, drawn = len(updates(heard)), friend.evaluate(TABLE)
    first, second = two_of_a_number(host, 0)

    card(host, first).click()
    expect(host.locator('[data-zone="line.0"] [data-item]')).to_have_count(1)
    host.locator('[data-zone="line.0"] button.back').click()
    expect(host.locator('[data-zone="line.0"] [data-item]')).to_have_count(0)
    for number, kind in enumerate((first, second), 1):
        card(host, kind).click()
        expect(host.locator('[data-zone="line.0"] [data-item]')).to_have_count(number)
    friend.wait_for_timeout(300)
    assert friend.evaluate(TABLE) == drawn
    assert len(updates(heard)) == said

    host.get_by_test_id("choice-confirm").click()
    expect(friend.locator('[data-zone="line.0"]')).to_contain_text("fertig")
    assert kinds(friend, "line.0") == []
    assert all(f"line.0:{kind}" not in message for message in heard for kind in (first, second))

    mine = two_of_a_number(friend, 1)
    for kind in mine:
        card(friend, kind).focus()
        friend.keyboard.press("Enter")
        expect(friend.locator(f'[data-zone="line.1"] [data-item*=":{kind}:"]').first).to_be_visible()
    assert kinds(host, "line.1") == []
    friend.get_by_test_id("choice-confirm").press("Enter")
    for page in pair:
        expect(page.locator('[data-zone="line.1"] [data-item]')).to_have_count(2)
        assert kinds(page, "line.0") == [first, second]
        assert kinds(page, "line.1") == list(mine)
    expect(host.get_by_test_id("choice-end_turn")).to_be_visible()


def test_confirming_at_the_same_time(pair: Pair) -> None:
    """Both finish in the same moment, neither knowing of the other, and both count."""
    for seat, page in enumerate(pair):
        card(page, two_of_a_number(page, seat)[0]).click()
        page.get_by_test_id("choice-confirm").wait_for()
    for page in pair:
        page.evaluate("document.querySelector('[data-testid=choice-confirm]').click()")
    for page in pair:
        expect(page.locator('[data-zone="line.0"] [data-item]')).to_have_count(1)
        expect(page.locator('[data-zone="line.1"] [data-item]')).to_have_count(1)
    expect(pair[0].get_by_test_id("choice-end_turn")).to_be_visible()
