"""Everything below ``/api``: the shelf, guests, tables. Requests and answers are the structs of ``protocol``."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from ..kernel.game import find, games
from ..live import requests
from ..live.catalogue import about_text, built_in_table, game_info, guide_text, rules_text
from ..live.protocol import (
    AboutText,
    CreateTable,
    FillSeat,
    GameInfo,
    GuideText,
    JoinTable,
    Lobby,
    Me,
    MyTables,
    Problem,
    PublishTable,
    Rename,
    RulesText,
    TableInfo,
)
from ..live.rooms import Rooms
from .errors import ServerError
from .identity import Guest, address_of, guest, language_of, speak, token_of
from .origin import is_ours

AnyRequest = Request[Any, Any, Any]
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description="What was wrong, in one sentence.")
    for status in (400, 403, 404, 409, 413, 429, 503)
}
"""How every route says no."""

Id = Annotated[str, PathParameter(max_length=64)]
Mood = Annotated[str, QueryParameter(max_length=64)]


@get("/", responses=PROBLEMS)
async def list_games(request: AnyRequest) -> list[GameInfo]:
    """All games of the shelf."""
    return [game_info(game, language_of(request)) for game in games().values()]


@get("/{game:str}/rules", responses=PROBLEMS)
async def read_rules(game: Id, request: AnyRequest) -> RulesText:
    """The rules of one game."""
    return rules_text(find(game), language_of(request))


@get("/{game:str}/about", responses=PROBLEMS)
async def read_about(game: Id, request: AnyRequest) -> AboutText:
    """The page of one game."""
    return about_text(find(game), language_of(request))


@get("/{game:str}/guide", responses=PROBLEMS)
async def read_guide(game: Id, request: AnyRequest, mood: Mood = "") -> GuideText:
    """Hints for a first game."""
    return guide_text(find(game), language_of(request), mood)


@get("/{game:str}/tables/{option:str}", media_type="text/plain", responses=PROBLEMS)
async def read_built_in_table(game: Id, option: Id) -> str:
    """The built-in text of an option that is a table, to begin one's own with."""
    return built_in_table(find(game), option)


@get("/me", responses=PROBLEMS)
async def who_am_i(request: AnyRequest, rooms: NamedDependency[Rooms]) -> Response[Me]:
    """This browser's guest."""
    me = await guest(request, rooms.people)
    return _answer(me, Me(me.person.name))


@post("/me", status_code=200, responses=PROBLEMS)
async def rename(request: AnyRequest, data: JSONBody[Rename], rooms: NamedDependency[Rooms]) -> Response[Me]:
    """Choose one's name."""
    me = await guest(request, rooms.people)
    person = await rooms.rename(me.token, me.person, data.name)
    return _answer(me, Me(person.name))


@get("/tables", responses=PROBLEMS)
async def my_tables(request: AnyRequest, rooms: NamedDependency[Rooms]) -> Response[MyTables]:
    """The tables this person sits at."""
    me = await guest(request, rooms.people)
    return _answer(me, MyTables(await rooms.tables_of(me.person, language_of(request))))


@get("/lobby", responses=PROBLEMS)
async def open_tables(request: AnyRequest, rooms: NamedDependency[Rooms]) -> Response[Lobby]:
    """The tables everyone may join."""
    me = await guest(request, rooms.people)
    return _answer(me, Lobby(rooms.lobby(me.person, language_of(request))))


@post("/tables", responses=PROBLEMS)
async def create_table(
    request: AnyRequest, data: JSONBody[CreateTable], rooms: NamedDependency[Rooms]
) -> Response[TableInfo]:
    """Make a table."""
    speak(request, data.lang)
    me = await guest(request, rooms.people)
    room = await rooms.found(data, me.person, address_of(request))
    return _answer(me, await room.info(me.person.id, language_of(request)), status=201)


@get("/tables/{table:str}", responses=PROBLEMS)
async def read_table(table: Id, request: AnyRequest, rooms: NamedDependency[Rooms]) -> TableInfo:
    """A table, for anyone who knows its id."""
    person = await rooms.people.recognise(token_of(request))
    room = await rooms.room(table)
    return await room.info(person.id if person else None, language_of(request))


@post("/tables/{table:str}/join", status_code=200, responses=PROBLEMS)
async def join_table(
    table: Id, request: AnyRequest, data: JSONBody[JoinTable], rooms: NamedDependency[Rooms]
) -> Response[TableInfo]:
    """Take an open seat."""
    speak(request, data.lang)
    room = await rooms.room(table)
    me = await guest(request, rooms.people)
    return _answer(me, await requests.join_table(room, me.person, data, lang=language_of(request)))


@post("/tables/{table:str}/seats/{seat:int}", status_code=200, responses=PROBLEMS)
async def fill_seat(
    table: Id, seat: FromPath[int], request: AnyRequest, data: JSONBody[FillSeat], rooms: NamedDependency[Rooms]
) -> Response[TableInfo]:
    """Put a bot on a seat, or open it."""
    speak(request, data.lang)
    room = await rooms.room(table)
    me = await guest(request, rooms.people)
    return _answer(me, await requests.fill_seat(room, me.person, seat, data, lang=language_of(request)))


@post("/tables/{table:str}/public", status_code=200, responses=PROBLEMS)
async def publish_table(
    table: Id, request: AnyRequest, data: JSONBody[PublishTable], rooms: NamedDependency[Rooms]
) -> Response[TableInfo]:
    """Open a table to everyone on this server, or close it again."""
    speak(request, data.lang)
    room = await rooms.room(table)
    me = await guest(request, rooms.people)
    return _answer(me, await requests.publish_table(room, me.person, data, lang=language_of(request)))


@get("/tables/{table:str}/record", responses=PROBLEMS)
async def read_record(table: Id, rooms: NamedDependency[Rooms]) -> dict[str, Any]:
    """The record of a finished game, with its secret, so that anyone can verify it."""
    return await requests.read_record(await rooms.room(table))


def _answer(me: Guest, content: Any, status: int = 200) -> Response[Any]:
    return Response(content, status_code=status, cookies=me.cookies)


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard: nothing is changed by a request that another web site made this browser send."""
    if connection.scope.get("method") in ("GET", "HEAD", "OPTIONS"):
        return
    allowed = connection.app.state.settings.allowed_origins
    if not is_ours(connection.headers.get("origin"), connection.headers.get("host", ""), allowed):
        raise ServerError("bad_origin")


GAMES = Router(
    "/games",
    route_handlers=[list_games, read_rules, read_about, read_guide, read_built_in_table],
    middleware=[DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))],
)
"""What games are like: sent compressed, because it is much, the same for everybody, and holds no secret."""

API = Router(
    "/api",
    route_handlers=[
        GAMES,
        who_am_i,
        rename,
        my_tables,
        open_tables,
        create_table,
        read_table,
        join_table,
        fill_seat,
        publish_table,
        read_record,
    ],
    guards=[check_origin],
)
