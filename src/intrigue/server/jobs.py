"""What strangers bring is read in processes of its own: box files and records. What crosses over is plain data.

A file may be made to keep its reader busy. Here that costs whoever brought it their turn, and nobody else anything: a
process that does not come to an end is killed and replaced.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import sys
import time
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

import msgspec
from msgspec import Struct

from intrigue.arena.pool import interrupts_held
from intrigue.games import GAMES
from intrigue.kernel.errors import IntrigueError, NoRecord, OtherBox, OtherRules, RecordError
from intrigue.kernel.record import Answer, read_record
from intrigue.server import metrics, wire
from intrigue.server.bot_pool import prepare
from intrigue.server.limits import Allowance, Limits, Turns, of_everybody
from intrigue.server.replay import Refused, summary, with_guest_box
from intrigue.server.store import Summary
from intrigue.session import Session

log = logging.getLogger("intrigue.server")

PROCESSES: Final = 2
"""So that others are served while one is kept busy."""
OF_AN_ADDRESS: Final = 3
"""How many files from one address may be read or wait at the same time."""
STARTING: Final = 60.0
"""Seconds that a process may take to start."""
MEMORY: Final = 2**30
"""Bytes that such a process may have."""
KNOWN: Final = 256
"""Box files of which we remember that they were read."""


class Brought(Struct, frozen=True):
    """What somebody brings: a record, or a box file for a game, or both."""

    game: str = ""
    box_file: str | None = None
    record: str | None = None
    most: int = 0
    """The most answers that a record may have."""


class Played(Struct, frozen=True):
    """A record that replays, and what lists show of it."""

    game: str
    seats: int
    options: dict[str, str]
    answers: list[tuple[int, str]]
    names: dict[int, str]
    """What players are called, by seat, where it says so."""
    summary: Summary

    def given(self) -> list[Answer]:
        """Its answers."""
        return [Answer(seat, phrase) for seat, phrase in self.answers]


class Read(Struct, frozen=True):
    """What came of it: why it is refused, or what the record holds if there is one."""

    refused: tuple[wire.ErrorCode, str] | None = None
    played: Played | None = None
    fault: str = ""
    """What kind of error nobody expected."""
    milliseconds: float = 0.0
    """How much work it was."""


# ---------------------------------------------------------------- in a process of its own


def read(brought: Brought) -> Read:
    """Read all of it, as the game would."""
    try:
        if brought.record is not None:
            return Read(played=_replay(brought, brought.record))
        with_guest_box(GAMES[brought.game], brought.box_file)
        return Read()
    except Refused as error:
        return Read((error.code, error.details))
    except RecordError as error:
        return Read(_why_not(error))
    except IntrigueError as error:
        return Read(("malformed", str(error)))
    except Exception as error:  # whatever it is made of, it does no harm here
        return Read(("too-hard", "this cannot be read"), fault=type(error).__name__)


def _why_not(error: RecordError) -> tuple[wire.ErrorCode, str]:
    """Why a record is refused: it is none, it needs something else, or one of its lines does not fit."""
    match error:
        case NoRecord():
            return "no-record", error.why
        case OtherRules():
            return "other-rules", error.why
        case OtherBox():
            return "other-box", error.why
    return "bad-record", str(error)


def _replay(brought: Brought, text: str) -> Played:
    record = read_record(text)
    if len(record.answers) > brought.most:
        raise Refused("too-large", f"a record has {brought.most} answers at most")
    ours = GAMES.get(record.game)
    if ours is None:
        raise Refused("no-record", f"there is no game {record.game!r}")
    session = Session.resume(record, with_guest_box(ours, brought.box_file))
    answers = [(answer.seat, answer.phrase) for answer in session.record.answers]
    names = {seat: name for seat, name in record.names.items() if seat < record.seats}
    return Played(record.game, record.seats, record.options, answers, names, summary(session))


def limit_memory() -> None:
    """Whoever brings something that grows while it is read finds an end here, and not the machine's."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def timed(brought: Brought) -> Read:
    """Read it, and say how much work that was."""
    began = time.process_time()
    done = read(brought)
    return msgspec.structs.replace(done, milliseconds=(time.process_time() - began) * 1000)


def work(pipe: Connection) -> None:
    """Read one thing after the other, until nobody wants anything any more."""
    prepare()
    limit_memory()
    pipe.send_bytes(b"")
    while True:
        try:
            sent = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(msgspec.json.encode(timed(msgspec.json.decode(sent, type=Brought))))


# ---------------------------------------------------------------- and here


class Reader:
    """One such process, started when it is needed. Its methods wait, so they are for threads."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, sent: bytes, seconds: float) -> bytes:
        """What it answers; Refused if that takes longer, or the process ends. Then the next one asks a new process."""
        try:
            pipe = self._pipe or self._start()
            pipe.send_bytes(sent)
            if pipe.poll(seconds):
                return pipe.recv_bytes()
        except (EOFError, OSError) as error:
            self.end()
            raise Refused("too-hard", "this cannot be read") from error
        self.end()
        log.warning("something took too long to read")
        raise Refused("too-hard", f"reading this takes longer than {seconds:.0f} seconds")

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        with interrupts_held():
            self._process = context.Process(target=work, args=(theirs,), daemon=True)
            self._process.start()
        theirs.close()
        if not self._pipe.poll(STARTING):
            raise EOFError
        self._pipe.recv_bytes()
        return self._pipe

    def end(self) -> None:
        """End the process, whatever it is at."""
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if pipe is not None:
            pipe.close()


class Readers:
    """All of these processes, and who waits for them."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._readers = [Reader() for _ in range(PROCESSES)]
        self._free = list(self._readers)
        self._threads = ThreadPoolExecutor(PROCESSES, "reading")
        self._turns = Turns()
        """What is being read, or waits."""
        self._known: OrderedDict[bytes, None] = OrderedDict()

    async def check_box(self, game: str, box_file: str, allowance: Allowance) -> None:
        """Raises Refused unless the game can be played with this file; at the expense of whoever brings it."""
        if len(box_file) > wire.BOX_FILE:
            raise Refused("too-large", f"a box file has {wire.BOX_FILE} characters at most")
        digest = hashlib.sha256(f"{game}\n{box_file}".encode(errors="replace")).digest()
        if digest not in self._known:
            await self._read(Brought(game, box_file), allowance)
            self._known[digest] = None
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)

    async def replay(self, record: str, box_file: str | None, allowance: Allowance) -> Played:
        """What a record holds, at the expense of whoever brings it; raises Refused unless it replays."""
        brought = Brought(box_file=box_file, record=record, most=self.limits.record_answers)
        played = (await self._read(brought, allowance)).played
        assert played is not None  # a record was sent
        return played

    async def _read(self, brought: Brought, allowance: Allowance) -> Read:
        with self._turn(allowance), metrics.READING.timed():
            answer = await self._answer(_encoded(brought), allowance)
        if answer.fault:
            log.error("something could not be read", extra={"fault": answer.fault})
        if answer.refused is not None:
            raise Refused(*answer.refused)
        return answer

    async def _answer(self, sent: bytes, allowance: Allowance) -> Read:
        """What a process says. If it says nothing, nobody knows for how long it worked: then all its time is owed."""
        milliseconds = self.limits.reading_seconds * 1000
        try:
            asking = asyncio.get_running_loop().run_in_executor(self._threads, self._ask, sent)
            answer = msgspec.json.decode(await asking, type=Read)
            milliseconds = answer.milliseconds
        finally:
            allowance.owe(milliseconds)
        return answer

    def _ask(self, sent: bytes) -> bytes:
        reader = self._free.pop()  # there are as many as threads
        try:
            return reader.ask(sent, self.limits.reading_seconds)
        finally:
            self._free.append(reader)

    @contextmanager
    def _turn(self, allowance: Allowance) -> Iterator[None]:
        most = of_everybody(self.limits.readings, allowance.address, OF_AN_ADDRESS, allowance.guest, 1)
        if not self._turns.take(most):
            raise Refused("busy", "other files are being read; try again", 1.0)
        try:
            yield
        finally:
            self._turns.give_back(most)

    def close(self) -> None:
        """Nothing is read any more."""
        for reader in self._readers:
            reader.end()
        self._threads.shutdown(wait=True, cancel_futures=True)


def _encoded(brought: Brought) -> bytes:
    try:
        return msgspec.json.encode(brought)
    except UnicodeEncodeError as error:
        raise Refused("malformed", "this is no text") from error
