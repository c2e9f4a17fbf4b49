"""How many touches a turn takes on the page, in games of the bots.

    python tools/clicks.py                         every game that has turns of several actions
    python tools/clicks.py --games 5 --json        more games, as JSON

Counted twice over the same actions: with drafts, where pieces are touched in any order or dragged onto each other, the
rules find the verb and what is forced is not asked; and piece by piece, as every answer was given in version 0.1.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import mean
from typing import NamedTuple

import msgspec
from actions import actions
from golden import played_by

from intrigue import GAMES, IllegalAnswer, Session
from intrigue.drafts import Judge, judge, meanings
from intrigue.kernel.game import Game
from intrigue.kernel.run import asked, is_forced, offered

PLAYER = "greedy"
TURN = "turn"
"""The event with which a turn begins, in games that have turns of several actions."""


class Touches(NamedTuple):
    """What an action or a turn takes: answers; touches piece by piece; with drafts: of things, of verbs, to confirm."""

    answers: int = 0
    piecewise: int = 0
    things: int = 0
    verbs: int = 0
    confirmed: int = 0
    dragged: int = 0
    """How many pairs of things were one drag, from the one onto the other."""

    @property
    def drafted(self) -> int:
        """All touches with drafts."""
        return self.things + self.verbs + self.confirmed

    @property
    def clicks(self) -> int:
        """How often the button of the mouse goes down: a drag is one click."""
        return self.drafted - self.dragged

    def and_(self, more: Touches) -> Touches:
        """Both together."""
        return Touches(*[mine + yours for mine, yours in zip(self, more, strict=True)])


class Clicks(msgspec.Struct, frozen=True):
    """What was counted, on average in a turn."""

    game: str
    turns: int
    answers: float
    piecewise: float
    things: float
    verbs: float
    confirmed: float
    drafted: float
    """Things, verbs and confirming together."""
    clicks: float
    """The same with dragging: from a thing onto another is one click."""
    longest: int
    """The most clicks of a turn."""


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


class Draft:
    """An action as it is drafted at one moment of a game."""

    def __init__(self, session: Session, seat: int) -> None:
        self.game = session.game
        self.seat = seat
        self.view = self.game.observe(session.table, seat)

    @property
    def judge(self) -> Judge:
        """Judges one draft; the work that it may have is limited, so each is judged anew."""
        return judge(self.game, self.view, self.seat)

    def touches(self, phrases: Sequence[str]) -> Touches:
        """The fewest: whoever touches more than must be may be spared the verb, or confirming it."""
        whole = [phrase for phrase in phrases if phrase != "done"]
        return min(
            (self._touches(pieces) for pieces in (self.needed(phrases), whole) if pieces), key=lambda t: t.clicks
        )

    def _touches(self, pieces: Sequence[str]) -> Touches:
        """Things; their verb, if they leave that open; to confirm it, unless the last touch does."""
        wishes = [piece.partition(" ")[2] or piece for piece in pieces]
        things = sum(self.touches_of(wishes[:i], pieces, i) for i in range(len(pieces)))
        readings = self.judge.consider(wishes).readings
        verbs = len(readings) > 1
        if verbs:
            readings = self.judge.consider([pieces[0], *wishes[1:]]).readings
        confirmed = not readings[0].at_once
        return Touches(things=things, verbs=verbs, confirmed=confirmed, dragged=self.drags(wishes, pieces))

    def drags(self, wishes: Sequence[str], pieces: Sequence[str]) -> int:
        """A piece on its way from here to there is one drag each; else the last card onto the place it is for."""
        pairs = sum(self.things_touched(wishes[:i], piece) > 1 for i, piece in enumerate(pieces))
        kinds = [piece.split() for piece in pieces]
        onto = any(len(a) == len(b) == 2 and a[0] != b[0] and a[1] != b[1] for a, b in pairwise(kinds))
        return pairs or int(onto)

    def touches_of(self, wishes: Sequence[str], pieces: Sequence[str], i: int) -> int:
        """The touches of the piece at a place; one touch takes as many of some things as there are."""
        piece = pieces[i]
        if self.game.verbs.option(piece) not in self.game.verbs.many:
            return self.things_touched(wishes, piece)
        if piece in pieces[:i]:
            return 0
        most = self.judge.consider(pieces[:i]).times.get(piece, 1)
        return 1 + max(0, most - pieces.count(piece))  # each other touch leaves one

    def needed(self, phrases: Sequence[str]) -> list[str]:
        """The pieces that must be touched: not what is forced, nor a last `done`."""
        whole = self.judge.answers(phrases)
        pieces = list(phrases)
        for i in range(len(phrases) - 1, -1, -1):
            fewer = [*pieces[:i], *pieces[i + 1 :]]
            try:
                if self.judge.answers(fewer) == whole:
                    pieces = fewer
            except IllegalAnswer:
                continue  # without this piece it is no action, or another one
        return pieces

    def things_touched(self, wishes: Sequence[str], phrase: str) -> int:
        """How many things of a phrase are touched: the rest is clear if no other phrase names the first ones."""
        things = phrase.split()[1:]
        if len(things) > 1:
            seen = self.judge.search(meanings(self.game, wishes)).seen
            offered = [self.game.verbs.phrase(option).split()[1:] for option in seen]
            for n in range(1, len(things)):
                if sum(other[:n] == things[:n] for other in offered) == 1:
                    return n
        return max(len(things), 1)


# ---------------------------------------------------------------- games


def play(game: Game, seats: int, seed: int) -> Session:
    """A game between bots."""
    return played_by(Session(game, seats, {}, seed=seed), [PLAYER] * seats, seed + 1000)


def turns(played: Session) -> Iterator[Touches]:
    """The whole turns of a game: what the players whose turn it is do, until the next turn begins."""
    session = Session(played.game, played.record.seats, played.record.options)
    active, turn, told = "", Touches(), 0
    for done in actions(played.record):
        advance_to(session, played, done.n)
        begun = [event.args["seat"] for event in session.table.log[told:] if event.kind == TURN]
        told = len(session.table.log)
        if begun:
            if active:
                yield turn
            active, turn = str(begun[-1]), Touches()
        if active == f"seat-{done.seat}":
            turn = turn.and_(touches_of(session, played, done.n + len(done.phrases)))


def advance_to(session: Session, played: Session, n: int) -> None:
    """Go on to where `n` answers are given."""
    for seat, phrase, _ in played.record.answers[len(session.record.answers) : n]:
        session.take(seat, session.game.verbs.option(phrase))


def touches_of(session: Session, played: Session, end: int) -> Touches:
    """The touches of the action that goes on until `end` answers are given."""
    game, seat = session.game, asked(session.table)
    assert seat is not None, "the game is over"
    draft = Draft(session, seat)
    phrases = [answer.phrase for answer in played.record.answers[len(session.record.answers) : end]]
    singly, forced = 0, True
    for phrase in phrases:
        singly += piecewise([game.verbs.phrase(option) for option in offered(session.table)], phrase)
        forced = forced and is_forced(session.table)
        session.take(seat, game.verbs.option(phrase))
    counted = Touches(len(phrases), singly)
    return counted if forced else counted.and_(draft.touches(phrases))


def count(game: Game, games: int) -> Clicks | None:
    """Count in `games` games for every number of seats; None if the game has no turns of several actions."""
    found = [turn for seats in game.seats for seed in range(games) for turn in turns(play(game, seats, seed))]
    if not found:
        return None
    answers, singly, things, verbs, confirmed, _ = [round(mean(column), 2) for column in zip(*found, strict=True)]
    drafted = round(mean(turn.drafted for turn in found), 2)
    clicks = [turn.clicks for turn in found]
    return Clicks(
        game.id, len(found), answers, singly, things, verbs, confirmed, drafted, round(mean(clicks), 2), max(clicks)
    )


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2, help="so many games for every number of seats (default 2)")
    parser.add_argument("--game", choices=list(GAMES), help="this game only")
    parser.add_argument("--json", action="store_true", help="print JSON")
    wanted = parser.parse_args()
    counted = [count(game, wanted.games) for game in GAMES.values() if wanted.game in (None, game.id)]
    found = [clicks for clicks in counted if clicks is not None]
    if wanted.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    for clicks in found:
        print(
            f"{clicks.game}: {clicks.clicks} clicks a turn (at most {clicks.longest}); "
            f"without dragging {clicks.drafted}: {clicks.things} things, {clicks.verbs} verbs, "
            f"{clicks.confirmed} to confirm; "
            f"{clicks.piecewise} piece by piece, {clicks.answers} answers; {clicks.turns} turns"
        )


if __name__ == "__main__":
    main()
