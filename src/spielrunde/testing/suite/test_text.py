"""Everything a person can meet has words in German and English, in every mood; no key and no brace ever reaches one."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from typing import Any

import pytest

from spielrunde.kernel import generic_view
from spielrunde.kernel.game import Game
from spielrunde.kernel.layout import Audience
from spielrunde.kernel.match import Match
from spielrunde.kernel.text import LANGUAGES, kernel

from ..cases import Case
from ..play import positions, recent, viewers

RAW = re.compile(
    r"[{}]|\b[a-z]+_[a-z_]+\b|\b(card|letter|zone|counter|mark|prompt|action|event|end|option|preset|guide|error)\.[a-z]"
)
"""What gives a key, a placeholder or a name meant for programs away."""


def moods(game: Game) -> list[str]:
    """Every look the game can have; one without a name if it has only one."""
    picking = [option for option in game.options if option.name == game.meta.mood]
    return list(picking[0].values) if picking else [""]


def needed(game: Game) -> Iterator[str]:
    """Keys of which a text must exist: whatever the declarations of the game name."""
    yield from ("title", "tagline")
    for kind in game.meta.kinds:
        yield from (f"card.{kind}", f"letter.{kind}")
    for names in game.meta.arguments.values():
        yield from (f"card.{name}" for name in names)
    for number in range(len(game.actions)):
        yield f"action.{game.actions.action(number)['do']}"
    for event in game.events.kinds:
        yield f"event.{event.name}"
        if any(audience is Audience.OWNER for _, audience in event.arguments):
            yield f"event.{event.name}.hidden"
    yield from (f"end.{reason}" for reason in game.meta.end_reasons)
    for option in game.options:
        yield f"option.{option.name}"
        yield from (f"option.{option.name}.{value}" for value in option.values)
    yield from (f"preset.{preset.name}{part}" for preset in game.meta.presets for part in ("", ".help"))
    for field in game.state.fields:
        if field.zone is not None and game.view.zones is generic_view.zones:
            yield f"zone.{field.name}"
        if field.counter is not None and game.view.counters is generic_view.counters:
            yield f"counter.{field.name}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_declared_has_a_text(game: Game, lang: str) -> None:
    missing = {
        (mood, key) for mood in moods(game) for key in needed(game) if not game.text(lang, mood).has(key)
    }  # fmt: skip
    assert missing == set()
    for phase in set(game.meta.phases) - {"over"}:
        words = game.text(lang)
        assert words.has(f"prompt.{phase}") or words.has(f"prompt.{phase}.you"), phase


def test_both_languages_have_the_same_keys(game: Game) -> None:
    german, english = ({key.split("@")[0] for key in sorted(game.text(lang).keys())} for lang in ("de", "en"))
    assert german == english
    assert kernel("de").keys() == kernel("en").keys()


def _placeholders(entry: Any) -> set[str]:
    texts = entry.values() if isinstance(entry, dict) else [entry]
    return {name for text in texts for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_both_languages_fill_in_the_same_words(game: Game) -> None:
    """A text that leaves a fact out in one language, or asks for one in another, is a mistake."""
    pairs = [(game.text("de"), game.text("en")), (kernel("de"), kernel("en"))]
    for german, english in pairs:
        for key in german.keys() & english.keys():
            assert _placeholders(german._entries[key]) == _placeholders(english._entries[key]), key


def test_the_languages_differ(game: Game) -> None:
    """Sentences of several words are nowhere the same: that would be one somebody forgot to translate."""
    german, english = game.text("de")._entries, game.text("en")._entries
    same = [
        key for key, text in german.items() if text == english.get(key) and " " in str(text) and len(str(text)) > 24
    ]
    assert same == []


def test_letters_are_distinct_and_short(game: Game) -> None:
    for lang in LANGUAGES:
        for mood in moods(game):
            words = game.text(lang, mood)
            letters = [words.say(f"letter.{kind}") for kind in game.meta.kinds]
            assert len(set(letters)) == len(letters), (lang, mood, letters)
            assert all(1 <= len(letter) <= 2 for letter in letters)


def test_card_names_are_distinct(game: Game) -> None:
    for lang in LANGUAGES:
        for mood in moods(game):
            words = game.text(lang, mood)
            assert len({words.say(f"card.{kind}") for kind in game.meta.kinds}) == len(game.meta.kinds)


def sentences(match: Match, viewer: int | None, lang: str) -> Iterator[str]:
    """Every text in what one viewer is given."""
    view = match.view(viewer, lang)
    yield from (view.prompt, view.detail)
    for zone in view.zones:
        yield from (zone.label, zone.note, *(card.label for card in zone.cards), *(card.letter for card in zone.cards))
        yield from (match.game.mark(mark, lang, view.mood) for mark in zone.marks)
    yield from (counter.label for counter in view.counters)
    for sheet in view.sheets:
        yield sheet.title
        for row in sheet.rows:
            yield from (row.label, *row.cells)
    if view.result is not None:
        yield from (view.result.text, view.result.reason)
    yield from (event.text for event in match.told(len(match.moments), viewer, lang))
    if viewer is not None:
        for choice in match.choices(viewer, lang):
            assert choice.label, choice.id
            yield choice.label


def test_no_key_and_no_brace_reaches_a_person(main: Case) -> None:
    said = 0
    for match in positions(main, 101, most=60):
        told = match if match.over else recent(match)
        for lang in LANGUAGES:
            for viewer in (viewers(match)[len(match.moments) % (main.seats + 1)], None):
                for sentence in sentences(told, viewer, lang):
                    assert not RAW.search(sentence), sentence
                    said += bool(sentence)
    assert said > 100


def test_what_the_shelf_shows_is_in_words(game: Game) -> None:
    for lang in LANGUAGES:
        info = game.info(lang)
        assert info["title"]
        for option in info["options"]:
            assert len(option.get("value_labels", [])) == len(option.get("values", []))
            for sentence in (option["label"], option["help"], *option.get("value_labels", [])):
                assert not RAW.search(sentence), sentence
        for preset in info["presets"]:
            for sentence in (preset["label"], preset["help"]):
                assert sentence
                assert not RAW.search(sentence), sentence


def test_items_named_by_choices_lie_in_the_view(main: Case) -> None:
    """A choice that is offered by touching a card or a zone names one that is there."""
    for match in positions(main, 102, most=60):
        for seat in match.acting():
            view = recent(match).view(seat)
            cards = {card.id for zone in view.zones for card in zone.cards}
            zones = {zone.id for zone in view.zones}
            for choice in match.choices(seat):
                assert set(choice.cards) <= cards, choice
                assert set(choice.zones) <= zones, choice


def test_a_sentence_about_a_seat_speaks_to_the_one_who_sits_there(game: Game) -> None:
    """What the reader did or got is told in the second person."""
    for lang in LANGUAGES:
        keys = game.text(lang).keys()
        for kind in game.events.kinds:
            about_a_seat = any(name == "seat" for name, _ in kind.arguments)
            if about_a_seat and game.text(lang).has(f"event.{kind.name}") and _says_something(game, lang, kind.name):
                assert f"event.{kind.name}.you" in keys, f"{lang}: {kind.name}"


def _says_something(game: Game, lang: str, event: str) -> bool:
    words = {name: "" for kind in game.events.kinds for name, _ in kind.arguments} | {"n": 1}
    return bool(game.text(lang).say(f"event.{event}", **words))
