"""Games that somebody has left: the latest one is offered when they want to play again, and goes on as it was."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from intrigue.bots import BOTS
from intrigue.bots.levels import kind_of
from intrigue.cli.folders import games_folder
from intrigue.cli.lines import Lines
from intrigue.cli.reader import Reader
from intrigue.kernel.errors import IntrigueError
from intrigue.kernel.game import Game
from intrigue.kernel.record import Record, read_record

NO = "n"
"""What declines an offer, as the line says."""


def left(game: Game) -> Path | None:
    """The file of the game that was played last among those that are not over, of these rules and this box."""
    files = sorted(games_folder().glob(f"{game.id}-*.txt"), key=lambda file: file.stat().st_mtime, reverse=True)
    return next(_going_on(files, game), None)


def _going_on(files: list[Path], game: Game) -> Iterator[Path]:
    for file in files:
        try:
            record = read_record(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, IntrigueError):
            continue  # whatever else lies in that folder is nothing to go on with
        if (record.game, record.rules, record.box, record.scores) == (game.id, game.rules, "", None):
            yield file


def wanted(file: Path, title: str, reader: Reader, say: Lines) -> bool:
    """Does the person want to go on with this game?"""
    when = f"{datetime.fromtimestamp(file.stat().st_mtime):%Y-%m-%d %H:%M}"
    print(say("unfinished", game=title, when=when))
    while typed := reader.line(f"{say('unfinished-which')} "):
        if typed.casefold() == NO:
            return False
    return True


def person_in(record: Record) -> int:
    """The seat of the person: the one that no bot has; the first one where that cannot be told."""
    free = [seat for seat in range(record.seats) if seat not in record.bots]
    return free[0] if len(free) == 1 else 0


def bots_in(record: Record, other: str) -> list[str]:
    """The bots that played so far, and another one where there was none of ours."""
    named = {seat: bot for seat, bot in record.bots.items() if kind_of(bot) in BOTS}
    return [named.get(seat, other) for seat in range(record.seats)]
