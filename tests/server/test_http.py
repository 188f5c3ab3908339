"""Everything below /api, as a browser asks for it."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from spielrunde.kernel.data_tables import digest
from spielrunde.kernel.game import games
from spielrunde.kernel.match import Match
from spielrunde.live.protocol import AboutText, GameInfo, GuideText, MyTables, RulesText
from spielrunde.server.settings import Settings
from tests.server.play import SIMULTANEOUS
from tests.server.web import other, over, problem, site, table_in, table_of

pytestmark = pytest.mark.anyio


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
        made = table_in(await client.post("/api/tables", json=table_of("me", "open")))
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
        made = table_in(await client.post("/api/tables", json=table_of("me", "open", lang="de")))
        assert (made.status, made.host, made.your_seat) == ("waiting", True, 0)
        assert len(made.commitment) == 64
        assert made.secret == ""
        guest = await other(client)
        seen = table_in(await guest.get(f"/api/tables/{made.table}"))
        assert (seen.host, seen.your_seat, seen.invite) == (False, None, "")
        token = made.invite.partition("invite=")[2]
        for _ in range(2):
            joined = table_in(await guest.post(f"/api/tables/{made.table}/join", json={"invite": token}))
            assert (joined.status, joined.your_seat) == ("playing", 1)
            assert joined.invite == made.invite


async def test_two_who_race_for_one_seat_do_not_both_get_it(settings: Settings) -> None:
    async with site(settings) as client:
        made = table_in(await client.post("/api/tables", json=table_of("me", "open")))
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
        made = table_in(await client.post("/api/tables", json=table_of("me", "bot", "open")))
        seat = f"/api/tables/{made.table}/seats"
        opened = table_in(await client.post(f"{seat}/1", json={"who": "open"}))
        assert [chair.who for chair in opened.seats] == ["person", "open", "open"]
        filled = table_in(await client.post(f"{seat}/2", json={"who": "bot", "level": "easy"}))
        assert filled.seats[2].level == "easy"
        guest = await other(client)
        problem(await guest.post(f"{seat}/1", json={"who": "bot"}), 403, "not_host")
        problem(await client.post(f"{seat}/0", json={"who": "bot"}), 409, "seat_taken")
        problem(await client.post(f"{seat}/7", json={"who": "bot"}), 404, "no_seat")
        problem(await client.post(f"{seat}/1", json={"who": "cat"}), 400, "bad_who")
        problem(await client.post(f"{seat}/1", json={"who": "bot", "level": "god"}), 400, "bad_level")


async def test_the_record_is_kept_back_until_the_end_and_can_be_verified_then(settings: Settings) -> None:
    async with site(settings) as client:
        waiting = table_in(await client.post("/api/tables", json=table_of("me", "open")))
        problem(await client.get(f"/api/tables/{waiting.table}/record"), 409, "not_over")
        bots = table_in(await client.post("/api/tables", json=table_of("bot", "bot", game=SIMULTANEOUS)))
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
        made = table_in(await client.post("/api/tables", json={**wish, "options": {option.name: text}}))
        assert made.options[option.name] == text
        (mine,) = msgspec.json.decode((await client.get("/api/tables")).content, type=MyTables).tables
        assert mine.options == {**made.options, option.name: digest(text)}
        for wrong, told in (("x", "TOML"), ("#" * 30_000, "30000"), (7, option.name)):
            answer = await client.post("/api/tables", json={**wish, "options": {option.name: wrong}})
            assert told in problem(answer, 400, "bad_option")
        problem(await client.get(f"/api/games/{game.id}/tables/none"), 400, "bad_option")
