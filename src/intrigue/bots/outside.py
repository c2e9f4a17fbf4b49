"""Bots from outside: other programs, in any language, that answer in lines of JSON.

The program gets a line whenever a game begins and whenever it is asked, and writes one line for each question;
docs/bots.md describes them. It gets what a bot here gets: the view and the story of its seat, the phrases to choose
from, the clock.

Nobody waits for a program that is gone. One that ends, answers what is not offered, talks without being asked or says
nothing in time loses its seat for the rest of the game to a bot of ours.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from typing import IO, Any, Final
from weakref import finalize

import msgspec

from intrigue.bots import make
from intrigue.bots.bot import Bot, Clock, UnknownBot
from intrigue.bots.protocol import (
    SLOW,
    UNTIMED,
    OutsideFault,
    begin,
    checked,
    question,
    read_answer,
    shortly,
    stand_in,
)
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng

RUN: Final = "run:"
"""What stands before the command of such a bot where bots are named."""
LONGEST: Final = 65_536
"""Bytes that a line may have."""
UNASKED: Final = 4
"""Lines that are kept; whoever writes more is not listened to."""


def program(command: str) -> list[str]:
    """A command as it is started: the program and what it is told."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UnknownBot(f"{command!r} is no command: {error}") from error
    if not words or shutil.which(words[0]) is None:
        raise UnknownBot(f"there is no program {words[0] if words else ''!r}; behind '{RUN}' stands how it is started")
    return words


class Running:
    """A program that was started. Threads write to it and read from it: nobody waits for one that does not listen."""

    def __init__(self, command: list[str]) -> None:
        self.process: Final = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.said: Final[Queue[bytes]] = Queue(UNASKED)
        """The lines that it has written; an empty one is the last."""
        self.told: Final[Queue[bytes]] = Queue()
        """The lines for it; an empty one ends its input."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        threading.Thread(target=read_lines, args=(self.process.stdout, self.said), daemon=True).start()
        threading.Thread(target=write_lines, args=(self.process.stdin, self.told), daemon=True).start()
        self.end: Final = finalize(self, end, self.process, self.told)
        """Ends it. It ends by itself, too, when nobody needs it any more."""

    def say(self, message: msgspec.Struct) -> None:
        """Write a line."""
        self.told.put(msgspec.json.encode(message) + b"\n")

    def hear(self, seconds: float) -> bytes:
        """The next line."""
        try:
            line = self.said.get(timeout=seconds)
        except Empty:
            raise OutsideFault(f"it said nothing for {seconds:g} seconds") from None
        if not line:
            raise OutsideFault(self.how_it_ended())
        if len(line) > LONGEST:
            raise OutsideFault(f"it wrote a line of more than {LONGEST} bytes")
        return line

    def how_it_ended(self) -> str:
        """Its exit code, if it has ended."""
        try:
            return f"it ended with exit code {self.process.wait(1.0)}"
        except subprocess.TimeoutExpired:
            return "it closed its output"


def read_lines(output: IO[bytes], lines: Queue[bytes]) -> None:
    """Take what a program writes, until it ends or writes far too much."""
    with output:
        while True:
            line = output.readline(LONGEST + 1)
            try:
                lines.put_nowait(line)
            except Full:
                return  # it wrote without being asked, which is found out with the next question
            if not line or len(line) > LONGEST:
                return


def write_lines(input_: IO[bytes], lines: Queue[bytes]) -> None:
    """Write to a program, as fast as it reads."""
    with suppress(OSError), input_:  # it has ended: whoever waits for its answer finds out
        while line := lines.get():
            input_.write(line)
            input_.flush()


def end(process: subprocess.Popen[bytes], lines: Queue[bytes]) -> None:
    """End a program: its input ends, by which it knows. If it is still there a moment later, it is killed."""
    lines.put(b"")
    try:
        process.wait(timeout=1.0)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Outside:
    """Another program at a seat. It is started with the first question, and may play any number of games.

    Raises UnknownBot if there is no such program.
    """

    def __init__(self, command: str, game: Game) -> None:
        program(command)
        self.command: Final = command
        self.game: Final = game
        self.fault = ""
        """Why a bot of ours sits there now."""
        self._running: Running | None = None
        self._asked = 0
        self._told: tuple[Telling, ...] = ()

    def __repr__(self) -> str:
        return f"Outside({self.command!r})"

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_running": None, "_told": ()}

    def choose(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> int:
        """What the program answers, or a bot of ours in its place."""
        told = self._told
        again = not told or len(story) < len(told) or story[len(told) - 1] is not told[-1]
        if again:
            self.fault = ""  # a new game, a new chance
        self._told = story
        if not self.fault:
            try:
                return self._ask(view, story, 0 if again else len(told), decision, clock, rng)
            except OutsideFault as fault:
                self.fault = str(fault)
                self.close()
                ours = self._stand_in()
                sys.stderr.write(f"{self.command}: {fault}; {ours!r} plays on for it at seat {decision.seat}\n")
        return self._stand_in().choose(view, story, decision, clock, rng)

    def close(self) -> None:
        """End the program, if it runs."""
        if self._running is not None:
            self._running.end()
        self._running = None

    def _stand_in(self) -> Bot:
        return make(stand_in(self.game), self.game)

    def _ask(
        self, view: Any, story: tuple[Telling, ...], since: int, decision: Decision, clock: Clock, rng: Rng
    ) -> int:
        patience = SLOW + clock.seconds if clock.seconds is not None else UNTIMED
        if self._running is None:
            self._running = self._start()
            patience, since = max(patience, UNTIMED), 0
        running = self._running
        if since == 0:
            running.say(begin(self.game, decision.seat))
        if not running.said.empty() and (line := running.hear(SLOW)):
            raise OutsideFault(f"it wrote {shortly(line)!r} without being asked")
        self._asked += 1
        told = story[since:]
        seed = int(rng.word())
        asked = question(self._asked, self.game, view, told, decision, since=since, clock=clock, seed=seed)
        running.say(asked)
        phrase = checked(read_answer(running.hear(patience)), asked)
        return decision.options[asked.phrases.index(phrase)]

    def _start(self) -> Running:
        try:
            return Running(program(self.command))
        except (OSError, UnknownBot) as error:
            raise OutsideFault(f"it could not be started: {error}") from error


def seated(names: Sequence[str], game: Game) -> list[str | Bot]:
    """The bots of these names, programs among them: only whoever is at this machine may name those."""
    return [Outside(name.removeprefix(RUN), game) if name.startswith(RUN) else name for name in names]
