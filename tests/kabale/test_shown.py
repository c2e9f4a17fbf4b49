"""The numbers that stand on the page beside the view: what follows from it by the rules, and nothing that it hides."""

from __future__ import annotations

from intrigue.games.kabale import GAME
from intrigue.games.kabale.board import Board, Counted, KindWon, TurnedUp
from intrigue.games.kabale.shown import board
from intrigue.games.kabale.table import Kabale
from intrigue.kernel.rng import Rng
from kabale.situations import answer, seat_of, situation


def shown(t: Kabale, letter: str | None = None) -> Board:
    """What a player is shown, or a spectator: made at a table imagined from what they see."""
    viewer = None if letter is None else seat_of(t, letter)
    return board(GAME.imagine(GAME.observe(t, viewer), Rng(1)), viewer)


def test_goals_are_counted_in_both_ways() -> None:
    """18 doubled less 2 is 34, where the plain sum would be 20 (K-179)."""
    goals = "alchemy-3 fencing-3 farming-2 trade-5 religion-4 music-1 alchemy-1 fencing-1"
    t = situation("RB", ["trade-1:"], hands={"R": "king"}, won={"R": goals, "B": "music-2 music-5"}, turn="R")

    red, blue = shown(t, "R").counted

    assert red == Counted(
        kinds=(
            KindWon("alchemy", (3, 1)),
            KindWon("fencing", (3, 1)),
            KindWon("farming", (2,)),
            KindWon("trade", (5,)),
            KindWon("religion", (4,)),
            KindWon("music", (1,)),
        ),
        goals=8,
        have=6,
        total=20,
        best=18,
        others=2,
        set_points=34,
        as_set=True,
        points=34,
        shown=True,
    )
    assert (blue.have, blue.set_points, blue.as_set, blue.points, blue.shown) == (1, None, False, 7, False)
    assert shown(t).points == (34, 7)
    assert shown(t).winners == (0,)


def test_goals_lie_open_where_the_table_says_so_and_at_the_end() -> None:
    """Else only their owner looks at them (K-196)."""
    t = situation("RB", ["trade-1:"], hands={"R": "king"}, turn="R")
    open_table = situation("RB", ["trade-1:"], hands={"R": "king"}, turn="R", options={"won_goals_hidden": "false"})
    over = situation("RB")

    assert [one.shown for one in shown(t, "B").counted] == [False, True]
    assert [one.shown for one in shown(open_table, "B").counted] == [True, True]
    assert [one.shown for one in shown(over, "B").counted] == [True, True]


def test_what_is_to_be_said_of_cards() -> None:
    """What a corner shows under its goal, what a card does or has done; nothing of cards that are not known."""
    t = situation(
        "RB",
        [
            "music-5: R minstrel, B merchant, R double, B magic_cap [witch], R storm",
            "trade-5: R king, R magic_cap, R queen(d)",
        ],
        hands={"R": "juliet", "B": "king"},
        turn="B",
    )

    music, trade = shown(t, "B").columns

    assert [card.value for card in music.cards] == [12, 8, None, 0, 1, 9]
    assert [card.note for card in music.cards] == ["own-kind", "other-kind", "double", "cap-full", "", "storm"]
    assert [card.note for card in trade.cards] == ["plain", "cap-empty", ""]
    assert trade.cards[2].value is None
    assert shown(t, "R").columns[1].cards[2].value is not None
    assert shown(t, "R").columns[0].cards[4].value is None


def test_what_a_card_would_turn_up() -> None:
    """The last card of a column, if it lies face down by itself; it is named to whoever knows it."""
    t = situation(
        "RB",
        ["music-5:", "trade-5: R king", "farming-5: B king, R queen(d)", "music-4: B magic_cap [witch]"],
        hands={"R": "juliet", "B": "romeo"},
        turn="B",
    )

    assert [column.turns_up for column in shown(t, "B").columns] == [None, None, TurnedUp(0, "hidden"), None]
    assert shown(t, "R").columns[2].turns_up == TurnedUp(0, "queen")


def test_what_is_asked() -> None:
    """A card is laid, one slid under a Cap, or goals are swapped: then the Traitor's column is named."""
    t = situation(
        "RB", ["music-5: B traitor(d)", "trade-5: B magic_cap(d)"], hands={"R": "juliet romeo", "B": "king"}, turn="R"
    )
    assert shown(t, "R").asks == "lay"

    answer(t, "R", "lay juliet column-1")

    assert (shown(t, "B").asks, shown(t, "B").swapping) == ("swap", 0)
    other = situation("RB", ["trade-5: B magic_cap(d)"], hands={"R": "juliet", "B": "king"}, turn="R")
    answer(other, "R", "lay juliet column-1")
    assert (shown(other, "B").asks, shown(other, "B").swapping) == ("slide", None)
