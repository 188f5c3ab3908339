"""Facts about the game and its options, as data."""

from __future__ import annotations

from spielrunde.kernel.meta import Meta
from spielrunde.kernel.options import Preset, number

from .cards import KIND_NAMES
from .state import END_REASONS, MOST_DECISIONS, MOST_RAISES, PHASES, ROUNDS, SEATS

META = Meta(
    id="leduc_poker",
    seats=(SEATS,),
    minutes=2,
    age=14,
    rules_version=1,
    kinds=KIND_NAMES,
    arguments={"card": KIND_NAMES},
    phases=PHASES,
    end_reasons=END_REASONS,
    cap=ROUNDS * MOST_DECISIONS,
    presets=(Preset("usual"), Preset("wild", {"raises": MOST_RAISES})),
    options=(
        number("ante", 1, 1, 10),
        number("bet_1", 2, 1, 20),
        number("bet_2", 4, 1, 20),
        number("raises", 2, 1, MOST_RAISES),
    ),
)
