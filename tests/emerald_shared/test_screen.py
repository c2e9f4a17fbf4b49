"""Both editions in a terminal: nothing that the viewer may not know, and a story that can be read to its end."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from typing import TypeAlias

import pytest
from rich.console import Console

from emerald_first.situations import situation as first_situation
from emerald_second.situations import situation as second_situation
from emerald_shared.screens import draw, played, text
from intrigue.cli.lines import Lines
from intrigue.cli.screens import screen_of
from intrigue.cli.teller import ALL, Teller, names_for
from intrigue.games.emerald.first import GAME as FIRST
from intrigue.games.emerald.second import GAME as SECOND
from intrigue.games.emerald.shared.cards import PLAYERS
from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.i18n import Words
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng

Situation: TypeAlias = Callable[..., EmeraldTable]


@pytest.mark.parametrize("game", [FIRST, SECOND], ids=["first", "second"])
@pytest.mark.parametrize("seed", range(6))
def test_tables_of_one_information_set_look_the_same(game: Game, seed: int) -> None:
    """What a viewer cannot know changes nothing on their screen."""
    seats = 2 + seed % 4
    t = played(game, seats, 60 + 70 * seed, seed)
    for viewer in range(seats):
        view = game.observe(t, viewer)
        imagined = game.imagine(view, Rng(seed + 1))

        assert draw(game, game.observe(imagined, viewer), full=True) == draw(game, view, full=True)


@pytest.mark.parametrize(
    ("game", "decisions", "others"),
    [(FIRST, 60, "Bruno draws a card"), (SECOND, 40, "Bruno draws")],
    ids=["first", "second"],
)
def test_others_draws_go_without_saying(game: Game, decisions: int, others: str) -> None:
    """A seat reads what it drew, and not that others draw."""
    t = played(game, 2, decisions, 3)
    out = StringIO()
    teller = Teller(game, Words(game, "en", names_for(2)), Lines("en"), Console(file=out, width=100), 0)

    teller.follow(t, game.observe(t, 0))

    assert "You draw" in out.getvalue()
    assert others not in out.getvalue()


@pytest.mark.parametrize(
    ("game", "situation", "card", "mine"),
    [(FIRST, first_situation, "two_cubes", "Two cubes"), (SECOND, second_situation, "place_two", "Place two")],
    ids=["first", "second"],
)
def test_everything_shows_all_hands(game: Game, situation: Situation, card: str, mine: str) -> None:
    """Who may see everything sees every hand and every side."""
    t = situation("M Tu", hands={"M": card, "Tu": "shoggoth"}, turn="M")
    teller = Teller(game, Words(game, "en", names_for(2)), Lines("en"), Console(file=StringIO()), ALL)

    picture = text(screen_of(game).draw(teller.views(t), teller.words, teller.say))

    assert mine in picture
    assert "Shoggoth" in picture
    assert "unknown" not in picture


@pytest.mark.parametrize(
    ("game", "situation"), [(FIRST, first_situation), (SECOND, second_situation)], ids=["first", "second"]
)
def test_sides_are_shown_to_who_knows_them(game: Game, situation: Situation) -> None:
    """One's own, one that was looked at, and a revealed one; a Change of Heart turns what is shown."""
    sides = {"M": "loyalist", "Tu": "restorationist", "W": "loyalist"}
    t = situation("M Tu W", sides=sides, revealed="W", turned="Tu", turn="M")
    t.looked[0 * PLAYERS + 1] = 1

    own, public = draw(game, game.observe(t, 0)), draw(game, game.observe(t, None))

    assert line_of(own, "▶ A Ada").split()[-1] == "Loyalist"
    assert "Loyalist (Change of Heart)" in line_of(own, "B Bruno")
    assert "unknown (Change of Heart)" in line_of(public, "B Bruno")
    assert line_of(public, "C Clara").split()[-1] == "Loyalist"
    assert line_of(public, "▶ A Ada").split()[-1] == "unknown"


def line_of(picture: str, beginning: str) -> str:
    """The line that begins so."""
    return next(line for line in picture.splitlines() if line.strip(" ·").startswith(beginning))
