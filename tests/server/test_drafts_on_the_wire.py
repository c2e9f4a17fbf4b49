"""Drafts over the wire: considered for one, committed for all."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from intrigue.drafts import MOST_WISHES
from server.guests import Chair, Guest, before, beyond

pytestmark = pytest.mark.anyio

EMERALD: dict[str, Any] = {"game": "emerald2", "options": {}}


async def considered(chair: Chair, *draft: str, number: int = 7) -> dict[str, Any]:
    """What the rules say to a draft."""
    await chair.say(type="consider", id=number, n=chair.page["n"], epoch=chair.page["epoch"], draft=draft)
    message = await chair.hear()
    assert (message["type"], message["id"], message["n"]) == ("considered", number, chair.page["n"])
    said: dict[str, Any] = message["considered"]
    return said


async def commit(chair: Chair, *draft: str) -> dict[str, Any]:
    """Carry a draft out."""
    n = chair.page["n"]
    await chair.say(type="commit", n=n, epoch=chair.page["epoch"], draft=draft)
    return await chair.page_when(beyond(n))


async def first_turn(*chairs: Chair) -> Chair:
    """The set-up is played; whose turn it is."""
    while True:
        for chair in chairs:
            question = chair.page["question"]
            if question is not None and question["prompt"] == "act":
                return chair
            if question is not None:
                n = chair.page["n"]
                await commit(chair, question["phrases"][0])
                if chair.page["take_back"]:
                    await chair.say(type="settings", go_on=True)
                for other in chairs:
                    await other.now_or_when(beyond(n))
                break
        else:
            await asyncio.gather(*(chair.page_when(lambda page: True) for chair in chairs))


async def test_only_who_asks_hears_what_the_rules_say(url: str) -> None:
    """Nothing is stored, and the others are sent nothing before the action is committed: then one page."""
    async with Guest(url) as anna, Guest(url) as bela:
        table = await anna.open_table("me", "person", **EMERALD)
        await bela.post("/api" + table["links"]["1"])
        chairs = [await anna.sit_down(table["id"]), await bela.sit_down(table["id"])]
        mine = await first_turn(*chairs)
        other = next(chair for chair in chairs if chair is not mine)
        n, epoch = other.page["n"], other.page["epoch"]
        card = next(p.split()[1] for p in mine.page["question"]["phrases"] if p.startswith("place "))

        alone = await considered(mine, card)
        said = await considered(mine, "city london", card)
        page = await commit(mine, "city london", card)

        assert len(alone["readings"]) > 1
        (reading,) = said["readings"]
        assert (reading["phrases"], reading["complete"]) == ([f"place {card}", "city london"], True)
        assert page["n"] == n + 2
        heard = await other.hear()
        assert (heard["type"], heard["n"], heard["epoch"]) == ("page", n + 2, epoch)
        assert [told["kind"] for told in heard["story"]] == ["played", "cubes-placed"]


async def test_an_action_is_one_thing_to_take_back(url: str) -> None:
    """Against bots alone, as often as one likes, action by action."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random", **EMERALD)
        chair = await anna.sit_down(table["id"])
        await first_turn(chair)
        n = chair.page["n"]
        card = next(p.split()[1] for p in chair.page["question"]["phrases"] if p.startswith("place "))
        await commit(chair, f"place {card}", "city london")
        await commit(chair, "pass")

        await chair.say(type="take-back", n=chair.page["n"])
        once = await chair.page_when(before(n + 3))
        await chair.say(type="take-back", n=once["n"])
        twice = await chair.page_when(before(n + 2))

        assert (once["n"], twice["n"]) == (n + 2, n)
        held = [page["view"]["own"]["hand"].count(card) for page in (once, twice)]
        assert held[0] + 1 == held[1]


async def test_what_bots_answer_meanwhile_does_not_hinder_a_take_back(url: str) -> None:
    """Whoever takes back means their own last action, wherever the bots have got to, if they know of it."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random", **EMERALD)
        chair = await anna.sit_down(table["id"])
        await first_turn(chair)
        while chair.page["question"] is not None:
            n, epoch = chair.page["n"], chair.page["epoch"]
            offered = chair.page["question"]["phrases"]
            await commit(chair, next(phrase for phrase in ("end", "done", "pass") if phrase in offered))
        await chair.now_or_when(lambda page: page["n"] > n + 1)  # the bot has gone on

        await chair.say(type="take-back", n=n, epoch=epoch)
        refused = await chair.error()
        await chair.say(type="take-back", n=n + 1, epoch=epoch)
        back = await chair.page_when(lambda page: page["epoch"] == epoch + 1)

        assert refused["code"] == "stale-answer"
        assert back["n"] == n


@pytest.mark.parametrize(
    ("draft", "code"),
    [
        (["sing"], "illegal-answer"),
        (["pass", "pass"], "illegal-answer"),
        ([], "illegal-answer"),
        (["pass"] * (MOST_WISHES + 1), "malformed"),
        (["x" * 201], "malformed"),
    ],
)
async def test_what_is_no_action_changes_nothing(url: str, draft: list[str], code: str) -> None:
    """The game stays where it is."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random", **EMERALD)
        chair = await anna.sit_down(table["id"])
        await first_turn(chair)
        n = chair.page["n"]

        refused = await chair.refused(type="commit", n=n, draft=draft)

        assert refused == code
        assert await chair.refused(type="consider", id=1, n=n - 1, draft=[]) == "stale-answer"
        assert (await considered(chair))["draft"] == []
