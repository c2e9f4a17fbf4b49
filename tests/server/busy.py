"""A server that never rests: it goes through all tables all the time, so that they are often busy."""

from __future__ import annotations

from fastapi import FastAPI

from intrigue.server import app, open_tables


def create() -> FastAPI:
    """The application, as uvicorn starts it."""
    open_tables.HEARTBEAT = 0.001  # type: ignore[misc]  # this process is a test's own
    return app.create()
