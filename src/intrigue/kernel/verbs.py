"""Options as numbers inside and as phrases at the edge: `lay juliet column-2`.

One encoding serves the record, the terminal, the browser, the search tree and a learner's action mask.
"""

# Not compiled: phrases are looked up in dictionaries made once for each game.

from __future__ import annotations

from collections.abc import Sequence

from intrigue.kernel.errors import IllegalAnswer


class Verb:
    """A verb and the kinds of things it points at, one row of names for each.

    `many`: who points at such a thing usually wants as many of it as the rules allow, like the cubes of a city.
    """

    def __init__(self, name: str, *things: Sequence[str], many: bool = False) -> None:
        self.name = name
        self.many = many
        self.things = tuple(tuple(row) for row in things)
        self.size = 1
        for row in self.things:
            self.size *= len(row)

    def names(self, number: int) -> tuple[str, ...]:
        """The things that combination `number` of this verb points at."""
        out: list[str] = []
        for row in reversed(self.things):
            number, place = divmod(number, len(row))
            out.append(row[place])
        return tuple(reversed(out))


class Verbs:
    """All verbs of a game. The options of a verb follow each other, the last thing changing fastest."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.first: dict[str, int] = {}
        """The first option of each verb."""
        self.many: set[int] = set()
        """The options of verbs that usually mean as many as there are."""
        phrases: list[str] = []
        for verb in verbs:
            self.first[verb.name] = len(phrases)
            if verb.many:
                self.many.update(range(len(phrases), len(phrases) + verb.size))
            phrases.extend(" ".join((verb.name, *verb.names(n))) for n in range(verb.size))
        self._phrases = tuple(phrases)
        self._options = {phrase: option for option, phrase in enumerate(phrases)}
        self.done = self._options.get("done", -1)
        """The option that says: that is all; -1 if nothing in this game is put together."""
        meanings: dict[str, list[int]] = {}
        for option, phrase in enumerate(phrases):
            for wish in {phrase, phrase.partition(" ")[2]} - {""}:
                meanings.setdefault(wish, []).append(option)
        self._meanings = {wish: frozenset(options) for wish, options in meanings.items()}

    def __len__(self) -> int:
        """The number of options: every option is below it."""
        return len(self._phrases)

    def phrase(self, option: int) -> str:
        """The option as it is written: a verb and the names of things."""
        if not 0 <= option < len(self._phrases):
            raise IllegalAnswer(f"there is no option {option}: options are 0 to {len(self._phrases) - 1}")
        return self._phrases[option]

    def option(self, phrase: str) -> int:
        """The option that a phrase means; spaces and capitals do not matter."""
        option = self._options.get(" ".join(phrase.lower().split()))
        if option is None:
            raise IllegalAnswer(f"{phrase!r} is not a phrase of this game; a phrase is {self.grammar()}")
        return option

    def meant(self, wish: str) -> frozenset[int]:
        """The options that a phrase may mean, or its things without their verb."""
        options = self._meanings.get(" ".join(wish.lower().split()))
        if options is None:
            raise IllegalAnswer(
                f"{wish!r} is neither a phrase of this game nor the things of one; a phrase is {self.grammar()}"
            )
        return options

    def grammar(self) -> str:
        """The shapes a phrase may have, by an example of each."""
        return ", ".join(repr(" ".join((verb.name, *verb.names(0)))) for verb in self.verbs)
