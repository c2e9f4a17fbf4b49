"""Hints in practice games, and why something was done once a game is over."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import intrigue
from intrigue.bots.explain import Explanation, Plan, Way, best_bot
from intrigue.games.kabale.cards import CARD_NAMES
from intrigue.kernel.record import read_record
from intrigue.server import explaining
from intrigue.server.aloud import encoded, think_aloud
from intrigue.server.bot_pool import BotPool
from intrigue.server.services import Services
from server.guests import GAME, Guest
from server.inside import application, caller
from server.pairs import moments

pytestmark = pytest.mark.anyio


def hint_at(table: dict[str, Any]) -> str:
    return f"/api/tables/{table['id']}/hint"


async def test_a_hint_is_an_action_that_can_be_carried_out(url: str) -> None:
    """With its reasons; asked again it is the same, and nothing has happened by itself."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "greedy")
        chair = await anna.sit_down(table["id"])
        page = await chair.asked()
        assert page["hint"] is True

        first, second = await anna.get(hint_at(table)), await anna.get(hint_at(table))

        assert first == second
        assert (first["n"], first["epoch"]) == (page["n"], page["epoch"])
        assert 0 <= first["chance"] <= 1
        assert all(reason["line"].startswith("means-") for reason in (*first["reasons"], *first["perhaps"]))
        assert (await anna.get(f"/api/tables/{table['id']}"))["n"] == page["n"]
        await chair.say(type="commit", n=page["n"], draft=first["phrases"])
        await chair.page_when(lambda new: new["n"] > page["n"])


async def test_a_hint_says_what_it_is_a_step_towards(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the bot has an aim: what changes at once would not tell."""
    plan = Plan("kill", "royal_berlin")
    way = Way(("lay king column-1",), 0.5, 6, plan, (), ())

    async def thought(*_: object) -> Explanation:
        return Explanation(0, "ismcts", "lay", {}, (way,), 1, None, (), True)

    monkeypatch.setattr(explaining, "_thought", thought)
    async with caller(application(services)) as anna:
        wanted = {"game": "court", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        table = (await anna.post("/api/tables", json=wanted)).json()
        found = await services.tables.get(table["id"])
        while found.session is None or found.session.asked != 0:
            await services.tables.refresh(table["id"])

        told = (await anna.get(hint_at(table))).json()

    assert told["plan"] == {"name": "kill", "thing": "royal_berlin"}


async def test_there_are_no_hints_where_other_people_play(url: str) -> None:
    """Not for players, not at one screen, not for spectators; and the page does not offer any."""
    async with Guest(url) as anna, Guest(url, "Béla") as bela:
        mixed = await anna.open_table("me", "person", "greedy")
        await bela.post("/api" + mixed["links"]["1"])
        here = await anna.open_table("me", "here")
        alone = await anna.open_table("me", "greedy")
        chair = await anna.sit_down(mixed["id"])
        await chair.asked()

        assert chair.page["hint"] is False
        for table in (mixed, here):
            assert (await anna.get(hint_at(table), 409))["code"] == "no-hint"
        assert (await bela.get(hint_at(mixed), 409))["code"] == "no-hint"
        assert (await bela.get(hint_at(alone), 409))["code"] == "no-hint"
        assert (await bela.get(hint_at(alone) + "?as=0", 403))["code"] == "not-yours"
        assert "or where all players agree to it" in (await anna.get(hint_at(mixed), 409))["details"]


async def test_a_seat_that_somebody_may_come_back_to_is_a_persons(url: str) -> None:
    """A bot that stands in for somebody makes no practice game."""
    async with Guest(url) as anna, Guest(url, "Béla") as bela:
        table = await anna.open_table("me", "person")
        await bela.post("/api" + table["links"]["1"])
        await bela.post(f"/api/tables/{table['id']}/replace", {"seat": 1, "bot": "greedy"})

        assert (await anna.get(hint_at(table), 409))["code"] == "no-hint"


# ---------------------------------------------------------------- the coach


def coach_at(table: dict[str, Any]) -> str:
    return f"/api/tables/{table['id']}/coach"


async def test_the_coach_tells_actions_that_can_be_carried_out(url: str) -> None:
    """With what they mean; asked again it is the same. When nobody asks me there is nothing to say."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "greedy")
        chair = await anna.sit_down(table["id"])
        page = await chair.asked()

        told = await anna.get(coach_at(table))

        assert told == await anna.get(coach_at(table))
        assert (told["n"], told["epoch"]) == (page["n"], page["epoch"])
        assert 1 <= len(told["ways"]) <= 3
        assert all(way["reasons"] or way["perhaps"] for way in told["ways"][1:])
        await chair.say(type="commit", n=page["n"], draft=told["ways"][-1]["phrases"])
        await chair.page_when(lambda new: new["n"] > page["n"])
        await chair.play(random.Random(1))
        assert (await anna.get(coach_at(table)))["ways"] == []


async def test_among_people_the_coach_helps_all_or_nobody(url: str, other_url: str) -> None:
    """As soon as everybody has agreed, whichever worker they are at; whoever withdraws ends it for all."""
    async with Guest(url) as anna, Guest(other_url, "Béla") as bela, Guest(url, "Cili") as cili:
        table = await anna.open_table("me", "person", "greedy")
        await bela.post("/api" + table["links"]["1"])
        chair = await anna.sit_down(table["id"])
        await chair.asked()

        async def agree(who: Guest, seat: int, agrees: bool, status: int = 200) -> Any:
            return await who.post(coach_at(table), {"seat": seat, "agrees": agrees}, status)

        async def helped(*agreed: bool) -> bool:
            """When this is how everybody has agreed: is Anna helped? Page, coach and hint say the same."""
            page = await chair.now_or_when(lambda new: [seat["coached"] for seat in new["seats"]] == list(agreed))
            answers = [(await anna.http.get(path(table))).status_code for path in (coach_at, hint_at)]
            assert answers == [200 if page["hint"] else 409] * 2
            return bool(page["hint"])

        assert not await helped(False, False, False)
        assert (await agree(cili, 1, True, 403))["code"] == "not-yours"
        assert (await agree(anna, 1, True, 403))["code"] == "not-yours"
        await agree(anna, 0, True)
        assert not await helped(True, False, False)
        await agree(bela, 1, True)
        assert await helped(True, True, False)
        await agree(bela, 1, False)
        assert not await helped(True, False, False)


# ---------------------------------------------------------------- why


async def test_why_a_bot_did_something_is_told_when_the_game_is_over(url: str) -> None:
    """By the bot that did it; until then nobody is told, and where there was no choice there is nothing to tell."""
    async with Guest(url) as anna, Guest(url, "Béla") as bela:
        table = await anna.open_table("me", "greedy", spectators=False)
        chair = await anna.sit_down(table["id"])
        why = f"/api/tables/{table['id']}/why"
        assert (await anna.get(f"{why}/3", 403))["code"] == "not-yours"

        await chair.play(random.Random(1))

        record = read_record((await anna.http.get(f"/api/tables/{table['id']}/record")).text)
        assert record.bots == {1: "greedy"}
        laid = [n for n, answer in enumerate(record.answers, start=1) if answer.phrase.startswith("lay")]
        n = next(n for n in laid if record.answers[n - 1].seat == 1)
        told = await anna.get(f"{why}/{n}")
        assert (told["n"], told["explanation"]["bot"], told["explanation"]["seat"]) == (n, "greedy", 1)
        given = told["explanation"]["ways"][told["explanation"]["given"]]
        assert given["phrases"][0] == record.answers[n - 1].phrase
        own = next(n for n in laid if record.answers[n - 1].seat == 0)
        assert (await anna.get(f"{why}/{own}"))["explanation"]["bot"] == best_bot(intrigue.GAMES[GAME])
        assert (await anna.get(f"{why}/1", 409))["code"] == "no-choice"
        assert (await anna.get(f"{why}/100000", 404))["code"] == "not-found"
        assert (await anna.get(f"{why}/0", 404))["code"] == "not-found"
        assert (await bela.get(f"{why}/{n}", 403))["code"] == "not-yours"
        assert (await anna.get(hint_at(table), 409))["code"] == "game-over"


async def test_what_a_bot_is_asked_is_the_same_wherever_the_seat_sees_the_same() -> None:
    """The bytes that go to it hold nothing else, so what it says of them is the same, too."""
    compared = 0
    for seed in range(6):
        for pair in moments(GAME, seed, 1):
            if pair.asked == 1:
                sent = {encoded(intrigue.GAMES[GAME], "ismcts", pair.session(which).ask(1)) for which in (0, 1)}
                assert len(sent) == 1
                compared += 1
    assert compared > 3


async def test_it_is_thought_beside_the_bots_and_in_their_queue() -> None:
    """In a process of theirs, on plain data alone, when it is its owner's turn."""
    pair = next(pair for seed in range(6) for pair in moments(GAME, seed, 1) if pair.asked == 1)
    sent = encoded(intrigue.GAMES[GAME], "greedy", pair.session(0).ask(1))
    pool = BotPool(1)
    try:
        told = await pool.aside(think_aloud, sent, "somebody", 1.0)
    finally:
        pool.close()

    assert told == think_aloud(sent)
    explanation = msgspec.json.decode(told, type=Explanation)
    assert explanation.ways[0].phrases[0].split()[1] in CARD_NAMES
    assert (pool.thinking, pool.waiting) == (0, 0)


async def test_a_bot_that_fails_is_an_error_of_the_server(services: Services) -> None:
    """Whoever asked is told so; the table goes on. (The processes do not know the game that is played here.)"""
    app = application(services)
    async with caller(app) as anna:
        wanted = {"game": "court", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        table = (await anna.post("/api/tables", json=wanted)).json()
        found = await services.tables.get(table["id"])
        while found.session is None or found.session.asked != 0:
            await services.tables.refresh(table["id"])

        failed = await anna.get(f"/api/tables/{table['id']}/hint")

    assert failed.status_code == 500
    assert failed.json()["code"] == "server-error"
    assert not found.frozen
