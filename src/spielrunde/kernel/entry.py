"""Compiled entry points of the contract: they take an array of records and an index, which is cheap to pass."""

from __future__ import annotations

from typing import Any

from .contract import setup, step
from .rule import rule


@rule
def setup_at(records: Any, index: int) -> None:
    """Deal the record at an index."""
    setup(records[index])


@rule
def step_at(records: Any, index: int, seat: int, action: int) -> None:
    """Carry out a legal action on the record at an index."""
    step(records[index], seat, action)
