"""A table over a network that cuts, loses, repeats and delays, on a server that dies: nothing is lost or doubled.

Beside every unreliable browser a faithful observer of the same seat notes what each update was; whatever reaches the
browser must be that, in order, with nothing missing.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import AsyncMock, patch

import msgspec
import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from spielrunde.kernel.match import Match
from spielrunde.live.conversation import Conversation
from spielrunde.live.describe import update, view_hash
from spielrunde.live.listener import COME_BACK, Listener
from spielrunde.live.protocol import PROTO, Ack, Cmd, Hello, Reject, ServerMessage, Update
from spielrunde.live.room import Room
from spielrunde.live.rooms import Rooms
from spielrunde.live.wording import RequestError
from spielrunde.server.opening import rooms_over
from spielrunde.server.settings import Settings
from spielrunde.server.storage.database import Database
from spielrunde.tables.pace import Pace
from tests.server.observed import Browser, Observer, Repeatable
from tests.server.play import GAME, SIMULTANEOUS, guests, seated, until

T = TypeVar("T")

WHEN_TOLD = Pace(shortest=3600.0, longest=3600.0)
"""Bots move when a rule says so."""

PERSONS = 2
BOTS = 1
HONEST_REFUSALS = {"stale", "not_your_turn", "no_undo", "game_over"}
"""What a browser may be told that only sends what it was offered."""

_message: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)
_encode = msgspec.json.encode


class FlakyTable(RuleBasedStateMachine):
    """Everything that can happen between browsers, network, server and disk."""

    empty_database: Path
    game: str

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.checked = 0
        self.folder = Path(tempfile.mkdtemp())
        self.settings = Settings(database=f"sqlite:///{self.folder / 'table.sqlite3'}", pace=WHEN_TOLD)
        shutil.copy(self.empty_database, self.folder / "table.sqlite3")

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    @initialize(seed=st.integers(0, 2**32))
    def sit_down(self, seed: int) -> None:
        self.chance = random.Random(seed)
        with patch("spielrunde.live.founding.secrets", Repeatable(self.chance)):
            self.run(self._sit_down())

    async def _sit_down(self) -> None:
        self.rooms = await self._open()
        persons = await guests(self.rooms, PERSONS)
        room = await seated(self.rooms, persons, bots=BOTS, game=self.game)
        self.table_id = room.table.founding.table
        self.browsers = [Browser(person, seat) for seat, person in enumerate(persons)]
        self.observers = [Observer() for _ in range(PERSONS + BOTS + 1)]
        await self._observe()

    async def _open(self) -> Rooms:
        self.database = await Database.open(self.settings.database)
        rooms = rooms_over(self.database, self.settings, self._think)
        rooms.open()
        return rooms

    async def _think(self, match: Match, seat: int, level: str) -> int:
        return self.chance.choice(match.legal(seat))

    async def room(self) -> Room:
        return await self.rooms.room(self.table_id)

    # --- the faithful observers --------------------------------------------------------------------------------

    async def _observe(self) -> None:
        """Put an observer on every person's seat and among the spectators, also after the server came back."""
        room = await self.room()
        for viewer, observer in enumerate(self.observers):
            person = self.browsers[viewer].person.id if viewer < PERSONS else None
            if viewer < PERSONS or viewer == room.table.spectators:
                observer.listener = Listener(person, "en")
                await room.enter(observer.listener, len(observer.hashes))

    async def _attend(self) -> None:
        """Let bots move and observers note."""
        await asyncio.sleep(0)
        for observer in self.observers:
            while observer.listener and not observer.listener.outbox.empty():
                text = observer.listener.outbox.get_nowait()
                if isinstance(text, str):
                    observer.note(_message.decode(text))

    # --- the network -------------------------------------------------------------------------------------------

    @rule(seat=st.integers(0, PERSONS - 1))
    def connect(self, seat: int) -> None:
        """A socket opens and says hello with the last update that arrived."""
        self.run(self._connect(self.browsers[seat]))

    async def _connect(self, browser: Browser) -> None:
        self._cut(browser)
        browser.listener = Listener(browser.person.id, "en")
        browser.conversation = Conversation(self.rooms, browser.listener)
        hello = Hello(PROTO, self.table_id, browser.n or None)
        browser.greeted = False
        await browser.conversation.hear(_encode(hello).decode())
        await self._attend()

    @rule(seat=st.integers(0, PERSONS - 1))
    def cut(self, seat: int) -> None:
        """The socket breaks; frames on their way are gone."""
        self.run(self._break(self.browsers[seat]))

    async def _break(self, browser: Browser) -> None:
        self._cut(browser)

    def _cut(self, browser: Browser) -> None:
        if browser.conversation:
            browser.conversation.end()
        browser.conversation = browser.listener = None

    @rule(seat=st.integers(0, PERSONS - 1), frames=st.integers(1, 6))
    def deliver(self, seat: int, frames: int) -> None:
        """Some frames arrive."""
        browser = self.browsers[seat]
        for _ in range(frames):
            if browser.listener is None or browser.listener.outbox.empty():
                return
            text = browser.listener.outbox.get_nowait()
            if isinstance(text, int):
                self.run(self._break(browser))
            else:
                self._receive(browser, _message.decode(text))

    def _receive(self, browser: Browser, message: Any) -> None:
        if isinstance(message, Update):
            self._receive_update(browser, message)
        elif isinstance(message, Ack):
            browser.acked.add(message.id)
        elif isinstance(message, Reject):
            assert message.code in HONEST_REFUSALS, message
            assert message.id not in browser.acked, "first acknowledged, then refused"

    def _receive_update(self, browser: Browser, message: Update) -> None:
        observer = self.observers[browser.seat]
        assert message.hash == view_hash(message.view) == observer.hashes[message.n]
        first = not browser.greeted
        assert message.n >= browser.n if first else message.n == browser.n + 1
        assert message.events == observer.told(browser.n, message.n), "an event was lost, doubled or made up"
        browser.greeted = True
        browser.n = message.n
        undo = ["undo"] if message.view.can_undo else []
        browser.offers.insert(0, (message.n, [choice.id for choice in message.choices] + undo))

    # --- persons -----------------------------------------------------------------------------------------------

    @rule(
        seat=st.integers(0, PERSONS - 1),
        pick=st.integers(0, 99),
        behind=st.sampled_from([0, 0, 0, 1, 2]),
        fate=st.sampled_from(["arrives", "arrives", "is lost", "comes twice", "is clicked twice"]),
        arriving=st.sampled_from([0, 1, 1000, 1000]),
    )
    def act(self, seat: int, pick: int, behind: int, fate: str, arriving: int) -> None:
        """A person does something they were offered, perhaps a little late, over a network that does what it likes."""
        for browser in (self.browsers[seat], self.browsers[1 - seat]):
            if browser.conversation is None:
                self.run(self._connect(browser))
            self.deliver(browser.seat, arriving)
            if browser.greeted and len(browser.offers) > behind and browser.offers[behind][1]:
                base_n, offered = browser.offers[behind]
                self._send(browser, base_n, offered[-1 if pick % 3 == 0 else pick % len(offered)], fate)
                return

    @rule(seat=st.integers(0, PERSONS - 1), index=st.integers(0, 99))
    def resend(self, seat: int, index: int) -> None:
        """The page sends an old command once more."""
        browser = self.browsers[seat]
        if browser.sent and browser.conversation:
            self.run(self._hear(browser, browser.sent[index % len(browser.sent)]))

    def _send(self, browser: Browser, base_n: int, choice: str, fate: str) -> None:
        for _ in range(2 if fate == "is clicked twice" else 1):
            cmd = Cmd(f"c{len(browser.sent)}", base_n, choice)
            browser.sent.append(cmd)
            for _ in range({"is lost": 0, "comes twice": 2}.get(fate, 1)):
                self.run(self._hear(browser, cmd))

    async def _hear(self, browser: Browser, cmd: Cmd) -> None:
        if browser.conversation:
            await browser.conversation.hear(_encode(cmd).decode())
            await self._attend()

    # --- the server --------------------------------------------------------------------------------------------

    @rule()
    def let_bots_move(self) -> None:
        """Time passes."""
        self.run(self._let_bots_move())

    async def _let_bots_move(self) -> None:
        room = await self.room()
        while room.table.acting_bots():
            seq = room.table.seq
            room._clock.bot_at = 0.0
            room._plan()
            await until(lambda before=seq: room.table.seq > before)
            await room.ask(lambda table: None)
            await self._attend()

    @rule()
    def fail_to_store(self) -> None:
        """The disk refuses the next step: the sockets close without a word of it."""
        self.run(self._fail_to_store())

    async def _fail_to_store(self) -> None:
        room = await self.room()
        browser = next((b for b in self.browsers if b.seat in room.table.acting_persons()), None)
        if browser is None or room.table.match is None:
            return
        choice = room.table.match.choices(browser.seat)[0].id
        cmd = Cmd(f"f{len(browser.sent)}", room.table.n(browser.seat), choice)
        browser.sent.append(cmd)
        await self._connect(browser)
        with patch.object(self.rooms.services.store, "append", AsyncMock(side_effect=RequestError("not_stored"))):
            await self._hear(browser, cmd)
        assert browser.listener is not None
        assert browser.listener.outbox.get_nowait() == COME_BACK, "the socket was not closed"
        for other in self.browsers:
            self._cut(other)
        await self._observe()
        await self._attend()

    @rule()
    def die(self) -> None:
        """The server is killed and started again; every socket breaks."""
        self.run(self._die())

    async def _die(self) -> None:
        await self._attend()
        await abandon(self.rooms, self.database)
        self.checked = 0
        self.rooms = await self._open()
        for browser in self.browsers:
            self._cut(browser)
        await self._observe()
        await self._attend()

    # --- what must hold ----------------------------------------------------------------------------------------

    @invariant()
    def nothing_is_lost_or_doubled(self) -> None:
        if hasattr(self, "browsers"):
            self.run(self._check())

    async def _check(self) -> None:
        room = await self.room()
        live = await room.ask(lambda table: table)
        if live.seq == self.checked:
            return
        self.checked = live.seq
        stored = await self.rooms.services.store.load(self.table_id)
        assert stored is not None
        for viewer in range(live.spectators + 1):
            fresh, told = update(stored, viewer, since=None, lang="en"), update(live, viewer, since=None, lang="en")
            assert fresh == told, "what is told is not what is stored"
        assert live._offered == stored._offered, "what is stale would differ after a restart"
        for browser in self.browsers:
            base_n = {f"person:{cmd.id}": cmd.base_n for cmd in browser.sent}
            carried_out = [command for seat, command in stored._done if seat == browser.seat and command in base_n]
            assert {f"person:{command}" for command in browser.acked} <= set(carried_out), "a move is lost"
            bases = [base_n[command] for command in carried_out]
            assert bases == sorted(set(bases)), "two moves were made from one offer"

    def teardown(self) -> None:
        if hasattr(self, "browsers"):
            for browser in self.browsers:
                self.connect(browser.seat)
                self.deliver(browser.seat, 1000)
            self.run(self._everybody_sees_the_truth())
            self.run(self._close())
        self.loop.close()
        shutil.rmtree(self.folder)

    async def _close(self) -> None:
        await self.rooms.close()
        await self.database.close()

    async def _everybody_sees_the_truth(self) -> None:
        table = (await self.room()).table
        for browser in self.browsers:
            assert browser.n == table.n(browser.seat)
            assert (
                update(table, browser.seat, since=None, lang="en").hash
                == self.observers[browser.seat].hashes[browser.n]
            )


async def abandon(rooms: Rooms, database: Database) -> None:
    """Leave a server as kill -9 does: nothing more is written, the system takes its lock away."""
    for room in rooms._loaded():
        room._stop_alarm()
        room.lost = True
    assert rooms._keeper is not None
    rooms._closing.set()
    await rooms._keeper
    await database.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", [GAME, SIMULTANEOUS])
def test_a_flaky_network_and_a_dying_server_lose_and_double_nothing(empty_database: Path, game: str) -> None:
    FlakyTable.empty_database, FlakyTable.game = empty_database, game
    run_state_machine_as_test(
        FlakyTable,
        settings=hypothesis_settings(
            max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
