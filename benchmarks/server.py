"""How fast the server is on this machine: from a move to everyone's screen, and from the start to the first page.

``python benchmarks/server.py [--moves 300] [--seats 4] [--game GAME] [--json]``. Everything runs over loopback against
a real server process with its database on disk. A move counts from the sending of the command until the last of the
sockets at the table has received its update. Times are in milliseconds, starts in seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from spielrunde.kernel.game import games
from spielrunde.live.protocol import PROTO

SERVE = """
import sys
from spielrunde.live.limits import Limits
from spielrunde.server.run import serve
from spielrunde.server.settings import Settings
settings = Settings(database=sys.argv[1], port=0, log_level="warning", limits=Limits(commands=10**6))
serve(settings, on_ready=lambda url: print(url, flush=True))
"""

GOALS = {"move_median_ms": 20.0, "start_s": 3.0}
"""What must be reached."""


@contextmanager
def server(database: Path) -> Iterator[tuple[str, float]]:
    """A server process; its address, and the seconds from its start to its first page."""
    before = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, f"sqlite:///{database}"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        url = process.stdout.readline().strip().rstrip("/")
        httpx.get(url)
        yield url, time.perf_counter() - before
    finally:
        process.terminate()
        process.communicate()


async def sit(url: str, game: str, seats: int) -> tuple[str, list[httpx.AsyncClient]]:
    """A started table with a person on every seat."""
    clients = [httpx.AsyncClient(base_url=url) for _ in range(seats)]
    body = {"game": game, "seats": [{"who": "me"}] + [{"who": "open"}] * (seats - 1)}
    made = (await clients[0].post("/api/tables", json=body)).json()
    invite = made["invite"].partition("invite=")[2]
    for client in clients[1:]:
        await client.post(f"/api/tables/{made['table']}/join", json={"invite": invite})
    return made["table"], clients


async def hear_update(socket: ClientConnection) -> dict[str, Any]:
    """The next update of this socket."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        assert message["type"] != "reject", message
        if message["type"] == "update":
            return message


async def play(url: str, game: str, seats: int, moves: int) -> list[float]:
    """Times (ms) of up to ``moves`` random moves at one table, until its game is over."""
    table, clients = await sit(url, game, seats)
    times: list[float] = []
    async with AsyncExitStack() as stack:
        sockets = []
        for client in clients:
            stack.push_async_callback(client.aclose)
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            open_socket = connect(url.replace("http", "ws") + "/ws", additional_headers={"Cookie": cookie})
            sockets.append(await stack.enter_async_context(open_socket))
            await sockets[-1].send(json.dumps({"type": "hello", "proto": PROTO, "table": table, "lang": "de"}))
        updates = [await hear_update(socket) for socket in sockets]
        while len(times) < moves and updates[0]["view"].get("result") is None:
            seat = updates[0]["view"]["acting"][0]
            choice = random.choice(updates[seat]["choices"])["id"]
            cmd = {"type": "cmd", "id": f"m{len(times)}", "base_n": updates[seat]["n"], "choice": choice}
            before = time.perf_counter()
            await sockets[seat].send(json.dumps(cmd))
            updates = await asyncio.gather(*map(hear_update, sockets))
            times.append((time.perf_counter() - before) * 1000)
    return times


async def measure(url: str, game: str, seats: int, moves: int) -> list[float]:
    """Times (ms) of ``moves`` moves, over as many games as it takes; the first few warm up."""
    await play(url, game, seats, 20)
    times: list[float] = []
    while len(times) < moves:
        times += await play(url, game, seats, moves - len(times))
    return times


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--game", default=next(iter(games())))
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    random.seed(1)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        with server(database) as (url, first_start):
            times = sorted(asyncio.run(measure(url, wish.game, wish.seats, wish.moves)))
        with server(database) as (_, start):
            pass
    figures = {
        "game": wish.game,
        "sockets": wish.seats,
        "moves": len(times),
        "move_median_ms": round(statistics.median(times), 2),
        "move_p95_ms": round(times[int(len(times) * 0.95)], 2),
        "move_max_ms": round(times[-1], 2),
        "first_start_s": round(first_start, 2),
        "start_s": round(start, 2),
    }
    if wish.json:
        print(json.dumps(figures, indent=2))
        return
    for name, value in figures.items():
        goal = f"   goal <= {GOALS[name]:g}" if name in GOALS else ""
        print(f"{name:16} {value!s:>20}{goal}")


if __name__ == "__main__":
    main()
