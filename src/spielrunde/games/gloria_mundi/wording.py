"""What rows of the table say in words and in signs: prices, deeds, buildings. For views; made from the numbers
alone."""

from __future__ import annotations

from ...kernel.show import Scene
from .cards import (
    ANY,
    BUILD_DEED,
    COUNTER_NAMES,
    COUNTERS,
    DEED,
    DISCOUNT,
    IMMUNE,
    MOST,
    ON,
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
from .supply import digit

SIGNS = (*COUNTER_NAMES, "any")


def amounts(scene: Scene, numbers: list[int], any_key: str = "amount.any") -> str:
    """Counters in words: how many of food, gold, peace, glory and of any kind."""
    keys = [f"amount.{name}" for name in COUNTER_NAMES] + [any_key]
    return scene.texts.both(scene.say(key, n=n) for key, n in zip(keys, numbers, strict=False) if n)


def digits(counters: int) -> list[int]:
    """How many counters of each kind, and of any, a number made of digits stands for."""
    return [digit(counters, kind) for kind in range(COUNTERS + 1)]


def price_words(scene: Scene, card: int, more: int) -> str:
    """What a building costs with a surcharge."""
    numbers = digits(scene.s.card_cost[card])
    numbers[ANY] += more
    return amounts(scene, numbers, "amount.all")


# --- sentences ---------------------------------------------------------------------------------------------------


def deed_words(scene: Scene, number: int, *, times: bool = True) -> str:
    """A deed in words, without a full stop."""
    s = scene.s
    parts = []
    if s.deed_gain[number]:
        parts.append(scene.say("deed.gain", counters=amounts(scene, digits(s.deed_gain[number]))))
    if s.deed[number, PER]:
        counter = scene.say(f"amount.{COUNTER_NAMES[s.deed[number, TAKE]]}", n=1)
        each = scene.say(f"each.{TYPE_NAMES[s.deed[number, PER] - 1]}")
        parts.append(scene.say("deed.per", counter=counter, each=each, most=s.deed[number, MOST]))
    if s.deed[number, STEP]:
        parts.append(scene.say("deed.step", n=s.deed[number, STEP]))
    if s.deed[number, SWAP]:
        parts.append(scene.say("deed.swap", n=s.deed[number, SWAP]))
    out = scene.texts.both(parts)
    if s.deed_pay[number]:
        out = scene.say("deed.pay", counters=amounts(scene, digits(s.deed_pay[number])), deed=out)
    if times and s.deed[number, TIMES] > 1:
        out = scene.say("deed.times", deed=out, n=s.deed[number, TIMES])
    return out


def sentences(scene: Scene, card: int) -> str:
    """Everything a building does, in full sentences."""
    s = scene.s
    deeds = [deed_words(scene, s.card[card, column]) for column in (DEED, OTHER_DEED) if s.card[card, column]]
    out = [_sentence(scene.say("does.or").join(deeds))] if deeds else []
    if s.card[card, BUILD_DEED]:
        out.append(scene.say("does.build", deed=deed_words(scene, s.card[card, BUILD_DEED])))
    for column, key in ((IMMUNE, "immune"), (PARRY, "parry")):
        if s.card[card, column]:
            out.append(scene.say(f"does.{key}"))
    for column, key in ((DISCOUNT, "discount"), (RELIEF, "relief"), (RANSOM, "ransom")):
        if s.card[card, column]:
            out.append(scene.say(f"does.{key}", n=s.card[card, column]))
    return " ".join(out)


def _sentence(words: str) -> str:
    return words[0].upper() + words[1:] + "."


# --- signs -------------------------------------------------------------------------------------------------------


def signs(scene: Scene, card: int) -> list[str]:
    """A building for the board: the card it goes on, ``on-farm`` or ``on-any``; its price, ``=food``; then what it
    does.

    ``-food`` is paid, ``+food`` taken; ``step2``, ``swap3``; ``per-farm`` with ``+food`` and ``max5``; ``x2`` up to so
    many times; ``or`` between two deeds, ``build`` before what is done once; ``immune``, ``parry``, ``discount2``,
    ``relief1``, ``ransom2``."""
    s = scene.s
    out = [f"on-{(*TYPE_NAMES, 'any')[s.card[card, ON]]}", *_repeated("=", s.card_cost[card])]
    for column, before in ((DEED, ""), (OTHER_DEED, "or"), (BUILD_DEED, "build")):
        if s.card[card, column]:
            out += [before] * bool(before) + _deed_signs(scene, s.card[card, column])
    out += [name for column, name in ((IMMUNE, "immune"), (PARRY, "parry")) if s.card[card, column]]
    for column, name in ((DISCOUNT, "discount"), (RELIEF, "relief"), (RANSOM, "ransom")):
        if s.card[card, column]:
            out.append(f"{name}{s.card[card, column]}")
    return out


def _deed_signs(scene: Scene, number: int) -> list[str]:
    s = scene.s
    out = _repeated("-", s.deed_pay[number]) + _repeated("+", s.deed_gain[number])
    if s.deed[number, PER]:
        kind, counter = TYPE_NAMES[s.deed[number, PER] - 1], COUNTER_NAMES[s.deed[number, TAKE]]
        out += [f"per-{kind}", f"+{counter}", f"max{s.deed[number, MOST]}"]
    for column, name, least in ((STEP, "step", 1), (SWAP, "swap", 1), (TIMES, "x", 2)):
        if s.deed[number, column] >= least:
            out.append(f"{name}{s.deed[number, column]}")
    return out


def _repeated(sign: str, counters: int) -> list[str]:
    return [sign + name for name, n in zip(SIGNS, digits(counters), strict=True) for _ in range(n)]
