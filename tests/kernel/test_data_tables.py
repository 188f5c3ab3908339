"""Tables that can be replaced: read into numbers and words, refused cell by cell, written down by their digest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spielrunde.kernel.data_tables import LONGEST, BadTable, Content, Row, digest, normal, parse, rows
from spielrunde.kernel.errors import BadOption
from spielrunde.kernel.layout import EVERYONE, Grid, Record, Vector, field, i8, i16
from spielrunde.kernel.options import Option, complete, table

TEXT = """[[card]]
name = "One"
cost = 2
colour = "red"

[[card]]
name = { en = "Two", de = "Zwei" }
cost = 3
big = true
"""
LANGUAGES = ("en", "de")
COLOURS = ("red", "blue")


class State(Record):
    """A record with room for two cards."""

    card_count: int = field(i8, audience=EVERYONE)
    cost: Vector = field(i16, 2, audience=EVERYONE)
    card: Grid = field(i8, (2, 2), audience=EVERYONE)


def read(text: str) -> Content:
    found = rows("card", parse(text), 2)
    numbers: dict[str, Any] = {"card_count": len(found), "cost": [], "card": []}
    words: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
    for place, row in enumerate(found):
        numbers["cost"].append(row.whole("cost", 1, 9))
        numbers["card"].append([row.choice("colour", COLOURS) if row.has("colour") else 0, int(row.flag("big"))])
        for language, name in row.name("name", LANGUAGES, 10).items():
            words[language][f"card.{place}"] = name
        row.done()
    return Content(numbers, words)


@pytest.fixture
def option(tmp_path: Path) -> Option:
    """An option whose built-in table is the text above."""
    file = tmp_path / "cards.toml"
    file.write_text(TEXT)
    return table("cards", file, read)


def test_a_table_is_numbers_for_the_record_and_words_by_language(option: Option) -> None:
    record = State()
    option.store(record, "")
    assert record.card_count == 2
    assert [record.cost[place] for place in range(2)] == [2, 3]
    assert [record.card[1, column] for column in range(2)] == [0, 1]
    assert option.content("").words == {
        "en": {"card.0": "One", "card.1": "Two"},
        "de": {"card.0": "One", "card.1": "Zwei"},
    }


def test_a_text_takes_the_place_of_the_built_in_one(option: Option) -> None:
    other = '[[card]]\nname = "Alone"\ncost = 9\n'
    options = complete((option,), {"cards": other}, game="x", seats=2, allowed_seats=(2,), check=None)
    assert options == {"cards": other}
    record = State()
    option.store(record, options["cards"])
    assert (record.card_count, [record.cost[place] for place in range(2)]) == (1, [9, 0])


def test_the_built_in_table_is_the_same_given_as_text_on_any_system(option: Option) -> None:
    assert option.parse("") == ""
    assert option.parse(TEXT) == ""
    assert option.parse("\ufeff" + TEXT.replace("\n", "\r\n")) == ""
    assert digest(normal(TEXT.replace("\n", "\r\n"))) == digest(TEXT)


@pytest.mark.parametrize(
    ("text", "reason", "told"),
    [
        ("x = ", "toml", ["TOML"]),
        ("x = 1", "rows", ["[[card]]", "2"]),
        (TEXT + TEXT, "rows", ["2"]),
        ("card = [1]", "row", ["1", "card"]),
        ('[[card]]\nname = "A"\n', "missing", ["1", "cost"]),
        ('[[card]]\nname = "A"\ncost = 10\n', "range", ["cost", "10", "1", "9"]),
        ('[[card]]\nname = "A"\ncost = true\n', "range", ["cost", "True"]),
        ('[[card]]\nname = "A"\ncost = 1\ncolour = "green"\n', "choice", ["colour", "green", "red, blue"]),
        ('[[card]]\nname = "A"\ncost = 1\nbig = 1\n', "choice", ["big", "true, false"]),
        ('[[card]]\nname = ""\ncost = 1\n', "name", ["name", "10"]),
        ('[[card]]\nname = "A longer name"\ncost = 1\n', "name", ["A longer name", "10"]),
        ('[[card]]\nname = { fr = "Un" }\ncost = 1\n', "name", ["en, de"]),
        (TEXT + 'kost = 1\n', "unknown", ["2", "kost", "cost, colour, big, name"]),
        ("#" * (LONGEST + 1), "size", [str(LONGEST)]),
        ('[[card]]\nname = "A"\ncost = ' + "9" * 5000, "toml", ["TOML"]),
        ('[[card]]\nname = "A"\ncost = 0x' + "f" * 5000, "range", ["cost", "1", "9"]),
        ("[[card]]\nname" + ".a" * 3000 + " = 1\ncost = 1\n", "name", ["name", "10"]),
        ('[[card]]\nname = "A"\ncost = 1\n' + "x" * 3000 + " = 1\n", "unknown", ["x" * 40]),
    ],
)  # fmt: skip
def test_a_fault_is_named_by_row_and_column_with_what_would_be_right(
    option: Option, text: str, reason: str, told: list[str]
) -> None:
    with pytest.raises(BadOption) as caught:
        option.parse(text)
    assert caught.value.reason == "table"
    why = caught.value.details["why"]
    assert isinstance(why, BadTable)
    assert why.reason == reason
    for lang in LANGUAGES:
        sentence = caught.value.text(lang)
        assert sentence.endswith(".")
        assert all(part in sentence for part in ["cards", *told]), sentence
        assert len(sentence) < 250
    assert caught.value.text("en") != caught.value.text("de")


@pytest.mark.parametrize("value", [None, 3, True, ["x"], {"x": 1}])
def test_a_table_is_a_text(option: Option, value: object) -> None:
    with pytest.raises(BadOption) as caught:
        option.parse(value)
    assert caught.value.reason == "not_table"
    assert "TOML" in caught.value.text("de")


def test_a_cell_of_its_own_form_is_told_with_an_example() -> None:
    row = Row("card", 4, {"cost": "2X"})
    assert "2F 1G" in row.fault("cost", "form", allowed="2F 1G").text("en")
