"""Programs that play from outside: somebody's own bot, connected to a seat of its own.

It is asked and answers as over standard input and output (`bots/protocol.py`). Where it sits the seat's bot is
`PROGRAM`, so to the others it is a bot; the driver asks it as it asks a bot of ours, and nobody waits for one that is
gone: then `OpenTables.lose_seat` gives its seat to a bot of ours.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from intrigue.bots import Clock
from intrigue.bots.protocol import Asked, OutsideFault, begin, checked, question, read_answer, shortly
from intrigue.kernel.rng import Rng
from intrigue.server.postgres_listener import Listener
from intrigue.session import Session


class Program(Listener):
    """The connection of a program to its seat."""

    def __init__(self, seat: int, guest: str | None, session: Session) -> None:
        super().__init__(seat, guest)
        self.seat = seat
        self.fault = ""
        """Why it has lost its seat."""
        self.position: tuple[int, int] | None = None
        """Where the game was when it was asked last."""
        self._asked: Asked | None = None
        """What it was asked and has not answered."""
        self._number = 0
        self._withdrawn: set[int] = set()
        """Questions that were taken back before it answered; what it says to them may be on its way."""
        self._sent = 0
        """How much of the story it was told since it was told that the game begins."""
        self._lines: list[msgspec.Struct] = [begin(session.game, seat)]
        self.wake.set()

    def ask(self, session: Session, position: tuple[int, int], clock: Clock, seed: int) -> None:
        """Put the open question to it. If the game was taken back, it begins anew with the whole story."""
        if self._asked is not None:
            self._withdrawn.add(self._asked.id)
        if self.told < self._sent:
            self._lines.append(begin(session.game, self.seat))
            self.told = 0
        self._number += 1
        asked = session.ask(self.seat, self.told)
        self._asked = question(
            self._number, session.game, *asked, since=self.told, clock=clock, seed=int(Rng(seed).word())
        )
        self._lines.append(self._asked)
        self.told = self._sent = self.told + len(asked.story)
        self.position = position
        self.wake.set()

    def lines(self) -> Iterator[bytes]:
        """What is to be sent to it now."""
        lines, self._lines = self._lines, []
        return map(msgspec.json.encode, lines)

    def hear(self, line: bytes) -> str | None:
        """The phrase with which it answers; None if it answers what is not asked any more. Raises OutsideFault."""
        answer = read_answer(line)
        if answer.id in self._withdrawn:
            self._withdrawn.remove(answer.id)
            return None
        if self._asked is None:
            raise OutsideFault(f"it sent {shortly(line)!r} without being asked")
        phrase = checked(answer, self._asked)
        self._asked = None
        return phrase
