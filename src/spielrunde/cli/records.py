"""``replay`` and ``verify``: look at a recorded game again, and check its deal and result."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

import typer

from ..kernel.match import Match
from .words import BadWord, Lang, read_json

Record = Annotated[Path, typer.Argument(help="A record file (JSON).")]
To = Annotated[int | None, typer.Option("--to", help="Stop after so many moves.")]
Commitment = Annotated[str | None, typer.Option(help="The SHA-256 that was published before the deal.")]


def replay(record: Record, to: To = None, lang: Lang = "en") -> None:
    """Tell a recorded game again, move by move."""
    match = Match.replay(read_json(record), to=to)
    turn = -1
    for step in range(len(match.moments) + 1):
        for event in match.told(step, None, lang):
            if event.turn != turn:
                turn = event.turn
                print(f"\n[{turn}]" if turn else "")
            if event.text:
                print(event.text)
    view = match.view(None, lang)
    print(f"\n{view.result.text}. {view.result.reason}" if view.result else f"\n{view.prompt}.")


def verify(record: Record, commitment: Commitment = None) -> None:
    """Check that a record's secret fits the commitment, and that its moves lead to its result."""
    data = read_json(record)
    match = Match.replay(data)
    if commitment and hashlib.sha256(match.secret).hexdigest() != commitment.lower():
        raise BadWord(reason="commitment")
    end = f"result {match.scores()}" if match.over else "not over"
    print(f"The record is sound: {match.game.id}, {match.seats} players, {len(match.moments)} moves, {end}.")
    print(f"Commitment: {match.commitment}")


COMMANDS = (replay, verify)
