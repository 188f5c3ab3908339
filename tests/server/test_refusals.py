"""Everything below /api, as a vandal asks for it: one sentence in their language, and nothing is changed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spielrunde.kernel.game import games
from spielrunde.live.limits import Limits
from spielrunde.server.settings import Settings
from tests.server.play import GAME
from tests.server.web import other, problem, site, table_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (table_of("me", "bot", game="no_such_game"), 404, "unknown_game"),
        (table_of("me"), 400, "bad_seats"),
        (table_of(), 400, "bad_seats"),
        (table_of(*["bot"] * 50), 400, "bad_seats"),
        (table_of("me", "me"), 400, "bad_seats"),
        (table_of("me", "cat"), 400, "bad_who"),
        (table_of("me", "bot", options={"no_such_option": 1}), 400, "bad_option"),
        ({"game": GAME, "seats": [{"who": "me"}, {"who": "bot", "level": "god"}]}, 400, "bad_level"),
        ({"game": GAME}, 400, "bad_shape"),
        ({"game": 7, "seats": []}, 400, "bad_shape"),
        ({"game": GAME, "seats": [{"who": 3}]}, 400, "bad_shape"),
        (table_of("me", "bot", options={"x": [1]}), 400, "bad_shape"),
        ([], 400, "bad_shape"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_ones_language(
    settings: Settings, body: Any, status: int, code: str
) -> None:
    async with site(settings) as client:
        german = problem(await client.post("/api/tables?lang=de", json=body), status, code)
        english = problem(await client.post("/api/tables?lang=en", json=body), status, code)
        assert german != english
        if code != "bad_shape":
            by_body = problem(await client.post("/api/tables", json={**body, "lang": "de"}), status, code)
            assert by_body == german
        assert (await client.get("/api/tables")).json() == {"tables": []}


async def test_every_option_refuses_a_wrong_value(settings: Settings) -> None:
    async with site(settings) as client:
        for option in games()[GAME].options:
            body = table_of("me", "bot", options={option.name: "no such value"})
            assert option.name in problem(await client.post("/api/tables", json=body), 400, "bad_option")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/api", 404, "not_found"),
        ("GET", "/api/games/none/rules", 404, "unknown_game"),
        ("GET", "/api/tables/none", 404, "no_table"),
        ("GET", "/api/tables/none/record", 404, "no_table"),
        ("GET", f"/api/tables/{'x' * 1000}", 400, "bad_shape"),
        ("DELETE", "/api/tables", 405, "method_not_allowed"),
        ("PUT", "/", 405, "method_not_allowed"),
        ("GET", "/assets/none.js", 404, "not_found"),
        ("GET", "/api/tables/%00", 404, "no_table"),
    ],
)
async def test_what_is_not_there_is_a_problem(
    settings: Settings, method: str, path: str, status: int, code: str
) -> None:
    async with site(settings) as client:
        german = problem(
            await client.request(method, path, headers={"accept-language": "de-AT,en;q=0.5"}), status, code
        )
        english = problem(await client.request(method, path), status, code)
        assert german != english


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "bad_shape"),
        (b"{", "bad_json"),
        (b"\xff\xfe", "bad_json"),
        (b"[" * 9000, "bad_json"),
        (b"null", "bad_shape"),
    ],
)
async def test_a_body_that_cannot_be_read_is_a_problem(settings: Settings, content: bytes, code: str) -> None:
    async with site(settings) as client:
        for path in ("/api/tables", "/api/me", "/api/tables/none/join", "/api/tables/none/seats/1"):
            problem(await client.post(path, content=content, headers={"content-type": "application/json"}), 400, code)


async def test_a_body_that_is_too_large_is_a_problem(settings: Settings) -> None:
    async with site(settings) as client:
        problem(await client.post("/api/me", json={"name": "x" * 80_000}), 413, "too_large")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b"])
async def test_a_name_that_is_none_is_refused(settings: Settings, name: str) -> None:
    async with site(settings) as client:
        problem(await client.post("/api/me", json={"name": name}), 400, "bad_name")
        assert (await client.get("/api/me")).json() == {"name": "Guest"}


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://here.evil.example", "http://here:81", "nonsense"]
)
async def test_other_web_sites_change_nothing(settings: Settings, origin: str) -> None:
    async with site(settings) as client:
        body = table_of("me", "bot")
        problem(await client.post("/api/tables", json=body, headers={"origin": origin}), 403, "bad_origin")
        assert (await client.get("/api/tables")).json() == {"tables": []}
        assert (await client.post("/api/tables", json=body, headers={"origin": "http://here"})).status_code == 201


async def test_an_allowed_origin_is_accepted(settings: Settings) -> None:
    settings = msgspec.structs.replace(settings, allowed_origins=["https://games.example"])
    async with site(settings) as client:
        answer = await client.post("/api/me", json={"name": "Ada"}, headers={"origin": "https://games.example"})
        assert answer.status_code == 200


async def test_an_invented_cookie_is_nobody(settings: Settings) -> None:
    async with site(settings) as client:
        client.cookies.set("spielrunde", "x" * 22)
        answer = await client.get("/api/me")
        assert "set-cookie" in answer.headers


async def test_one_address_opens_only_so_many_tables_and_sessions(settings: Settings) -> None:
    settings = msgspec.structs.replace(settings, limits=Limits(tables=2, sessions=3))
    async with site(settings) as client:
        answers = [await client.post("/api/tables", json=table_of("me", "open")) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert "10" in problem(answers[2], 429, "too_many_tables")
        await other(client)
        await other(client)
        client.cookies.clear()
        problem(await client.get("/api/me"), 429, "too_many_sessions")


async def test_a_fault_of_ours_is_told_without_details(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr("spielrunde.server.routes.game_info", broken)
    async with site(settings) as client:
        assert "secret" not in problem(await client.get("/api/games"), 500, "internal")
