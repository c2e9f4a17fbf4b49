"""Copies of the server's games: made while it runs, put back elsewhere, where every game goes on; do they replay?"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from typer.testing import CliRunner, Result

from intrigue.cli.main import app
from intrigue.server.copies import back_up, restore
from intrigue.server.holding import holding
from intrigue.server.inspection import look
from intrigue.server.migrations import migrate
from intrigue.server.postgres_listener import PostgresListener
from intrigue.server.store import GameRow, Store
from server.guests import Chair, Guest
from server.servers import Server
from server.test_store import a_game

pytestmark = pytest.mark.anyio


def silent(done: int, total: int) -> None:
    """Nobody watches the progress."""
    assert 0 < done <= total


def run(*args: str) -> Result:
    """What the command says."""
    return CliRunner().invoke(app, [*args, "--lang", "en"])


def said(*args: str, code: int = 1) -> str:
    """The one line that it says on the standard error stream."""
    result = run(*args)
    assert result.exit_code == code, result.output
    (line,) = result.stderr.splitlines()
    return line


def execute(url: str, statement: str) -> None:
    """Somebody changes a database by hand."""
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


async def with_a_game(url: str) -> GameRow:
    """Put a game into a database; its row."""
    store = Store(url)
    row = await a_game(store)
    await store.close()
    return row


@pytest.fixture
def kept(new_database: Callable[[str], str]) -> tuple[str, GameRow]:
    """A database with a game, and its row."""
    url = new_database("sqlite")
    with ThreadPoolExecutor(1) as apart:  # where no other event loop is
        return url, apart.submit(asyncio.run, with_a_game(url)).result()


async def whoever_is_asked(*chairs: Chair) -> Chair:
    """The chair with a question, once there is one."""
    asking = {asyncio.create_task(chair.asked()): chair for chair in chairs}
    done, others = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
    for other in others:
        other.cancel()
    return asking[done.pop()]


async def test_a_restored_copy_goes_on_with_every_running_game(
    servers: list[Server], kind: str, new_database: Callable[[str], str], tmp_path: Path
) -> None:
    """The copy is made in the middle of games; the same guests sit down at the same tables, with the same cookies."""
    copy = tmp_path / "copy"
    async with Guest(servers[0].url) as anna, Guest(servers[-1].url, "Béla") as bela:
        table = await anna.open_table("me", "person", "random")
        await bela.post("/api" + table["links"]["1"])
        one, two = await anna.sit_down(table["id"]), await bela.sit_down(table["id"])
        for _ in range(6):
            asked = await whoever_is_asked(one, two)
            if (await asked.answer())["take_back"]:
                await asked.say(type="settings", go_on=True)
        await asyncio.to_thread(back_up, servers[0].database, copy, False, silent)
        elsewhere = Server(new_database(kind))
        await asyncio.to_thread(restore, copy, elsewhere.database, False, silent)
        await asyncio.to_thread(elsewhere.start)
        try:
            one = await anna.elsewhere(elsewhere.url).sit_down(table["id"])
            two = await bela.elsewhere(elsewhere.url).sit_down(table["id"])
            before = one.page["n"]
            page = await (await whoever_is_asked(one, two)).answer()
        finally:
            await asyncio.to_thread(elsewhere.stop)

    assert copy.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["copy"]
    assert page["n"] > before >= 6
    assert [seat["name"] for seat in page["seats"]][:2] == ["Anna", "Béla"]


@pytest.mark.parametrize("damaged", [False, True])
def test_a_copy_that_cannot_take_its_place_changes_nothing(
    kept: tuple[str, GameRow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damaged: bool
) -> None:
    """What was written last stands beside the database: it is there afterwards, as far as it can be read at all."""
    back_up(kept[0], tmp_path / "copy", False, silent)
    file, log = tmp_path / "games.sqlite3", tmp_path / "games.sqlite3-wal"
    with closing(sqlite3.connect(kept[0].removeprefix("sqlite:///"))) as writer:
        writer.execute("INSERT INTO settings (name, value) VALUES ('last', 'words')")
        writer.commit()
        for end in ("", "-wal"):
            shutil.copy(f"{kept[0].removeprefix('sqlite:///')}{end}", f"{file}{end}")
    if damaged:
        file.write_bytes(b"no database" * 1000)
    before = log.read_bytes()
    assert before

    replace = os.replace

    def fail(source: Path, target: Path) -> None:
        if target == file:
            raise PermissionError
        replace(source, target)

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(PermissionError):
        restore(tmp_path / "copy", f"sqlite:///{file}", True, silent)

    if damaged:
        assert log.read_bytes() == before
    else:
        with closing(sqlite3.connect(file)) as reader:
            assert reader.execute("SELECT value FROM settings WHERE name = 'last'").fetchall() == [("words",)]
    monkeypatch.undo()
    restore(tmp_path / "copy", f"sqlite:///{file}", True, silent)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["copy", "games.sqlite3"]


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
async def test_a_copy_fits_into_either_database(
    kind: str, target: str, new_database: Callable[[str], str], tmp_path: Path
) -> None:
    """Wherever it was made: row by row the same."""
    first, second = new_database(kind), new_database(target)
    store = Store(first)
    row = await a_game(store)
    await store.save_guest("guest-0", "Anna", "hu", "paper")
    whole = await store.whole(row.id)
    await store.close()

    assert back_up(first, tmp_path / "copy", False, silent) == 1
    assert restore(tmp_path / "copy", second, False, silent) == 1

    store = Store(second)
    assert await store.whole(row.id) == whole
    guest = await store.guest("guest-0")
    assert guest is not None
    assert guest.name == "Anna"
    await store.close()


async def test_what_is_written_meanwhile_is_not_in_the_copy(kept: tuple[str, GameRow], tmp_path: Path) -> None:
    """It holds one moment: no game without its answers, no answer without its game."""
    url, _ = kept
    store = Store(url)
    begun = False

    def meanwhile(done: int, total: int) -> None:
        nonlocal begun
        if not begun:
            begun = True
            execute(url, "DELETE FROM answers")
            execute(url, "DELETE FROM seats")
            execute(url, "DELETE FROM games")

    back_up(url, tmp_path / "copy", False, meanwhile)
    await store.close()

    with sqlite3.connect(tmp_path / "copy") as copy:
        assert begun
        assert copy.execute("SELECT count(*) FROM answers").fetchone() == (10,)
    copy.close()


def test_older_copies_are_brought_up_to_date(kept: tuple[str, GameRow], tmp_path: Path) -> None:
    """And so is a database before it was ever served by this version."""
    url, _ = kept
    migrate(url, "0003")
    back_up(url, tmp_path / "copy", False, silent)

    restore(tmp_path / "copy", f"sqlite:///{tmp_path / 'new' / 'x.sqlite3'}", False, silent)

    assert look(f"sqlite:///{tmp_path / 'copy'}").schema == "0003"
    found = look(f"sqlite:///{tmp_path / 'new' / 'x.sqlite3'}")
    assert (found.schema, found.games) == (found.expected, 1)


# ---------------------------------------------------------------- what the commands say


def test_backup_overwrites_nothing_unless_it_is_told_to(kept: tuple[str, GameRow], tmp_path: Path) -> None:
    """And says what it has done."""
    url, _ = kept
    file = tmp_path / "copy"
    assert f"The copy {file} holds 1 game, and is whole." in said("backup", str(file), "--database", url, code=0)

    assert f"{file} is there already." in said("backup", str(file), "--database", url)
    assert "holds 1 game" in said("backup", str(file), "--database", url, "--force", code=0)


def test_restore_overwrites_no_games_unless_it_is_told_to(kept: tuple[str, GameRow], tmp_path: Path) -> None:
    """Nor while somebody works on the file; a damaged database can be replaced."""
    url, _ = kept
    file, target = tmp_path / "copy", tmp_path / "games.sqlite3"
    back_up(url, file, False, silent)
    call = ("restore", str(file), "--database", f"sqlite:///{target}")
    assert "1 game is back in" in said(*call, code=0)

    assert "holds 1 game already" in said(*call)
    assert "1 game is back in" in said(*call, "--force", code=0)
    with holding(target, "http://127.0.0.1:8000/"):
        assert "Intrigue is working on the database" in said(*call, "--force")
    target.write_bytes(b"something else" * 1000)
    assert "1 game is back in" in said(*call, "--force", code=0)


async def test_nothing_is_put_back_under_a_running_server(
    new_database: Callable[[str], str], kept: tuple[str, GameRow], tmp_path: Path
) -> None:
    """On PostgreSQL the servers hold a lock as long as they run."""
    url = new_database("postgresql")
    back_up(kept[0], tmp_path / "copy", False, silent)
    store = Store(url)
    listener = PostgresListener(store, lambda _: None)
    await listener.start()

    line = await asyncio.to_thread(said, "restore", str(tmp_path / "copy"), "--database", url, "--force")
    await listener.stop()
    await store.close()

    assert "A server works on the database" in line


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (lambda file: None, "There is no file"),
        (lambda file: file.write_text("something else" * 1000), "The copy is not whole"),
        (lambda file: file.touch(), "There are no tables of this version or an older one"),
    ],
)
def test_what_is_no_copy(made: Callable[[Path], object], told: str, tmp_path: Path) -> None:
    """It is said, and nothing is left behind."""
    file, target = tmp_path / "copy", tmp_path / "games.sqlite3"
    made(file)

    assert told in said("restore", str(file), "--database", f"sqlite:///{target}")
    assert not target.with_name("games.sqlite3.partial").exists()


def test_a_database_that_is_not_there() -> None:
    """It is not made by asking something of it."""
    for call in (("backup", "copy"), ("check",)):
        assert "There is no database sqlite:////nowhere/x" in said(*call, "--database", "sqlite:////nowhere/x")


# ---------------------------------------------------------------- check


def test_check_says_that_all_is_well(kept: tuple[str, GameRow]) -> None:
    """In words, or as JSON."""
    url, _ = kept
    words, told = run("check", "--database", url), run("check", "--database", url, "--json")

    assert (words.exit_code, told.exit_code) == (0, 0)
    assert words.stdout == "1 game, of which 1 replays and can go on.\n"
    assert json.loads(told.stdout) == {"ok": True, "games": 1, "damage": "", "broken": [], "frozen": []}


def test_check_names_the_games_that_do_not_replay(kept: tuple[str, GameRow]) -> None:
    """And how far they got; a game of other rules is no fault."""
    url, row = kept
    execute(url, "UPDATE answers SET phrase = 'lay nobody column-1' WHERE n = 7")
    broken = run("check", "--database", url)
    told = json.loads(run("check", "--database", url, "--json").stdout)
    execute(url, "UPDATE games SET rules = 99")
    frozen = run("check", "--database", url)
    execute(url, "DELETE FROM answers WHERE n > 4")
    execute(url, f"UPDATE games SET rules = {row.rules}")
    missing = json.loads(run("check", "--database", url, "--json").stdout)

    assert (broken.exit_code, frozen.exit_code) == (1, 0)
    assert f"{row.id} ({row.game}) does not replay: 7 of 10 answers do." in broken.stdout
    assert told["broken"] == [
        {"table": row.id, "game": row.game, "why": "does-not-replay", "reached": 7, "answers": 10}
    ]
    assert "the rules have changed" in frozen.stdout
    assert (missing["ok"], missing["broken"][0]["why"]) == (False, "answers-missing")


def test_check_looks_at_the_database_itself(kept: tuple[str, GameRow]) -> None:
    """Rows that belong to nothing, or to a version that is no more."""
    url, _ = kept
    execute(url, "INSERT INTO votes VALUES ('nowhere', 0, 'anna')")
    lost = run("check", "--database", url)
    migrate(url, "0003")

    assert (lost.exit_code, "a row of votes belongs to nothing" in lost.stdout) == (1, True)
    assert "belongs to an older version" in said("check", "--database", url)
