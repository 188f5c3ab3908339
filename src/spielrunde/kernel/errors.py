"""Every error a person can cause is one of this tree: a code for programs and one sentence in their language."""

from __future__ import annotations

import sys

from . import text


class SpielrundeError(Exception):
    """Base of all errors that are the caller's to mend. ``code`` is for programs, ``text(lang)`` for people.

    The code belongs to the class, or is given where the error is raised. Its sentence is ``error.CODE`` in the texts of
    the package that defines the class; the details are the words it is filled in with.
    """

    code = "error"

    def __init__(self, code: str | None = None, /, **details: object) -> None:
        self.code = code or self.code
        self.details = details
        super().__init__(self.text("en"))

    @property
    def key(self) -> str:
        """Where the sentence stands."""
        return f"error.{self.code}"

    def text(self, lang: str) -> str:
        """One sentence: what is wrong, where, and what would be right."""
        words = {
            name: value.text(lang) if isinstance(value, SpielrundeError) else value
            for name, value in self.details.items()
        }
        return text.of(_package(type(self)), lang).say(self.key, **words)


class Reasoned(SpielrundeError):
    """An error with one sentence per ``reason``."""

    def __init__(self, *, reason: str, **details: object) -> None:
        self.reason = reason
        super().__init__(**details)

    @property
    def key(self) -> str:
        """Where the sentence that belongs to the reason stands."""
        return f"error.{self.code}.{self.reason}"


def _package(kind: type[SpielrundeError]) -> str:
    return str(sys.modules[kind.__module__].__package__)


class UnknownGame(SpielrundeError):
    """No game has this id."""

    code = "unknown_game"


class BadGame(Reasoned):
    """A game's folder that does not fit together; its sentences are for its author."""

    code = "bad_game"


class BadSeats(SpielrundeError):
    """The game is not played with this many seats."""

    code = "bad_seats"


class BadOption(Reasoned):
    """An option the game does not have, or a value outside its range."""

    code = "bad_option"


class BadTarget(SpielrundeError):
    """A match runs as plain Python or compiled for the CPU."""

    code = "bad_target"


class NotYourTurn(SpielrundeError):
    """This seat may not act now."""

    code = "not_your_turn"


class IllegalMove(SpielrundeError):
    """The rules do not allow this now, or it is no action of this game."""

    code = "illegal"


class GameOver(SpielrundeError):
    """Nothing can be done any more."""

    code = "game_over"


class NoUndo(SpielrundeError):
    """The last step cannot be taken back by this seat."""

    code = "no_undo"


class BadRecord(Reasoned):
    """A record that is damaged, foreign, or breaks the rules."""

    code = "bad_record"
