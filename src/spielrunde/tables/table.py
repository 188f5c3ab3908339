"""One live table, made from its log of commands alone; carrying out a command gives the entries to store.

A command is checked, carried out and returned as log entries; whoever runs the table stores them before telling
anyone, and throws the table away if storing fails.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from copy import copy

import msgspec

from ..kernel.errors import BadRecord
from ..kernel.game import find
from ..kernel.match import Match
from ..kernel.view import UNDO
from . import names
from .deliveries import Deliveries, Delivery
from .entries import (
    TABLE,
    Clear,
    Command,
    Entry,
    Founding,
    Place,
    Publish,
    Rename,
    Return,
    Sit,
    StandIn,
    Start,
    Step,
    Undo,
)
from .perspectives import Perspective, Perspectives
from .refusals import Refused
from .seating import BOT, OPEN, PERSON, STAND_IN_LEVEL, Seat, held


class Table:
    """Seats, game and log of one table. Viewers are numbered by seat; ``spectators`` is the number of the others."""

    def __init__(self, founding: Founding) -> None:
        self.founding = founding
        self.seats = [Seat(number) for number in range(founding.seats)]
        self.spectators = founding.seats
        self.match: Match | None = None
        self.public = False
        """Whether anyone on this server may sit down, without the link."""
        self.seq = 0
        self.at = founding.at
        """When something happened last that everybody may know of, in seconds since 1970 (UTC)."""
        self._deliveries = Deliveries(founding.seats)
        self._offered = [0] * founding.seats
        self._done: dict[tuple[int, str], int] = {}
        self._perspectives = Perspectives(None, [])

    @classmethod
    def restore(cls, founding: Founding, log: Iterable[Entry]) -> Table:
        """The table as its log left it. Raises SpielrundeError if the rules no longer allow what is in the log."""
        known = find(founding.game).meta.rules_version
        if founding.rules_version != str(known):
            raise BadRecord(reason="version", found=founding.rules_version, known=known)
        table = cls(founding)
        for entry in log:
            table._enact(entry)
            table._count(entry)
        return table

    # --- what anyone may ask -----------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """``waiting``, ``playing`` or ``over``."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def names(self) -> list[str]:
        """The names on the seats, in seat order."""
        return [seat.name for seat in self.seats]

    @property
    def joinable(self) -> bool:
        """Whether anyone on this server may take a seat now."""
        return self.public and self.match is None and any(seat.who == OPEN for seat in self.seats)

    def seats_of(self, person: str) -> list[int]:
        """The seats this person holds: their own, and those of people beside them at the same device."""
        return held(self.seats, person)

    def seat_of(self, person: str) -> int | None:
        """The seat this person sits on themselves."""
        return next(iter(self.seats_of(person)), None)

    def n(self, viewer: int) -> int:
        """How many updates this viewer was sent so far; 0 before the deal."""
        return self._deliveries.n(viewer)

    def perspective(self, viewer: int, lang: str) -> Perspective:
        """What this viewer sees and is offered now."""
        return self._perspectives.of(self.audience(viewer), lang)

    def since(self, viewer: int, n: int | None) -> list[Delivery]:
        """What this viewer has to be told after update ``n``; everything for None or a number never sent."""
        known = n if n is not None and 0 <= n <= self.n(viewer) else 0
        return self._deliveries.since(viewer, known)

    def acting_bots(self) -> list[int]:
        """Seats that must act now and are played by a bot."""
        return [seat for seat in self._acting() if self.seats[seat].bot_plays]

    def acting_persons(self) -> list[int]:
        """Seats that must act now and are played by a person."""
        return [seat for seat in self._acting() if not self.seats[seat].bot_plays]

    def shows_summary(self) -> bool:
        """Whether the last effective step completed a summary that people want to read."""
        match = self._running()
        return any(event.sheet is not None for event in match.told(len(match.steps)))

    def done(self, seat: int, command_id: str) -> int | None:
        """The ``n`` after the command of this id if it was carried out before, so that a resend is harmless."""
        return self._done.get((seat, command_id))

    # --- seats -------------------------------------------------------------------------------------------------

    def sit(self, *, person: str, name: str, invite: str, contribution: str, at: float) -> list[Entry]:
        """A person takes the first open seat; nothing happens if they sit already. Raises Refused."""
        if self.seat_of(person) is not None:
            return []
        if not (self.public or person == self.founding.host or _same(invite, self.founding.invite)):
            raise Refused("bad_invite")
        free = next((chair for chair in self.seats if chair.who == OPEN), None)
        if free is None or self.match is not None:
            raise Refused("table_full")
        return self._seat(free, Sit(person, names.distinct(name, self.names), contribution), at)

    def sit_here(self, *, person: str, name: str, seat: int, contribution: str, at: float) -> list[Entry]:
        """The host takes an open seat, or puts on it somebody who plays at the same device. Raises Refused."""
        chair = self._changeable(person, seat)
        if chair.who != OPEN:
            raise Refused("seat_taken", seat=seat)
        return self._seat(chair, Sit(person, names.distinct(name, self.names), contribution), at)

    def place(self, *, person: str, seat: int, level: str, contribution: str, at: float) -> list[Entry]:
        """The host puts a bot on an open seat, or changes the level of one that waits there. Raises Refused."""
        chair = self._changeable(person, seat)
        if chair.who == BOT and chair.level == level:
            return []
        return self._seat(chair, Place(level, names.for_bot(self.names), contribution), at)

    def clear(self, *, person: str, seat: int, at: float) -> list[Entry]:
        """The host opens the seat of a waiting bot. Raises Refused."""
        chair = self._changeable(person, seat)
        return [] if chair.who == OPEN else self._seat(chair, Clear(), at)

    def publish(self, *, person: str, public: bool, at: float) -> list[Entry]:
        """The host opens the table to everyone on this server, or closes it again. Raises Refused."""
        if person != self.founding.host:
            raise Refused("not_host")
        if self.match is not None:
            raise Refused("not_waiting")
        if self.public == public:
            return []
        return [self._carry_out(TABLE, f"publish:{self.seq}", Publish(public), at)]

    def rename(self, *, person: str, name: str, at: float) -> list[Entry]:
        """A person at the table has another name now."""
        seat = self.seat_of(person)
        if seat is None or self.seats[seat].name == name:
            return []
        others = [other.name for other in self.seats if other.number != seat]
        return [self._carry_out(seat, f"rename:{self.seq}", Rename(names.distinct(name, others)), at)]

    def stand_in(self, *, seat: int, at: float) -> list[Entry]:
        """A bot plays on for a person who is away."""
        return [self._carry_out(seat, f"stand_in:{self.seq}", StandIn(STAND_IN_LEVEL), at)]

    def come_back(self, *, seat: int, at: float) -> list[Entry]:
        """The person plays again, if a bot stood in for them."""
        if self.seats[seat].who != PERSON or not self.seats[seat].bot_plays:
            return []
        return [self._carry_out(seat, f"return:{self.seq}", Return(), at)]

    # --- the game ----------------------------------------------------------------------------------------------

    def choose(self, *, seat: int, command_id: str, base_n: int, choice: str, at: float) -> list[Entry]:
        """A person makes one of the offered choices, or takes its last move back. Raises Refused.

        The choice is valid if it was taken from any update since this seat's present choices were first offered.
        """
        match = self._running()
        if choice == UNDO:
            if not match.can_undo(seat):
                raise Refused("no_undo")
        elif match.over:
            raise Refused("game_over")
        elif seat not in match.acting():
            raise Refused("not_your_turn")
        if not self._offered[seat] <= base_n <= self.n(seat):
            raise Refused("stale")
        *before, last = [Undo()] if choice == UNDO else self._commands(seat, choice)
        entries = [self._carry_out(seat, f"path:{self.seq}", command, at) for command in before]
        return [*entries, self._carry_out(seat, command_id, last, at)]

    def bot_move(self, *, seat: int, number: int, at: float) -> list[Entry]:
        """A bot takes the offered action with this dense number. Raises Refused."""
        match = self._running()
        action = next((offer.action for offer in match.choices(seat) if offer.number == number), None)
        if action is None:
            raise Refused("illegal")
        return [self._carry_out(seat, self.bot_command_id(), Step(dict(action), self.seats[seat].level), at)]

    def bot_command_id(self) -> str:
        """The id of a bot's next move: derived from the log, so that sending it twice is harmless."""
        return f"bot:{self.seq}"

    # --- carrying out ------------------------------------------------------------------------------------------

    def _seat(self, chair: Seat, command: Command, at: float) -> list[Entry]:
        entries = [self._carry_out(chair.number, f"seat:{self.seq}", command, at)]
        if all(seat.who != OPEN for seat in self.seats):
            entries.append(self._carry_out(TABLE, "start", Start(), at))
        return entries

    def _carry_out(self, seat: int, command_id: str, command: Command, at: float) -> Entry:
        """Carry a checked command out and decide who is told of it and who is asked anew."""
        entry = Entry(self.seq, seat, command_id, command, at)
        before = self._snapshot() if isinstance(command, Start | Step | Undo) else None
        self._enact(entry)
        if before is not None:
            entry = self._marked(entry, before)
        self._count(entry)
        return entry

    def _enact(self, entry: Entry) -> None:
        match entry.command:
            case Start():
                self.match = self._deal()
                self._deliveries.moved(TABLE, turn=0)
            case Step(action):
                self._running().apply(entry.seat, action)
                self._deliveries.moved(entry.seat, self._running().moments[-1].turn)
            case Publish(public):
                self.public = public
            case Undo():
                self._running().undo(entry.seat)
                self._deliveries.took_back(entry.seat)
            case other:
                self.seats[entry.seat].change(other)
        self._perspectives = Perspectives(self.match, self.names)
        self.seq = entry.seq + 1

    def _count(self, entry: Entry) -> None:
        self._deliveries.tell(entry.told)
        if entry.told >> self.spectators & 1 or not isinstance(entry.command, Step | Undo):
            self.at = entry.at
        for seat in range(len(self.seats)):
            if entry.asked >> seat & 1:
                self._offered[seat] = self.n(seat)
        self._done[entry.seat, entry.command_id] = 0 if entry.seat == TABLE else self.n(entry.seat)

    def _marked(self, entry: Entry, before: dict[int, Perspective]) -> Entry:
        told = asked = 0
        for viewer, new in self._snapshot().items():
            old = before[viewer]
            if old.view != new.view or self._has_news(viewer, entry):
                told |= 1 << viewer
            if viewer == entry.seat or (new.offered and old.offered != new.offered):
                asked |= 1 << viewer
        return msgspec.structs.replace(entry, told=told | asked, asked=asked)

    def _has_news(self, viewer: int, entry: Entry) -> bool:
        """Whether the viewer is told an event of the step this entry was, or that a step they know of is undone."""
        match = self._running()
        if isinstance(entry.command, Undo):
            return self._deliveries.told_of_what_is_taken_back(viewer)
        return bool(match.told(len(match.steps), self.audience(viewer), "en", self.names))

    def audience(self, viewer: int) -> int | None:
        """A viewer's number as the game knows it: the seat, or None for spectators."""
        return None if viewer == self.spectators else viewer

    def _snapshot(self) -> dict[int, Perspective]:
        return {viewer: self.perspective(viewer, self.founding.lang) for viewer in self._people()}

    def _people(self) -> list[int]:
        """Viewers who are told of the game: persons, and spectators. A bot looks for itself when it has to act."""
        return [seat.number for seat in self.seats if seat.who == PERSON] + [self.spectators]

    def _deal(self) -> Match:
        contributions = [seat.contribution for seat in self.seats]
        return new_match(self.founding, contributions)

    def _commands(self, seat: int, choice: str) -> list[Step | Undo]:
        """What an offered choice writes into the log. A path is tried first, so that it is carried out as a whole."""
        offer = next((offer for offer in self._running().choices(seat) if offer.id == choice), None)
        if offer is None:
            raise Refused("illegal")
        if not offer.path:
            return [Step(dict(offer.action))]
        trial = copy(self._running())
        trial.apply(seat, offer)
        action = trial.game.actions.from_id
        return [Undo() if step == UNDO else Step(action(step)) for step in offer.path]

    def _acting(self) -> list[int]:
        return [] if self.match is None or self.match.over else self.match.acting()

    def _running(self) -> Match:
        if self.match is None:
            raise Refused("not_started")
        return self.match

    def _changeable(self, person: str, seat: int) -> Seat:
        """The seat, if this person may change who sits there."""
        if person != self.founding.host:
            raise Refused("not_host")
        if not 0 <= seat < len(self.seats):
            raise Refused("no_seat", seat=seat)
        if self.match is not None:
            raise Refused("not_waiting")
        if self.seats[seat].who == PERSON:
            raise Refused("seat_taken", seat=seat)
        return self.seats[seat]


def new_match(founding: Founding, contributions: list[str]) -> Match:
    """The game of a founding, dealt. Raises SpielrundeError for an unknown game, seat count or option."""
    return Match.new(
        founding.game,
        seats=founding.seats,
        options=founding.options,
        secret=bytes.fromhex(founding.secret),
        contributions=contributions,
    )


def _same(left: str, right: str) -> bool:
    return hmac.compare_digest(left.encode(), right.encode())
