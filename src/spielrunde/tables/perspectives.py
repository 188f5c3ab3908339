"""What a viewer sees and is offered: made once for everybody who sees the same, and compared to tell changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..kernel.match import Match
from ..kernel.view import Choice, GameView


@dataclass(frozen=True)
class Perspective:
    """One viewer's view and the choices they are offered (none if they may not act); nothing before the deal."""

    view: GameView | None = None
    choices: tuple[Choice, ...] = ()

    @property
    def offered(self) -> list[str]:
        """The ids of the choices."""
        return [choice.id for choice in self.choices]


class Perspectives:
    """The perspectives on one game at one moment, by viewer (None for spectators) and language; made when asked for."""

    def __init__(self, match: Match | None, names: Sequence[str]) -> None:
        self._match = match
        self._names = list(names)
        self._made: dict[tuple[int | None, str], Perspective] = {}

    def of(self, viewer: int | None, lang: str) -> Perspective:
        """What this viewer sees now."""
        if self._match is None:
            return Perspective()
        made = self._made.get((viewer, lang))
        if made is None:
            choices = () if viewer is None else tuple(self._match.choices(viewer, lang, self._names))
            made = self._made[viewer, lang] = Perspective(self._match.view(viewer, lang, self._names), choices)
        return made
