"""Whose bot thinks next, and for how long."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest

import intrigue
from intrigue.bots import QUICK_BOTS
from intrigue.laws import played
from intrigue.server import bot_pool
from intrigue.server.bot_pool import BotPool, Question
from intrigue.server.bot_queue import LEAST, BotQueue, cost
from intrigue.session import Session
from server.guests import GAME, PATIENCE
from server.slow_reader import endless

pytestmark = pytest.mark.anyio

SLOW = cost("ismcts", 0.5)
QUICK = cost("random", 0.5)


class Crowd:
    """Everybody who waits for one place, and in which order they get it."""

    def __init__(self) -> None:
        self.queue = BotQueue(1)
        self.called: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def comes(self, owner: str, cost: float, number: int = 1) -> None:
        """So many of this owner wait."""
        self.tasks += [asyncio.create_task(self._wait(owner, cost)) for _ in range(number)]
        await asyncio.sleep(0)

    async def _wait(self, owner: str, cost: float) -> None:
        await self.queue.turn(owner, cost)
        self.called.append(owner)

    async def goes_on(self, times: int) -> list[str]:
        """So many have thought; who was called meanwhile."""
        before = len(self.called)
        for _ in range(times):
            self.queue.leave()
            await asyncio.sleep(0)
        return self.called[before:]


@pytest.fixture
async def crowd() -> AsyncIterator[Crowd]:
    """A queue, where nobody waits when the test has ended."""
    made = Crowd()
    yield made
    for task in made.tasks:
        task.cancel()
    await asyncio.gather(*made.tasks, return_exceptions=True)


async def test_owners_take_turns(crowd: Crowd) -> None:
    """Forty slow tables of one guest hold up nobody else for more than a thought."""
    await crowd.comes("mallory", SLOW, 40)
    await crowd.goes_on(3)

    await crowd.comes("anna", SLOW, 3)

    assert Counter(await crowd.goes_on(6)) == {"mallory": 3, "anna": 3}
    assert crowd.queue.waiting == 40 + 3 - 1 - 9


async def test_a_quick_bot_waits_for_one_thought(crowd: Crowd) -> None:
    """However many owners of slow ones there are; and whoever has many quick ones leaves time to the slow."""
    for number in range(20):
        await crowd.comes(f"slow-{number}", SLOW, 2)
    await crowd.goes_on(1)

    await crowd.comes("anna", QUICK, 60)

    called = await crowd.goes_on(40)
    assert called[0] == "anna"
    assert 20 <= called.count("anna") < 40


async def test_the_tables_of_one_owner_come_as_they_asked(crowd: Crowd) -> None:
    """The first first: a table waits for one answer at a time."""
    order: list[int] = []

    async def table(number: int) -> None:
        for _ in range(2):
            await crowd.queue.turn("anna", SLOW)
            order.append(number)

    await crowd.queue.turn("anna", SLOW)
    crowd.tasks = [asyncio.create_task(table(number)) for number in range(3)]
    await asyncio.sleep(0)
    for _ in range(6):
        crowd.queue.leave()
        await asyncio.sleep(0)

    assert order == [0, 1, 2, 0, 1, 2]


async def test_whoever_is_cancelled_leaves_the_queue(crowd: Crowd) -> None:
    """Also at the very moment of their turn: no place is lost."""
    await crowd.comes("anna", SLOW, 3)
    first, second, third = crowd.tasks
    second.cancel()
    await asyncio.sleep(0)
    assert (crowd.queue.waiting, crowd.queue.thinking) == (1, 1)

    crowd.queue.leave()
    third.cancel()
    await asyncio.gather(first, second, third, return_exceptions=True)

    assert (crowd.queue.waiting, crowd.queue.thinking) == (0, 0)


async def test_what_was_not_thought_costs_nothing(crowd: Crowd) -> None:
    """Whoever took back twenty wishes is called as early as somebody who never had any."""
    await crowd.comes("béla", SLOW, 1)
    await crowd.comes("anna", SLOW, 20)
    for task in crowd.tasks[1:]:
        task.cancel()
    await asyncio.sleep(0)

    await crowd.comes("béla", SLOW, 10)
    await crowd.comes("anna", SLOW, 10)

    assert (await crowd.goes_on(10)).count("anna") >= 5


async def test_strength_gives_way_and_not_time(crowd: Crowd) -> None:
    """Who has waited, or lets others wait, thinks for a shorter time, but never for less than a part of it."""
    assert crowd.queue.time_for(0.5, 0.0) == 0.5
    assert crowd.queue.time_for(0.5, 0.2) == pytest.approx(0.3)
    await crowd.comes("anna", SLOW, 4)
    assert crowd.queue.time_for(0.5, 0.0) == pytest.approx(0.125)
    await crowd.comes("anna", SLOW, 100)
    assert crowd.queue.time_for(0.5, 0.0) == crowd.queue.time_for(0.5, 60.0) == 0.5 * LEAST


# ---------------------------------------------------------------- real processes


@pytest.fixture(scope="module")
def pool() -> Iterator[BotPool]:
    """One process in which bots think."""
    made = BotPool(1)
    made.warm()
    yield made
    made.close()


def question(options: int | None, seconds: float) -> Question:
    """A question with so many options for a bot that thinks, or with all that there are."""
    game = intrigue.GAMES[GAME]
    session = Session.resume(played(game, 2, {}, 1, 20).record, game)
    session.roll()
    assert session.asked is not None
    view, story, decision = session.ask(session.asked)
    decision = msgspec.structs.replace(decision, options=decision.options[:options])
    assert "ismcts" not in QUICK_BOTS
    return Question(game, "ismcts", view, story, decision, seconds, 7)


async def test_a_bot_without_a_choice_takes_as_long_as_one_with(pool: BotPool) -> None:
    """It waits for its turn, and lets others wait; else everybody could see what it holds."""
    for options in (1, None):
        busy = asyncio.create_task(pool.choose(question(None, 0.3), "anna"))
        await asyncio.sleep(0)
        assert pool.queue.thinking == 1
        began = time.monotonic()

        await pool.choose(question(options, 0.3), "anna")

        assert busy.done()
        assert time.monotonic() - began > 0.3 * (1 + LEAST) * 0.9


async def test_a_thought_that_nobody_wants_any_more_keeps_its_place_until_it_ends(pool: BotPool) -> None:
    """There are never more thoughts under way than processes."""
    unwanted = asyncio.create_task(pool.choose(question(None, 0.3), "anna"))
    await asyncio.sleep(0.05)

    unwanted.cancel()
    await asyncio.gather(unwanted, return_exceptions=True)

    assert pool.queue.thinking == 1
    async with asyncio.timeout(PATIENCE):
        while pool.queue.thinking:
            await asyncio.sleep(0.01)


async def test_a_process_that_ends_is_started_again(pool: BotPool) -> None:
    """And the place that it had is free again."""
    assert pool._pool is not None
    for process in list(pool._pool._processes.values()):
        process.terminate()

    asked = question(None, 0.01)

    assert await pool.choose(asked, "anna") in asked.decision.options
    await asyncio.sleep(0)
    assert (pool.queue.thinking, pool.queue.waiting) == (0, 0)


async def test_a_bot_that_thinks_without_end_is_given_up(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Chance answers for it, and others think in its place; also if nobody waits for it any more."""
    monkeypatch.setattr(bot_pool, "OVERDUE", 0.1)
    monkeypatch.setattr(bot_pool, "think", endless)
    asked = question(None, 0.01)

    assert await pool.choose(asked, "anna") in asked.decision.options
    unwanted = asyncio.create_task(pool.choose(asked, "anna"))
    await asyncio.sleep(0.01)
    unwanted.cancel()
    await asyncio.gather(unwanted, return_exceptions=True)
    async with asyncio.timeout(PATIENCE):
        while pool.queue.thinking:
            await asyncio.sleep(0.01)

    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert said.count("a bot failed") == 1
    assert said.count("a bot thinks without end; the thinking processes are killed") == 2
    monkeypatch.undo()
    assert await pool.choose(asked, "anna") in asked.decision.options


async def test_a_server_that_ends_at_once_has_started_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page comes first; who asks a bot before its process is there starts it."""
    pool = BotPool(1)
    await pool.start()
    await pool.stop()
    assert pool._warming is None

    monkeypatch.setattr("intrigue.server.bot_pool.BEFOREHAND", 0.0)
    warmed = asyncio.Event()
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(pool, "warm", lambda: loop.call_soon_threadsafe(warmed.set))
    await pool.start()
    async with asyncio.timeout(PATIENCE):
        await warmed.wait()
    await pool.stop()


LEAVES = """
import gc, signal
from intrigue.server.bot_pool import BotPool

if __name__ == "__main__":
    pool = BotPool(1)
    pool.open()
    gc.freeze()  # as the server does
    pool.warm()
    pool.close()
    signal.raise_signal(signal.SIGTERM)  # as uvicorn does when it has stopped
"""


def test_nothing_is_left_behind_when_the_server_ends(tmp_path: Path) -> None:
    """Python would complain of leaked semaphores, on the terminal of whoever runs the server."""
    program = tmp_path / "leaves.py"
    program.write_text(LEAVES)
    env = {**os.environ, "PYTHONPATH": str(Path(intrigue.__file__).parent.parent)}

    ended = subprocess.run([sys.executable, program], env=env, capture_output=True, text=True, timeout=PATIENCE)

    assert (ended.returncode, ended.stderr) == (-signal.SIGTERM, "")
