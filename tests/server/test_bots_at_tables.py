"""Bots at a level and with a character: how they are listed, take their seats, and answer at their own pace."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import intrigue
from intrigue.bots import BOTS, LEVELS, levels
from intrigue.i18n import LANGUAGES
from intrigue.kernel.companions import advice_of
from intrigue.server.api import new_row
from intrigue.server.bot_pool import Question
from intrigue.server.bot_queue import AT_ONCE, cost
from intrigue.server.driver import THINKING
from intrigue.server.luck import character_seed
from intrigue.server.postgres_listener import Listener
from intrigue.server.services import Config, Services
from intrigue.server.store import SeatRow
from intrigue.server.table import Pace
from intrigue.session import Session
from server.databases import fresh_database
from server.guests import GAME, PATIENCE, Guest
from server.inside import application, caller

pytestmark = pytest.mark.anyio

EMERALD = "emerald1"
CHARACTERS = ("bold", "cautious", "vengeful")


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """A server in this process, on which nobody thinks."""
    address = fresh_database(tmp_path / "levels.sqlite3")
    made = Services(Config(address, Pace(think=2.0, grace=0.0), thinkers=1))
    made.bots.warm = lambda: None  # type: ignore[method-assign]  # nobody thinks in another process
    await made.start()
    yield made
    await made.stop()


@pytest.fixture
async def anna(services: Services) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who calls that server."""
    async with caller(application(services)) as client:
        await client.get("/api/me")
        yield client


@pytest.fixture
def characters(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game has characters, which all see everything alike."""

    def advice(game: Any) -> Any:
        own = advice_of(game)
        if game.id != EMERALD:
            return own
        assert own is not None
        same = {name: getattr(own, name) for name in ("score", "outlook", "foresight", "plausible", "undoes")}
        return SimpleNamespace(**same, characters=CHARACTERS, of_character=lambda _: own)

    monkeypatch.setattr(levels, "advice_of", advice)


async def opened(client: httpx.AsyncClient, *bots: str, game: str = EMERALD, status: int = 201) -> Any:
    """A table of one's own with these bots."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot} for bot in bots]]
    made = await client.post("/api/tables", json={"game": game, "seats": seats})
    assert made.status_code == status, made.text
    return made.json()


def bots_of(table: Any) -> list[str]:
    """Which bots sit there."""
    return [seat["bot"] for seat in table["seats"] if seat["bot"]]


# ---------------------------------------------------------------- what there is


@pytest.mark.parametrize("language", LANGUAGES)
async def test_levels_are_listed_with_their_names(anna: httpx.AsyncClient, language: str) -> None:
    """The weakest first, the plain level beside the game's own name; the page begins with the usual one."""
    for game in (await anna.get(f"/api/games?language={language}")).json():
        assert [level["id"] for level in game["levels"]] == list(LEVELS)
        assert game["usual"] in LEVELS
        assert set(game["bots"]) == set(BOTS)
        for level in game["levels"]:
            own, plain = level["title"].rstrip(")").split(" (")
            assert own
            assert plain


async def test_characters_are_listed_where_there_are_some(anna: httpx.AsyncClient, characters: None) -> None:
    """With a sentence that tells how one notices them."""
    listed = {game["id"]: game for game in (await anna.get("/api/games?language=de")).json()}

    assert [one["id"] for one in listed[EMERALD]["characters"]] == list(CHARACTERS)
    assert listed[EMERALD]["characters"][0]["title"] == "verwegen"
    assert all(one["about"].endswith(".") for one in listed[EMERALD]["characters"])
    assert listed[GAME]["characters"] == []


# ---------------------------------------------------------------- taking a seat


async def test_a_bot_has_the_level_and_character_that_was_chosen(anna: httpx.AsyncClient, characters: None) -> None:
    """Everybody can see it, at the table and from outside."""
    table = await opened(anna, "easy:bold", "expert")

    assert bots_of(table) == ["easy:bold", "expert"]
    assert bots_of((await anna.get(f"/api/tables/{table['id']}")).json()) == ["easy:bold", "expert"]


async def test_any_character_is_drawn_when_the_table_opens(
    services: Services, anna: httpx.AsyncClient, characters: None
) -> None:
    """By the table's own luck: it is fixed from then on, and as different ones as there are."""
    table = await opened(anna, "medium:any", "medium:any", "hard:any", "hard")

    drawn = bots_of(table)
    assert sorted(bot.partition(":")[2] for bot in drawn[:3]) == sorted(CHARACTERS)
    assert drawn[3] == "hard"
    found = await services.store.load(table["id"])
    assert found is not None
    game = intrigue.GAMES[EMERALD]
    assert levels.dealt(["medium:any", "medium:any", "hard:any", "hard"], game, character_seed(found[0].seed)) == drawn


async def test_tables_differ_in_what_is_drawn(anna: httpx.AsyncClient, characters: None) -> None:
    """Each has a seed of its own."""
    assert len({tuple(bots_of(await opened(anna, "medium:any"))) for _ in range(12)}) > 1


async def test_any_character_of_a_game_without_any_is_a_level(anna: httpx.AsyncClient) -> None:
    """So that a page may ask for it everywhere."""
    assert bots_of(await opened(anna, "medium:any", game=GAME)) == ["medium"]


@pytest.mark.parametrize("bot", ["medium:wild", "medium:", "greedy:bold", "super", "me:di:um", "me dium"])
async def test_what_is_no_bot_is_refused(anna: httpx.AsyncClient, characters: None, bot: str) -> None:
    """And no table is opened."""
    assert (await opened(anna, bot, status=422))["code"] == "malformed"


async def test_a_bot_for_oneself_may_have_any_character(anna: httpx.AsyncClient, characters: None) -> None:
    """It is drawn then."""
    table = await opened(anna, "novice")

    told = await anna.post(f"/api/tables/{table['id']}/replace", json={"seat": 0, "bot": "easy:any"})

    assert bots_of(told.json())[0].partition(":")[2] in CHARACTERS


async def test_levels_play_and_old_names_go_on(url: str) -> None:
    """On a real server: a person, two levels, and a bot of before."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "novice", "medium:any", "greedy")
        assert [seat["bot"] for seat in table["seats"]] == [None, "novice", "medium", "greedy"]
        chair = await anna.sit_down(table["id"])

        def laid() -> set[str]:
            return {telling["args"]["seat"] for telling in chair.story if telling["kind"] == "laid"}

        while not laid() >= {"seat-1", "seat-2", "seat-3"}:
            await chair.answer()
            if chair.page["take_back"]:
                await chair.say(type="settings", go_on=True)


# ---------------------------------------------------------------- at their own pace


class Listening:
    """Bots that take the first option, and remember for how long they might have thought."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    async def choose(self, question: Question, owner: str) -> int:
        """The first."""
        self.seconds[question.bot] = question.seconds
        return question.decision.options[0]


async def test_each_level_takes_its_part_of_the_time(services: Services) -> None:
    """For thinking, and until its answer comes."""
    services.tables.pace = pace = Pace(think=0.4, grace=0.0)
    services.bots.choose = (heard := Listening()).choose  # type: ignore[method-assign]
    session = Session(intrigue.GAMES[GAME], 3)
    row = new_row(session, None)
    bots = ("medium", "expert", "ismcts")
    await services.store.create(row, [SeatRow(row.id, seat, "", None, bot) for seat, bot in enumerate(bots)])
    table = await services.tables.get(row.id)
    table.listeners.add(Listener(0, None))
    services.tables.publish(table)

    async with asyncio.timeout(PATIENCE):
        while len(heard.seconds) < 3:
            await asyncio.sleep(0.01)

    for bot in bots:
        assert heard.seconds[bot] == pytest.approx(pace.of(bot) * THINKING)
    assert pace.of("medium") == pace.of("medium:bold") == 0.4 * LEVELS["medium"].share
    assert pace.of("expert") == pace.of("ismcts") == pace.of("program") == 0.4


def test_quick_levels_count_for_little_in_the_queue() -> None:
    """Whatever their character; those who think count for as long as they do."""
    assert cost("novice:bold", 0.5) == cost("easy", 0.5) == AT_ONCE
    assert cost("medium:bold", 0.5) == 0.5
