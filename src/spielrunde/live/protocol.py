"""The wire: every message between the browser and the tables. The TypeScript types are generated from this module.

One websocket at ``/ws`` carries JSON objects with a ``type``. The browser sends ``hello``, ``cmd`` and ``seen``; the
server sends ``update`` (the game), ``table`` (who sits there), ``ack``, ``reject``. Everything else is HTTP below
``/api``.
"""

from __future__ import annotations

import msgspec

from ..kernel.view import CardView, Choice, EventView, GameView

PROTO = 1
"""Version of this protocol; ``hello`` with another one is rejected with code ``proto``."""


# --- websocket, from the browser ---------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag_field="type", tag="hello", frozen=True):
    """Open or reopen a table. ``last_n`` is the ``n`` of the last update received, to get what was missed.

    ``seat`` is the seat to look from, one of those this session holds. A session that holds several and names none is
    shown what everybody may see."""

    proto: int
    table: str
    last_n: int | None = None
    lang: str = "en"
    seat: int | None = None


class Cmd(msgspec.Struct, tag_field="type", tag="cmd", frozen=True):
    """Make a choice. ``id`` (chosen by the browser, unique per seat) makes a resend harmless; ``base_n`` is the ``n``
    of the update the choice was taken from. ``choice`` is the id of an offered choice, or ``undo``."""

    id: str
    base_n: int
    choice: str


class Seen(msgspec.Struct, tag_field="type", tag="seen", frozen=True):
    """This person has read the summary that came with update ``n``; bots go on when everybody has (or after 20 s)."""

    n: int


ClientMessage = Hello | Cmd | Seen


# --- websocket, from the server ----------------------------------------------------------------------------------


class Update(msgspec.Struct, tag_field="type", tag="update", frozen=True):
    """Something changed for this viewer. ``n`` counts what this viewer was sent; ``events`` are new since the last
    ``n``; ``view`` is whole; ``hash`` is the SHA-256 (hex, 16 digits) of the encoded view."""

    n: int
    events: list[EventView]
    view: GameView
    choices: list[Choice]
    hash: str


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat of a table. ``who`` is ``person``, ``bot`` or ``open``."""

    seat: int
    who: str
    name: str
    level: str = ""
    """``easy``, ``medium`` or ``hard`` for a bot (also one that stands in for a person)."""
    online: bool = False
    you: bool = False
    """This viewer looks from it."""
    here: bool = False
    """This session holds it: its own seat, and those of people who share the device."""
    substituted: bool = False
    """A bot has played for this person at some time."""


class TableInfo(msgspec.Struct, tag_field="type", tag="table", frozen=True, omit_defaults=True):
    """The table around the game: sent on hello and whenever it changes; also the answer of the table routes."""

    table: str
    game: str
    title: str
    status: str
    """``waiting`` (seats still open), ``playing`` or ``over``."""
    seats: list[SeatInfo]
    options: dict[str, str | int | bool]
    host: bool
    """Whether this viewer made the table."""
    invite: str = ""
    """Path of the invite link, ``/t/TABLE?invite=TOKEN``; only for those who sit at the table."""
    your_seat: int | None = None
    commitment: str = ""
    """SHA-256 (hex) of the table's secret, published before the deal."""
    secret: str = ""
    """The secret (hex), once the game is over."""
    seen: list[int] = []
    """Seats that have gone on from the current summary."""
    waiting_for_seen: bool = False
    updated: float = 0.0
    """Seconds since 1970, UTC."""
    public: bool = False
    """Whether everyone on this server may still sit down, without the link."""


class Ack(msgspec.Struct, tag_field="type", tag="ack", frozen=True):
    """The command is stored and will never be lost; its update comes with this ``n`` or has come already."""

    id: str
    n: int


class Reject(msgspec.Struct, tag_field="type", tag="reject", frozen=True):
    """The message changed nothing. ``code`` is for programs, ``text`` for people, in the language of the hello."""

    id: str
    code: str
    text: str
    n: int


ServerMessage = Update | TableInfo | Ack | Reject


# --- HTTP --------------------------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option of a game. ``type`` is ``bool``, ``int``, ``choice`` or ``table``: the text of a file, empty for the
    built-in one, which ``GET /api/games/{game}/tables/{option}`` gives."""

    name: str
    type: str
    label: str
    default: str | int | bool
    values: list[str] = []
    value_labels: list[str] = []
    low: int | None = None
    high: int | None = None
    seats: list[int] = []
    """Seat counts it applies to."""
    group: str = "rules"
    """``rules``, ``comfort`` or ``expert``."""
    help: str = ""
    defaults: dict[str, str | int | bool] = {}
    """Other defaults by the value of the game's first option (its edition, say)."""


class PresetInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice of options a table can start from; those it does not name keep their defaults."""

    name: str
    label: str
    help: str
    options: dict[str, str | int | bool] = {}
    seats: list[int] = []
    """Seat counts it is for, empty for all."""


class GameInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """``GET /api/games?lang=de``: one game of the shelf."""

    id: str
    title: str
    tagline: str
    seats: list[int]
    minutes: int
    age: int
    options: list[OptionInfo]
    levels: list[str]
    """Bot levels offered to people."""
    presets: list[PresetInfo] = []
    """The first is the game as it is usually played."""


class Clause(msgspec.Struct, frozen=True):
    """One numbered clause of a game's rules."""

    number: str
    text: str
    source: str = ""
    """Where the clause comes from: ``seed``, ``rulebook``, ``secondary``, ``derived``, ``ours`` or another word."""


class Chapter(msgspec.Struct, frozen=True):
    """A headed group of clauses."""

    title: str
    clauses: list[Clause]


class RulesText(msgspec.Struct, frozen=True):
    """``GET /api/games/{game}/rules?lang=de``."""

    title: str
    chapters: list[Chapter]
    introduction: str = ""
    """What stands before the first chapter: the words the clauses use."""


class AboutBlock(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph, or the points of a list."""

    text: str = ""
    points: list[str] = []


class AboutSection(msgspec.Struct, frozen=True):
    """One heading of a game's page. ``id``: ``glance``, ``minute``, ``editions``, ``credits``, ``awards``, ``voices``
    or ``version``."""

    id: str
    title: str
    blocks: list[AboutBlock]


class AboutText(msgspec.Struct, frozen=True):
    """``GET /api/games/{game}/about?lang=de``: the game's page, the back of its box, and its kinds of cards."""

    title: str
    mood: str
    """The look of the game as it is usually played."""
    sections: list[AboutSection]
    cards: list[CardView]


class GuideText(msgspec.Struct, frozen=True):
    """``GET /api/games/{game}/guide?mood=MOOD&lang=de``: hints for a first game, by ``start`` and by phase."""

    hints: dict[str, str]


class Me(msgspec.Struct, frozen=True):
    """``GET /api/me``: this browser's guest session (made on first contact by a cookie)."""

    name: str


class Rename(msgspec.Struct, frozen=True):
    """``POST /api/me``: choose one's name, 1-24 characters."""

    name: str


class SeatWish(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who shall sit on a seat: ``me``, ``here`` (somebody with a ``name`` who shares my device), ``open`` or ``bot``
    (with its level)."""

    who: str
    level: str = "medium"
    name: str = ""


class CreateTable(msgspec.Struct, frozen=True):
    """``POST /api/tables``: make a table. It starts at once if no seat is open. Answer: ``TableInfo``."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str | int | bool] = {}
    lang: str = "en"
    public: bool = False
    """Whether the open seats are for everyone on this server."""


class JoinTable(msgspec.Struct, frozen=True):
    """``POST /api/tables/{table}/join``: take an open seat with the invite token; at a public table it may be empty.
    Joining twice seats once. Answer: ``TableInfo``."""

    invite: str
    lang: str = "en"


class FillSeat(msgspec.Struct, frozen=True):
    """``POST /api/tables/{table}/seats/{seat}``: the host puts a bot on an open seat (or opens a waiting bot's seat).
    Answer: ``TableInfo``."""

    who: str
    level: str = "medium"
    lang: str = "en"


class PublishTable(msgspec.Struct, frozen=True):
    """``POST /api/tables/{table}/public``: the host opens a waiting table to everyone on this server, or closes it
    again. Answer: ``TableInfo``."""

    public: bool
    lang: str = "en"


class OpenTable(msgspec.Struct, frozen=True):
    """A public table with a free seat. ``people`` are the names of those who sit there, ``since`` when it was made
    (seconds since 1970, UTC), ``yours`` whether this person sits there."""

    table: str
    game: str
    title: str
    people: list[str]
    seats: int
    free: int
    since: float
    yours: bool


class Lobby(msgspec.Struct, frozen=True):
    """``GET /api/lobby``: the tables everyone on this server may join, the newest first."""

    tables: list[OpenTable]


class MyTables(msgspec.Struct, frozen=True):
    """``GET /api/tables``: the tables this person sits at, newest first."""

    tables: list[TableInfo]


class Problem(msgspec.Struct, frozen=True):
    """Every HTTP error: status 4xx or 5xx, one clear sentence in the language of ``?lang=`` or ``lang``."""

    code: str
    text: str
