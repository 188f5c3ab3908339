"""What a viewer sees and is offered, as bytes to compare: only a visible change is worth an update."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ..kernel.match import Match


@dataclass(frozen=True)
class Look:
    """One viewer's view, encoded, and the ids of the choices they are offered (none if they may not act)."""

    seen: bytes = b""
    offered: tuple[str, ...] = ()


def look(match: Match | None, viewer: int | None) -> Look:
    """What the viewer (a seat, or None for spectators) sees of the game now; nothing before the deal."""
    if match is None:
        return Look()
    choices = match.choices(viewer) if viewer is not None and viewer in match.acting() else []
    return Look(msgspec.json.encode(match.view(viewer)), tuple(choice.id for choice in choices))
