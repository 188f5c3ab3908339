"""A running game as people and programs meet it: what ``Play`` does, told in words, kept and replayed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import record_file, show
from .actions import Action
from .play import Play
from .view import Choice, EventView, GameView


class Match(Play):
    """One game from deal to end. Make it with ``new`` or ``replay``; seats are numbered from 0."""

    def _derive(self) -> None:
        super()._derive()
        self._sheets: show.Shown = {}

    def choices(self, seat: int, lang: str = "en", names: Sequence[str] | None = None) -> list[Choice]:
        """What this seat may do now, with labels in words; empty if it does not act."""
        return show.choices(self, seat, lang, names)

    def view(self, viewer: int | None = None, lang: str = "en", names: Sequence[str] | None = None) -> GameView:
        """The table as one seat (None: a spectator) sees it."""
        return show.view(self, viewer, lang, names, self._sheets)

    def told(
        self, step: int, viewer: int | None = None, lang: str = "en", names: Sequence[str] | None = None
    ) -> list[EventView]:
        """The events of the deal (step 0) or of the k-th effective step, as this viewer may know them."""
        return show.told(self, step, viewer, lang, names)

    def apply(self, seat: int, choice: Choice | Action | str | int) -> None:
        """Carry out a choice, checked.

        Raises GameOver, NotYourTurn or IllegalMove; then nothing has changed.
        """
        super().apply(seat, choice.number if isinstance(choice, Choice) else choice)

    def undo(self, seat: int) -> None:
        """Take back this seat's last step. Raises NoUndo; then nothing has changed."""
        super().undo(seat)
        self._sheets.clear()

    def record(self) -> dict[str, Any]:
        """The game as plain data that ``replay`` reads; with the secret, so for finished games or their host only."""
        return record_file.write(self)

    @classmethod
    def replay(cls, record: object, *, to: int | None = None) -> Match:
        """Play a record again, up to ``to`` steps. Raises BadRecord naming what is wrong and in which move."""
        return record_file.replay(cls, record, to)
