"""``play`` and ``serve``: the server, for oneself and for others."""

from __future__ import annotations

import os
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import platformdirs
import segno
import typer

from ..server.settings import DEFAULT_PORT, Settings
from . import streams
from .words import BadWord

Port = Annotated[int, typer.Option(help="The port to serve on.", min=1, max=65535)]


def play(
    port: Port = DEFAULT_PORT,
    lan: Annotated[bool, typer.Option("--lan", help="Also for other devices in the home network.")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
) -> None:
    """Serve on this machine and open the browser."""
    host = "0.0.0.0" if lan else "127.0.0.1"
    settings = Settings(host=host, port=port, database=home_database(), log_level="warning")

    def ready(_: str) -> None:
        local = f"http://127.0.0.1:{port}/"
        print(f"Spielrunde is served at {local} (end with Ctrl+C)", flush=True)
        if lan:
            _invite(f"http://{lan_address()}:{port}/")
        if not no_browser:
            webbrowser.open(local)

    _run(settings, ready)


def serve(
    host: Annotated[str, typer.Option(help="The address to serve on.")] = "127.0.0.1",
    port: Port = DEFAULT_PORT,
    database: Annotated[str, typer.Option(help="sqlite:///PATH")] = "sqlite:///spielrunde.sqlite3",
    origin: Annotated[list[str] | None, typer.Option(help="Accept this origin too.")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(help="Believe this proxy.")] = None,
    metrics_port: Annotated[int | None, typer.Option(min=1, max=65535, help="Prometheus metrics here.")] = None,
) -> None:
    """Serve for others."""
    settings = Settings(
        host=host,
        port=port,
        database=database,
        allowed_origins=origin or [],
        trusted_proxies=trusted_proxy or [],
        metrics_port=metrics_port,
    )
    _run(settings, lambda url: print(f"Spielrunde is served at {url}", flush=True))


def home_database() -> str:
    """Where tables of ``play`` are kept: SPIELRUNDE_DATA_DIR, or the user's data folder."""
    folder = Path(os.environ.get("SPIELRUNDE_DATA_DIR") or platformdirs.user_data_dir("spielrunde"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadWord(reason="data_folder", path=folder) from None
    return f"sqlite:///{folder / 'spielrunde.sqlite3'}"


def lan_address() -> str:
    """This machine's address in the home network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostbyname(socket.gethostname())


def _run(settings: Settings, on_ready: Callable[[str], None]) -> None:
    from ..server.run import serve as run_server  # loads the web server, which no other command needs

    run_server(settings, on_ready)


def _invite(address: str) -> None:
    print(f"Other devices in your network: {address}")
    segno.make(address).terminal(compact=streams.shows("▀▄█"))


COMMANDS = (play, serve)
