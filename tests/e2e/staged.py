"""A match laid out in Python, shown in a real page: what a board looks like in one position, and how it moves on.

The page comes from the server; its websocket ends here.

    table = Staged(open_page(width=360, height=640), match, viewer=2)
    table.act("pass_fox:hat")
"""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from spielrunde.kernel.match import Match
from spielrunde.kernel.view import EventView
from spielrunde.live.protocol import SeatInfo, TableInfo, Update

NAMES = ("Ada", "Bo", "Cem", "Dana", "Emil", "Frida")
ENCODER = msgspec.json.Encoder()


class Staged:
    """One viewer's page at a table whose other seats are bots. It shows what ``act`` does to the match."""

    def __init__(
        self,
        page: Page,
        match: Match,
        viewer: int,
        *,
        lang: str = "en",
        hints: bool = False,
        reading: bool = False,
    ) -> None:
        """``reading``: the table waits until this viewer has read the last summary, so it lies open."""
        self.page, self.match, self.viewer, self.lang = page, match, viewer, lang
        self._n = 1
        self._reading = reading
        self._socket: WebSocketRoute | None = None
        page.evaluate("guide => localStorage.setItem('spielrunde', JSON.stringify({ guide }))", hints)
        page.route_web_socket("**/ws", self._connect)
        page.goto(f"{page.url.rstrip('/')}/t/staged")
        page.get_by_test_id("prompt").wait_for()

    def act(self, action: str) -> None:
        """The seat that acts does this, and the page is told."""
        step = len(self.match.moments)
        self.match.apply(self.match.acting()[0], action)
        self._n += 1
        self._send(self._update(range(step + 1, step + 2)))

    def shown(self) -> None:
        """Wait until the page shows everything it was told, and nothing moves any more."""
        self.page.wait_for_function(
            "n => document.querySelector('[data-n]').dataset.n >= n && !document.querySelector('.layer > span')",
            arg=self._n,
        )

    def _connect(self, socket: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            if msgspec.json.decode(message)["type"] == "hello":
                self._send(self._table())
                self._send(self._update(range(len(self.match.moments) + 1)))

        self._socket = socket
        socket.on_message(heard)

    def _send(self, message: Any) -> None:
        assert self._socket is not None
        self._socket.send(ENCODER.encode(message).decode())

    def _update(self, steps: range) -> Update:
        match, viewer = self.match, self.viewer
        told: list[EventView] = [event for step in steps for event in match.told(step, viewer, self.lang, NAMES)]
        choices = match.choices(viewer, self.lang, NAMES)
        return Update(self._n, told, match.view(viewer, self.lang, NAMES), choices, "")

    def _table(self) -> TableInfo:
        match = self.match
        seats = [SeatInfo(seat, "bot", NAMES[seat], "medium") for seat in range(match.seats)]
        seats[self.viewer] = SeatInfo(self.viewer, "person", NAMES[self.viewer], online=True, you=True, here=True)
        return TableInfo(
            table="staged",
            game=match.game.id,
            title=match.game.text(self.lang, match.game.mood(match.options)).say("title"),
            options=match.options,
            seats=seats,
            status="over" if match.over else "playing",
            host=True,
            your_seat=self.viewer,
            waiting_for_seen=self._reading,
        )
