"""Action numbers: dense, in order of declaration, the last argument fastest; every form leads back."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.kernel.actions import Actions

ACTIONS = Actions()
FIRST = [
    ACTIONS.add("pass"),
    ACTIONS.add("move", {"piece": ("fox", "hen"), "by": (1, 2, 3)}),
    ACTIONS.add("stop"),
]


def test_numbers_are_dense_and_in_order() -> None:
    assert [ACTIONS.id(number) for number in range(len(ACTIONS))] == [
        "pass",
        *("move:fox:1", "move:fox:2", "move:fox:3", "move:hen:1", "move:hen:2", "move:hen:3"),
        "stop",
    ]
    assert FIRST == [0, 1, 7]


def test_the_structured_form_names_its_arguments() -> None:
    assert ACTIONS.action(5) == {"do": "move", "piece": "hen", "by": 2}
    assert ACTIONS.number({"by": 2, "do": "move", "piece": "hen"}) == 5


def test_what_is_handed_out_is_a_copy() -> None:
    ACTIONS.action(5)["piece"] = "dog"
    assert ACTIONS.action(5)["piece"] == "hen"


@pytest.mark.parametrize(
    "wrong",
    [
        *(-1, 8, True, False, 1.0, None, [], "move", "move:fox", "move:fox:4", "MOVE:FOX:1", ""),
        *({}, {"do": "move"}, {"do": "move", "piece": "fox"}, {"do": "move", "piece": "fox", "by": "1"}),
        *({"do": "pass", "by": 1}, {"do": ["pass"]}, {"piece": "fox", "by": 1}),
    ],
)
def test_what_is_no_action_has_no_number(wrong: Any) -> None:
    assert ACTIONS.number(wrong) is None
