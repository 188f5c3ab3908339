"""A person at a table in the browser, who plays by mouse, by keyboard or by typing."""

from __future__ import annotations

import random
from collections.abc import Mapping

from playwright.sync_api import Page, expect

from tests.patience import PATIENCE_MS

MOVES = 400
"""More than any game needs for one seat."""
UNTOUCHED = 0.2
"""How often a move is one that needs no touch, where there is one."""
TOUCHES = 40
"""Touches that may miss, where cards overlap, before it counts as a fault."""

ANSWERED = "() => !document.querySelector('.hint.busy')"
"""No move is on its way."""

MAKE = """body => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
    body: JSON.stringify(body)}).then(answer => answer.json())"""
"""Makes a table."""


class Person:
    """One page at one table. All waits are for what is seen, never for time to pass."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)

    def wait(self) -> str:
        """Wait until something is asked: ``you`` (a move), ``summary`` (to be read) or ``over``."""
        self.page.wait_for_function(
            """() => {
                const ready = document.querySelector('[data-turn]');
                if (!ready) return false;
                if (document.querySelector('[data-testid=result]')) return true;
                if (document.querySelector('[data-testid=sheet-continue]')) return true;
                const laid = document.querySelector('main [data-zone]');
                return laid && ready.dataset.turn === 'you' && !document.querySelector('.hint.busy');
            }""",
            timeout=PATIENCE_MS,
        )
        if self.page.locator("[data-testid=result]").count():
            return "over"
        return "summary" if self.page.locator("[data-testid=sheet-continue]").count() else "you"

    @property
    def n(self) -> int:
        """Number of the last update this page has shown."""
        return int(self.page.locator("[data-n]").get_attribute("data-n") or 0)

    def moved(self, before: int) -> None:
        """Wait until the table has gone on from update ``before``."""
        self.page.wait_for_function(
            "n => Number(document.querySelector('[data-n]')?.dataset.n) > n", arg=before, timeout=PATIENCE_MS
        )

    def click_move(self) -> None:
        """Touch something that glows, then press a button that says what it would do; now and then one that is there
        without a touch. A touch may already do it."""
        before = self.n
        offered = self.page.locator("[data-testid^='choice-']")
        gone_on = self.page.locator("[data-testid=sheet-continue], [data-testid=result]")
        touched = self.random.random() < UNTOUCHED
        for _ in range(TOUCHES):
            if self.n > before or gone_on.count():
                return
            count = offered.count()
            looking = bool(self.page.locator("dialog").count())  # it lies open, or will in a moment
            if touched and count and not looking:
                offered.nth(self.random.randrange(count)).click()
                return self.moved(before)
            glowing = self.page.locator(f"{'dialog ' * looking}:is(button.may, .hit):visible").all()
            if not glowing:  # cards fly in this moment, or nothing glows where one looked closer
                self.page.keyboard.press("Escape")
                self.page.wait_for_timeout(100)
                touched = True
                continue
            box = self.random.choice(glowing).bounding_box()
            if box:
                self.page.mouse.click(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.3)
                self.page.wait_for_function(ANSWERED, timeout=PATIENCE_MS)
                touched = True
        raise AssertionError("touching what glows offered nothing")

    def key_move(self) -> None:
        """Open the list of choices, and press the digit of one of the first. If it closes because the table went on
        in that moment, nothing is done."""
        before = self.n
        self.page.keyboard.press("c")
        listed = self.page.locator("[data-testid=choice-list] li button")
        listed.first.wait_for()
        count = listed.count()
        if count:
            self.page.keyboard.press(str(self.random.randint(1, min(9, count))))
            self.moved(before)

    def type_move(self) -> None:
        """Type the number of the first choice into the text mode's line."""
        before = self.n
        line = self.page.get_by_test_id("textmode-input")
        line.fill("1")
        line.press("Enter")
        self.moved(before)

    def play_on(self, way: str) -> None:
        """Play to the end: ``click``, ``key`` or ``type``."""
        move = {"click": self.click_move, "key": self.key_move, "type": self.type_move}[way]
        for _ in range(MOVES):
            asked = self.wait()
            if asked == "over":
                return
            if asked == "summary":
                if way == "click":
                    self.page.get_by_test_id("sheet-continue").click()
                else:
                    self.page.keyboard.press("Enter")
                expect(self.page.get_by_test_id("sheet-continue")).to_have_count(0)
            else:
                move()
        raise AssertionError("the game did not end")


def make_table(page: Page, game: str, seats: int, options: Mapping[str, object]) -> None:
    """A table with these options, bots on all other seats, opened on the page."""
    page.get_by_test_id("name").wait_for()  # then it is known who this guest is
    others = [{"who": "bot", "level": "medium"}] * (seats - 1)
    made = page.evaluate(MAKE, {"game": game, "seats": [{"who": "me"}, *others], "options": dict(options)})
    page.goto(f"{page.url.rstrip('/')}/t/{made['table']}")


def sit_down(page: Page, game: str) -> Person:
    """One click from the shelf into a game against bots."""
    page.get_by_test_id(f"play-now-{game}").click()
    person = Person(page)
    person.wait()
    return person
