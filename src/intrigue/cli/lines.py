"""The terminal's own words, in the reader's language."""

from __future__ import annotations

from intrigue.i18n import MissingWord
from intrigue.i18n.catalogue import bundle
from intrigue.kernel.event import Plain


class Lines:
    """What the terminal says. A line that is missing raises MissingWord: nothing half-said is ever shown."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = bundle(["intrigue/cli"], language, {})

    def __call__(self, line: str, /, **args: Plain) -> str:
        pattern = self._bundle.get_message(line).value if self._bundle.has_message(line) else None
        if pattern is None:
            raise MissingWord(f"the terminal has no line {line!r} in language {self.language!r}")
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWord(f"{line!r} cannot be said in language {self.language!r}: {errors[0]}") from errors[0]
        return str(said)
