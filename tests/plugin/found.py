"""Makes the tests' own game found the way an installed plugin is: by the entry point in its package's metadata."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spielrunde.kernel.game import look_again

FOLDER = Path(__file__).parent
"""Holds the metadata folder ``open_bid-1.0.dist-info``."""


@contextmanager
def plugin_found() -> Iterator[None]:
    """While this lasts, ``games()`` lists ``open_bid`` too."""
    sys.path.append(str(FOLDER))
    importlib.invalidate_caches()
    look_again()
    try:
        yield
    finally:
        sys.path.remove(str(FOLDER))
        importlib.invalidate_caches()
        look_again()
