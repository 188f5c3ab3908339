"""Facts about the game and its options, as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadOption
from ...kernel.meta import Meta
from ...kernel.options import Option, Preset, choice, flag, number
from .cards import CURRENT, DOLLARS, EDITIONS, FIT_NAMES, KIND_NAMES, OLD
from .state import END_REASONS, GAME_ENDS, JARS_IN_SETS, PHASES

MOST_ROUNDS = 30
MOVES_PER_ROUND = 440
"""Every move lays a card that never comes back to a hand, or is one of at most three that follow such a move: giving up
or letting pass (twice with three players), and ending the turn. 110 cards make at most 440 moves."""


def check(options: Mapping[str, Any], seats: int) -> None:
    """Refuse values that do not go together. Raises BadOption."""
    if options["start_seat"] > seats:
        raise BadOption(reason="range", name="start_seat", value=options["start_seat"], low=0, high=seats)
    if options["edition"] == EDITIONS[OLD]:
        for name in ("advanced", "draft_rules"):
            if options[name]:
                raise BadOption(reason="conflict", name=name, other="edition", value=EDITIONS[OLD])


def _value(kind: int, name: str) -> Option:
    """What a card of a fitting kind is worth."""
    defaults = {edition: dollars[kind] for edition, dollars in zip(EDITIONS, DOLLARS, strict=True)}
    return number(f"value_{name}", DOLLARS[CURRENT][kind], 0, 100_000, defaults=defaults)


META = Meta(
    id="cover_your_assets",
    seats=(2, 3, 4, 5, 6),
    minutes=30,
    age=7,
    rules_version=1,
    kinds=KIND_NAMES,
    arguments={"card": KIND_NAMES, "mate": KIND_NAMES},
    phases=PHASES,
    end_reasons=END_REASONS,
    cap=MOST_ROUNDS * MOVES_PER_ROUND,
    mood="edition",
    check=check,
    presets=(
        Preset("million"),
        Preset("quick", {"game_end": "quick"}),
        Preset("advanced", {"advanced": True, "game_end": "three"}),
        Preset("old", {"edition": "2011"}),
    ),
    options=(
        choice("edition", *EDITIONS),
        flag("advanced", False),
        choice("game_end", *GAME_ENDS),
        flag("draft_rules", True, seats=(2, 3), defaults={EDITIONS[CURRENT]: True, EDITIONS[OLD]: False}),
        choice("jar_in_sets", *JARS_IN_SETS),
        number("second_set_answer", 1, 1, 2, group="rules"),
        number("hand_3p_advanced", 6, 5, 6, group="rules", seats=(3,)),
        flag("draft_challenge_needs_set", False, seats=(2, 3)),
        flag("draft_3p_both_piles", False, seats=(3,)),
        flag("target_inclusive", False),
        number("start_seat", 0, 0, 6, group="rules"),
        number("max_rounds", MOST_ROUNDS, 1, MOST_ROUNDS, group="rules"),
        number("hand_cards", 0, 0, 8),
        number("actions_per_turn", 0, 0, 3),
        number("target", 1_000_000, 50_000, 5_000_000),
        number("rounds", 3, 1, 9),
        number("wins_needed", 2, 1, 5),
        number("draft_pile_cards", 10, 1, 12, seats=(2, 3)),
        *(_value(kind, name) for kind, name in enumerate(FIT_NAMES)),
    ),
)
