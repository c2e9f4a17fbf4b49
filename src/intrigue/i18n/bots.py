"""What bots are called: `Inspector (medium), bold`.

A game has names of its own for the levels, and the plain one stands beside them, so that nobody has to guess. Whoever
has no words, as a program from outside, is called by its name.
"""

from __future__ import annotations

from intrigue.i18n.catalogue import SHARED, MissingWord, folders_of, single, words_file
from intrigue.kernel.game import Game


def bot_title(game: Game, language: str, name: str) -> str:
    """A bot by its name, such as `medium:bold`, for people to read."""
    kind, _, character = name.partition(":")
    plain = _said((SHARED,), language, f"bot-{kind}")
    if plain is None:
        return name
    folders = folders_of(game)
    own = _said(folders, language, f"level-{kind}")
    title = plain if own is None else f"{own} ({plain})"
    if not character:
        return title
    return f"{title}, {character_title(game, language, character)}"


def character_title(game: Game, language: str, character: str) -> str:
    """What a character is called."""
    return _said(folders_of(game), language, f"character-{character}") or character


def character_about(game: Game, language: str, character: str) -> str:
    """How one notices a character, in a sentence; empty if there is none."""
    return _said(folders_of(game), language, f"character-{character}-about") or ""


def _said(folders: tuple[str, ...], language: str, message: str) -> str | None:
    """A message, if the game speaks the language and has words for it."""
    if not all(words_file(folder, language).is_file() for folder in folders):
        return None
    try:
        return single(folders, language, message)
    except MissingWord:
        return None
