"""The web app's files, and the headers that every answer carries."""

from __future__ import annotations

import json

import msgspec
import pytest

from spielrunde.server.settings import Settings
from tests.server.play import SIMULTANEOUS
from tests.server.web import problem, site, table_of

pytestmark = pytest.mark.anyio


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
