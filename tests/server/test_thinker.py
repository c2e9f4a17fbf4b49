"""Bots that think on other machines: through PostgreSQL, in turn, and nothing is lost or done twice."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
import typer
from sqlalchemy import func, select

import intrigue
from intrigue.cli.lines import Lines
from intrigue.cli.think import check
from intrigue.laws import played
from intrigue.server import remote_bots as remote_bots_module
from intrigue.server import thinker as thinker_module
from intrigue.server import thoughts as thoughts_module
from intrigue.server.bot_pool import BotPool, Question
from intrigue.server.migrations import migrate
from intrigue.server.models import thoughts
from intrigue.server.remote_bots import RemoteBots
from intrigue.server.store import Store
from intrigue.server.thinker import Thinker
from intrigue.server.thoughts import Thoughts, version_of
from intrigue.session import Session
from server.guests import GAME, PATIENCE, Guest
from server.servers import QUICK, Server, free_port

pytestmark = pytest.mark.anyio

OURS = intrigue.GAMES[GAME]
VERSION = version_of(OURS)


@pytest.fixture(scope="module")
def database(new_database: Callable[[str], str]) -> str:
    """A PostgreSQL database that servers and those who think share."""
    return new_database("postgresql")


@pytest.fixture
async def bots(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RemoteBots]:
    """The bots of a server that lets them think elsewhere, and has patience."""
    monkeypatch.setattr(remote_bots_module, "PATIENCE", PATIENCE)
    store = Store(database)
    made = RemoteBots(store)
    await made.start()
    yield made
    await made.stop()
    assert await left(made) == 0
    await store.close()


async def left(bots: RemoteBots) -> int:
    """How many questions are in the database."""
    async with bots.questions.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(thoughts))).scalar_one())


class Puppets(BotPool):
    """Bots for whom the test thinks."""

    def __init__(self, processes: int, choose: Callable[[bytes], Awaitable[int]]) -> None:
        super().__init__(processes)
        self._choose = choose

    def warm(self) -> None:
        """There are no processes."""

    async def think(self, sent: bytes, seconds: float) -> int:
        return await self._choose(sent)


@asynccontextmanager
async def thinking(database: str, choose: Callable[[bytes], Awaitable[int]], processes: int = 1) -> AsyncIterator[None]:
    """Somebody who thinks, for as long as this lasts."""
    stop = asyncio.Event()
    thinker = Thinker(database, processes)
    thinker.bots = Puppets(processes, choose)
    await thinker.start()
    running = asyncio.create_task(thinker.run(stop))
    yield
    stop.set()
    await running


def question(bot: str = "random") -> Question:
    """Something to think about."""
    session = Session.resume(played(OURS, 2, {}, 1, 20).record, OURS)
    session.roll()
    assert session.asked is not None
    return Question(OURS, bot, *session.ask(session.asked), 0.1, 7)


async def test_two_share_the_work_and_do_nothing_twice(database: str, bots: RemoteBots) -> None:
    """Every question is thought about once, by whoever is free."""
    asked = question()
    done: Counter[int] = Counter()

    def whoever(number: int) -> Callable[[bytes], Awaitable[int]]:
        async def choose(_: bytes) -> int:
            done[number] += 1
            await asyncio.sleep(0.01)
            return asked.decision.options[0]

        return choose

    async with thinking(database, whoever(1), 2), thinking(database, whoever(2), 2), asyncio.timeout(PATIENCE):
        options = await asyncio.gather(*[bots.choose(asked, f"owner-{number % 3}") for number in range(30)])

    assert set(options) == {asked.decision.options[0]}
    assert sum(done.values()) == 30
    assert len(done) == 2
    assert bots.waiting == 0


async def test_what_somebody_does_not_finish_is_thought_about_by_another(
    database: str, bots: RemoteBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a short time; the answer of the one who was silent counts no more."""
    monkeypatch.setattr(thinker_module, "LOOK_AGAIN", 0.05)
    asked = question()
    answer = asyncio.create_task(bots.choose(asked, "anna"))
    taken = None
    async with asyncio.timeout(PATIENCE):
        while taken is None:
            taken = await bots.questions.take("dead", [VERSION], 0.1)

    async with thinking(database, lambda _: asyncio.sleep(0, asked.decision.options[-1])), asyncio.timeout(PATIENCE):
        assert await answer == asked.decision.options[-1]

    assert not await bots.questions.answer("dead", taken.id, asked.decision.options[0])


async def test_whoever_stops_gives_back_what_they_had(database: str, bots: RemoteBots) -> None:
    """At once: nobody waits until their time is over."""
    answer = asyncio.create_task(bots.choose(question(), "anna"))
    begun = asyncio.Event()

    async def choose(_: bytes) -> int:
        begun.set()
        await asyncio.get_running_loop().create_future()
        return 0  # never

    async with thinking(database, choose), asyncio.timeout(PATIENCE):
        await begun.wait()

    assert await bots.questions.take("other", [VERSION], 60.0) is not None
    answer.cancel()
    await asyncio.gather(answer, return_exceptions=True)


async def test_owners_take_turns_in_the_database_too(database: str) -> None:
    """As in the queue of one server."""
    store = Store(database)
    questions = Thoughts(store.engine)
    names = [f"mallory-{number}" for number in range(5)]
    for name in names:
        await questions.ask(name, "mallory", VERSION, "{}", 0.5)
    order = [await questions.take("me", [VERSION], 60.0)]
    for name in ("anna-0", "anna-1"):
        await questions.ask(name, "anna", VERSION, "{}", 0.5)
    await questions.ask("bela-0", "bela", VERSION, "{}", 0.02)

    order += [await questions.take("me", [VERSION], 60.0) for _ in range(7)]

    took = [taken.id for taken in order if taken is not None]
    assert took[:3] == ["mallory-0", "bela-0", "anna-0"]
    assert sorted(took) == sorted([*names, "anna-0", "anna-1", "bela-0"])
    assert took.index("anna-1") < took.index("mallory-3")
    assert await questions.take("me", [VERSION], 60.0) is None
    for name in took:
        await questions.withdraw(name)
    await store.close()


async def test_what_nobody_waits_for_any_more_goes(bots: RemoteBots, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its server was killed: nobody thinks about it, and it is deleted."""
    await bots.questions.ask("lost", "anna", VERSION, "{}", 0.5)
    monkeypatch.setattr(thoughts_module, "KEPT", 0.0)

    assert await bots.questions.take("me", [VERSION], 60.0) is None

    assert await left(bots) == 0


async def test_another_version_does_not_answer(bots: RemoteBots) -> None:
    """Neither another package, nor other rules, nor another box file."""

    class Older(type(OURS)):  # type: ignore[misc]  # a game as another version has it
        rules = OURS.rules - 1

    class Reprinted(type(OURS)):  # type: ignore[misc]
        box_file = intrigue.GAMES["emerald1"].box_file

    others = [version_of(Older()), version_of(Reprinted()), VERSION.replace(intrigue.__version__, "0.0")]
    assert VERSION not in others
    answer = asyncio.create_task(bots.choose(question(), "anna"))
    async with asyncio.timeout(PATIENCE):
        while await left(bots) == 0:
            await asyncio.sleep(0.01)

    assert await bots.questions.take("other", others, 60.0) is None

    answer.cancel()
    await asyncio.gather(answer, return_exceptions=True)


async def test_where_nobody_answers_the_server_thinks_itself(
    bots: RemoteBots, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After a while, and sooner the next time; it says so in the log."""
    monkeypatch.setattr(remote_bots_module, "IMPATIENCE", 0.01)
    asked = question()
    chosen: list[Question] = []

    async def choose(_: BotPool, question: Question, owner: str) -> int:
        chosen.append(question)
        return question.decision.options[0]

    monkeypatch.setattr(BotPool, "choose", choose)
    bots.patience = 0.05

    assert await bots.choose(asked, "anna") == asked.decision.options[0]

    assert chosen == [asked]
    assert bots.patience == 0.01
    assert "nobody has thought elsewhere" in caplog.text


async def test_a_bot_that_fails_elsewhere_thinks_here(
    database: str, bots: RemoteBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits until the time is over."""

    async def choose(_: BotPool, question: Question, owner: str) -> int:
        return question.decision.options[0]

    monkeypatch.setattr(BotPool, "choose", choose)
    asked = question()

    async with thinking(database, lambda _: asyncio.sleep(0, 1 // 0)), asyncio.timeout(PATIENCE / 2):
        assert await bots.choose(asked, "anna") == asked.decision.options[0]


async def test_whoever_has_waited_thinks_for_a_shorter_time(database: str, bots: RemoteBots) -> None:
    """Strength gives way, not time."""
    given: list[float] = []
    asked = msgspec.structs.replace(question(), seconds=50.0)
    answer = asyncio.create_task(bots.choose(asked, "anna"))
    await asyncio.sleep(0.3)

    async def choose(sent: bytes) -> int:
        given.append(msgspec.json.decode(sent)["seconds"])
        return asked.decision.options[0]

    async with thinking(database, choose), asyncio.timeout(PATIENCE):
        await answer

    assert 5.0 <= given[0] < 49.9


# ---------------------------------------------------------------- the command

COMMAND = [sys.executable, "-m", "intrigue", "think", "--lang", "en", "--database"]


def start(database: str) -> subprocess.Popen[bytes]:
    """Let bots think in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(Path(intrigue.__file__).parent.parent)}
    return subprocess.Popen([*COMMAND, database, "--processes", "1"], env=env, stderr=subprocess.PIPE)


async def test_a_server_without_thinkers_plays_bots_through_others(new_database: Callable[[str], str]) -> None:
    """One of those who think is killed, and the game goes on; the other one ends on Ctrl-C without a trace."""
    database = new_database("postgresql")
    one, other = start(database), start(database)
    server = Server(database, QUICK)
    server.config = msgspec.structs.replace(server.config, thinkers=0)
    try:
        await asyncio.to_thread(server.start)
        began = [await asyncio.to_thread(_first_line, process) for process in (one, other)]
        async with Guest(server.url) as anna:
            chair = await anna.sit_down((await anna.open_table("random", "random"))["id"])
            killed_at = (await chair.now_or_when(lambda page: page["n"] > 12))["n"]
            one.kill()
            await chair.now_or_when(lambda page: page["n"] > killed_at + 6)
        said = server.said()
    finally:
        server.stop()
        one.kill()
        other.send_signal(signal.SIGINT)
        _, told = await asyncio.to_thread(other.communicate, timeout=PATIENCE)
        one.communicate()

    assert began == [f"Bots think here in 1 process for the servers of {database} (Ctrl-C ends it).\n"] * 2
    assert said.count("thought about here") < 3, "only what the killed one had, on a machine that is busy"
    assert (other.returncode, told.decode()) == (0, "")


def _first_line(process: subprocess.Popen[bytes]) -> str:
    assert process.stderr is not None
    return process.stderr.readline().decode()


def said_about(database: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What the command says about a database from which there is no work to be had."""
    with pytest.raises(typer.Exit) as ended:
        check(database, Lines("en"))
    assert ended.value.exit_code == 1
    (line,) = capsys.readouterr().err.splitlines()
    return line


def test_wrong_databases_are_told_in_one_sentence(
    new_database: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Not PostgreSQL, silent, none at all, or of an older version."""
    assert "through PostgreSQL only" in said_about("sqlite:///x.sqlite3", capsys)
    assert "cannot be used" in said_about(f"postgresql+psycopg://anna:geheim@127.0.0.1:{free_port()}/x", capsys)
    assert "not the address of a database" in said_about("postgresql+nonsense://x", capsys)
    older = new_database("postgresql")
    migrate(older, "0001")
    assert "not up to date" in said_about(older, capsys)
