"""Reads the table of cards, ``cards.toml`` or another one in its place: rows of numbers for the record, names for
people."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from ...kernel.data_tables import BadTable, Content, Row, parse, rows
from ...kernel.text import LANGUAGES
from .cards import (
    BITS,
    BUILDING_NAMES,
    COUNTERS,
    MOST_CARDS,
    MOST_DEEDS,
    MOST_DIGIT,
    MOST_SPACES,
    MOST_STEPS,
    ON_NAMES,
    TYPE_NAMES,
)
from .supply import digit

BUILT_IN = files(__package__) / "cards.toml"

FEWEST_CARDS = 6
FEWEST_SPACES = 6
FEWEST_STEPS = 10
LONGEST_NAME = 30
LETTERS = "FGPY*"
GROUP = re.compile(r"([1-7])([FGPY*])")
SYMBOLS = re.compile(r"[FGP]{1,3}")
NOTHING = (0, 0, (0, 0, 0, 0, 0, 0))

Deed = tuple[int, int, tuple[int, ...]]
"""What is paid, what is gained, and the row of the other numbers."""


def read(text: str) -> Content:
    """The numbers and names of a table. Raises BadTable."""
    given = parse(text)
    for name in given:
        if name not in ("tracks", "building"):
            raise BadTable(reason="part", part=name[:40], allowed="tracks, building")
    tracks = Row("tracks", 1, given.get("tracks"))
    goth, flee = _goth(tracks), tracks.whole("flee", FEWEST_STEPS, MOST_STEPS)
    tracks.done()
    found = rows("building", given, MOST_CARDS)
    if len(found) < FEWEST_CARDS:
        raise BadTable(reason="few", table="building", least=FEWEST_CARDS)
    deeds: dict[Deed, int] = {NOTHING: 0}
    costs, cards, names = [], [], []
    for row in found:
        costs.append(_counters(row, "cost"))
        cards.append(_card(row, deeds))
        names.append(row.name("name", LANGUAGES, LONGEST_NAME))
        row.done()
    _distinct(found, names)
    numbers = {"listed_spaces": len(goth), "listed_symbols": goth, "listed_steps": flee}
    return Content(
        numbers | _card_numbers(costs, cards) | _deed_numbers(list(deeds)),
        {language: _words(names, language) for language in LANGUAGES},
    )


def _card_numbers(costs: list[int], cards: list[list[int]]) -> dict[str, Any]:
    """Buildings by fields of the record."""
    sums = [sum(digit(cost, kind) for kind in range(len(LETTERS))) for cost in costs]
    return {"card_count": len(cards), "card_cost": costs, "card_sum": sums, "card": cards}


def _deed_numbers(deeds: list[Deed]) -> dict[str, Any]:
    """Deeds by fields of the record."""
    pay, gain, columns = zip(*deeds, strict=True)
    return {"deed_pay": pay, "deed_gain": gain, "deed": columns}


def _goth(tracks: Row) -> list[int]:
    """The symbols of each space as digits."""
    spaces = tracks.cell("goth")
    good = isinstance(spaces, list) and FEWEST_SPACES <= len(spaces) <= MOST_SPACES
    if not good or not all(isinstance(space, str) and SYMBOLS.fullmatch(space) for space in spaces):
        raise tracks.fault("goth", "list", low=FEWEST_SPACES, high=MOST_SPACES, allowed="F, G, P, FF, PG")
    return [sum((1 << BITS * LETTERS.index(letter)) for letter in space) for space in spaces]


def _counters(row: Row, column: str) -> int:
    """Counters like ``2F 1G`` as digits."""
    value = row.cell(column)
    groups = [GROUP.fullmatch(word) for word in value.split()] if isinstance(value, str) else []
    kinds = [found[2] for found in groups if found]
    if not groups or len(kinds) < len(groups) or len(set(kinds)) < len(kinds):
        raise row.fault(column, "form", allowed="2F 1G 1P 1Y 1*")
    return sum((int(found[1]) << BITS * LETTERS.index(found[2])) for found in groups if found)


def _card(row: Row, deeds: dict[Deed, int]) -> list[int]:
    """The row of a building; new deeds are added to those there are."""
    on = row.choice("on", ON_NAMES)
    done = [0, 0]
    if row.has("activate"):
        given = row.cell("activate")
        if not isinstance(given, list) or not 1 <= len(given) <= len(done):
            raise row.fault("activate", "form", allowed='[{ gain = "2F" }]')
        done = [_deed(row, "activate", cells, deeds) for cells in given] + [0] * (len(done) - len(given))
        if done[0] == done[1]:
            raise row.fault("activate", "twice")
    build = _deed(row, "build", row.cell("build"), deeds) if row.has("build") else 0
    row.has("id")
    return [
        on,
        *done,
        build,
        int(row.flag("immune")),
        row.whole("discount", 1, 5, 0),
        row.whole("relief", 1, 3, 0),
        int(row.flag("parry")),
        row.whole("ransom", 1, MOST_DIGIT, 0),
    ]


def _deed(row: Row, column: str, cells: object, deeds: dict[Deed, int]) -> int:
    """The number of a deed, a new one if there is none like it."""
    part = Row(f"building.{column}", row.number, cells)
    pay = _counters(part, "pay") if part.has("pay") else 0
    gain = _counters(part, "gain") if part.has("gain") else 0
    per, take, most = 0, 0, 0
    if part.has("per"):
        per = 1 + part.choice("per", TYPE_NAMES)
        take = part.choice("take", LETTERS[:COUNTERS])
        most = part.whole("most", 1, 20)
    step = part.whole("step", 1, 20) if part.has("step") else 0
    swap = part.whole("swap", 1, MOST_DIGIT) if part.has("swap") else 0
    times = part.whole("times", 1, MOST_DIGIT, 1)
    part.done()
    if not gain and not per and not step and not swap:
        raise row.fault(column, "form", allowed='{ gain = "2F" }')
    deed = (pay, gain, (per, take, most, step, swap, times))
    number = deeds.setdefault(deed, len(deeds))
    if number >= MOST_DEEDS:
        raise row.fault(column, "many", most=MOST_DEEDS - 1)
    return number


def _distinct(found: list[Row], names: list[dict[str, str]]) -> None:
    """Raises BadTable for an id or a name that stands there twice."""
    ids = [row.cell("id") for row in found]
    for column, values in (("id", ids), *(("name", [name[language] for name in names]) for language in LANGUAGES)):
        for place, value in enumerate(values):
            if not isinstance(value, str) or not value.strip():
                raise found[place].fault(column, "form", allowed="F01")
            if value in values[:place]:
                raise found[place].fault(column, "twice")


def _words(names: list[dict[str, str]], language: str) -> Mapping[str, str]:
    """What buildings are called, and the sign in the corner of their cards: their number."""
    out: dict[str, Any] = {}
    for kind, name in zip(BUILDING_NAMES, names, strict=False):
        out[f"card.{kind}"] = name[language].replace("{", "{{").replace("}", "}}")
        out[f"letter.{kind}"] = kind.removeprefix("b")
    return out
