"""The packages that only researchers need: they are looked for when they are used, and may be missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from intrigue.kernel.errors import IntrigueError

INSTALL: Final = 'pip install "intrigue[research]"'


class ResearchMissing(IntrigueError, ImportError):
    """A package is not installed that comes with `intrigue[research]`."""


def package(name: str) -> Any:
    """This module of another package; raises ResearchMissing if it is not installed."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        missing = (error.name or name).partition(".")[0]
        raise ResearchMissing(f"{missing}; {INSTALL}") from error
