"""The second edition in a terminal: everything that matters is there, and nothing that the viewer may not know."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from emerald_second.situations import answer, situation, stub
from emerald_shared.screens import draw, played, text
from intrigue.cli.lines import Lines
from intrigue.cli.screens import screen_of
from intrigue.cli.teller import Teller, names_for
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CITY_NAMES
from intrigue.games.emerald.second.view import View
from intrigue.i18n import LANGUAGES, Words

SCREEN = screen_of(GAME)


def drawn(view: View, language: str = "en", full: bool = False, width: int = 120) -> str:
    """The table as the viewer sees it."""
    return draw(GAME, view, language, full, width)


def line_of(picture: str, beginning: str) -> str:
    """The line that begins so."""
    return next(line for line in picture.splitlines() if line.strip().startswith(beginning))


def test_a_city_shows_pieces_leader_card_and_royalty() -> None:
    """In one line: bomb value, everybody's pieces, a star for the leader, the card with its points, the royalty."""
    t = situation("M Th", ["paris: M 2 cubes 1 agent, Th 1 agent, 2 zombies, royalty"], turn="M")

    line = line_of(drawn(GAME.observe(t, 0)), "Paris")

    assert line.split() == ["Paris", "✹4", "A2■1▲★", "B1▲", "2☠", "Paris", "5N", "+3", "♛", "✹5", "=4", *SPINNER]


SPINNER = ["The", "Spinner", "in", "the", "Darkness"]


def test_what_became_of_royalty_and_stack() -> None:
    """Killed and hidden royalty stand with whose they are; an empty stack says so."""
    t = situation(
        "M Th",
        ["rome: royalty killed by M", "madrid: royalty hidden by Th", "paris: empty"],
        kept={"Th": "hide_royalty"},
    )

    picture = drawn(GAME.observe(t, None))

    assert "† A Rhogog" in line_of(picture, "Rome")
    assert "◌ B Baoht" in line_of(picture, "Madrid")
    assert "no cards left" in line_of(picture, "Paris")


def test_players_and_tracks() -> None:
    """Points, cubes in stock and Limbo, agents on the board and in stock, tokens, and whose turn it is."""
    t = situation(
        "M Th",
        ["paris: M 2 agents"],
        stock={"M": 4},
        tokens={"M": 2},
        scored={"M": "5 neutral city_london"},
        restorationist=3,
        loyalist=1,
        turn="M",
    )

    picture = drawn(GAME.observe(t, 1))

    assert "Restorationist 3/10 ▰▰▰▱▱▱▱▱▱▱" in picture
    assert "Loyalist 1/10 ▰▱▱▱▱▱▱▱▱▱" in picture
    row = line_of(picture, "▶")
    assert row.split() == ["▶", "A", "Ada", "7", "4■", "6◌", "2▲", "8◌", "2", "0", "10", "0", "unknown"]


def test_own_hand_has_symbols_and_headings() -> None:
    """What each card is good for stands beside it; others do not see the hand."""
    t = situation("M Th", hands={"M": "place_claim shoggoth"}, turn="M")

    own, others = drawn(GAME.observe(t, 0)), drawn(GAME.observe(t, 1))

    assert "place a cube or claim a card" in line_of(own, "Place/Claim")
    assert "place a cube or 2 bomb points · One-use action" in line_of(own, "Shoggoth")
    assert "Shoggoth" not in others


@pytest.mark.parametrize(
    ("hand", "phrases", "shown"),
    [
        ("place_two", ["place place_two"], "Place cubes · Place two"),
        ("retrieve_two", ["retrieve retrieve_two", "take paris"], "Retrieve cubes · Retrieve two, Paris"),
        ("claim_move claim_retrieve", ["claim claim_move"], "Claim · Claim/Move"),
        ("city_cairo", ["move city_cairo", "go paris rome"], "Move agents · Cairo, Paris to Rome"),
        ("emma_goldman", ["advance emma_goldman restorationist"], "Move markers · Emma Goldman, Restorationist"),
        ("ravachol place_bomb", ["assassinate ravachol", "aim paris Th"], "Assassinate · Ravachol, Paris: Bruno"),
        (
            "ravachol fenians place_bomb",
            ["assassinate ravachol", "aim berlin Th", "use fenians"],
            "Assassinate · Ravachol, Berlin: Bruno, Fenians",
        ),
        ("okhrana", ["use okhrana", "aim paris M"], "Card text · Okhrana, Paris Ada"),
        ("place_two place_bomb", ["discard place_two"], "Discard · Place two"),
    ],
)
def test_the_plan_is_shown_to_its_owner_alone(hand: str, phrases: list[str], shown: str) -> None:
    """An action in the making stands below the hand, with all that is chosen so far."""
    t = situation(
        "M Th",
        ["paris: M 3 agents 2 cubes, Th 1 agent", "berlin: M 2 agents 1 cube, Th 1 agent"],
        hands={"M": hand},
        turn="M",
    )
    answer(t, "M", *phrases)

    assert f"Your plan: {shown}\n" in drawn(GAME.observe(t, 0))
    assert "plan" not in drawn(GAME.observe(t, 1))


def test_looking_closer_shows_points_and_discards() -> None:
    """The full table tells where points come from, and the discards, one's own unseen ones too."""
    t = situation(
        "M Th",
        discards={"M": "place_two", "Th": "place_bomb"},
        lost={"M": "claim_move", "Th": "move_bomb"},
        scored={"M": "5 neutral city_london"},
        turn="M",
    )

    picture = drawn(GAME.observe(t, 0), full=True)

    assert "London 5 (neutral)" in picture
    assert "Place two, ▒ Claim/Move" in picture
    assert "Place/Bomb, 1 more, unseen" in picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
def test_drawing_fits_any_width(language: str, width: int) -> None:
    """Tables of all sizes fit, in every language, and every city has its line."""
    for seats in GAME.seats:
        view = GAME.observe(played(GAME, seats, 90, seats), 0)

        picture = drawn(view, language, width=width)

        assert max(map(len, picture.splitlines())) <= width
        assert picture.count("✹") >= len(CITY_NAMES)
        assert len(picture.splitlines()) <= 16 + seats + view.seats[0].hand


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_to_its_end(language: str) -> None:
    """The story and the result of a whole game can be told in every language; the winner has a star."""
    t = played(GAME, 3, -1, 5)
    out = StringIO()
    teller = Teller(GAME, Words(GAME, language, names_for(3)), Lines(language), Console(file=out, width=100), None)

    teller.follow(t, GAME.observe(t, None))
    teller.result(t)

    best = GAME.returns(t).index(max(GAME.returns(t)))
    row = next(line for line in out.getvalue().splitlines() if line.startswith("│") and "★" in line)
    assert names_for(3)[best] in row
    assert f" {GAME.scores(t)[best]} ★" in row


def test_cards_are_explained_with_the_numbers_in_use() -> None:
    """A card shows its symbols, what claiming it brings and its text, by the box file that is played with."""
    game = stub(cards__shoggoth__bomb=4, royalty__gloriana__vp=9)
    words = Words(game, "en")

    assert "4 bomb points" in text(SCREEN.card("shoggoth", words, Lines("en")))
    assert "worth 9" in text(SCREEN.card("gloriana", words, Lines("en")))
    listed = text(SCREEN.card_list(words, Lines("en")))
    assert "4 bomb points" in listed
    assert all(words.name(ref)[:12] in listed for ref in SCREEN.CARDS)
