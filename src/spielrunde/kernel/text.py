"""Sentences people read: looked up in JSON files by key, with plural forms, in the reader's language.

A key is a dotted path. ``key@mood`` is preferred where the game has a mood (an edition, say), ``key.you`` where the
sentence is about its reader. A value is a text with ``{names}``, or plural forms ``{"one": …, "other": …}`` chosen
by the argument ``n`` with the language's own rules (Babel).
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal

LANGUAGES = ("en", "de")
"""Languages every text exists in."""

PLURAL_FORMS = {"zero", "one", "two", "few", "many", "other"}
"""Names of plural forms; an object made of these alone is one text."""


def language(wish: str | None) -> str:
    """The best language we have for a wish like ``de-AT`` or a list like ``fr,de;q=0.9``; English otherwise.

    >>> language("de-AT"), language("fr,de;q=0.9"), language("fr"), language(None)
    ('de', 'de', 'en', 'en')
    """
    for word in (wish or "").split(","):
        code = word.split(";")[0].strip().replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


class Texts:
    """The texts of one folder in one language. A missing key is an error (KeyError), never shown to a person."""

    def __init__(self, entries: dict[str, Any], lang: str, mood: str = "") -> None:
        self.lang = lang
        self.mood = mood
        self._entries = entries
        self._locale = Locale(lang)

    def has(self, key: str) -> bool:
        """Whether a text of this key exists (in the mood or without).

        >>> words = Texts({"win": "You win", "lose@sad": "Alas"}, "en")
        >>> words.has("win"), words.has("lose"), words.in_mood("sad").has("lose")
        (True, False, True)
        """
        return f"{key}@{self.mood}" in self._entries or key in self._entries

    def say(self, key: str, **words: object) -> str:
        """The sentence of a key with its words filled in. Raises KeyError for a key or a word that is missing.

        >>> words = Texts({"draw": {"one": "{who} draws a card", "other": "{who} draws {n} cards"}}, "en")
        >>> words.say("draw", who="Ada", n=1)
        'Ada draws a card'
        >>> words.say("draw", who="Bo", n=3)
        'Bo draws 3 cards'
        """
        entry = self._entries.get(f"{key}@{self.mood}", self._entries.get(key))
        if entry is None:
            raise KeyError(f"no text {key!r} in language {self.lang!r}")
        if isinstance(entry, dict):
            form = self._locale.plural_form(int(str(words["n"])))
            entry = entry.get(form, entry["other"])
        return str(entry).format(**words)

    def number(self, value: int) -> str:
        """A number as the language writes it, below zero with a minus and no hyphen: ``1.020.000``, ``−3``.

        >>> Texts({}, "en").number(1020000), Texts({}, "de").number(-1020000)
        ('1,020,000', '−1.020.000')
        """
        return format_decimal(value, locale=self._locale).replace("-", "−")

    def both(self, items: Iterable[str]) -> str:
        """A list in words: ``Nord, Ost und West``.

        >>> Texts({}, "de").both(["Nord", "Ost", "West"])
        'Nord, Ost und West'
        >>> Texts({}, "en").both(["Ada", "Bo"])
        'Ada and Bo'
        """
        return format_list(list(items), style="standard", locale=self._locale)

    def keys(self) -> set[str]:
        """All keys, moods included."""
        return set(self._entries)

    def with_words(self, entries: Mapping[str, str]) -> Texts:
        """The same texts with others laid over them.

        >>> words = Texts({"card.one": "Farm"}, "en")
        >>> words.with_words({"card.one": "Vineyard"}).say("card.one"), words.say("card.one")
        ('Vineyard', 'Farm')
        """
        return Texts({**self._entries, **entries}, self.lang, self.mood) if entries else self

    def in_mood(self, mood: str) -> Texts:
        """The same texts, another mood preferred.

        >>> words = Texts({"title": "The Fair", "title@night": "The Night Fair", "end": "It is over"}, "en")
        >>> words.in_mood("night").say("title"), words.in_mood("night").say("end")
        ('The Night Fair', 'It is over')
        """
        return Texts(self._entries, self.lang, mood)


def load(folder: Traversable, lang: str) -> Texts:
    """Read ``folder/LANG.json``; nested objects become dotted keys, except plural forms.

    >>> load(files("spielrunde.kernel") / "text", "de").say("prompt.you")
    'Du bist dran'
    """
    entries: dict[str, Any] = {}
    _flatten(json.loads((folder / f"{lang}.json").read_text(encoding="utf-8")), "", entries)
    return Texts(entries, lang)


def of(package: str, lang: str) -> Texts:
    """The texts in the folder ``text`` of a package, in the best language for this wish."""
    return _of(package, language(lang))


def kernel(lang: str) -> Texts:
    """The kernel's own texts: errors and the few words all games share."""
    return of("spielrunde.kernel", lang)


@functools.cache
def _of(package: str, lang: str) -> Texts:
    return load(files(package) / "text", lang)


def _flatten(node: dict[str, Any], prefix: str, out: dict[str, Any]) -> None:
    for key, value in node.items():
        if isinstance(value, dict) and not set(value) <= PLURAL_FORMS:
            _flatten(value, f"{prefix}{key}.", out)
        else:
            out[prefix + key] = value
