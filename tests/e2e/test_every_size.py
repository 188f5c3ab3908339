"""Every game with every seat count and every value of its first option, played whole in the browser; long."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import expect

from spielrunde.kernel.errors import BadOption
from spielrunde.kernel.game import games

from .conftest import Open
from .person import Person

MAKE = """body => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
    body: JSON.stringify(body)}).then(answer => answer.json())"""


def kinds() -> list[tuple[str, int, dict[str, str]]]:
    """Game, seats and first option of every table that can be made."""
    out = []
    for game in games().values():
        first = game.options[0]
        for value, seats in product(first.values, game.seats):
            try:
                game.complete(seats, {first.name: value})
            except BadOption:
                continue
            out.append((game.id, seats, {first.name: value}))
    return out


@pytest.mark.full
@pytest.mark.parametrize(("game", "seats", "options"), kinds(), ids=str)
def test_a_whole_game(open_page: Open, game: str, seats: int, options: dict[str, str]) -> None:
    """From the first move to the result, on a phone with an odd number of seats."""
    phone = seats % 2 == 1
    page = open_page(width=360 if phone else 1280, height=640 if phone else 800)
    wishes = [{"who": "me"}, *({"who": "bot", "level": "medium"} for _ in range(seats - 1))]
    made = page.evaluate(MAKE, {"game": game, "seats": wishes, "options": options})
    page.goto(f"{page.url.split('/t/')[0].rstrip('/')}/t/{made['table']}")
    Person(page).play_on("key" if phone else "click")
    expect(page.get_by_test_id("result").locator("ol li")).to_have_count(seats)
