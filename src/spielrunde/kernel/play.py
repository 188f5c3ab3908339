"""A game being played: dealt, asked, moved (checked) and undone. It knows no words; ``Match`` adds them.

Every draw of a match comes from one key: SHA-256 over the secret, the seats' contributions, the game and its options.
Before the deal and before each effective step the streams are set afresh from HMAC(key, stream, index of the step; for
a seat's own stream, of its step), so nothing that was seen tells the next deal, and replaying the same steps gives the
same game.
"""

from __future__ import annotations

import functools
import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from . import entry
from .actions import Action
from .errors import BadTarget, GameOver, IllegalMove, NotYourTurn, NoUndo
from .game import Game, find
from .layout import Record, Vector
from .options import Value
from .rng import BOTS, SEAT, TABLE
from .rule import build
from .zones import OPENLY

Happening = tuple[int, int, int, int]
"""An event as emitted: kind and three arguments."""

TARGETS = ("python", "cpu")
"""What a match can run on."""

NO_STREAM = b"\1" + bytes(15)
"""What stands in the bots' stream of a match, where nothing draws from it. Not zeros: such a stream never moves on."""


@dataclass(frozen=True)
class Moment:
    """One effective step: who did what in which turn, what it emitted, how it sealed, the packed state before it."""

    turn: int
    seat: int
    action: Action
    events: list[Happening]
    sealed: int
    sheets: int
    """How many summaries were complete after it."""
    before: bytes


class Play:
    """One game from deal to end, made with ``new``; seats are numbered from 0."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Value], secret: bytes, contributions: list[str], target: str
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.secret = secret
        self.contributions = contributions
        self.target = target
        self.moments: list[Moment] = []
        """Effective steps, oldest first."""
        self._state = game.fresh(seats, options)
        self._derive()
        self.deal: list[Happening] = self._run(self._setup)
        """What was emitted by the deal."""

    def _derive(self) -> None:
        """Make what follows from the rest; a copy makes its own."""
        self._setup, self._step = _compiled(self.game, self.target)
        self._key = _key(self.game, self.options, self.seats, self.secret, self.contributions)
        self._mask = [0] * len(self.game.actions)

    @classmethod
    def new(
        cls,
        game: str | Game,
        *,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        secret: bytes | None = None,
        contributions: Sequence[str] = (),
        target: str = "python",
    ) -> Self:
        """Deal a game.

        Args:
            game: its id.
            seats: how many play.
            options: values by name; what is missing has its default.
            seed: a number or word that fixes the deal (the secret is its SHA-256); without it the deal is random.
            secret: 32 bytes to use instead of a seed.
            contributions: what each seat adds to the key of the shuffle (hex).
            target: ``python`` (events for people) or ``cpu`` (compiled, for speed; no events).

        Raises UnknownGame, BadSeats, BadOption or BadTarget.
        """
        if target not in TARGETS:
            raise BadTarget(target=target, known=", ".join(TARGETS))
        found = find(game)
        complete = found.complete(seats, options)
        if secret is None:
            secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(str(seed).encode()).digest()
        return cls(found, seats, complete, secret, list(contributions), target)

    # --- asking ---

    @property
    def state(self) -> Record:
        """The full state. For tests and analysis only: bots and people are given ``masked`` and ``view``."""
        return self._state

    @property
    def steps(self) -> list[tuple[int, Action]]:
        """Effective steps, oldest first: seat and structured action."""
        return [(moment.seat, moment.action) for moment in self.moments]

    @property
    def over(self) -> bool:
        """Whether nobody may act any more."""
        return not self.acting()

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret (hex), to be published before the deal."""
        return hashlib.sha256(self.secret).hexdigest()

    def acting(self) -> list[int]:
        """Seats that may act now; empty when the game is over."""
        bits = self.game.functions.acting(self._state)
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """Action numbers this seat may choose from now; empty if it does not act."""
        if seat not in self.acting():
            return []
        self.game.functions.legal(self._state, seat, self._mask)
        return [number for number, allowed in enumerate(self._mask) if allowed]

    def masked(self, seat: int | None) -> Record:
        """The state with every cell this seat cannot know set to -1: all a bot is given."""
        return self._state.masked(seat)

    def scores(self) -> list[int]:
        """Points per seat so far."""
        return self._numbers(self.game.functions.scores)

    def outcome(self) -> list[int]:
        """Shares of the win in sixtieths; all 0 until the game is over."""
        return self._numbers(self.game.functions.outcome) if self.over else [0] * self.seats

    @property
    def end_reason(self) -> str:
        """Name of the reason the game ended; empty while it goes on."""
        return self.game.meta.end_reasons[self.game.functions.end_reason(self._state)] if self.over else ""

    # --- moving ---

    def apply(self, seat: int, choice: Action | str | int) -> None:
        """Carry out an action, given in any of its forms, checked.

        Raises GameOver, NotYourTurn or IllegalMove; then nothing has changed.
        """
        acting = self.acting()
        if not acting:
            raise GameOver()
        if seat not in acting:
            raise NotYourTurn(seat=seat + 1)
        number = self.game.actions.number(choice)
        if number is None or number not in self.legal(seat):
            raise IllegalMove(seat=seat + 1, action=_words(self.game, number, choice))
        before = self._state.pack()
        turn = self._state.turn
        events = self._run(self._step, seat, number)
        action = self.game.actions.action(number)
        sheets = self.sheets_after(len(self.moments)) + self._sheets_in(events)
        self.moments.append(Moment(turn, seat, action, events, self._state.sealed, sheets, before))

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last step: nothing new was seen or drawn by it, and nobody moved on.
        Others who chose at the same time do not count, so that nobody learns from it that they did."""
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back this seat's last step. Raises NoUndo; then nothing has changed."""
        index = self._undoable(seat)
        if index is None:
            raise NoUndo(seat=seat + 1)
        kept = self.moments[index + 1 :]
        self._state = self.game.state.unpack(self.moments[index].before)
        del self.moments[index:]
        for moment in kept:
            self.apply(moment.seat, moment.action)

    def _undoable(self, seat: int) -> int | None:
        """Index of the step this seat may take back."""
        own = [index for index, moment in enumerate(self.moments) if moment.seat == seat]
        if self.over or not own or self.moments[own[-1]].sealed:
            return None
        later = self.moments[own[-1] + 1 :]
        if later:
            before = self.game.state.unpack(self.moments[own[-1]].before)
            acting = self.game.functions.acting(before)
            if not all(acting >> moment.seat & 1 and not moment.sealed & OPENLY for moment in later):
                return None
        return own[-1]

    def sheets_after(self, step: int) -> int:
        """How many summaries were complete after the deal (step 0) or an effective step."""
        return self.moments[step - 1].sheets if step else self._sheets_in(self.deal)

    def _sheets_in(self, events: list[Happening]) -> int:
        return sum(self.game.events.kinds[event[0]].sheet for event in events)

    def bot_seed(self, seat: int) -> bytes:
        """16 secret bytes for the random stream of this seat's bot in this position."""
        return self._stream(f"bot {seat}", len(self.moments))

    # --- copying ---

    def __getstate__(self) -> dict[str, Any]:
        """What a copy or a pickle holds, with the secret. Nothing is shared but steps, which never change."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "secret": self.secret,
            "contributions": list(self.contributions),
            "target": self.target,
            "moments": list(self.moments),
            "deal": list(self.deal),
            "_state": self._state.copy(),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._derive()

    def __copy__(self) -> Self:
        """An independent match in the same position, with the same draws to come."""
        out = type(self).__new__(type(self))
        out.__setstate__(self.__getstate__())
        return out

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.__copy__()

    def _numbers(self, function: Callable[[Record, Vector], None]) -> list[int]:
        out = [0] * self.seats
        function(self._state, out)
        return out

    def _run(self, function: Callable[..., Any], *arguments: int) -> list[Happening]:
        state = self._state
        self._set_streams(arguments[0] if arguments else None)
        state.sealed = 0
        if self.target != "python":
            record = state.to_numpy()
            function(record, 0, *arguments)
            self._state = self.game.state.from_numpy(record[0])
            return []
        state.events = []
        function(state, *arguments)
        events, state.events = state.events, None
        return events

    def _set_streams(self, seat: int | None) -> None:
        """Set random streams before the deal (all of them, seat None) or a step: the table's by the index of the step,
        the acting seat's own by how many steps it made. Those of the other seats run on, so that the order in which
        seats act at the same time changes no draw."""
        for stream in range(len(self._state.rng)):
            if stream == BOTS:
                words = NO_STREAM
            elif seat is None:
                words = self._stream(str(stream), 0)
            elif stream == TABLE:
                words = self._stream(str(stream), len(self.moments) + 1)
            elif stream == SEAT + seat:
                words = self._stream(str(stream), 1 + sum(moment.seat == seat for moment in self.moments))
            else:
                continue
            for word in range(4):
                part = words[4 * word : 4 * word + 4]
                self._state.rng[stream, word] = int.from_bytes(part, "little", signed=True)

    def _stream(self, stream: str, index: int) -> bytes:
        return hmac.digest(self._key, f"{stream} {index}".encode(), "sha256")[:16]


@functools.cache
def _compiled(game: Game, target: str) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """What deals and what moves, for this target."""
    if target == "python":
        return game.functions.setup, game.functions.step
    built = build({"setup": entry.setup_at, "step": entry.step_at}, target=target, bind=game.functions.bind())
    return built["setup"], built["step"]


def _key(game: Game, options: Mapping[str, Value], seats: int, secret: bytes, contributions: Sequence[str]) -> bytes:
    public = json.dumps([game.id, seats, dict(options), list(contributions)], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(secret + public.encode()).digest()


def _words(game: Game, number: int | None, wanted: object) -> str:
    return game.actions.id(number) if number is not None else str(wanted)[:60]
