"""Everything below /api, as a browser and as a vandal."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import msgspec
import pytest

from spielrunde.kernel.game import games
from spielrunde.kernel.match import Match
from spielrunde.kernel.tables import digest
from spielrunde.server.protocol import AboutText, GameInfo, GuideText, MyTables, Problem, RulesText, TableInfo
from spielrunde.server.settings import Limits, Settings
from tests.server.play import GAME, SIMULTANEOUS
from tests.server.web import over, site, table_of

pytestmark = pytest.mark.anyio


def problem(response: httpx.Response, status: int, code: str) -> str:
    """The sentence of a Problem, after checking that it is one."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"].startswith("application/json")
    told = msgspec.json.decode(response.content, type=Problem, strict=True)
    assert told.code == code, told
    assert told.text.endswith("."), told.text
    assert "{" not in told.text
    return told.text


def table(response: httpx.Response) -> TableInfo:
    assert response.status_code in (200, 201), response.text
    return msgspec.json.decode(response.content, type=TableInfo)


async def other(client: httpx.AsyncClient) -> httpx.AsyncClient:
    """Another guest at the same site."""
    guest = httpx.AsyncClient(transport=client._transport, base_url="http://here")
    await guest.get("/api/me")
    return guest


# --- what works --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["de", "en"])
async def test_the_shelf_and_the_rules_have_words_for_everything(settings: Settings, lang: str) -> None:
    async with site(settings) as client:
        shelf = msgspec.json.decode((await client.get(f"/api/games?lang={lang}")).content, type=list[GameInfo])
        assert [game.id for game in shelf] == list(games())
        for game in shelf:
            rules = await client.get(f"/api/games/{game.id}/rules?lang={lang}")
            text = msgspec.json.decode(rules.content, type=RulesText)
            assert text.title
            assert sum(len(chapter.clauses) for chapter in text.chapters) > 5


@pytest.mark.parametrize("lang", ["de", "en"])
async def test_a_game_has_its_page_and_a_guide_in_both_languages(settings: Settings, lang: str) -> None:
    async with site(settings) as client:
        answer = await client.get(f"/api/games/{SIMULTANEOUS}/about?lang={lang}")
        about = msgspec.json.decode(answer.content, type=AboutText)
        assert about.title == {"de": "Offenes Gebot", "en": "Open Bid"}[lang]
        assert [section.id for section in about.sections] == ["glance", "minute", "editions", "credits", "version"]
        assert len(about.sections[0].blocks[1].points) == 2
        assert {card.kind: card.label for card in about.cards}["crown"] == {"de": "Krone", "en": "Crown"}[lang]
        guide = await client.get(f"/api/games/{SIMULTANEOUS}/guide?lang={lang}&mood=none")
        assert set(msgspec.json.decode(guide.content, type=GuideText).hints) == {"start", "bid"}
        rules = msgspec.json.decode(
            (await client.get(f"/api/games/{SIMULTANEOUS}/rules?lang={lang}")).content, type=RulesText
        )
        assert "*" not in rules.introduction
        assert rules.introduction
        assert rules.chapters[0].clauses[0].source
        for page in ("about", "guide", "rules"):
            problem(await client.get(f"/api/games/chess/{page}"), 404, "unknown_game")


async def test_a_guest_is_made_on_first_contact_and_keeps_name_and_tables(settings: Settings) -> None:
    async with site(settings) as client:
        first = await client.get("/api/me?lang=de")
        assert first.json() == {"name": "Gast"}
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert "Secure" not in cookie
        assert "set-cookie" not in (await client.get("/api/me")).headers
        assert (await client.post("/api/me", json={"name": "  Ada   L. "})).json() == {"name": "Ada L."}
        made = table(await client.post("/api/tables", json=table_of("me", "open")))
        assert made.seats[0].name == "Ada L."
        listed = (await client.get("/api/tables")).json()["tables"]
        assert [entry["table"] for entry in listed] == [made.table]


async def test_over_tls_the_cookie_is_secure_and_bound_to_this_host(settings: Settings) -> None:
    async with site(settings) as client:
        response = await client.get("https://here/api/me")
        cookie = response.headers["set-cookie"]
        assert cookie.startswith("__Host-")
        assert "Secure" in cookie
        assert "Path=/" in cookie


async def test_create_invite_join_and_the_game_starts(settings: Settings) -> None:
    async with site(settings) as client:
        made = table(await client.post("/api/tables", json=table_of("me", "open", lang="de")))
        assert (made.status, made.host, made.your_seat) == ("waiting", True, 0)
        assert len(made.commitment) == 64
        assert made.secret == ""
        guest = await other(client)
        seen = table(await guest.get(f"/api/tables/{made.table}"))
        assert (seen.host, seen.your_seat, seen.invite) == (False, None, "")
        token = made.invite.partition("invite=")[2]
        for _ in range(2):
            joined = table(await guest.post(f"/api/tables/{made.table}/join", json={"invite": token}))
            assert (joined.status, joined.your_seat) == ("playing", 1)
            assert joined.invite == made.invite


async def test_two_who_race_for_one_seat_do_not_both_get_it(settings: Settings) -> None:
    async with site(settings) as client:
        made = table(await client.post("/api/tables", json=table_of("me", "open")))
        rivals = [await other(client) for _ in range(4)]
        body = {"invite": made.invite.partition("invite=")[2]}
        answers = await asyncio.gather(
            *(rival.post(f"/api/tables/{made.table}/join", json=body) for rival in rivals for _ in range(2))
        )
        seated = [answer.json()["your_seat"] for answer in answers if answer.status_code == 200]
        assert seated == [1, 1], "one rival, asking twice"
        for answer in answers:
            if answer.status_code != 200:
                problem(answer, 409, "table_full")


async def test_the_host_fills_seats_with_bots_and_opens_them_again(settings: Settings) -> None:
    async with site(settings) as client:
        made = table(await client.post("/api/tables", json=table_of("me", "bot", "open")))
        seat = f"/api/tables/{made.table}/seats"
        opened = table(await client.post(f"{seat}/1", json={"who": "open"}))
        assert [chair.who for chair in opened.seats] == ["person", "open", "open"]
        filled = table(await client.post(f"{seat}/2", json={"who": "bot", "level": "easy"}))
        assert filled.seats[2].level == "easy"
        guest = await other(client)
        problem(await guest.post(f"{seat}/1", json={"who": "bot"}), 403, "not_host")
        problem(await client.post(f"{seat}/0", json={"who": "bot"}), 409, "seat_taken")
        problem(await client.post(f"{seat}/7", json={"who": "bot"}), 404, "no_seat")
        problem(await client.post(f"{seat}/1", json={"who": "cat"}), 400, "bad_who")
        problem(await client.post(f"{seat}/1", json={"who": "bot", "level": "god"}), 400, "bad_level")


async def test_the_record_is_kept_back_until_the_end_and_can_be_verified_then(settings: Settings) -> None:
    async with site(settings) as client:
        waiting = table(await client.post("/api/tables", json=table_of("me", "open")))
        problem(await client.get(f"/api/tables/{waiting.table}/record"), 409, "not_over")
        bots = table(await client.post("/api/tables", json=table_of("bot", "bot", game=SIMULTANEOUS)))
        info = await over(client, bots.table)
        record = (await client.get(f"/api/tables/{bots.table}/record")).json()
        match = Match.replay(record)
        assert match.over
        assert match.commitment == bots.commitment
        assert record["secret"] == info["secret"]


async def test_a_table_made_with_a_file_of_ones_own(settings: Settings) -> None:
    """What replaces a table is checked when the table is made, kept with it, and part of the record."""
    game, option = next((game, option) for game in games().values() for option in game.options if option.read)
    async with site(settings) as client:
        given = await client.get(f"/api/games/{game.id}/tables/{option.name}")
        assert given.headers["content-type"].startswith("text/plain")
        assert given.text == option.table("")
        text = given.text + "# mine\n"
        wish = {"game": game.id, "seats": [{"who": "me"}] + [{"who": "open"}] * (game.seats[0] - 1)}
        made = table(await client.post("/api/tables", json={**wish, "options": {option.name: text}}))
        assert made.options[option.name] == text
        (mine,) = msgspec.json.decode((await client.get("/api/tables")).content, type=MyTables).tables
        assert mine.options == {**made.options, option.name: digest(text)}
        for wrong, told in (("x", "TOML"), ("#" * 30_000, "30000"), (7, option.name)):
            answer = await client.post("/api/tables", json={**wish, "options": {option.name: wrong}})
            assert told in problem(answer, 400, "bad_option")
        problem(await client.get(f"/api/games/{game.id}/tables/none"), 400, "bad_option")


# --- what is refused ---------------------------------------------------------------------------------------------


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


# --- pages and headers -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/none", "/assets/app-1234abcd.js", "/healthz", "/t/abc"])
async def test_every_answer_carries_the_security_headers(settings: Settings, path: str) -> None:
    async with site(settings) as client:
        headers = (await client.get(path)).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["default-src"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]


@pytest.mark.parametrize(
    ("url", "sent"),
    [
        ("https://here/", True),
        ("http://127.0.0.1:8420/", True),
        ("http://[::1]/", True),
        ("http://192.0.2.7:80/", False),
    ],
)
async def test_a_window_of_its_own_is_asked_for_only_where_the_browser_grants_it(
    settings: Settings, url: str, sent: bool
) -> None:
    async with site(settings) as client:
        assert ("cross-origin-opener-policy" in (await client.get(url)).headers) is sent


async def test_the_web_app_is_served_with_caching_that_fits(settings: Settings) -> None:
    async with site(settings) as client:
        start = await client.get("/")
        assert start.headers["content-type"] == "text/html; charset=utf-8"
        assert start.headers["cache-control"] == "no-cache"
        assert (await client.get("/t/some-table?invite=x")).content == start.content
        script = await client.get("/assets/app-1234abcd.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("console.log")
        same = await client.get("/", headers={"if-none-match": start.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")


async def test_what_games_are_like_is_sent_compressed_and_nothing_that_holds_a_secret(settings: Settings) -> None:
    async with site(settings) as client:
        made = (await client.post("/api/tables", json=table_of("me", "open", game=SIMULTANEOUS))).json()
        zipped = ["/api/games", f"/api/games/{SIMULTANEOUS}/rules", f"/api/games/{SIMULTANEOUS}/about"]
        for path in zipped:
            assert (await client.get(path)).headers["content-encoding"] == "gzip"
            plain = await client.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.json() == (await client.get(path)).json()
        for path in ("/api/tables", f"/api/tables/{made['table']}", "/api/me"):
            assert "content-encoding" not in (await client.get(path)).headers


async def test_an_address_names_the_files_it_will_need_besides(settings: Settings) -> None:
    chunks = {
        "index.html": {"file": "assets/app.js", "css": ["assets/app.css"], "imports": ["_runtime.js"]},
        "_runtime.js": {"file": "assets/runtime.js"},
        "src/table/TablePage.svelte": {
            "file": "assets/table.js",
            "css": ["assets/table.css"],
            "imports": ["_runtime.js", "_cards.js"],
            "dynamicImports": ["_board.js"],
        },
        "_cards.js": {"file": "assets/cards.js", "imports": ["src/table/TablePage.svelte"]},
        "_board.js": {"file": "assets/board.js"},
    }
    (settings.static / "chunks.json").write_text(json.dumps(chunks))
    async with site(settings) as client:
        links = (await client.get("/t/some-table?invite=x")).headers["link"]
        assert links.split(", ") == [
            "</assets/cards.js>; rel=modulepreload",
            "</assets/table.css>; rel=preload; as=style; crossorigin",
            "</assets/table.js>; rel=modulepreload",
        ]
        for path in ("/", "/g/chess", "/assets/app-1234abcd.js"):
            assert "link" not in (await client.get(path)).headers


@pytest.mark.parametrize(
    "path", ["/../server.sqlite3", "/%2e%2e/server.sqlite3", "/assets/../../server.sqlite3", "//etc/passwd"]
)
async def test_no_path_leads_out_of_the_web_app(settings: Settings, path: str) -> None:
    async with site(settings) as client:
        response = await client.get(path)
        assert b"SQLite" not in response.content
        assert response.status_code == 404 or b"<!doctype html>" in response.content


async def test_without_a_built_web_app_the_api_still_works(settings: Settings) -> None:
    settings = msgspec.structs.replace(settings, static=settings.static / "none")
    async with site(settings) as client:
        problem(await client.get("/"), 404, "not_built")
        assert (await client.get("/healthz")).json() == {"ok": True}


async def test_a_fault_of_ours_is_told_without_details(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr("spielrunde.server.routes.game_info", broken)
    async with site(settings) as client:
        assert "secret" not in problem(await client.get("/api/games"), 500, "internal")
