"""A real server in a process of its own, for browser tests: bots move at once, and the tests' own game is there too.

``python -m tests.e2e.server_process PORT DATABASE`` in the root of the checkout.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from spielrunde.live.limits import Limits
from spielrunde.server.run import serve
from spielrunde.server.settings import Settings
from spielrunde.tables.pace import AT_ONCE
from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[2]


class ServerProcess:
    """The server, which can be killed and started again on the same port and database."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.database = folder / "tables.sqlite3"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start and wait until it answers."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.server_process", str(self.port), str(self.database)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=PATIENCE_S).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """End it as kill -9 does: without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


def main() -> None:
    """Serve until killed."""
    many = Limits(tables=1000, sessions=1000, commands=1000)
    database = f"sqlite:///{sys.argv[2]}"
    settings = Settings(port=int(sys.argv[1]), database=database, pace=AT_ONCE, limits=many, log_level="warning")
    serve(settings)


if __name__ == "__main__":
    main()
