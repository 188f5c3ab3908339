"""Figures for operators, in the form Prometheus reads, on a port of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

REGISTRY = CollectorRegistry()

MESSAGES = Counter("spielrunde_messages", "Messages from browsers", registry=REGISTRY)
REJECTS = Counter("spielrunde_rejects", "Messages refused, by code", ["code"], registry=REGISTRY)
SOCKETS = Gauge("spielrunde_sockets", "Open websockets", registry=REGISTRY)
ANSWER = Histogram(
    "spielrunde_answer_seconds",
    "From a message to its answer, stored and told",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
    registry=REGISTRY,
)


@contextmanager
def exposed(host: str, port: int | None) -> Iterator[None]:
    """Serve the figures while this lasts, if a port is given. Raises OSError if it is in use."""
    if port is None:
        yield
        return
    server, thread = start_http_server(port, addr=host, registry=REGISTRY)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
