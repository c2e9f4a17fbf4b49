"""The index of actions that browser tests carry out names every action and every card text of the games as they are."""

from __future__ import annotations

from typing import Any

import actions
import pytest

from intrigue import CHANCE, GAMES, Game
from intrigue.games.emerald.first import menu
from intrigue.games.emerald.first.cards import CARD_NAMES as FIRST_CARDS
from intrigue.games.emerald.second import texts
from intrigue.games.emerald.second.cards import CARD_NAMES as SECOND_CARDS
from intrigue.games.emerald.shared.texts import Text

FOUND = actions.index()


def test_the_index_is_made_of_the_golden_records_as_they_are() -> None:
    """If this fails, the records have changed: `make actions` makes the index anew."""
    assert actions.made() == actions.INDEX.read_text()


@pytest.mark.parametrize("action", FOUND, ids=lambda action: action.name)
def test_an_action_is_where_the_index_says(action: actions.Action) -> None:
    """The record goes on with this action of this seat."""
    answers = actions.golden(action.record).answers[action.n : action.n + len(action.phrases)]

    assert [(seat, phrase) for seat, phrase, _ in answers] == [(action.seat, phrase) for phrase in action.phrases]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_verb_that_a_player_says_is_there(game: Game) -> None:
    """Whatever is not chance's alone."""
    records = [actions.golden(path.stem) for path in actions.TESTS.glob(f"records/{game.id}-*.txt")]
    said = {phrase.split()[0] for record in records for seat, phrase, _ in record.answers if seat != CHANCE}
    by_chance = {phrase.split()[0] for record in records for seat, phrase, _ in record.answers if seat == CHANCE}

    there = {phrase.split()[0] for action in of(game.id) for phrase in action.phrases}

    assert there == said
    assert there | by_chance == {verb.name for verb in game.verbs.verbs}


CARD_TEXTS: list[tuple[str, str, Text[Any]]] = [
    *[("emerald1", card, text) for card, text in zip(FIRST_CARDS, menu.TEXTS, strict=True) if text is not menu.NO_TEXT],
    *[
        ("emerald2", card, text)
        for card, text in zip(SECOND_CARDS, texts.TEXTS, strict=True)
        if text is not texts.NO_TEXT
    ],
]


@pytest.mark.parametrize(("game", "card", "text"), CARD_TEXTS, ids=lambda part: part if isinstance(part, str) else "")
def test_every_card_text_is_there(game: str, card: str, text: Text[Any]) -> None:
    """Each is used, and where it asks for something, that is answered."""
    uses = [action for action in of(game) if action.phrases[0] == f"use {card}"]
    asks = type(text).asks is not Text.asks

    assert uses
    assert asks == any(len(action.phrases) > 1 for action in uses)


def of(game: str) -> list[actions.Action]:
    """The actions of one game."""
    return [action for action in FOUND if actions.golden(action.record).game == game]
