"""Tables and games as the wire shows them to one person."""

from __future__ import annotations

import hashlib
from collections.abc import Collection

import msgspec

from ..kernel.game import find
from ..kernel.view import EventView, GameView
from ..tables.deliveries import Delivery
from ..tables.entries import Founding
from ..tables.seating import BOT, OPEN, PERSON, Seat, held
from ..tables.table import Table
from .protocol import OpenTable, SeatInfo, TableInfo, Update
from .store import Stored
from .wording import sentences


def table_info(
    table: Table,
    person: str | None,
    seat: int | None,
    *,
    lang: str,
    online: Collection[int] = (),
    seen: Collection[int] = (),
    waiting_for_seen: bool = False,
) -> TableInfo:
    """A live table for one person (None for someone unknown), who looks from a seat."""
    listed = Stored(table.founding, table.status, table.at, table.seats)
    info = _info(listed, person, seat, lang=lang, online=online)
    return msgspec.structs.replace(
        info, seen=sorted(seen), waiting_for_seen=waiting_for_seen, public=table.public and table.match is None
    )


def listed_info(stored: Stored, person: str, *, lang: str) -> TableInfo:
    """A table as it lies in the database, for one person; what replaces a built-in table is only named in a list."""
    info = _info(stored, person, next(iter(held(stored.seats, person)), None), lang=lang, online=())
    return msgspec.structs.replace(info, options=find(info.game).named(info.options))


def _info(stored: Stored, person: str | None, seat: int | None, *, lang: str, online: Collection[int]) -> TableInfo:
    founding, mine = stored.founding, held(stored.seats, person)
    host = person is not None and person == founding.host
    return TableInfo(
        table=founding.table,
        game=founding.game,
        title=_title(founding, lang),
        status=stored.status,
        seats=[
            _seat_info(each, online=each.number in online, you=each.number == seat, here=each.number in mine)
            for each in stored.seats
        ],
        options=founding.options,
        host=host,
        invite=f"/t/{founding.table}?invite={founding.invite}" if host or mine else "",
        your_seat=seat,
        commitment=hashlib.sha256(bytes.fromhex(founding.secret)).hexdigest(),
        secret=founding.secret if stored.status == "over" else "",
        updated=stored.updated,
    )


def open_table(table: Table, person: str, *, lang: str) -> OpenTable:
    """A table that waits for anyone, as the lobby shows it."""
    founding = table.founding
    return OpenTable(
        table=founding.table,
        game=founding.game,
        title=_title(founding, lang),
        people=[seat.name for seat in table.seats if seat.who == PERSON],
        seats=founding.seats,
        free=sum(seat.who == OPEN for seat in table.seats),
        since=founding.at,
        yours=table.seat_of(person) is not None,
    )


def update(table: Table, viewer: int, *, since: int | None, lang: str) -> Update:
    """The whole view of one viewer, with the events they have not been told. The game must have started."""
    match, shown = table.match, table.perspective(viewer, lang)
    assert match is not None
    assert shown.view is not None
    audience, names = table.audience(viewer), table.names
    events: list[EventView] = []
    for delivery in table.since(viewer, since):
        if delivery.step is None:
            events.append(_taken_back(delivery, names[delivery.seat], lang, mine=delivery.seat == viewer))
        else:
            events.extend(match.told(delivery.step, audience, lang, names))
    return Update(
        n=table.n(viewer),
        events=events,
        view=shown.view,
        choices=list(shown.choices),
        hash=view_hash(shown.view),
    )


def view_hash(view: GameView) -> str:
    """The first 16 hex digits of the SHA-256 of the encoded view."""
    return hashlib.sha256(msgspec.json.encode(view)).hexdigest()[:16]


def _taken_back(undo: Delivery, name: str, lang: str, *, mine: bool) -> EventView:
    text = sentences(lang).say("undo.you" if mine else "undo", name=name)
    return EventView(kind="undo", text=text, turn=undo.turn, seat=undo.seat)


def _seat_info(seat: Seat, *, online: bool, you: bool, here: bool) -> SeatInfo:
    return SeatInfo(
        seat=seat.number,
        who=seat.who,
        name=seat.name,
        level=seat.level,
        online=online or seat.who == BOT,
        you=you,
        here=here,
        substituted=seat.substituted,
    )


def _title(founding: Founding, lang: str) -> str:
    """The title of the game, in the edition that is played."""
    game = find(founding.game)
    return game.text(lang, game.mood(founding.options)).say("title")
