"""A guest on several devices, on none any more, and forgotten."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Table, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from intrigue.server import guest_book
from intrigue.server.api import new_row
from intrigue.server.cookies import COOKIE, hashed
from intrigue.server.guest_book import GuestBook
from intrigue.server.models import FORGOTTEN, device_links, games, guests, votes
from intrigue.server.postgres_listener import Listener
from intrigue.server.services import Services
from intrigue.server.store import GameRow, SeatRow, Store
from intrigue.server.table import COME_ANEW, GONE, OpenTable, Pace
from intrigue.session import Session
from laws.court import CourtGame
from server.guests import PATIENCE, Guest
from server.inside import application, caller, played_out, talked

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "me"}, {"kind": "person"}]


def called(name: str) -> dict[str, str]:
    """What somebody says who is called so."""
    return {"name": name, "language": "en", "theme": "paper"}


async def who(client: httpx.AsyncClient) -> str:
    """What the server calls whoever this is."""
    return str((await client.get("/api/me")).json()["name"])


# ---------------------------------------------------------------- logging out


async def test_logging_out_everywhere(url: str, other_url: str) -> None:
    """One cookie counts afterwards: the one that this browser gets; also at another worker that knew the guest."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random")
        other = anna.elsewhere(other_url)
        other.http.cookies = httpx.Cookies(anna.http.cookies)
        assert await who(other.http) == "Anna"
        chair = await other.sit_down(table["id"])

        assert (await anna.post("/api/me/logout"))["name"] == "Anna"

        assert await chair.closed() == COME_ANEW
        async with asyncio.timeout(PATIENCE):
            while await who(other.http):
                await asyncio.sleep(0.05)
        assert (await other.get(f"/api/tables/{table['id']}"))["mine"] == []
        assert (await anna.get(f"/api/tables/{table['id']}"))["mine"] == [0]
        other.http.cookies = anna.http.cookies
        assert await who(other.http) == "Anna"
        await other.leave()


async def test_who_is_known_is_not_looked_up_again(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for each guest, and for no more guests than can be remembered."""
    monkeypatch.setattr(guest_book, "REMEMBERED", 2)
    book = services.guests
    looked = 0
    reading = services.store.reading

    def counted() -> AbstractAsyncContextManager[AsyncConnection]:
        nonlocal looked
        looked += 1
        return reading()

    monkeypatch.setattr(services.store, "reading", counted)

    for guest in ("anna", "anna", "béla", "béla", "anna"):
        assert await book.known(book.cookies.cookie(guest)) is not None
    assert looked == 2

    await book.known(book.cookies.cookie("cili"))
    await book.known(book.cookies.cookie("béla"))
    assert looked == 4


async def test_who_has_no_cookie_and_says_nothing_leaves_nothing(services: Services) -> None:
    """Logging out, or saying no name; they get a cookie for what they do next."""
    app = application(services)
    for method, path in (("POST", "/api/me/logout"), ("PUT", "/api/me")):
        async with caller(app) as somebody:
            assert (await somebody.request(method, path, json={})).status_code == 200
            assert COOKIE in somebody.cookies
    assert await count(services.store, guests) == 0


async def test_to_be_somebody_new_costs_more(services: Services) -> None:
    """Whoever comes again and again without a cookie is told to wait."""
    app = application(services)
    answers = []
    for number in range(60):
        async with caller(app) as somebody:
            answers.append((await somebody.put("/api/me", json=called(f"Anna {number}"))).status_code)
    assert answers[0] == 200
    assert answers[-1] == 429


async def test_a_guest_who_never_said_a_name_logs_out(services: Services) -> None:
    """Nothing was known of them but their cookie."""
    app = application(services)
    async with caller(app) as anna, caller(app) as thief:
        await anna.post("/api/tables", json={"game": "court", "seats": SEATS})
        thief.cookies.set(COOKIE, anna.cookies[COOKIE])

        await anna.post("/api/me/logout")
        await anna.post("/api/me/logout")

        assert len((await anna.get("/api/tables")).json()["mine"]) == 1
        assert (await thief.get("/api/tables")).json()["mine"] == []


async def test_who_logged_out_after_the_copy_was_made_stays_so(services: Services) -> None:
    """A backup that is put back knows nothing of it; the newer cookie does, and is believed."""
    app = application(services)
    async with caller(app) as anna, caller(app) as thief:
        opened = (await anna.post("/api/tables", json={"game": "court", "seats": SEATS})).json()
        table = services.tables.open[opened["id"]]
        thief.cookies.set(COOKIE, anna.cookies[COOKIE])
        await anna.post("/api/me/logout")
        async with services.store.writing() as connection:  # the copy of before
            await connection.execute(delete(guests))
        services.guests.doubt()
        assert (await thief.get(f"/api/tables/{table.id}")).json()["mine"] == [0]  # until anna comes
        stolen = Listener(0, table.seats[0].guest)
        table.listeners.add(stolen)

        assert (await anna.get(f"/api/tables/{table.id}")).json()["mine"] == [0]

        table.listeners.clear()
        assert stolen.dismissed == COME_ANEW
        services.guests.doubt()  # it is stored
        assert (await thief.get("/api/tables")).json()["mine"] == []
        assert len((await anna.get("/api/tables")).json()["mine"]) == 1
        await anna.post("/api/me/logout")
        assert len((await anna.get("/api/tables")).json()["mine"]) == 1


async def test_a_newer_cookie_is_written_down_once(kind: str, new_database: Callable[[str], str]) -> None:
    """However many requests come with it at once, and whatever another worker has stored meanwhile."""
    store = Store(new_database(kind))
    book = GuestBook(store)
    await book.read_keys()
    await store.save_guest("anna", "Anna", "en", "paper")
    newer, newest = (book.cookies.cookie("anna", generation) for generation in (1, 2))

    await asyncio.gather(*[book.known(cookie) for cookie in (newer, newest, newer)])

    other = GuestBook(store)
    await other.read_keys()
    for each in (book, other):
        assert [await each.known(cookie) is None for cookie in (newer, newest)] == [True, False]
    row = await store.guest("anna")
    assert row is not None
    assert (row.name, row.generation) == ("Anna", 2)
    await store.close()


# ---------------------------------------------------------------- another device


async def test_a_link_makes_one_more_device_a_guests(services: Services) -> None:
    """Looking at it uses nothing up; used, it is gone. Only its hash is stored."""
    app = application(services)
    async with caller(app) as desk, caller(app) as phone, caller(app) as thief:
        await desk.put("/api/me", json=called("Anna"))
        await phone.put("/api/me", json=called("Béla"))
        made = (await desk.post("/api/me/device")).json()
        token = made["link"].removeprefix("/device/")
        offer = f"/api/device/{token}"

        for client, mine in ((phone, False), (thief, False), (desk, True)):
            assert (await client.get(offer)).json() == {"name": "Anna", "until": made["until"], "mine": mine}
        assert (await phone.post(offer)).json() == called("Anna")

        assert await who(phone) == await who(desk) == "Anna"
        for answer in (await thief.post(offer), await thief.get(offer), await desk.post(offer)):
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert await who(thief) == ""


async def test_a_link_ends(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a newer one, when its time is over, or when the guest logs out everywhere; what is stored opens nothing."""
    app = application(services)
    async with caller(app) as desk, caller(app) as phone:

        async def link() -> str:
            return "/api" + str((await desk.post("/api/me/device")).json()["link"])

        older, newer = await link(), await link()
        assert (await phone.get(older)).status_code == 404
        async with services.store.reading() as connection:
            (stored,) = (await connection.execute(select(device_links.c.token))).scalars()
        assert stored == hashed(newer.rpartition("/")[2])
        assert (await phone.get(f"/api/device/{stored}")).status_code == 404
        await desk.post("/api/me/logout")
        assert (await phone.post(newer)).status_code == 404

        monkeypatch.setattr(guest_book, "LINK_LASTS", -1.0)
        late = await link()
        assert [(await phone.get(late)).status_code, (await phone.post(late)).status_code] == [404, 404]


async def test_one_of_two_gets_the_device(kind: str, new_database: Callable[[str], str]) -> None:
    """Whoever is quicker, through whichever worker."""
    stores = [Store(address) for address in [new_database(kind)] * 2]
    books = [GuestBook(store) for store in stores]
    link = await books[0].make_link("anna")

    got = await asyncio.gather(*[book.use_link(link.token) for book in books for _ in range(2)])

    assert sorted(got, key=str) == [None, None, None, "anna"]
    for store in stores:
        await store.close()


# ---------------------------------------------------------------- being forgotten


def a_game(owner: str | None, over: bool = False) -> GameRow:
    """A table as it is stored."""
    return msgspec.structs.replace(new_row(Session(CourtGame(), 2), owner), over=over)


async def count(store: Store, table: Table) -> int:
    """How many rows there are."""
    async with store.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def test_nothing_stays_of_who_is_forgotten(kind: str, new_database: Callable[[str], str]) -> None:
    """Tables without anybody else go. At others the seat stays, without a name; a bot that stood in plays on."""
    store = Store(new_database(kind))
    book = GuestBook(store)
    await store.save_guest("anna", "Anna", "en", "paper")
    await book.make_link("anna")
    alone, owned, shared, over, kept = (a_game("anna", over=n == 3) for n in range(5))
    over = msgspec.structs.replace(over, rematch=alone.id)
    await store.shelve(alone.box, CourtGame().box_file)
    for row, guest, other, bot in (
        (alone, "anna", None, None),
        (owned, None, None, "random"),
        (shared, "anna", "béla", None),
        (over, "anna", "béla", None),
        (kept, "anna", "béla", "random"),
    ):
        first = SeatRow(row.id, 0, "Anna", guest, bot, hashed(row.id), pass_for_me=True, here=True)
        await store.create(row, [first, SeatRow(row.id, 1, "Béla", other, None if other else "random")])
    async with store.writing() as connection:
        await connection.execute(insert(votes).values(game=shared.id, seat=1, guest="anna"))

    gone = await book.forget("anna")

    assert set(gone.deleted) == {alone.id, owned.id}
    assert set(gone.changed) == {shared.id, over.id, kept.id}
    assert [await count(store, table) for table in (guests, device_links, votes, games)] == [0, 0, 0, 3]
    for row, guest in ((shared, FORGOTTEN), (over, FORGOTTEN), (kept, None)):
        found = await store.load(row.id)
        assert found is not None
        assert (found[0].owner, found[0].rematch) == (None, None)
        seat, other_seat = found[1]
        assert (seat.name, seat.guest, seat.token, seat.pass_for_me) == ("", guest, None, False)
        assert (other_seat.name, other_seat.guest) == ("Béla", "béla")
    assert set((await book.forget("béla")).deleted) == {shared.id, over.id, kept.id}
    await store.close()


async def test_who_is_forgotten_is_away_for_the_others(services: Services) -> None:
    """Their cookie ends, the others may let a bot play there, and open pages of tables that are gone are closed."""
    services.config = msgspec.structs.replace(services.config, pace=Pace(absent=0.0))
    app = application(services)
    async with caller(app) as anna, caller(app) as bela:
        await anna.put("/api/me", json=called("Anna"))
        opened = (await anna.post("/api/tables", json={"game": "court", "seats": SEATS})).json()
        alone = (await anna.post("/api/tables", json={"game": "court", "seats": SEATS})).json()
        await bela.post("/api" + opened["links"]["1"])
        table = services.tables.open[opened["id"]]
        looking, own = Listener(None, None), Listener(0, table.seats[0].guest)
        services.tables.open[alone["id"]].listeners.add(looking)
        table.listeners.add(own)

        answer = await anna.delete("/api/me")

        assert re.search(rf'{COOKIE}="";.*max-age=0', answer.headers["set-cookie"], re.IGNORECASE)
        assert COOKIE not in anna.cookies
        assert (looking.dismissed, own.dismissed) == (GONE, COME_ANEW)
        table.listeners.discard(own)
        assert alone["id"] not in services.tables.open
        assert (await bela.get(f"/api/tables/{alone['id']}")).status_code == 404
        seat = (await bela.get(f"/api/tables/{opened['id']}")).json()["seats"][0]
        assert (seat["name"], seat["kind"], seat["present"]) == ("", "person", False)

        replaced = await bela.post(f"/api/tables/{opened['id']}/replace", json={"seat": 0, "bot": "random"})
        seat = replaced.json()["seats"][0]
        assert (seat["bot"], seat["stands_in"], table.alone(1)) == ("random", False, True)  # nobody will come back


@pytest.mark.parametrize("bot", [None, "random"])
async def test_nobody_waits_for_who_is_forgotten_in_a_rematch(services: Services, bot: str | None) -> None:
    """Their bot plays on; where there is none, the seat is open, and whoever asked for the rematch has the link."""
    session = played_out()
    row = new_row(session, "anna")
    places = [SeatRow(row.id, 0, "Anna", "anna", None), SeatRow(row.id, 1, "Béla", "béla", None)]
    await services.store.create(row, places, session.record.answers)
    async with caller(application(services)) as anna:
        anna.cookies.set(COOKIE, services.guests.cookies.cookie("anna"))
        await services.guests.forget("béla")
        if bot is not None:
            await services.store.set_seat(row.id, 1, bot=bot)

        again = (await anna.post(f"/api/tables/{row.id}/rematch")).json()

        assert (again["seats"][1]["kind"], again["seats"][1]["bot"]) == ("open" if bot is None else "bot", bot)
        links = (await anna.post(f"/api/tables/{again['id']}/links")).json()["links"]
        assert list(links) == (["1"] if bot is None else [])


async def test_who_logs_out_while_a_table_is_opened_does_not_get_in(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cookie counted when the connection began."""
    row = a_game("anna")
    await services.store.create(row, [SeatRow(row.id, seat, "", "anna", None) for seat in (0, 1)])
    opened = services.tables.get

    async def slowly(*args: Any) -> OpenTable:
        await services.guests.log_out("anna")
        services.tables.dismiss("anna")
        return await opened(*args)

    monkeypatch.setattr(services.tables, "get", slowly)
    cookie = f"{COOKIE}={services.guests.cookies.cookie('anna')}"
    assert await talked(application(services), f"/ws/tables/{row.id}", cookie) == COME_ANEW
