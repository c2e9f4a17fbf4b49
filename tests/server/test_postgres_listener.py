"""Hearing of what other workers do: whatever is said, and though the line goes dead without a word."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import psycopg
import pytest
from sqlalchemy import text

from intrigue.server import postgres_listener as postgres_listener_module
from intrigue.server.postgres_listener import PostgresListener
from intrigue.server.store import Store
from server.guests import PATIENCE

pytestmark = pytest.mark.anyio


class Line:
    """Carries everything to the database and back, until it is dead: then nothing, and nobody is told."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.ends: list[asyncio.StreamWriter] = []
        self.dead: set[asyncio.StreamWriter] = set()

    async def call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody connects."""
        there, to_there = await asyncio.open_connection("127.0.0.1", self.port)
        self.ends += [writer, to_there]
        await asyncio.gather(self.carry(reader, to_there), self.carry(there, writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One way."""
        while told := await reader.read(65536):
            if writer not in self.dead:
                writer.write(told)
        writer.close()

    async def end(self) -> None:
        """Nobody is connected any more."""
        for writer in self.ends:
            writer.close()
            await writer.wait_closed()


@asynccontextmanager
async def listening(store: Store, woken: Callable[[str | None], None]) -> AsyncIterator[None]:
    """Somebody listens."""
    listener = PostgresListener(store, woken)
    async with asyncio.timeout(PATIENCE):
        await listener.start()
    yield
    await listener.stop()


async def until(fits: Callable[[], object]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.01)


async def test_a_line_that_goes_dead_is_noticed(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though nobody says that it is: the listener connects anew, and looks for what it has missed."""
    monkeypatch.setattr(postgres_listener_module, "LISTENED", 0.05)
    monkeypatch.setattr(postgres_listener_module, "PATIENCE", 0.5)
    monkeypatch.setattr(postgres_listener_module, "AGAIN", 0.05)
    store = Store(new_database("postgresql"))
    assert store.url.port is not None
    line = Line(store.url.port)
    server = await asyncio.start_server(line.call, "127.0.0.1")
    store.url = store.url.set(port=server.sockets[0].getsockname()[1])
    heard: list[str | None] = []
    async with listening(store, heard.append):
        assert heard == [None]
        line.dead.update(line.ends)

        await until(lambda: heard.count(None) > 1)
        async with store.engine.begin() as connection:
            await connection.execute(text("NOTIFY intrigue, 'news'"))
        await until(lambda: "news" in heard)
    await line.end()
    server.close()
    await store.close()


async def test_news_that_nobody_understands_do_not_end_the_listening(
    new_database: Callable[[str], str], caplog: pytest.LogCaptureFixture
) -> None:
    """They may mean anything, so everything is looked up."""
    store = Store(new_database("postgresql"))
    heard: list[str | None] = []

    def woken(news: str | None) -> None:
        heard.append(news)
        if news == "":
            raise ValueError

    async with listening(store, woken):
        for news in ("", "more"):
            async with store.engine.begin() as connection:
                await connection.execute(text(f"NOTIFY intrigue, '{news}'"))
        await until(lambda: "more" in heard)

    assert heard == [None, "", None, "more"]
    assert "news from another worker cannot be read; everything is looked up" in caplog.messages
    await store.close()


async def test_much_news_comes_in_few_messages_and_in_order(new_database: Callable[[str], str]) -> None:
    """What is written down together is told together, however much it is."""
    store = Store(new_database("postgresql"))
    heard: list[str | None] = []
    news = [f"{'x' * 40}{number} 1000000 1000000" for number in range(120)]

    address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with listening(store, heard.append), await psycopg.AsyncConnection.connect(address, autocommit=True) as line:
        await line.execute("LISTEN intrigue")
        async with store.writing() as connection:
            await store.wake(connection, *news)
        await until(lambda: len(heard) > len(news))
        messages = [notice async for notice in line.notifies(timeout=PATIENCE, stop_after=3)]

    assert heard == [None, *news]
    assert [len(message.payload.split("\n")) for message in messages] == [50, 50, 20]
    await store.close()
