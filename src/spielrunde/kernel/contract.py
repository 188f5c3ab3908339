"""The names every game gives, as generic rule code (playouts, search, batches) calls them.

Nothing here has a body of its own: ``build(…, bind=game.functions)`` puts one game's functions in their place.
"""

from __future__ import annotations

from .layout import Record, Vector
from .rule import contract


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
