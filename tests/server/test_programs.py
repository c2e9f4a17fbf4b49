"""Programs that play over the websocket: what they hear, what they may say, what becomes of those that misbehave."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import intrigue
from intrigue.bots import Clock
from intrigue.bots.protocol import SLOW, OutsideFault
from intrigue.server import programs
from intrigue.server.cookies import COOKIE, GuestCookies
from intrigue.server.table import Pace
from intrigue.session import Session
from server.guests import PATIENCE, Chair, Guest
from server.pairs import SEED, Pair, pairs, twin_databases
from server.servers import Server

pytestmark = pytest.mark.anyio
EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "outside"


class Program:
    """A program's connection."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.begun: list[dict[str, Any]] = []

    async def asked(self) -> dict[str, Any]:
        """The next question."""
        while (message := await self.chair.hear())["type"] == "begin":
            self.begun.append(message)
        assert message["type"] == "ask", message
        return message

    async def answer(self, asked: dict[str, Any], **more: Any) -> None:
        """Say the first phrase that is offered."""
        await self.chair.say(**{"type": "answer", "id": asked["id"], "phrase": asked["phrases"][0], **more})

    async def lost(self) -> str:
        """Why the seat is lost."""
        error = await self.chair.error()
        assert error["code"] == "not-yours"
        assert await self.chair.closed() == 4403
        return str(error["details"])


async def join(guest: Guest, opened: dict[str, Any], seat: int) -> None:
    """Take a seat by its link."""
    await guest.post(f"/api{opened['links'][str(seat)]}")


async def connect(guest: Guest, table: str, seat: int | None = None) -> Program:
    """Connect as a program."""
    return Program(await guest.sit_down(f"{table}/program", seat, hello=False))


def lost(seat: int) -> Callable[[dict[str, Any]], bool]:
    """Has a bot of ours this seat, on a page?"""
    return lambda page: page["seats"][seat]["lost"] and page["seats"][seat]["bot"] == "greedy"


async def test_a_whole_game_by_the_example(url: str, other_url: str) -> None:
    """Any program that reads and writes lines plays over the line; who looks on sees a bot that is a program."""
    async with Guest(url) as anna:
        opened = await anna.open_table("person", "greedy")
        command = [str(EXAMPLES / "over_the_line.py"), f"{other_url}{opened['links']['0']}", sys.executable]
        bridge = await asyncio.create_subprocess_exec(sys.executable, *command, str(EXAMPLES / "last_word.py"))
        try:
            chair = await anna.sit_down(opened["id"])
            page = await chair.now_or_when(lambda page: page["seats"][0]["bot"] == "program")
            assert (page["seats"][0]["kind"], page["seats"][0]["stands_in"]) == ("bot", False)

            page = await chair.now_or_when(lambda page: page["over"])

            assert not page["seats"][0]["lost"]
            assert await asyncio.wait_for(bridge.wait(), PATIENCE) == 0
        finally:
            if bridge.returncode is None:
                bridge.kill()
    assert len((EXAMPLES / "over_the_line.py").read_text().splitlines()) <= 35


async def test_what_a_program_hears(url: str, other_url: str) -> None:
    """That the game begins; then, when it is asked, what its seat sees on a page, and what it was told since."""
    async with Guest(url) as anna, Guest(other_url, "Deep") as deep:
        opened = await anna.open_table("me", "person")
        await join(deep, opened, 1)
        program = await connect(deep, opened["id"])
        chair = await anna.sit_down(opened["id"])
        await chair.now_or_when(lambda page: page["seats"][1]["bot"] == "program")
        playing = asyncio.create_task(chair.play(random.Random(1)))
        told: list[Any] = []
        for _ in range(4):
            asked = await program.asked()
            page = (await deep.sit_down(opened["id"])).page
            assert asked["view"] == page["view"]
            assert (asked["phrases"], asked["prompt"]) == (page["question"]["phrases"], page["question"]["prompt"])
            assert asked["since"] == len(told)
            told += asked["story"]
            assert told == page["story"]
            assert (asked["seat"], asked["clock"]["iterations"]) == (1, None)
            await program.answer(asked)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    kabale = intrigue.GAMES["kabale"]
    assert program.begun == [{"type": "begin", "protocol": 1, "game": "kabale", "rules": kabale.rules, "seat": 1}]


FAULTS: dict[str, list[str | bytes]] = {
    "which is not offered": ['{"type": "answer", "id": 1, "phrase": "lay the moon"}'],
    "it answered question 17 when it was asked question 1": ['{"type": "answer", "id": 17, "phrase": "PHRASE"}'],
    "which is no answer": ["nonsense"],
    "contains unknown field": ['{"type": "answer", "id": 1, "phrase": "PHRASE", "more": 1}'],
    "without being asked": ['{"type": "answer", "id": 1, "phrase": "PHRASE"}'] * 5,
    "which is no answer: ": ["more and more"] * 1000,
    "got `array`": ["[" * 4000],
    "not text": [b"\x00\x01"],
    "more than 4096 bytes": ["x" * 5000],
    "said nothing in time": [],
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_whoever_does_not_behave_loses_the_seat(
    servers: list[Server], url: str, other_url: str, fault: str
) -> None:
    """Once, to a bot of ours, for the rest of the game: everybody sees it, the program hears why, the game goes on."""
    async with Guest(url) as anna, Guest(other_url, "Deep") as deep:
        opened = await anna.open_table("person", "me", spectators=False)
        await join(deep, opened, 0)
        chair = await anna.sit_down(opened["id"])
        program = await connect(deep, opened["id"])
        asked = await program.asked()
        with suppress(ConnectionClosed):
            for said in FAULTS[fault]:
                right = said.replace("PHRASE", asked["phrases"][0]) if isinstance(said, str) else said
                await program.chair.socket.send(right)

        assert fault in await program.lost()
        page = await chair.now_or_when(lost(0))
        assert (page["seats"][0]["kind"], page["seats"][0]["stands_in"]) == ("bot", False)
        await chair.asked()
        again = await connect(deep, opened["id"])
        assert (await again.chair.error())["code"] == "not-yours"
        assert (await deep.http.post(f"/api/tables/{opened['id']}/return", json={"seat": 0})).status_code == 403
        logs = "\n".join(server.said() for server in servers).splitlines()
        assert len([line for line in logs if "lost its seat" in line and opened["id"] in line]) == 1
        assert not any("the moon" in line for line in logs)


async def test_one_that_goes_and_does_not_come_back(url: str, other_url: str) -> None:
    """It loses its seat when its time is over."""
    async with Guest(url) as anna, Guest(other_url, "Deep") as deep:
        opened = await anna.open_table("person", "me")
        await join(deep, opened, 0)
        chair = await anna.sit_down(opened["id"])
        program = await connect(deep, opened["id"])
        await program.asked()
        await program.chair.socket.close()

        await chair.now_or_when(lost(0))
        await chair.asked()


async def test_one_that_comes_back_in_time(url: str, other_url: str) -> None:
    """It is asked again, from the beginning of the story, at whichever worker; a connection of before ends."""
    async with Guest(url) as anna, Guest(url, "Deep") as deep:
        opened = await anna.open_table("person", "me")
        await join(deep, opened, 0)
        chair = await anna.sit_down(opened["id"])
        first = await connect(deep, opened["id"])
        asked = await first.asked()
        await first.chair.socket.close()
        there = deep.elsewhere(other_url)
        second = await connect(there, opened["id"])
        assert await second.asked() == asked
        third = await connect(there, opened["id"])
        assert await third.asked() == asked
        assert await second.chair.closed() == 4409

        await third.answer(asked)
        playing = asyncio.create_task(chair.play(random.Random(1)))

        assert (await third.asked())["id"] == 2
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert not chair.page["seats"][0]["lost"]
        await there.leave()


async def test_what_is_taken_back_is_not_held_against_it() -> None:
    """A question may be withdrawn: then the game begins anew for the program, and its late answer is passed over."""
    session = Session(intrigue.GAMES["kabale"], 2, {"start_player": "seat-0"}, 5)
    session.roll()
    program = programs.Program(0, "deep", session)

    def told() -> list[Any]:
        return [msgspec.json.decode(line) for line in program.lines()]

    program.ask(session, (9, 0), Clock(seconds=1), 7)
    began, first = told()
    program.told = 1  # as everybody's who listens when an answer is taken back
    program.ask(session, (9, 1), Clock(seconds=1), 7)
    again, second = told()
    late, now = ({"type": "answer", "id": asked["id"], "phrase": first["phrases"][0]} for asked in (first, second))

    assert began == again
    assert (first["id"], second["id"]) == (1, 2)
    assert {**second, "id": 1} == first
    assert first["since"] == 0
    assert program.hear(msgspec.json.encode(late)) is None
    assert program.hear(msgspec.json.encode(now)) == first["phrases"][0]
    with pytest.raises(OutsideFault, match="without being asked"):
        program.hear(msgspec.json.encode(now))
    with pytest.raises(OutsideFault, match="without being asked"):
        program.hear(msgspec.json.encode(late))


async def test_who_may_not(url: str) -> None:
    """Only at a seat of one's own, where no bot plays, of a game that goes on; and nobody can name one as a bot."""
    async with Guest(url) as anna, Guest(url, "Deep") as deep:
        opened = await anna.open_table("me", "person")

        async def refused(guest: Guest, seat: int | None = None, table: str = opened["id"]) -> str:
            program = await connect(guest, table, seat)
            return str((await program.chair.error())["code"])

        assert await refused(deep) == "not-yours"
        assert await refused(deep, 0) == "not-yours"
        assert await refused(deep, table="nowhere") == "not-found"
        await anna.post(f"/api/tables/{opened['id']}/replace", {"seat": 0, "bot": "random"})
        assert await refused(anna) == "not-yours"
        for name in ("program", "run:true"):
            body = {"game": "kabale", "seats": [{"kind": "me"}, {"kind": "bot", "bot": name}]}
            assert (await anna.http.post("/api/tables", json=body)).status_code == 422
        await join(deep, opened, 1)
        assert (
            await anna.http.post(f"/api/tables/{opened['id']}/replace", json={"seat": 1, "bot": "program"})
        ).is_error


async def test_its_guest_may_play_on_by_hand(url: str) -> None:
    """Whose program it is takes the seat back, as from a bot; nobody answers for a program that plays."""
    async with Guest(url) as anna:
        opened = await anna.open_table("me", "greedy")
        chair = await anna.sit_down(opened["id"])
        program = await connect(anna, opened["id"])
        asked = await program.asked()
        page = await chair.now_or_when(lambda page: page["seats"][0]["bot"] == "program")
        assert await chair.refused(type="answer", n=page["n"], phrase=asked["phrases"][0]) == "not-yours"

        await anna.post(f"/api/tables/{opened['id']}/return", {"seat": 0})

        assert "no more" in await program.lost()
        await chair.now_or_when(lambda page: page["seats"][0]["kind"] == "person")
        await chair.answer()


async def test_a_worker_dies(new_database: Callable[[str], str]) -> None:
    """With it goes the connection of a program that does not come back: another worker gives its seat away."""
    database = new_database("postgresql")
    one, two = Server(database), Server(database)
    for server in (one, two):
        await asyncio.to_thread(server.start)
    try:
        async with Guest(one.url) as anna, Guest(one.url, "Deep") as deep:
            opened = await anna.open_table("person", "me")
            await join(deep, opened, 0)
            chair = await anna.sit_down(opened["id"])
            before = await connect(deep, opened["id"])
            await before.asked()
            there = deep.elsewhere(two.url)
            program = await connect(there, opened["id"])
            await program.asked()
            await before.chair.socket.close()
            two.kill()

            await chair.now_or_when(lost(0))
            await chair.asked()
            await there.leave()
    finally:
        one.stop()
        two.stop()


async def test_a_server_starts_anew(new_database: Callable[[str], str]) -> None:
    """A program has a minute to come back, and then its time, even if others are back before."""
    server = Server(new_database("sqlite"))
    await asyncio.to_thread(server.start)
    try:
        async with Guest(server.url) as anna, Guest(server.url, "Deep") as deep:
            opened = await anna.open_table("person", "me")
            await join(deep, opened, 0)
            program = await connect(deep, opened["id"])
            asked = await program.asked()
            server.kill()
            await asyncio.to_thread(server.start)
            chair = await anna.sit_down(opened["id"])
            await asyncio.sleep(SLOW + 1.0)
            program = await connect(deep, opened["id"])
            assert await program.asked() == asked
            await asyncio.sleep(1.0)
            await program.answer(asked)

            await chair.asked()

            assert not chair.page["seats"][0]["lost"]
    finally:
        server.stop()


async def test_a_rematch_waits_for_the_program(url: str) -> None:
    """It has its seat there, and a minute to come."""
    async with Guest(url) as anna, Guest(url, "Deep") as deep:
        opened = await anna.open_table("me", "person")
        await join(deep, opened, 1)
        program = await connect(deep, opened["id"])
        chair = await anna.sit_down(opened["id"])

        async def play() -> None:
            with suppress(ConnectionClosed):
                while True:
                    await program.answer(await program.asked())

        playing = asyncio.create_task(play())
        await chair.play(random.Random(1))
        await playing
        assert program.chair.socket.close_code == 1000
        assert (await (await connect(deep, opened["id"])).chair.error())["code"] == "game-over"

        again = await anna.post(f"/api/tables/{opened['id']}/rematch")

        assert again["seats"][1]["bot"] == "program"
        assert not again["seats"][1]["present"]
        program = await connect(deep, again["id"])
        chair = await anna.sit_down(again["id"])
        await chair.answer()
        await program.asked()


# ---------------------------------------------------------------- secrets


async def asked_as_program(url: str, pair: Pair, guests: GuestCookies) -> dict[str, bytes]:
    """All that a program at the viewer's seat is told."""
    guest = Guest(url)
    guest.http.cookies.set(COOKIE, guests.cookie(pair.guest))
    program = await connect(guest, pair.id, pair.viewer)
    told = {}
    for what in ("begin", "ask", "why the seat is lost"):
        await program.chair.hear()
        told[what] = program.chair.raw.encode()
        if what == "ask":
            await program.chair.socket.send("nonsense")
    await guest.leave()
    return told


async def different(new_database: Callable[[], str], some: list[Pair], app: str) -> list[str]:
    """What a program could tell the two games of a pair by."""
    databases, key = await twin_databases(new_database, some)
    workers = [Server(database, Pace(think=1000.0, grace=1000.0), app=app) for database in databases]
    found = []
    try:
        for worker in workers:
            await asyncio.to_thread(worker.start)
        for pair in some:
            one, other = [await asked_as_program(worker.url, pair, GuestCookies([key])) for worker in workers]
            assert not any(SEED.encode() in sent for sent in (*one.values(), *other.values()))
            found += [f"{pair.id}: {what}" for what, sent in one.items() if sent != other[what]]
    finally:
        for worker in workers:
            worker.stop()
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("game", intrigue.GAMES)
async def test_two_games_of_one_information_set_are_the_same_questions(
    new_database: Callable[[str], str], game: str, kind: str
) -> None:
    """A program gets what its seat sees, and nothing that tells what others hold."""
    some = [pair for seed in (1, 2) for pair in pairs(game, seed) if pair.asked == pair.viewer and not pair.frozen]
    assert some

    assert await different(lambda: new_database(kind), some, "intrigue.server.app:create") == []


async def test_a_leak_would_be_noticed(new_database: Callable[[str], str]) -> None:
    """A server that shows everybody everything asks programs with other bytes."""
    some = [pair for pair in pairs("kabale", 1) if pair.asked == pair.viewer and not pair.frozen]

    found = await different(lambda: new_database("sqlite"), some, "server.leaky:create_moving")

    assert found == [f"{pair.id}: ask" for pair in some]
