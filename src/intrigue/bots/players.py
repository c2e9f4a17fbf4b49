"""The bots at a session: each with its own story and its own random stream."""

from __future__ import annotations

from collections.abc import Sequence

from intrigue.bots.bot import Bot, Clock
from intrigue.bots.levels import own_clock
from intrigue.kernel.errors import IllegalAnswer
from intrigue.kernel.event import Telling
from intrigue.kernel.rng import Rng
from intrigue.session import Session


def thinking(seed: int, seats: int) -> list[Rng]:
    """A stream for every bot's thoughts, apart from the dice."""
    source = Rng(~seed)
    return [source.fork() for _ in range(seats)]


class Players:
    """Bots by their seats. With the same seed they answer alike wherever they play.

    Every bot has a random stream of its own, and a fresh fork of it for every question, so that how long somebody
    thinks changes nothing for anybody else.
    """

    def __init__(self, session: Session, bots: Sequence[Bot], clock: Clock, seed: int) -> None:
        self.bots = bots
        self.clock = clock
        self.streams = thinking(seed, len(bots))
        self.begin(session)

    def begin(self, session: Session) -> None:
        """Sit down at this session: everybody hears its story from the beginning."""
        self.session = session
        self.stories: list[list[Telling]] = [[] for _ in self.bots]

    def choose(self, seat: int) -> str:
        """The phrase that the bot which is asked answers with; raises IllegalAnswer if the bot gives another one."""
        told = self.stories[seat]
        view, story, decision = self.session.ask(seat, since=len(told))
        told.extend(story)
        clock = own_clock(self.bots[seat], self.clock)
        option = self.bots[seat].choose(view, tuple(told), decision, clock, self.streams[seat].fork())
        if option not in decision.options:
            raise IllegalAnswer(f"{self.bots[seat]!r} at seat {seat} answered {option!r}, which is not offered")
        return self.session.game.verbs.phrase(option)

    def play_on(self) -> None:
        """Roll and answer until the game is over."""
        self.session.roll()
        while (seat := self.session.asked) is not None:
            self.session.answer(seat, self.choose(seat))
            self.session.roll()
