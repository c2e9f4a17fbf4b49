"""A worker may be killed at any moment: what was acknowledged is there, once."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import intrigue
from intrigue.kernel.record import Answer, Record
from intrigue.session import Session
from server.guests import GAME, PATIENCE, Chair, Guest, beyond
from server.servers import QUICK, Server

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("INTRIGUE_KILLS", "5"))
"""How often a worker is killed in the middle of games; the suite does it a few times, `INTRIGUE_KILLS=50` often."""
TABLES = 2


class Stubborn:
    """A player who connects again whenever the connection is lost, and remembers what they said and what was heard."""

    def __init__(self, guest: Guest, table: str, seat: int, dice: random.Random) -> None:
        self.guest, self.table, self.seat, self.dice = guest, table, seat, dice
        self.sent: dict[int, list[str]] = {}
        self.acknowledged: dict[int, str] = {}

    async def play(self, stop: asyncio.Event) -> None:
        """Answer at random until told to stop or the game is over."""
        while not stop.is_set():
            try:
                chair = await self.guest.sit_down(self.table, self.seat)
                if await self.sit(chair, stop):
                    return
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.05)

    async def sit(self, chair: Chair, stop: asyncio.Event) -> bool:
        """Play through this connection; True if the game is over."""
        while not stop.is_set() and not chair.page["over"]:
            n = chair.page["n"]
            if chair.page["question"] is None:
                try:
                    async with asyncio.timeout(0.3):
                        await chair.hear()
                except TimeoutError:
                    continue  # somebody else thinks; look whether it is time to stop
                continue
            phrase = self.dice.choice(chair.page["question"]["phrases"])
            self.sent.setdefault(n, []).append(phrase)
            await chair.say(type="answer", n=n, phrase=phrase)
            await chair.page_when(beyond(n))
            self.acknowledged[n] = phrase
            await chair.say(type="settings", go_on=True)
            await asyncio.sleep(0.02)
        return bool(chair.page["over"])


def rows(database: str, table: str) -> list[tuple[int, int, str]]:
    """The answers as they are stored."""
    engine = create_engine(database)
    with engine.connect() as connection:
        wanted = text("SELECT n, seat, phrase FROM answers WHERE game = :game ORDER BY n")
        found = [(n, seat, phrase) for n, seat, phrase in connection.execute(wanted, {"game": table})]
    engine.dispose()
    return found


async def test_killing_a_worker_loses_and_doubles_nothing(kind: str, new_database: Callable[[str], str]) -> None:
    """Every acknowledged answer is stored, everything stored was said, and the games replay and can be finished."""
    server = Server(new_database(kind), QUICK)
    await asyncio.to_thread(server.start)
    dice = random.Random(kind)
    try:
        async with Guest(server.url) as anna, Guest(server.url, "Béla") as bela:
            players = []
            for _ in range(TABLES):
                table = await anna.open_table("me", "person", "random")
                await bela.post("/api" + table["links"]["1"])
                players += [Stubborn(guest, table["id"], seat, dice) for seat, guest in enumerate((anna, bela))]
            stop = asyncio.Event()
            playing = asyncio.gather(*[player.play(stop) for player in players])

            for _ in range(KILLS):
                await heard_of_more(players, playing)
                await asyncio.sleep(dice.uniform(0.0, 0.4))
                server.kill()
                await asyncio.to_thread(server.start)
            await heard_of_more(players, playing)
            stop.set()
            await playing

            for player in players:
                check(player, rows(server.database, player.table))
            assert sum(len(player.acknowledged) for player in players) > KILLS
            await can_be_finished(players[:2])
    finally:
        server.stop()


async def heard_of_more(players: list[Stubborn], playing: asyncio.Future[list[None]]) -> None:
    """Wait until one more answer is acknowledged, however slow the machine is, or all games are over."""
    heard = sum(len(player.acknowledged) for player in players)
    async with asyncio.timeout(PATIENCE * 4):
        while sum(len(player.acknowledged) for player in players) == heard and not playing.done():
            await asyncio.sleep(0.01)


def check(player: Stubborn, stored: list[tuple[int, int, str]]) -> None:
    """The law of this file."""
    assert [n for n, _, _ in stored] == list(range(len(stored)))
    own = {n: phrase for n, seat, phrase in stored if seat == player.seat}
    assert player.acknowledged.items() <= own.items(), "an acknowledged answer is lost"
    for n, phrase in own.items():
        assert phrase in player.sent[n], "an answer is stored that nobody gave"
    record = Record(GAME, intrigue.GAMES[GAME].rules, 3, {"start_player": "seat-0"})
    record.answers = [Answer(seat, phrase) for _, seat, phrase in stored]
    Session.resume(record, intrigue.GAMES[GAME])


async def can_be_finished(players: list[Stubborn]) -> None:
    """After all that, the game goes on to its end."""
    await asyncio.gather(*[player.play(asyncio.Event()) for player in players])
    try:
        told = await players[0].guest.get(f"/api/tables/{players[0].table}")
    except httpx.TransportError:  # the connection that was kept open belonged to a killed worker
        told = await players[0].guest.get(f"/api/tables/{players[0].table}")
    assert told["over"]
