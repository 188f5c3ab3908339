"""Spielrunde: five modern card games, each written once, played in the browser and simulated at native speed."""

from .kernel.match import Match

__version__ = "0.1.0"
__all__ = ["Match", "__version__"]
