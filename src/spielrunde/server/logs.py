"""Logs: one JSON object a line on standard error, UTC, never a token or an invite."""

from __future__ import annotations

import logging
import sys

import structlog


def configure(level: str) -> None:
    """Set up logging for the server process. ``level`` is ``debug``, ``info``, ``warning`` or ``error``."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
