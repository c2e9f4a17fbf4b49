"""The first edition in a terminal: everything that matters is there, and nothing that the viewer may not know."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from emerald_first.situations import answer, play, situation, stub
from emerald_shared.screens import draw, played, text
from intrigue.cli.lines import Lines
from intrigue.cli.screens import screen_of
from intrigue.cli.teller import Teller, names_for
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import CITY_NAMES, NAMED_NAMES
from intrigue.games.emerald.first.view import View
from intrigue.i18n import LANGUAGES, Words

SCREEN = screen_of(GAME)


def drawn(view: View, language: str = "en", full: bool = False, width: int = 120) -> str:
    """The table as the viewer sees it."""
    return draw(GAME, view, language, full, width)


def line_of(picture: str, name: str) -> str:
    """The first line that begins so, marks and a player's letter apart."""
    return next(line for line in picture.splitlines() if re.match(rf"[·▶ ]*([A-E] )?{re.escape(name)}", line))


def test_a_city_shows_control_royalty_agents_box_and_card() -> None:
    """In one line: whose it is, bombs and points, everybody's agents and cubes, a star for who leads, the card."""
    t = situation(
        "M Tu",
        [
            "paris: controlled by Tu, M main, M ravachol, Tu emma_goldman, M 1 in box, Tu 2 in box, Tu 1 on card, "
            "shows fenians, below 2, 3 zombies"
        ],
        turn="M",
    )

    line = line_of(drawn(GAME.observe(t, 0), width=90), "Paris")

    box, card = ["A1★", "B2"], ["Fenians", "1■", "2✹", "⚑+1", "+2", "A★", "B1"]
    assert line.split() == ["B", "Paris", "✹4=6", "✹5=4", "A△1", "B1", "☠3", *box, *card]


def test_who_leads() -> None:
    """Most influence; in a tie more agents; if that is level too, all of them (E1-85, E1-91, E1-92)."""
    t = situation(
        "M Tu W",
        ["paris: M 2 in box, Tu 2 in box, W 1 in box", "rome: M 2 on card, Tu 1 on card, Tu ravachol"],
        on_effects={"mi_go": "W 2, M 1"},
        turn="M",
    )

    picture = drawn(GAME.observe(t, None), width=90)

    assert "A2★ B2★ C1 " in line_of(picture, "Paris")
    assert line_of(picture, "Rome").split()[-2:] == ["A2", "B1★"]
    assert "Mi-Go A1 C2★" in picture


def test_the_cultists_count_twice() -> None:
    """The control disc of their owner is worth two influence points (E1-383)."""
    cities = ["paris: controlled by M, M 1 in box, Tu 2 in box"]

    plain = situation("M Tu", cities, turn="M")
    cult = situation("M Tu", cities, effects={"M": "cultists"}, turn="M")

    assert "A1 B2★" in line_of(drawn(GAME.observe(plain, None)), "Paris")
    assert "A1★ B2" in line_of(drawn(GAME.observe(cult, None)), "Paris")


def test_what_became_of_royalty_city_and_pile() -> None:
    """Killed and hidden royal persons with whose they are; discs, locked and destroyed cities, an empty pile."""
    t = situation(
        "M Tu",
        [
            "rome: royal killed by M, card blocked, box blocked",
            "madrid: royal hidden by Tu, controlled by M, locked",
            "paris: empty",
            "london: destroyed",
        ],
    )

    picture = drawn(GAME.observe(t, None))

    assert "†A    Rhogog" in line_of(picture, "Rome")
    assert line_of(picture, "Rome").count("⊘") == 2
    assert "◌B    Baoht" in line_of(picture, "Madrid")
    assert "Madrid▣" in line_of(picture, "A Madrid")
    assert "no cards left" in line_of(picture, "Paris")
    assert "destroyed" in line_of(picture, "London")


def test_agents_stand_with_bombs_points_and_mark() -> None:
    """Main agents, vampires, those on the Mi-go, shown double agents and killed ones."""
    t = situation(
        "M Tu",
        ["rome: M main, M ravachol, M elisee_reclus vampire", "paris: Tu main, Tu evno_asef"],
        effects={"Tu": "mi_go"},
        on_mi_go={"Tu": "louise_michel"},
        killed={"M": "Tu emma_goldman"},
        shown={"Tu": "ravachol"},
        turn="M",
    )

    line = line_of(drawn(GAME.observe(t, None), width=300), "Agents")

    assert "A △ (Rome ✹1), Elisée Reclus (Rome =2 vampire), Ravachol (Rome ✹2 AR ⇄B)" in line
    assert "B △ (Paris ✹1), Evno Asef (Paris ✹1 AA/R), Louise Michel (Mi-Go ✹1 =1)" in line
    assert "†A Emma Goldman" in line


def test_effects_on_offer_and_owned() -> None:
    """What is in the display, and how many are in the deck; those claimed stand with their owners."""
    t = situation("M Tu", display="cthulhu", effects={"Tu": "sigmund_freud"}, mad={"M": 1, "Tu": 2}, turn="M")

    picture = drawn(GAME.observe(t, None))

    assert "Permanent Effects: Cthulhu (10 more in the deck) · B Sigmund Freud" in picture
    assert " 1/3 " in line_of(picture, "A Ada")
    assert " 2/5 " in line_of(picture, "B Bruno")


def test_no_effect_is_on_offer() -> None:
    """The display may be empty."""
    t = situation("M Tu", display="", turn="M")

    assert "Permanent Effects: none in the display" in drawn(GAME.observe(t, None))


def test_players_and_tracks() -> None:
    """Points, cubes in stock, Limbo and Pool, double agents, Mad counters, cards, and who is known."""
    t = situation(
        "M Tu",
        ["paris: controlled by M"],
        stock={"M": 4},
        limbo={"M": 2},
        doubles={"M": "ravachol emma_goldman"},
        mad={"M": 1},
        revolution=3,
        war=1,
        turn="M",
    )

    picture = drawn(GAME.observe(t, 1))

    assert "⚑ Revolution 3/12 =1 ▰▰▰▱▱▱▱▱▱▱▱▱" in picture
    assert "⚔ War 1/12 =0 ▰▱▱▱▱▱▱▱▱▱▱▱" in picture
    row = line_of(picture, "▶")
    counts = ["4■", "2◌", "14○", "2", "1/3", "0", "10", "1"]
    assert row.split() == ["▶", "A", "Ada", "6", *counts, "◉", "unknown"]


def test_before_the_deal_nobody_has_a_side() -> None:
    """The table is shown while it is being set up."""
    t = GAME.new(2)

    picture = drawn(GAME.observe(t, 0))

    assert "setting up" in picture
    assert "Your identity · 0 on the track" in picture


def test_own_hand_has_symbols_and_headings() -> None:
    """What each card is good for stands beside it, in a narrow terminal in signs; others do not see the hand."""
    t = situation("M Tu", hands={"M": "cube_gold ravachol shoggoth"}, turn="M")

    own, narrow, others = (
        drawn(GAME.observe(t, 0)),
        drawn(GAME.observe(t, 0), width=80),
        drawn(GAME.observe(t, 1)),
    )

    assert "a cube or 1 gold" in line_of(own, "Cube/Gold")
    assert "2 bombs · Action AR" in line_of(own, "Ravachol")
    assert "2 bombs · One-use action" in line_of(own, "Shoggoth")
    assert "Your hand: Cube/Gold (1■ 1●) · Ravachol (2✹ AR) · Shoggoth (2✹ … ?)" in narrow
    assert "Shoggoth" not in others


def test_own_double_agents_are_shown_to_their_holder_alone() -> None:
    """With whose agents they are now."""
    t = situation("M Tu", ["rome: Tu ravachol"], doubles={"M": "ravachol emma_goldman"}, turn="M")

    assert "Your double agents: ⇄ Emma Goldman, ⇄ Ravachol (B Rome)" in drawn(GAME.observe(t, 0))
    assert "Emma Goldman" not in drawn(GAME.observe(t, 1))


def test_counters_that_are_drawn_or_known() -> None:
    """While choosing the player sees what was drawn; looking closer, which counter another player is known to hold."""
    t = situation("M Tu", hands={"M": "pinkerton_agents"}, doubles={"Tu": "ravachol"}, turn="M")
    t.knows[NAMED_NAMES.index("ravachol")] = 1
    play(t, "M", "use pinkerton_agents")

    picture = drawn(GAME.observe(t, 0), full=True)

    assert "Drawn: choose whom to keep: ⇄" in picture
    assert "⇄ Ravachol: Bruno holds the double agent counter: only you know" in picture


@pytest.mark.parametrize(
    ("hand", "phrases", "shown"),
    [
        ("two_cubes cube_bomb", ["place two_cubes"], "Place cubes · Two cubes"),
        ("two_cubes", ["retrieve two_cubes", "take box_rome"], "Retrieve cubes · Two cubes, City box of Rome"),
        ("two_gold gold_bomb gold", ["buy two_gold"], "Buy cubes · Two gold"),
        ("two_gold", ["move two_gold", "go ravachol zurich"], "Move agents · Two gold, Ravachol → Zurich"),
        ("emma_goldman", ["advance emma_goldman revolution-up"], "Move markers · Emma Goldman, Revolution up"),
        (
            "ravachol cube_bomb gold_bomb",
            ["attempt ravachol", "strike royal_rome"],
            "Attempt · Ravachol, Rhogog",
        ),
        ("okhrana", ["use okhrana", "send Tu box_paris"], "Card text · Okhrana, Bruno City box of Paris"),
        ("cube cube_bomb", ["discard cube"], "Discard · Cube"),
    ],
)
def test_the_plan_is_shown_to_its_owner_alone(hand: str, phrases: list[str], shown: str) -> None:
    """An action in the making stands below the hand, with all that is chosen so far."""
    t = situation(
        "M Tu",
        ["rome: M main, M ravachol, M 2 in box", "paris: Tu 3 in box", "madrid: Tu main, M johann_most, M 1 in box"],
        hands={"M": hand},
        turn="M",
    )
    answer(t, "M", *phrases)

    assert f"Your plan: {shown}\n" in drawn(GAME.observe(t, 0))
    assert "plan" not in drawn(GAME.observe(t, 1))


def test_looking_closer_shows_supplies_and_discards() -> None:
    """The full table counts the supplies and lists the discards, one's own unseen ones too."""
    t = situation(
        "M Tu",
        discards={"M": "two_cubes", "Tu": "cube_bomb"},
        lost={"M": "gold", "Tu": "two_gold"},
        turn="M",
    )

    picture = drawn(GAME.observe(t, 0), full=True)

    assert "18 sanity counters left · 10 blocking discs in the Pool" in picture
    assert "8 zombies in the supply" in picture
    assert "Two cubes, ▒ Gold" in picture
    assert "Cube/Bomb, 1 more, unseen" in picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
def test_drawing_fits_any_width(language: str, width: int) -> None:
    """Tables of all sizes fit, in every language, and every city has its line."""
    for seats in GAME.seats:
        view = GAME.observe(played(GAME, seats, 200, seats), 0)

        picture = drawn(view, language, width=width)

        assert max(map(len, picture.splitlines())) <= width
        assert picture.count("✹") >= len(CITY_NAMES)
        assert len(picture.splitlines()) <= 24 + seats + (view.seats[0].hand if width >= 100 else 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_to_its_end(language: str) -> None:
    """The story and the result of a whole game can be told in every language; the winner has a star."""
    t = played(GAME, 3, -1, 5)
    out = StringIO()
    teller = Teller(GAME, Words(GAME, language, names_for(3)), Lines(language), Console(file=out, width=80), None)

    teller.follow(t, GAME.observe(t, None))
    teller.result(t)

    best = GAME.returns(t).index(max(GAME.returns(t)))
    lines = [re.split("[│┃]", line) for line in out.getvalue().splitlines() if line.startswith(("│", "┃"))]
    at = next(n for n, cell in enumerate(lines[0]) if names_for(3)[best] in cell)
    assert lines[-1][at].split() == [str(GAME.scores(t)[best]), "★"]


def test_cards_are_explained_with_the_numbers_in_use() -> None:
    """A card shows its symbols, what claiming it brings and its text, by the box file that is played with."""
    game = stub(cards__shoggoth__bomb=4, cities__london__royal_vp=9, cities__paris__vp=7, agents__ravachol__vp=3)
    words = Words(game, "en")

    def shown(ref: str) -> str:
        return text(SCREEN.card(ref, words, Lines("en")))

    assert "4 bombs" in shown("shoggoth")
    assert "worth 9" in shown("royal_london")
    assert "worth 7" in shown("city_paris")
    assert "on the counter: 3 Restorationist points" in shown("ravachol")
    assert "when claimed: a sanity counter" in shown("yog_sothoth")
    listed = text(SCREEN.card_list(words, Lines("en")))
    assert "4 bombs" in listed
    assert all(words.name(ref)[:12] in listed for ref in SCREEN.CARDS)
