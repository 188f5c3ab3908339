"""The rule functions every game gives: their names as generic rule code calls them, and the bundles they come in.

The functions here have no body of their own: ``build(…, bind=game.functions.bind())`` puts one game's functions in
their place. A game states ``RULES = RuleFunctions(setup=setup, …)`` in its ``rules`` module and, in its ``bot`` module,
``BOT = BotFunctions(…)``, so that a missing one or a wrong signature is found where it is written.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from .layout import Record, Vector
from .rule import contract

S = TypeVar("S", bound=Record)


@contract
def setup(s: Record) -> None:
    """Deal. Seats, options and random streams are already set."""


@contract
def acting(s: Record) -> int:
    """Bit mask of the seats that may act now; 0 when the game is over."""
    return 0


@contract
def legal(s: Record, seat: int, mask: Vector) -> int:
    """Set ``mask[action]`` to 1 or 0 for every action and return how many are 1 (at least 1 for an acting seat)."""
    return 0


@contract
def step(s: Record, seat: int, action: int) -> None:
    """Carry out a legal action, unchecked."""


@contract
def scores(s: Record, out: Vector) -> None:
    """Points per seat so far."""


@contract
def outcome(s: Record, out: Vector) -> None:
    """Shares of the win per seat in sixtieths, once the game is over."""


@contract
def end_reason(s: Record) -> int:
    """Index into the game's end reasons, once the game is over."""
    return 0


@contract
def resample(s: Record, seat: int) -> None:
    """Complete a masked record to one full state this seat could not tell from the real one."""


@contract
def policy(s: Record, seat: int, mask: Vector) -> int:
    """The action of the sensible player; reads only what the seat may know. ``mask`` is room to work in."""
    return 0


@contract
def rollout(s: Record, seat: int, mask: Vector) -> int:
    """The action of the cheap randomised player; reads only what the seat may know. ``mask`` is room to work in."""
    return 0


@contract
def evaluate(s: Record, out: Vector) -> None:
    """Expected shares of the win per seat in sixtieths, from a full state."""


@dataclass(frozen=True, kw_only=True)
class RuleFunctions(Generic[S]):
    """What a game's ``rules`` module gives; the functions above say what each does."""

    setup: Callable[[S], None]
    acting: Callable[[S], int]
    legal: Callable[[S, int, Vector], int]
    step: Callable[[S, int, int], None]
    scores: Callable[[S, Vector], None]
    outcome: Callable[[S, Vector], None]
    end_reason: Callable[[S], int]
    resample: Callable[[S, int], None]


@dataclass(frozen=True, kw_only=True)
class BotFunctions(Generic[S]):
    """What a game's ``bot`` module gives."""

    policy: Callable[[S, int, Vector], int]
    rollout: Callable[[S, int, Vector], int]
    evaluate: Callable[[S, Vector], None]


@dataclass(frozen=True, kw_only=True)
class Functions(RuleFunctions[S], BotFunctions[S]):
    """All functions of one game."""

    @classmethod
    def of(cls, rules: RuleFunctions[S], bot: BotFunctions[S]) -> Functions[S]:
        """Both bundles in one."""
        return cls(**vars(rules), **vars(bot))

    def bind(self) -> dict[str, Callable[..., Any]]:
        """The functions by their names in the contract, as ``build`` takes them."""
        return dict(vars(self))
