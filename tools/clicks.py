"""How many touches a turn takes on the page, in games of the bots.

    python tools/clicks.py                         every game that has turns of several actions
    python tools/clicks.py --games 5 --json        more games, as JSON

Counted twice over the same actions: with drafts, where pieces are touched in any order, the rules find the verb and what
is forced is not asked; and piece by piece, as every single answer was given in version 0.1.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from statistics import mean

import msgspec
from actions import Done, actions

from intrigue import CHANCE, GAMES, Rng, Session, Telling, bots
from intrigue.kernel.game import Game

PLAYER = "greedy"
TURN = "turn"
"""The event with which a turn begins, in games that have turns of several actions."""


class Turn(msgspec.Struct, frozen=True):
    """One whole turn of a player: answers, and the touches that give them."""

    answers: int
    piecewise: int
    drafted: int


class Clicks(msgspec.Struct, frozen=True):
    """What was counted, on average in a turn."""

    game: str
    turns: int
    answers: float
    piecewise: float
    drafted: float
    longest: int
    """The most touches of any turn with drafts."""


# ---------------------------------------------------------------- touches


def piecewise(offered: Sequence[str], phrase: str) -> int:
    """The touches for one answer when its words are chosen one after another.

    A verb comes with its thing where no other verb has it; a last word that is the only one left needs no touch.
    """
    words = [other.split() for other in offered]
    _, *things = phrase.split()
    if not things:
        return 1
    verbs = {other[0] for other in words if other[1:2] == things[:1]}
    rivals = [other for other in words if other[:-1] == phrase.split()[:-1]]
    touches = len(things) + (len(verbs) > 1)
    return touches - (len(rivals) == 1 and touches > 1)


def drafted(session: Session, seat: int, phrases: Sequence[str]) -> int:
    """The touches for a whole action when its pieces are touched, then its verb if that is still open, then confirmed."""
    raise NotImplementedError(session, seat, phrases)


# ---------------------------------------------------------------- games


def play(game: Game, seats: int, seed: int) -> Session:
    """A game between bots."""
    session = Session(game, seats, {}, seed=seed)
    thinking = Rng(seed + 1000)
    players = [bots.make(PLAYER, game) for _ in range(seats)]
    stories: list[list[Telling]] = [[] for _ in players]
    heard = [0] * seats
    session.roll()
    while (question := session.question) is not None:
        seat = question.seat
        page = session.page(seat, since=heard[seat])
        stories[seat].extend(page.story)
        heard[seat] = len(session.table.log)
        choice = players[seat].choose(page.view, tuple(stories[seat]), question, bots.Clock(iterations=1), thinking)
        session.take(seat, choice)
        session.roll()
    return session


def turns(played: Session) -> Iterator[Turn]:
    """The whole turns of a game: what the player whose turn it is does, until the next one begins."""
    game, record = played.game, played.record
    again = Session(game, record.seats, record.options)
    active = CHANCE
    turn = Turn(0, 0, 0)
    for done in actions(record):
        give(again, record.answers[len(again.record.answers) : done.n])
        begun = [event for event in again.table.log if event.kind == TURN]


def main() -> None:
    """Count and print."""


if __name__ == "__main__":
    main()
