"""Facts about a game, as data: what its ``meta`` module gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .options import Option, Preset


@dataclass(frozen=True)
class Meta:
    """Facts about a game (``META`` in its ``meta`` module).

    ``kinds`` are the names of its cards by number, ``arguments`` the names of what event arguments and actions can be
    (argument name -> names by number; an argument missing there is a plain number). ``phases`` and ``end_reasons`` are
    names by number, declared beside their constants. ``cap`` is the number of moves no game exceeds. ``mood`` names the
    option that picks the look, or is empty. ``presets`` are the choices of options a table can start from.
    """

    id: str
    seats: tuple[int, ...]
    minutes: int
    age: int
    rules_version: int
    options: tuple[Option, ...]
    kinds: tuple[str, ...]
    end_reasons: Sequence[str]
    cap: int
    arguments: Mapping[str, Sequence[str]] = field(default_factory=dict)
    phases: Sequence[str] = ("main",)
    mood: str = ""
    check: Callable[[Mapping[str, Any], int], None] | None = None
    presets: tuple[Preset, ...] = ()
