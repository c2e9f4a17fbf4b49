"""Games that do not go on under our rules: what was there last is shown, and the others go on."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text

import intrigue
from intrigue.kernel.errors import BadBox
from intrigue.kernel.record import Answer, read_record, replay
from intrigue.laws import played
from intrigue.server import open_tables as open_table_module
from intrigue.server.api import new_row
from intrigue.server.bot_pool import BotRequest, Question, think
from intrigue.server.services import Config, Services
from intrigue.server.store import PUBLIC, GameRow, SeatRow, StateRow, Store
from intrigue.session import Session
from laws.court import CourtGame
from server.databases import fresh_database
from server.guests import GAME, PATIENCE, Guest
from server.servers import Server

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parent.parent / "records" / f"{GAME}-3-0.txt"
OURS = intrigue.GAMES[GAME]


class Printed(CourtGame):
    """The game with windows, printed in several editions that differ in nothing but their names."""

    def __init__(self, cards: str) -> None:
        self.box_file = cards

    def with_box_file(self, text: str) -> Printed:
        if "torn" in text:
            raise BadBox("a torn edition")
        return Printed(text)


def guest_id(guest: Guest) -> str:
    """The id in a guest's cookie: signed, but readable."""
    body = guest.http.cookies["intrigue"].split(".")[0]
    return str(msgspec.json.decode(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))))


async def stored(
    server: Server,
    guest: Guest,
    answers: list[Answer] | None = None,
    cards: str = OURS.box_file,
    kept: Mapping[int, tuple[int, str]] = {},
    **changes: Any,
) -> GameRow:
    """A game that lies in the database, a little different from what our rules make."""
    session = played(OURS, 3, {}, 5, 40)
    row = new_row(session, None, spectators=True)
    store = Store(server.database)
    name = hashlib.sha256(cards.encode()).hexdigest()
    await store.shelve(name, cards)
    row = msgspec.structs.replace(row, box=name, **changes)
    seats = [
        SeatRow(row.id, 0, "Anna", guest_id(guest), None),
        *[SeatRow(row.id, n, "", None, "random") for n in (1, 2)],
    ]
    await store.create(row, seats, session.record.answers if answers is None else answers)
    if kept:
        await store.keep([StateRow(row.id, viewer, n, 0, view) for viewer, (n, view) in kept.items()])
    await store.close()
    return row


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"rules": 99}, "rules-changed"),
        ({"cards": OURS.box_file.replace("= 3", "= 4")}, "box-changed"),
        ({"cards": "this is no box file"}, "box-changed"),
        ({"game": "chess"}, "unknown-game"),
        ({"options": '{"no":"such"}'}, "does-not-replay"),
    ],
)
async def test_a_game_that_does_not_fit_our_rules_is_frozen(
    servers: list[Server], changes: dict[str, Any], why: str
) -> None:
    """It says why, takes no answer, its record is there, and the others go on."""
    async with Guest(servers[0].url) as anna:
        row = await stored(servers[0], anna, **changes)

        chair = await anna.sit_down(row.id)

        page = chair.page
        assert (page["frozen"], page["n"], page["question"], page["take_back"]) == (why, row.n, None, False)
        assert (page["asked"], page["clock"]) == (None, None)
        assert await chair.refused(type="answer", n=row.n, phrase="lay king column-1") == "frozen"
        assert [info["frozen"] for info in (await anna.get("/api/tables"))["mine"]] == [why]
        record = (await anna.http.get(f"/api/tables/{row.id}/record")).text
        assert record.startswith(f"{row.game} rules {row.rules} seats 3\n")
        assert "\n0 lay " in record
        assert "\n1 …" in record
        healthy = await anna.open_table("me", "random")
        assert (await (await anna.sit_down(healthy["id"])).asked())["question"]


@pytest.mark.parametrize("seen", [None, 30, 50, 55])
async def test_a_game_with_a_wrong_answer_shows_the_last_state_that_is_known(
    servers: list[Server], seen: int | None
) -> None:
    """What still replays, or what was kept if that is at least as new: everybody their own view."""
    async with Guest(servers[0].url) as anna, Guest(servers[0].url) as cili:
        given = read_record(GOLDEN.read_text()).answers[:60]
        broken = [*given[:50], given[0], *given[51:]]
        views = {0: '{"whose":"mine"}', 1: '{"whose":"another\'s"}', PUBLIC: '{"whose":"everybody\'s"}'}
        kept = {} if seen is None else {viewer: (seen, view) for viewer, view in views.items()}
        row = await stored(servers[0], anna, broken, kept=kept, n=60)

        mine, public = (await anna.sit_down(row.id)).page, (await cili.sit_down(row.id)).page

        good = replay(read_record("\n".join(GOLDEN.read_text().splitlines()[:51])), intrigue.GAMES)
        replayed = seen is None or seen < 50
        for page, viewer in ((mine, 0), (public, None)):
            assert (page["frozen"], page["n"], page["shown"]) == ("does-not-replay", 60, 50 if replayed else seen)
            assert page["told"] == len(page["story"]) == len(good.log)
            state = msgspec.json.encode(OURS.observe(good, viewer)).decode()
            assert page["view"] == msgspec.json.decode(
                state if replayed else views[PUBLIC if viewer is None else viewer]
            )


async def test_what_was_seen_last_outlives_the_rules(kind: str, new_database: Callable[[str], str]) -> None:
    """A server that is closed keeps what everybody saw; one that does not know the game shows just that."""
    server = Server(new_database(kind))
    await asyncio.to_thread(server.start)
    try:
        async with Guest(server.url) as anna, Guest(server.url) as bela, Guest(server.url) as cili:
            table = await anna.open_table("me", "person")
            await bela.post("/api" + table["links"]["1"])
            guests = (anna, bela, cili)
            chairs = [await guest.sit_down(table["id"]) for guest in guests]
            await chairs[0].answer()
            await chairs[0].say(type="settings", go_on=True)
            asked = await chairs[1].asked()
            for chair in chairs:
                await chair.now_or_when(lambda page: page["n"] == asked["n"])
            await asyncio.to_thread(server.stop)
            engine = create_engine(server.database)
            with engine.begin() as connection:
                connection.execute(text("UPDATE games SET game = 'chess'"))
            engine.dispose()
            await asyncio.to_thread(server.start)

            for guest, chair in zip(guests, chairs, strict=True):
                page = (await guest.sit_down(table["id"])).page
                assert (page["frozen"], page["n"], page["shown"]) == ("unknown-game", asked["n"], None)
                assert page["view"] == chair.page["view"]
            assert chairs[0].page["view"] != chairs[1].page["view"]
    finally:
        server.stop()


# ---------------------------------------------------------------- in one process


async def opened(address: str, cards: str) -> Services:
    """A server where the game is played in this edition."""
    services = Services(Config(address, thinkers=1), {CourtGame().id: Printed(cards)})
    services.bots.warm = lambda: None  # type: ignore[method-assign]  # no bot plays here
    await services.start()
    return services


async def a_table(services: Services) -> str:
    """A new table of two people."""
    session = Session(services.games[CourtGame().id], 2)
    row = new_row(session, None)
    await services.store.create(row, [SeatRow(row.id, seat, "", f"guest-{seat}", None) for seat in (0, 1)])
    return row.id


@pytest.mark.parametrize(("first", "why"), [("edition = 1", None), ("edition = 'torn'", "box-changed")])
async def test_a_game_is_played_to_its_end_with_the_table_file_it_began_with(
    tmp_path: Path, first: str, why: str | None
) -> None:
    """A server with another edition plays on in the old one, and new tables in the new one."""
    address = fresh_database(tmp_path / "court.sqlite3")
    old = await opened(address, first)
    name = await a_table(old)
    await old.stop()

    new = await opened(address, "edition = 2")
    table, other = await new.tables.get(name), await new.tables.get(await a_table(new))

    assert table.frozen == why
    assert other.session is not None
    assert other.session.game.box_file == "edition = 2"
    if why is None:
        assert table.session is not None
        assert table.session.game.box_file == first
    await new.stop()


async def test_what_is_seen_is_kept_from_time_to_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For every seat and for everybody."""
    monkeypatch.setattr(open_table_module, "HEARTBEAT", 0.05)
    address = fresh_database(tmp_path / "court.sqlite3")
    court = await opened(address, "edition = 1")
    table = await court.tables.get(await a_table(court))
    async with asyncio.timeout(PATIENCE):
        while table.saved != table.key or table.row.n == 0:
            await asyncio.sleep(0.02)

    kept = await court.store.kept(table.id)

    assert table.session is not None
    assert {viewer: state.view.encode() for viewer, state in kept.items()} == {
        PUBLIC if viewer is None else viewer: msgspec.json.encode(
            table.session.game.observe(table.session.table, viewer)
        )
        for viewer in (None, 0, 1)
    }
    await court.stop()


def test_a_bot_thinks_with_the_table_file_of_its_game() -> None:
    """It goes along where it is another one than ours."""
    session = played(OURS, 3, {}, 1, 20)
    session.roll()
    assert session.asked is not None
    asked = session.ask(session.asked)

    class Remarked:
        """The game with a box file in which somebody wrote a remark."""

        id = OURS.id
        box_file = OURS.box_file + "\n# a remark\n"

    for game, cards in ((OURS, None), (Remarked(), Remarked.box_file)):
        sent = Question(game, "random", *asked, 0.01, 7).encode(0.01)  # type: ignore[arg-type]
        assert msgspec.json.decode(sent, type=BotRequest).box_file == cards
        assert think(sent) in asked.decision.options
