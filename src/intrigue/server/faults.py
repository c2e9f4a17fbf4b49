"""What is wrong with the database: each fault has a kind, and the server knows whether anything can be kept now."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Final, Literal, TypeAlias, get_args

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

log = logging.getLogger("intrigue.server")

Kind: TypeAlias = Literal["disk-full", "disk-fault", "read-only", "locked", "damaged", "unreachable", "failed"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

SENTENCES: Final[Mapping[Kind, str]] = {
    "disk-full": "the disk is full; make room, it goes on by itself",
    "disk-fault": "the disk does not take what is written; look at the disk and its quota, it goes on by itself",
    "read-only": "the database cannot be written to; look at the rights of its file or server, it goes on by itself",
    "locked": "another program holds the database; end that program, it goes on by itself",
    "damaged": "the database is damaged; stop the server and put back a copy with 'intrigue restore'",
    "unreachable": "the database does not answer; see that it runs and can be reached, it goes on by itself",
    "failed": "the database refused a statement; the log says where",
}
"""For whoever runs the server."""

SQLITE: Final[Mapping[str, Kind]] = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_IOERR": "disk-fault",
    "SQLITE_READONLY": "read-only",
    "SQLITE_PERM": "read-only",
    "SQLITE_AUTH": "read-only",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_CANTOPEN": "unreachable",
}
"""What the names begin with that SQLite gives to its errors."""

POSTGRES: Final[Mapping[str, Kind]] = {
    "53100": "disk-full",
    "58030": "disk-fault",
    "25006": "read-only",
    "55P03": "locked",
    "57014": "locked",
    "XX001": "damaged",
    "XX002": "damaged",
    "08": "unreachable",
    "53": "unreachable",
    "57P": "unreachable",
}
"""What the codes begin with that PostgreSQL gives to its errors; the first that fits counts."""

TOO_SLOW: Final = ("55P03", "57014")
"""Those of statements that waited too long: perhaps for one row that somebody holds."""
BUSY: Final = "the database was too busy for this; it may be tried again"


class DatabaseFault(Exception):
    """Nothing could be written, or read, and nothing was changed. It says what kind of fault it is, and no more."""

    def __init__(self, kind: Kind, writing: bool, alone: bool = False) -> None:
        """`alone`: it is about one statement, as far as is known, and others may have more luck."""
        self.kind = kind
        waits = writing and kind != "failed" and not alone
        self.code: Literal["not-written", "no-database"] = "not-written" if waits else "no-database"
        """`not-written` is over when the fault is, which everybody hears of."""
        self.details = BUSY if alone else SENTENCES[kind]
        super().__init__(f"{self.code}: {self.details}")


def kind_of(error: BaseException) -> Kind:
    """What kind of fault an error of the database tells of."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    name = getattr(cause, "sqlite_errorname", None)
    if isinstance(name, str):
        return next((kind for begin, kind in SQLITE.items() if name.startswith(begin)), "failed")
    state = getattr(cause, "sqlstate", None)
    if isinstance(state, str):
        return next((kind for begin, kind in POSTGRES.items() if state.startswith(begin)), "failed")
    # Without a code of its own it is a connection that could not be made, or ended, or was not to be had in time.
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return "unreachable" if lost or isinstance(error, (OperationalError, NoConnection)) else "failed"


def held_up(error: BaseException) -> bool:
    """Did it only take too long? A rush of guests can do that, where nothing is wrong."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return isinstance(error, NoConnection) or getattr(cause, "sqlstate", None) in TOO_SLOW


class Faults:
    """Whether anything can be kept at the moment. While not, only `trying` reaches the database with a change."""

    def __init__(self) -> None:
        self.kind: Kind | None = None
        """What is wrong; None if all is well."""
        self.since = time.time()
        """Since when it is so."""
        self.doubtful = False
        """Something took too long: `trying` finds out whether anything can be written."""
        self.changed: list[Callable[[], None]] = []
        """Whom to tell when that changes."""

    def check(self) -> None:
        """Raises DatabaseFault at once while it is known that nothing can be written: nobody waits in vain."""
        if self.kind is not None:
            raise DatabaseFault(self.kind, True)

    def reading(self) -> AbstractContextManager[None]:
        """An error of the database becomes a fault. One that does not answer cannot be written to, either."""
        return self._noticing(writing=False)

    def writing(self) -> AbstractContextManager[None]:
        """An error of the database becomes a fault."""
        return self._noticing(writing=True)

    @contextmanager
    def trying(self) -> Iterator[None]:
        """Something is written to see whether it works: then the fault is over, unless the database is damaged."""
        self.doubtful = False
        with self._noticing(writing=True, trying=True):
            yield
        if self.kind not in (None, "damaged"):
            self._set(None)
            log.warning("the database works again")

    @contextmanager
    def _noticing(self, writing: bool, trying: bool = False) -> Iterator[None]:
        try:
            yield
        except (IntegrityError, DataError):  # these are about what was to be written
            raise
        except SQLAlchemyError as error:
            if held_up(error) and not trying:
                raise self._doubted(error, writing) from error
            raise self._noticed(error, writing) from error

    def _doubted(self, error: SQLAlchemyError, writing: bool) -> DatabaseFault:
        if not self.doubtful and self.kind is None:
            log.warning("the database was too busy for a statement", exc_info=error)
        self.doubtful = True
        return DatabaseFault(kind_of(error), writing, alone=True)

    def _noticed(self, error: SQLAlchemyError, writing: bool) -> DatabaseFault:
        kind = kind_of(error)
        if kind == "failed":  # about one statement, and perhaps a mistake of ours
            log.error("the database refused a statement", exc_info=error)
        elif kind != self.kind and self.kind != "damaged" and (writing or kind in ("unreachable", "damaged")):
            self._set(kind)
            log.error("nothing can be written: %s", SENTENCES[kind], exc_info=error, extra={"fault": kind})
        return DatabaseFault(kind, writing)

    def _set(self, kind: Kind | None) -> None:
        self.kind = kind
        self.since = time.time()
        for tell in self.changed:
            tell()
