"""The price list of the second edition's bots: complete, true to other boxes; and the tool that gives things away."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from typing import Any

import gifts
import pytest

from intrigue.games.emerald.second import GAME as SECOND
from intrigue.games.emerald.second.bot.prices import MEASURED, Prices
from intrigue.games.emerald.second.bot.weights import weights_for
from intrigue.games.emerald.second.cards import CARD_NAMES
from intrigue.games.emerald.second.numbers import DEFAULT

EDITIONS = ("first", "second")


def part(edition: str, module: str) -> Any:
    """A module of an edition."""
    return import_module(f"intrigue.games.emerald.{edition}.{module}")


def test_everything_that_can_be_given_has_a_price() -> None:
    """All cards but those that one begins with, for both sides."""
    things = set(part("second", "bot.contest").gifts())

    assert set(MEASURED) == {"loyalist", "restorationist"}
    assert set(MEASURED["loyalist"]) == set(MEASURED["restorationist"]) == things


def test_the_file_says_how_it_was_made() -> None:
    """By the command at its head."""
    text = files("intrigue.games.emerald.second.bot").joinpath("prices.toml").read_text(encoding="utf-8")

    assert re.search(r"`python tools/gifts.py emerald2 --games \d+ --seed \d+ --write`", text)


def test_a_card_with_more_symbols_in_another_box_is_worth_more() -> None:
    """Prices are measured with the numbers that come with the game; what another box adds is added."""
    other = SECOND.with_box_file(re.sub(r"(\[cards\.freemasons\][^\[]*?place *= *)\d", r"\g<1>3", SECOND.box_file))
    weights = weights_for(4)
    card = CARD_NAMES.index("freemasons")

    usual, more = Prices(DEFAULT, weights), Prices(other.new(4).numbers, weights)

    assert more.deck[card] > usual.deck[card]
    assert more.deck[card + 1] == usual.deck[card + 1]


def test_nobody_clings_to_a_card_that_is_used_up() -> None:
    """It brings more to claim it than it is worth once it is there."""
    prices = Prices(DEFAULT, weights_for(4))
    card = CARD_NAMES.index("hide_royalty")

    assert prices.claim[card] > 2 * prices.deck[card] > 0.0


# ---------------------------------------------------------------- giving


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_that_was_given_is_there(edition: str) -> None:
    """It lies on the discard pile of its owner."""
    contest, names = part(edition, "bot.contest"), part(edition, "cards").CARD_NAMES
    t = new_table(edition)
    card = names.index("freemasons")

    assert contest.give(t, 1, "freemasons")

    assert t.discards[len(names) + card] == 1
    assert t.discards[card] == 0


def new_table(edition: str) -> Any:
    """A new game of two."""
    return import_module(f"intrigue.games.emerald.{edition}").GAME.new(2)


def test_cities_and_effects_are_given_once() -> None:
    """What somebody has is not given to another."""
    contest = part("first", "bot.contest")
    t = new_table("first")

    assert contest.give(t, 0, "vienna")
    assert contest.give(t, 0, "cultists")

    assert not contest.give(t, 1, "vienna")
    assert not contest.give(t, 1, "cultists")
    assert t.disc[0] == t.numbers.city_vp[part("first", "cards").CITY_NAMES.index("vienna")]


@pytest.mark.parametrize("game", ["emerald1", "emerald2"])
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    """And everybody got something, or nothing."""
    rows = gifts.one_game(game, 2, 4, 7)

    assert rows == gifts.one_game(game, 2, 4, 7)
    assert len(rows) == 2
    assert rows[0].ahead == -rows[1].ahead


def test_what_is_worth_something_is_told_against_nothing() -> None:
    """The mean of whoever got it, less the mean of whoever got nothing; by side."""
    rows = [
        gifts.Row(gifts.NOTHING, 0, 1.0, 0.0),
        gifts.Row(gifts.NOTHING, 0, 3.0, 1.0),
        gifts.Row("freemasons", 0, 5.0, 1.0),
        gifts.Row("freemasons", 0, 7.0, 1.0),
        gifts.Row(gifts.NOTHING, 1, 0.0, 0.0),
        gifts.Row("freemasons", 1, -1.0, 0.0),
    ]

    found = {(worth.side, worth.gift): worth for worth in gifts.worths(rows)}

    assert found["loyalist", "freemasons"].points == 4.0
    assert found["loyalist", "freemasons"].error == 1.0
    assert found["loyalist", "freemasons"].won == 0.5
    assert found["restorationist", "freemasons"].points == -1.0
    assert found["loyalist", gifts.NOTHING].points == 0.0


def test_a_game_that_is_over_gives_nothing() -> None:
    """Gifts that come too late count for nobody."""
    assert gifts.one_game("emerald2", 2, 10_000, 3) == []
