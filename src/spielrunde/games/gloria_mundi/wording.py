"""What rows of the table say in words and in signs: prices, deeds, buildings. Made from the numbers alone."""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import NamedTuple

from ...kernel.scene import Scene
from ...kernel.text import Texts, load
from .cards import (
    ANY,
    BUILD_DEED,
    CARD_COLUMNS,
    COUNTER_NAMES,
    COUNTERS,
    DEED,
    DEED_COLUMNS,
    DISCOUNT,
    IMMUNE,
    MOST,
    ON,
    ON_NAMES,
    OTHER_DEED,
    PARRY,
    PER,
    RANSOM,
    RELIEF,
    STEP,
    SWAP,
    TAKE,
    TIMES,
    TYPE_NAMES,
)
from .state import State
from .supply import digit

SIGNS = (*COUNTER_NAMES, "any")


class Deed(NamedTuple):
    """The row of a deed."""

    pay: int
    gain: int
    columns: tuple[int, ...]


class Building(NamedTuple):
    """The row of a building, with what it does: used, used otherwise, once when built."""

    cost: int
    columns: tuple[int, ...]
    deeds: tuple[Deed, Deed, Deed]


def deed_of(s: State, number: int) -> Deed:
    """A deed by its number."""
    return Deed(s.deed_pay[number], s.deed_gain[number], tuple(s.deed[number, at] for at in range(DEED_COLUMNS)))


def building_of(s: State, card: int) -> Building:
    """A building by its number."""
    columns = tuple(s.card[card, at] for at in range(CARD_COLUMNS))
    deeds = (deed_of(s, columns[DEED]), deed_of(s, columns[OTHER_DEED]), deed_of(s, columns[BUILD_DEED]))
    return Building(s.card_cost[card], columns, deeds)


def amounts(texts: Texts, numbers: list[int], any_key: str = "amount.any") -> str:
    """Counters in words: how many of food, gold, peace, glory and of any kind."""
    keys = [f"amount.{name}" for name in COUNTER_NAMES] + [any_key]
    return texts.both(texts.say(key, n=n) for key, n in zip(keys, numbers, strict=False) if n)


def symbol_words(texts: Texts, numbers: list[int]) -> str:
    """Symbols in words: how many farms, cities and peace cards."""
    keys = [f"symbol.{name}" for name in TYPE_NAMES]
    return texts.both(texts.say(key, n=n) for key, n in zip(keys, numbers, strict=False) if n)


def digits(counters: int) -> list[int]:
    """How many counters of each kind, and of any, a number made of digits stands for."""
    return [digit(counters, kind) for kind in range(COUNTERS + 1)]


def price_words(scene: Scene[State], card: int, more: int) -> str:
    """What a building costs with a surcharge."""
    numbers = digits(scene.s.card_cost[card])
    numbers[ANY] += more
    return amounts(scene.texts, numbers, "amount.all")


def described(scene: Scene[State], card: int) -> tuple[str, list[str]]:
    """Everything a building does, in full sentences and in signs."""
    note, signs = _described(scene.texts.lang, building_of(scene.s, card))
    return note, list(signs)


@functools.cache
def _texts(lang: str) -> Texts:
    return load(files(__package__) / "text", lang)


@functools.lru_cache(maxsize=1024)
def _described(lang: str, building: Building) -> tuple[str, tuple[str, ...]]:
    return _sentences(_texts(lang), building), tuple(_signs(building))


# --- sentences ---------------------------------------------------------------------------------------------------


def deed_words(texts: Texts, deed: Deed, *, times: bool = True) -> str:
    """A deed in words, without a full stop."""
    columns = deed.columns
    parts = []
    if deed.gain:
        parts.append(texts.say("deed.gain", counters=amounts(texts, digits(deed.gain))))
    if columns[PER]:
        counter = texts.say(f"amount.{COUNTER_NAMES[columns[TAKE]]}", n=1)
        each = texts.say(f"each.{TYPE_NAMES[columns[PER] - 1]}")
        parts.append(texts.say("deed.per", counter=counter, each=each, most=columns[MOST]))
    if columns[STEP]:
        parts.append(texts.say("deed.step", n=columns[STEP]))
    if columns[SWAP]:
        parts.append(texts.say("deed.swap", n=columns[SWAP]))
    out = texts.both(parts)
    if deed.pay:
        out = texts.say("deed.pay", counters=amounts(texts, digits(deed.pay)), deed=out)
    if times and columns[TIMES] > 1:
        out = texts.say("deed.times", deed=out, n=columns[TIMES])
    return out


def _sentences(texts: Texts, building: Building) -> str:
    columns = building.columns
    used, other, built = building.deeds
    deeds = [deed_words(texts, deed) for at, deed in ((DEED, used), (OTHER_DEED, other)) if columns[at]]
    out = []
    if deeds:
        words = texts.say("does.or").join(deeds)
        out.append(words[0].upper() + words[1:] + ".")
    if columns[BUILD_DEED]:
        out.append(texts.say("does.build", deed=deed_words(texts, built)))
    out += [texts.say(f"does.{key}") for at, key in ((IMMUNE, "immune"), (PARRY, "parry")) if columns[at]]
    for at, key in ((DISCOUNT, "discount"), (RELIEF, "relief"), (RANSOM, "ransom")):
        if columns[at]:
            out.append(texts.say(f"does.{key}", n=columns[at]))
    return " ".join(out)


# --- signs -------------------------------------------------------------------------------------------------------


def _signs(building: Building) -> list[str]:
    """A building for the board: the card it goes on, ``on-farm`` or ``on-any``; its price, ``=food``; what it does.

    ``-food`` is paid, ``+food`` taken; ``step2``, ``swap3``; ``per-farm`` with ``+food`` and ``max5``; ``x2`` up to so
    many times; ``or`` between two deeds, ``build`` before what is done once; ``immune``, ``parry``, ``discount2``,
    ``relief1``, ``ransom2``.
    """
    columns = building.columns
    out = [f"on-{ON_NAMES[columns[ON]]}", *_repeated("=", building.cost)]
    for at, before, deed in zip((DEED, OTHER_DEED, BUILD_DEED), ("", "or", "build"), building.deeds, strict=True):
        if columns[at]:
            out += [before] * bool(before) + _deed_signs(deed)
    out += [name for at, name in ((IMMUNE, "immune"), (PARRY, "parry")) if columns[at]]
    for at, name in ((DISCOUNT, "discount"), (RELIEF, "relief"), (RANSOM, "ransom")):
        if columns[at]:
            out.append(f"{name}{columns[at]}")
    return out


def _deed_signs(deed: Deed) -> list[str]:
    columns = deed.columns
    out = _repeated("-", deed.pay) + _repeated("+", deed.gain)
    if columns[PER]:
        kind, counter = TYPE_NAMES[columns[PER] - 1], COUNTER_NAMES[columns[TAKE]]
        out += [f"per-{kind}", f"+{counter}", f"max{columns[MOST]}"]
    for at, name, least in ((STEP, "step", 1), (SWAP, "swap", 1), (TIMES, "x", 2)):
        if columns[at] >= least:
            out.append(f"{name}{columns[at]}")
    return out


def _repeated(sign: str, counters: int) -> list[str]:
    return [sign + name for name, n in zip(SIGNS, digits(counters), strict=True) for _ in range(n)]
