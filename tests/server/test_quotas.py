"""One guest, and one address, may leave so much here; whoever wants more is told what is too much."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import intrigue
from intrigue.arena import match
from intrigue.server import api
from intrigue.server.cookies import COOKIE
from intrigue.server.limits import Limits
from intrigue.server.services import Config, Services
from intrigue.server.store import SeatRow
from laws.court import CourtGame
from server.databases import fresh_database
from server.inside import application, caller, played_out

pytestmark = pytest.mark.anyio

PEOPLE = [{"kind": "me"}, {"kind": "person"}]
WITH_BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
EMERALD = intrigue.GAMES["emerald2"]
"""A game that may be played with another box file."""


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """A server where little is allowed."""
    address = fresh_database(tmp_path / "quotas.sqlite3")
    limits = Limits(guest_tables=2, guest_bots=3, guest_boxes=25_000, address_tables=4)
    made = Services(Config(address, thinkers=1, limits=limits), {"court": CourtGame(), EMERALD.id: EMERALD})
    made.bots.warm = lambda: None  # type: ignore[method-assign]  # no bot plays here
    await made.start()
    yield made
    await made.stop()


async def opened(visitor: Any, seats: list[dict[str, str]], **more: Any) -> str | int:
    """The code of the refusal, or that a table was opened."""
    answer = await visitor.post("/api/tables", json={"game": "court", "seats": seats, **more})
    return answer.status_code if answer.status_code == 201 else str(answer.json()["code"])


async def test_a_guest_has_so_many_unfinished_tables(services: Services) -> None:
    """What is over does not count; another guest has as many."""
    app = application(services)
    async with caller(app, "192.0.2.1") as anna, caller(app, "192.0.2.2") as bela:
        assert [await opened(anna, PEOPLE) for _ in range(3)] == [201, 201, "too-many-tables"]
        assert await opened(bela, PEOPLE) == 201
        async with services.store.writing() as connection:
            await connection.exec_driver_sql("UPDATE games SET over = 1")
        assert await opened(anna, PEOPLE) == 201


async def test_an_address_opens_so_many_tables_an_hour(services: Services) -> None:
    """Whoever they are; they are told how long to wait."""
    app = application(services)
    for _ in range(4):
        async with caller(app, "192.0.2.1") as somebody:
            assert await opened(somebody, PEOPLE) == 201
    async with caller(app, "192.0.2.1") as somebody, caller(app, "192.0.2.2") as other:
        answer = await somebody.post("/api/tables", json={"game": "court", "seats": PEOPLE})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        assert 0 < int(answer.headers["retry-after"]) <= 900
        assert await opened(other, PEOPLE) == 201


async def test_a_long_record_counts_as_several_tables(services: Services) -> None:
    """Though it is over: it is its answers that need room."""
    record = match(EMERALD, ["random", "random"], 3).record
    app = application(services)
    async with caller(app) as anna, caller(app) as bela:
        brought = (await anna.post("/api/import", content=record)).json()
        assert brought["n"] > 4 * 500
        assert await opened(bela, PEOPLE) == "too-many-tables"


async def test_a_rematch_that_somebody_else_opened_costs_nothing(services: Services) -> None:
    """Whoever asks second just comes along."""
    session = played_out()
    row = api.new_row(session, "anna")
    places = [SeatRow(row.id, 0, "", "anna", None), SeatRow(row.id, 1, "", "anna", None)]
    await services.store.create(row, places, session.record.answers)
    async with caller(application(services)) as anna:
        anna.cookies.set(COOKIE, services.guests.cookies.cookie("anna"))
        asked = [anna.post(f"/api/tables/{row.id}/rematch") for _ in range(3)]
        assert len({answer.json()["id"] for answer in await asyncio.gather(*asked)}) == 1
    async with caller(application(services)) as bela:
        answers = [await opened(bela, PEOPLE), await opened(bela, PEOPLE)]
    async with caller(application(services)) as cili:
        assert [*answers, await opened(cili, PEOPLE), await opened(cili, PEOPLE)] == [201, 201, 201, "too-many-tables"]


async def test_a_guest_has_so_many_bots(services: Services) -> None:
    """At all their unfinished tables together."""
    async with caller(application(services)) as anna:
        assert [await opened(anna, WITH_BOTS), await opened(anna, WITH_BOTS)] == [201, "too-many-bots"]


async def test_a_guest_leaves_so_much_of_box_files(services: Services) -> None:
    """The same one again costs nothing, nor does the game's own."""
    mine = EMERALD.box_file.replace("vp_end         = 28", "vp_end = 4")
    other = EMERALD.box_file.replace("vp_end         = 28", "vp_end = 5")
    more = {"game": EMERALD.id, "seats": PEOPLE}
    async with caller(application(services)) as anna:
        codes = []
        for box_file in (mine, other, mine):
            answer = await anna.post("/api/tables", json={**more, "box_file": box_file})
            codes.append(answer.json().get("code", answer.status_code))
        assert codes == [201, "too-many-boxes", 201]
