"""Facts about the game and its options, as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadOption
from ...kernel.meta import Meta
from ...kernel.options import Preset, choice, flag, number, table
from .cards import HAND, KIND_NAMES, MOST_CARDS, MOST_SPACES, MOST_STEPS, PRINTED, TYPE_NAMES
from .state import EMPTY_ATTACKS, END_REASONS, FORUM_SHIFTS, PHASES
from .table import BUILT_IN, read

FEWEST_DEALT = 4
"""One card of each type is laid out; somebody who has no other could not begin."""
RANGES = {"goth_spaces": (6, MOST_SPACES), "flee_steps": (6, MOST_STEPS), "stack_cards": (6, MOST_CARDS)}
"""What options are that are not 0."""

MOST_MOVES = 300_000
"""A turn turns up a building, so there are at most 57, and at most one more building in play with each. A building that
may be used 7 times, paying, taking and exchanging 7 counters each time, makes 170 moves in a turn; 1,596 of them are
271,320. Bare cards, purchases and payments add at most 230 a turn, the symbols and tribute of 48 spaces less than 2,500
in all."""


def check(options: Mapping[str, Any], seats: int) -> None:
    """Refuse tracks and stacks that are no game, more production cards than there are, and fewer than one can begin
    with. Raises BadOption."""
    for option, (least, most) in RANGES.items():
        if 0 < options[option] < least:
            raise BadOption(reason="range", name=option, value=options[option], low=least, high=most)
    dealt = 0
    for kind, name in enumerate(TYPE_NAMES):
        option, most = f"hand_{name}", PRINTED[kind] // seats
        if options[option] > most:
            raise BadOption(reason="range", name=option, value=options[option], low=0, high=most)
        dealt += options[option] or int(HAND[seats - 2, kind])
    if dealt < FEWEST_DEALT:
        raise BadOption(reason="range", name="hand_farm", value=options["hand_farm"], low=2, high=PRINTED[0] // seats)


META = Meta(
    id="gloria_mundi",
    seats=(2, 3, 4, 5, 6),
    minutes=60,
    age=10,
    rules_version=1,
    kinds=KIND_NAMES,
    arguments={"card": KIND_NAMES},
    phases=PHASES,
    end_reasons=END_REASONS,
    cap=MOST_MOVES,
    check=check,
    options=(
        flag("seat_bonus", False),
        choice("forum_shift", *FORUM_SHIFTS),
        choice("empty_attack", *EMPTY_ATTACKS),
        number("steps_on_every_build", 0, 0, 5, group="rules"),
        flag("open_stocks", False, group="comfort"),
        flag("auto_collect", True, group="comfort"),
        table("cards", BUILT_IN, read),
        number("start_food", 1, 0, 9),
        number("start_gold", 1, 0, 9),
        number("start_peace", 1, 0, 9),
        number("start_glory", 0, 0, 9),
        number("hand_farm", 0, 0, 15),
        number("hand_city", 0, 0, 10),
        number("hand_peace", 0, 0, 10),
        number("goth_spaces", 0, 0, MOST_SPACES),
        number("flee_steps", 0, 0, MOST_STEPS),
        number("stack_cards", 0, 0, MOST_CARDS),
    ),
    presets=(
        Preset("full", {}),
        Preset("short", {"goth_spaces": 18, "flee_steps": 16, "stack_cards": 30}),
        Preset("fair", {"seat_bonus": True}),
        Preset("open", {"open_stocks": True}),
    ),
)
