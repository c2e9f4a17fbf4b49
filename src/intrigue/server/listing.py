"""The games that can be played, as the page lists them: what they are called, and who plays with you."""

from __future__ import annotations

from functools import lru_cache

from intrigue.bots import BOTS, LEVELS, NoAdvice, make
from intrigue.bots.levels import USUAL, characters_of
from intrigue.boxfile import parse
from intrigue.guide import guide_of
from intrigue.i18n.bots import bot_title, character_about, character_title
from intrigue.i18n.catalogue import MissingWord, folders_of, single, words_file
from intrigue.kernel.game import Choice, Game
from intrigue.server import wire


def game_info(game: Game, language: str) -> wire.GameInfo:
    """A game, introduced in a language."""
    folders = folders_of(game)
    worded = all(words_file(folder, language).is_file() for folder in folders)
    bots = _bots_for(game)
    return wire.GameInfo(
        game.id,
        single(folders, language, "title") if worded else game.id,
        _about(folders, language) if worded else "",
        game.rules,
        tuple(game.seats),
        tuple(map(_choice, game.choices)),
        bots,
        tuple(wire.LevelInfo(name, bot_title(game, language, name)) for name in bots if name in LEVELS),
        tuple(
            wire.CharacterInfo(name, character_title(game, language, name), character_about(game, language, name))
            for name in characters_of(game)
        ),
        USUAL,
        _chapters(game),
        _reconstructed(game.box_file),
    )


def _about(folders: tuple[str, ...], language: str) -> str:
    """What a game is about; rules in short begin with it."""
    try:
        return single(folders, language, "about")
    except MissingWord:
        return single(folders, language, "rules-1")


def _bots_for(game: Game) -> tuple[str, ...]:
    fit = []
    for bot in BOTS:
        try:
            make(bot, game)
        except NoAdvice:
            continue
        fit.append(bot)
    return tuple(fit)


def _chapters(game: Game) -> tuple[str, ...]:
    guide = guide_of(game)
    return () if guide is None else tuple(guide.chapters)


def _choice(choice: Choice) -> wire.ChoiceInfo:
    return wire.ChoiceInfo(choice.name, choice.values, choice.clause)


@lru_cache(maxsize=64)
def _reconstructed(box_file: str) -> bool:
    """Are there values that nobody has read in print? A file that lists what the rulebook prints has others, too."""
    return "rulebook" in parse(box_file).get("provenance", {})
