"""Rules written once, run three ways: ``@rule`` marks them, ``build`` makes a plain-Python, CPU or CUDA copy.

The only file that knows of numba. A rule function calls only other rule functions and reads only module-level
integers and integer arrays, of its own module or of another one by its name (``on.START``); ``build`` copies it
together with everything it calls, each name rebound to the copy for that target.
Generic code calls the names of the contract (``kernel/contract.py``), which ``build`` binds to one game's functions.
"""

from __future__ import annotations

import builtins
import dis
import functools
import hashlib
import inspect
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar, cast

import numpy as np
import platformdirs

Function = TypeVar("Function", bound=Callable[..., Any])

TARGETS = ("python", "cpu", "cuda")


def rule(function: Function) -> Function:
    """Mark a function as rule code; it stays an ordinary Python function."""
    function.__dict__["is_rule"] = True
    return function


def contract(function: Function) -> Function:
    """Mark a name of the contract: a placeholder that ``build`` replaces by a game's own function."""
    function.__dict__["is_rule"] = True
    function.__dict__["is_contract"] = True
    return function


def build(
    entries: Mapping[str, Callable[..., Any]], *, target: str, bind: Mapping[str, Callable[..., Any]] | None = None
) -> dict[str, Callable[..., Any]]:
    """Copy rule functions, with all they call, for one target.

    Args:
        entries: the functions wanted, by the name under which they are returned.
        target: ``python``, ``cpu`` (numba, compiled on first call, cached on disk) or ``cuda`` (device functions).
        bind: a game's functions for the names of the contract.

    Raises ValueError for an unknown target or an unbound name of the contract, ImportError if the target's compiler is
    not installed.
    """
    if target not in TARGETS:
        raise ValueError(f"target must be one of {', '.join(TARGETS)}, not {target!r}")
    copies = _Copies(target, bind or {}, [_bound(function, bind or {}) for function in entries.values()])
    if target == "cpu":
        copies.cache = cache_folder(entries, bind or {})
    return {name: copies.of(function) for name, function in entries.items()}


def compile_ptx(
    function: Callable[..., Any],
    bind: Mapping[str, Callable[..., Any]],
    arguments: tuple[Any, ...],
    capability: tuple[int, int],
) -> str:
    """Compile a rule function that returns nothing as a CUDA kernel to PTX text; needs no GPU.

    ``arguments`` are example values (NumPy arrays, ints) that fix the types; ``capability`` is like ``(9, 0)``.
    Raises ImportError if numba-cuda is not installed.
    """
    from numba import cuda
    from numba.cuda import dispatcher
    from numba.cuda.typing.typeof import typeof

    plain = _Copies("cuda", bind).plain(function)
    signature = cuda.types.void(*(typeof(argument) for argument in arguments))
    kept = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        ptx, _ = cuda.compile(plain, signature, device=False, abi="numba", cc=capability)
    finally:
        dispatcher.get_current_device = kept
    return str(ptx)


def reached(
    functions: Iterable[Callable[..., Any]], bind: Mapping[str, Callable[..., Any]]
) -> list[Callable[..., Any]]:
    """All these functions and everything they call."""
    found: dict[Callable[..., Any], None] = {}
    pending = list(functions)
    while pending:
        function = _bound(pending.pop(), bind)
        if function not in found:
            found[function] = None
            pending.extend(value for value in names(function).values() if is_rule(value))
    return list(found)


def cache_folder(entries: Mapping[str, Callable[..., Any]], bind: Mapping[str, Callable[..., Any]]) -> Path:
    """Where compiled code of these functions is kept: named by the content of every file they stand in and of every
    constant they read, since numba's own cache does not notice an edit in another file. ``SPIELRUNDE_CACHE_DIR``
    overrides the user's cache folder."""
    import numba

    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {sorted(entries)} {sorted(bind)}".encode())
    functions = reached(entries.values(), bind)
    for path in sorted({Path(inspect.getfile(function)) for function in functions}):
        digest.update(path.read_bytes())
    constants = {
        f"{function.__module__}.{name} {value!r}" for function in functions for name, value in _constants(function)
    }
    digest.update("\n".join(sorted(constants)).encode())
    root = os.environ.get("SPIELRUNDE_CACHE_DIR") or platformdirs.user_cache_dir("spielrunde")
    checked = "-checked" if numba.config.BOUNDSCHECK else ""
    return Path(root) / "rules" / (digest.hexdigest()[:24] + checked)


class _Copies:
    """Copies of rule functions for one target, each made once."""

    def __init__(
        self, target: str, bind: Mapping[str, Callable[..., Any]], entries: Iterable[Callable[..., Any]] = ()
    ) -> None:
        self.target = target
        self.bind = bind
        self.entries = set(entries)
        self.cache: Path | None = None
        self._done: dict[Callable[..., Any], Callable[..., Any]] = {}

    def of(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The copy of a function (and of all it calls) for this target."""
        function = _bound(function, self.bind)
        if function not in self._done:
            self._done[function] = self._finish(self.plain(function), entry=function in self.entries)
        return self._done[function]

    def plain(self, function: Callable[..., Any]) -> FunctionType:
        """An unfinished copy whose helpers are finished ones."""
        original = cast(FunctionType, _bound(function, self.bind))
        if original.__name__ == "emit" and original.__module__.endswith("kernel.events") and self.target != "python":
            original = cast(FunctionType, _silent)
        bound: dict[str, Any] = {"__builtins__": builtins, "__name__": original.__module__}
        for name, value in names(original).items():
            bound[name] = self.of(value) if is_rule(value) else value
        copy = FunctionType(original.__code__, bound, original.__name__, original.__defaults__)
        copy.__module__ = original.__module__
        copy.__qualname__ = original.__qualname__
        return copy

    def _finish(self, function: FunctionType, *, entry: bool) -> Callable[..., Any]:
        if self.target == "python":
            return function
        if self.target == "cuda":
            from numba import cuda

            return cast(Callable[..., Any], cuda.jit(device=True)(function))
        return _jit_cpu(function, cast(Path, self.cache), entry=entry)


def _jit_cpu(function: FunctionType, cache: Path, *, entry: bool) -> Callable[..., Any]:
    """Compile lazily for the CPU; only entries get the wrappers that let Python call them, which take long to make.

    Where the folder cannot be written nothing is kept: numba would fall back to folders that do not notice edits.
    """
    import numba

    kept = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache)
    try:
        options = {"cache": _writable(cache), "nogil": True, "error_model": "numpy"}
        options.update(no_cpython_wrapper=not entry, no_cfunc_wrapper=True)
        return cast(Callable[..., Any], numba.njit(**options)(function))
    finally:
        numba.config.CACHE_DIR = kept


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def _silent(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """What ``emit`` becomes in compiled code: nobody listens."""


def _bound(function: Callable[..., Any], bind: Mapping[str, Callable[..., Any]]) -> Callable[..., Any]:
    if "is_contract" not in function.__dict__:
        return function
    if function.__name__ not in bind:
        raise ValueError(f"the contract's {function.__name__!r} is not bound to a game's function")
    return bind[function.__name__]


def names(function: Callable[..., Any]) -> dict[str, Any]:
    """The module-level names a function loads, with their values; an attribute of the same name is none of them."""
    plain = cast(FunctionType, function)
    return {name: plain.__globals__[name] for name in _loads(plain.__code__) if name in plain.__globals__}


def undefined(function: Callable[..., Any]) -> list[str]:
    """The names a function loads that its module does not have: Python's own functions, and mistakes."""
    plain = cast(FunctionType, function)
    return [name for name in _loads(plain.__code__) if name not in plain.__globals__]


def module_reads(function: Callable[..., Any], module: str) -> list[str]:
    """The attributes a function reads of a module it loads under this name."""
    steps = dis.get_instructions(cast(FunctionType, function).__code__)
    return [
        after.argval
        for step, after in pairwise(steps)
        if step.opname == "LOAD_GLOBAL" and step.argval == module and after.opname in ("LOAD_ATTR", "LOAD_METHOD")
    ]


@functools.cache
def _loads(code: CodeType) -> tuple[str, ...]:
    loads = (step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL")
    return tuple(dict.fromkeys(loads))


def _constants(function: Callable[..., Any]) -> Iterator[tuple[str, Any]]:
    """What a function can read besides other rules: its constants, and those of a module it reads them from."""
    for name, value in names(function).items():
        for inner, read in vars(value).items() if isinstance(value, ModuleType) else [("", value)]:
            if isinstance(read, int | np.ndarray):
                yield f"{name}.{inner}", read.tolist() if isinstance(read, np.ndarray) else read


def is_rule(value: object) -> bool:
    """Whether this is a function marked as rule code."""
    return callable(value) and "is_rule" in getattr(value, "__dict__", {})
