"""The drawings show what the viewer may see, and nothing else."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console, RenderableType

import intrigue
from cli.terminal import LANGUAGES
from intrigue.cli.lines import Lines
from intrigue.cli.screens import remark_on, screen_of
from intrigue.cli.teller import ALL, Teller, names_for
from intrigue.games.kabale.view import View
from intrigue.i18n import Words
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import advance, play_out
from intrigue.kernel.table import Table

GAME = intrigue.GAMES["kabale"]
SCREEN = screen_of(GAME)


def text(drawing: RenderableType, width: int = 100) -> str:
    out = StringIO()
    Console(file=out, width=width, highlight=False).print(drawing)
    return out.getvalue()


def drawn(view: View, language: str = "en", full: bool = True) -> str:
    words = Words(GAME, language, names_for(len(view.seats)))
    return text(SCREEN.draw([view], words, Lines(language), full))


def played(seats: int, decisions: int, seed: int, **options: str) -> Table:
    """A table after some random answers."""
    t = GAME.new(seats, options)
    t.listening = True
    play_out(t, Rng(seed), decisions)
    return t


def laid(*answers: str, seats: int = 2) -> Table:
    """A table where these answers were given; chance does what makes them possible."""
    t = GAME.new(seats, {"start_player": "seat-0"})
    t.listening = True
    for answer in answers:
        advance(t, GAME.verbs.option(answer))
    return t


def first_column(picture: str) -> list[list[str]]:
    """The words in each line of the leftmost column."""
    return [re.split("[│┃║]", line)[1].split() for line in picture.splitlines() if line.startswith(("│", "┃", "║"))]


DEAL = (
    *("draw magic_cap", "draw king", "draw witch"),
    *("draw storm", "draw queen", "draw beggar"),
    *("turn-up music-2", "turn-up trade-3"),
)


@pytest.mark.parametrize("seed", range(12))
def test_tables_of_one_information_set_look_the_same(seed: int) -> None:
    """What a viewer cannot know changes nothing on their screen: table, discards and story are the same text."""
    seats = 2 + seed % 5
    t = played(seats, 9 + 7 * seed, seed)
    for viewer in range(seats):
        view = GAME.observe(t, viewer)
        imagined = GAME.imagine(view, Rng(seed + 1))
        others = [seat for seat in range(seats) if seat != viewer]
        assert any(GAME.observe(t, seat) != GAME.observe(imagined, seat) for seat in others)

        assert drawn(GAME.observe(imagined, viewer)) == drawn(view)


@pytest.mark.parametrize("seed", range(6))
def test_story_names_no_hidden_card(seed: int) -> None:
    """What is told to a seat comes from that seat's tellings alone: others' draws and layings stay unnamed."""
    t = played(3, 20, seed)
    out = StringIO()
    console = Console(file=out, width=100)
    teller = Teller(GAME, Words(GAME, "en", names_for(3)), Lines("en"), console, 0)

    teller.whole_story(t)

    lines = out.getvalue().splitlines()
    assert any(line == "Bruno draws a card." for line in lines)
    assert not any(line.startswith(("Bruno draws the", "Clara draws the", "Bruno lays the")) for line in lines)


def test_own_face_down_card_is_shown_to_its_owner_alone() -> None:
    """The name stands behind the mark for a face-down card; the others see only that it lies there."""
    t = laid(*DEAL, "lay king column-1", "draw romeo")

    assert "A ▒ King" in drawn(GAME.observe(t, 0))
    for viewer in (1, None):
        assert "King" not in drawn(GAME.observe(t, viewer))
        assert "A ▒▒▒▒▒▒" in drawn(GAME.observe(t, viewer))


def test_card_under_a_cap_lies_visibly_under_it() -> None:
    """The card under a Cap stands below it with a hook, and counts for nothing in the number below."""
    t = laid(*DEAL, "lay magic_cap column-1", "draw romeo", "lay queen column-1", "slide witch", "draw juliet")

    lines = first_column(drawn(GAME.observe(t, 0)))

    assert lines[0] == ["A", "Magic", "Cap", "0"]
    assert lines[1] == ["└A", "▒", "Witch", "1"]
    assert lines[2] == ["B", "▒▒▒▒▒▒"]
    assert "2/2 full" in drawn(GAME.observe(t, 0))


def test_colour_marks_the_letter_of_the_owner_alone() -> None:
    """The owner's colour lies behind their letter, not behind names and numbers."""
    t = laid(*DEAL, "lay king column-1", "draw romeo", "lay queen column-1", "draw romeo")
    out = StringIO()
    console = Console(file=out, width=60, force_terminal=True, color_system="standard", no_color=False)

    console.print(SCREEN.draw([GAME.observe(t, 0)], Words(GAME, "en", names_for(2)), Lines("en")))

    king = next(line for line in out.getvalue().splitlines() if "King" in line)
    assert re.search(r"\x1b\[1;37;41mA\x1b\[0m King +20 ", king)


def test_closed_column_has_another_frame() -> None:
    """A Storm closes its column: a double frame and the word say so."""
    t = laid(
        *DEAL,
        *("lay king column-2", "draw romeo", "lay storm column-1", "draw romeo", "lay witch column-1", "draw juliet"),
    )

    picture = drawn(GAME.observe(t, 0))

    assert "╔═ 1 Music 2" in picture
    assert "2/2 closed ═╝" in picture
    assert "╭─ 2 Trade 3" in picture


def test_specialist_is_worth_what_the_goal_above_it_says() -> None:
    """On the table a specialist shows the number that counts there."""
    t = GAME.new(2, {"start_player": "seat-0"})
    for answer in ("draw minstrel", "draw merchant", "draw king", *DEAL[3:], "lay minstrel column-1", "draw romeo"):
        advance(t, GAME.verbs.option(answer))
    for answer in ("lay queen column-1", "draw romeo", "lay merchant column-1"):
        advance(t, GAME.verbs.option(answer))

    rows = first_column(drawn(GAME.observe(t, 0)))

    assert rows[0] == ["A", "Minstrel", "12"]
    assert rows[2] == ["A", "▒", "Merchant", "8"]


def test_won_goals_of_others_are_a_number_only() -> None:
    """While won goals lie face down, others see their number; open ones are seen by all."""
    hidden = GAME.observe(played(2, 60, 3), None)
    open_ = GAME.observe(played(2, 60, 3, won_goals_hidden="false"), None)
    words = Words(GAME, "en")
    on_the_table = {column.goal for column in hidden.columns}
    goals = [words.name(goal) for seat in hidden.seats for goal in seat.won if goal not in on_the_table]
    assert goals

    assert not [goal for goal in goals if goal in drawn(hidden)]
    assert [goal for goal in goals if goal in drawn(open_)] == goals


def test_own_goals_are_shown_with_the_kinds() -> None:
    """A player sees their own goals by kind, how many kinds they have, and their points."""
    view = GAME.observe(played(2, 60, 3), 0)
    kinds = {goal.rsplit("-", 1)[0] for goal in view.seats[0].won}

    picture = drawn(view)

    assert f"{len(kinds)} of 6 kinds · {view.seats[0].points} points" in picture
    for goal in view.seats[0].won:
        kind, points = goal.rsplit("-", 1)
        line = next(line for line in picture.splitlines() if f"{kind.capitalize()} " in line and "·" in line)
        assert points in line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_drawing_fits_any_width(language: str, width: int) -> None:
    """Tables of all sizes fit, in every language."""
    for seats in GAME.seats:
        view = GAME.observe(played(seats, 17, seats), 0)
        words = Words(GAME, language, names_for(seats))

        picture = text(SCREEN.draw([view], words, Lines(language), True), width)

        assert max(map(len, picture.splitlines())) <= width


def test_everything_shows_all_hands_and_cards() -> None:
    """Whoever may see everything sees every hand, and nothing face down without its name."""
    t = played(3, 8, 5)
    teller = Teller(GAME, Words(GAME, "en", names_for(3)), Lines("en"), Console(file=StringIO()), ALL)

    picture = text(SCREEN.draw(teller.views(t), teller.words, teller.say, True))

    assert "▒▒" not in picture
    for seat in range(3):
        own = GAME.observe(t, seat).own
        assert own is not None
        assert ", ".join(teller.words.name(card) for card in own.hand) in picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_traitor_names_the_goal_that_one_would_get(language: str) -> None:
    """Beside every column with which goals may be swapped."""
    t = laid(*DEAL, "lay king column-2")
    words = Words(GAME, language)

    said = remark_on(SCREEN, words, GAME.observe(t, 0), "swap column-2")

    assert words.line("board-swap-gets", goal="trade-3") == said
    assert remark_on(SCREEN, words, GAME.observe(t, 0), "stay") == ""
