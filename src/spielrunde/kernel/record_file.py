"""The record file of a match: written as plain data, read with every doubt named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from .errors import BadRecord, SpielrundeError
from .game import find
from .play import Play

Played = TypeVar("Played", bound=Play)

FORMAT = "spielrunde/1"
SECRET_BYTES = 32


def write(match: Play) -> dict[str, Any]:
    """The match as JSON-able data; ``result`` is None while it goes on."""
    result = None
    if match.over:
        result = {"scores": match.scores(), "outcome": match.outcome(), "reason": match.end_reason}
    tables = match.game.tables(match.options)
    return {
        "format": FORMAT,
        "game": match.game.id,
        "rules_version": match.game.meta.rules_version,
        "options": match.game.named(match.options),
        **({"tables": tables} if tables else {}),
        "seats": match.seats,
        "secret": match.secret.hex(),
        "contributions": list(match.contributions),
        "steps": [[seat, action] for seat, action in match.steps],
        "result": result,
    }


def replay(cls: type[Played], record: object, to: int | None) -> Played:
    """Play a record again from the deal; if all of it was played, its result is checked too."""
    if not isinstance(record, Mapping) or record.get("format") != FORMAT:
        raise BadRecord(reason="foreign", format=FORMAT)
    match = _deal(cls, record)
    steps = record["steps"]
    end = len(steps) if to is None else to
    if not 0 <= end <= len(steps):
        raise BadRecord(reason="to", to=to, moves=len(steps))
    for index in range(end):
        _one(match, index, steps[index])
    if end == len(steps) and record.get("result") != write(match)["result"]:
        raise BadRecord(reason="result")
    return match


def _deal(cls: type[Played], record: Mapping[str, Any]) -> Played:
    for name, kind in (
        ("game", str),
        ("options", Mapping),
        ("seats", int),
        ("secret", str),
        ("contributions", list),
        ("steps", list),
    ):
        if not isinstance(record.get(name), kind):
            raise BadRecord(reason="field", name=name)
    try:
        secret = bytes.fromhex(record["secret"])
    except ValueError:
        raise BadRecord(reason="field", name="secret") from None
    if len(secret) != SECRET_BYTES:
        raise BadRecord(reason="field", name="secret")
    tables = record.get("tables", {})
    if not isinstance(tables, Mapping):
        raise BadRecord(reason="field", name="tables")
    if not all(isinstance(part, str) for part in record["contributions"]):
        raise BadRecord(reason="field", name="contributions")
    try:
        known = find(record["game"]).meta.rules_version
        if record.get("rules_version") != known:
            raise BadRecord(reason="version", found=record.get("rules_version"), known=known)
        match = cls.new(
            record["game"],
            seats=record["seats"],
            options=find(record["game"]).unnamed(record["options"], tables),
            secret=secret,
            contributions=record["contributions"],
        )
    except BadRecord:
        raise
    except SpielrundeError as error:
        raise BadRecord(reason="deal", why=error) from error
    return match


def _one(match: Play, index: int, step: object) -> None:
    if not (
        isinstance(step, list | tuple) and len(step) == 2 and type(step[0]) is int and isinstance(step[1], Mapping)
    ):
        raise BadRecord(reason="step", move=index + 1)
    seat, action = step
    try:
        match.apply(seat, dict(action))
    except SpielrundeError as error:
        raise BadRecord(reason="move", move=index + 1, why=error) from error
