"""Facts about the game and its options, as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadOption
from ...kernel.meta import Meta
from ...kernel.options import Preset, choice, flag, number
from .cards import DECK_NAMES, KIND_NAMES, NUMBERS
from .patrons import PATRON_NAMES, PER_NUMBER, SETS
from .state import END_REASONS, GALLERIST_APPLIES, LEVELS, PHASES

ALONE = (1,)
TOGETHER = (2, 3, 4, 5)

MOST_ROUNDS = 60
MOST_FOR_AWARD = 30
"""The dearest one of the first four awards can be made."""
MOVES_PER_ROUND = 1100
"""There are at most 110 cards in play. Each is laid once and asks at most three questions; in the buy turn its power is
used once and two cards are chosen for it; then there are confirming, burying, buying and ending the turn."""


def check(options: Mapping[str, Any], seats: int) -> None:
    """Refuse a seat that is not there, and awards that come cheaper than the one before. Raises BadOption."""
    if options["start_seat"] > seats:
        raise BadOption(reason="range", name="start_seat", value=options["start_seat"], low=0, high=seats)
    for place in (2, 3, 4):
        name, least = f"award_{place}", options[f"award_{place - 1}"]
        if options[name] < least:
            raise BadOption(reason="range", name=name, value=options[name], low=least, high=MOST_FOR_AWARD)


META = Meta(
    id="avant_carde",
    seats=(1, 2, 3, 4, 5),
    minutes=40,
    age=10,
    rules_version=1,
    kinds=KIND_NAMES,
    arguments={"card": KIND_NAMES, "patron": PATRON_NAMES, "deck": DECK_NAMES},
    phases=PHASES,
    end_reasons=END_REASONS,
    cap=MOST_ROUNDS * MOVES_PER_ROUND,
    check=check,
    presets=(
        Preset("first"),
        Preset("set_a", {"patrons": "a"}),
        Preset("surprise", {"patrons": "random"}),
        Preset("alone", {"level": "normal"}, seats=ALONE),
    ),
    options=(
        choice("patrons", *SETS),
        *(choice(f"patron_{stack}", "set", *SETS[:PER_NUMBER]) for stack in NUMBERS),
        choice("level", *LEVELS, seats=ALONE),
        flag("beginner_shuffle", False),
        choice("gallerist_applies", *GALLERIST_APPLIES),
        number("gems", 1, 1, 2, group="rules", seats=(3, 4, 5)),
        flag("line_hint", False, group="comfort", defaults={"beginner": True}),
        number("start_seat", 0, 0, 5, group="rules"),
        number("max_rounds", MOST_ROUNDS, 1, MOST_ROUNDS, group="rules", seats=TOGETHER),
        number("hand_cards", 7, 3, 10),
        number("award_stack", 0, 0, 60),
        number("award_1", 6, 1, MOST_FOR_AWARD),
        number("award_2", 8, 1, MOST_FOR_AWARD),
        number("award_3", 10, 1, MOST_FOR_AWARD),
        number("award_4", 11, 1, MOST_FOR_AWARD),
        number("award_step", 6, 1, 12),
        *(number(f"cost_{stack}", stack, 1, 12) for stack in NUMBERS),
        number("gem_money", 1, 0, 3, seats=TOGETHER),
        number("change_money", 1, 0, 3),
        number("burials_per_turn", 1, 0, 3),
        number("solo_rounds", 9, 1, 20, seats=ALONE),
    ),
)
