"""A session: one game being played. The record is the truth; the table is made from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from intrigue.drafts import Considered, Judge, judge
from intrigue.kernel.decision import Decision
from intrigue.kernel.errors import GameOver, IllegalAnswer, NoTakeBack, WrongSeat
from intrigue.kernel.event import Telling, story
from intrigue.kernel.game import Game, check_viewer, companion
from intrigue.kernel.record import Answer, Record, replay
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import advance, decision, is_forced, pick
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
        self.table = game.new(seats, options, listening=True)
        self.record = Record(game.id, game.rules, seats, options, game.box_name)
        self.rng = Rng(seed)
        self._told: list[int] = []
        """How long the story was before each answer."""
        self._forced: list[bool] = []
        """Was each answer one that the program gives by itself?"""

    @classmethod
    def resume(cls, record: Record, game: Game, seed: int = 0) -> Session:
        """The session that a record leads to, with fresh dice; raises RecordError if the record does not replay."""
        replay(record, {game.id: game}, listening=False)  # every line is checked before anything is taken over
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
        self._check_asked(seat)
        option = self.game.verbs.option(phrase)
        offered = self.table.agenda[-1].options(self.table)
        if option not in offered:
            phrases = ", ".join(repr(self.game.verbs.phrase(o)) for o in offered)
            raise IllegalAnswer(f"{phrase!r} is not offered now; offered are {phrases}")
        self.take(seat, option)
        self.take_forced()

    def _check_asked(self, seat: int) -> None:
        if not self.table.agenda:
            raise GameOver("the game is over: nothing is asked any more")
        asked = int(self.table.agenda[-1].seat)
        if not 0 <= seat < self.table.seats:
            raise WrongSeat(f"there is no seat {seat}: this table has seats 0 to {self.table.seats - 1}")
        if seat != asked:
            raise WrongSeat(
                f"it is not for seat {seat} to answer; {'chance' if asked == CHANCE else f'seat {asked}'} is asked"
            )

    # ---------------------------------------------------------------- whole actions

    def consider(self, seat: int, draft: Sequence[str]) -> Considered:
        """What the rules say to an action that this seat has in mind. Nothing changes, and nobody else can tell."""
        return self._judge(seat).consider(draft)

    def commit(self, seat: int, draft: Sequence[str]) -> None:
        """A seat carries a whole action out. Raises WrongSeat, IllegalAnswer or GameOver, and then nothing changed."""
        answers = self._judge(seat).answers(draft)
        trial = self.table.copy()
        for option in answers:
            advance(trial, option)
        for option in answers:
            self.take(seat, option)
        self.take_forced()

    def _judge(self, seat: int) -> Judge:
        self._check_asked(seat)
        return judge(self.game, self.game.observe(self.table, seat), seat)

    # ---------------------------------------------------------------- what goes on by itself

    def roll(self) -> None:
        """Let chance answer until a seat has a choice or the game is over."""
        while self.table.agenda and self.table.agenda[-1].seat == CHANCE:
            self.take(CHANCE, int(pick(self.table, self.rng)))
            self.take_forced()

    def take_forced(self) -> None:
        """Give the answers that the program may give by itself, because there is no other."""
        while is_forced(self.table):
            step = self.table.agenda[-1]
            self.take(int(step.seat), int(step.options(self.table)[0]))

    def take(self, seat: int, option: int) -> None:
        """Whoever is asked gives this answer, chance too; `answer` is the door for people."""
        told = len(self.table.log)
        forced = is_forced(self.table)
        advance(self.table, option)
        self._told.append(told)
        self._forced.append(forced)
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

    def board(self, viewer: int | None) -> Any:
        """The numbers that follow from what the viewer sees, as the game says them; None if it says nothing.

        They are made at a table imagined from the view, so they can hold nothing else.
        """
        shown = companion(self.game, "shown")
        if shown is None:
            return None
        view = self.game.observe(self.table, viewer)
        return shown.board(self.game.imagine(view, Rng(1)), viewer)

    def excerpt(self, viewer: int | None) -> str:
        """The record as the viewer may read it while the game goes on: his own answers, and who gave the others."""
        own = Record(self.record.game, self.record.rules, self.record.seats, self.record.options, self.record.box)
        own.answers = [answer if answer.seat == viewer else Answer(answer.seat, "…") for answer in self.record.answers]
        return str(own)

    # ---------------------------------------------------------------- take-back

    def ended(self, n: int) -> bool:
        """Was an action over with answer `n`: did it tell anything, or say that it is done?"""
        told = self._told[n + 1] if n + 1 < len(self._told) else len(self.table.log)
        return told > self._told[n] or self.game.verbs.option(self.record.answers[n].phrase) == self.game.verbs.done

    def begun(self, seat: int) -> int | None:
        """The number of the first answer of this seat's last action; None if there is no action of theirs.

        An action is what a seat answers until something is told or it is done; what was forced belongs to what it
        follows.
        """
        given = self.record.answers
        n = next((n for n in range(len(given) - 1, -1, -1) if given[n].seat == seat and not self._forced[n]), None)
        if n is None:
            return None
        while n > 0 and given[n - 1].seat == seat and (self._forced[n] or not self.ended(n - 1)):
            n -= 1
        return n

    def can_take_back(self, seat: int) -> bool:
        """May this seat take its last action back?

        Yes, if that was the last thing of all, so that neither chance nor anybody else has acted on it, and if it
        brought no secret to light. Then nobody has learned anything but that it was done.
        """
        begun = self.begun(seat)
        if begun is None or any(answer.seat != seat for answer in self.record.answers[begun:]):
            return False
        return not any(event.opens() for event in self.table.log[self._told[begun] :])

    def take_back(self, seat: int) -> None:
        """Undo this seat's last action; raises NoTakeBack, and changes nothing, where that is not possible."""
        begun = self.begun(seat)
        if begun is None or not self.can_take_back(seat):
            raise NoTakeBack(f"seat {seat} has no action to take back from which nobody learned anything")
        self.record.scores = None
        self.table = self.game.new(self.record.seats, self.record.options, listening=True)
        del self.record.answers[begun:], self._told[begun:], self._forced[begun:]
        for answer in self.record.answers:
            advance(self.table, self.game.verbs.option(answer.phrase))
