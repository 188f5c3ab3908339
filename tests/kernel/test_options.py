"""Options: words are read, values are checked, and every refusal says what would be right, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielrunde.kernel.errors import BadOption, BadSeats, SpielrundeError
from spielrunde.kernel.options import Option, choice, complete, flag, number

OPTIONS = (
    choice("edition", "old", "new"),
    flag("open", False, defaults={"new": True}),
    number("rounds", 4, 1, 9, seats=(3, 4), defaults={"new": 6}),
    number("cards", 5, 0, 7),
)


def check(options: Mapping[str, Any], seats: int) -> None:
    if options["cards"] > seats + 4:
        raise BadOption(reason="most", name="cards", other="seats", value=seats)


def full(given: Mapping[str, object], seats: int = 3) -> dict[str, Any]:
    return dict(complete(OPTIONS, given, game="sample", seats=seats, allowed_seats=(2, 3, 4), check=check))


def test_what_is_missing_has_its_default_by_edition() -> None:
    assert full({}) == {"edition": "old", "open": False, "rounds": 4, "cards": 5}
    assert full({"edition": "new"}) == {"edition": "new", "open": True, "rounds": 6, "cards": 5}
    assert full({"edition": "new", "open": False})["open"] is False


@pytest.mark.parametrize(("word", "value"), [("true", True), ("YES", True), (1, True), ("off", False), (False, False)])
def test_yes_and_no_are_read_from_words(word: object, value: bool) -> None:
    assert full({"open": word})["open"] is value


def test_numbers_and_choices_are_read_from_words() -> None:
    assert full({"rounds": " 7 ", "edition": "NEW"}) == {"edition": "new", "open": True, "rounds": 7, "cards": 5}


@pytest.mark.parametrize(
    ("given", "reason", "told"),
    [
        ({"colour": 1}, "unknown", ["colour", "edition, open, rounds, cards"]),
        ({"open": "perhaps"}, "not_bool", ["open", "perhaps"]),
        ({"rounds": "many"}, "not_int", ["rounds", "many", "1", "9"]),
        ({"rounds": 2.5}, "not_int", ["rounds", "2.5"]),
        ({"rounds": True}, "not_int", ["rounds", "True"]),
        ({"rounds": 10}, "range", ["rounds", "10", "1", "9"]),
        ({"rounds": 0}, "range", ["rounds", "0"]),
        ({"edition": "middle"}, "choice", ["edition", "middle", "old, new"]),
        ({"cards": 7, "edition": "old"}, "most", ["cards", "seats"]),
    ],
)
def test_a_refusal_says_what_would_be_right(given: dict[str, object], reason: str, told: list[str]) -> None:
    with pytest.raises(BadOption) as caught:
        full(given, seats=3 if reason != "most" else 2)
    if reason == "not_int" and given["rounds"] is True:
        assert caught.value.reason in ("not_int", "range")
    else:
        assert caught.value.reason == reason
    for lang in ("de", "en"):
        for part in told:
            assert part in caught.value.text(lang)


def test_an_option_for_other_seat_counts_may_only_stand_at_its_default() -> None:
    with pytest.raises(BadOption, match="3, 4") as caught:
        full({"rounds": 5}, seats=2)
    assert caught.value.reason == "seats"
    assert full({"rounds": 4}, seats=2)["rounds"] == 4
    assert full({"edition": "new", "rounds": 6}, seats=2)["rounds"] == 6
    with pytest.raises(BadOption):
        full({"edition": "new", "rounds": 4}, seats=2)


@pytest.mark.parametrize("seats", [1, 5, True, "3", None, 2.0])
def test_seats_are_checked(seats: Any) -> None:
    with pytest.raises(BadSeats) as caught:
        full({}, seats=seats)
    assert "2" in caught.value.text("de")
    assert "4" in caught.value.text("en")


ANYTHING = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6) | st.lists(st.integers())


@given(st.dictionaries(st.sampled_from([option.name for option in OPTIONS]) | st.text(max_size=4), ANYTHING))
def test_any_values_are_complete_or_refused(given: dict[str, object]) -> None:
    """What is accepted is accepted again, unchanged: records can be read."""
    try:
        options = full(given)
    except SpielrundeError:
        return
    assert full(options) == options
    for option in OPTIONS:
        assert isinstance(option.encode(options[option.name]), int)


def test_values_stand_in_the_record_as_numbers() -> None:
    edition, is_open, rounds, _ = OPTIONS
    assert (edition.encode("new"), is_open.encode(True), rounds.encode(7)) == (1, 1, 7)


def test_groups_are_those_people_know() -> None:
    assert number("x", 1, 0, 2).group == "expert"
    assert flag("x", True).group == choice("x", "a").group == "rules"
    assert isinstance(OPTIONS[0], Option)
