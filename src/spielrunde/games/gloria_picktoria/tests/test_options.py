"""Chapter 9 of RULES.md: every option changes play, and a value that is not allowed is refused with what would be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spielrunde.games.gloria_picktoria.meta import META
from spielrunde.games.gloria_picktoria.tests.tabletop import GAME, Table, table
from spielrunde.kernel.errors import BadOption
from spielrunde.kernel.match import Match
from spielrunde.kernel.options import Option

Value = str | int | bool


def scored(rows: dict[str, str], options: dict[str, Value]) -> list[int]:
    """Points after a first scoring of these rows."""
    t = table(rows=rows, options=options, shown=3)
    t.do("A", "take:hat", drawing="scoring hat")
    return t.points


def scorings(options: dict[str, Value]) -> list[int]:
    """Numbers of the scoring cards that bring a scoring, if all turn up at once."""
    t = table(options=options)
    t.do("A", "draw", drawing="scoring " * t.state.last_scoring)
    shown, found = 0, []
    for event in t.told():
        shown += event.kind == "scoring_card"
        if event.kind == "scoring":
            found.append(shown)
    return found


def lost(hand: str, bases: str, options: dict[str, Value]) -> int:
    """What A loses at the end."""
    t = table(hands={"A": hand}, bases={"A": bases}, options=options, shown=9, active="B")
    t.do("B", "draw", drawing="scoring")
    return t.points[0]


def left(action: str, options: dict[str, Value], turning: str = "") -> int:
    """Action points left after an action of the first player, who has five."""
    t = table(
        seats=2,
        options={"actions_per_turn": 5, **options},
        rows={"A": "ring 1 hat 1", "B": "ring 1"},
        hands={"A": "mask ring joker doubler"},
        bases={"A": "worm"},
        display="hat joker tail",
        fox="A ring",
    )
    t.do("A", action, drawing=turning)
    return t.state.ap


def deal(**options: Value) -> Table:
    """A fresh deal."""
    return Table.deal(3, seed=2, **options)


def free_pass(chooser: str) -> set[str]:
    """What may be done with the fox after the last action point."""
    rows = {"A": "ring 1", "B": "hat 1", "C": "case 1"}
    t = table(options={"fox_pass_chooser": chooser}, rows=rows, hands={"A": "mask"}, fox="A ring", ap=1)
    t.do("A", "lay:mask")
    return t.legal("A")


def fox_after_the_last_first_row(fox: bool) -> str:
    """Where the fox stands once everybody has a row."""
    t = table(seats=2, options={"fox": fox}, rows={"B": "ring 1"}, hands={"A": "hat"}, bases={"A": "mask"})
    t.do("A", "open:hat")
    return t.fox


def bases_of(limit: int) -> set[str]:
    """What A may lay with two bases on the table."""
    t = table(options={"max_bases": limit}, hands={"A": "mask"}, rows={"A": "ring 1"}, bases={"A": "worm"})
    return t.legal("A", "lay")


def base_face(show: bool) -> str:
    """How an empty base looks."""
    return table(options={"show_bases": show}, bases={"A": "worm"}).zones("A")["bases.0"].cards[0].kind


def pile_change(show: bool) -> int:
    """How much the number shown beside the pile changes when a card is drawn."""
    t = table(options={"show_pile_size": show})
    before = t.zones("A")["pile"].count
    t.do("A", "draw", drawing="ring")
    return before - t.zones("A")["pile"].count


PLAYS = ("open:mask", "extend:ring", "joker:ring", "double:ring")
TIE, SINGLE, THREE = {"A": "mask 2", "B": "mask 2"}, {"A": "mask 1"}, {"A": "mask 1", "B": "mask 2"}

EFFECTS: dict[str, tuple[Callable[[Value], object], dict[Value, object]]] = {
    "edition": (lambda v: len(deal(edition=v).hand("A").split()), {"gloria": 5, "reibach": 4, "goods": 4}),
    "fox": (lambda v: fox_after_the_last_first_row(bool(v)), {True: "A hat", False: ""}),
    "fox_pass_chooser": (
        lambda v: free_pass(str(v)),
        {"passer": {"pass_fox:hat", "keep_fox"}, "receiver": {"hand_fox", "keep_fox"}},
    ),
    "special_take_cost": (lambda v: left("take:joker", {"special_take_cost": v}, "ring"), {1: 4, 2: 3, 3: 2}),
    "start_seat": (lambda v: deal(start_seat=v).turn_of, {1: "A", 2: "B", 3: "C"}),
    "show_bases": (lambda v: base_face(bool(v)), {True: "worm", False: "back"}),
    "show_pile_size": (lambda v: pile_change(bool(v)), {True: 1, False: 0}),
    "actions_per_turn": (lambda v: deal(actions_per_turn=v).state.ap, {1: 1, 3: 3, 6: 6}),
    "hand_cards": (lambda v: len(deal(hand_cards=v).hand("A").split()), {0: 1, 4: 5, 8: 9}),
    "dealt_doublers": (lambda v: len(deal(dealt_doublers=v, hand_cards=2).hand("A").split()), {True: 3, False: 2}),
    "max_bases": (lambda v: bases_of(int(v)), {2: set(), 3: {"lay:mask"}}),
    "first_scoring": (lambda v: scorings({"first_scoring": v}), {4: [4, 7, 10], 2: [2, 7, 10]}),
    "second_scoring": (lambda v: scorings({"second_scoring": v}), {7: [4, 7, 10], 5: [4, 5, 10]}),
    "last_scoring": (lambda v: scorings({"last_scoring": v}), {10: [4, 7, 10], 8: [4, 7, 8]}),
    "sole_points": (lambda v: scored(SINGLE, {"sole_points": v}), {4: [4, 0, 0], 12: [12, 0, 0]}),
    "first_points": (lambda v: scored(THREE, {"first_points": v}), {3: [1, 3, 0], 5: [1, 5, 0]}),
    "second_points": (lambda v: scored(THREE, {"second_points": v}), {1: [1, 3, 0], 2: [2, 3, 0]}),
    "tie_points": (lambda v: scored(TIE, {"tie_points": v}), {2: [2, 2, 0], 3: [3, 3, 0]}),
    "tie_shared": (lambda v: scored(TIE, {"tie_shared": v, "tie_points": 5}), {True: [2, 2, 0], False: [5, 5, 0]}),
    "base_penalty": (lambda v: lost("mask", "ring ring", {"base_penalty": v}), {0: -1, 2: -5, 12: -25}),
    "hand_penalty": (lambda v: lost("mask hat", "ring", {"hand_penalty": v}), {0: -2, 1: -4, 12: -26}),
    "lay_cost": (lambda v: left("lay:mask", {"lay_cost": v}), {1: 4, 3: 2}),
    "play_cost": (lambda v: [left(action, {"play_cost": v}) for action in PLAYS], {1: [4] * 4, 3: [2] * 4}),
    "take_cost": (lambda v: left("take:hat", {"take_cost": v}, "ring"), {1: 4, 3: 2}),
    "draw_cost": (lambda v: left("draw", {"draw_cost": v}, "ring"), {1: 4, 2: 3, 3: 2}),
    "fox_move_cost": (lambda v: left("move_fox:hat", {"fox_move_cost": v}), {1: 4, 3: 2}),
    "fox_send_cost": (lambda v: left("send_fox:ring", {"fox_send_cost": v}), {1: 4, 2: 3}),
}


def test_no_option_is_left_out() -> None:
    assert set(EFFECTS) == {option.name for option in META.options}
    assert all(len(expected) > 1 for _, expected in EFFECTS.values())


@pytest.mark.clause("9.1", "9.2", "2.5")
@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [(name, value, expected) for name, (_, cases) in EFFECTS.items() for value, expected in cases.items()],
)
def test_every_option_changes_play(name: str, value: Value, expected: object) -> None:
    assert EFFECTS[name][0](value) == expected


@pytest.mark.clause("9.1")
def test_only_jokers_and_doublers_cost_two() -> None:
    t = table(edition="reibach", options={"special_take_cost": 2}, display="joker doubler hat", ap=1)
    assert t.legal("A", "take") == {"take:hat"}
    t = table(edition="reibach", options={"special_take_cost": 2}, display="joker doubler hat", ap=2)
    t.do("A", "take:doubler", drawing="ring")
    assert t.turn_of == "B"


@pytest.mark.parametrize("option", [option for option in META.options if option.type == "int"], ids=lambda o: o.name)
@pytest.mark.parametrize("side", [-1, 1])
def test_a_number_outside_its_range_is_refused(option: Option, side: int) -> None:
    value = option.low - 1 if side < 0 else option.high + 1
    with pytest.raises(BadOption) as refusal:
        Match.new(GAME, seats=5, options={option.name: value})
    range_en, range_de = f"from {option.low} to {option.high}", f"von {option.low} bis {option.high}"
    assert refusal.value.text("en") == f"Option “{option.name}” goes {range_en}, not “{value}”."
    assert refusal.value.text("de") == f"Option „{option.name}“ geht {range_de}, nicht „{value}“."


@pytest.mark.parametrize(
    ("options", "english", "german"),
    [
        (
            {"first_scoring": 7},
            "Option “second_scoring” must be greater than “first_scoring” (7).",
            "Option „second_scoring“ muss größer sein als „first_scoring“ (7).",
        ),
        (
            {"last_scoring": 7},
            "Option “last_scoring” must be greater than “second_scoring” (7).",
            "Option „last_scoring“ muss größer sein als „second_scoring“ (7).",
        ),
        (
            {"actions_per_turn": 1, "special_take_cost": 2},
            "Option “special_take_cost” must be at most “actions_per_turn” (1).",
            "Option „special_take_cost“ darf höchstens so groß sein wie „actions_per_turn“ (1).",
        ),
        (
            {"actions_per_turn": 2, "take_cost": 3},
            "Option “take_cost” must be at most “actions_per_turn” (2).",
            "Option „take_cost“ darf höchstens so groß sein wie „actions_per_turn“ (2).",
        ),
        (
            {"start_seat": 4},
            "Option “start_seat” goes from 0 to 3, not “4”.",
            "Option „start_seat“ geht von 0 bis 3, nicht „4“.",
        ),
        (
            {"edition": "monopoly"},
            "Option “edition” is one of gloria, reibach, goods, not “monopoly”.",
            "Option „edition“ ist eines von gloria, reibach, goods, nicht „monopoly“.",
        ),
        (
            {"fox": "perhaps"},
            "Option “fox” is true or false, not “perhaps”.",
            "Option „fox“ ist true oder false, nicht „perhaps“.",
        ),
    ],
)
def test_what_does_not_go_together_is_refused(options: dict[str, object], english: str, german: str) -> None:
    with pytest.raises(BadOption) as refusal:
        Match.new(GAME, seats=3, options=options)
    assert (refusal.value.text("en"), refusal.value.text("de")) == (english, german)


PRINTED = {
    "actions_per_turn": 3,
    "hand_cards": 4,
    "first_scoring": 4,
    "second_scoring": 7,
    "last_scoring": 10,
    "sole_points": 4,
    "first_points": 3,
    "second_points": 1,
    "base_penalty": 2,
    "hand_penalty": 1,
    "lay_cost": 1,
    "play_cost": 1,
    "take_cost": 1,
    "special_take_cost": 1,
    "draw_cost": 2,
    "fox_move_cost": 1,
    "fox_send_cost": 2,
}
GLORIA = {"fox": True, "dealt_doublers": True, "max_bases": 100, "tie_points": 2, "tie_shared": False}
OTHERS = {"fox": False, "dealt_doublers": False, "max_bases": 10, "tie_points": 4, "tie_shared": True}


@pytest.mark.clause("9.2", "2.3", "4.2", "4.3", "6.5", "6.6", "7.12")
@pytest.mark.parametrize(("edition", "own"), [("gloria", GLORIA), ("reibach", OTHERS), ("goods", OTHERS)])
def test_without_a_wish_the_printed_numbers_hold(edition: str, own: dict[str, Value]) -> None:
    options = Match.new(GAME, seats=3, options={"edition": edition}, seed=1).options
    expected = PRINTED | own | {"edition": edition}
    assert {name: value for name, value in options.items() if name in expected} == expected
