"""The languages there are, and the Fluent files that hold their words."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from intrigue.kernel.errors import IntrigueError, unlisted
from intrigue.kernel.game import Game

LANGUAGES: Final = ("en", "hu", "de", "it")


class UnknownLanguage(IntrigueError, ValueError):
    """A language that nobody has written words for."""


class MissingWord(IntrigueError, LookupError):
    """A message that is not there, or that cannot be said with these arguments. Nothing half-said is ever shown."""


def check_language(language: str) -> str:
    """The language, if there are words for it; raises UnknownLanguage."""
    if language not in LANGUAGES:
        raise unlisted(UnknownLanguage, f"there are no words in language {language!r}", language, LANGUAGES)
    return language


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the system speaks, as LC_ALL, LC_MESSAGES or LANG say; English if we do not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable].replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


SHARED: Final = "intrigue/i18n"
"""The folder of our package whose words all games share."""

FAMILY: Final = "shared"
"""The folder beside the editions of a game that has what they share."""


def folder_of(game: Game) -> str:
    """The folder that belongs to a game: the one it is defined in, in our package or in another."""
    return type(game).__module__.replace(".", "/")


def folders_of(game: Game) -> tuple[str, ...]:
    """The folders that have a game's words: what it says as its other editions do, if it has any, and its own.

    Editions lie side by side in a folder; what they share is beside them, in `shared`. No message is in both.
    """
    own = folder_of(game)
    beside = own.rpartition("/")[0]
    family = f"{beside}/{FAMILY}"
    return (family, own) if beside and words_file(family, "en").is_file() else (own,)


def file_in(folder: str, *names: str) -> Traversable:
    """A file in a folder, which begins with its package."""
    package, *inside = folder.split("/")
    file = files(package)
    for name in (*inside, *names):
        file = file / name  # one by one: Python 3.11 takes no more in packages without `__init__.py`
    return file


def words_file(folder: str, language: str) -> Traversable:
    """The Fluent file of a folder in one language."""
    return file_in(folder, "locale", f"{language}.ftl")


@cache
def parsed(folder: str, language: str) -> ast.Resource:
    """What a Fluent file says; raises MissingWord for a part that is not Fluent."""
    file = words_file(folder, check_language(language))
    if not file.is_file():
        raise MissingWord(f"there is no file of words {file}")
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            first_line = (entry.content or "").strip().splitlines()[0]
            raise MissingWord(f"{file}: {entry.annotations[0].message} near {first_line!r}")
    return resource


@cache
def single(folders: tuple[str, ...], language: str, message: str) -> str:
    """One message without arguments. The rest of the files is not parsed: a long one takes a quarter of a second."""
    begun = re.compile(rf"^{re.escape(message)} *=.*(?:\n(?:[ \t}}].*)?$)*", re.MULTILINE)
    for folder in folders:
        found = begun.search(words_file(folder, check_language(language)).read_text(encoding="utf-8"))
        if found is not None:
            own = FluentBundle([language], use_isolating=False)
            own.add_resource(FluentParser().parse(found[0]))
            pattern = own.get_message(message).value
            text, errors = ("", ["it is empty"]) if pattern is None else own.format_pattern(pattern)
            if errors:
                raise MissingWord(f"{message} cannot be said by itself in {language}: {errors[0]}")
            return str(text)
    raise MissingWord(f"no word {message} in language {language!r}")


def bundle(folders: Iterable[str], language: str, functions: Mapping[str, Callable[..., Any]]) -> FluentBundle:
    """All words of these folders in one language."""
    out = FluentBundle([check_language(language)], functions=dict(functions), use_isolating=False)
    for folder in folders:
        out.add_resource(parsed(folder, language))
    return out
