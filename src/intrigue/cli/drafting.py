"""An action that a person puts together at the terminal, judged by the rules after every line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from intrigue.cli.lexicon import Lexicon, parts, spells
from intrigue.cli.wishes import Line, Wish, meant
from intrigue.drafts import NO_OTHER_REASON, Considered, Judge, Reading, judge
from intrigue.kernel.event import Plain
from intrigue.kernel.refusal import why_not
from intrigue.session import Session

Way = tuple[str, ...]
"""Phrases that are added together."""


class Refused(NamedTuple):
    """A phrase that may not be added, if it is clear which, and why: a message of the game's words, if there is one."""

    phrase: str | None
    line: str | None
    args: dict[str, Plain]


class Drafting:
    """The draft of one seat at one question."""

    def __init__(self, session: Session, seat: int, lexicon: Lexicon) -> None:
        self.session = session
        self.game = session.game
        self.seat = seat
        self.lexicon = lexicon
        self.phrases: list[str] = []
        """What is wished for so far."""
        self.considered: Considered | None = None
        """What the rules say to it; None of a draft that is empty."""

    @property
    def reading(self) -> Reading | None:
        """How the rules take the draft."""
        return self.considered.readings[0] if self.considered is not None else None

    @property
    def complete(self) -> bool:
        """Can it be carried out as it is?"""
        return self.reading is not None and self.reading.complete

    @property
    def addable(self) -> tuple[str, ...]:
        """What may be added."""
        if self.considered is not None:
            return self.considered.addable
        question = self.session.question
        assert question is not None  # there is a draft only where somebody is asked
        return tuple(map(self.game.verbs.phrase, question.options))

    @property
    def done(self) -> str | None:
        """The phrase that says: that is all; None if nothing in this game is put together."""
        return None if self.game.verbs.done < 0 else self.game.verbs.phrase(self.game.verbs.done)

    def set(self, phrases: Sequence[str]) -> None:
        """Let the draft be this."""
        self.phrases = list(phrases)
        self.considered = self.session.consider(self.seat, phrases) if phrases else None

    def add(self, way: Way) -> bool:
        """Add phrases that were found to fit. Is it carried out by what was said, without another word?"""
        self.set([*self.phrases, *way])
        reading = self.reading
        assert reading is not None  # something was added
        return reading.complete and (reading.at_once or self.done in way)

    def named(self, typed: str) -> list[str]:
        """The phrases of the draft that are named: in part is enough."""
        tokens = parts(typed)
        in_part = [
            p for p in self.phrases if any(spells(tokens, way, False) for way in (parts(p), self.lexicon.sentence(p)))
        ]
        return meant(typed, self.phrases, self.lexicon) or (in_part if tokens else [])

    def drop(self, phrase: str) -> None:
        """Take a phrase out, and what does not go without it."""
        rest = list(self.phrases)
        rest.reverse()
        rest.remove(phrase)
        rest.reverse()
        kept: list[str] = []
        for other in rest:
            if self.session.consider(self.seat, [*kept, other]).readings:
                kept.append(other)
        self.set(kept)

    # ---------------------------------------------------------------- what a line means

    def understand(self, typed: str, open_: Sequence[Way] = ()) -> list[Way]:
        """The ways in which a line can be added to the draft; `open_` are ways among which a choice is still open."""
        chosen = _among(open_, meant(typed, [phrase for way in open_ for phrase in way], self.lexicon))
        if chosen:
            return chosen
        single = all(len(way) == 1 for way in open_)
        before = [frozenset(self.game.verbs.option(phrase) for (phrase,) in open_)] if open_ and single else []
        with_open = self._together(typed, before) if before else []
        return with_open or self._alone(typed) or self._together(typed, [])

    def _alone(self, typed: str) -> list[Way]:
        """The phrases that may be added now which the whole line may mean."""
        return [(phrase,) for phrase in meant(typed, self.addable, self.lexicon)]

    def _together(self, typed: str, before: Sequence[Wish]) -> list[Way]:
        """All that the rules take of the ways to read a line, with the open choice before it."""
        mine = self._judge()
        for readings in Line(typed, self.lexicon).readings():
            ways = [way for wishes in readings for way in self.ways([*before, *wishes], mine)]
            if ways:
                return list({tuple(sorted(way)): way for way in reversed(ways)}.values())[::-1]
        return []

    def _judge(self) -> Judge:
        return judge(self.game, self.game.observe(self.session.table, self.seat), self.seat)

    def ways(self, wishes: Sequence[Wish], mine: Judge | None = None) -> list[Way]:
        """The phrases that these wishes add to the draft, in every way that the rules take."""
        own = [self.game.verbs.option(phrase) for phrase in self.phrases]
        found = (mine or self._judge()).search([*(frozenset((option,)) for option in own), *wishes])
        added = [_without(way.given, own) for way in found.ways]
        return [tuple(map(self.game.verbs.phrase, options)) for options in added if options]

    def finished(self, typed: str) -> str | None:
        """A line without its last word, if that says that this is all; None if it does not."""
        before, _, last = typed.rpartition(" ")
        if self.done is None or parts(last) not in (parts(self.done), self.lexicon.sentence(self.done)):
            return None
        return before.strip()

    # ---------------------------------------------------------------- why not

    def refusal(self, typed: str) -> Refused | None:
        """What stands in the way of a line that cannot be added; None if it means nothing."""
        readings = next((readings for readings in Line(typed, self.lexicon).readings() if readings), None)
        return None if readings is None else self.why_not(readings)

    def why_not(self, readings: Sequence[Sequence[Wish]]) -> Refused:
        """What stands in the way of wishes that cannot be added in any of these readings."""
        base, wish = self._culprit(readings)
        verbs = [phrase.split()[0] for phrase in base]
        phrases = sorted(map(self.game.verbs.phrase, wish), key=lambda phrase: phrase.split()[0] not in verbs)
        phrase = phrases[0] if len(phrases) == 1 else None
        return self._reason(base, phrases) or Refused(phrase, NO_OTHER_REASON if base else None, {})

    def _culprit(self, readings: Sequence[Sequence[Wish]]) -> tuple[list[str], Wish]:
        """The wish without which the others go, and the draft with these; or else the first one of all."""
        mine = self._judge()
        for wishes in readings:
            for at in reversed(range(len(wishes))):
                ways = self.ways([*wishes[:at], *wishes[at + 1 :]], mine)
                if ways:
                    return [*self.phrases, *ways[0]], wishes[at]
        return self.phrases, readings[0][0]

    def _reason(self, base: Sequence[str], phrases: Sequence[str]) -> Refused | None:
        told = {refusal.phrase: refusal for refusal in self.session.consider(self.seat, base).refused}
        for phrase in phrases:
            if phrase in told and told[phrase].line != NO_OTHER_REASON:
                return Refused(phrase, told[phrase].line, dict(told[phrase].args))
        if base:
            return None
        view = self.game.observe(self.session.table, self.seat)
        for phrase in phrases:
            reason = why_not(self.game, view, phrase)
            if reason is not None:
                return Refused(phrase, reason.line, dict(reason.args))
        return None


def _among(ways: Sequence[Way], phrases: Sequence[str]) -> list[Way]:
    """The ways that one of these phrases picks out; none if it picks out all of them."""
    found = [way for way in ways if set(way) & set(phrases)]
    return found if len(found) < len(ways) or len(ways) == 1 else []


def _without(given: Sequence[int], own: Sequence[int]) -> list[int]:
    """What was given besides what was there."""
    there = Counter(own)
    out = []
    for option in given:
        if there[option]:
            there[option] -= 1
        else:
            out.append(option)
    return out
