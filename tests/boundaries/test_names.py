"""No game's name stands outside its folder: what every game shares must work for all of them, and for the next one."""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from spielrunde.kernel.options import Option, choice

ALLOWED = re.compile(r"(README|CHANGELOG)\.md|CITATION\.cff|docs/.*")
"""Where the product is described, its games are named."""


def titles(words: Mapping[str, object]) -> set[str]:
    """What a game is called in one language, in itself (``title``) and in its editions (``title@edition``)."""
    return {str(text) for key, text in words.items() if key.split("@")[0] == "title"}


def editions(options: Iterable[Option]) -> set[str]:
    """The values of the option ``edition``, where a game has one."""
    return {value for option in options if option.name == "edition" for value in option.values}


def pattern(game: str, names: set[str], edition_ids: set[str]) -> re.Pattern[str]:
    """Finds a game by its id in any spelling, by its titles, and by its editions where they are named as such."""
    spelled = r"[\W_]*".join(map(re.escape, game.split("_")))
    parts = {part.strip() for name in names for part in re.split(r"\s[/·–|]\s", name)}
    wholes = [rf"(?<!\w){re.escape(part)}(?!\w)" for part in sorted(parts) if part]
    known = {word.lower() for name in {game, *parts} for word in re.findall(r"[^\W_]+", name)}
    telling = [rf"(?<![^\W_]){re.escape(e)}(?![^\W_])" for e in sorted(edition_ids) if e in known and len(e) > 5]
    as_edition = [rf"edition\W{{1,6}}{re.escape(e)}(?!\w)" for e in sorted(edition_ids)]
    any_case = "|".join([rf"(?<![^\W_]){spelled}(?![^\W_])", *wholes, *telling, *as_edition])
    camel = "".join(map(str.title, game.split("_")))
    return re.compile(f"(?i:{any_case})|{camel}")


def faults(path: str, text: str, patterns: Mapping[str, re.Pattern[str]]) -> list[str]:
    """Every place in a file that names a game whose folder it is not in. A word of the own game's id is no other's."""
    if ALLOWED.fullmatch(path):
        return []
    elsewhere = [names for game, names in patterns.items() if not path.startswith(f"src/spielrunde/games/{game}/")]
    home = re.match(r"src/spielrunde/games/(\w+)/", path)
    own = set(home[1].split("_")) if home else set()
    in_text, in_path = (
        [match for names in elsewhere for match in names.finditer(where) if match.group().lower() not in own]
        for where in (text, path)
    )
    return [f"{path}:{text.count(chr(10), 0, match.start()) + 1}: {match.group()}" for match in in_text] + [
        f"{path}: {match.group()}" for match in in_path
    ]


@pytest.fixture(scope="module")
def patterns(root: Path) -> dict[str, re.Pattern[str]]:
    found = {}
    for file in sorted((root / "src/spielrunde/games").glob("*/meta.py")):
        game = file.parent.name
        edition_ids = editions(importlib.import_module(f"spielrunde.games.{game}.meta").META.options)
        words = [json.loads(text.read_text()) for text in sorted((file.parent / "text").glob("*.json"))]
        names = set().union(*(titles(text) for text in words))
        assert names, f"{game} has no title in text/*.json"
        found[game] = pattern(game, names, edition_ids)
    assert found
    return found


def test_no_game_is_named_outside_its_folder(tracked: Mapping[str, str], patterns: dict[str, re.Pattern[str]]) -> None:
    assert [fault for path, text in tracked.items() for fault in faults(path, text, patterns)] == []


EDITIONS = editions([choice("edition", "mond", "katzen", "mondkatzen"), choice("bids", "one", "many")])
WORDS = {
    "title": "Mondkatzen / Moon Cats",
    "title@katzen": "Katzen & Co.",
    "option.edition.mond": "Cats 1999",
    "row": "Row",
}
EXAMPLE = {"moon_cats": pattern("moon_cats", titles(WORDS), EDITIONS)}


@pytest.mark.parametrize(
    "text",
    [
        'if game == "moon_cats":',
        "a page for moon-cats",
        "class MoonCatsBoard {}",
        "Mondkatzen",
        "like Katzen & Co., but faster",
        '{"edition": "mond"}',
        "edition=katzen",
        "from ..games.moon_cats import rules",
    ],
)
def test_a_name_is_found(text: str) -> None:
    assert len(faults("web/src/Table.svelte", text, EXAMPLE)) == 1
    assert faults("docs/operating.md", text, EXAMPLE) == []
    assert faults("src/spielrunde/games/moon_cats/rules.py", text, EXAMPLE) == []
    assert len(faults("src/spielrunde/games/other/rules.py", text, EXAMPLE)) == 1


def test_a_name_in_a_path_is_found() -> None:
    assert faults("tests/e2e/test_moon_cats.py", "", EXAMPLE) == ["tests/e2e/test_moon_cats.py: moon_cats"]


def test_a_word_of_the_own_name_passes() -> None:
    """Two games may share a word that is an edition of one of them."""
    assert faults("src/spielrunde/games/katzen_moon/rules.py", "katzen", EXAMPLE) == []
    assert len(faults("src/spielrunde/games/katzen_moon/rules.py", "edition=katzen", EXAMPLE)) == 1


def test_other_words_pass() -> None:
    assert faults("web/src/Table.svelte", "mond, honeymoon_cats, edition, katz", EXAMPLE) == []
