"""Words: the plural a language wants, the mood's own word, and never a key in a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spielrunde.kernel import errors
from spielrunde.kernel.text import LANGUAGES, Texts, kernel, language, load

ENTRIES = {
    "card": {"fox": "Fox", "fox@winter": "White fox"},
    "hens": {"one": "{n} hen for {who}", "other": "{n} hens for {who}"},
    "plain": "Hello, {who}",
    "deep": {"er": {"other.thing": "x", "one": "not a plural", "two_words": "y"}},
}


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "en.json").write_text(json.dumps(ENTRIES))
    return load(tmp_path, "en")


@pytest.mark.parametrize(("n", "sentence"), [(0, "0 hens"), (1, "1 hen"), (2, "2 hens"), (21, "21 hens")])
def test_plurals_follow_the_language(texts: Texts, n: int, sentence: str) -> None:
    assert texts.say("hens", n=n, who="Ada") == f"{sentence} for Ada"


def test_nested_keys_are_paths_and_plural_forms_are_one_text(texts: Texts) -> None:
    assert texts.keys() == {
        *("card.fox", "card.fox@winter", "hens", "plain"),
        *("deep.er.other.thing", "deep.er.one", "deep.er.two_words"),
    }


def test_a_mood_has_its_own_words_and_falls_back(texts: Texts) -> None:
    winter = texts.in_mood("winter")
    assert (texts.say("card.fox"), winter.say("card.fox")) == ("Fox", "White fox")
    assert winter.say("plain", who="Bo") == "Hello, Bo"
    assert winter.has("card.fox")
    assert not winter.has("card.hen")


def test_a_missing_key_or_word_is_an_error_and_never_shown(texts: Texts) -> None:
    with pytest.raises(KeyError, match=r"card\.hen"):
        texts.say("card.hen")
    with pytest.raises(KeyError, match="who"):
        texts.say("plain")


def test_lists_are_written_as_the_language_does() -> None:
    names = ["Nord", "Ost", "West"]
    assert kernel("de").both(names) == "Nord, Ost und West"
    assert kernel("en").both(names) == "Nord, Ost, and West"
    assert kernel("de").both(["Nord"]) == "Nord"


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("DE_ch", "de"),
        ("en-GB", "en"),
        ("fr", "en"),
        ("fr,de-AT;q=0.8,en", "de"),
        (None, "en"),
        ("", "en"),
    ],
)
def test_the_nearest_language_is_taken(wish: str | None, found: str) -> None:
    assert language(wish) == found


def _tree(kind: type[errors.SpielrundeError]) -> list[type[errors.SpielrundeError]]:
    return [kind, *(below for child in kind.__subclasses__() for below in _tree(child))]


def test_every_error_has_a_sentence_for_each_of_its_reasons() -> None:
    """A code of its own, and a text (or one for each reason) in both languages."""
    own = [kind for kind in _tree(errors.SpielrundeError) if kind.__module__ == errors.__name__]
    own.remove(errors.Reasoned)
    assert len({kind.code for kind in own}) == len(own) > 5
    for lang in LANGUAGES:
        keys = kernel(lang).keys()
        for kind in own:
            key = f"error.{kind.code}"
            assert key in keys or any(found.startswith(f"{key}.") for found in keys), key


def test_an_error_inside_an_error_speaks_the_same_language() -> None:
    inner = errors.NotYourTurn(seat=2)
    outer = errors.BadRecord(reason="move", move=5, why=inner)
    for lang in LANGUAGES:
        assert inner.text(lang) in outer.text(lang)
        assert "5" in outer.text(lang)
    assert str(outer) == outer.text("en")
    assert outer.code == "bad_record"


def test_numbers_are_written_as_the_language_does_it_and_with_a_real_minus() -> None:
    assert [kernel(lang).number(1_020_000) for lang in ("de", "en")] == ["1.020.000", "1,020,000"]
    assert [kernel(lang).number(-1_500) for lang in ("de", "en")] == ["−1.500", "−1,500"]
