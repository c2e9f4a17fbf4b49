"""A server that never rests: it goes its rounds through the hall all the time, so that tables are often busy."""

from __future__ import annotations

from fastapi import FastAPI

from intrigue.server import app, hall


def create() -> FastAPI:
    """The application, as uvicorn starts it."""
    hall.HEARTBEAT = 0.001  # type: ignore[misc]  # this process is a test's own
    return app.create()
