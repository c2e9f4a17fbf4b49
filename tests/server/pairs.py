"""Pairs of games that tell one viewer the same, and databases that hold the one and the other of each pair."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import create_engine, text

import intrigue
from intrigue.kernel.record import Answer
from intrigue.kernel.rng import Rng
from intrigue.laws import played, twins, viewers
from intrigue.server.api import new_row
from intrigue.server.cookies import SigningKey, hashed
from intrigue.server.replay import fingerprint
from intrigue.server.store import PUBLIC, SeatRow, StateRow, Store
from intrigue.session import Session
from laws.court import CourtGame

SEATS: Final = 3
RULES: Final[dict[str, Any]] = {**intrigue.GAMES, "court": CourtGame()}
"""Our games, and a small one with windows in which secrets can be kept for long."""
MOMENTS: Final = {"kabale": 90}
"""Answers after which a game is compared; the first rounds of most games take more."""
LONG: Final = 140
LATER: Final = 4e9
"""When the last answer was given, in both games."""
SEED: Final = "a-secret-seed"
"""The dice of all these games: nobody may ever see it."""


class Pair(msgspec.Struct, frozen=True):
    """Two games that tell one viewer the same."""

    id: str
    game: str
    viewer: int | None
    games: tuple[tuple[Answer, ...], tuple[Answer, ...]]
    frozen: bool = False
    """Under rules that nobody knows any more: what is shown is what was kept."""
    here: bool = False
    """Everybody sits at one screen: all seats are one guest's."""

    def session(self, which: int) -> Session:
        """One of the games."""
        session = Session(RULES[self.game], SEATS)
        for answer in self.games[which]:
            session.follow(answer)
        return session

    @property
    def asked(self) -> int:
        """Who is asked."""
        asked = self.session(0).asked
        assert asked is not None  # a game that is over is no pair
        return asked

    @property
    def guest(self) -> str:
        """Who looks."""
        return self.guest_at(self.viewer)

    def link_to(self, seat: int) -> str:
        """The token of the link by which somebody came to a seat."""
        return f"{self.id}-link-{seat}"

    def guest_at(self, seat: int | None) -> str:
        """Whose a seat is."""
        return f"{self.id}-guest-{'here' if self.here else seat}"


def moments(game: str, seed: int, viewer: int | None) -> Iterator[Pair]:
    """The moments of a game at which another one, which holds other secrets, tells the viewer the same."""
    rules = RULES[game]
    session = played(rules, SEATS, {}, seed, MOMENTS.get(game, LONG))
    name = f"{game}-{seed}-{'public' if viewer is None else viewer}"
    for number, (truth, twin) in enumerate(twins(rules, session, viewer, Rng(seed))):
        if truth.record.answers != twin.record.answers and not truth.over:
            yield Pair(f"{name}-{number}", game, viewer, (tuple(truth.record.answers), tuple(twin.record.answers)))


@cache
def pairs(game: str, seed: int) -> tuple[Pair, ...]:
    """For every viewer some moments of a game at which the other one holds other secrets."""
    return tuple(pair for viewer in (None, *range(SEATS)) for pair in _of(game, seed, viewer))


def _of(game: str, seed: int, viewer: int | None) -> Iterator[Pair]:
    found = list(moments(game, seed, viewer))
    if not found:  # nothing is hidden from this viewer yet
        return
    own = [pair for pair in found if pair.asked == viewer][-1:]
    wanted = {pair.id: pair for pair in (found[len(found) // 2], found[-1], *own)}
    yield from wanted.values()
    yield msgspec.structs.replace(found[-1], id=f"{found[-1].id}-frozen", frozen=True)
    for pair in own:
        yield msgspec.structs.replace(pair, id=f"{pair.id}-here", here=True)


async def write(store: Store, pair: Pair, which: int, pace: float | None = None) -> None:
    """Put one of the games into a database."""
    session = pair.session(which)
    row = new_row(session, None, public=True, spectators=True, listed=True, pace=pace)
    rules = 99 if pair.frozen else row.rules
    row = msgspec.structs.replace(row, id=pair.id, rules=rules, created=LATER, updated=LATER, seed=SEED)
    seats = [
        SeatRow(pair.id, seat, f"Nr. {seat}", pair.guest_at(seat), None, hashed(pair.link_to(seat)), seen=LATER)
        for seat in range(SEATS)
    ]
    await store.create(row, seats, session.record.answers)
    if pair.frozen:
        states = [
            StateRow(pair.id, PUBLIC if viewer is None else viewer, row.n, 0, view.decode())
            for viewer in viewers(session.table)
            for view in [msgspec.json.encode(session.view(viewer))]
        ]
        await store.keep(states)


async def twin_databases(new_database: Callable[[], str], some: list[Pair]) -> tuple[list[str], SigningKey]:
    """Two databases with the one and the other of each pair, else alike; and the key that signs cookies in both."""
    databases = [new_database() for _ in range(2)]
    key = SigningKey("the same key in both", 0.0)
    keys = msgspec.json.encode([key]).decode()
    for which, database in enumerate(databases):
        engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
        with engine.begin() as connection:
            connection.execute(text("INSERT INTO settings (name, value) VALUES ('keys', :keys)"), {"keys": keys})
        engine.dispose()
        store = Store(database)
        for game in intrigue.GAMES.values():
            await store.shelve(fingerprint(game.box_file), game.box_file)
        for pair in some:
            await write(store, pair, which)
        await store.close()
    return databases, key
