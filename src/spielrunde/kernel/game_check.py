"""What does not fit together in a game's declarations, told to its author when the game is loaded."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from .contract import Functions
from .errors import BadGame
from .layout import LAYOUTS, NOBODY, Field, Record
from .meta import Meta
from .rule import is_rule, module_reads, names, reached, undefined

BUILT_IN = {"abs", "int", "len", "max", "min", "range"}
"""What rule code may call of Python's own functions: all targets know them."""


def check(meta: Meta, state: type[Record], functions: Functions[Any]) -> None:
    """Whatever options, fields and rules refer to is there. Raises BadGame."""
    fields = {field.name: field for field in state.fields}
    _check_options(meta, fields)
    _check_fields(fields)
    _check_zones(meta, fields)
    bind = functions.bind()
    for function in reached(bind.values(), bind):
        _check_rule(function)


def _check_options(meta: Meta, fields: dict[str, Field]) -> None:
    for option in meta.options:
        wanted = list(option.content("").numbers) if option.type == "table" else [option.name]
        for name in wanted:
            if name not in fields:
                raise BadGame(reason="option", option=option.name, name=name)
    if meta.mood and meta.mood not in {option.name for option in meta.options}:
        raise BadGame(reason="mood", mood=meta.mood)


def _check_fields(fields: dict[str, Field]) -> None:
    for field in fields.values():
        for what, name in _references(field):
            if name and name not in fields:
                raise BadGame(reason="field", field=field.name, what=what, name=name)


def _check_zones(meta: Meta, fields: dict[str, Field]) -> None:
    """A zone is drawn in one of the ways there are; where people see its faces, it holds counts by kind."""
    for field in fields.values():
        if field.zone is None:
            continue
        if field.zone.layout not in LAYOUTS:
            raise BadGame(reason="layout", field=field.name, value=field.zone.layout, allowed=", ".join(LAYOUTS))
        columns = field.shape[-1] if field.shape else 0
        if field.shown is not NOBODY and columns > len(meta.kinds):
            raise BadGame(reason="zone", field=field.name, columns=columns, kinds=len(meta.kinds))


def _references(field: Field) -> Iterator[tuple[str, str]]:
    """What a declaration says of other fields, by name."""
    yield from (("shown_if", field.shown_if), ("open_if", field.open_if))
    if field.zone is not None:
        yield "size", field.zone.size
    if field.counter is not None:
        yield from (("top", top) for top in [field.counter.top] if isinstance(top, str))
        yield from (("stops", stop) for stop in field.counter.stops if isinstance(stop, str))


def _check_rule(function: Callable[..., Any]) -> None:
    """A rule function loads rules, constants and modules of constants, and nothing else."""
    where = {"rule": function.__name__, "module": function.__module__.rpartition(".")[2]}
    for name in undefined(function):
        reason = "no_rule" if hasattr(builtins, name) else "undefined"
        if name not in BUILT_IN:
            raise BadGame(reason=reason, name=name, **where)
    for name, value in names(function).items():
        if callable(value) and not is_rule(value):
            raise BadGame(reason="no_rule", name=name, **where)
        if isinstance(value, ModuleType):
            for constant in module_reads(function, name):
                if not hasattr(value, constant):
                    raise BadGame(reason="undefined", name=f"{name}.{constant}", **where)
