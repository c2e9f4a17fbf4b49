"""From a line that somebody types to the phrases that may be meant.

A line names one phrase, in full or in part, or several: `place two_cubes cube_bomb at london`. A verb stands for all
things that follow it, until the next verb; where it is left out the rules say which one fits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from intrigue.cli.lexicon import Lexicon, Row, Tokens, parts, spells
from intrigue.i18n import Words
from intrigue.kernel.verbs import Verb

LONGEST = 8
"""Words of the longest name."""
MOST_THINGS = 2
"""Things of the longest phrase."""
MOST_WAYS = 64
"""Ways to take a line apart that are looked at."""

Wish = frozenset[int]
"""The options that may be meant by a part of a line."""


# ---------------------------------------------------------------- one phrase


def words(typed: str) -> Tokens:
    """The words in a line; none if there are only numbers, which are looked up on a list (-1 and ² are no words)."""
    return parts(typed) if any(map(str.isalpha, typed)) else ()


def meant(typed: str, phrases: Sequence[str], lexicon: Lexicon) -> list[str]:
    """The phrases among these that the typed text may mean, as a whole: none, the one that is meant, or several."""
    tokens = words(typed)
    if not tokens:
        return []
    same = [phrase for phrase in phrases if parts(phrase) == tokens]
    same = same or [phrase for phrase in phrases if lexicon.sentence(phrase) == tokens]
    if same:
        return same
    for whole in (True, False):
        found = [phrase for phrase in phrases if fits(tokens, phrase, lexicon, whole)]
        if found:
            return found
    return [] if lexicon.is_exact(tokens) else [phrase for phrase in phrases if _said(tokens, lexicon.sentence(phrase))]


def fits(tokens: Tokens, phrase: str, lexicon: Lexicon, whole: bool) -> bool:
    """Do the tokens read as words of the phrase, in order? Words may be left out, and cut short unless `whole`."""
    verb, *things = phrase.split()
    rows = lexicon.verbs[verb].things
    if _things_fit(tokens, things, rows, lexicon, whole):
        return True
    return any(
        lexicon.means_verb(tokens[:n], verb, whole) and _things_fit(tokens[n:], things, rows, lexicon, whole)
        for n in range(1, len(tokens) + 1)
    )


def _things_fit(tokens: Tokens, things: Sequence[str], rows: Sequence[Row], lexicon: Lexicon, whole: bool) -> bool:
    if not tokens:
        return True
    if not things:
        return False
    for n in range(len(tokens), 0, -1):
        named = things[0] in lexicon.named(tokens[:n], rows[0], whole)
        if named and _things_fit(tokens[n:], things[1:], rows[1:], lexicon, whole):
            return True
    return _things_fit(tokens, things[1:], rows[1:], lexicon, whole)


def _said(tokens: Tokens, sentence: Tokens) -> bool:
    """Is this the beginning of a sentence, or a row of whole words of it?"""
    begun = sentence[: len(tokens)]
    if begun[:-1] == tokens[:-1] and len(begun) == len(tokens) and begun[-1].startswith(tokens[-1]):
        return True
    return any(sentence[n : n + len(tokens)] == tokens for n in range(len(sentence)))


def named(typed: str, refs: Iterable[str], language: Words) -> list[str]:
    """The things that a typed name may mean, by id or by their name in the reader's language."""
    tokens = parts(typed)
    if not tokens:
        return []
    ways = {ref: (parts(ref), *map(parts, language.forms(ref))) for ref in refs}
    same = [ref for ref, spelled in ways.items() if tokens in spelled]
    return same or [ref for ref, spelled in ways.items() if any(spells(tokens, way, False) for way in spelled[:2])]


# ---------------------------------------------------------------- several phrases in one line


class Section(NamedTuple):
    """A verb, or several that may be meant, or none; and the names that belong to it."""

    verbs: frozenset[str]
    names: tuple[Tokens, ...] = ()
    otherwise: frozenset[str] = frozenset()
    """Verbs in whose sentences the word stands that is the id of another verb: if that one does not fit the names."""


class Chunk(NamedTuple):
    """Words that belong together, and how many: the id of a verb, or words of a sentence that verbs have, or a name."""

    words: int
    verbs: frozenset[str] = frozenset()
    is_id: bool = False


class Line:
    """A line taken apart into wishes, in all ways in which it can be."""

    def __init__(self, typed: str, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.words = [tokens for word in typed.split() if (tokens := parts(word))] if words(typed) else []
        self.sections = [] if not self.words else list(islice(self._sections(0, (Section(frozenset()),)), MOST_WAYS))

    def readings(self) -> Iterator[list[list[Wish]]]:
        """All ways to understand the line, the stricter ones first; ways of one kind come together.

        At first all things belong to the verb before them. Then that may stand for the first thing alone. At last the
        last phrase may be unfinished.
        """
        for free, unfinished in ((False, False), (True, False), (False, True), (True, True)):
            kind = Kind(self.lexicon, free, unfinished)
            found = (wishes for sections in self.sections for wishes in islice(kind.wishes(sections), MOST_WAYS))
            yield list(islice(found, MOST_WAYS))

    def _run(self, at: int, n: int) -> Tokens:
        return tuple(token for word in self.words[at : at + n] for token in word)

    def _sections(self, at: int, done: tuple[Section, ...]) -> Iterator[tuple[Section, ...]]:
        if at == len(self.words):
            yield done
            return
        last = done[-1]
        for chunk in self._next(at, last.verbs | last.otherwise):
            run = self._run(at, chunk.words)
            if not chunk.verbs:
                followed = self._with_name(last, run)
            elif chunk.is_id:
                followed = [(last, Section(chunk.verbs, (), self.lexicon.said_by(run)))]
            else:
                followed = self._with_words(last, chunk.verbs)
            for sections in followed:
                if not any(map(self._lacks_names, sections[:-1])):
                    yield from self._sections(at + chunk.words, (*done[:-1], *sections))

    def _lacks_names(self, section: Section) -> bool:
        return bool(section.verbs) and not section.names and all(self.lexicon.verbs[v].things for v in section.verbs)

    def _with_name(self, last: Section, name: Tokens) -> list[tuple[Section, ...]]:
        """One more name. After a verb that points at nothing it begins something else."""
        if last.verbs and not any(self.lexicon.verbs[v].things for v in last.verbs):
            return [(last, Section(frozenset(), (name,)))]
        return [(last._replace(names=(*last.names, name)),)]

    def _with_words(self, last: Section, verbs: frozenset[str]) -> list[tuple[Section, ...]]:
        """Words of a sentence: they begin another one, stand within it, or end it."""
        out: list[tuple[Section, ...]] = [(last, Section(verbs))]
        if same := (last.verbs | last.otherwise) & verbs:
            out.append((Section(same, last.names),))
        for n in range(1, min(MOST_THINGS, len(last.names)) + 1):
            out.append((last._replace(names=last.names[:-n]), Section(verbs, last.names[-n:])))
        return out

    def _next(self, at: int, current: frozenset[str]) -> list[Chunk]:
        """What the next words may be. Short ones say something only in a sentence of a verb that is `current`."""
        longest = min(LONGEST, len(self.words) - at)
        runs = [(n, self._run(at, n)) for n in range(longest, 0, -1)]
        out = [Chunk(n) for n, run in runs if self._names_thing(run, exactly=True)][:1]
        ids = frozenset(verb for verb in self.lexicon.verbs if parts(verb) == self.words[at])
        out += [Chunk(1, ids, is_id=True)] if ids else []
        own = [Chunk(n, verbs) for n, run in runs if (verbs := self.lexicon.said_by(run, current))]
        own = [chunk for chunk in own if not (ids and chunk.words == 1)]
        out += [chunk for chunk in own if chunk == own[0] or self._begins_thing(at + chunk.words)]
        part = next((n for n, run in runs if self._names_thing(run, exactly=False)), 0)
        return [*out, Chunk(part)] if part > max((chunk.words for chunk in out), default=0) else out

    def _begins_thing(self, at: int) -> bool:
        return any(self._names_thing(self._run(at, n), exactly=True) for n in range(1, len(self.words) - at + 1))

    def _names_thing(self, tokens: Tokens, exactly: bool) -> bool:
        if exactly:
            return any(self.lexicon.exact(tokens, row) for row in self.lexicon.rows)
        return any(self.lexicon.named(tokens, row, False) for row in self.lexicon.rows)


class Kind:
    """How strictly the sections of a line are read."""

    def __init__(self, lexicon: Lexicon, free: bool, unfinished: bool) -> None:
        self.lexicon = lexicon
        self.every = tuple(lexicon.verbs.values())
        self.free = free
        """May things that follow the first one do without the verb?"""
        self.unfinished = unfinished
        """May the last phrase lack something?"""

    def wishes(self, sections: Sequence[Section]) -> Iterator[list[Wish]]:
        """The sections as wishes."""
        if not sections:
            yield []
            return
        first, rest = sections[0], sections[1:]
        for wishes in self._section(first, not rest):
            yield from ([*wishes, *more] for more in self.wishes(rest))

    def _section(self, section: Section, last: bool) -> Iterator[list[Wish]]:
        if section.names:
            found = list(self._named(section.verbs, section.names, last))
            yield from found or (self._named(section.otherwise, section.names, last) if section.otherwise else ())
        elif not section.verbs:
            yield []
        elif bare := self._wish([self.lexicon.verbs[verb] for verb in section.verbs], (), last and self.unfinished):
            yield [bare]

    def _named(self, verbs: frozenset[str], names: Sequence[Tokens], last: bool) -> Iterator[list[Wish]]:
        first = tuple(self.lexicon.verbs[verb] for verb in verbs) or self.every
        return islice(self._phrases(names, first, self.every if self.free else first, last), MOST_WAYS)

    def _phrases(
        self, names: Sequence[Tokens], verbs: Sequence[Verb], later: Sequence[Verb], last: bool
    ) -> Iterator[list[Wish]]:
        """Names as phrases, with two things each or one: the first that the verbs fit is theirs, and there is one."""
        found = False
        for n in range(min(MOST_THINGS, len(names)), 0, -1):
            wish = self._wish(verbs, names[:n], last and self.unfinished and n == len(names))
            if wish:
                found = True
                more = self._phrases(names[n:], later, later, last) if names[n:] else [[]]
                yield from ([wish, *rest] for rest in more)
        if self.free and names and not found:
            wish = self._wish(self.every, names[:1], False)
            yield from ([wish, *rest] for rest in self._phrases(names[1:], verbs, later, last) if wish)

    def _wish(self, verbs: Sequence[Verb], names: Sequence[Tokens], unfinished: bool) -> Wish:
        """The phrases of these verbs that the names may mean."""
        first = self.lexicon.words.game.verbs.first
        return frozenset(first[verb.name] + n for verb in verbs for n in self._numbers(verb, names, unfinished))

    def _numbers(self, verb: Verb, names: Sequence[Tokens], unfinished: bool) -> Iterator[int]:
        missing = len(verb.things) - len(names)
        if missing < 0 or (missing > 0 and not unfinished):
            return
        found = [[self.lexicon.named(name, row, False) for row in verb.things] for name in names]
        for n in range(verb.size):
            if _in_order(found, verb.names(n)):
                yield n


def _in_order(found: Sequence[Sequence[frozenset[str]]], things: Sequence[str], at: int = 0) -> bool:
    """Is each name one of the things, in their order?"""
    if not found:
        return True
    return any(
        things[place] in found[0][place] and _in_order(found[1:], things, place + 1) for place in range(at, len(things))
    )
