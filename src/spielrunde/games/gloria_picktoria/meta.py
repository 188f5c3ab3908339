"""Facts about the game and its options, as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadOption
from ...kernel.meta import Meta
from ...kernel.options import Preset, choice, flag, number
from .cards import KIND_NAMES, PLAYABLE_CARDS, SUIT_NAMES
from .state import EDITIONS, END_REASONS, GLORIA, GOODS, PASS_CHOOSERS, PHASES, REIBACH

NO_LIMIT = PLAYABLE_CARDS


def check(options: Mapping[str, Any], seats: int) -> None:
    """Refuse values that do not go together. Raises BadOption."""
    for name, lower in (("second_scoring", "first_scoring"), ("last_scoring", "second_scoring")):
        if options[name] <= options[lower]:
            raise BadOption(reason="order", name=name, other=lower, value=options[lower])
    for name in ("take_cost", "special_take_cost"):
        if options[name] > options["actions_per_turn"]:
            raise BadOption(reason="most", name=name, other="actions_per_turn", value=options["actions_per_turn"])
    if options["start_seat"] > seats:
        raise BadOption(reason="range", name="start_seat", value=options["start_seat"], low=0, high=seats)


def _by_edition(gloria: int | bool, others: int | bool) -> dict[str, int | bool]:
    """Defaults of Gloria Picktoria, and of the two editions before it."""
    return {EDITIONS[GLORIA]: gloria, EDITIONS[REIBACH]: others, EDITIONS[GOODS]: others}


META = Meta(
    id="gloria_picktoria",
    seats=(2, 3, 4, 5),
    minutes=45,
    age=10,
    rules_version=1,
    kinds=KIND_NAMES,
    arguments={"card": KIND_NAMES, "row": SUIT_NAMES},
    phases=PHASES,
    end_reasons=END_REASONS,
    cap=1500,
    mood="edition",
    check=check,
    presets=(
        Preset("fox"),
        Preset("business", {"edition": EDITIONS[REIBACH]}),
        Preset("luxury", {"edition": EDITIONS[GOODS]}),
        Preset("gentle", {"fox": False, "show_bases": True}),
    ),
    options=(
        choice("edition", *EDITIONS),
        flag("fox", True, defaults=_by_edition(True, False)),
        choice("fox_pass_chooser", *PASS_CHOOSERS),
        number("special_take_cost", 1, 1, 3, group="rules"),
        number("start_seat", 0, 0, 5, group="rules"),
        flag("show_bases", False, group="comfort"),
        flag("show_pile_size", True, group="comfort"),
        number("actions_per_turn", 3, 1, 6),
        number("hand_cards", 4, 0, 8),
        flag("dealt_doublers", True, defaults=_by_edition(True, False), group="expert"),
        number("max_bases", NO_LIMIT, 1, NO_LIMIT, defaults=_by_edition(NO_LIMIT, 10)),
        number("first_scoring", 4, 1, 8),
        number("second_scoring", 7, 2, 9),
        number("last_scoring", 10, 3, 10),
        number("sole_points", 4, 0, 12),
        number("first_points", 3, 0, 12),
        number("second_points", 1, 0, 12),
        number("tie_points", 2, 0, 12, defaults=_by_edition(2, 4)),
        flag("tie_shared", False, defaults=_by_edition(False, True), group="expert"),
        number("base_penalty", 2, 0, 12),
        number("hand_penalty", 1, 0, 12),
        number("lay_cost", 1, 1, 3),
        number("play_cost", 1, 1, 3),
        number("take_cost", 1, 1, 3),
        number("draw_cost", 2, 1, 3),
        number("fox_move_cost", 1, 1, 3),
        number("fox_send_cost", 2, 1, 3),
    ),
)
