"""The database: migrations, and the lock that every answer goes through."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, delete, event, inspect, text

import intrigue
from intrigue.kernel.record import Answer
from intrigue.laws import played
from intrigue.server.api import new_row
from intrigue.server.guest_book import GuestBook
from intrigue.server.migrations import migrate
from intrigue.server.models import metadata, seats
from intrigue.server.replay import fingerprint, rebuild
from intrigue.server.store import AT_HAND, PUBLIC, GameRow, SeatRow, Stale, StateRow, Store, StoredGame, Summary
from server.guests import GAME

pytestmark = pytest.mark.anyio

NOTHING = Summary(asked=0, over=False, scores=None, round=1)


async def a_game(store: Store) -> GameRow:
    """A game with ten answers."""
    await store.shelve(fingerprint(intrigue.GAMES[GAME].box_file), intrigue.GAMES[GAME].box_file)
    session = played(intrigue.GAMES[GAME], 2, {}, 1, 10)
    row = new_row(session, None)
    seats = [SeatRow(row.id, seat, "", f"guest-{seat}", None) for seat in (0, 1)]
    await store.create(row, seats, session.record.answers)
    return row


def test_the_migrations_lead_to_the_tables_of_the_models(kind: str, new_database: Callable[[str], str]) -> None:
    """Up to date there is no difference; all the way back nothing is left; running them again does no harm."""
    database = new_database(kind)
    migrate(database)
    engine = create_engine(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []

    migrate(database, "base")

    assert set(inspect(engine).get_table_names()) <= {"alembic_version"}
    engine.dispose()


async def test_one_of_many_writers_wins(kind: str, new_database: Callable[[str], str]) -> None:
    """Two workers write the same answer's number at once, many times: each time one of them is stale."""
    database = new_database(kind)
    one, two = Store(database), Store(database)
    row = await a_game(one)

    for _ in range(10):
        results = await asyncio.gather(
            *[store.append(row, [Answer(0, "lay king column-1")], NOTHING, 1.0) for store in (one, two)],
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["GameRow", "Stale"]
        row = next(result for result in results if isinstance(result, GameRow))

    whole = await one.whole(row.id)
    assert whole is not None
    assert (whole.row.n, len(whole.answers)) == (20, 20)
    await one.close()
    await two.close()


async def test_a_game_that_is_deleted_while_it_is_read_is_gone(kind: str, new_database: Callable[[str], str]) -> None:
    """Its row was there, its seats are not: that is no game without players, at which nobody may sit any more."""
    database = new_database(kind)
    store = Store(database)
    row = await a_game(store)
    other = create_engine(database)

    @event.listens_for(store.engine.sync_engine, "before_cursor_execute")
    def delete_before_its_seats_are_read(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if "FROM seats" in statement:
            with other.begin() as connection:
                connection.execute(delete(seats).where(seats.c.game == row.id))

    assert await store.whole(row.id) is None
    assert await store.load(row.id) is None
    await store.close()
    other.dispose()


async def test_a_take_back_makes_older_answers_stale(kind: str, new_database: Callable[[str], str]) -> None:
    """Though the number is the same again, what was thought before does not fit any more."""
    store = Store(new_database(kind))
    row = await a_game(store)
    longer = await store.append(row, [Answer(0, "lay king column-1"), Answer(-1, "draw king")], NOTHING, 1.0)
    shorter = await store.truncate(longer, row.n, NOTHING, 2.0, "[]")

    assert (shorter.n, shorter.epoch) == (row.n, row.epoch + 1)

    for late in (row, longer):
        with pytest.raises(Stale):
            await store.append(late, [Answer(0, "lay king column-2")], NOTHING, 3.0)
        with pytest.raises(Stale):
            await store.truncate(late, 3, NOTHING, 3.0, "[]")
    whole = await store.whole(row.id)
    assert whole is not None
    assert len(whole.answers) == row.n
    await store.close()


async def test_all_workers_sign_with_one_key(kind: str, new_database: Callable[[str], str]) -> None:
    """It is made once, whoever comes first."""
    database = new_database(kind)
    stores = [Store(database) for _ in range(3)]

    books = [GuestBook(store) for store in stores]
    await asyncio.gather(*[book.read_keys() for book in books])

    (key,) = {book.cookies.keys for book in books}
    assert len(key[0].secret) > 40
    for store in stores:
        await store.close()


async def test_games_of_an_older_database_go_on(kind: str, new_database: Callable[[str], str]) -> None:
    """What version 0.1 wrote under its own names is found after the migrations, answers and file and all."""
    database = new_database(kind)
    store = Store(database)
    row = await a_game(store)
    given = (await whole(store, row)).answers
    await store.close()
    migrate(database, "0002")
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        old = connection.execute(text("SELECT cards, text FROM games JOIN card_tables ON fingerprint = cards")).one()
    engine.dispose()

    migrate(database)
    store = Store(database)
    found = await whole(store, row)

    assert tuple(old) == (row.box, intrigue.GAMES[GAME].box_file)
    assert len(found.row.seed) > 40, "their dice have a seed, too"
    assert found.row == msgspec.structs.replace(row, seed=found.row.seed)
    assert (found.answers, found.box_file) == (given, old[1])
    session, frozen = rebuild(found.row, found.answers, found.box_file, intrigue.GAMES)
    assert frozen is None
    assert session is not None
    assert session.record.answers == given
    await store.close()


async def whole(store: Store, row: GameRow) -> StoredGame:
    """The game as it is stored."""
    found = await store.whole(row.id)
    assert found is not None
    return found


async def test_tokens_are_stored_hashed(kind: str, new_database: Callable[[str], str]) -> None:
    """A seat is found by the hash alone."""
    store = Store(new_database(kind))
    await store.shelve(fingerprint(intrigue.GAMES[GAME].box_file), intrigue.GAMES[GAME].box_file)
    session = played(intrigue.GAMES[GAME], 2, {}, 1, 0)
    row = new_row(session, None)
    await store.create(row, [SeatRow(row.id, 0, "", None, None, "hash"), SeatRow(row.id, 1, "", None, "random")])

    found = await store.seat_by_token("hash")

    assert found is not None
    assert (found.seat, found.game) == (0, row.id)
    assert await store.seat_by_token("other") is None
    await store.close()


async def test_a_new_file_can_be_opened_while_others_look(new_database: Callable[[str], str]) -> None:
    """Nothing about the file itself is left to be changed by the servers that open it: two at once would fail."""
    database = new_database("sqlite")
    looking, store = create_engine(database), Store(database)

    with looking.connect() as connection:
        connection.exec_driver_sql("BEGIN")
        connection.execute(text("SELECT count(*) FROM games"))
        await GuestBook(store).read_keys()

    await store.close()
    looking.dispose()


async def test_a_table_file_is_kept_once(kind: str, new_database: Callable[[str], str]) -> None:
    """Whoever shelves it, again and at the same time; it is found by its fingerprint."""
    database = new_database(kind)
    stores = [Store(database) for _ in range(3)]
    cards = intrigue.GAMES[GAME].box_file

    await asyncio.gather(*[store.shelve(fingerprint(cards), cards) for store in stores])

    assert [await store.box_file(fingerprint(cards)) for store in stores] == [cards] * 3
    for store in stores:
        await store.close()


async def test_box_files_are_found_however_many_there_are(new_database: Callable[[str], str]) -> None:
    """Only some are remembered; the others are read again."""
    store = Store(new_database("sqlite"))
    files = {f"name-{n}": f"n = {n}" for n in range(AT_HAND + 5)}
    for name, file in files.items():
        await store.shelve(name, file)

    found = [{name: await store.box_file(name) for name in files} for _ in range(2)]

    assert found == [files, files]
    assert len(store._box_files) == AT_HAND
    await store.close()


def test_a_fingerprint_tells_what_a_file_says() -> None:
    """Another value, another fingerprint; remarks and layout make no difference."""
    assert fingerprint("a = 1") == fingerprint("# a remark\na  =  1") != fingerprint("a = 2")
    assert len(fingerprint("a = 1")) == 64


async def test_a_guest_may_speak_twice_at_once(kind: str, new_database: Callable[[str], str]) -> None:
    """Whichever comes last counts, and neither fails."""
    database = new_database(kind)
    one, two = Store(database), Store(database)

    await asyncio.gather(*[store.save_guest("anna", "Anna", "hu", "paper") for store in (one, two)])
    await one.save_guest("anna", "Anna B", "hu", "paper")

    row = await two.guest("anna")
    assert row is not None
    assert (row.name, row.language) == ("Anna B", "hu")
    await one.close()
    await two.close()


async def test_what_was_seen_last_is_kept(kind: str, new_database: Callable[[str], str]) -> None:
    """A worker that lags behind does not overwrite what a quicker one has kept; a take-back counts as newer."""
    store = Store(new_database(kind))
    row = await a_game(store)

    for n, epoch, view in [(4, 0, "a"), (9, 0, "b"), (7, 0, "c"), (3, 1, "d"), (9, 0, "e")]:
        await store.keep([StateRow(row.id, viewer, n, epoch, view) for viewer in (PUBLIC, 0, 1)])

    kept = await store.kept(row.id)
    assert set(kept) == {PUBLIC, 0, 1}
    assert {(state.n, state.epoch, state.view) for state in kept.values()} == {(3, 1, "d")}
    await store.close()


async def test_answers_at_many_tables_are_written_together(kind: str, new_database: Callable[[str], str]) -> None:
    """One that is stale among them does the others no harm."""
    store = Store(new_database(kind))
    rows = [await a_game(store) for _ in range(12)]
    await store.append(rows[3], [Answer(0, "lay king column-1")], NOTHING, 1.0)

    results = await asyncio.gather(
        *[store.append(row, [Answer(1, "lay king column-2")], NOTHING, 1.0) for row in rows], return_exceptions=True
    )

    assert [isinstance(result, Stale) for result in results] == [row is rows[3] for row in rows]
    for row in rows:
        whole = await store.whole(row.id)
        assert whole is not None
        assert whole.row.n == len(whole.answers) == row.n + 1
    await store.close()
