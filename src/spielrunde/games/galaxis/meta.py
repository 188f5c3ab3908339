"""Facts about the game and its options, as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadOption
from ...kernel.meta import Meta
from ...kernel.options import Preset, choice, flag, number
from .cards import COLOUR_NAMES, FACTOR_CARDS, KIND_NAMES, PILE_CARDS, PILES, SIDE_CARDS, VALUES
from .state import (
    BID_MODES,
    END_REASONS,
    GIFT_RULES,
    LAST_ROUNDS,
    MOST_BIDS,
    NEGATIVE_ONLY,
    PHASES,
    SEATS,
    SINGLE_SUM,
    SKIP,
    TIE_RULES,
)

MOVES_PER_ROUND = SEATS * (VALUES + 1) + 2 * PILES
"""Each value card is put into a bid once at most and each player lays or passes once; each lot is picked and placed."""

MOST_ENDS = FACTOR_CARDS // 2
"""Most multipliers ×0, and ×2, so that there is a ×1 left."""
FEWEST_VALUES = 3
"""With fewer value cards nobody could lay three bids in the first round."""


def check(options: Mapping[str, Any], seats: int) -> None:
    """Refuse values that do not go together (clauses 4.11, 11.1). Raises BadOption."""
    if options["start_player"] > seats:
        raise BadOption(reason="range", name="start_player", value=options["start_player"], low=0, high=seats)
    one_sum = BID_MODES[SINGLE_SUM]
    if options["bid_mode"] == one_sum and options["cards_per_bid"]:
        raise BadOption(reason="conflict", name="cards_per_bid", other="bid_mode", value=one_sum)
    ones, threes = options["planets_1"], options["planets_3"]
    if ones + threes > SIDE_CARDS:
        raise BadOption(reason="range", name="planets_3", value=threes, low=0, high=SIDE_CARDS - ones)


META = Meta(
    id="galaxis",
    seats=(3, 4),
    minutes=30,
    age=10,
    rules_version=1,
    kinds=KIND_NAMES,
    arguments={"card": KIND_NAMES, "mate": KIND_NAMES, "colour": COLOUR_NAMES},
    phases=PHASES,
    end_reasons=END_REASONS,
    cap=PILE_CARDS * MOVES_PER_ROUND,
    check=check,
    presets=(
        Preset("usual"),
        Preset("beginner", {"count_for_me": True, "max_bids": 2}),
        Preset("peaceful", {"gift_rule": GIFT_RULES[NEGATIVE_ONLY], "last_round": LAST_ROUNDS[SKIP]}),
        Preset("sum", {"bid_mode": BID_MODES[SINGLE_SUM]}),
    ),
    options=(
        choice("bid_mode", *BID_MODES),
        number("max_bids", MOST_BIDS, 1, MOST_BIDS, group="rules"),
        number("cards_per_bid", 0, 0, VALUES, group="rules"),
        flag("may_pass", True),
        choice("tie_rule", *TIE_RULES),
        choice("gift_rule", *GIFT_RULES),
        choice("last_round", *LAST_ROUNDS),
        number("start_player", 0, 0, SEATS, group="rules"),
        flag("count_for_me", False, group="comfort"),
        number("planets_1", 1, 0, 2),
        number("planets_3", 1, 0, 2),
        number("multipliers_0", 5, 1, MOST_ENDS),
        number("multipliers_2", 5, 1, MOST_ENDS),
        number("value_cards", VALUES, FEWEST_VALUES, VALUES),
    ),
)
