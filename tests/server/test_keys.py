"""The keys that sign cookies: a new one takes over without anybody losing a seat, or at once if it must."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
from typer.testing import CliRunner

from intrigue.cli.main import app as command
from intrigue.i18n import LANGUAGES
from intrigue.server import cookies, services
from intrigue.server.cookies import ACCEPTED, COOKIE, SETTLING, GuestCookies, SigningKey
from intrigue.server.guest_book import GuestBook
from intrigue.server.inspection import look
from intrigue.server.migrations import migrate
from intrigue.server.postgres_listener import Listener
from intrigue.server.services import Services
from intrigue.server.store import Store
from intrigue.server.table import COME_ANEW
from server.guests import PATIENCE
from server.inside import application, caller

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys are read again after a moment."""
    monkeypatch.setattr(services, "KEYS_READ", 0.02)


def key(secret: str, age: float) -> SigningKey:
    """A key that was made so many seconds ago."""
    return SigningKey(secret, time.time() - age)


def test_a_key_counts_for_a_while_after_the_next_one() -> None:
    """By the age of the key that followed it, not by its own."""
    oldest, older, newer = key("a", 9 * ACCEPTED), key("b", ACCEPTED + 5), key("c", ACCEPTED - 5)
    now = GuestCookies([newer, older, oldest])

    assert now.read(GuestCookies([newer]).cookie("anna")) == ("anna", 0, False)
    assert now.read(GuestCookies([older]).cookie("anna", 3)) == ("anna", 3, True)
    assert now.read(GuestCookies([oldest]).cookie("anna")) is None
    assert now.read(GuestCookies([key("d", 0)]).cookie("anna")) is None
    assert [now.read(text) for text in (None, "", "x", "é.x.y")] == [None] * 4


def test_a_new_key_signs_when_everybody_knows_it() -> None:
    """Until then whoever has not read it yet would not know a guest again."""
    old = key("old", ACCEPTED)

    for age, signs in ((0.0, old), (SETTLING - 5, old), (SETTLING + 5, None)):
        newer = key("new", age)
        cookie = GuestCookies([newer, old]).cookie("anna")
        assert GuestCookies([signs or newer]).read(cookie) == ("anna", 0, False)


async def renewed(address: str, *more: str) -> str:
    """Let somebody call the command while the server runs; what it says."""
    args = ["new-key", "--database", address, "--lang", "en", *more]
    done = await asyncio.to_thread(CliRunner().invoke, command, args)
    assert done.exit_code == 0, done.output
    return str(done.output)


async def test_a_running_server_takes_a_new_key_over(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody stays who they are, and gets a new cookie when they next do something."""
    monkeypatch.setattr(cookies, "SETTLING", 0.0)
    async with caller(application(services)) as anna:
        await anna.put("/api/me", json={"name": "Anna"})
        old = anna.cookies[COOKIE]
        before = services.guests.cookies.keys

        assert "30" in await renewed(services.config.database)

        async with asyncio.timeout(PATIENCE):
            while services.guests.cookies.keys == before:
                await asyncio.sleep(0.01)
        looked = await anna.get("/api/me")
        assert (looked.json()["name"], "set-cookie" in looked.headers) == ("Anna", False)
        await anna.put("/api/me", json={"name": "Anna B"})
        assert anna.cookies[COOKIE] != old
        done = await anna.put("/api/me", json={"name": "Anna C"})
        assert "set-cookie" not in done.headers
        assert (await anna.get("/api/me")).json()["name"] == "Anna C"


async def test_all_keys_of_before_end_at_once(services: Services) -> None:
    """Whoever is connected has to come anew; a cookie that was signed before is nobody's."""
    app = application(services)
    async with caller(app) as anna:
        opened = await anna.post("/api/tables", json={"game": "court", "seats": [{"kind": "me"}, {"kind": "here"}]})
        table = services.tables.open[opened.json()["id"]]
        seated, looking = Listener(0, table.seats[0].guest), Listener(None, None)
        table.listeners |= {seated, looking}

        await renewed(services.config.database, "--now")

        async with asyncio.timeout(PATIENCE):
            while seated.dismissed is None:
                await asyncio.sleep(0.01)
        assert (seated.dismissed, looking.dismissed) == (COME_ANEW, None)
        assert (await anna.get("/api/tables")).json()["mine"] == []
        table.listeners.clear()


async def test_keys_are_renewed_one_after_the_other(kind: str, new_database: Callable[[str], str]) -> None:
    """The newest comes first; what counts no more is not kept."""
    store = Store(new_database(kind))
    book = GuestBook(store)
    await book.read_keys()
    (first,) = book.cookies.keys

    await asyncio.gather(*[GuestBook(store).renew_keys(at_once=False) for _ in range(2)])
    assert not await book.read_keys()
    keys = list(book.cookies.keys)
    assert (len(keys), keys[-1]) == (3, first)
    assert sorted(keys, key=lambda each: -each.made) == keys

    await book.renew_keys(at_once=True)
    assert await book.read_keys()
    (last,) = book.cookies.keys
    assert last not in keys
    await store.close()


async def test_the_key_of_an_older_database_still_counts(kind: str, new_database: Callable[[str], str]) -> None:
    """Both ways: nobody loses a seat."""
    database = new_database(kind)
    store = Store(database)
    book = GuestBook(store)
    await book.read_keys()
    cookie = book.cookies.cookie("anna")

    await asyncio.to_thread(migrate, database, "0003")
    await asyncio.to_thread(migrate, database)

    later = GuestBook(store)
    await later.read_keys()
    assert later.cookies.read(cookie) == ("anna", 0, False)
    await store.close()


def test_a_key_changes_nothing_else(tmp_path: object) -> None:
    """A database of an older version stays as it is: its server may be running."""
    address = f"sqlite:///{tmp_path}/old.sqlite3"
    migrate(address, "0003")

    done = CliRunner().invoke(command, ["new-key", "--database", address, "--lang", "en"])

    assert done.exit_code == 1
    assert "Start the server of this version first" in done.output
    assert look(address).schema == "0003"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_needs_a_database(tmp_path: object, language: str) -> None:
    """None is made by the way; it is said in the reader's language."""
    file = f"{tmp_path}/none.sqlite3"

    done = CliRunner().invoke(command, ["new-key", "--database", f"sqlite:///{file}", "--lang", language])

    assert done.exit_code == 1
    assert "none.sqlite3" in done.output
    assert "--database" in done.output
