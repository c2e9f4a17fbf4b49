"""Nothing else leaks, on the wire: two games of one information set give the same bytes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import intrigue
from intrigue.kernel.rng import Rng
from intrigue.laws import played, twins, viewers
from intrigue.server import wire
from intrigue.server.api import new_row
from intrigue.server.hub import Listener
from intrigue.server.logs import FIELDS
from intrigue.server.store import SeatRow, Whole
from intrigue.server.tables import OpenTable, Pace, Refused, answer
from intrigue.session import Session

GAMES = intrigue.GAMES
SEATS = [
    SeatRow("t", 0, "Anna", "anna", None),
    SeatRow("t", 1, "Béla", "bela", None),
    SeatRow("t", 2, "", None, "random"),
]


def opened(session: Session) -> OpenTable:
    """The table as a server opens it from its rows."""
    row = msgspec.structs.replace(new_row(session, True, True, 5.0), id="t", created=1.0, updated=1.0)
    return OpenTable(Whole(row, SEATS, 0, list(session.record.answers)), GAMES, Pace())


def sent(session: Session, viewer: int | None) -> dict[str, bytes]:
    """All that the server sends to this viewer, as it is encoded."""
    table = opened(session)
    guest = None if viewer is None else SEATS[viewer].guest
    table.listeners = {Listener(viewer, guest)}
    told = len(session.table.log)
    assert table.session is not None
    plan = table.plan()
    out = {
        "the page": wire.encode(table.page(viewer, guest, 0)),
        "the newest part": wire.encode(table.page(viewer, guest, max(0, told - 1))),
        "the list": wire.encode((new_row(session, True, True, None).asked, table.row.round, table.row.scores)),
        "the excerpt": table.session.excerpt(viewer).encode(),
        "how long the house waits": str(plan and (plan.seat, plan.due)).encode(),
    }
    if viewer is not None:
        # An answer that is accepted changes the session, so this comes last.
        for phrase in ("lay king column-1", "dance", GAMES[session.game.id].verbs.phrase(0)):
            out[f"the error for {phrase!r}"] = complaint(table, viewer, phrase)
    return out


def complaint(table: OpenTable, viewer: int, phrase: str) -> bytes:
    """The error message that a player gets for an answer, or that there is none."""
    assert table.session is not None
    try:
        answer(table.session, viewer, phrase)
    except Refused as refused:
        return wire.encode(wire.Error(refused.code, refused.details, table.row.n))
    return b"accepted"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
@settings(max_examples=6)
@given(seed=st.integers(0, 10_000), answers=st.integers(10, 60))
def test_two_games_of_one_information_set_are_the_same_bytes(game: Any, seed: int, answers: int) -> None:
    """Pages, lists, excerpts, errors, and how long the house waits."""
    session = played(game, 3, {}, seed, answers)
    for viewer in viewers(session.table):
        for moment, (truth, twin) in enumerate(twins(game, session, viewer, Rng(seed))):
            if moment % 5 == 4:
                ours, theirs = sent(truth, viewer), sent(twin, viewer)
                for channel, output in ours.items():
                    assert output == theirs[channel], f"{channel} tells seat {viewer} what he does not see"


def test_a_leak_would_be_noticed() -> None:
    """If the page held the true table, the comparison above would find it."""
    game = next(iter(GAMES.values()))
    session = played(game, 3, {}, 3, 60)

    different = any(
        msgspec.json.encode(game.observe(truth.table, 1)) != msgspec.json.encode(game.observe(twin.table, 1))
        for truth, twin in twins(game, session, 0, Rng(1))
    )

    assert different


def test_no_log_line_can_hold_a_phrase_or_a_token() -> None:
    """What a line may say is a whitelist."""
    assert not {"phrase", "token", "cookie", "path", "guest", "view"} & set(FIELDS)
