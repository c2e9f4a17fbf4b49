"""What is written into the log, and what never is, whatever goes wrong."""

from __future__ import annotations

import asyncio
import io
import logging
import multiprocessing
import os
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar

import msgspec
import pytest
from sqlalchemy import Engine, create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from intrigue.kernel.errors import IllegalAnswer
from intrigue.server.faults import DatabaseFault
from intrigue.server.logs import FIELDS, Counted, Lines
from intrigue.server.metrics import LOG_LINES
from intrigue.server.store import Store
from server.guests import GAME, Guest
from server.servers import Server
from server.test_store import a_game

SECRET: Final = "lay storm column-3"
Error = TypeVar("Error", bound=BaseException)

# ---------------------------------------------------------------- one line


def line(logger: str, message: object, *args: object, error: BaseException | None = None) -> dict[str, Any]:
    """What the log says."""
    exc_info = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord(logger, logging.ERROR, __file__, 1, message, args, exc_info)
    told = Lines().format(record)
    assert SECRET not in told
    return dict(msgspec.json.decode(told))


def raised(error: Error, cause: BaseException | None = None) -> Error:
    """The error, as somebody catches it."""
    with suppress(type(error)):
        raise error from cause
    return error


def test_no_log_line_can_hold_a_phrase_or_a_token() -> None:
    """What a line may say is a whitelist."""
    assert not {"phrase", "token", "cookie", "path", "guest", "view"} & set(FIELDS)


def test_every_line_says_when_how_bad_by_whom_and_what() -> None:
    """By which worker, too: several write into one log."""
    told = line("intrigue.server", "the database does not answer; trying again")

    assert list(told) == ["at", "level", "pid", "what"]
    assert told["pid"] == os.getpid()


def test_lines_are_counted_by_how_bad_they_are() -> None:
    """So that an operator hears of errors without reading."""
    before = LOG_LINES.value("error")
    handler = Counted(io.StringIO())
    handler.setFormatter(Lines())

    handler.emit(logging.LogRecord("intrigue.server", logging.ERROR, __file__, 1, "a task failed", (), None))

    assert LOG_LINES.value("error") == before + 1


@pytest.mark.anyio
async def test_a_websocket_that_is_turned_away_is_no_error(servers: list[Server], url: str) -> None:
    """Else anybody could fill the log."""
    before = servers[0].said().count('"level":"error"')

    with pytest.raises(InvalidStatus) as refused:
        await connect(
            f"{url.replace('http', 'ws')}/ws/tables/x", additional_headers={"Origin": "http://elsewhere.example"}
        )

    async with Guest(url) as anna:
        await anna.get("/api/health")  # what was to be said about it has been said
    assert refused.value.response.status_code == 403
    assert servers[0].said().count('"level":"error"') == before


def test_an_error_is_told_by_its_kind_and_its_place() -> None:
    """Never by its own words: they may name a card in somebody's hand."""
    told = line("intrigue.server", "a task failed", error=raised(IllegalAnswer(f"offered are {SECRET!r}")))

    assert (told["what"], told["level"]) == ("a task failed", "error")
    assert "test_logs.py" in told["trace"]
    assert told["trace"].endswith("intrigue.kernel.errors.IllegalAnswer")


def test_of_an_error_of_the_database_its_code_is_told() -> None:
    """And the same of what it came from."""
    with sqlite3.connect(":memory:") as database, pytest.raises(sqlite3.OperationalError) as caught:
        database.execute("SELECT * FROM nowhere")
    database.close()

    told = line("intrigue.server", "a task failed", error=raised(ValueError(SECRET), caught.value))["trace"]

    assert "sqlite3.OperationalError (SQLITE_ERROR)" in told
    assert told.endswith("ValueError")


def test_of_several_errors_at_once_each_is_told() -> None:
    """A group is as silent as its members."""
    group = ExceptionGroup(SECRET, [raised(KeyError(SECRET)), raised(OSError(28, "No space left on device"))])

    told = line("intrigue.server", "a task failed", error=raised(group))["trace"]

    assert "KeyError" in told
    assert "OSError (No space left on device)" in told


def blunder() -> None:
    """What a bot may do in its own process."""
    raise ValueError(SECRET)


def test_where_a_bot_failed_is_told() -> None:
    """Though it was in another process."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        error = pool.submit(blunder).exception()
    assert error is not None

    told = line("intrigue.server", "a bot failed", error=error)["trace"]

    assert "in blunder" in told


@pytest.mark.parametrize(
    ("message", "args", "what"),
    [
        (f"Task exception was never retrieved\nfuture: <Task {SECRET}>", (), "Task exception was never retrieved"),
        ("lost %s", (SECRET,), "lost %s"),
        (OSError(98, "address already in use"), (), "OSError (address already in use)"),
        (ValueError(SECRET), (), "ValueError"),
    ],
)
def test_what_others_write_is_cut_to_what_they_always_say(message: object, args: tuple[object, ...], what: str) -> None:
    """What they put in may be anything."""
    assert line("asyncio", message, *args)["what"] == what


# ---------------------------------------------------------------- a server whose database fails


@contextmanager
def broken(engine: Engine, table: str) -> Iterator[None]:
    """For a while a table of the database is not there."""
    with engine.begin() as connection:
        connection.execute(text(f"ALTER TABLE {table} RENAME TO gone"))
    yield
    with engine.begin() as connection:
        connection.execute(text(f"ALTER TABLE gone RENAME TO {table}"))


def secrets_of(engine: Engine) -> set[str]:
    """All that must not be in a log: answers, dice, keys, and who somebody is."""
    wanted = [
        "SELECT phrase FROM answers",
        "SELECT value FROM settings",
        "SELECT id FROM guests",
        "SELECT name FROM guests",
        "SELECT seed FROM games",
    ]
    wanted += ["SELECT token FROM seats WHERE token IS NOT NULL"]
    with engine.connect() as connection:
        return {str(value) for each in wanted for value in connection.execute(text(each)).scalars()}


async def fails(guest: Guest, method: str, path: str, body: object = None) -> None:
    """The guest asks for something, and the database fails."""
    assert (await guest.http.request(method, path, json=body)).status_code == 503


async def break_everything(server: Server, engine: Engine) -> set[str]:
    """Let the database fail wherever something is read or written; what must not be in the log."""
    store = Store(server.database)
    not_open = (await a_game(store)).id
    await store.close()
    async with Guest(server.url, "Annabella") as anna, Guest(server.url, "Béla Bartók") as bela:
        opened = await anna.open_table("me", "person")
        table, link = opened["id"], opened["links"]["1"]
        for half in ("seats", "games"):
            with broken(engine, half):
                await fails(bela, "POST", "/api" + link)
        await bela.post("/api" + link)
        one, two = await anna.sit_down(table), await bela.sit_down(table)
        given = await one.answer()
        with broken(engine, "answers"):
            assert await one.refused(type="take-back", n=given["n"]) == "no-database"
        await one.say(type="settings", go_on=True)
        asked = await two.asked()
        phrases = asked["question"]["phrases"]
        with broken(engine, "answers"):
            assert await two.refused(type="answer", n=asked["n"], phrase=phrases[0]) == "no-database"
        with broken(engine, "seats"):
            assert await one.refused(type="settings", pass_for_me=True) == "no-database"
            await fails(anna, "POST", f"/api/tables/{table}/replace", {"seat": 0, "bot": "random"})
            await fails(anna, "PUT", "/api/me", {"name": "Arabella", "language": "en", "theme": "paper"})
        with broken(engine, "answers"):
            await fails(anna, "GET", f"/api/tables/{not_open}/record")
            assert (await (await anna.sit_down(not_open, hello=False)).error())["code"] == "no-database"
        with broken(engine, "boxes"):
            await fails(anna, "POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "here"}]})
        await anna.sit_down(table)
        return {*secrets_of(engine), *phrases, "Arabella", link.rpartition("/")[2]}


@pytest.mark.anyio
async def test_an_error_of_the_database_does_not_quote_what_it_was_about(
    kind: str, new_database: Callable[[str], str]
) -> None:
    """Wherever it may be shown."""
    database = new_database(kind)
    engine = create_engine(database)
    store = Store(database)

    with broken(engine, "guests"), pytest.raises(DatabaseFault) as caught:
        await store.save_guest("guest-1", "Annabella", "en", "paper")

    assert "guest-1" not in str(caught.value)
    cause = caught.value.__cause__
    assert "guests" in str(cause)
    assert "guest-1" not in str(cause)
    await store.close()
    engine.dispose()


def traces_in(said: str, secrets: set[str]) -> list[str]:
    """What a log tells of errors, once it is made sure that it is a log and tells nothing else."""
    assert [secret for secret in secrets if secret in said] == []
    assert "[parameters:" not in said
    assert "[SQL:" not in said
    lines = [msgspec.json.decode(line) for line in said.splitlines()]
    return [line["trace"] for line in lines if "trace" in line]


@pytest.mark.anyio
async def test_when_the_database_fails_the_log_holds_no_secret(kind: str, new_database: Callable[[str], str]) -> None:
    """Neither answers nor dice, whoever writes it down: every line is JSON, and says where it happened."""
    database = new_database(kind)
    engine = create_engine(database)
    server = Server(database)
    try:
        await asyncio.to_thread(server.start)
        secrets = await break_everything(server, engine)
        with broken(engine, "states"):
            server.end()
        said = server.said()
    finally:
        server.stop()
        engine.dispose()

    assert any(secret.startswith("draw ") for secret in secrets)
    traces = traces_in(said, secrets)
    places = ("truncate", "whole", "set_seat", "seat_by_token", "sit", "save_guest", "belongings", "keep")
    for place in ("_write_together", *places):
        assert any(f"in {place}\n" in trace for trace in traces), place


def test_a_server_that_cannot_start_says_why_but_not_its_key(new_database: Callable[[str], str]) -> None:
    """It is about to write the key down when the database fails."""
    database = new_database("sqlite")
    engine = create_engine(database)
    server = Server(database)

    with broken(engine, "settings"), pytest.raises(AssertionError):
        server.start()
    said = server.said()
    server.stop()
    engine.dispose()

    assert "the server cannot start" in said
    assert any("in _stored_keys\n" in trace for trace in traces_in(said, set()))
