"""A server on which neither dice nor bots ever come: whatever is compared stays as it is."""

from __future__ import annotations

from fastapi import FastAPI

from intrigue.server import app
from intrigue.server.open_tables import OpenTables


def hold_still() -> None:
    """From now on everything waits for people."""
    OpenTables.wake_driver = lambda self, table: None  # type: ignore[method-assign]  # this process is a test's own


def create() -> FastAPI:
    """The application, as uvicorn starts it."""
    hold_still()
    return app.create()
