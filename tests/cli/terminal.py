"""How the tests of the terminal run it: in this process, or as a user would."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from io import StringIO
from pathlib import Path
from select import select

import typer.testing
from rich.console import Console
from typer.main import get_command
from typer.testing import CliRunner, Result

import intrigue
from intrigue.cli.asking import Asking
from intrigue.cli.commands import Commands
from intrigue.cli.keeping import Keeping
from intrigue.cli.lexicon import Lexicon
from intrigue.cli.lines import Lines
from intrigue.cli.main import app
from intrigue.cli.reader import Reader
from intrigue.cli.teller import Teller, names_for
from intrigue.i18n import Words
from intrigue.session import Session

SOURCE = Path(intrigue.__file__).parent
LANGUAGES = ("en", "hu", "de", "it")

# The command is put together once: anew for every run, that takes longer than many of them.
typer.testing._get_command = cache(get_command)  # type: ignore[attr-defined]

FIRST_ANSWERS = "1\n\n" * 300
"""Always the first answer, then Enter: enough for a whole game. Where nothing waits for Enter, it asks again."""


def run(*args: str, typed: str = "", width: int = 80, env: Mapping[str, str] = {}) -> Result:
    """Run the command in this process, with what is typed coming from a pipe."""
    return CliRunner().invoke(
        app, list(args), input=typed, env={"COLUMNS": str(width), "LANG": "en_US.UTF-8", "LC_ALL": None, **env}
    )


def environment() -> dict[str, str]:
    """The environment in which another process finds the package that is tested."""
    return {**os.environ, "PYTHONPATH": str(SOURCE.parent), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "100"}


def process(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command as a user would."""
    return subprocess.run(
        [sys.executable, "-m", "intrigue", *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(),
        timeout=60,
        check=False,
    )


class Typed(Reader):
    """Lines that somebody types, one after the other."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.lines = list(lines)

    def line(self, prompt: str) -> str:
        """The next of them; after the last one the input ends."""
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


class Asked:
    """A question to a seat of a session, in this process."""

    def __init__(self, session: Session, seat: int, language: str = "en") -> None:
        words = Words(session.game, language, names_for(session.table.seats, seat, "Zoe"))
        self.out = StringIO()
        teller = Teller(session.game, words, Lines(language), Console(file=self.out, width=200), seat)
        self.reader = Typed()
        commands = Commands(teller, self.reader, Keeping(None, session.game.id), lambda: session)
        self.asking = Asking(session, seat, Lexicon(words, seat), teller, commands)
        self.words = words

    def type(self, *lines: str) -> list[str] | None:
        """The phrases of the action that is carried out after these lines; None if there is none."""
        self.reader.lines += lines
        try:
            return self.asking.ask()
        except EOFError:
            return None

    @property
    def shown(self) -> str:
        """All that was written, without breaks of lines."""
        return " ".join(self.out.getvalue().split())


class Keyboard:
    """The command at a terminal of its own, with somebody at the keyboard."""

    def __init__(self, *args: str, env: Mapping[str, str] = {}) -> None:
        self.master, slave = pty.openpty()
        self.shown = b""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "intrigue", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**environment(), "TERM": "xterm", **env},
        )
        os.close(slave)

    def wait_for(self, *texts: str) -> None:
        """Read until one of the texts stands in what is shown since the last time."""
        seen = b""
        while not any(text.encode() in seen for text in texts):
            ready, _, _ = select([self.master], [], [], 30)
            if not ready:
                self.process.kill()
                raise AssertionError(f"waited in vain for {texts} after {seen.decode()}")
            data = os.read(self.master, 4096)
            seen += data
            self.shown += data

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        """Read what is left; the exit code. Linux reports the end of a terminal as an error."""
        with suppress(OSError):
            while data := os.read(self.master, 4096):
                self.shown += data
        os.close(self.master)
        return self.process.wait(timeout=30)
