"""Facts about the game and its options, as data."""

from __future__ import annotations

from spielrunde.kernel.meta import Meta
from spielrunde.kernel.options import Preset, choice, flag, number

from .cards import KIND_NAMES
from .state import END_REASONS, PHASES, TIES

META = Meta(
    id="open_bid",
    seats=(2, 3, 4),
    minutes=5,
    age=8,
    rules_version=1,
    kinds=KIND_NAMES,
    arguments={"card": KIND_NAMES},
    phases=PHASES,
    end_reasons=END_REASONS,
    cap=72,
    presets=(Preset("usual"), Preset("long", {"tie": "share", "rounds": 6})),
    options=(
        choice("tie", *TIES),
        flag("swap", True),
        number("hand_cards", 3, 1, 5, group="rules"),
        number("rounds", 4, 1, 6),
        number("target", 12, 3, 30),
        number("head_start", 0, 0, 3, group="rules", seats=(2,)),
    ),
)
