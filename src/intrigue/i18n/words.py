"""Everything a player reads of a game, in one language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import Final

from intrigue.i18n.catalogue import SHARED, MissingWord, bundle, folders_of
from intrigue.kernel.errors import IntrigueError, RecordError, nearest
from intrigue.kernel.event import Plain, Telling, seat_name
from intrigue.kernel.game import Game

YOU: Final = "you"
"""What stands in a message's arguments in place of the reader's own seat."""

JOINED: Final = ("nothing", "one", "two", "three")
"""The messages that join as many reasons to a sentence: `because-two`."""

NUMBERED: Final = re.compile(r"[-_](\d+)(?![0-9a-z])")
SEAT: Final = re.compile(r"seat-(\d+)")


class Words:
    """The words of one game in one language. `names` are the names of people by seat.

    Whatever has no words raises MissingWord.
    """

    def __init__(self, game: Game, language: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.names = tuple(names)
        self._bundle = bundle((SHARED, *folders_of(game)), language, {"NAME": self.name})

    def name(self, ref: str, case: str | None = None) -> str:
        """The word of a thing (`juliet`, `music-3`, `column-2`, `seat-0`), perhaps in a grammatical form.

        This is also the function NAME of our Fluent files. People's names have one form only.
        """
        seat = SEAT.fullmatch(ref)
        if seat is None:
            return self.line(f"thing-{ref}" if case is None else f"thing-{ref}.{case}")
        n = int(seat[1])
        if case is not None:
            raise MissingWord(f"the name of a person has no form {case!r}: {ref}")
        return self.names[n] if n < len(self.names) else self.line("thing-seat", n=n + 1)

    def forms(self, ref: str) -> tuple[str, ...]:
        """The word of a thing in all the forms in which it may be read; none if it has no word."""
        if SEAT.fullmatch(ref):
            return (self.name(ref),)
        for found, numbers in candidates(f"thing-{ref}"):
            if self._bundle.has_message(found):
                attributes = self._bundle.get_message(found).attributes
                return tuple(dict.fromkeys(self._format(found, form, numbers) for form in ("", *attributes)))
        return ()

    def event(self, telling: Telling, viewer: int | None) -> str:
        """What happened, as the viewer may read it."""
        return self.line(f"tell-{telling.kind}", **_addressed(telling.args, viewer))

    def prompt(self, prompt: str, about: Mapping[str, Plain], viewer: int | None) -> str:
        """The question that is asked."""
        return self.line(f"ask-{prompt}", **_addressed(about, viewer))

    def ready(self, prompt: str, about: Mapping[str, Plain], viewer: int | None) -> str:
        """What is said where a draft is complete: in words of its own if there are any, else the question once more."""
        own = f"{prompt}-ready"
        return self.prompt(own if self._bundle.has_message(f"ask-{own}") else prompt, about, viewer)

    def option(self, phrase: str, viewer: int | None) -> str:
        """An answer as a sentence. The things of the phrase are `$a`, `$b` and so on in their order."""
        verb, *things = phrase.split()
        return self.line(f"verb-{verb}", **_addressed(dict(zip(ascii_lowercase, things, strict=False)), viewer))

    def because(self, reasons: Sequence[tuple[str, Mapping[str, Plain]]], viewer: int | None) -> str:
        """What an action means, as one sentence: messages that go on after "This", with what they speak of."""
        said = [self.line(line, **_addressed(args, viewer)) for line, args in reasons[: len(JOINED) - 1]]
        return self.line(f"because-{JOINED[len(said)]}", **dict(zip(ascii_lowercase, said, strict=False)))

    def perhaps(self, reason: tuple[str, Mapping[str, Plain]], viewer: int | None) -> str:
        """What it may come to mean, as one sentence."""
        return self.line("because-perhaps", a=self.line(reason[0], **_addressed(reason[1], viewer)))

    def plan(self, name: str, thing: str) -> str:
        """What an action is a step towards, in a few words."""
        return self.line(f"plan-{name}", thing=thing)

    def for_plan(self, name: str, thing: str) -> str:
        """The same as one sentence."""
        return self.line("because-plan", plan=self.plan(name, thing))

    def text(self, ref: str) -> str:
        """What a card says."""
        return self.line(f"text-{ref}")

    def choice(self, name: str, value: str | None = None) -> str:
        """What a table option is about, or what one of its values means."""
        return self.line(f"option-{name}" if value is None else f"option-{name}-{value}")

    def error(self, exception: IntrigueError) -> str:
        """What went wrong, for a player: the words of the exception's class or of the nearest one above it."""
        details: dict[str, Plain] = {"details": self._details(exception)}
        if isinstance(exception, RecordError):
            details |= {"line": exception.line, "phrase": exception.phrase, "details": exception.why}
        for kind in type(exception).__mro__:
            message = f"error-{kebab(kind.__name__)}"
            if self._bundle.has_message(message):
                return self.line(message, **details)
        raise MissingWord(f"no words in {self.language!r} for the error {type(exception).__name__}")

    def _details(self, exception: IntrigueError) -> str:
        """What more there is to say: of a name that is on no list, what was meant perhaps and what there is."""
        if not exception.there:
            return str(exception)
        near = nearest(exception.wrong, exception.there)
        names = ", ".join(exception.there)
        return self.line("error-there-is", wrong=exception.wrong, near=near or "none", names=names)

    def has(self, message: str) -> bool:
        """Is there such a message, perhaps said once for all numbers?"""
        return any(self._bundle.has_message(found) for found, _ in candidates(message))

    def line(self, message: str, /, **args: Plain) -> str:
        """Any message of the files, or with `message.attribute` an attribute of it."""
        name, _, attribute = message.partition(".")
        for found, numbers in candidates(name):
            if self._bundle.has_message(found):
                return self._format(found, attribute, numbers | args)
        raise MissingWord(f"no word {name!r} in language {self.language!r}")

    def _format(self, name: str, attribute: str, args: Mapping[str, Plain]) -> str:
        entry = self._bundle.get_message(name)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            raise MissingWord(f"{name!r} has no form {attribute!r} in language {self.language!r}")
        said, errors = self._bundle.format_pattern(pattern, {key: _printed(value) for key, value in args.items()})
        if errors:
            raise MissingWord(f"{name!r} cannot be said in language {self.language!r}: {errors[0]}") from errors[0]
        return str(said)


def candidates(name: str) -> Iterator[tuple[str, dict[str, Plain]]]:
    """Where the words of a name may be found: as it is, or once for all numbers, without the number.

    `thing-column-2` is `thing-column` with `$n` 2. As seats are counted from 0 but players from 1, the message
    may use `$seat` where the number is a seat's.
    """
    yield name, {}
    number = NUMBERED.search(name)
    if number is not None:
        n = int(number[1])
        yield name[: number.start()] + name[number.end() :], {"n": n, "seat": seat_name(n)}


def _addressed(args: Mapping[str, Plain], viewer: int | None) -> dict[str, Plain]:
    """The arguments with the viewer's own seat called `you`."""
    own = None if viewer is None else seat_name(viewer)
    return {name: YOU if value == own else value for name, value in args.items()}


def _printed(value: Plain) -> str | int:
    """Numbers stay numbers, so that messages can count; a half is written as such in every language."""
    if not isinstance(value, float):
        return value
    whole, half = divmod(value, 1)
    if half == 0:
        return int(whole)
    if half != 0.5:
        raise MissingWord(f"there is no way to write the number {value}: only whole and half ones")
    return f"{int(whole)}½" if whole else "½"


def kebab(name: str) -> str:
    """`IllegalAnswer` is `illegal-answer`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
