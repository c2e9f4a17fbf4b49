"""What bots are called: for people to read, in their language."""

from __future__ import annotations

import pytest

from intrigue import GAMES, Game
from intrigue.bots import BOTS, LEVELS
from intrigue.i18n import LANGUAGES
from intrigue.i18n.bots import bot_title, character_about, character_title
from laws.court import GAME as COURT

EMERALDS = [GAMES["emerald1"], GAMES["emerald2"]]
CHARACTERS = ("bold", "cautious", "secretive", "vengeful")


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("emerald1", "medium:bold", "Inspector (medium), bold"),
        ("emerald2", "expert", "Consulting detective (expert)"),
        ("kabale", "novice", "Lackey (novice)"),
        ("kabale", "greedy", "quick"),
        ("kabale", "run:python mine.py", "run:python mine.py"),
        ("kabale", "program", "a program from outside"),
    ],
)
def test_names_in_english(game: str, name: str, said: str) -> None:
    """A level has the game's own name, and the plain one beside it; what has no words is called by its name."""
    assert bot_title(GAMES[game], "en", name) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_of_its_own(language: str) -> None:
    """In every game, and no two are called alike."""
    for game in GAMES.values():
        titles = {bot_title(game, language, name) for name in BOTS}

        assert len(titles) == len(BOTS)
        assert all("(" in bot_title(game, language, name) for name in LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EMERALDS, ids=lambda game: str(game.id))
def test_every_character_is_described_in_a_sentence(game: Game, language: str) -> None:
    """What it is called, and how one notices it."""
    for name in CHARACTERS:
        assert character_title(game, language, name)
        assert character_about(game, language, name).endswith(".")


def test_a_game_without_words_of_its_own_has_plain_levels() -> None:
    """Nobody has to guess there, either."""
    assert bot_title(COURT, "en", "medium") == "medium"
    assert bot_title(COURT, "hu", "medium:wild") == "közepes, wild"
    assert character_title(COURT, "de", "wild") == "wild"
    assert character_about(COURT, "de", "wild") == ""
