"""A person plays a whole game against bots."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.text import Text

from intrigue.cli.answers import Offer, completions, meant, menu, named, offers, parts
from intrigue.cli.players import Players
from intrigue.cli.reader import Reader
from intrigue.cli.teller import Teller
from intrigue.kernel.decision import Decision
from intrigue.kernel.errors import IllegalAnswer
from intrigue.kernel.event import seat_name
from intrigue.kernel.reason import why_not
from intrigue.session import Session

COMMANDS = ("?", "story", "table", "undo", "save", "quit")


class Quit(Exception):
    """The person has had enough."""


class Game:
    """One person at one seat, bots at the others."""

    def __init__(self, session: Session, seat: int, players: Players, teller: Teller, pause: bool) -> None:
        self.session = session
        self.seat = seat
        self.players = players
        self.teller = teller
        self.say = teller.say
        self.words = teller.words
        self.console = teller.console
        self.pause = pause
        self.reader = Reader()
        self.kept: Path | None = None
        """Where the record is written after every answer."""
        self.example = ""
        """A phrase that could be typed."""

    # ---------------------------------------------------------------- the course of the game

    def play(self) -> None:
        """Play to the end."""
        self.roll()
        while (question := self.session.question) is not None:
            if question.seat == self.seat:
                self.own_answer(question)
            else:
                self.bot_answer(question)
            self.roll()
        self.teller.result(self.session.table)
        if self.kept is not None:
            self.note("record-kept", file=str(self.kept))

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
            phrase = self.players.choose(question)
        self.session.answer(question.seat, phrase)
        self.keep()
        self.teller.follow(self.session.table, before)

    def own_answer(self, question: Decision) -> None:
        """Ask until an answer stands: what nobody has acted on yet may be taken back."""
        while True:
            before = self.view()
            self.session.answer(self.seat, self.ask(question))
            self.keep()
            self.teller.follow(self.session.table, before)
            if not self.waits() or not self.wants_back():
                return
            self.take_back()

    def waits(self) -> bool:
        """Is there reason to wait before the game goes on?"""
        return self.pause and self.session.can_take_back(self.seat)

    def wants_back(self) -> bool:
        """Wait for Enter, or for the wish to take the answer back."""
        self.reader.complete = lambda before, text: self.complete(before, text, [])
        while True:
            typed = self.reader.line(f"{self.say('pause')} ")
            if not typed:
                return False
            if typed.casefold() in ("u", "undo"):
                return True
            if not self.command(typed):
                self.wrong("pause-wrong", typed=typed)

    def take_back(self) -> None:
        self.session.take_back(self.seat)
        self.teller.told = len(self.session.table.log)
        self.keep()
        self.note("taken-back")

    # ---------------------------------------------------------------- one question

    def ask(self, question: Decision) -> str:
        """The phrase of the answer that the person gives."""
        offered = offers(self.session.game, question, self.words)
        self.teller.table(self.session.table)
        self.pose(question, offered)
        self.example = offered[-1].phrase
        self.reader.complete = lambda before, text: self.complete(before, text, offered)
        left = offered
        while True:
            typed = self.reader.line("> ")
            if not typed:
                self.pose(question, left := offered)
                continue
            if self.command(typed):
                continue
            found = meant(typed, left) or meant(typed, offered)
            if len(found) == 1:
                return found[0].phrase
            if found:
                left = found
                self.note("several")
                self.console.print(menu(found, self.words, self.seat))
            else:
                left = offered
                self.refuse(typed, offered)

    def refuse(self, typed: str, offered: Sequence[Offer]) -> None:
        """Why this cannot be answered: by the rules, or because it is no answer at all."""
        verbs = self.session.game.verbs
        try:
            phrase = verbs.phrase(verbs.option(typed))
        except IllegalAnswer:  # words that are no phrase of this game
            reason = None
        else:
            reason = why_not(self.session.game, self.view(), phrase)
        if reason is None:
            self.wrong("wrong-answer", typed=typed, last=len(offered), example=self.example)
        else:
            self.console.print(Text(self.words.line(reason.line, **reason.args), "yellow"))

    def pose(self, question: Decision, offered: Sequence[Offer]) -> None:
        """The question in words, and the answers that may be given."""
        self.console.print()
        self.console.print(Text(self.words.prompt(question.prompt, question.about, self.seat), "bold"))
        self.console.print(menu(offered, self.words, self.seat))

    def complete(self, before: Sequence[str], text: str, offered: Sequence[Offer]) -> list[str]:
        """What Tab offers: the phrases, the commands, and after `?` the cards."""
        if before and before[0] == "?":
            return [card for card in self.teller.screen.CARDS if card.startswith(text)]
        commands = [] if before else [word for word in COMMANDS if word.startswith(text)]
        return completions(before, text, offered) + commands

    # ---------------------------------------------------------------- commands

    def command(self, typed: str) -> bool:
        """Carry out what is not an answer; False if it is none of these."""
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            self.help(typed[1:].strip())
        elif word.casefold() == "save":
            self.save(rest.strip())
        elif rest:
            return False
        elif word.casefold() == "story":
            self.teller.whole_story(self.session.table)
        elif word.casefold() == "table":
            self.teller.table(self.session.table, full=True)
        elif word.casefold() in ("u", "undo"):
            self.wrong("no-take-back")
        elif word.casefold() in ("quit", "q", "exit"):
            raise Quit
        else:
            return False
        return True

    def help(self, about: str) -> None:
        """What can be typed, or what a card does."""
        cards = self.teller.screen.CARDS
        if not about:
            for line in self.say("help", example=self.example, card=cards[-1]).splitlines():
                indent = len(line) - len(line.lstrip())
                self.console.print(Padding(Text(line.strip()), (0, 0, 0, indent)))
            self.console.print()
            self.console.print(Text(self.say(self.teller.screen.SIGNS)))
            return
        found = named(about, cards, self.words)
        for card in found:
            self.console.print(self.teller.screen.card(card, self.words, self.say))
        if not found:
            names = ", ".join(sorted((self.words.name(card) for card in cards), key=parts))
            self.wrong("no-such-card", typed=about, cards=names)

    def save(self, file: str) -> None:
        """Write the record as it is now."""
        if not file:
            self.wrong("save-where")
            return
        path = Path(file).expanduser()
        try:
            write(path, str(self.session.record))
        except OSError as error:
            self.wrong("save-failed", file=file, why=error.strerror or str(error))
        else:
            self.note("saved", file=str(path))

    # ---------------------------------------------------------------- small things

    def view(self) -> Any:
        return self.session.game.observe(self.session.table, self.seat)

    def keep(self) -> None:
        if self.kept is not None:
            write(self.kept, str(self.session.record))

    def note(self, line: str, **args: str | int) -> None:
        self.console.print(Text(self.say(line, **args), "italic"))

    def wrong(self, line: str, **args: str | int) -> None:
        self.console.print(Text(self.say(line, **args), "yellow"))

    def leave(self) -> None:
        """Say what becomes of a game that is not over."""
        if self.kept is not None:
            self.note("left-kept", file=str(self.kept))
        else:
            self.note("left")


def write(path: Path, text: str) -> None:
    """Write a file in one go: whoever reads it sees the old text or the new one, never a part."""
    draft = path.with_name(f"{path.name}.part")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)
