"""Summaries, one per round: every set of every seat, the sum of the round, the total, rounds won."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...kernel.scene import HeardEvent, Scene
from ...kernel.view import Sheet, SheetRow
from .cards import KIND_NAMES
from .state import TWO_WINS, State
from .wording import short_card, short_dollars

Cell = tuple[str, str]
"""What a set is worth, and its kind as the note."""
EMPTY: Cell = ("", "")


@dataclass
class Round:
    """What was told of a round, by seat."""

    sets: dict[int, list[Cell]] = field(default_factory=dict)
    """From the bottom."""
    dollars: dict[int, int] = field(default_factory=dict)
    total: dict[int, int] = field(default_factory=dict)


def sheets(scene: Scene[State], events: list[HeardEvent]) -> list[Sheet]:
    """All summaries so far."""
    out: list[Sheet] = []
    told = Round()
    wins = dict.fromkeys(range(scene.seats), 0)
    for event in events:
        a = {name: value for name, value in event.arguments.items() if value is not None}
        if event.name == "count":
            cell = (short_dollars(scene, a["dollars"]), short_card(scene, KIND_NAMES[a["card"]]))
            told.sets.setdefault(a["seat"], []).append(cell)
        elif event.name == "score":
            told.dollars[a["seat"]], told.total[a["seat"]] = a["dollars"], a["total"]
        elif event.name == "round_win":
            wins[a["seat"]] = a["n"]
        elif event.name == "summary":
            out.append(Sheet(scene.say("sheet.title", number=a["number"]), _rows(scene, told, wins)))
            told = Round()
    return out


def _rows(scene: Scene[State], told: Round, wins: dict[int, int]) -> list[SheetRow]:
    """Every set from the top; then the round, and what the game adds up."""
    highest = max((len(sets) for sets in told.sets.values()), default=0)
    rows = [_set_row(scene, told, place) for place in reversed(range(highest))]
    for name, dollars in (("round", told.dollars), ("total", told.total)):
        cells = [short_dollars(scene, dollars[seat]) for seat in range(scene.seats)]
        rows.append(SheetRow(scene.say(f"sheet.{name}"), cells, strong=True))
    if scene.s.game_end == TWO_WINS:
        rows.append(SheetRow(scene.say("sheet.wins"), [str(n) for n in wins.values()], strong=True))
    return rows


def _set_row(scene: Scene[State], told: Round, place: int) -> SheetRow:
    """The sets at one place of all stacks."""
    label = scene.say("sheet.bottom") if place == 0 else scene.say("sheet.set", n=place + 1)
    stacks = [told.sets.get(seat, []) for seat in range(scene.seats)]
    cells = [stack[place] if place < len(stack) else EMPTY for stack in stacks]
    return SheetRow(label, [dollars for dollars, _ in cells], notes=[kind for _, kind in cells])
