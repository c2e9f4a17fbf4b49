"""What is the same for everybody comes compressed, and once: files of the page, words, the list of games."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from intrigue.games import GAMES
from intrigue.i18n import LANGUAGES, MissingWord, Words
from intrigue.i18n.catalogue import folders_of, single
from intrigue.server import shared
from intrigue.server.security import HEADERS
from server.guests import GAME, Guest
from server.pages import BROTLI, SCRIPT

pytestmark = pytest.mark.anyio

FILE = "/assets/page.js"
WORDS = f"/api/words/{GAME}/hu.ftl"
RULES = f"/api/rules/{GAME}/hu.json"


async def raw(url: str, path: str, method: str = "GET", **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer as it comes over the wire."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with httpx.AsyncClient(base_url=url) as http, http.stream(method, path, headers=named) as response:
        return response, b"".join([part async for part in response.aiter_raw()])


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", BROTLI),
        ("BR;q=0.5, gzip", "br", BROTLI),
        ("gzip, br;q=0", "gzip", None),
        ("gzip;q=0.000, br;q=0", None, SCRIPT.encode()),
        ("identity", None, SCRIPT.encode()),
        ("", None, SCRIPT.encode()),
    ],
)
async def test_a_file_comes_as_the_browser_understands_it(
    url: str, accepted: str, encoding: str | None, body: bytes | None
) -> None:
    """Brotli before gzip before nothing; it stays a script, and our headers are on it."""
    response, came = await raw(url, FILE, accept_encoding=accepted)

    assert response.status_code == 200
    assert response.headers.get("content-encoding") == encoding
    assert (gzip.decompress(came).decode() == SCRIPT) if body is None else (came == body)
    assert "javascript" in response.headers["content-type"]
    assert response.headers["vary"] == "Accept-Encoding"
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert int(response.headers["content-length"]) == len(came)
    assert {name: response.headers[name] for name in HEADERS} == HEADERS


async def test_what_is_not_compressed_comes_as_it_is(url: str) -> None:
    """Fonts are compressed in themselves."""
    response, came = await raw(url, "/assets/letters.woff2", accept_encoding="br, gzip")

    assert "content-encoding" not in response.headers
    assert (came, response.headers["content-type"]) == (b"letters", "font/woff2")


async def test_the_head_and_a_part_of_a_file_are_those_of_what_is_sent(url: str) -> None:
    """A part is a part of the compressed file: that is what its ETag names."""
    whole, _ = await raw(url, FILE, accept_encoding="br")
    head, nothing = await raw(url, FILE, "HEAD", accept_encoding="br")
    part, came = await raw(url, FILE, accept_encoding="br", range="bytes=5-9", if_range=whole.headers["etag"])
    other, all_of_it = await raw(url, FILE, accept_encoding="gzip", range="bytes=5-9", if_range=whole.headers["etag"])

    assert nothing == b""
    for name in ("content-length", "content-encoding", "etag", "content-type"):
        assert head.headers[name] == whole.headers[name]
    assert (part.status_code, came) == (206, BROTLI[5:10])
    assert part.headers["content-range"] == f"bytes 5-9/{len(BROTLI)}"
    assert (other.status_code, gzip.decompress(all_of_it).decode()) == (200, SCRIPT)


@pytest.mark.parametrize("path", ["/", FILE, "/api/words/hu.ftl", WORDS, RULES, "/api/games?language=hu"])
@pytest.mark.parametrize("accepted", ["br, gzip", "gzip", "identity"])
async def test_whoever_has_it_does_not_get_it_again(url: str, path: str, accepted: str) -> None:
    """As long as it is the same, and in the same encoding."""
    first, came = await raw(url, path, accept_encoding=accepted)
    etag = first.headers["etag"]
    again, nothing = await raw(url, path, accept_encoding=accepted, if_none_match=f'"older", W/{etag}')
    changed, all_of_it = await raw(url, path, accept_encoding=accepted, if_none_match='"older"')

    assert (again.status_code, nothing) == (304, b"")
    assert {name: again.headers[name] for name in ("etag", "vary", "cache-control")} == {
        name: first.headers[name] for name in ("etag", "vary", "cache-control")
    }
    assert {name: again.headers[name] for name in HEADERS} == HEADERS
    assert (changed.status_code, all_of_it) == (200, came)


@pytest.mark.parametrize("path", [FILE, WORDS])
async def test_every_encoding_has_an_etag_of_its_own(url: str, path: str) -> None:
    """So that no cache in between mixes them up."""
    etags = {(await raw(url, path, accept_encoding=accepted))[0].headers["etag"] for accepted in ("gzip", "identity")}

    assert len(etags) == 2


async def test_words_are_compressed(url: str) -> None:
    """The same words, in less than half of the bytes; and the same bytes every time."""
    plain, words = await raw(url, WORDS, accept_encoding="identity")
    packed, came = await raw(url, WORDS, accept_encoding="gzip")
    _, again = await raw(url, WORDS, accept_encoding="gzip")

    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == plain.headers["content-type"] == "text/plain; charset=utf-8"
    assert gzip.decompress(came) == words
    assert len(came) < len(words) / 2
    assert came == again


async def test_what_is_one_guest_s_is_not_compressed(url: str) -> None:
    """The length of it would tell whoever listens at the line something about what is inside."""
    async with Guest(url) as anna:
        anna.http.headers["Accept-Encoding"] = "gzip, br"
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 5]
        table = (await anna.http.post("/api/tables", json={"game": GAME, "seats": seats})).json()["id"]
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/at/0"):
            response = await anna.http.get(path)
            assert response.status_code == 200
            assert "content-encoding" not in response.headers


async def test_a_file_of_an_older_page_is_missing(url: str) -> None:
    """The page itself is no answer to somebody who wants a script."""
    async with Guest(url) as anna:
        assert (await anna.get("/assets/page-of-yesterday.js", 404))["code"] == "not-found"


@pytest.mark.parametrize(
    ("asked", "given"),
    [("hu-HU,hu;q=0.9,en;q=0.8", "hu"), ("fr, HU", "hu"), ("en-GB, hu", "en"), ("fr", "en"), ("", "en"), ("de", None)],
)
async def test_the_page_comes_in_the_language_of_the_browser(url: str, asked: str, given: str | None) -> None:
    """The first that we speak; the page without a language where there is none for it."""
    page, came = await raw(url, "/table/abc", accept_language=asked)

    assert (f'lang="{given}"' in came.decode()) if given else ("lang" not in came.decode())
    assert page.headers["vary"] == "Accept-Encoding, Accept-Language, Cookie"
    assert page.headers["cache-control"] == "private, no-cache"  # there is a cookie on it
    assert "set-cookie" in page.headers


async def test_the_page_comes_in_the_language_that_a_guest_has_chosen(url: str) -> None:
    """Whatever their browser asks for; and it is not taken for the page in another language that they have."""
    async with Guest(url) as anna:
        english = await anna.http.get("/", headers={"Accept-Language": "en"})
        await anna.http.put("/api/me", json={"name": "Anna", "language": "hu"})

        hungarian = await anna.http.get(
            "/", headers={"Accept-Language": "en", "If-None-Match": english.headers["etag"]}
        )

        assert hungarian.status_code == 200
        assert 'lang="hu"' in hungarian.text


def test_files_of_the_same_time_and_length_are_told_apart(tmp_path: Path) -> None:
    """As those of one build may be."""
    request = Request({"type": "http", "headers": []})
    etags = set()
    for text in ("one", "two"):
        file = tmp_path / f"{text}.html"
        file.write_text(text)
        os.utime(file, (0, 0))
        etags.add(shared.file(request, file, shared.ASK_AGAIN).headers["etag"])

    assert len(etags) == 2


async def test_games_are_introduced_in_every_language(url: str) -> None:
    """What they are called and what they are about, so that the lobby need not fetch all their words."""
    async with Guest(url) as anna:
        for language in LANGUAGES:
            listed = {game["id"]: game for game in await anna.get(f"/api/games?language={language}")}
            for game in GAMES.values():
                words = Words(game, language)
                assert listed[game.id]["title"] == words.line("title")
                assert listed[game.id]["about"] == words.line("about")
        assert await anna.get("/api/games") == await anna.get("/api/games?language=en")
        assert (await anna.get("/api/games?language=xx", 404))["code"] == "not-found"


def test_a_single_message_must_be_there_and_need_nothing() -> None:
    """What cannot be said by itself is not half-said."""
    folders = folders_of(GAMES[GAME])

    with pytest.raises(MissingWord, match="no word nothing"):
        single(folders, "en", "nothing")
    with pytest.raises(MissingWord, match="cannot be said by itself"):
        single(folders, "en", "tell-laid")
