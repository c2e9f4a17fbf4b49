"""Guided first games at a real table: begun, left, resumed, repeated, and played on freely."""

from __future__ import annotations

import pytest

from intrigue import GAMES
from intrigue.guide import Guide, guide_of
from server.guests import GAME, Chair, Guest, beyond

pytestmark = pytest.mark.anyio


def guide() -> Guide:
    """The guide of the game that is played here."""
    found = guide_of(GAMES[GAME])
    assert found is not None
    return found


async def lesson(chair: Chair) -> dict[str, object]:
    """Do what the guide asks for; the page on which it speaks again."""
    page = await chair.now_or_when(lambda page: page["guide"]["notes"])
    await chair.say(type="commit", n=page["n"], draft=page["guide"]["action"])
    await chair.page_when(beyond(page["n"]))
    return await chair.now_or_when(lambda page: page["guide"]["notes"])


async def test_from_the_first_note_to_free_play(url: str) -> None:
    """Bots and dice do as the guide says, and in the end as they like."""
    async with Guest(url) as guest:
        table = await guest.post("/api/learn", {"game": GAME}, 201)
        chair = await guest.sit_down(table["id"])
        assert (table["chapter"], table["seats"][1]["name"]) == (next(iter(guide().chapters)), "Ada")

        while chair.page["guide"]["action"] or not chair.page["guide"]["notes"]:
            await lesson(chair)

        assert chair.page["n"] == len(guide().script)
        assert chair.page["guide"]["chapter"] == list(guide().chapters)[-1]
        await chair.answer(chair.page["question"]["phrases"][-1])
        page = await chair.asked()  # Ada has answered as she likes
        assert not page["guide"]["notes"]


async def test_something_else_is_refused(url: str) -> None:
    """The rules would take it; the guide does not, and nothing is lost."""
    async with Guest(url) as guest:
        table = await guest.post("/api/learn", {"game": GAME}, 201)
        chair = await guest.sit_down(table["id"])
        n = chair.page["n"]

        assert await chair.refused(type="commit", n=n, draft=["lay king column-1"]) == "off-script"
        assert await chair.refused(type="commit", n=n, draft=["lay king column-7"]) == "illegal-answer"
        assert (await lesson(chair))["n"] == list(guide().lessons)[1]


async def test_left_resumed_and_repeated(url: str, other_url: str) -> None:
    """It goes on where it was left, with another worker too; a chapter is begun anew, or another one."""
    async with Guest(url) as guest, guest.elsewhere(other_url) as later:
        table = await guest.post("/api/learn", {"game": GAME}, 201)
        chair = await guest.sit_down(table["id"])
        page = await lesson(chair)

        resumed = await later.post("/api/learn", {"game": GAME})
        assert (resumed["id"], resumed["chapter"]) == (table["id"], "turning-up")
        again = await later.post("/api/learn", {"game": GAME, "chapter": "laying"})
        assert (again["id"], again["chapter"], again["n"]) == (table["id"], "laying", guide().chapters["laying"])
        assert (await chair.page_when(lambda new: new["epoch"] > 0))["n"] == again["n"]
        assert (await lesson(chair))["n"] == page["n"]
        ahead = await later.post("/api/learn", {"game": GAME, "chapter": "on-your-own"})
        assert (ahead["id"], ahead["n"]) == (table["id"], len(guide().script))
        await chair.page_when(lambda new: new["n"] == ahead["n"])
        await chair.answer()
        back = await later.post("/api/learn", {"game": GAME, "chapter": "abilities"})
        assert back["n"] == guide().chapters["abilities"]


async def test_what_is_not_there(url: str) -> None:
    """There are chapters and games that nobody has written a guide for."""
    async with Guest(url) as guest:
        assert (await guest.post("/api/learn", {"game": "chess"}, 404))["code"] == "not-found"
        assert (await guest.post("/api/learn", {"game": GAME, "chapter": "end"}, 404))["code"] == "not-found"


async def test_the_notes_are_the_learners(url: str) -> None:
    """At any other table there are none."""
    async with Guest(url) as guest:
        table = await guest.open_table("me", "random")
        chair = await guest.sit_down(table["id"])

        assert chair.page["guide"] is None
        assert table["chapter"] is None
