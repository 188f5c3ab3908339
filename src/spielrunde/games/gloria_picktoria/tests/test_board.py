"""The board in a real browser: nothing out of sight on a phone, a fox that walks, a hand played by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spielrunde.bots import decide
from spielrunde.games.gloria_picktoria.state import MAIN, PASS_FOX, State
from spielrunde.games.gloria_picktoria.tests.tabletop import GAME, table
from spielrunde.kernel.match import Match
from tests.e2e.browser import Open
from tests.e2e.staged import Staged
from tests.e2e.test_pages import violations

OUT_OF_SIGHT = """() => {
    const main = document.querySelector('main').getBoundingClientRect();
    const within = ({ left, right, top, bottom }) =>
        left > main.left - 1 && right < main.right + 1 && top > main.top - 1 && bottom < main.bottom + 1;
    const things = [...document.querySelectorAll('main .zone, main .button, main .name')];
    const out = things.filter((thing) => {
        const place = thing.getBoundingClientRect();
        return place.width && !within(place);
    });
    return out.map((thing) => thing.dataset.zone ?? thing.textContent.trim());
}"""
REACHES = """() => [...document.querySelectorAll('.own .hit')].map((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    const steps = (x, y) => {
        let count = 0;
        while (document.elementFromPoint(at.x + x * (count + 1), at.y + y * (count + 1)) === target) count++;
        return count;
    };
    return [steps(-1, 0) + steps(1, 0) + 1, steps(0, -1) + steps(0, 1) + 1];
})"""
"""How wide and how high the place is in which a finger touches each of one's rows, in pixels."""
CROSSES_EDGE = """() => [...document.querySelectorAll('dialog *')]
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1).map((each) => each.textContent)"""
FOX = "[data-mark=fox]"
WAY = 4
"""So many steps lead anywhere in one direction."""


def played(until: Callable[[Match], bool], *, seats: int = 4, edition: str = "gloria", seed: int = 4) -> Match:
    """A game of greedy bots, up to where a condition holds."""
    match = Match.new(GAME, seats=seats, options={"edition": edition}, seed=seed)
    while not until(match):
        seat = match.acting()[0]
        match.apply(seat, decide(match, seat, "greedy"))
    return match


def at(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def late(match: Match) -> bool:
    return at(match).phase == MAIN and len(match.moments) >= 90


def drawing(match: Match) -> bool:
    """Late, with a card in hand and enough actions to draw."""
    return late(match) and at(match).ap >= at(match).draw_cost and at(match).hand_size[match.acting()[0]] > 0


def passing(match: Match) -> bool:
    return at(match).phase == PASS_FOX and len(match.legal(match.acting()[0])) > 2


@pytest.mark.parametrize("edition", ["gloria", "reibach", "goods"])
@pytest.mark.parametrize("hints", [False, True])
def test_a_phone_shows_five_seats_at_once(open_page: Open, edition: str, hints: bool) -> None:
    match = played(late, seats=5, edition=edition)
    table = Staged(open_page(width=360, height=640), match, match.acting()[0], lang="de", hints=hints)
    assert table.page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("edition", ["gloria", "reibach", "goods"])
def test_nothing_in_the_way_of_anybody(open_page: Open, edition: str, theme: str) -> None:
    match = played(late, edition=edition)
    table = Staged(open_page(theme=theme), match, match.acting()[0])
    assert violations(table.page) == []
    table.page.locator(".seat .head").first.click()
    table.page.locator("dialog[open]").wait_for()
    assert violations(table.page) == []


def test_a_scoring_of_five_is_read_on_a_phone_without_scrolling_sideways(open_page: Open) -> None:
    match = played(lambda match: at(match).shown_scoring >= 7, seats=5)
    table = Staged(open_page(width=360, height=640), match, 2, lang="de", reading=True)
    table.page.get_by_test_id("sheet-continue").wait_for()
    assert table.page.evaluate(CROSSES_EDGE) == []
    assert violations(table.page) == []


@pytest.mark.parametrize("width", [360, 1280])
def test_the_fox_walks_to_its_new_row(open_page: Open, width: int) -> None:
    match = played(passing)
    seat = match.acting()[0]
    row = next(choice for choice in match.choices(seat) if choice.zones)
    table = Staged(open_page(width=width, height=800, motion="no-preference"), match, seat)
    assert table.page.locator(f"[data-seat='{seat}'] {FOX}").count() == 1
    table.act(row.id)
    table.page.locator(f".layer {FOX}").wait_for()
    table.shown()
    assert table.page.locator(f"[data-zone='{row.zones[0]}'] {FOX}").is_visible()
    assert table.page.locator(FOX).count() == 1


def test_a_fox_is_passed_on_a_phone_by_a_closer_look(open_page: Open) -> None:
    """What lies before another is too small to touch there: the panel glows, and what it opens can be touched."""
    match = played(passing)
    seat = match.acting()[0]
    row = next(choice for choice in match.choices(seat) if choice.zones)
    page = Staged(open_page(width=360, height=640), match, seat).page
    page.locator("button.may.head").click()
    target = page.locator(f"dialog [data-zone='{row.zones[0]}'] button")
    box = target.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    target.click()
    page.get_by_test_id(f"choice-{row.id}").wait_for()


@pytest.mark.parametrize(("seats", "rows"), [(2, 10), (3, 9), (4, 9), (5, 7)])
def test_a_finger_finds_each_of_many_rows(open_page: Open, seats: int, rows: int) -> None:
    """No seat had more rows in twelve games of greedy players at each number of seats."""
    kinds = ["ring", "case", "statue", "tooth", "worm", "mask", "hat", "rug", "grain", "tail"][:rows]
    laid = table(seats=seats, rows={"A": " ".join(f"{kind} 2" for kind in kinds)}, hands={"A": " ".join(kinds)})
    page = Staged(open_page(width=360, height=640), laid.match, 0, lang="de").page
    reaches = page.evaluate(REACHES)
    assert len(reaches) == rows
    assert min(size for reach in reaches for size in reach) >= 44
    assert page.evaluate(OUT_OF_SIGHT) == []


def test_arrows_lead_from_the_hand_to_the_pile(open_page: Open) -> None:
    match = played(drawing)
    page = Staged(open_page(), match, match.acting()[0]).page
    page.locator("[data-testid=hand] button").first.focus()
    where = "document.activeElement.closest('[data-zone]')?.dataset.zone ?? ''"
    for key, goal in (("ArrowUp", "display"), ("ArrowRight", "pile")):
        for _ in range(WAY):
            page.keyboard.press(key)
            if page.evaluate(where) == goal:
                break
        assert page.evaluate(where) == goal
    page.keyboard.press("Enter")
    page.get_by_test_id("choice-draw").wait_for()
