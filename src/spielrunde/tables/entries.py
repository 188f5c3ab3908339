"""What is stored of a table: how it was founded, and its append-only log of commands. Replaying them is loading it."""

from __future__ import annotations

from typing import Any

import msgspec

TABLE = -1
"""Seat number of commands that concern the table as a whole."""


class Founding(msgspec.Struct, frozen=True):
    """What never changes about a table. ``secret`` is 32 bytes in hex, ``at`` seconds since 1970 (UTC)."""

    table: str
    game: str
    seats: int
    options: dict[str, str | int | bool]
    rules_version: str
    secret: str
    invite: str
    host: str
    """The person who made the table."""
    at: float
    lang: str = "en"
    """The language of the person who made the table: the one whose views are compared to tell changes."""


class Sit(msgspec.Struct, frozen=True, tag="sit"):
    """A person takes the seat, with 16 bytes (hex) for the shuffle."""

    person: str
    name: str
    contribution: str


class Place(msgspec.Struct, frozen=True, tag="place"):
    """A bot is put on the seat, with 16 bytes (hex) for the shuffle."""

    level: str
    name: str
    contribution: str


class Clear(msgspec.Struct, frozen=True, tag="clear"):
    """A bot's seat becomes open again."""


class Rename(msgspec.Struct, frozen=True, tag="rename"):
    """The person on the seat has another name."""

    name: str


class Publish(msgspec.Struct, frozen=True, tag="publish"):
    """The table is open to everyone on this server, or to those with the link again."""

    public: bool


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Every seat is taken: the cards are dealt."""


class Step(msgspec.Struct, frozen=True, tag="step"):
    """A move. ``by`` is the bot's level, or empty for a person."""

    action: dict[str, Any]
    by: str = ""


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """The seat takes its last move back."""


class StandIn(msgspec.Struct, frozen=True, tag="stand_in"):
    """A bot plays on for the person on the seat, who is away."""

    level: str


class Return(msgspec.Struct, frozen=True, tag="return"):
    """The person plays again."""


Command = Sit | Place | Clear | Rename | Publish | Start | Step | Undo | StandIn | Return


class Entry(msgspec.Struct, frozen=True):
    """One command of the log, as stored. ``command_id`` is unique for its seat, so that nothing is carried out twice.

    ``told`` has a bit for every viewer who was sent an update because of it (bit ``seats`` is the spectators'),
    ``asked`` one for every seat whose choices are new since then. Both are decided when the command is carried out and
    stored with it, so that every viewer's count of updates is the same after a restart and after an upgrade.
    """

    seq: int
    seat: int
    command_id: str
    command: Command
    at: float
    told: int = 0
    asked: int = 0
