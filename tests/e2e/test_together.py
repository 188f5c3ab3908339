"""Two browsers at one table: invited by link, reloaded in mid-turn, through a server killed and started again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .person import Person
from .server_process import ServerProcess

LOOK = """() => [...document.querySelectorAll('[data-zone]')].map(zone =>
    zone.dataset.zone + ' ' + [...zone.querySelectorAll('[data-item]')].map(card => card.dataset.item).join(' '))"""


@pytest.fixture
def pair(open_page: Open, game: str) -> tuple[Person, Person]:
    """The host, and a friend who followed the link; both see the table."""
    host = open_page()
    host.get_by_test_id(f"invite-{game}").click()
    host.get_by_test_id("create-submit").click()
    link = host.get_by_test_id("invite-link")
    link.wait_for()
    address = link.input_value() if link.evaluate("e => e.tagName") == "INPUT" else link.inner_text()
    friend = open_page(address[address.index("/t/") :], lang="de-DE")
    friend.get_by_test_id("take-seat").click()
    expect(friend.get_by_test_id("take-seat")).to_have_count(0)
    if host.get_by_test_id("fill-all").count():
        host.get_by_test_id("fill-all").click()
    for page in (host, friend):
        page.locator("[data-turn]").wait_for()
    return Person(host, 1), Person(friend, 2)


def move_whoever_may(persons: tuple[Person, Person]) -> Person:
    """One move by the person whose turn it is."""
    for _ in range(200):
        for person in persons:
            page = person.page
            if page.get_by_test_id("sheet-continue").count():
                page.get_by_test_id("sheet-continue").click()
            elif page.locator("[data-turn=you]").count() and not page.locator("dialog[open]").count():
                person.key_move()
                return person
        persons[0].page.wait_for_timeout(50)
    raise AssertionError("nobody was asked to move")


def same_public_table(one: Page, other: Page) -> bool:
    """Whether both pages show the same shared zones and the same last line of the log's length."""
    shared = [
        [line for line in page.evaluate(LOOK) if not line.startswith(("hand", "actions"))] for page in (one, other)
    ]
    return sorted(shared[0]) == sorted(shared[1])


def test_two_people_play_one_table(pair: tuple[Person, Person]) -> None:
    """Both move in turn, and see the same table."""
    moved = {id(move_whoever_may(pair)) for _ in range(8)}
    assert len(moved) == 2
    pair[0].page.wait_for_timeout(300)
    assert same_public_table(pair[0].page, pair[1].page)


def test_a_second_visitor_finds_no_seat_twice(pair: tuple[Person, Person]) -> None:
    """Following the link again seats nobody a second time."""
    friend = pair[1].page
    friend.reload()
    friend.locator("[data-turn]").wait_for()
    assert friend.get_by_test_id("take-seat").count() == 0


def test_a_stranger_joins_an_open_table_in_one_click(open_page: Open, game: str) -> None:
    """A table opened to everyone stands on the home page until it is full."""
    host = open_page()
    host.get_by_test_id(f"invite-{game}").click()
    host.get_by_test_id("create-public").check()
    host.get_by_test_id("create-submit").click()
    expect(host.get_by_test_id("publish")).to_have_text("By link only")
    table = host.locator("[data-table]").get_attribute("data-table")
    stranger, third = open_page(), open_page()
    for page in (stranger, third):
        expect(page.get_by_test_id(f"join-{table}")).to_be_visible()
    stranger.get_by_test_id(f"join-{table}").click()
    expect(stranger.get_by_test_id("invite-link")).to_be_visible()
    host.get_by_test_id("fill-all").click()
    for page in (host, stranger):
        page.locator("[data-turn]").wait_for()
    expect(third.get_by_test_id(f"join-{table}")).to_have_count(0)


def test_reload_in_mid_turn(pair: tuple[Person, Person]) -> None:
    """After a reload the hand, the turn and the choices are what they were."""
    person = move_whoever_may(pair)
    page = person.page
    page.wait_for_timeout(300)
    turn, look, n = page.locator("[data-turn]").get_attribute("data-turn"), page.evaluate(LOOK), person.n
    page.reload()
    page.locator("[data-turn]").wait_for()
    page.wait_for_timeout(300)
    assert (page.locator("[data-turn]").get_attribute("data-turn"), page.evaluate(LOOK), person.n) == (turn, look, n)
    move_whoever_may(pair)


def test_server_killed_and_started_again(pair: tuple[Person, Person], server: ServerProcess) -> None:
    """kill -9 in the middle: the pages come back by themselves, and nothing is lost or doubled."""
    for _ in range(3):
        move_whoever_may(pair)
    pair[0].page.wait_for_timeout(300)
    before = [(person.n, person.page.evaluate(LOOK)) for person in pair]
    server.kill()
    expect(pair[0].page.locator(".offline")).to_be_visible()
    server.start()
    for person in pair:
        expect(person.page.locator(".offline")).to_have_count(0)
    assert [(person.n, person.page.evaluate(LOOK)) for person in pair] == before
    for _ in range(3):
        move_whoever_may(pair)
