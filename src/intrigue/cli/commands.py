"""What can be typed besides answers, by its English name or the one in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from intrigue.cli import explaining, reference
from intrigue.cli.keeping import Keeping, Taken
from intrigue.cli.lexicon import parts
from intrigue.cli.reader import Reader
from intrigue.cli.teller import Teller
from intrigue.cli.wishes import named
from intrigue.session import Session

COMMANDS = ("help", "hint", "story", "table", "rules", "undo", "drop", "save", "quit")
SHORT = {"u": "undo", "q": "quit", "exit": "quit"}
WITH_MORE = ("help", "rules", "drop", "save")
"""What may be followed by something."""


class Quit(Exception):
    """The person has had enough."""


class Commands:
    """Carries out commands. `undo` and `drop` are for whoever asks the question."""

    def __init__(self, teller: Teller, reader: Reader, keeping: Keeping, session: Callable[[], Session]) -> None:
        self.teller = teller
        self.say = teller.say
        self.words = teller.words
        self.console = teller.console
        self.reader = reader
        self.keeping = keeping
        self.session = session
        self.cards = teller.screen.CARDS
        self.example = ""
        """A phrase that could be typed."""
        self._names = {parts(name): name for name in COMMANDS} | {parts(short): name for short, name in SHORT.items()}
        self._names |= {parts(self.say(f"command-{name}")): name for name in COMMANDS}

    def names(self) -> list[str]:
        """What may be typed: the names in the reader's language, then the English ones."""
        return [*(self.say(f"command-{name}") for name in COMMANDS), "?", *COMMANDS]

    def split(self, typed: str) -> tuple[str, str]:
        """The command that is typed and what follows it; no name if it is none."""
        if typed.startswith("?"):
            return "help", typed[1:].strip()
        word, _, rest = typed.partition(" ")
        name = self._names.get(parts(word), "")
        return (name, rest.strip()) if not rest or name in WITH_MORE else ("", "")

    def run(self, name: str, rest: str) -> bool:
        """Carry a command out; False if it is none of these."""
        if name == "help":
            self.help(rest)
        elif name == "hint":
            self.hint()
        elif name == "save":
            self.save(rest)
        elif name == "rules":
            self.rules(rest)
        elif name == "story":
            self.teller.whole_story(self.session().table)
        elif name == "table":
            self.teller.table(self.session().table, full=True)
        elif name == "quit":
            raise Quit
        else:
            return False
        return True

    def help(self, about: str) -> None:
        """What can be typed, or what a card does."""
        if not about:
            card = self.words.name(self.cards[-1]) if self.cards else "…"
            for line in self.say("help", example=self.example, card=card).splitlines():
                indent = len(line) - len(line.lstrip())
                self.console.print(Padding(Text(line.strip()), (0, 0, 0, indent)))
            self.console.print()
            self.console.print(Text(self.say(self.teller.screen.SIGNS)))
            return
        found = named(about, self.cards, self.words)
        for card in found:
            self.console.print(self.teller.screen.card(card, self.words, self.say))
        if not found:
            names = ", ".join(sorted((self.words.name(card) for card in self.cards), key=parts))
            self.wrong("no-such-card", typed=about, cards=names)

    def hint(self) -> None:
        """What could be done, and why."""
        if self.teller.seat is not None:
            explaining.hint(self.console, self.session(), self.teller.seat, self.words, self.say)

    def rules(self, about: str) -> None:
        """The headings of the rules in short, or the paragraphs that a number or a word picks out."""
        paragraphs = list(reference.sections(self.words))
        wanted = paragraphs[int(about) - 1 : int(about)] if about.isdecimal() and about != "0" else []
        if parts(about) and not wanted:
            wanted = [p for p in paragraphs if mentions(p[0], about)] or [
                p for p in paragraphs if mentions(p[1], about)
            ]
        for title, text in wanted:
            self.console.print(Text(title, "bold"))
            self.console.print(Padding(Text(text), (0, 0, 0, 2)))
        if not wanted:
            self.note("rules-which")
            for n, (title, _) in enumerate(paragraphs, start=1):
                self.console.print(Text(f"  {n:2}  {title}"))

    def save(self, file: str) -> None:
        """Write the record as it is now."""
        if not file:
            self.wrong("save-where")
            return
        path = Path(file).expanduser()
        try:
            self.keeping.save(path, self.session().record)
        except Taken:
            self.wrong("save-exists", file=file)
        except OSError as error:
            self.wrong("save-failed", file=file, why=error.strerror or str(error))
        else:
            self.note("saved", file=str(path))

    # ---------------------------------------------------------------- small things

    def note(self, line: str, **args: str | int) -> None:
        self.console.print(Text(self.say(line, **args), "italic"))

    def wrong(self, line: str, **args: str | int) -> None:
        self.warn(self.say(line, **args))

    def warn(self, said: str) -> None:
        self.console.print(Text(said, "yellow"))


def mentions(text: str, about: str) -> bool:
    """Do all these words, or their beginnings, stand in the text?"""
    words = parts(text)
    return all(any(word.startswith(token) for word in words) for token in parts(about))
