"""Both ends of an unreliable network: a browser, and beside it an observer of the same seat over one without faults."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from spielrunde.kernel.view import EventView
from spielrunde.live.conversation import Conversation
from spielrunde.live.listener import Listener
from spielrunde.live.protocol import Cmd, Update
from spielrunde.live.store import Person


@dataclass
class Observer:
    """What one viewer was sent, update by update, over a network without faults."""

    events: dict[int, list[EventView]] = field(default_factory=dict)
    hashes: dict[int, str] = field(default_factory=dict)
    takes_back: dict[int, int] = field(default_factory=dict)
    """Updates that told of a move being taken back, and the updates that had told of that move."""
    listener: Listener | None = None

    def note(self, message: Any) -> None:
        """Keep an update."""
        if not isinstance(message, Update) or message.n in self.hashes:
            return
        assert message.n == len(self.hashes) + 1, "an update was left out"
        self.events[message.n], self.hashes[message.n] = message.events, message.hash
        back = next((event.seat for event in message.events if event.kind == "undo"), None)
        if back is not None:
            gone = {*self.takes_back, *self.takes_back.values(), message.n}
            own = {n for n, events in self.events.items() if any(event.seat == back for event in events)}
            self.takes_back[message.n] = max((own - gone) or (set(self.hashes) - gone))

    def told(self, after: int, up_to: int) -> list[EventView]:
        """What someone missed who comes back: a move taken back meanwhile is passed over."""
        missed = range(after + 1, up_to + 1)
        pairs = {n for pair in self.takes_back.items() if set(pair) <= set(missed) for n in pair}
        return [event for n in missed if n not in pairs for event in self.events[n]]


@dataclass
class Browser:
    """One person's page behind the unreliable network."""

    person: Person
    seat: int
    listener: Listener | None = None
    conversation: Conversation | None = None
    greeted: bool = False
    n: int = 0
    offers: list[tuple[int, list[str]]] = field(default_factory=list)
    """Choices by the update they came with, the newest first."""
    sent: list[Cmd] = field(default_factory=list)
    acked: set[str] = field(default_factory=set)


class Repeatable:
    """Stands in for ``secrets``, so that a failing run can be run again."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def token_hex(self, size: int) -> str:
        return self._chance.randbytes(size).hex()

    token_urlsafe = token_hex
