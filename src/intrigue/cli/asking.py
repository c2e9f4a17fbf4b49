"""One question to a person: they type until there is an action to carry out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec.structs import asdict
from rich.text import Text

from intrigue.cli.commands import Commands
from intrigue.cli.drafting import Drafting, Way
from intrigue.cli.lexicon import Lexicon
from intrigue.cli.menu import menu, said
from intrigue.cli.screens import remark_on
from intrigue.cli.tab import Tab
from intrigue.cli.teller import Teller
from intrigue.cli.wishes import Wish
from intrigue.session import Session


class Undo(Exception):
    """The person wants to take their last action back."""


class Asking:
    """Asks one question: the draft grows line by line, and is shown after each."""

    def __init__(self, session: Session, seat: int, lexicon: Lexicon, teller: Teller, commands: Commands) -> None:
        self.session = session
        self.seat = seat
        self.words = teller.words
        self.say = teller.say
        self.console = teller.console
        self.screen = teller.screen
        self.commands = commands
        self.reader = commands.reader
        self.draft = Drafting(session, seat, lexicon)
        self.shown: list[Way] = []
        """The list that was shown last."""
        self.open: list[Way] = []
        """The ways among which a choice is open."""

    def ask(self) -> list[str]:
        """The phrases of the action that the person wants carried out; raises Undo."""
        self.pose()
        self.commands.example = self.example()
        self.reader.complete = Tab(self.draft, self.commands).complete
        while True:
            typed = self.reader.line("> ")
            self.commands.read()
            if self.understood(typed) and self.sure():
                return self.draft.phrases

    def example(self) -> str:
        """A phrase as it could be typed."""
        *_, phrase = sorted(self.draft.addable, key=lambda phrase: len(phrase.split()))
        things = phrase.split()[1:]
        return " ".join(map(self.words.name, things)) or self.words.option(phrase, self.seat)

    def understood(self, typed: str) -> bool:
        """Take a line in. Is the action to be carried out?"""
        if not typed:
            return self.enter()
        name, rest = self.commands.split(typed)
        if name == "undo" and not rest:
            self.undo()
        elif name == "drop":
            self.drop(rest)
        elif not self.commands.run(name, rest):
            return self.answer(typed)
        return False

    def enter(self) -> bool:
        """Enter alone carries out what is complete; otherwise it shows the question again."""
        if self.draft.complete and not self.open:
            return True
        self.open = []
        self.pose()
        return False

    def answer(self, typed: str) -> bool:
        """Words or numbers that mean phrases. Is the action to be carried out?"""
        finished = self.draft.finished(typed)
        if finished == "" and self.draft.complete:
            return True
        ways = self.meant_by(typed)
        if not ways and finished:
            return self.take(self.meant_by(finished), finished, finish=True)
        return self.take(ways, typed)

    def meant_by(self, typed: str) -> list[Way]:
        """The ways in which a line can be taken."""
        return self.by_number(typed) if is_number(typed) else self.draft.understand(typed, self.open)

    def by_number(self, typed: str) -> list[Way]:
        """The answers of these numbers on the list that was shown last."""
        wishes = self.numbered(typed)
        if not wishes:
            return []
        return self.draft.ways(wishes) if " " in typed else [self.shown[int(typed) - 1]]

    def numbered(self, typed: str) -> list[Wish]:
        """What these numbers wish for; nothing if one of them is not on the list."""
        numbers = [int(number) for number in typed.split()]
        if not all(1 <= number <= len(self.shown) for number in numbers):
            return []
        option = self.session.game.verbs.option
        return [frozenset((option(phrase),)) for number in numbers for phrase in self.shown[number - 1]]

    def take(self, ways: Sequence[Way], typed: str, finish: bool = False) -> bool:
        """Add what was understood, ask which of several it is, or say why it is nothing. Is it to be carried out?"""
        if not ways:
            self.refuse(typed)
            return False
        if len(ways) > 1:
            self.open = list(ways)
            self.show("several", self.open)
            return False
        self.open = []
        if self.draft.add(ways[0]) or (finish and self.draft.complete):
            return True
        self.pose()
        return False

    def sure(self) -> bool:
        """What brings a secret to light for good is asked once more."""
        reading = self.draft.reading
        if reading is None or not reading.lasting:
            return True
        self.console.print(Text(said(self.draft.phrases, self.words, self.seat), "bold"))
        if not self.reader.line(f"{self.say('lasting')} "):
            return True
        self.pose()
        return False

    # ---------------------------------------------------------------- taking out

    def undo(self) -> None:
        """One step back: an open choice, the last wish, or the last action."""
        if not self.open and not self.draft.phrases:
            if self.session.begun(self.seat) is not None:
                raise Undo
            self.commands.wrong("no-take-back")
            return
        if not self.open:
            self.draft.drop(self.draft.phrases[-1])
        self.open = []
        self.pose()

    def drop(self, typed: str) -> None:
        """Take a wish out of the draft."""
        found = self.draft.named(typed)
        if not found:
            self.commands.wrong("drop-what", typed=typed)
            return
        self.draft.drop(found[-1])
        self.open = []
        self.pose()

    # ---------------------------------------------------------------- what is shown

    def pose(self) -> None:
        """The draft, the question in words, and what may be answered."""
        self.console.print()
        if self.draft.phrases:
            self.console.print(Text(self.say("so-far", draft=said(self.draft.phrases, self.words, self.seat))))
        self.console.print(Text(self.prompt(), "bold"))
        ready = self.draft.complete
        self.show("ready" if ready else "", [(p,) for p in self.draft.addable if not (ready and p == self.draft.done)])

    def prompt(self) -> str:
        """What is to be done now."""
        reading, question = self.draft.reading, self.session.question
        if reading is None:
            assert question is not None  # whoever is asked has a question
            return self.words.prompt(question.prompt, question.about, self.seat)
        if not reading.complete:
            return self.words.prompt(reading.prompt, reading.about, self.seat)
        return self.words.ready(reading.prompt, {**reading.about, **numbers(reading.prospect)}, self.seat)

    def show(self, line: str, ways: Sequence[Way]) -> None:
        """A list of ways, with a line that says what they are."""
        self.shown = list(ways)
        if line:
            self.commands.note(line)
        if ways:
            view = self.session.game.observe(self.session.table, self.seat)
            remark = partial(remark_on, self.screen, self.words, view)
            self.console.print(menu(ways, self.words, self.seat, remark))

    def refuse(self, typed: str) -> None:
        """Why this cannot be answered: by the rules, or because it is no answer at all."""
        wishes = self.numbered(typed) if is_number(typed) else []
        refused = self.draft.why_not([wishes]) if wishes else None if is_number(typed) else self.draft.refusal(typed)
        if refused is None:
            self.commands.wrong("wrong-answer", typed=typed, last=len(self.shown), example=self.commands.example)
            return
        why = self.say("not-now") if refused.line is None else self.words.line(refused.line, **refused.args)
        what = typed if refused.phrase is None else self.words.option(refused.phrase, self.seat)
        self.commands.warn(f"{what}: {why}")


def is_number(typed: str) -> bool:
    """Is this a number of the list, or several?"""
    return all(map(str.isdecimal, typed.split()))


def numbers(prospect: Any) -> dict[str, int]:
    """The plain numbers that a game says of a draft."""
    return {} if prospect is None else {name: n for name, n in asdict(prospect).items() if type(n) is int}
