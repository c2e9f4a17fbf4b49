"""A database of version 0.1, as that version left it: it is brought up to date, and its games go on."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from intrigue.games import GAMES
from intrigue.server import wire
from intrigue.server.copies import back_up, restore
from intrigue.server.opening import make_ready
from intrigue.server.services import Config, Services
from intrigue.server.table import Pace
from server.test_faults import seated, until

pytestmark = pytest.mark.anyio

LEFT = Path(__file__).parent / "version_0_1.sql"
"""Three tables of two people and a bot, in the middle of their games."""
ANNA = "Imw1Wm5CeVRfVlZ1TlR0aC0i.MvRGKHZAhzPJ87SlJj2gMSckF4_GKK9PIEAzYuRsVMc"
"""The cookie that a player's browser has kept since."""
KABALE, EMERALDS = "_QcRTucTeUabOZcd", ("qvQUzHeZaLLjKuAH", "I47Kp5vv3Pn-LREw")


@pytest.fixture
async def upgraded(kind: str, new_database: Callable[[str], str], tmp_path: Path) -> AsyncIterator[Services]:
    """A server of this version on that database; on PostgreSQL it comes there as a copy."""
    file = tmp_path / "left.sqlite3"
    with sqlite3.connect(file) as left:
        left.executescript(LEFT.read_text(encoding="utf-8"))
    left.close()
    url = f"sqlite:///{file}"
    if kind == "postgresql":
        back_up(url, tmp_path / "copy", False, lambda *_: None)
        url = new_database(kind)
        restore(tmp_path / "copy", url, False, lambda *_: None)
    make_ready(url)
    services = Services(Config(url, Pace(grace=0.0), thinkers=1))
    services.bots.warm = lambda: None  # type: ignore[method-assign]  # it is enough that people go on
    await services.start()
    yield services
    await services.stop()


async def test_a_game_goes_on(upgraded: Services) -> None:
    """With the same cookie, at the same question."""
    shown = await upgraded.guests.known(ANNA)
    assert shown is not None
    async with seated(upgraded, KABALE, shown.guest) as player:
        page = player.page
        assert (page["n"], page["frozen"], page["seats"][0]["name"]) == (31, None, "Anna")

        player.say(type="answer", n=page["n"], phrase=page["question"]["phrases"][0])
        await until(lambda: player.page["n"] > 31)

        assert player.errors() == []


@pytest.mark.parametrize("table", EMERALDS)
async def test_a_game_whose_rules_have_changed_is_shown(upgraded: Services, table: str) -> None:
    """As it was last seen, to everybody who sits there; nothing can be answered."""
    shown = await upgraded.guests.known(ANNA)
    assert shown is not None
    found = await upgraded.tables.get(table)
    page = found.page(0, shown.guest, 0)

    assert found.row.rules < GAMES[found.row.game].rules
    assert (page.frozen, page.n, page.question) == ("rules-changed", found.row.n, None)
    assert b'"view":{' in wire.encode(page)
