"""A running game as people and programs meet it: what ``Play`` does, told in words, kept and replayed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import record_file, show
from .actions import Action
from .errors import SpielrundeError
from .play import Play
from .view import UNDO, Choice, EventView, GameView


class Match(Play):
    """One game from deal to end. Make it with ``new`` or ``replay``; seats are numbered from 0.

    >>> from spielrunde.kernel.game import games
    >>> match = Match.new(next(iter(games())), seats=3, seed=7)     # whichever is the first
    >>> seat = match.acting()[0]
    >>> action = match.legal(seat)[0]
    >>> match.apply(seat, action)
    >>> match.steps == [(seat, match.game.actions.action(action))]
    True
    >>> match.over, match.end_reason, match.outcome()
    (False, '', [0, 0, 0])

    A copy plays on by itself:

    >>> from copy import copy
    >>> other = copy(match)
    >>> seat = other.acting()[0]
    >>> other.apply(seat, other.legal(seat)[0])
    >>> len(match.steps), len(other.steps)
    (1, 2)
    """

    def _derive(self) -> None:
        super()._derive()
        self._sheets: show.Shown = {}

    def choices(self, seat: int, lang: str = "en", names: Sequence[str] | None = None) -> list[Choice]:
        """What this seat may do now, with labels in words; empty if it does not act.

        >>> from spielrunde.kernel.game import games
        >>> match = Match.new(next(iter(games())), seats=3, seed=7)
        >>> seat = match.acting()[0]
        >>> [choice.number for choice in match.choices(seat)] == match.legal(seat)
        True
        >>> all(choice.label for choice in match.choices(seat, "de"))
        True
        """
        return show.choices(self, seat, lang, names)

    def view(self, viewer: int | None = None, lang: str = "en", names: Sequence[str] | None = None) -> GameView:
        """The table as one seat (None: a spectator) sees it.

        >>> from spielrunde.kernel.game import games
        >>> match = Match.new(next(iter(games())), seats=3, seed=7)
        >>> view = match.view(1, "de", ["Ada", "Bo", "Cleo"])
        >>> view.viewer, view.seats, view.acting == match.acting()
        (1, 3, True)
        >>> match.view().viewer is None
        True
        """
        return show.view(self, viewer, lang, names, self._sheets)

    def told(
        self, step: int, viewer: int | None = None, lang: str = "en", names: Sequence[str] | None = None
    ) -> list[EventView]:
        """The events of the deal (step 0) or of the k-th effective step, as this viewer may know them.

        >>> from spielrunde.kernel.game import games
        >>> match = Match.new(next(iter(games())), seats=3, seed=7)
        >>> any(event.moves for event in match.told(0))     # the deal moves cards
        True
        """
        return show.told(self, step, viewer, lang, names)

    def apply(self, seat: int, choice: Choice | Action | str | int) -> None:
        """Carry out a choice, checked; one with a path whole or not at all.

        Raises GameOver, NotYourTurn, IllegalMove or NoUndo; then nothing has changed.

        >>> from spielrunde.kernel.game import games
        >>> match = Match.new(next(iter(games())), seats=3, seed=7)
        >>> match.apply(3, 0)
        Traceback (most recent call last):
            ...
        spielrunde.kernel.errors.NotYourTurn: It is not the turn of player 4.
        >>> seat = match.acting()[0]
        >>> match.apply(seat, match.choices(seat)[0])
        """
        if isinstance(choice, Choice) and choice.path:
            self._follow(seat, choice.path)
        else:
            super().apply(seat, choice.number if isinstance(choice, Choice) else choice)

    def _follow(self, seat: int, path: Sequence[str]) -> None:
        before = self.__getstate__()
        try:
            for step in path:
                if step == UNDO:
                    self.undo(seat)
                else:
                    super().apply(seat, step)
        except SpielrundeError:
            self.__setstate__(before)
            raise

    def undo(self, seat: int) -> None:
        """Take back this seat's last step. Raises NoUndo; then nothing has changed.

        >>> from spielrunde.kernel.game import games
        >>> match = Match.new(next(iter(games())), seats=3, seed=7)
        >>> match.undo(0)
        Traceback (most recent call last):
            ...
        spielrunde.kernel.errors.NoUndo: Player 1 has nothing to take back: ...
        """
        super().undo(seat)
        self._sheets.clear()

    def record(self) -> dict[str, Any]:
        """The game as plain data that ``replay`` reads; with the secret, so for finished games or their host only.

        >>> from spielrunde.kernel.game import games
        >>> match = Match.new(next(iter(games())), seats=3, seed=7)
        >>> seat = match.acting()[0]
        >>> match.apply(seat, match.legal(seat)[0])
        >>> Match.replay(match.record()).state.pack() == match.state.pack()
        True
        """
        return record_file.write(self)

    @classmethod
    def replay(cls, record: object, *, to: int | None = None) -> Match:
        """Play a record again, up to ``to`` steps. Raises BadRecord naming what is wrong and in which move.

        >>> from spielrunde.kernel.game import games
        >>> match = Match.new(next(iter(games())), seats=3, seed=7)
        >>> for _ in range(3):
        ...     seat = match.acting()[0]
        ...     match.apply(seat, match.legal(seat)[0])
        >>> Match.replay(match.record(), to=2).steps == match.steps[:2]
        True
        """
        return record_file.replay(cls, record, to)
