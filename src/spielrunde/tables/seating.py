"""The seats of a table: who sits where, and who plays for whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .entries import Clear, Command, Place, Rename, Return, Sit, StandIn

OPEN, BOT, PERSON = "open", "bot", "person"

STAND_IN_LEVEL = "medium"
"""The level of the bot that plays for a person who is away."""


@dataclass
class Seat:
    """One seat. ``level`` is the bot's, also of one that stands in for a person; else empty."""

    number: int
    who: str = OPEN
    name: str = ""
    level: str = ""
    person: str = ""
    contribution: str = ""
    substituted: bool = False

    @property
    def bot_plays(self) -> bool:
        """Whether a bot decides for this seat now.

        >>> Seat(0, PERSON, "Ada").bot_plays, Seat(1, BOT, "Nord", "easy").bot_plays
        (False, True)
        """
        return self.level != ""

    def change(self, command: Command) -> None:
        """Carry out a command about this seat.

        >>> seat = Seat(0)
        >>> seat.change(Sit("p1", "Ada", "00"))
        >>> seat.change(StandIn(STAND_IN_LEVEL))
        >>> seat.who, seat.name, seat.bot_plays
        ('person', 'Ada', True)
        >>> seat.change(Return())
        >>> seat.bot_plays, seat.substituted
        (False, True)
        """
        match command:
            case Sit(person, name, contribution):
                self.who, self.person, self.name, self.contribution = PERSON, person, name, contribution
            case Place(level, name, contribution):
                self.who, self.level, self.name, self.contribution = BOT, level, name, contribution
            case Clear():
                self.who, self.level, self.name, self.contribution = OPEN, "", "", ""
            case Rename(name):
                self.name = name
            case StandIn(level):
                self.level, self.substituted = level, True
            case Return():
                self.level = ""
            case _:
                raise TypeError(f"{command!r} is not about a seat")


def held(seats: Iterable[Seat], person: str | None) -> list[int]:
    """The numbers of the seats a person holds, the lowest first.

    >>> seats = [Seat(0, PERSON, person="p1"), Seat(1, BOT), Seat(2, PERSON, person="p1"), Seat(3)]
    >>> held(seats, "p1"), held(seats, None)
    ([0, 2], [])
    """
    return [seat.number for seat in seats if seat.who == PERSON and seat.person == person]
