"""What people read before and during their first game: the game's page, presets to start from, the guide."""

from __future__ import annotations

import re

import pytest

from spielrunde.kernel.about import HEADINGS, SECTIONS, Section
from spielrunde.kernel.game import Game
from spielrunde.kernel.text import LANGUAGES

from .test_text import moods

MAY_BE_MISSING = {"awards", "voices"}
MARKUP = re.compile(r"[*_`#<>\[\]|]|https?:|www\.")
"""What would reach people as it stands."""

LONGEST_HINT = 190
"""Characters of a hint, which stands beside the prompt on a phone."""


def words(section: Section) -> list[str]:
    """Every paragraph and point of a section."""
    return [line for block in section.blocks for line in (block.text, *block.points) if line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_has_its_page(game: Game, lang: str) -> None:
    about = game.about(lang)
    ids = [section.id for section in about.sections]
    assert ids == [name for name in SECTIONS if name in ids]
    assert set(SECTIONS) - set(ids) <= MAY_BE_MISSING
    assert about.title.split(" · ")[0] == game.text(lang).say("title")
    for section in about.sections:
        assert section.title in HEADINGS[lang]
        assert words(section), section.title
        assert [line for line in words(section) if MARKUP.search(line)] == []


def test_both_languages_tell_the_same(game: Game) -> None:
    """As many paragraphs and points under the same headings."""
    english, german = (
        [(section.id, [(bool(block.text), len(block.points)) for block in section.blocks]) for section in page.sections]
        for page in (game.about("en"), game.about("de"))
    )
    assert german == english


def test_presets_are_games_that_can_be_played(game: Game) -> None:
    """Two to four, with names and options of their own; the first is the game as it is, at every seat count."""
    presets = game.meta.presets
    assert 2 <= len(presets) <= 4
    assert presets[0].seats == ()
    assert len({preset.name for preset in presets}) == len(presets)
    for preset in presets:
        assert set(preset.seats) <= set(game.seats)
        for seats in preset.seats or game.seats:
            chosen = game.complete(seats, preset.options)
            assert preset.options.items() <= chosen.items()
    usual = game.seats[-1]
    assert game.complete(usual, presets[0].options) == game.complete(usual, {})
    different = {str(game.complete((preset.seats or game.seats)[-1], preset.options)) for preset in presets}
    assert len(different) == len(presets)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_has_a_hint_for_every_decision(game: Game, lang: str) -> None:
    for mood in moods(game):
        guide = game.guide(lang, mood)
        assert set(guide) == {"start", *game.meta.phases} - {"over"}
        too_long = {step: hint for step, hint in guide.items() if not 10 <= len(hint) <= LONGEST_HINT}
        assert too_long == {}
