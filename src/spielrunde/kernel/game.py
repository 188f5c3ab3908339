"""The contract of a game: what its folder must give, and finding all games by listing folders and entry points."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import logging
import pkgutil
from collections.abc import Mapping
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any

from . import about, rulebook, text
from .about import About
from .actions import Actions
from .contract import Functions
from .data_tables import digest
from .errors import BadGame, BadOption, UnknownGame
from .events import EventKinds
from .game_check import check
from .generic_view import View
from .layout import Record
from .meta import Meta
from .options import Option, Value, complete, describe, describe_preset
from .rulebook import Chapter

_logger = logging.getLogger("spielrunde.games")


class Game:
    """One game: its facts, record, actions, events, rule functions and words."""

    def __init__(self, package: str) -> None:
        """Load a game from its package, ``spielrunde.games.NAME`` or another one with the same modules.

        Raises BadGame, in a sentence for its author, where its declarations do not fit together.
        """
        self.package = package
        try:
            self._load()
        except BadGame as error:
            raise BadGame(reason="game", package=package, why=error) from error

    def _load(self) -> None:
        self.meta: Meta = self._given("meta", "META")
        self.state: type[Record] = self._given("state", "State")
        self.actions: Actions = self._given("actions", "ACTIONS")
        self.events: EventKinds = self._given("events", "EVENTS")
        self.functions: Functions[Any] = Functions.of(self._given("rules", "RULES"), self._given("bot", "BOT"))
        self.view: View[Any] = self._given("view", "VIEW") if self._has("view") else View()
        check(self.meta, self.state, self.functions)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds the id alone: whoever reads it needs the game installed."""
        return find, (self.id,)

    @property
    def id(self) -> str:
        """The game's id, as in commands, records and addresses."""
        return self.meta.id

    @property
    def seats(self) -> tuple[int, ...]:
        """Seat counts it can be played with, ascending."""
        return self.meta.seats

    @property
    def options(self) -> tuple[Option, ...]:
        """Its options in order."""
        return self.meta.options

    def complete(self, seats: int, options: Mapping[str, object] | None) -> dict[str, Value]:
        """All options checked, defaults filled in. Raises BadSeats or BadOption."""
        return complete(
            self.options, options or {}, game=self.id, seats=seats, allowed_seats=self.seats, check=self.meta.check
        )

    def fresh(self, seats: int, options: Mapping[str, Value]) -> Record:
        """A record before the deal: seats and all options set, everything else 0."""
        record = self.state()
        record.seats = seats
        for option in self.options:
            option.store(record, options[option.name])
        return record

    def mood(self, options: Mapping[str, Value]) -> str:
        """The name of the look these options ask for; empty if the game has only one."""
        return str(options[self.meta.mood]) if self.meta.mood else ""

    def text(self, lang: str, mood: str = "", options: Mapping[str, Value] | None = None) -> text.Texts:
        """The game's texts in one language, with the words of its tables (without options, of the built-in ones)."""
        found = _texts(self.package, text.language(lang))
        for option in self._tables():
            words = option.content(options[option.name] if options else option.default).words
            found = found.with_words(words.get(found.lang, {}))
        return found.in_mood(mood)

    def named(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options as they are written down: a table by the digest of its text."""
        names = {option.name: digest(option.table(options[option.name])) for option in self._tables()}
        return {**options, **names}

    def tables(self, options: Mapping[str, Value]) -> dict[str, str]:
        """The texts of tables that are not the built-in ones, by digest."""
        texts = [str(options[option.name]) for option in self._tables()]
        return {digest(table): table for table in texts if table}

    def unnamed(self, options: Mapping[str, object], tables: Mapping[str, object]) -> dict[str, object]:
        """The options that ``named`` wrote down, with the texts of their tables. Raises BadOption if one is missing."""
        out = dict(options)
        for option in self._tables():
            name = out.get(option.name, digest(option.table("")))
            if name == digest(option.table("")):
                out[option.name] = ""
            elif isinstance(name, str) and isinstance(found := tables.get(name), str) and digest(found) == name:
                out[option.name] = found
            else:
                raise BadOption(reason="no_table", name=option.name, value=str(name)[:80])
        return out

    def _tables(self) -> list[Option]:
        return [option for option in self.options if option.type == "table"]

    def rulebook(self, lang: str) -> list[Chapter]:
        """The numbered clauses of RULES.md (``RULES.de.md`` for German) by chapter."""
        return rulebook.read(self._document("RULES", lang))

    def rulebook_introduction(self, lang: str) -> str:
        """What its rules say before the first clause."""
        return rulebook.introduction(self._document("RULES", lang))

    def about(self, lang: str) -> About:
        """The page of ABOUT.md (``ABOUT.de.md`` for German)."""
        return about.read(self._document("ABOUT", lang), text.language(lang))

    def guide(self, lang: str, mood: str = "") -> dict[str, str]:
        """What a first game is told: ``start`` at its beginning, then by phase what can be done and what for."""
        words = self.text(lang, mood)
        steps = ("start", *(phase for phase in self.meta.phases if phase != "over"))
        return {step: words.say(f"guide.{step}") for step in steps if words.has(f"guide.{step}")}

    def mark(self, name: str, lang: str, mood: str = "") -> str:
        """What a thing or a state that lies on a zone is called: the game's own word, or the one all games share."""
        own, key = self.text(lang, mood), f"mark.{name}"
        return own.say(key) if own.has(key) else text.kernel(lang).say(key)

    def info(self, lang: str) -> dict[str, Any]:
        """Title, seats and options in words, as plain data."""
        words = self.text(lang)
        return {
            "id": self.id,
            "title": words.say("title"),
            "tagline": words.say("tagline"),
            "seats": list(self.seats),
            "minutes": self.meta.minutes,
            "age": self.meta.age,
            "options": [describe(option, words) for option in self.options],
            "presets": [describe_preset(preset, words) for preset in self.meta.presets],
        }

    def _document(self, name: str, lang: str) -> str:
        code = text.language(lang)
        path = files(self.package) / (f"{name}.md" if code == "en" else f"{name}.{code}.md")
        return path.read_text(encoding="utf-8")

    def _given(self, module: str, name: str) -> Any:
        """What a module of the game gives. Raises BadGame if it does not."""
        if not self._has(module):
            raise BadGame(reason="no_module", module=module)
        found = getattr(importlib.import_module(f"{self.package}.{module}"), name, None)
        if found is None:
            raise BadGame(reason="not_given", module=module, name=name)
        return found

    def _has(self, module: str) -> bool:
        return importlib.util.find_spec(f"{self.package}.{module}") is not None


@functools.cache
def _texts(package: str, lang: str) -> text.Texts:
    return text.load(files(package) / "text", lang)


def games() -> dict[str, Game]:
    """All games by id: folders of ``spielrunde.games`` with a ``meta.py``, then entry points ``spielrunde.games``."""
    return _found()[0]


def look_again() -> None:
    """Find the games anew when they are asked for next: a package was installed, or is gone."""
    _found.cache_clear()


def left_out() -> dict[str, str]:
    """What is wrong with games of other packages that could not be loaded, by entry point."""
    return _found()[1]


@functools.cache
def _found() -> tuple[dict[str, Game], dict[str, str]]:
    """A game of ours that does not load is an error; one of another package is left out with a sentence."""
    root = importlib.import_module("spielrunde.games")
    folders = [f"{root.__name__}.{found.name}" for found in pkgutil.iter_modules(root.__path__) if found.ispkg]
    packages = [package for package in folders if importlib.util.find_spec(f"{package}.meta")]
    loaded = {game.id: game for game in map(Game, packages)}
    faults = {}
    for point in entry_points(group="spielrunde.games"):
        try:
            game = Game(point.value)
            if game.id in loaded:
                raise BadGame(reason="id", id=game.id)
            loaded[game.id] = game
        except Exception as error:
            faults[point.name] = str(error)
            _logger.warning("The game %s of %s is left out: %s", point.name, point.value, error)
    return dict(sorted(loaded.items())), faults


def find(game: str | Game) -> Game:
    """The game with this id (a Game is returned as it is). Raises UnknownGame naming those there are."""
    if isinstance(game, Game):
        return game
    if game not in games():
        raise UnknownGame(game=game, known=", ".join(games()))
    return games()[game]
