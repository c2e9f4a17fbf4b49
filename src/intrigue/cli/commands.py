"""What can be typed besides answers, by its English name or the one in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from intrigue.cli import explaining, reference, rulebook
from intrigue.cli.keeping import Keeping, Taken
from intrigue.cli.lexicon import parts
from intrigue.cli.reader import Reader
from intrigue.cli.teller import Teller
from intrigue.cli.wishes import named
from intrigue.i18n.rulebook import rules_of
from intrigue.session import Session

COMMANDS = ("help", "hint", "story", "table", "legend", "rules", "undo", "drop", "save", "quit")
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
        elif name == "legend":
            self.legend()
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
                self.teller.paging.show(Padding(Text(line.strip()), (0, 0, 0, indent)))
            return
        found = named(about, self.cards, self.words)
        for card in found:
            self.console.print(self.teller.screen.card(card, self.words, self.say))
        if not found:
            self.warn(reference.no_such_card(self.words, self.say, about))

    def legend(self) -> None:
        """Every sign of the table, with a sentence."""
        width = max(len(sign) for sign, _ in self.teller.screen.SIGNS)
        for sign, line in self.teller.screen.SIGNS:
            grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
            grid.add_column(width=width, style="bold")
            grid.add_row(sign, Text(self.say(line)))
            self.teller.paging.show(grid)

    def hint(self) -> None:
        """What could be done, and why."""
        if self.teller.seat is not None:
            explaining.hint(self.console, self.session(), self.teller.seat, self.words, self.say)

    def rules(self, about: str) -> None:
        """The chapters of the rules; or one of them, a clause, or the paragraphs with these words."""
        book = rules_of(self.words.game, self.words.language)
        part = rulebook.meant(book, about) if about else None
        if part is not None and part.chapters:
            for shown in rulebook.printed(book, part):
                self.teller.paging.show(shown)
            return
        if about:
            self.wrong("no-such-rule", typed=about)
        self.note("rules-which")
        for line in rulebook.contents(book):
            self.console.print(line)

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
        except IsADirectoryError:
            self.wrong("save-folder", file=file.rstrip("/"))
        except OSError as error:
            self.wrong("save-failed", file=file, why=error.strerror or str(error))
        else:
            self.note("saved", file=str(path))

    # ---------------------------------------------------------------- small things

    def read(self) -> None:
        """Whoever has just typed has read all that was shown."""
        self.teller.paging.lines = 0

    def note(self, line: str, **args: str | int) -> None:
        self.console.print(Text(self.say(line, **args), "italic"))

    def wrong(self, line: str, **args: str | int) -> None:
        self.warn(self.say(line, **args))

    def warn(self, said: str) -> None:
        self.console.print(Text(said, "yellow"))
