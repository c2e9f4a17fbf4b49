"""Whoever takes back and does the same again meets the same dice and the same answers of bots."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import intrigue
from intrigue.kernel.rng import Rng
from intrigue.server import table as table_module
from intrigue.server import wire
from intrigue.server.api import new_row
from intrigue.server.bot_pool import Question
from intrigue.server.luck import bot_seed, dice_of, new_seed
from intrigue.server.postgres_listener import Listener
from intrigue.server.services import Config, Services
from intrigue.server.store import SeatRow
from intrigue.server.table import OpenTable, Pace
from intrigue.session import Session
from server.databases import fresh_database
from server.guests import GAME, PATIENCE

pytestmark = pytest.mark.anyio

TRIES = 12
"""How often the same is done again."""


class Moody:
    """Bots that answer the same question otherwise every time."""

    def __init__(self) -> None:
        self.mood = random.Random()
        self.seeds: list[int] = []

    async def choose(self, question: Question, owner: str) -> int:
        """Any of the options."""
        self.seeds.append(question.seed)
        return int(self.mood.choice(list(question.decision.options)))


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """A server on which bots answer at once, and as they like."""
    address = fresh_database(tmp_path / "luck.sqlite3")
    made = Services(Config(address, Pace(think=0.0, grace=0.0), thinkers=1))
    made.bots.warm = lambda: None  # type: ignore[method-assign]  # nobody thinks in another process
    await made.start()
    yield made
    await made.stop()


async def against_bots(services: Services, game: str = GAME) -> OpenTable:
    """A table of one person and two bots, where the person is asked."""
    session = Session(intrigue.GAMES[game], 3)
    row = new_row(session, None)
    bots = [SeatRow(row.id, seat, "", None, "random") for seat in (1, 2)]
    await services.store.create(row, [SeatRow(row.id, 0, "", "guest-0", None), *bots])
    table = await services.tables.get(row.id)
    table.listeners.add(Listener(0, "guest-0"))
    services.tables.publish(table)
    await asked_again(table, 0)
    return table


async def asked_again(table: OpenTable, n: int) -> wire.Page:
    """The page on which the person is asked for an answer later than this one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with table.lock:
                page = table.page(0, "guest-0", 0)
            if page.question is not None and page.n >= n:
                return page
            await asyncio.sleep(0.001)


async def one_round(services: Services, table: OpenTable) -> bytes:
    """The person plays the first card that may be played; all that they see when they are asked the next time."""
    now = await asked_again(table, 0)
    assert now.question is not None
    await services.tables.answer(table, 0, wire.Answer(now.n, now.question.phrases[0]))
    after = await asked_again(table, now.n + 1)
    return wire.encode((after.n, after.view, after.story, after.question))


async def take_back(services: Services, table: OpenTable) -> None:
    """The person takes their last card back."""
    await services.tables.take_back(table, 0, wire.TakeBack(table.row.n, table.row.epoch))


@pytest.mark.parametrize("game", intrigue.GAMES)
async def test_doing_the_same_again_gives_the_same(services: Services, game: str) -> None:
    """Dice and bots included, however often, though the bots have another mood each time."""
    services.bots.choose = Moody().choose  # type: ignore[method-assign]
    table = await against_bots(services, game)

    seen = set()
    for _ in range(TRIES):
        seen.add(await one_round(services, table))
        await take_back(services, table)

    assert len(seen) == 1


async def test_a_bot_that_has_forgotten_thinks_by_the_same_luck(services: Services) -> None:
    """As after a restart: the seed of its thinking depends on the game and the number of the answer alone."""
    moody = Moody()
    services.bots.choose = moody.choose  # type: ignore[method-assign]
    table = await against_bots(services)

    firsts = []
    for _ in range(3):
        moody.seeds.clear()
        await one_round(services, table)
        firsts.append(moody.seeds[0])
        await take_back(services, table)
        table.thoughts.clear()

    assert len(set(firsts)) == 1
    assert len(set(moody.seeds)) == len(moody.seeds)


async def test_not_everything_is_remembered(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest answers make room."""
    monkeypatch.setattr(table_module, "THOUGHTS", 3)
    services.bots.choose = Moody().choose  # type: ignore[method-assign]
    table = await against_bots(services)

    for _ in range(3):
        await one_round(services, table)

    assert len(table.thoughts) == 3


async def test_the_seed_of_a_game_stays_here(services: Services) -> None:
    """It is stored, and neither in the record nor on a page; every game has another."""
    services.bots.choose = Moody().choose  # type: ignore[method-assign]
    one, other = await against_bots(services), await against_bots(services)
    seed = one.row.seed

    assert len(seed) > 40
    assert seed != other.row.seed
    assert one.session is not None
    assert seed not in str(one.session.record)
    assert seed.encode() not in b"".join(wire.encode(one.page(viewer, "guest-0", 0)) for viewer in (None, 0, 1, 2))
    assert seed not in " ".join(state.view + state.board for state in one.states())


def test_every_answer_has_dice_of_its_own() -> None:
    """The same seed and number give the same dice; any other number or seed gives others, and bots have other luck."""
    seeds = [f"seed {number}" for number in range(20)]

    rolled, again = [[dice_of(seed)(n).fork().word() for seed in seeds for n in range(50)] for _ in range(2)]
    thought = {Rng(bot_seed(seed, n)).fork().word() for seed in seeds for n in range(50)}

    assert rolled == again
    assert len({*rolled, *thought}) == 2 * len(rolled)
    assert new_seed() != new_seed()


def test_dice_are_even() -> None:
    """Over many numbers each face comes about as often."""
    dice = dice_of("a seed")
    faces = [0] * 6
    for n in range(6000):
        faces[dice(n).below(6)] += 1

    assert min(faces) > 900
    assert max(faces) < 1100
