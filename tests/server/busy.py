"""A server that never rests: it goes through all tables all the time, so that they are often busy."""

from __future__ import annotations

from fastapi import FastAPI

from intrigue.server import app, open_tables
from server.still import hold_still


def create() -> FastAPI:
    """The application, as uvicorn starts it."""
    hold_still()
    open_tables.HEARTBEAT = 0.001  # type: ignore[misc]  # this process is a test's own
    return app.create()
