"""What the program would suspect is told to whoever plays against bots alone, and to all when the game is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from intrigue import GAMES, read_record
from intrigue.session import Session
from server.guests import Guest

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parent.parent / "records"
FINISHED = (RECORDS / "emerald2-2-0.txt").read_text()


async def opened(guest: Guest, *kinds: str, game: str = "emerald2") -> str:
    """The address of a new table with these seats."""
    people = ("me", "person", "here")
    seats = [{"kind": kind} if kind in people else {"kind": "bot", "bot": kind} for kind in kinds]
    return f"/api/tables/{(await guest.post('/api/tables', {'game': game, 'seats': seats}, 201))['id']}"


def in_all(seats: list[dict[str, float]]) -> list[float]:
    """What the chances of each seat add up to."""
    return [sum(sides.values()) for sides in seats]


@pytest.mark.parametrize("game", ["emerald1", "emerald2"])
async def test_whoever_plays_against_bots_may_ask(url: str, game: str) -> None:
    """It is what their own seat could make of it: nobody is certain but oneself."""
    async with Guest(url) as anna:
        table = await opened(anna, "me", "random", "random", game=game)
        chair = await anna.sit_down(table.rpartition("/")[2])
        page = await chair.asked()

        told = await anna.get(f"{table}/suspicion/{page['n']}?as=0")

        assert told["n"] == page["n"]
        assert in_all(told["seats"]) == pytest.approx([1.0] * 3, abs=1e-3)
        assert told["seats"][0][page["view"]["own"]["side"]] == 1.0
        assert all(0.0 < likely < 1.0 for sides in told["seats"][1:] for likely in sides.values())
        assert bool(told["held"]) == (game == "emerald1")
        assert (await anna.get(f"{table}/suspicion/0?as=0"))["seats"][1] == {"loyalist": 0.5, "restorationist": 0.5}


async def refused(guest: Guest, path: str, status: int) -> str:
    """Why it is not told."""
    return str((await guest.get(path, status))["code"])


async def test_where_others_play_everybody_guesses_for_themselves(url: str) -> None:
    """With people to come, with people at the same screen, and for whoever only looks on."""
    async with Guest(url) as anna, Guest(url, "Béla") as bela:
        for seats in (("me", "person", "random"), ("me", "here", "random")):
            table = await opened(anna, *seats)
            assert await refused(anna, f"{table}/suspicion/0?as=0", 409) == "not-yet"
        practice = await opened(anna, "me", "random")
        assert await refused(anna, f"{practice}/suspicion/0?as=public", 409) == "not-yet"
        assert await refused(bela, f"{practice}/suspicion/0", 409) == "not-yet"
        assert await refused(bela, f"{practice}/suspicion/0?as=0", 403) == "not-yours"
        assert await refused(anna, f"{practice}/suspicion/0?as=1", 403) == "not-yours"


async def test_when_the_game_is_over_every_moment_may_be_asked_for(url: str) -> None:
    """From every seat, and as a spectator: what could be suspected then, and not what came out later."""
    record = read_record(FINISHED)
    session = Session.resume(record, GAMES[record.game])
    async with Guest(url) as anna:
        imported = await anna.http.post("/api/import", content=FINISHED)
        table = f"/api/tables/{imported.json()['id']}"
        for n in (0, len(record.answers) // 2, len(record.answers)):
            past = session.at(n)
            for viewer in (0, 1, None):
                told = await anna.get(f"{table}/suspicion/{n}?as={'public' if viewer is None else viewer}")
                wanted: Any = past.suspect(viewer)
                assert told["seats"] == [pytest.approx(sides, abs=1e-4) for sides in wanted.marginals]

        assert await refused(anna, f"{table}/suspicion/0?as=2", 404) == "not-found"
        assert await refused(anna, f"{table}/suspicion/{len(record.answers) + 1}", 404) == "not-found"


async def test_a_game_that_goes_on_is_not_explained_though_all_seats_are_ones_own(url: str) -> None:
    """Whoever plays on from a record plays with others at this screen."""
    begun = "\n".join(FINISHED.splitlines()[:40]) + "\n"
    async with Guest(url) as anna:
        imported = await anna.http.post("/api/import", content=begun)
        table = f"/api/tables/{imported.json()['id']}"

        assert await refused(anna, f"{table}/suspicion/5?as=0", 409) == "not-yet"


async def test_a_game_without_suspicions_has_none(url: str) -> None:
    """And says so."""
    async with Guest(url) as anna:
        table = await opened(anna, "me", "random", game="kabale")

        assert await refused(anna, f"{table}/suspicion/0?as=0", 404) == "not-found"
