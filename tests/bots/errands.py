"""Small jobs for tests of what plays games in many processes."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from msgspec import Struct

from intrigue.bots import UnknownBot


class Errand(Struct, frozen=True):
    """Square a number; if there is a file of this name, be killed first."""

    n: int
    trap: str = ""

    @property
    def key(self) -> str:
        return str(self.n)


def square(errand: Errand) -> dict[str, int]:
    """What an errand comes to."""
    trap = Path(errand.trap)
    if errand.trap and trap.exists():
        trap.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return {"square": errand.n**2}


def complain(errand: Errand) -> None:
    """Say that something is wrong."""
    raise UnknownBot("there is no such bot")


def die(errand: Errand) -> None:
    """Never come back."""
    os.kill(os.getpid(), signal.SIGKILL)
