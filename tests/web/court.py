"""A server for the little game that has windows and no drawing of its own, in a thread of this process."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import uvicorn
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from intrigue.server.app import create
from intrigue.server.limits import UNLIMITED
from intrigue.server.services import Config
from intrigue.server.serving import SETTINGS
from laws.court import CourtGame
from server.databases import fresh_database
from server.servers import PATIENCE, free_port
from web.screen import BRISK, STATIC

WORDS = """
title = The Court
rules-1 = Strike at the others, and throw a guard in the way of blows.
    .title = Aim

thing-guard = the Guard
thing-page = the Page
thing-fool = the Fool

text-guard = Stops a blow.

view-hand = Your hand
view-points = Points

ask-turn = What do you do?
ask-blow = A blow is about to fall. Do you stop it?
ask-draw = A card is drawn.

verb-strike = Strike at { NAME($a) }
    .name = Strike
verb-wait = Wait
    .name = Wait
verb-let = Let it happen
    .name = Let it happen
verb-guard = Throw { NAME($a) } in its way
    .name = Throw in its way
verb-peek = Show a card
    .name = Show a card
verb-draw = Draw { NAME($a) }
    .name = Draw

tell-drew = { NAME($seat) }: { NAME($card) } comes into the hand.
tell-strikes = { NAME($seat) } strikes at { NAME($target) }.
tell-waits = { NAME($seat) } waits.
tell-shows = { NAME($seat) } shows { NAME($card) }.
tell-guards = { NAME($seat) } throws { NAME($card) } in the way.
tell-hit = The blow hits { NAME($seat) }.
"""


@contextmanager
def court(folder: Path) -> Iterator[str]:
    """Gives the address of the server, for as long as it runs."""
    address = fresh_database(folder / "court.sqlite3")
    game = CourtGame()
    config = Config(address, BRISK, thinkers=1, limits=UNLIMITED, messages=100.0, static=str(STATIC))
    app = create(config, {game.id: game})
    app.router.routes.insert(0, Route("/api/words/court/{language}.ftl", lambda _: PlainTextResponse(WORDS)))
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(app, port=port, **SETTINGS))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.02)
        url = f"http://127.0.0.1:{port}"
        assert httpx.get(f"{url}/api/health", timeout=PATIENCE, verify=False).status_code == 200
        yield url
    finally:
        server.should_exit = True
        thread.join()
