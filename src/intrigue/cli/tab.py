"""What Tab offers: how the word at the cursor may go on, in the reader's own language and by id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from intrigue.cli.commands import Commands
from intrigue.cli.drafting import Drafting
from intrigue.cli.lexicon import parts

Spelling = tuple[tuple[str, ...], ...]
"""A phrase as it may be typed: the words of its verb, if it is not left out, and of each thing."""


class Tab:
    """Completes the answers to one question, and the commands."""

    def __init__(self, draft: Drafting, commands: Commands) -> None:
        self.draft = draft
        self.words = draft.lexicon.words
        self.commands = commands

    def complete(self, before: Sequence[str], text: str) -> list[str]:
        """What may stand in place of `text`, after the words `before`."""
        name, _ = self.commands.split(" ".join((*before, text))) if before else ("", "")
        if name == "help":
            return unique(continued((), text, (self.named(card),)) for card in self.commands.cards)
        if name == "drop":
            return self.along(before[1:], text, self.draft.phrases)
        if name:
            return []
        commands = [] if before else [continued((), text, ((word,),)) for word in self.commands.names()]
        along = self.along(before, text, self.draft.addable)
        found = unique([along, *commands, self.further(before, text)])
        return found or unique(continued(before, text, self.sentence(phrase)) for phrase in self.draft.addable)

    def further(self, before: Sequence[str], text: str) -> list[str]:
        """How a line goes on that has phrases in it already: what may be added to them."""
        for n in range(len(before), 0, -1):
            ways = self.draft.understand(" ".join(before[:n]))
            if len(ways) == 1:
                phrases = [*self.draft.phrases, *ways[0]]
                addable = self.draft.session.consider(self.draft.seat, phrases).addable
                found = self.along(before[n:], text, addable)
                if found:
                    return found
        return []

    def along(self, before: Sequence[str], text: str, phrases: Iterable[str]) -> list[str]:
        """How the word goes on along one of these phrases."""
        return unique(continued(before, text, way) for phrase in phrases for way in self.spellings(phrase))

    def spellings(self, phrase: str) -> Iterator[Spelling]:
        """The ways to type a phrase: by names and by ids, with its verb and without."""
        verb, *things = phrase.split()
        names = tuple(map(self.named, things))
        ids = tuple((thing,) for thing in things)
        for way in (names, ids) if things else ():
            yield way
            yield ((verb,), *way)
        if not things:
            yield ((verb,),)
            yield self.sentence(phrase)

    def sentence(self, phrase: str) -> Spelling:
        """A phrase as the list says it."""
        return (tuple(self.words.option(phrase, self.draft.seat).split()),)

    def named(self, thing: str) -> tuple[str, ...]:
        """The name of a thing as words."""
        return tuple(self.words.name(thing).split())


def continued(before: Sequence[str], text: str, way: Spelling) -> list[str]:
    """How `text` goes on along a spelling after the words `before`: to the end of the verb, or of the thing."""
    ends = [end for element in way for end in (*[False] * (len(element) - 1), True)]
    words = [word for element in way for word in element]
    at = len(before)
    if at >= len(words) or any(parts(word) != parts(typed) for word, typed in zip(words, before, strict=False)):
        return []
    rest = going_on(text, words[at])
    if rest is None:
        return []
    last = next(n for n in range(at, len(words)) if ends[n])
    return [" ".join((rest, *words[at + 1 : last + 1]))]


def going_on(typed: str, word: str) -> str | None:
    """What is typed, with the rest of the word; None if it is not its beginning. What is typed stays as it is."""
    wanted = "".join(parts(typed))
    for n in range(len(word) + 1):
        if "".join(parts(word[:n])) == wanted:
            return typed + word[n:] if typed else word
    return None


def unique(found: Iterable[Iterable[str]]) -> list[str]:
    """All that was found, once each; of two that differ in signs and capitals only the first."""
    out: dict[tuple[str, ...], str] = {}
    for each in found:
        for word in each:
            out.setdefault(parts(word) or (word,), word)
    return list(out.values())
