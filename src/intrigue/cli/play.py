"""A person plays a whole game against bots."""

from __future__ import annotations

from shlex import quote
from typing import Any

from rich.text import Text

from intrigue.bots.players import Players
from intrigue.cli.asking import Asking, Undo
from intrigue.cli.commands import Commands
from intrigue.cli.folders import DATA
from intrigue.cli.keeping import Keeping
from intrigue.cli.lexicon import Lexicon
from intrigue.cli.paging import Paging
from intrigue.cli.reader import Reader
from intrigue.cli.teller import Teller
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import seat_name
from intrigue.session import Session


class TerminalGame:
    """One person at one seat, bots at the others."""

    def __init__(
        self, session: Session, seat: int, players: Players, teller: Teller, keeping: Keeping, pause: bool
    ) -> None:
        self.session = session
        self.seat = seat
        self.players = players
        self.teller = teller
        self.say = teller.say
        self.words = teller.words
        self.console = teller.console
        self.keeping = keeping
        self.again = f"intrigue play {session.game.id}"
        """How to start such a game again."""
        self.reader = Reader()
        self.lexicon = Lexicon(teller.words, seat)
        self.commands = Commands(teller, self.reader, keeping, lambda: self.session)
        if pause and self.reader.keyboard:
            teller.paging = Paging(self.console, lambda: self.reader.line(f"{self.say('step')} "))

    # ---------------------------------------------------------------- the course of the game

    def play(self) -> None:
        """Play to the end. Of a game that goes on, what has happened so far is not told again."""
        if self.session.record.answers:
            self.teller.told = len(self.session.table.log)
            self.commands.note("goes-on")
        self.session.take_forced()
        self.roll()
        while (question := self.session.question) is not None:
            if question.seat == self.seat:
                self.own_action()
            else:
                self.bot_answer(question)
            self.roll()
        self.teller.result(self.session.table)
        if self.keeping.kept:
            self.commands.note("record-kept", file=str(self.keeping.file))

    def roll(self) -> None:
        """Let chance answer, and tell what came of it."""
        before = self.view()
        self.session.roll()
        self.keep()
        self.teller.follow(self.session.table, before)

    def bot_answer(self, question: Decision) -> None:
        before = self.view()
        name = self.words.name(seat_name(question.seat))
        with self.console.status(Text(self.say("thinking", name=name), "dim")):
            phrase = self.players.choose(question.seat)
        self.session.answer(question.seat, phrase)
        self.keep()
        self.teller.follow(self.session.table, before)

    def own_action(self) -> None:
        """Ask until there is an action, and carry it out; or go back to the one before."""
        self.teller.table(self.session.table)
        try:
            phrases = Asking(self.session, self.seat, self.lexicon, self.teller, self.commands).ask()
        except Undo:
            self.take_back()
            return
        before = self.view()
        self.session.commit(self.seat, phrases)
        self.keep()
        self.teller.follow(self.session.table, before)

    def take_back(self) -> None:
        """Back to before the person's last action. Bots do not mind; the dice fall anew."""
        begun = self.session.begun(self.seat)
        assert begun is not None  # there is something to take back
        self.session.go_back(begun)
        self.players.begin(self.session)
        self.teller.told = len(self.session.table.log)
        self.keep()
        self.commands.note("taken-back")

    # ---------------------------------------------------------------- small things

    def view(self) -> Any:
        return self.session.game.observe(self.session.table, self.seat)

    def keep(self) -> None:
        """Keep the record. Where that is not possible, say so at once: it can still be written elsewhere."""
        failed_before = self.keeping.failed
        self.keeping.keep(self.session.record, self.session.begun(self.seat) is not None)
        if self.keeping.failed and not failed_before:
            why = self.say("keep-failed", file=str(self.keeping.file), why=self.keeping.failed, variable=DATA)
            self.commands.warn(why)

    def leave(self) -> None:
        """Say what becomes of a game that is not over."""
        if self.keeping.kept:
            self.commands.note("left-kept", command=f"{self.again} --resume {quote(str(self.keeping.file))}")
        else:
            self.commands.note("left-lost" if self.keeping.failed else "left")
