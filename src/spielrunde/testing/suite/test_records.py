"""A record leads back to the same game; a damaged, shortened, altered or foreign one is refused in one sentence."""

from __future__ import annotations

import copy
import json
import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielrunde.kernel.errors import BadRecord
from spielrunde.kernel.game import Game
from spielrunde.kernel.match import Match
from spielrunde.kernel.text import LANGUAGES

from ..cases import Case, main_cases, tried
from ..play import finished

RECORDS = [finished(main_cases(game)[0], 91).record() for game in tried()]


def refused(record: object) -> BadRecord:
    """The error a record is refused with; its sentences are whole in every language."""
    with pytest.raises(BadRecord) as caught:
        Match.replay(record)
    for lang in LANGUAGES:
        sentence = caught.value.text(lang)
        assert sentence.endswith(".")
        assert not re.search(r"\{\w+\}", sentence)
        assert "error." not in sentence
    assert caught.value.text("de") != caught.value.text("en")
    return caught.value


def test_a_record_is_played_again_to_the_same_end(pair: Case) -> None:
    match = finished(pair, 92)
    text = json.dumps(match.record())
    again = Match.replay(json.loads(text))
    assert again.state.pack() == match.state.pack()
    assert json.dumps(again.record()) == text
    assert again.record()["result"]["scores"] == match.scores()
    half = len(match.moments) // 2
    assert Match.replay(json.loads(text), to=half).state.pack() == match.moments[half].before


def test_an_unfinished_record_can_be_continued(main: Case) -> None:
    match = main.match(93)
    record = match.record()
    assert record["result"] is None
    assert record["steps"] == []
    assert Match.replay(record).state.pack() == match.state.pack()


def test_a_shortened_record_is_noticed(game: Game) -> None:
    record = finished(main_cases(game)[0], 94).record()
    record["steps"] = record["steps"][:-1]
    assert refused(record).reason == "result"


def test_a_record_of_another_version_is_refused(game: Game) -> None:
    record = finished(main_cases(game)[0], 95).record()
    for version in (record["rules_version"] + 1, None):
        assert refused({**record, "rules_version": version}).reason == "version"


def test_a_step_against_the_rules_is_named(game: Game) -> None:
    """Whatever step is altered, the error names the first move that is wrong."""
    match = finished(main_cases(game)[0], 96)
    record = match.record()
    draw = random.Random(96)
    steps = range(len(record["steps"]))
    for index in draw.sample(steps, min(12, len(steps))):
        before = Match.replay(record, to=index)
        seat = before.acting()[0]
        forbidden = [[seat, game.actions.action(n)] for n in range(len(game.actions)) if n not in before.legal(seat)]
        nobody = next((seat for seat in range(match.seats) if seat not in before.acting()), match.seats)
        for wrong in (*forbidden[:1], [nobody, record["steps"][index][1]], [seat], "x", None):
            altered = copy.deepcopy(record)
            altered["steps"][index] = wrong
            error = refused(altered)
            assert error.details["move"] == index + 1
            assert str(index + 1) in error.text("de")


def test_a_step_too_many_is_named(game: Game) -> None:
    record = finished(main_cases(game)[0], 97).record()
    record["steps"] = [*record["steps"], record["steps"][-1]]
    assert refused(record).details["move"] == len(record["steps"])


@pytest.mark.parametrize("foreign", [None, 3, "x", [], {}, {"format": "other/1"}, {"format": "spielrunde/1"}])
def test_what_is_no_record_is_refused(foreign: object) -> None:
    refused(foreign)


@pytest.mark.parametrize("name", ["game", "seats", "options", "secret", "contributions", "steps"])
def test_a_missing_part_is_named(game: Game, name: str) -> None:
    record = finished(main_cases(game)[0], 98).record()
    del record[name]
    assert refused(record).details["name"] == name


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(data=st.data(), number=st.integers(0, len(RECORDS) - 1))
def test_whatever_is_put_into_a_record_is_refused_or_played(data: st.DataObject, number: int) -> None:
    """Any value anywhere: either it is the same game, or BadRecord; no other error ever."""
    record: Any = copy.deepcopy(RECORDS[number])
    record["steps"] = record["steps"][:6]
    record["result"] = None
    place, key = record, data.draw(st.sampled_from(sorted(record)))
    while isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
        place = place[key]
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
    place[key] = data.draw(ANYTHING)
    try:
        match = Match.replay(record)
    except BadRecord:
        refused(record)
    else:
        json.dumps(match.record())
        assert len(match.moments) == len(record["steps"])
