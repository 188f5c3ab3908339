"""All sets of bids that some hands allow, and the choices by which the rules let each be put together.

As JSON they are ``web/ways.json``, to which the board's order of cards is held. ``test_ways`` says how to make it anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from spielrunde.games.galaxis.tests.tabletop import Table, table

Bids = tuple[tuple[int, ...], ...]
"""Values of each bid from low to high, as they are printed on the cards; bids in no order of the rules."""

HANDS = ("1 2 3 4", "2 2 2 4", "1 1 3 3", "5 5 5 5", "1 2 2 6", "2 2 3 3 3")
OPTIONS: tuple[Mapping[str, Any], ...] = (
    {},
    {"max_bids": 2, "cards_per_bid": 2},
    {"max_bids": 1, "cards_per_bid": 1},
    {"cards_per_bid": 1},
    {"bid_mode": "single_sum"},
    {"bid_mode": "single_sum", "max_bids": 2},
)


def bidder(cards: str, **options: object) -> Table:
    """A table at which seat A has these cards and is about to bid."""
    return table(hands={"A": cards, "B": "", "C": ""}, options=options)


def ways(t: Table, made: tuple[str, ...] = ()) -> Iterator[tuple[Bids, tuple[str, ...]]]:
    """Every set of bids seat A can have begun, once for each way the rules let it be put together."""
    yield tuple(sorted(t.begun("A"))), made
    for action in sorted(t.legal("A") - {"lay", "pass"}):
        t.do("A", action)
        yield from ways(t, (*made, action))
        t.match.undo(0)


def case(cards: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """A hand under some options: how many bids and cards the view says there may be, and the way to each set."""
    t = bidder(cards, **options)
    places = [zone for zone in t.zones("A").values() if zone.name == "draft"]
    found = {" ".join("".join(map(str, bid)) for bid in bids): " ".join(made) for bids, made in ways(t)}
    return {"hand": cards, "bids": len(places), "cards": places[0].most, "ways": found}


def as_json() -> str:
    """All cases, as they are kept."""
    return json.dumps([case(cards, options) for options in OPTIONS for cards in HANDS], indent=1) + "\n"


if __name__ == "__main__":
    print(as_json(), end="")
