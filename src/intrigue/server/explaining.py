"""What a bot thinks, for people to read: a hint in a practice game, and why something was done, once a game is over.

It is thought in the processes of the bots, and waits in their queue. Only what the seat sees goes there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from fastapi import Response

from intrigue.bots.explain import Explanation, Way, best_bot, explainer
from intrigue.kernel.table import CHANCE
from intrigue.server import wire
from intrigue.server.aloud import coach_aloud, encoded, think_aloud
from intrigue.server.api import As
from intrigue.server.replay import Refused
from intrigue.server.table import OpenTable
from intrigue.server.visitors import By, Visitor
from intrigue.server.websocket import viewer_of
from intrigue.session import Session

log = logging.getLogger("intrigue.server")

SECONDS: Final = 1.0
"""About how long such a thought takes, for the queue; it ends after a number of iterations, always in the same way."""


async def _thought(by: Visitor, table: OpenTable, sent: bytes) -> Explanation:
    """What a bot thinks, when it is its turn; Refused if it fails."""
    return msgspec.json.decode(await _aside(by, table, think_aloud, sent), type=Explanation)


async def _aside(by: Visitor, table: OpenTable, work: Callable[[bytes], bytes], sent: bytes) -> bytes:
    owner = table.thinks_for() if table.owned_by(by.guest) else by.address
    try:
        return await by.services.bots.aside(work, sent, owner, SECONDS)
    except Exception as error:
        log.exception("a bot could not say what it thinks", extra={"table": table.id})
        raise Refused("server-error", "the bot could not say what it thinks") from error


# ---------------------------------------------------------------- a hint


async def hint(by: By, table: str, viewer: As = None) -> Response:
    """What the strongest bot would do in my place, and why, from what I see alone; only where I may be helped."""
    found, position, sent = await _question(by, table, viewer)
    best = (await _thought(by, found, sent)).ways[0]
    return by.reply(wire.Hint(*position, best.phrases, best.chance, best.plan, best.reasons, best.perhaps))


async def coached(by: By, table: str, viewer: As = None) -> Response:
    """What I could do, and what it would mean, from what I see alone; only where I may be helped.

    The page asks by itself, and the game may have gone on before it is heard: then there is nothing to say, and nothing
    went wrong.
    """
    try:
        found, position, sent = await _question(by, table, viewer)
    except Refused as refused:
        if refused.code not in ("wrong-seat", "game-over", "frozen"):
            raise
        return by.reply(wire.Coached(*(await by.services.tables.get(table, by.allowance)).key, ()))
    ways = msgspec.json.decode(await _aside(by, found, coach_aloud, sent), type=tuple[Way, ...])
    return by.reply(wire.Coached(*position, ways))


async def _question(by: Visitor, table: str, viewer: As) -> tuple[OpenTable, tuple[int, int], bytes]:
    """The table, its position, and the open question as it is sent to whoever helps; Refused if nobody may."""
    found = await by.services.tables.get(table, by.allowance)
    seat = viewer_of(found, by.guest, viewer)
    await by.services.tables.catch_up(found)
    async with found.lock:
        session = _helped(found, seat)
        assert seat is not None  # they play
        return found, found.key, encoded(session.game, best_bot(session.game), session.ask(seat))


def _helped(table: OpenTable, seat: int | None) -> Session:
    """The session, if this seat is asked and may be helped; Refused, with the reason, if not."""
    if table.frozen or table.session is None:
        raise Refused("frozen", table.frozen or "unknown-game")
    if not table.helped(seat):
        raise Refused(
            "no-hint", "help is for games against bots of this server alone, or where all players agree to it"
        )
    if table.session.over:
        raise Refused("game-over", "the game is over")
    if table.session.asked != seat or not table.started:
        raise Refused("wrong-seat", "a hint is for whoever is asked")
    return table.session


# ---------------------------------------------------------------- why


async def why(by: By, table: str, n: int) -> Response:
    """What a bot thinks of answer number `n`, counted from 1, by what that seat saw; of a game that is over."""
    found = await by.services.tables.get(table, by.allowance)
    if not (found.row.over and found.may_watch(by.guest)):
        raise Refused("not-yours", "why somebody does something is told when the game is over")
    bots = {place.seat: place.bot for place in found.seats}

    def made(session: Session) -> bytes:
        return _asked_then(session, n, bots)

    sent = await by.services.tables.look_back(found, ("why", n), made, by.allowance)
    return by.reply(wire.Why(n, await _thought(by, found, sent)))


def _asked_then(session: Session, n: int, bots: Mapping[int, str | None]) -> bytes:
    """The question to which answer number `n` was given; Refused if there was nothing to choose."""
    given = session.record.answers
    if not 1 <= n <= len(given):
        raise Refused("not-found", "the game has not come so far")
    seat, phrase, _ = given[n - 1]
    past = session.at(n - 1)
    question = past.question
    if seat == CHANCE or question is None or len(question.options) == 1:
        raise Refused("no-choice", "nobody had a choice there")
    game = session.game
    return encoded(game, explainer(bots[seat], game), past.ask(seat), game.verbs.option(phrase))
