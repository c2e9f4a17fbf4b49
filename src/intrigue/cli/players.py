"""The bots at a table: each with its own story and its own random stream, as in a match of the arena."""

from __future__ import annotations

from collections.abc import Sequence

from intrigue.arena.match import thinking
from intrigue.bots import Bot, Clock
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.session import Session


class Players:
    """Bots by their seats. With the same seed they answer as they do in `intrigue.arena.match`."""

    def __init__(self, session: Session, bots: Sequence[Bot], clock: Clock, seed: int) -> None:
        self.bots = bots
        self.clock = clock
        self.streams = thinking(seed, len(bots))
        self.begin(session)

    def begin(self, session: Session) -> None:
        """Sit down at this session: everybody hears its story from the beginning."""
        self.session = session
        self.stories: list[list[Telling]] = [[] for _ in self.bots]
        self.read_up_to = [0] * len(self.bots)

    def choose(self, question: Decision) -> str:
        """The phrase that the bot which is asked answers with."""
        seat = question.seat
        page = self.session.page(seat, since=self.read_up_to[seat])
        self.stories[seat].extend(page.story)
        self.read_up_to[seat] = len(self.session.table.log)
        story = tuple(self.stories[seat])
        option = self.bots[seat].choose(page.view, story, question, self.clock, self.streams[seat].fork())
        return self.session.game.verbs.phrase(option)
