"""A session: one game being played. The record is the truth; the table is made from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from intrigue.kernel.decision import Decision
from intrigue.kernel.errors import GameOver, IllegalAnswer, NoTakeBack, WrongSeat
from intrigue.kernel.event import Telling, story
from intrigue.kernel.game import Game, check_viewer
from intrigue.kernel.record import Answer, Record, replay
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import advance, decision, pick
from intrigue.kernel.table import CHANCE


class Page(Struct, frozen=True):
    """All that one viewer may be sent."""

    n: int
    """How many answers there are so far: the number of the next one."""
    view: Any
    question: Decision | None
    """The open question, if it is the viewer's."""
    asked: int | None
    """Which seat is waited for; None when the game is over."""
    story: tuple[Telling, ...]


class Session:
    """A game with its record, its story and its dice."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str] = {}, seed: int = 0) -> None:
        self.game = game
        self.table = game.new(seats, options, heard=True)
        self.record = Record(game.id, game.rules, seats, options, game.table)
        self.rng = Rng(seed)
        self._told: list[int] = []
        """How long the story was before each answer."""

    @classmethod
    def resume(cls, record: Record, game: Game, seed: int = 0) -> Session:
        """The session that a record leads to, with fresh dice; raises RecordError if the record does not replay."""
        replay(record, {game.id: game}, heard=False)  # every line is checked before anything is taken over
        session = cls(game, record.seats, record.options, seed)
        for answer in record.answers:
            session.take(answer.seat, game.verbs.option(answer.phrase))
        return session

    @property
    def question(self) -> Decision | None:
        """The open question; None when the game is over."""
        return decision(self.table)

    def answer(self, seat: int, phrase: str) -> None:
        """A seat answers the open question. Raises WrongSeat, IllegalAnswer or GameOver, and then nothing changed."""
        if not self.table.agenda:
            raise GameOver("the game is over: nothing is asked any more")
        asked = int(self.table.agenda[-1].seat)
        if not 0 <= seat < self.table.seats:
            raise WrongSeat(f"there is no seat {seat}: this table has seats 0 to {self.table.seats - 1}")
        if seat != asked:
            raise WrongSeat(
                f"it is not for seat {seat} to answer; {'chance' if asked == CHANCE else f'seat {asked}'} is asked"
            )
        option = self.game.verbs.option(phrase)
        offered = self.table.agenda[-1].options(self.table)
        if option not in offered:
            phrases = ", ".join(repr(self.game.verbs.phrase(o)) for o in offered)
            raise IllegalAnswer(f"{phrase!r} is not offered now; offered are {phrases}")
        self.take(seat, option)

    def roll(self) -> None:
        """Let chance answer until a seat is asked or the game is over."""
        while self.table.agenda and self.table.agenda[-1].seat == CHANCE:
            self.take(CHANCE, int(pick(self.table, self.rng)))

    def take(self, seat: int, option: int) -> None:
        """Whoever is asked gives this answer, chance too; `answer` is the door for people."""
        told = len(self.table.log)
        advance(self.table, option)
        self._told.append(told)
        self.record.answers.append(Answer(seat, self.game.verbs.phrase(option)))
        if not self.table.agenda:
            self.record.scores = self.game.scores(self.table)

    def page(self, viewer: int | None, since: int = 0) -> Page:
        """What the viewer may be sent: the view, his question if any, and the story from event `since` on."""
        check_viewer(self.table, viewer)
        question = self.question
        return Page(
            n=len(self.record.answers),
            view=self.game.observe(self.table, viewer),
            question=question if question is not None and question.seat == viewer else None,
            asked=None if question is None else question.seat,
            story=story(self.table.log[since:], viewer),
        )

    def excerpt(self, viewer: int | None) -> str:
        """The record as the viewer may read it while the game goes on: his own answers, and who gave the others."""
        own = Record(self.record.game, self.record.rules, self.record.seats, self.record.options, self.record.table)
        own.answers = [answer if answer.seat == viewer else Answer(answer.seat, "…") for answer in self.record.answers]
        return str(own)

    # ---------------------------------------------------------------- take-back

    def can_take_back(self, seat: int) -> bool:
        """May this seat take its last answer back?

        Yes, if that was the last answer of all, so that neither chance nor anybody else has acted on it, and if it
        brought no secret to light. Then nobody has learned anything but that it was given.
        """
        if not self.record.answers or self.record.answers[-1].seat != seat:
            return False
        return not any(event.opens() for event in self.table.log[self._told[-1] :])

    def take_back(self, seat: int) -> None:
        """Undo this seat's last answer; raises NoTakeBack, and changes nothing, where that is not possible."""
        if not self.can_take_back(seat):
            raise NoTakeBack(f"seat {seat} has no answer to take back from which nobody learned anything")
        self.record.answers.pop()
        self.record.scores = None
        self._told.pop()
        self.table = self.game.new(self.record.seats, self.record.options, heard=True)
        for answer in self.record.answers:
            advance(self.table, self.game.verbs.option(answer.phrase))
