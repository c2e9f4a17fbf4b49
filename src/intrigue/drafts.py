"""Drafts: an action put together in any order, judged by the rules alone. Nothing here knows a game.

A draft is a list of *wishes*: phrases that a seat means to say (`place two_cubes`), or their things alone
(`two_cubes`), where the rules say which verb fits. The rules ask one small question after the other; a *way* is an
order in which they take all wishes. An action is over when something is told, when chance is asked or somebody else, or
with `done`: so a draft never runs on into the next action. All of this happens at a table imagined from the seat's own
view, which cannot know, or leak, what the seat does not see. There the pieces of an action may be chosen in any order;
when it is committed, its answers are given in the order that the rules keep to.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct

from intrigue.kernel.companions import shown_of, why_of
from intrigue.kernel.errors import IllegalAnswer
from intrigue.kernel.event import Plain
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import about, asked, enough, give, is_forced, offered, prompt
from intrigue.kernel.table import Table

MOST_WISHES: Final = 40
"""More pieces than any action has."""
MOST_READINGS: Final = 8
NO_OTHER_REASON: Final = "why-together"
"""The words for what the rules do not take together with the draft, where the game has nothing better to say."""
SEARCH: Final = 500
"""Answers tried for one row of wishes: many more than any action needs."""
WORK: Final = 10_000
"""Answers tried to say all about one draft: it ends, whatever is sent."""


class Refusal(Struct, frozen=True):
    """Why a phrase may not be added: a message, and what it speaks of."""

    phrase: str
    line: str
    args: dict[str, str | int]


class Reading(Struct, frozen=True):
    """One way in which the rules take a draft."""

    phrases: tuple[str, ...]
    """The wishes as phrases, in the order in which the rules take them."""
    complete: bool
    """Committed, it would be carried out: what is forced, and a last `done` or its like, need not be wished for."""
    last: str | None
    """If it is complete: the answer that carries it out."""
    lasting: bool
    """Carried out, it brings a secret to light for good: that is worth asking once more."""
    at_once: bool
    """Whoever adds the last piece means it: it need not be confirmed."""
    prompt: str
    about: dict[str, Plain]
    """What the rules ask next, or have asked last if it is complete."""
    prospect: Any = None
    """The numbers that the player needs, as the game says them."""


class Considered(Struct, frozen=True):
    """What the rules say to a draft."""

    draft: tuple[str, ...]
    readings: tuple[Reading, ...]
    """Usually one. Several: a verb is still to be chosen. None: the rules do not take these wishes together."""
    addable: tuple[str, ...]
    """What may be added, in one reading or another."""
    times: dict[str, int]
    """Of what is usually added as often as the rules allow, such as the cubes of a city: how often that is."""
    removable: tuple[int, ...]
    """The places of the wishes that may be left out."""
    refused: tuple[Refusal, ...]
    """What somebody might think of, and why it may not be added."""


class Way(NamedTuple):
    """An order in which the rules take all wishes."""

    given: tuple[int, ...]
    """The answers that were wished for."""
    answers: tuple[int, ...]
    """All answers: also those that were forced."""
    asking: Table
    """The table at the last question of the action."""
    table: Table
    """The table after all answers."""

    over: bool
    """Is the action carried out?"""


def is_carried_out(t: Table, seat: int) -> bool:
    """Is an action of this seat carried out, so that whatever comes is another one?"""
    return bool(t.log) or asked(t) != seat


def listening_copy(t: Table, any_order: bool | None = None) -> Table:
    """A table apart, at which we hear whether something is told."""
    copy = t.copy()
    copy.listening = True
    copy.any_order = t.any_order if any_order is None else any_order
    return copy


def answered(t: Table, option: int) -> Table:
    """The table after an answer that is offered there."""
    further = listening_copy(t)
    give(further, option)
    return further


class Search:
    """Looks for the ways in which the rules take wishes, in the player's own order first.

    Where the order matters it is theirs.
    """

    def __init__(self, game: Game, seat: int, wishes: Sequence[frozenset[int]], most: int, limit: int) -> None:
        self.game = game
        self.done = game.verbs.done
        self.seat = seat
        self.wishes = wishes
        self.most = most
        self.ways: list[Way] = []
        self.seen: dict[int, None] = {}
        """Every answer that was offered somewhere on the way."""
        self.steps = 0
        self.limit = limit
        self._been: set[tuple[object, ...]] = set()

    def run(self, t: Table) -> Search:
        """Look from here on."""
        self._walk(t, t, tuple(range(len(self.wishes))), (), ())
        return self

    def _walk(
        self, asking: Table, t: Table, left: tuple[int, ...], given: tuple[int, ...], answers: tuple[int, ...]
    ) -> None:
        if is_carried_out(t, self.seat) or answers[-1:] == (self.done,):
            if not left:
                self._found(Way(given, answers, asking, t, over=True))
            return
        options = offered(t)
        self.seen.update(dict.fromkeys(options))
        if is_forced(t):
            wished = next((i for i in left if options[0] in self.wishes[i]), None)
            self._go(t, options[0], wished, left, given, answers)
        elif not left:
            self._found(Way(given, answers, t, t, over=False))
        elif not self._has_been(t, options, left, given):
            self._try_all(t, options, left, given, answers)

    def _has_been(self, t: Table, options: list[int], left: tuple[int, ...], given: tuple[int, ...]) -> bool:
        """Did another order lead here? Among many readings one order of each is enough.

        Else the order may matter, and it is the question that tells: what it offers, and the numbers it names.
        """
        been: tuple[object, ...] = (left, tuple(sorted(given)))
        if self.most == 1:
            been = (*been, tuple(options), prompt(t), tuple(about(t).items()))
        if been in self._been:
            return True
        self._been.add(been)
        return False

    def _try_all(
        self, t: Table, options: list[int], left: tuple[int, ...], given: tuple[int, ...], answers: tuple[int, ...]
    ) -> None:
        tried: set[tuple[int, frozenset[int]]] = set()
        for i in left:
            for option in options:
                if option in self.wishes[i] and (option, self.wishes[i]) not in tried:
                    tried.add((option, self.wishes[i]))
                    self._go(t, option, i, left, given, answers)

    def _go(
        self,
        t: Table,
        option: int,
        wished: int | None,
        left: tuple[int, ...],
        given: tuple[int, ...],
        answers: tuple[int, ...],
    ) -> None:
        if self.steps >= self.limit or len(self.ways) >= self.most:
            return
        if wished is not None:
            left = tuple(i for i in left if i != wished)
            given = (*given, option)
        self.steps += 1
        self._walk(t, answered(t, option), left, given, (*answers, option))

    def _found(self, way: Way) -> None:
        if not any(self._is_like(way, other) for other in self.ways):
            self.ways.append(way)

    def _is_like(self, way: Way, other: Way) -> bool:
        """Is it the same action, or one that another piece leads? Wished for first, it leads and was found first."""
        if sorted(way.given) == sorted(other.given):
            return True
        verbs, others = [self._verbs(given) for given in (way.given, other.given)]
        return way.given[0] != other.given[0] and verbs[0] == others[0] and sorted(verbs) == sorted(others)

    def _verbs(self, given: tuple[int, ...]) -> list[str]:
        return [self.game.verbs.phrase(option).partition(" ")[0] for option in given]


def meanings(game: Game, wishes: Iterable[str]) -> list[frozenset[int]]:
    """The answers that each wish may mean; raises IllegalAnswer for one that means none."""
    wishes = list(wishes)
    if len(wishes) > MOST_WISHES:
        raise IllegalAnswer(f"an action has no more than {MOST_WISHES} pieces")
    return [game.verbs.meant(wish) for wish in wishes]


def carried_out(game: Game, way: Way) -> Way | None:
    """The way to its end, with a last `done` or its like if it wants one; None if a choice is still to be made."""
    if way.over or not way.given:
        return way if way.given else None
    t = way.table
    last = game.verbs.done if game.verbs.done in offered(t) else enough(t)
    if last < 0:
        return None
    return Way(way.given, (*way.answers, last), way.asking, answered(t, last), over=True)


class Judge:
    """Judges the drafts of one seat at one moment, at the table as that seat imagines it."""

    def __init__(self, game: Game, seat: int, table: Table) -> None:
        self.game = game
        self.seat = seat
        self.table = table
        self.work = 0
        """Answers tried so far."""

    def search(self, wishes: Sequence[frozenset[int]]) -> Search:
        """The ways in which the rules take these wishes: all readings, and one order of each."""
        most = MOST_READINGS if any(len(wish) > 1 for wish in wishes) else 1
        found = Search(self.game, self.seat, wishes, most, min(SEARCH, WORK - self.work)).run(self.table)
        self.work += found.steps
        return found

    def consider(self, draft: Sequence[str]) -> Considered:
        """What the rules say to these wishes."""
        wishes = meanings(self.game, draft)
        found = self.search(wishes)
        taken = wishes
        while not found.ways and taken:  # how far do they go together?
            taken = taken[:-1]
            found = self.search(taken)
        fits = len(taken) == len(wishes)
        addable = self._addable(found, taken)
        return Considered(
            draft=tuple(draft),
            readings=tuple(self._reading(way) for way in found.ways) if fits else (),
            addable=tuple(map(self.game.verbs.phrase, addable)) if fits else (),
            times=self._times(wishes, addable) if fits else {},
            removable=self._removable(wishes),
            refused=tuple(self._refused(found.ways[0].asking, addable, draft)) if found.ways else (),
        )

    def answers(self, draft: Sequence[str]) -> tuple[int, ...]:
        """All answers that carry a draft out; raises IllegalAnswer if there are none, or if it can mean two things."""
        ways = self.search(meanings(self.game, draft)).ways
        said = ", ".join(map(repr, draft))
        if not ways:
            raise IllegalAnswer(f"the rules do not take this together: {said}")
        if len(ways) > 1:
            readings = " or ".join(repr(", ".join(map(self.game.verbs.phrase, way.given))) for way in ways)
            raise IllegalAnswer(f"this can mean several things: {said}; say {readings}")
        whole = carried_out(self.game, ways[0])
        if whole is None:
            options = ", ".join(repr(self.game.verbs.phrase(option)) for option in offered(ways[0].table))
            raise IllegalAnswer(f"this is not a whole action yet: {said}; then one of {options}")
        return self._in_order(whole)

    def _in_order(self, whole: Way) -> tuple[int, ...]:
        """The answers of a whole action in the order that the rules keep to; where that is free, in the player's."""
        strict = listening_copy(self.table, any_order=False)
        for answers in (whole.answers, tuple(sorted(whole.answers))):
            wishes = [frozenset((option,)) for option in answers]
            for way in Search(self.game, self.seat, wishes, 1, SEARCH).run(strict).ways:
                if way.over:
                    return way.answers
        raise IllegalAnswer(f"the rules have no order for {', '.join(map(self.game.verbs.phrase, whole.answers))}")

    # ------------------------------------------------------------ the parts of what is said

    def _addable(self, found: Search, wishes: Sequence[frozenset[int]]) -> list[int]:
        """What may be added: it is offered next, or was on the way and the rules take it with all the rest."""
        next_ = {option for way in found.ways if not way.over for option in offered(way.table)}
        out = set(next_)
        for option in found.seen:
            if option not in next_ and self.search([*wishes, frozenset((option,))]).ways:
                out.add(option)
        return sorted(out)

    def _times(self, wishes: Sequence[frozenset[int]], addable: Sequence[int]) -> dict[str, int]:
        """How often each of those may be added that one usually wants as many of as there are."""
        out = {}
        for option in addable:
            if option in self.game.verbs.many:
                wish = frozenset((option,))
                times = 1
                while len(wishes) + times < MOST_WISHES and self.search([*wishes, *[wish] * (times + 1)]).ways:
                    times += 1
                out[self.game.verbs.phrase(option)] = times
        return out

    def _removable(self, wishes: Sequence[frozenset[int]]) -> tuple[int, ...]:
        return tuple(i for i in range(len(wishes)) if self.search([*wishes[:i], *wishes[i + 1 :]]).ways)

    def _reading(self, way: Way) -> Reading:
        phrase = self.game.verbs.phrase
        whole = carried_out(self.game, way)
        opens = whole is not None and any(event.opens_for_good() for event in whole.table.log)
        return Reading(
            phrases=tuple(map(phrase, way.given)),
            complete=whole is not None,
            last=None if whole is None else phrase(whole.answers[-1]),
            lasting=opens,
            at_once=way.over and not opens and not self._surprises(way),
            prompt=prompt(way.asking),
            about=about(way.asking),
            prospect=self._prospect(way if whole is None else whole),
        )

    def _surprises(self, way: Way) -> bool:
        """Would it do more than was touched, or, being an action of several pieces, make others answer it?"""
        named = {word for option in way.given for word in self.game.verbs.phrase(option).split()[1:]}
        forced = {word for option in way.answers for word in self.game.verbs.phrase(option).split()[1:]}
        next_ = asked(way.table)
        asks_others = next_ is not None and next_ >= 0 and next_ != self.seat
        return not forced <= named or (asks_others and len(way.given) > 1)

    def _prospect(self, way: Way) -> Any:
        shown = shown_of(self.game)
        if shown is None:
            return None
        answers = way.answers if way.given else ()  # what is forced counts, too
        return shown.prospect(self.table, way.table, self.seat, tuple(map(self.game.verbs.phrase, answers)))

    def _refused(self, asking: Table, addable: Sequence[int], draft: Sequence[str]) -> Iterable[Refusal]:
        """Why not, for everything that somebody might think of at the last question and may not add."""
        told = why_of(self.game)
        if told is None:
            return
        wished = {option for wish in draft for option in self.game.verbs.meant(wish)}
        may = {self.game.verbs.phrase(option) for option in {*addable, *wished}}
        for phrase in told.candidates(asking, self.seat):
            if phrase not in may:
                reason = told.why_not(asking, self.seat, phrase)
                line, args = (NO_OTHER_REASON, {}) if reason is None else reason
                yield Refusal(phrase, line, dict(args))


def judge(game: Game, view: Any, seat: int) -> Judge:
    """Whoever judges from a seat's own view alone. The same view is judged alike: the dice of imagining are fixed."""
    return Judge(game, seat, listening_copy(game.imagine(view, Rng(1)), any_order=True))
