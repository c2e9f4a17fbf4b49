"""How everything that can be answered in a game may be written: by its id, and in the reader's own language.

Capitals, accents and signs do not matter. What names one thing exactly never stands for another one; the beginning of a
word, or a part of a name, stands for everything that it fits.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from itertools import product

from intrigue.i18n import Words
from intrigue.kernel.verbs import Verb

Tokens = tuple[str, ...]
"""Words as they are compared."""
Row = tuple[str, ...]
"""The things that a verb can point at."""

SAMPLES = 8
"""Sentences of a verb that are read to tell which words are its own."""
TELLING = 4
"""Letters of a word that says something by itself."""


def parts(text: str) -> Tokens:
    """A text as words without capitals, accents and signs, so that nobody needs a foreign keyboard."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return tuple(re.findall(r"[a-z0-9]+", "".join(c for c in plain if not unicodedata.combining(c))))


def spells(tokens: Sequence[str], way: Sequence[str], whole: bool) -> bool:
    """Are the tokens words of this spelling, in their order, or beginnings of them unless `whole`?"""
    at = 0
    for token in tokens:
        while at < len(way) and not (way[at] == token if whole else way[at].startswith(token)):
            at += 1
        if at == len(way):
            return False
        at += 1
    return True


class Lexicon:
    """The words of one game for one reader."""

    def __init__(self, words: Words, viewer: int | None) -> None:
        self.words = words
        self.viewer = viewer
        self.verbs = {verb.name: verb for verb in words.game.verbs.verbs}
        self.rows = tuple(dict.fromkeys(row for verb in self.verbs.values() for row in verb.things))
        # what is looked up again and again is worked out once
        self.names = cache(self._names)
        self.sentence = cache(self._sentence)
        self.exact = cache(self._exact)
        self.named = cache(self._named)
        self.is_name = cache(self._is_name)
        self._own: dict[str, frozenset[str]] | None = None

    # ---------------------------------------------------------------- things

    def _names(self, thing: str) -> tuple[Tokens, ...]:
        """The ways to write a thing in full: its id first, then its name, then the name's other forms."""
        return tuple(dict.fromkeys((parts(thing), *map(parts, self.words.forms(thing)))))

    def _exact(self, tokens: Tokens, row: Row) -> frozenset[str]:
        """The things in this row that are written just so."""
        return frozenset(thing for thing in row if tokens in self.names(thing))

    def _named(self, tokens: Tokens, row: Row, whole: bool) -> frozenset[str]:
        """The things in this row that may be meant: written just so, or else in part."""
        exact = self.exact(tokens, row)
        if exact:
            return exact
        return frozenset(thing for thing in row if self._in_part(tokens, self.names(thing), whole))

    def _in_part(self, tokens: Tokens, names: Sequence[Tokens], whole: bool) -> bool:
        """Are these words of one of the names, or their beginnings unless `whole`?

        Forms of a name are looked through for whole words only, and not at all for what is the name of something else.
        """
        if any(spells(tokens, way, whole) for way in names[:2]):
            return True
        return not self.is_name(tokens) and any(spells(tokens, way, True) for way in names[2:])

    def _is_name(self, tokens: Tokens) -> bool:
        """Is anything written just so?"""
        return any(self.exact(tokens, row) for row in self.rows)

    def is_exact(self, tokens: Tokens) -> bool:
        """Is this a phrase in full, or all its things, or the sentence of a phrase?"""
        return any(self._in_full(tokens, verb) or self._is_sentence(tokens, verb) for verb in self.verbs.values())

    def _is_sentence(self, tokens: Tokens, verb: Verb) -> bool:
        runs = {tokens[i:j] for i in range(len(tokens)) for j in range(i + 1, len(tokens) + 1)}
        named = [[thing for thing in row if runs.intersection(self.names(thing))] for row in verb.things]
        return any(self.sentence(" ".join((verb.name, *things))) == tokens for things in product(*named))

    def _in_full(self, tokens: Tokens, verb: Verb) -> bool:
        name = parts(verb.name)
        if tokens[: len(name)] == name and self._things_in_full(tokens[len(name) :], verb.things):
            return True
        return bool(verb.things) and self._things_in_full(tokens, verb.things)

    def _things_in_full(self, tokens: Tokens, rows: Sequence[Row]) -> bool:
        if not rows:
            return not tokens
        return any(
            self.exact(tokens[:n], rows[0]) and self._things_in_full(tokens[n:], rows[1:])
            for n in range(1, len(tokens) + 1)
        )

    # ---------------------------------------------------------------- verbs

    def _sentence(self, phrase: str) -> Tokens:
        """The words in which a phrase stands in a list of answers."""
        return parts(self.words.option(phrase, self.viewer))

    def own_words(self, word: str) -> frozenset[str]:
        """The verbs in whose sentences this word stands, besides the names of things."""
        if self._own is None:
            self._own = self._learn()
        return self._own.get(word, frozenset())

    def _learn(self) -> dict[str, frozenset[str]]:
        verbs: dict[str, set[str]] = {}
        for verb in self.verbs.values():
            for n in range(0, verb.size, max(1, verb.size // SAMPLES)):
                named = {word for thing in verb.names(n) for name in self.names(thing) for word in name}
                for word in self.sentence(" ".join((verb.name, *verb.names(n)))):
                    if word not in named:
                        verbs.setdefault(word, set()).add(verb.name)
        return {word: frozenset(names) for word, names in verbs.items()}

    def said_by(self, tokens: Tokens, current: frozenset[str] = frozenset()) -> frozenset[str]:
        """The verbs whose own words all of these are; words that say nothing by themselves mean a current verb only."""
        verbs = frozenset.intersection(*map(self.own_words, tokens))
        return verbs if any(len(token) >= TELLING for token in tokens) else verbs & current

    def means_verb(self, tokens: Tokens, verb: str, whole: bool) -> bool:
        """May the tokens mean this verb?"""
        return spells(tokens, parts(verb), whole) or verb in self.said_by(tokens)
