"""The HTTP part: its description, its headers, its files."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import checks
from schemathesis.core.result import Ok

from intrigue.games import GAMES
from intrigue.i18n import LANGUAGES
from intrigue.i18n.catalogue import folders_of, words_file
from intrigue.server import wire
from intrigue.server.security import BODY, HEADERS
from server.guests import GAME, PATIENCE, Guest
from server.servers import Server

pytestmark = pytest.mark.anyio


async def test_every_answer_carries_the_headers(url: str) -> None:
    """A strict policy on pages, data and errors alike; no script but our own."""
    async with Guest(url) as anna:
        for path in ("/", "/api/games", "/api/nothing", "/table/abc"):
            headers = (await anna.http.get(path)).headers
            assert {name: headers[name] for name in HEADERS} == HEADERS

    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    "sent",
    [
        b"what is this?\r\n\r\n",
        b"GET /ws/tables/x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    ],
)
async def test_what_is_no_request_gets_the_headers_too(url: str, sent: bytes) -> None:
    """The application never sees it."""
    port = int(url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    async with asyncio.timeout(PATIENCE):
        told = (await reader.read()).decode()
    writer.close()
    await writer.wait_closed()

    assert re.match(r"HTTP/1.1 4\d\d ", told)
    lines = told.partition("\r\n\r\n")[0].lower().splitlines()
    assert {f"{name}: {value}".lower() for name, value in HEADERS.items()} <= set(lines)


async def test_the_page_is_served_for_every_path_of_its_own(url: str) -> None:
    """Files by their names, the page for the rest, and nothing from outside its folder."""
    async with Guest(url) as anna:
        for path in (
            "/",
            "/table/abc",
            "/join/token",
            "/table/abc/replay",
            "/rules/kabale",
            "/..%2fsecret.txt",
            "/%2e%2e/secret.txt",
        ):
            response = await anna.http.get(path)
            assert (response.status_code, "Intrigue" in response.text) == (200, True)
        script = await anna.http.get("/assets/page.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert (await anna.get("/api/nothing", 404))["code"] == "not-found"


async def test_what_can_be_played_is_listed(url: str) -> None:
    """Games, seats, options and bots; words in every language."""
    async with Guest(url) as anna:
        listed = {game["id"]: game for game in await anna.get("/api/games")}
        assert listed[GAME]["seats"] == [2, 3, 4, 5, 6]
        assert "ismcts" in listed[GAME]["bots"]

        for language in LANGUAGES:
            for path in (f"/api/words/{language}.ftl", f"/api/words/{GAME}/{language}.ftl"):
                assert " = " in (await anna.http.get(path)).text
        for game in GAMES.values():
            served = (await anna.http.get(f"/api/words/{game.id}/en.ftl")).text
            assert all(words_file(folder, "en").read_text(encoding="utf-8") in served for folder in folders_of(game))
        for path in ("/api/words/xx.ftl", f"/api/words/{GAME}/xx.ftl", "/api/words/chess/en.ftl"):
            assert (await anna.get(path, 404))["code"] == "not-found"


async def test_the_schema_of_the_wire_is_published(url: str) -> None:
    """Both directions of the websocket are in it, and it is the one that is used."""
    async with Guest(url) as anna:
        assert await anna.get("/api/schema.json") == wire.schema()

    assert {"Up", "Down", "Page", "Answer", "TableInfo"} <= set(wire.schema()["$defs"])


async def test_a_guest_is_known_again(url: str) -> None:
    """Their name is made tidy; their cookie is not for scripts."""
    async with Guest(url) as anna:
        told = (await anna.http.put("/api/me", json={"name": " Anna\n\u202eB ", "language": "hu"})).json()

        assert told["name"] == "Anna B"
        assert (await anna.get("/api/me"))["language"] == "hu"


async def test_a_new_guest_gets_one_cookie(url: str) -> None:
    """With the page, before their browser asks for anything else; it is not for scripts."""
    async with httpx.AsyncClient(base_url=url, headers={"X-Intrigue": "1"}, timeout=PATIENCE, verify=False) as client:
        looked = await asyncio.gather(*[client.get(path) for path in ("/api/me", "/api/games", "/api/tables")])
        assert ["set-cookie" in response.headers for response in looked] == [False] * 3

        cookie = (await client.get("/")).headers["set-cookie"]

        assert "httponly" in cookie.lower()
        assert "samesite=lax" in cookie.lower()
        later = await asyncio.gather(
            client.get("/"), client.get("/api/me"), client.put("/api/me", json={"name": "Anna"}), client.get("/table/x")
        )
        assert ["set-cookie" in response.headers for response in later] == [False] * 4
        assert (await client.get("/api/me")).json()["name"] == "Anna"


async def test_whoever_comes_without_the_page_gets_a_cookie_with_a_first_change(url: str) -> None:
    """A program needs no page; before it has said anything, its cookie is all there is of it, and that is enough."""
    async with httpx.AsyncClient(base_url=url, headers={"X-Intrigue": "1"}, timeout=PATIENCE, verify=False) as client:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]

        opened = await client.post("/api/tables", json={"game": GAME, "seats": seats})

        assert opened.headers["set-cookie"]
        assert [table["id"] for table in (await client.get("/api/tables")).json()["mine"]] == [opened.json()["id"]]


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": GAME, "seats": []},
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]},
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot"}]},
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"no": "such"}},
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "here"}], "pace": 0},
        {"game": GAME, "seats": [{"kind": "king"}, {"kind": "here"}]},
        [],
        None,
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(url: str, body: object) -> None:
    """The answer says what is wrong, and no table is made."""
    async with Guest(url) as anna:
        assert (await anna.post("/api/tables", body, 422))["code"] == "malformed"
        assert (await anna.get("/api/tables"))["mine"] == []


async def test_a_body_that_is_too_long_is_refused(url: str) -> None:
    """Before all of it is read."""
    async with Guest(url) as anna:
        response = await anna.http.put("/api/me", content=b"x" * (BODY + 1))

        assert (response.status_code, response.json()["code"]) == (413, "too-large")


CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]


def test_the_description_holds_under_random_requests(servers: list[Server]) -> None:
    """Schemathesis asks at random: no server error, and every answer is as the description says."""
    schema = schemathesis.openapi.from_url(f"{servers[0].url}/api/openapi.json")
    asked = 0

    def ask(case: schemathesis.Case[Any]) -> None:
        nonlocal asked
        asked += 1
        case.call_and_validate(headers={"X-Intrigue": "1"}, checks=CHECKS)

    for found in schema.get_all_operations():
        rule = settings(max_examples=12, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        assert isinstance(found, Ok)
        rule(given(case=found.ok().as_strategy())(ask))()
    assert asked > 100
