"""The database: migrations, and the lock that every answer goes through."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect

import intrigue
from intrigue.kernel.record import Answer
from intrigue.laws import played
from intrigue.server.api import new_row
from intrigue.server.migrations import migrate
from intrigue.server.models import metadata
from intrigue.server.store import GameRow, SeatRow, Stale, Store, Summary
from intrigue.server.tables import fingerprint
from server.guests import GAME

pytestmark = pytest.mark.anyio

NOTHING = Summary(asked=0, over=False, scores=None, round=1)


async def a_game(store: Store) -> GameRow:
    """A game with ten answers."""
    session = played(intrigue.GAMES[GAME], 2, {}, 1, 10)
    row = new_row(session, False, False, None)
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


async def test_a_take_back_makes_older_answers_stale(kind: str, new_database: Callable[[str], str]) -> None:
    """Though the number is the same again, what was thought before does not fit any more."""
    store = Store(new_database(kind))
    row = await a_game(store)
    longer = await store.append(row, [Answer(0, "lay king column-1"), Answer(-1, "draw king")], NOTHING, 1.0)
    shorter = await store.truncate(longer, row.n, NOTHING, 2.0)

    assert (shorter.n, shorter.epoch) == (row.n, row.epoch + 1)

    for late in (row, longer):
        with pytest.raises(Stale):
            await store.append(late, [Answer(0, "lay king column-2")], NOTHING, 3.0)
        with pytest.raises(Stale):
            await store.truncate(late, 3, NOTHING, 3.0)
    whole = await store.whole(row.id)
    assert whole is not None
    assert len(whole.answers) == row.n
    await store.close()


async def test_all_workers_sign_with_one_key(kind: str, new_database: Callable[[str], str]) -> None:
    """It is made once, whoever comes first."""
    database = new_database(kind)
    stores = [Store(database) for _ in range(3)]

    keys = await asyncio.gather(*[store.key() for store in stores])

    assert len(set(keys)) == 1
    assert len(keys[0]) > 40
    for store in stores:
        await store.close()


async def test_tokens_are_stored_hashed(kind: str, new_database: Callable[[str], str]) -> None:
    """A seat is found by the hash alone."""
    store = Store(new_database(kind))
    session = played(intrigue.GAMES[GAME], 2, {}, 1, 0)
    row = new_row(session, False, False, None)
    await store.create(row, [SeatRow(row.id, 0, "", None, None, "hash"), SeatRow(row.id, 1, "", None, "random")])

    found = await store.seat_by_token("hash")

    assert found is not None
    assert (found.seat, found.game) == (0, row.id)
    assert await store.seat_by_token("other") is None
    await store.close()


def test_a_fingerprint_belongs_to_a_games_numbers() -> None:
    """It is as long as a hash, and the same every time."""
    game = intrigue.GAMES[GAME]

    assert fingerprint(game) == fingerprint(game)
    assert len(fingerprint(game)) == 64


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
