"""What is said where a package is missing that only researchers need."""

from __future__ import annotations


class MissingPackage(ImportError):
    """A door cannot be opened: a package is not installed."""


def missing(error: ModuleNotFoundError) -> MissingPackage:
    """The one sentence that says what to do."""
    return MissingPackage(
        f"this door of Intrigue needs the package {error.name!r}: install it with pip install 'intrigue[research]'",
        name=error.name,
    )
