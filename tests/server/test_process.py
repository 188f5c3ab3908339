"""Real server processes: killed with -9, started twice, given ports and databases that cannot be used."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from spielrunde.live.protocol import PROTO
from spielrunde.server.settings import Settings
from spielrunde.tables.pace import Pace
from tests.patience import PATIENCE_S
from tests.server.web import table_of

pytestmark = pytest.mark.slow

LIVES = 4
"""How often a server is killed."""

PROGRAM = """
import pathlib, sys, msgspec
from spielrunde.kernel.errors import SpielrundeError
from spielrunde.server.run import serve
from spielrunde.server.settings import Settings
try:
    settings = msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=lambda _, path: pathlib.Path(path))
    serve(settings, on_ready=lambda url: print(url, flush=True))
except SpielrundeError as error:
    sys.exit(error.text(sys.argv[2]))
"""


def start(settings: Settings, lang: str = "en") -> subprocess.Popen[str]:
    """A server process of its own."""
    command = [sys.executable, "-c", PROGRAM, msgspec.json.encode(settings, enc_hook=str).decode(), lang]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@contextmanager
def running(settings: Settings) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that answers, with its address; killed at the end whatever happens."""
    process = start(settings)
    try:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        assert url, process.communicate()[1]
        yield process, url.rstrip("/")
    finally:
        process.kill()
        process.communicate()


def refusal(settings: Settings, lang: str = "en") -> str:
    """The one sentence a server ends with that cannot start."""
    process = start(settings, lang)
    out, error = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 1, (out, error)
    assert out == ""
    assert "Traceback" not in error
    assert error.count("\n") == 1, error
    return error.strip()


@contextmanager
def greet(
    url: str, cookies: httpx.Cookies, table: str, last_n: int | None = None
) -> Iterator[tuple[ClientConnection, dict[str, Any]]]:
    """A socket that said hello, and its first update."""
    header = "; ".join(f"{name}={value}" for name, value in cookies.items())
    with connect(url.replace("http", "ws") + "/ws", additional_headers={"Cookie": header}) as ws:
        ws.send(json.dumps({"type": "hello", "proto": PROTO, "table": table, "last_n": last_n}))
        yield ws, hear(ws, "update")


def hear(ws: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(ws.recv(timeout=PATIENCE_S))
        if message["type"] in kinds:
            return message


@pytest.fixture
def quick(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, log_level="error")


def test_killed_with_9_between_sending_and_answer_nothing_is_lost_or_doubled(quick: Settings) -> None:
    cookies, table = httpx.Cookies(), ""
    n: int | None = None
    hashes: dict[int, str] = {}
    for life in range(LIVES):
        with running(quick) as (process, url):
            if not table:
                with httpx.Client(base_url=url) as client:
                    table = client.post("/api/tables", json=table_of("me", "bot", "bot")).json()["table"]
                    cookies = client.cookies
            with greet(url, cookies, table, n) as (ws, update):
                assert hashes.setdefault(update["n"], update["hash"]) == update["hash"], "a stored view changed"
                n = update["n"]
                while not update["choices"]:
                    update = hear(ws, "update")
                    assert update["n"] == n + 1
                    n = update["n"]
                    hashes[n] = update["hash"]
                cmd = {"type": "cmd", "id": f"life{life}", "base_n": n, "choice": update["choices"][0]["id"]}
                ws.send(json.dumps(cmd))
                time.sleep(0.002 * life)
                os.kill(process.pid, signal.SIGKILL)
        with running(quick) as (process, url):
            with greet(url, cookies, table, n) as (ws, update):
                ws.send(json.dumps(cmd))
                assert hear(ws, "ack", "reject")["type"] == "ack", "a resend after the crash is harmless"
                n = update["n"]
                hashes[n] = update["hash"]
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=PATIENCE_S)
    with sqlite3.connect(Path(quick.database.removeprefix("sqlite:///"))) as database:
        mine = database.execute("SELECT command FROM log WHERE command LIKE 'person:%'").fetchall()
        seqs = [row[0] for row in database.execute("SELECT seq FROM log ORDER BY seq")]
    database.close()
    assert sorted(mine) == [(f"person:life{life}",) for life in range(LIVES)]
    assert seqs == list(range(len(seqs)))


def test_bots_go_on_by_themselves_after_a_crash(quick: Settings) -> None:
    slow = msgspec.structs.replace(quick, pace=Pace(shortest=0.3, longest=0.3, first=0.0))
    with running(slow) as (_, url), httpx.Client(base_url=url) as client:
        table = client.post("/api/tables", json=table_of("bot", "bot")).json()["table"]
    with running(quick) as (_, url), httpx.Client(base_url=url) as client:
        deadline = time.monotonic() + PATIENCE_S
        while client.get(f"/api/tables/{table}").json()["status"] != "over":
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert client.get(f"/api/tables/{table}/record").json()["result"] is not None


def test_a_second_server_on_the_same_file_is_refused(quick: Settings) -> None:
    with running(quick) as (process, url):
        sentence = refusal(quick, "de")
        assert "benutzt die Datenbank" in sentence
        assert str(process.pid) in sentence
        assert httpx.get(f"{url}/healthz").status_code == 200


def test_a_port_in_use_is_named(quick: Settings) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert refusal(msgspec.structs.replace(quick, port=port)).startswith(f"Port {port} is in use")


def test_figures_are_served_on_a_port_of_their_own(quick: Settings) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with running(msgspec.structs.replace(quick, metrics_port=port)) as (_, url):
        with connect(url.replace("http", "ws") + "/ws") as ws:
            ws.send("{}")
            ws.recv()
            figures = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert "spielrunde_sockets 1.0" in figures
        assert 'spielrunde_rejects_total{code="bad_shape"} 1.0' in figures
        assert "spielrunde" not in httpx.get(f"{url}/metrics").text.split("<title>")[0]


def test_an_address_of_another_machine_is_named(quick: Settings) -> None:
    assert "192.0.2.7" in refusal(msgspec.structs.replace(quick, host="192.0.2.7"))


def test_a_corrupt_database_ends_the_server_with_a_sentence(quick: Settings, tmp_path: Path) -> None:
    path = tmp_path / "corrupt.sqlite3"
    path.write_bytes(b"not a database at all" * 100)
    assert str(path) in refusal(msgspec.structs.replace(quick, database=f"sqlite:///{path}"))
    assert path.read_bytes() == b"not a database at all" * 100
