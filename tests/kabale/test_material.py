"""What is in the box: sections 1 to 3 of the rules."""

from __future__ import annotations

import msgspec
import pytest

from intrigue.games.kabale import GAME, cards
from intrigue.games.kabale.box import BOX, Box, Card
from intrigue.games.kabale.scoring import score
from intrigue.games.kabale.table import full
from intrigue.kernel.errors import BadBox
from kabale.situations import settle, situation
from kabale.tellings import lines
from support import clause

# Section 2 of the rules: the card, its value (under its own kind of goal), and its type.
PRINTED = [
    ("king", 20, "plain"),
    ("queen", 16, "plain"),
    ("juliet", 14, "plain"),
    ("alchemist", 12, "plain"),
    ("fencing_master", 12, "plain"),
    ("landlord", 12, "plain"),
    ("merchant", 12, "plain"),
    ("cardinal", 12, "plain"),
    ("minstrel", 12, "plain"),
    ("explorer", 13, "immediate"),
    ("assassin", 9.5, "immediate"),
    ("storm", 9, "immediate"),
    ("magic_cap", 0, "immediate"),
    ("traitor", 10, "immediate"),
    ("musketeers", 11, "end"),
    ("wizard", 7, "end"),
    ("witch", 1, "end"),
    ("prince", 14, "end"),
    ("squire", 2, "end"),
    ("hermit", 12, "end"),
    ("little_giant", 2, "end"),
    ("double", None, "end"),
    ("dragon", 11, "end"),
    ("romeo", 5, "end"),
    ("beggar", 4, "end"),
]

SPECIALISTS = {
    "alchemist": "alchemy",
    "fencing_master": "fencing",
    "landlord": "farming",
    "merchant": "trade",
    "cardinal": "religion",
    "minstrel": "music",
}


@clause("K-1")
def test_there_are_six_colours() -> None:
    """The box has six colours, so at most six can play."""
    assert BOX.colours == ("red", "blue", "yellow", "green", "white", "black")
    assert GAME.seats == range(2, 7)


@clause("K-2")
def test_the_25_cards_of_a_colour_are_those_of_the_table() -> None:
    """Names, values and types are those printed, each card once."""
    assert [(card.id, card.value, card.when) for card in BOX.card] == PRINTED


@clause("K-2")
def test_every_player_has_one_of_each_card() -> None:
    """Before the first draw all 25 cards lie in every draw pile, once each."""
    t = GAME.new(6, {"start_player": "seat-0"})

    assert [int(n) for n in t.pile] == [1] * 25 * 6


@clause("K-2", "K-149")
def test_specialists_have_one_kind_each_and_8_otherwise() -> None:
    """Six cards know a kind of goal, each another one, and are worth 8 under the rest."""
    specialists = {card.id: card.kind for card in BOX.card if card.kind is not None}

    assert specialists == SPECIALISTS
    assert [card.otherwise for card in BOX.card if card.kind is not None] == [8] * 6
    assert [card.otherwise for card in BOX.card if card.kind is None] == [None] * 19


@clause("K-3")
def test_there_are_150_influence_cards() -> None:
    """With all six colours in play there are 6 times 25 cards at the table."""
    t = GAME.new(6)

    assert sum(t.pile) == 150
    assert len(BOX.colours) * len(BOX.card) == 150


@clause("K-4")
def test_there_are_36_goals() -> None:
    """Of each of the six kinds there are 1, 2, 3, 3, 4 and 5."""
    goals = [(name, int(n)) for name, n in zip(cards.GOAL_NAMES, cards.ALL_GOALS, strict=True)]

    assert goals == [
        (f"{kind}-{points}", 2 if points == 3 else 1)
        for kind in ("alchemy", "fencing", "farming", "trade", "religion", "music")
        for points in (1, 2, 3, 4, 5)
    ]
    assert sum(n for _, n in goals) == 36
    assert sum(GAME.new(2).unseen) == 36


@pytest.mark.parametrize("points", [1, 2, 3, 4, 5])
@clause("K-5", "K-49")
def test_the_number_on_a_goal_is_its_points_and_its_cards(points: int) -> None:
    """A goal of 3 is full with three cards but not with two, and brings 3 points."""
    some = ["R king", "B queen", "R juliet", "B prince", "R witch"]
    short = situation("RB", [f"trade-{points}: " + ", ".join(some[: points - 1])])
    filled = situation("RB", [f"trade-{points}: " + ", ".join(some[:points])])
    winner = situation("RB", won={"B": f"trade-{points}"})

    assert not full(short, 0)
    assert full(filled, 0)
    assert score(winner, 1).points == points


@clause("K-6")
def test_the_owner_of_a_face_down_card_is_public() -> None:
    """Everybody sees whose card lies there, and none but its owner sees which."""
    t = situation("RBW", ["music-3: W queen(d)"], turn="R")

    seen = [GAME.observe(t, viewer).columns[0].cards[0] for viewer in (None, 0, 1, 2)]

    assert [laid.owner for laid in seen] == [2, 2, 2, 2]
    assert [laid.card for laid in seen] == ["hidden", "hidden", "hidden", "queen"]


@pytest.mark.parametrize(("other", "winner"), [("storm", "R"), ("traitor", "B")])
@clause("K-7")
def test_nine_and_a_half_lies_between_nine_and_ten(other: str, winner: str) -> None:
    """The Assassin beats the Storm's 9 and loses to the Traitor's 10, also from the place that wins no tie."""
    t = situation("RB", [f"music-2: B {other}, R assassin"])
    u = situation("RB", [f"music-2: R assassin, B {other}"])

    assert [settle(t)["winner"], settle(u)["winner"]] == [winner, winner]


@clause("K-7", "K-164")
def test_sums_may_end_in_a_half() -> None:
    """9½ and 4 make 13½: more than the Explorer's 13, less than Juliet's 14."""
    t = situation("RBWG", ["music-4: B explorer, W juliet, G musketeers, R assassin, R beggar"])

    result = settle(t)

    assert result["totals"] == {"R": 13.5, "B": 13, "W": 14, "G": 11}
    assert result["winner"] == "W"
    assert "worth card=assassin owner=seat-0 value=9.5" in lines(t)
    assert "total seat=seat-0 total=13.5" in lines(t)
    assert "total seat=seat-1 total=13" in lines(t)


@clause("K-7")
def test_values_are_kept_in_halves() -> None:
    """19 halves are 9½, and no number printed is not 0."""
    assert cards.halves(9.5) == 19
    assert cards.halves(0) == 0
    assert cards.halves(None) == cards.NO_VALUE == -1
    assert [int(value) for value in cards.CORNER] == [-1 if value is None else value * 2 for _, value, _ in PRINTED]


def test_a_card_table_with_an_unknown_field_is_refused() -> None:
    """A misspelt field of the table is an error and not a silent default."""
    with pytest.raises(msgspec.ValidationError, match="vaule"):
        msgspec.toml.decode(b'id = "king"\nwhen = "plain"\nclauses = "K-174"\nvaule = 20', type=Card)
    with pytest.raises(msgspec.ValidationError, match="spare"):
        msgspec.toml.decode(b"hand = 3\nspare = 1", type=Box)


@clause("K-149")
def test_the_corner_of_a_specialist_goes_by_the_kind_of_the_goal() -> None:
    """12 under each of the five goals of their own kind, 8 under all others, and 20 for a King anywhere."""
    king = cards.number("king")
    for name, kind in SPECIALISTS.items():
        for goal, goal_name in enumerate(cards.GOAL_NAMES):
            own = goal_name.split("-")[0] == kind
            assert cards.corner(cards.number(name), goal) == (24 if own else 16)
            assert cards.corner(king, goal) == 40


def test_goals_know_their_kind_and_points() -> None:
    """The name of a goal says what the numbers behind it say."""
    assert [
        f"{BOX.kinds[kind]}-{points}" for kind, points in zip(cards.GOAL_KIND, cards.GOAL_POINTS, strict=True)
    ] == list(cards.GOAL_NAMES)


def test_a_game_begun_with_a_file_that_did_not_say_where_it_was_read_goes_on() -> None:
    """The numbers are the same: only other numbers are refused."""
    before, _, _ = GAME.box_file.partition("# The rulebook prints")

    assert "provenance" not in before
    assert GAME.with_box_file(before) is GAME
    with pytest.raises(BadBox):
        GAME.with_box_file(before.replace("value = 13", "value = 14"))
