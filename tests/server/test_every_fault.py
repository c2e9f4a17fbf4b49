"""The database fails in every place where it is asked: nothing of what the question was about is told anywhere."""

from __future__ import annotations

import inspect
import logging
import pkgutil
import traceback
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from types import FunctionType
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import create_engine, text

import intrigue.server
from intrigue.kernel.record import Answer
from intrigue.server import seating
from intrigue.server.checking import check
from intrigue.server.cookies import Shown, SigningKey
from intrigue.server.expiry import note_round, remove_boxes, remove_guests, remove_unused
from intrigue.server.guest_book import GuestBook
from intrigue.server.keeping import InForce, Keeping
from intrigue.server.logs import Lines
from intrigue.server.models import metadata
from intrigue.server.quotas import belongings
from intrigue.server.store import GameRow, SeatRow, StateRow, Store, Summary
from intrigue.server.thoughts import Thoughts

pytestmark = pytest.mark.anyio

SECRET: Final = "lay storm column-3"
GAME: Final = msgspec.convert(
    dict.fromkeys(("id", "game", "box", "options", "scores", "seed", "rematch", "owner"), SECRET)
    | dict.fromkeys(("rules", "places", "n", "epoch", "asked", "round", "pace", "created", "updated"), 1)
    | dict.fromkeys(("public", "spectators", "over"), False),
    GameRow,
)
SEATS: Final = [SeatRow(SECRET, 0, SECRET, SECRET, SECRET, SECRET)]
GIVEN: Final = [Answer(0, SECRET)]
STANDS: Final = Summary(0, False, None, 1)
Call = Callable[[], Coroutine[Any, Any, Any]]

# ---------------------------------------------------------------- where the database is asked


def asks(function: object) -> bool:
    """Does this ask the database something?"""
    if not isinstance(function, FunctionType) or not inspect.iscoroutinefunction(function):
        return False
    source = inspect.getsource(function)
    return any(way in source for way in (".reading()", ".writing()", "engine.begin()", "engine.connect()"))


def every_place() -> set[str]:
    """The names of all functions of the server that ask the database something."""
    found = set()
    for module in pkgutil.iter_modules(intrigue.server.__path__, "intrigue.server."):
        here = import_module(module.name)
        things = [thing for thing in vars(here).values() if getattr(thing, "__module__", None) == module.name]
        members = [member for thing in things if inspect.isclass(thing) for member in vars(thing).values()]
        found |= {thing.__name__ for thing in (*things, *members) if asks(thing)}
    return found


class KeysRead(GuestBook):
    """A book whose keys were read before the database failed."""

    async def _stored_keys(self) -> tuple[SigningKey, ...]:
        return ()


def calls(store: Store) -> Mapping[str, Call]:
    """One call for each of them, by its name, or by the name of whoever calls it."""
    book, questions = GuestBook(store), Thoughts(store.engine)
    return {
        "guest": lambda: store.guest(SECRET),
        "save_guest": lambda: store.save_guest(SECRET, SECRET, SECRET, SECRET),
        "shelve": lambda: store.shelve(SECRET, SECRET),
        "box_file": lambda: store.box_file(SECRET),
        "create": lambda: store.create(GAME, SEATS, GIVEN),
        "load": lambda: store.load(SECRET),
        "whole": lambda: store.whole(SECRET),
        "mine": lambda: store.mine(SECRET),
        "open_tables": lambda: store.open_tables(),
        "tables_to_watch": lambda: store.tables_to_watch(1.0),
        "games_to_drive": lambda: store.games_to_drive(5),
        "keep": lambda: store.keep([StateRow(SECRET, 0, 1, 0, SECRET, SECRET)]),
        "kept": lambda: store.kept(SECRET),
        "append": lambda: store.append(GAME, GIVEN, STANDS, 1.0),
        "truncate": lambda: store.truncate(GAME, 0, STANDS, 1.0, SECRET),
        "seat_by_token": lambda: store.seat_by_token(SECRET),
        "new_tokens": lambda: store.new_tokens(SECRET, {0: SECRET}),
        "sit": lambda: store.sit(SECRET, 0, SECRET, SECRET),
        "set_seat": lambda: store.set_seat(SECRET, 0, bot=SECRET),
        "hand_over": lambda: store.hand_over(SECRET, 0, SECRET, SECRET, (1, 0)),
        "wish": lambda: store.wish(SECRET, 0, True),
        "vote": lambda: store.vote(SECRET, 0, SECRET),
        "seen": lambda: store.seen({(SECRET, 0): (True, 1.0)}),
        "open_again": lambda: store.open_again(),
        "presence": lambda: store.presence([SECRET]),
        "rematch": lambda: store.rematch(SECRET, GAME, SEATS),
        "fill": lambda: seating.fill(store, SECRET, 0, SECRET, SECRET),
        "leave": lambda: seating.leave(store, SECRET, 0, SECRET, SECRET),
        "offer": lambda: seating.offer(store, SECRET, 0, SECRET, SECRET),
        "take_over": lambda: seating.take_over(store, SECRET, SECRET, SECRET, SECRET),
        "give_host": lambda: seating.give_host(store, SECRET, SECRET, 0),
        "drop": lambda: seating.drop(store, SECRET, SECRET),
        "try_writing": lambda: store.try_writing(),
        "read_keys": lambda: book.read_keys(),
        "renew_keys": lambda: KeysRead(store).renew_keys(True),
        "generation": lambda: book.generation(SECRET),
        "_make_up_for": lambda: book._make_up_for(Shown(SECRET, 1, False)),
        "log_out": lambda: book.log_out(SECRET),
        "make_link": lambda: book.make_link(SECRET),
        "whose_link": lambda: book.whose_link(SECRET),
        "use_link": lambda: book.use_link(SECRET),
        "forget": lambda: book.forget(SECRET),
        "belongings": lambda: belongings(store, SECRET, 1.0, [SECRET]),
        "remove_unused": lambda: remove_unused(store, InForce(Keeping(), 0.0), 1e9, [SECRET]),
        "note_round": lambda: note_round(store, InForce(Keeping()), 1.0),
        "remove_guests": lambda: remove_guests(store, InForce(Keeping(), 0.0), 1e9),
        "remove_boxes": lambda: remove_boxes(store, [SECRET]),
        "check": lambda: check(store, {}, lambda done, of: None),
        "ask": lambda: questions.ask(SECRET, SECRET, SECRET, SECRET, 1.0),
        "withdraw": lambda: questions.withdraw(SECRET),
        "answers": lambda: questions.answers([SECRET]),
        "take": lambda: questions.take(SECRET, [SECRET], 1.0),
        "answer": lambda: questions.answer(SECRET, SECRET, 1),
        "give_back": lambda: questions.give_back(SECRET),
    }


# ---------------------------------------------------------------- a database that fails


class Kept(logging.Handler):
    """What is written into the log."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """One more line."""
        self.lines.append(Lines().format(record))


@contextmanager
def logged() -> Iterator[Kept]:
    """Whatever the server writes down meanwhile."""
    kept, log = Kept(), logging.getLogger("intrigue.server")
    log.addHandler(kept)
    yield kept
    log.removeHandler(kept)


def take_all_tables_away(database: str) -> None:
    """Nothing can be read or written any more."""
    engine = create_engine(database)
    with engine.begin() as connection:
        for table in metadata.tables:
            connection.execute(text(f"ALTER TABLE {table} RENAME TO gone_{table}"))
    engine.dispose()


async def test_wherever_the_database_fails_nothing_is_quoted(kind: str, new_database: Callable[[str], str]) -> None:
    """Neither in the log nor in the error itself, nor in what it came from."""
    database = new_database(kind)
    take_all_tables_away(database)
    store = Store(database)

    told: dict[str, str] = {}
    with logged() as log:
        for name, call in calls(store).items():
            with pytest.raises(Exception) as caught:  # noqa: PT011  # of whatever kind: none of them may quote
                await call()
            told[name] = "".join(traceback.format_exception(caught.value))
    await store.close()

    assert [name for name, trace in told.items() if f"in {name}\n" not in trace] == []
    assert [name for name, trace in told.items() if SECRET in trace] == []
    assert [line for line in log.lines if SECRET in line] == []
    assert len(log.lines) > len(told) / 2
    forgotten = [place for place in every_place() if f"in {place}\n" not in "".join(told.values())]
    assert not forgotten, "let the database fail there, too: `calls` lists every place"
