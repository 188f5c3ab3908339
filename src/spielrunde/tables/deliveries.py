"""What each viewer was told of the game, counted by a number of their own, so that nobody can count hidden steps."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Change:
    """The deal (``step`` 0), one move, or the taking back of one. ``undone`` moves are told to nobody any more."""

    step: int
    seat: int
    turn: int
    undone: bool = False
    takes_back: Change | None = None


@dataclass(frozen=True)
class Delivery:
    """One thing to tell: the events of an effective step, or that ``seat`` took its move back (``step`` None)."""

    seat: int
    turn: int
    step: int | None


class Deliveries:
    """The changes of one game and who was told of which. Viewers are numbered by seat; the last is the spectators."""

    def __init__(self, seats: int) -> None:
        self._changes: list[Change] = []
        self._told: list[list[Change]] = [[] for _ in range(seats + 1)]

    def moved(self, seat: int, turn: int) -> None:
        """A move became effective (or the deal, the first time)."""
        self._changes.append(Change(len(self._changes), seat, turn))
        self._latest = self._changes[-1]

    def took_back(self, seat: int) -> None:
        """This seat's last effective move is taken back; what others chose at the same time stays."""
        index = max(index for index, change in enumerate(self._changes) if change.seat == seat)
        gone = self._changes.pop(index)
        gone.undone = True
        for later in self._changes[index:]:
            later.step -= 1
        self._latest = Change(gone.step, seat, gone.turn, takes_back=gone)

    def tell(self, viewers: int) -> None:
        """Count what happened last as told to the viewers of this bit mask."""
        for viewer, told in enumerate(self._told):
            if viewers >> viewer & 1:
                told.append(self._latest)

    def told_of_what_is_taken_back(self, viewer: int) -> bool:
        """Whether this viewer knows of the move that was taken back last."""
        gone = self._latest.takes_back
        return gone is not None and _holds(self._told[viewer], gone)

    def n(self, viewer: int) -> int:
        """How many updates this viewer was sent."""
        return len(self._told[viewer])

    def since(self, viewer: int, n: int) -> list[Delivery]:
        """What this viewer has not been told if the last update that arrived was ``n``.

        A move that was taken back meanwhile is passed over together with the taking back.
        """
        told = self._told[viewer]
        missed = told[n:]
        return [
            Delivery(change.seat, change.turn, change.step if change.takes_back is None else None)
            for change in missed
            if not change.undone and (change.takes_back is None or _holds(told[:n], change.takes_back))
        ]


def _holds(changes: list[Change], wanted: Change) -> bool:
    return any(change is wanted for change in changes)
