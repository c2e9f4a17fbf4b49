"""From what is stored to a session, and back."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from intrigue import boxfile
from intrigue.bots import BOTS
from intrigue.games import played_with
from intrigue.guide import guide_of
from intrigue.kernel.errors import BadBox, GameOver, IllegalAnswer, OffScript, WrongSeat
from intrigue.kernel.event import Event
from intrigue.kernel.game import Game
from intrigue.kernel.record import Answer, Record
from intrigue.server import wire
from intrigue.server.luck import dice_of
from intrigue.server.store import GameRow, StoredGame, Summary
from intrigue.session import Session

log = logging.getLogger("intrigue.server")


GIVEN_UP: Final = "given-up"
"""Why a game does not go on whose last player has resigned."""


class Refused(Exception):
    """Something that the rules of the table do not allow; nothing was changed."""

    def __init__(self, code: wire.ErrorCode, details: str, wait: float | None = None) -> None:
        super().__init__(details)
        self.code: wire.ErrorCode = code
        self.details = details
        self.wait = wait
        """After how many seconds it may be tried again, if that is known."""


# ---------------------------------------------------------------- box files


fingerprint = lru_cache(maxsize=64)(boxfile.fingerprint)
"""A name for what a box file says."""


def with_guest_box(game: Game, box_file: str | None) -> Game:
    """The game with the box file that a guest brings, if any; Refused names the line, the value and the rule."""
    if box_file is None:
        return game
    if len(box_file) > wire.BOX_FILE:
        raise Refused("too-large", f"a box file has {wire.BOX_FILE} characters at most")
    try:
        return played_with(game, box_file)
    except BadBox as error:
        raise Refused("bad-box", str(error)) from error


def why_frozen(row: GameRow, box_file: str, games: Mapping[str, Game]) -> str | None:
    """Why the game cannot go on, as far as can be told without its answers."""
    game = games.get(row.game)
    if game is None:
        return "unknown-game"
    if row.rules != game.rules:
        return "rules-changed"
    try:
        played_with(game, box_file)
    except Exception as error:  # a fault of any kind here must not reach another table
        log.warning("a box file does not fit", extra={"game": row.game, "fault": type(error).__name__})
        return "box-changed"
    return None


# ---------------------------------------------------------------- sessions


Rebuilt: TypeAlias = tuple[Session | None, str | None]
"""A session, and why it cannot go on if it cannot."""


def rebuild(row: GameRow, given: Sequence[Answer], box_file: str, games: Mapping[str, Game]) -> Rebuilt:
    """The session that the stored answers lead to, as far as they do, and why it cannot go on if it cannot."""
    frozen = why_frozen(row, box_file, games)
    if frozen == "unknown-game":
        return None, frozen
    game = games[row.game]
    session: Session | None = None
    done = 0
    try:
        if frozen != "box-changed":
            game = played_with(game, box_file)
        guide = guide_of(game) if row.guided else None
        script = () if guide is None else guide.script
        session = Session(game, row.places, options_of(row), dice=dice_of(row.seed), script=script)
        for answer in given:
            session.follow(answer)
            done += 1
    except Exception as error:  # as above
        log.warning("a game does not replay", extra={"table": row.id, "n": done, "fault": type(error).__name__})
        frozen = frozen or "does-not-replay"
        if session is not None:  # the answer that did not fit may have left it in any state
            session, _ = rebuild(row, given[:done], box_file, games)
    return session, frozen or (GIVEN_UP if row.given_up else None)


def options_of(row: GameRow) -> dict[str, str]:
    """The options that the table has agreed on."""
    return msgspec.json.decode(row.options, type=dict[str, str])


def scores_of(row: GameRow) -> tuple[int, ...] | None:
    """The scores of a game that is over."""
    return None if row.scores is None else msgspec.json.decode(row.scores, type=tuple[int, ...])


@contextmanager
def refusing() -> Iterator[None]:
    """What the session does not take is Refused, and nothing has changed."""
    try:
        yield
    except GameOver as error:
        raise Refused("game-over", str(error)) from error
    except WrongSeat as error:
        raise Refused("wrong-seat", str(error)) from error
    except OffScript as error:
        raise Refused("off-script", str(error)) from error
    except IllegalAnswer as error:
        raise Refused("illegal-answer", str(error)) from error


def declines(session: Session | None, phrase: str) -> bool:
    """Is this a pass in the window that is open?"""
    return session is not None and session.passing == " ".join(phrase.lower().split())


# ---------------------------------------------------------------- what is told of them


def summary(session: Session) -> Summary:
    """What lists show of it."""
    turn = getattr(session.table, "round", None)
    return Summary(
        asked=session.asked,
        over=session.over,
        scores=session.record.scores,
        round=None if turn is None else int(turn),
    )


def record_of(whole: StoredGame, viewer: int | None, box: str) -> str:
    """The record as it is stored: all of it when the game is over, until then the viewer's own answers.

    `box` is the name of its box file, if that is not the game's own.
    """
    row = whole.row
    record = Record(row.game, row.rules, row.places, options_of(row), box)
    record.bots = {seat.seat: seat.bot for seat in whole.seats if seat.bot in BOTS}
    record.names = {seat.seat: seat.name for seat in whole.seats if seat.name}
    record.answers = list(whole.answers)
    record.scores = scores_of(row)
    return str(record if row.over else record.excerpt(viewer))


def same_beginning(one: list[Event], other: list[Event]) -> int:
    """How many events two stories begin with alike."""
    n = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        n += 1
    return n
