"""A session: one game being played. The record is the truth; the table is made from it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct

from intrigue.drafts import Considered, Judge, judge
from intrigue.kernel.companions import Suspicion, shown_of, suspicion_of
from intrigue.kernel.decision import Decision
from intrigue.kernel.errors import GameOver, IllegalAnswer, NoTakeBack, OffScript, WrongSeat
from intrigue.kernel.event import Plain, Telling, story
from intrigue.kernel.game import Game, check_viewer
from intrigue.kernel.record import Answer, Record, begin, check_end, read_answer
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import about as about_question
from intrigue.kernel.run import advance, asked, decision, give, is_forced, is_over, offered, pick, prompt
from intrigue.kernel.table import CHANCE, Table
from intrigue.kernel.window import passing

CHECKPOINT: Final = 100
"""Answers between two copies of the table, from which the past is played on: enough to be quick, few enough to keep."""
SAMPLES: Final = 25
"""Moments of a game that a chart of its points shows."""


class Question(Struct, frozen=True, gc=False):
    """The open question, for the seat that is asked and for nobody else."""

    seat: int
    prompt: str
    about: dict[str, Plain]
    phrases: tuple[str, ...]


class Page(Struct, frozen=True, gc=False):
    """All that one viewer may be sent of a game. The laws check it, and it is what is sent."""

    n: int
    """How many answers there are so far: the number of the next one."""
    view: Any
    board: Any
    """What follows from the view by the rules, in numbers, as the game says it; None if it says nothing."""
    question: Question | None
    """The open question, if it is the viewer's."""
    asked: int | None
    """Which seat is waited for, -1 for chance; None when the game is over."""
    story: tuple[Telling, ...]
    """The events from number `since` on; `told` is the number of the next one."""
    since: int
    told: int
    over: bool
    scores: tuple[int, ...] | None


class Asked(NamedTuple):
    """What a bot is told when it is asked: all that its seat sees, and nothing else."""

    view: Any
    story: tuple[Telling, ...]
    decision: Decision


class Sample(Struct, frozen=True, gc=False):
    """Everybody's points at a moment of the game, as the viewer could know them."""

    n: int
    told: int
    points: tuple[int, ...]


class Session:
    """A game with its record, its story and its dice."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] = {},
        seed: int = 0,
        dice: Callable[[int], Rng] | None = None,
        script: Sequence[Answer] = (),
    ) -> None:
        """`dice` gives the stream for answer number n; without it all rolls come from one stream with this seed.

        `script` is how the game begins, whoever plays: a guided one follows it as far as it goes.
        """
        self.game = game
        self.table = game.new(seats, options, listening=True)
        self.record = Record(game.id, game.rules, seats, options, game.box_name)
        stream = Rng(seed)
        self.dice = dice or (lambda n: stream)
        self.script = list(script)
        self._told: list[int] = []
        """How long the story was before each answer."""
        self._forced: list[bool] = []
        """Was each answer one that the program gives by itself?"""
        self._checkpoints: dict[int, Table] = {}
        """Copies of the table, by how many answers it had."""

    @classmethod
    def resume(cls, record: Record, game: Game, seed: int = 0) -> Session:
        """The session that a record leads to, with fresh dice; raises RecordError if the record does not replay."""
        begin(record, {game.id: game}, listening=False)  # raises if there is no such table
        session = cls(game, record.seats, record.options, seed)
        for answer in record.answers:
            session.follow(answer)
        if record.scores is not None:
            check_end(game, session.table, record)
        return session

    @property
    def question(self) -> Decision | None:
        """The open question; None when the game is over."""
        return decision(self.table)

    @property
    def asked(self) -> int | None:
        """Which seat is waited for, CHANCE for chance; None when the game is over."""
        return asked(self.table)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return is_over(self.table)

    @property
    def passing(self) -> str | None:
        """The phrase that lets the thing happen that everybody is being asked about; None if no window is open."""
        option = passing(self.table)
        return None if option is None else self.game.verbs.phrase(option)

    @property
    def scripted(self) -> Answer | None:
        """The answer that the script has here; None where it does not say anything, or no more."""
        given = self.record.answers
        follows = len(given) < len(self.script) and given == self.script[: len(given)]
        return self.script[len(given)] if follows else None

    def _check_script(self, seat: int, options: Sequence[int]) -> None:
        """Raise OffScript if the script has other answers here."""
        if self.scripted is None:
            return
        n = len(self.record.answers)
        said = [Answer(seat, self.game.verbs.phrase(option)) for option in options]
        if said != self.script[n : n + len(said)]:
            raise OffScript(f"in a guided game something else is wanted here: {self.script[n].phrase!r}")

    def answer(self, seat: int, phrase: str) -> None:
        """A seat answers the open question. Raises WrongSeat, IllegalAnswer or GameOver, and then nothing changed."""
        self._check_asked(seat)
        option = self.game.verbs.option(phrase)
        may = offered(self.table)
        if option not in may:
            phrases = ", ".join(repr(self.game.verbs.phrase(o)) for o in may)
            raise IllegalAnswer(f"{phrase!r} is not offered now; offered are {phrases}")
        self._check_script(seat, [option])
        self._give(seat, option)
        self.take_forced()

    def _check_asked(self, seat: int) -> None:
        waited_for = self.asked
        if waited_for is None:
            raise GameOver("the game is over: nothing is asked any more")
        if not 0 <= seat < self.table.seats:
            raise WrongSeat(f"there is no seat {seat}: this table has seats 0 to {self.table.seats - 1}")
        if seat != waited_for:
            whom = "chance" if waited_for == CHANCE else f"seat {waited_for}"
            raise WrongSeat(f"it is not for seat {seat} to answer; {whom} is asked")

    # ---------------------------------------------------------------- whole actions

    def consider(self, seat: int, draft: Sequence[str]) -> Considered:
        """What the rules say to an action that this seat has in mind. Nothing changes, and nobody else can tell."""
        return self._judge(seat).consider(draft)

    def commit(self, seat: int, draft: Sequence[str]) -> None:
        """A seat carries a whole action out. Raises WrongSeat, IllegalAnswer or GameOver, and then nothing changed."""
        answers = self._judge(seat).answers(draft)
        self._check_script(seat, answers)
        trial = self.table.copy()
        for option in answers:
            advance(trial, option)
        for option in answers:
            self._give(seat, option)
        self.take_forced()

    def _judge(self, seat: int) -> Judge:
        self._check_asked(seat)
        return judge(self.game, self.view(seat), seat)

    # ---------------------------------------------------------------- what goes on by itself

    def roll(self) -> None:
        """Let chance answer until a seat has a choice or the game is over."""
        while self.asked == CHANCE:
            told = self.scripted
            option = int(pick(self.table, self.next_dice())) if told is None else self.game.verbs.option(told.phrase)
            self._give(CHANCE, option)
            self.take_forced()

    def next_dice(self) -> Rng:
        """The dice for the next answer."""
        return self.dice(len(self.record.answers))

    def take_forced(self) -> None:
        """Give the answers that the program may give by itself, because there is no other."""
        while is_forced(self.table):
            seat = self.asked
            assert seat is not None  # somebody is asked
            self._give(seat, offered(self.table)[0])

    def take(self, seat: int, option: int) -> None:
        """Whoever is asked gives this answer, chance too; people go through `answer`, which checks who they are."""
        if option not in offered(self.table):
            raise IllegalAnswer(f"option {option} is not offered now; offered are {offered(self.table)}")
        self._give(seat, option)

    def follow(self, answer: Answer) -> None:
        """Take over an answer that was given elsewhere; raises RecordError if it could not be given here."""
        self._give(answer.seat, read_answer(self.game, self.table, answer))

    def _give(self, seat: int, option: int) -> None:
        """Carry an answer out that is known to be offered, and write down what is needed to find back to before it."""
        n, told, forced = len(self.record.answers), len(self.table.log), is_forced(self.table)
        if n % CHECKPOINT == 0 and n > 0:
            self._checkpoints[n] = self.table.copy()
        give(self.table, option)
        self._told.append(told)
        self._forced.append(forced)
        self.record.answers.append(Answer(int(seat), self.game.verbs.phrase(option)))
        if self.over:
            self.record.scores = self.game.scores(self.table)

    # ---------------------------------------------------------------- what a viewer may be sent

    def view(self, viewer: int | None) -> Any:
        """What the viewer sees."""
        return self.game.observe(self.table, viewer)

    def board(self, viewer: int | None, view: Any) -> Any:
        """The numbers that follow from what the viewer sees, as the game says them; None if it says nothing.

        They are made at a table imagined from the view, so they can hold nothing else.
        """
        shown = shown_of(self.game)
        return None if shown is None else shown.board(self.game.imagine(view, Rng(1)), viewer)

    def page(self, viewer: int | None, since: int = 0) -> Page:
        """What the viewer may be sent: what they see, their question if any, and the story from event `since` on."""
        check_viewer(self.table, viewer)
        view = self.view(viewer)
        return Page(
            n=len(self.record.answers),
            view=view,
            board=self.board(viewer, view),
            question=None if viewer is None or viewer != self.asked else self._question(viewer),
            asked=self.asked,
            story=story(self.table.log[since:], viewer),
            since=since,
            told=len(self.table.log),
            over=self.over,
            scores=self.record.scores,
        )

    def _question(self, seat: int) -> Question:
        phrases = tuple(map(self.game.verbs.phrase, offered(self.table)))
        return Question(seat, prompt(self.table), about_question(self.table), phrases)

    def ask(self, seat: int, since: int = 0) -> Asked:
        """The open question for a bot at this seat, with the story from event `since` on."""
        self._check_asked(seat)
        question = self.question
        assert question is not None  # this seat is asked
        return Asked(self.view(seat), story(self.table.log[since:], seat), question)

    def suspect(self, viewer: int | None) -> Suspicion | None:
        """What somebody who sees and has heard what the viewer has would make of it; None if the game cannot say."""
        suspects = suspicion_of(self.game)
        return (
            None if suspects is None else suspects.suspect(self.view(viewer), story(self.table.log, viewer), self.game)
        )

    def excerpt(self, viewer: int | None) -> str:
        """The record as the viewer may read it while the game goes on."""
        return str(self.record.excerpt(viewer))

    # ---------------------------------------------------------------- the past

    def at(self, n: int) -> Session:
        """The session as it was after `n` answers, apart from this one; played on from the last checkpoint before."""
        past = Session(self.game, self.record.seats, self.record.options, dice=self.dice, script=self.script)
        start = n - n % CHECKPOINT
        if start in self._checkpoints:
            past.table = self._checkpoints[start].copy()
            past.table.listening = True
            past.table.log = self.table.log[: self._told[start] if start < len(self._told) else None]
            past.record.answers = self.record.answers[:start]
            past._told, past._forced = self._told[:start], self._forced[:start]
            past._checkpoints = {k: table for k, table in self._checkpoints.items() if k <= start}
        for answer in self.record.answers[len(past.record.answers) : n]:
            past.follow(answer)
        return past

    def when_told(self, event: int) -> int:
        """After how many answers the story had this event."""
        return bisect_right(self._told, event)

    def points_over_time(self, viewer: int | None) -> tuple[Sample, ...]:
        """Everybody's points from the beginning until now, as the viewer could know them at each moment."""
        n = len(self.record.answers)
        steps = max(1, min(SAMPLES - 1, n))
        past, samples = self.at(0), []
        for moment in [round(n * i / steps) for i in range(steps + 1)]:
            for answer in self.record.answers[len(past.record.answers) : moment]:
                past.follow(answer)
            board = past.board(viewer, past.view(viewer))
            if board is not None:
                samples.append(Sample(moment, len(past.table.log), tuple(board.points)))
        return tuple(samples)

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
        if not self.record.answers or self.record.answers[-1].seat != seat:
            return False
        begun = self.begun(seat)
        if begun is None or any(answer.seat != seat for answer in self.record.answers[begun:]):
            return False
        return not any(event.opens() for event in self.table.log[self._told[begun] :])

    def take_back(self, seat: int) -> None:
        """Undo this seat's last action; raises NoTakeBack, and changes nothing, where that is not possible."""
        begun = self.begun(seat)
        if begun is None or not self.can_take_back(seat):
            raise NoTakeBack(f"seat {seat} has no action to take back from which nobody learned anything")
        self.go_back(begun)

    def go_back(self, n: int) -> None:
        """Go back to where `n` answers had led; whether that is allowed is for others to say."""
        past = self.at(n)
        self.table, self.record.scores = past.table, past.record.scores
        self._checkpoints = past._checkpoints
        del self.record.answers[n:], self._told[n:], self._forced[n:]
