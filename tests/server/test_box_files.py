"""Tables that are played with a box file of one's own."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import intrigue
from intrigue.arena import match
from intrigue.server.security import LARGE
from intrigue.server.wire import BOX_FILE
from server.guests import GAME, Guest
from server.servers import Server

pytestmark = pytest.mark.anyio

EMERALD = intrigue.GAMES["emerald2"]
SHORT = "vp_end         = 28"
"""A line of the box file: with how many points two players end the game."""
MINE = EMERALD.box_file.replace(SHORT, "vp_end = 4")
"""An owner's box file, in which a game of two is short."""
NAME = EMERALD.with_box_file(MINE).box_name
RECORD = match(EMERALD.with_box_file(MINE), ["random", "random"], 3).record
"""A whole game with it."""


async def open_with(guest: Guest, box_file: str | None, *kinds: str, **more: Any) -> Any:
    """A new table of the game whose numbers are not all known, with this box file."""
    return await guest.open_table(*kinds or ("me", "random"), game=EMERALD.id, options={}, box_file=box_file, **more)


WITH_MAP = intrigue.GAMES["emerald1"]
ROAD = 'london_paris                 = { ends = ["london", "paris"], cost = 1 }'
"""A line of its box file: a road and what it costs."""
DEAR = WITH_MAP.box_file.replace(ROAD, ROAD.replace("cost = 1", "cost = 7"))


async def refused(guest: Guest, box_file: str, game: str = EMERALD.id, status: int = 422) -> dict[str, Any]:
    """What is said to somebody who wants to play with this."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    told: dict[str, Any] = await guest.post("/api/tables", {"game": game, "seats": seats, "box_file": box_file}, status)
    assert (await guest.get("/api/tables"))["mine"] == []
    return told


async def test_a_table_is_played_with_a_file_of_ones_own(servers: list[Server], url: str, other_url: str) -> None:
    """Its numbers count, for bots too, through every worker; lists and the record name the file."""
    async with Guest(url) as anna, anna.elsewhere(other_url) as there:
        table = await open_with(anna, MINE, "me", "greedy")
        assert table["box"] == NAME

        chair, other = await anna.sit_down(table["id"]), await there.sit_down(table["id"])
        page = await chair.asked()
        while not any(line.startswith("1 ") for line in await record_of(anna, table["id"])):
            await chair.answer()
            page = await chair.asked()
        same = await other.now_or_when(lambda seen: seen["n"] >= page["n"])

        assert (page["view"]["vp_end"], same["view"]["vp_end"]) == (4, 4)
        assert f"box {NAME}" in await record_of(there, table["id"])
        assert [told["box"] for told in (await there.get("/api/tables"))["mine"]] == [NAME]
        assert not any("a bot failed" in server.said() for server in servers)


async def record_of(guest: Guest, table: str) -> list[str]:
    """The lines of the record, as far as the guest may read it."""
    return (await guest.http.get(f"/api/tables/{table}/record")).text.splitlines()


async def test_what_a_table_is_played_with_can_be_read(url: str, other_url: str) -> None:
    """The box file as JSON, through every worker; whoever has it gets it no second time."""
    async with Guest(url) as anna, anna.elsewhere(other_url) as there:
        table = await open_with(anna, MINE)
        path = f"/api/tables/{table['id']}/box"

        first = await there.http.get(path)
        again = await anna.http.get(path, headers={"If-None-Match": first.headers["etag"]})

        assert first.json() == tomllib.loads(MINE)
        assert (again.status_code, again.content) == (304, b"")
        own = await anna.http.get(f"/api/games/{EMERALD.id}/box")
        assert own.json() == tomllib.loads(EMERALD.box_file)
        assert own.headers["etag"] != first.headers["etag"]
        assert (await anna.get("/api/games/chess/box", 404))["code"] == "not-found"


async def test_whoever_may_not_see_a_table_may_not_see_its_file(url: str) -> None:
    """Nor is there a file of a table that does not exist."""
    async with Guest(url) as anna, Guest(url) as mallory:
        table = await open_with(anna, MINE, spectators=False)

        assert (await mallory.get(f"/api/tables/{table['id']}/box", 403))["code"] == "not-yours"
        assert (await mallory.get("/api/tables/nothing/box", 404))["code"] == "not-found"


@pytest.mark.parametrize("box_file", [None, EMERALD.box_file, f"# a remark\n{EMERALD.box_file}"])
async def test_the_games_own_file_is_no_other(url: str, box_file: str | None) -> None:
    """Whether it is sent along or not; remarks make no difference."""
    async with Guest(url) as anna:
        table = await open_with(anna, box_file)

        assert table["box"] == ""
        assert await anna.get(f"/api/tables/{table['id']}/box") == tomllib.loads(EMERALD.box_file)
        assert not any(line.startswith("box ") for line in await record_of(anna, table["id"]))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (SHORT, 'vp_end = "many"', "players.2.vp_end: 'many': Expected `int`, got `str`"),
        ("insanity = 3", "insanity = 7", "sanity_die.insanity: 7: more faces than the die has (E2-9)"),
        ("hand_size ", "hand_sise ", "game.hand_sise: there is no such value"),
        (SHORT, "vp_end = ", "this is not TOML"),
        (SHORT, f"vp_end = {'9' * 600}", "a line has 500 characters at most"),
    ],
)
async def test_a_mistake_is_named_with_its_line(url: str, old: str, new: str, complaint: str) -> None:
    """A wrong file is refused with the line, the value and the rule; no table is opened."""
    text = EMERALD.box_file.replace(old, new)
    line = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(new))
    async with Guest(url) as anna:
        told = await refused(anna, text)

        assert told["code"] == "bad-box"
        assert told["details"].startswith(f"line {line}: ")
        assert complaint in told["details"]


@pytest.mark.parametrize(
    "box_file",
    [
        "",
        "a = " + "[\n" * 5_000,
        "a = " + "9" * 5_000,
        "a" + ".a" * 40_000 + " = 1",
        "\n".join(["[" + "a." * 200 + "a]"] + [f"k{n} = 1" for n in range(8_000)]),
        "a = " + ("[\n{" + "a." * 200 + "a = ") * 10 + "1" + "}]" * 10,
        "a = '\0'",
    ],
)
async def test_what_is_made_to_do_harm_does_none(url: str, box_file: str) -> None:
    """Files that a reader chokes on are refused like any other mistake, and soon."""
    async with Guest(url) as anna:
        assert (await refused(anna, box_file))["code"] == "bad-box"


@pytest.mark.parametrize("length", [BOX_FILE + 1, LARGE])
async def test_a_file_that_is_too_long_is_refused(url: str, length: int) -> None:
    """However long it is."""
    async with Guest(url) as anna:
        assert (await refused(anna, "#\n" * (length // 2 + 1), status=413))["code"] == "too-large"


async def test_a_game_whose_numbers_are_all_known_has_no_other_file(url: str) -> None:
    """Which games those are is told before; a file is refused."""
    async with Guest(url) as anna:
        assert (await refused(anna, "a = 1", GAME))["code"] == "bad-box"
        known = {game["id"]: game["reconstructed"] for game in await anna.get("/api/games")}
        assert (known[GAME], known[EMERALD.id]) == (False, True)


async def test_a_record_comes_in_with_its_file_only(url: str, other_url: str) -> None:
    """Without the file, or with another one, it is refused with the file's name; with it all is as it was."""
    async with Guest(url) as anna, anna.elsewhere(other_url) as there:
        alone = await anna.http.post("/api/import", content=RECORD)
        other = await anna.post(
            "/api/import", {"record": RECORD, "box_file": MINE.replace("vp_end = 4", "vp_end = 5")}, 409
        )
        wrong = await anna.post("/api/import", {"record": RECORD, "box_file": "a = ["}, 422)
        without_line = RECORD.replace(f"box {NAME}\n", "")
        too_much = await anna.post("/api/import", {"record": without_line, "box_file": MINE}, 409)
        assert (alone.status_code, alone.json()["code"]) == (409, "other-box")
        assert NAME in alone.json()["details"]
        assert [told["code"] for told in (other, wrong, too_much)] == ["other-box", "bad-box", "other-box"]
        assert (await anna.get("/api/tables"))["mine"] == []

        table = await anna.post("/api/import", {"record": RECORD, "box_file": MINE}, 201)

        assert (table["over"], table["box"], table["mine"]) == (True, NAME, [0, 1])
        assert "\n".join(await record_of(there, table["id"])) + "\n" == RECORD
        page = await there.get(f"/api/tables/{table['id']}/at/{table['n']}?as=all")
        assert (page["scores"], page["view"]["vp_end"]) == (table["scores"], 4)


async def test_whoever_plays_again_plays_with_the_same_file(url: str, other_url: str) -> None:
    """The next table is played with what the last one was."""
    async with Guest(url) as anna, anna.elsewhere(other_url) as there:
        table = await anna.post("/api/import", {"record": RECORD, "box_file": MINE}, 201)

        again = await there.post(f"/api/tables/{table['id']}/rematch")

        assert (again["box"], again["over"]) == (NAME, False)
        assert (await anna.sit_down(again["id"])).page["view"]["vp_end"] == 4


@pytest.mark.parametrize("body", [{}, {"record": 1}, {"record": "", "more": 1}, []])
async def test_what_is_no_record_with_a_file_is_not_imported(url: str, body: object) -> None:
    """The answer says that it was not understood."""
    async with Guest(url) as anna:
        assert (await anna.post("/api/import", body, 422))["code"] == "malformed"


async def test_a_table_is_played_on_another_map(url: str, other_url: str) -> None:
    """The map comes with the file: whoever draws it reads the new cost, and the game goes on with bots."""
    async with Guest(url) as anna, anna.elsewhere(other_url) as there:
        table = await anna.open_table("me", "random", game=WITH_MAP.id, options={}, box_file=DEAR)

        chair = await anna.sit_down(table["id"])
        for _ in range(6):
            await chair.answer()
            await chair.asked()

        assert table["box"] == WITH_MAP.with_box_file(DEAR).box_name != ""
        drawn = await there.get(f"/api/tables/{table['id']}/box")
        assert drawn["links"]["london_paris"] == {"ends": ["london", "paris"], "cost": 7}
        assert f"box {table['box']}" in await record_of(there, table["id"])


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('["london", "paris"]', '["london", "lutetia"]', "links.london_paris.ends: 'lutetia': there is no such city"),
        ('"madrid", "washington"]', '"madrid", "rome"]', "no road leads from berlin to washington (E1-127)"),
        ("[cards.nadar]", "[cards.nader]", "cards.nader: there is nothing of this name; did you mean 'nadar'?"),
    ],
)
async def test_a_mistake_in_a_map_is_named_with_its_line_too(url: str, old: str, new: str, complaint: str) -> None:
    """A wrong map is refused like any other mistake; no table is opened."""
    async with Guest(url) as anna:
        told = await refused(anna, DEAR.replace(old, new, 1), WITH_MAP.id)

        assert told["code"] == "bad-box"
        assert told["details"].startswith("line ")
        assert complaint in told["details"]
