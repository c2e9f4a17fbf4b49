"""The price lists of the Emeralds' bots: complete, true to other boxes; and the tool that gives things away."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from typing import Any

import gifts
import pytest

from intrigue.games.emerald.first.cards import CARD_NAMES, CARDS
from intrigue.games.emerald.first.numbers import DEFAULT

EDITIONS = ("first", "second")


def part(edition: str, module: str) -> Any:
    """A module of an edition."""
    return import_module(f"intrigue.games.emerald.{edition}.{module}")


def prices(edition: str, numbers: Any = None, seats: int = 2) -> Any:
    """The prices of an edition, by the numbers of its own box if no others are given."""
    of_bots = part(edition, "bot.prices")
    return of_bots.Prices(numbers or part(edition, "numbers").DEFAULT, part(edition, "bot.weights").weights_for(seats))


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_that_can_be_given_has_a_price(edition: str) -> None:
    """All cards but those that one begins with, and all Permanent Effects, for both sides."""
    things = set(part(edition, "bot.contest").gifts()) - set(part(edition, "cards").CITY_NAMES)
    measured = part(edition, "bot.prices").MEASURED

    assert set(measured) == {"loyalist", "restorationist"}
    assert set(measured["loyalist"]) == set(measured["restorationist"]) == things


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_file_says_how_it_was_made(edition: str) -> None:
    """By the command at its head."""
    text = files(f"intrigue.games.emerald.{edition}.bot").joinpath("prices.toml").read_text(encoding="utf-8")
    game = import_module(f"intrigue.games.emerald.{edition}").GAME.id

    assert re.search(rf"`python tools/gifts.py {game} --games \d+ --seed \d+ --write`", text)


@pytest.mark.parametrize(("edition", "symbol"), [("first", "cube"), ("second", "place")])
def test_a_card_with_more_symbols_in_another_box_is_worth_more(edition: str, symbol: str) -> None:
    """Prices are measured with the numbers that come with the game; what another box adds is added."""
    game = import_module(f"intrigue.games.emerald.{edition}").GAME
    text = re.sub(rf"(\[cards\.freemasons\][^\[]*?{symbol} *= *)\d", r"\g<1>3", game.box_file)
    card = part(edition, "cards").CARD_NAMES.index("freemasons")

    usual, more = prices(edition), prices(edition, game.with_box_file(text).new(4).numbers)

    assert more.deck[card] > usual.deck[card]
    assert more.deck[card + 1] == usual.deck[card + 1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_clings_to_a_card_that_is_used_up(edition: str) -> None:
    """It brings more to claim it than it is worth once it is there."""
    found = prices(edition)
    card = part(edition, "cards").CARD_NAMES.index("hide_royalty")

    assert found.claim[card] > 2 * found.deck[card] > 0.0


def test_no_point_counts_twice() -> None:
    """What was measured of the Necronomicon holds its points, which are points already."""
    of_bots = part("first", "bot.prices")

    for side, name in enumerate(("loyalist", "restorationist")):
        worth = prices("first").deck[side * CARDS + CARD_NAMES.index("necronomicon")]
        measured = of_bots.MEASURED[name]["necronomicon"]
        assert worth == pytest.approx(of_bots.COUNTS * (measured - DEFAULT.necronomicon))


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
