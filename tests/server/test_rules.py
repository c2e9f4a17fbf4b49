"""The rules of games, as the server gives them to whoever wants to read."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec
import pytest

from intrigue.games import GAMES, Games, plugged
from intrigue.i18n import LANGUAGES
from intrigue.i18n.rulebook import RuleBook, rules_of
from intrigue.server.services import Config, Services
from server.guests import GAME, Guest
from server.inside import application, caller
from server.test_shared import raw

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).parents[2] / "examples" / "sealed"


async def test_rules_come_in_every_language(url: str) -> None:
    """The whole of them, as they stand in the files."""
    async with Guest(url) as anna:
        for game in GAMES.values():
            for language in LANGUAGES:
                given = await anna.http.get(f"/api/rules/{game.id}/{language}.json")
                assert given.headers["content-type"] == "application/json"
                assert msgspec.json.decode(given.content, type=RuleBook) == rules_of(game, language)


@pytest.mark.parametrize("path", [f"{GAME}/xx.json", "chess/en.json", f"{GAME}/..%2fen.json", f"{GAME}/en.md"])
async def test_what_is_not_there(url: str, path: str) -> None:
    """No such game, no such language, and nothing else in the folder."""
    async with Guest(url) as anna:
        assert (await anna.get(f"/api/rules/{path}", 404))["code"] == "not-found"


async def test_rules_are_compressed(url: str) -> None:
    """Less than half of their length goes over the line, and nothing to whoever has them."""
    path = f"/api/rules/{GAME}/hu.json"
    plain, whole = await raw(url, path, accept_encoding="identity")
    packed, came = await raw(url, path, accept_encoding="gzip")
    again, nothing = await raw(url, path, accept_encoding="gzip", if_none_match=packed.headers["etag"])

    assert gzip.decompress(came) == whole
    assert len(came) < len(whole) / 2
    assert plain.headers["etag"] != packed.headers["etag"]
    assert packed.headers["cache-control"] == "no-cache"
    assert (again.status_code, nothing) == (304, b"")


async def test_a_game_without_such_files_has_its_rules_in_short(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A plugged-in game, as its words tell them."""
    monkeypatch.setenv(plugged.VARIABLE, str(EXAMPLE))
    games = Games(())
    services = Services(Config(f"sqlite:///{tmp_path / 'rules.sqlite3'}", thinkers=1), games)

    async with caller(application(services)) as anna:
        given = msgspec.json.decode((await anna.get("/api/rules/sealed/de.json")).content, type=RuleBook)

    assert given == rules_of(games["sealed"], "de")
    assert [chapter.id for chapter in given.chapters] == ["1", "2", "3"]
