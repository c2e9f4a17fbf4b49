"""The victory point track, and the kinds of points (section 15)."""

from __future__ import annotations

import pytest

import intrigue
from emerald_second.situations import answer, chance, events, points, situation, zone
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.table import Emerald
from support import clause


def sorts(t: Emerald, player: int = 0) -> list[tuple[str, str, int]]:
    """Everything a player has scored: what for, the kind, the points."""
    return [(gain.source, gain.sort, gain.points) for gain in GAME.observe(t, None).seats[player].gains]


@clause("E2-172")
@pytest.mark.parametrize("side", ["restorationist", "loyalist"])
def test_the_disc_shows_points_of_all_kinds(side: str) -> None:
    """Neutral, Restorationist and Loyalist points, boxes, and the share from the tracks, whatever the side."""
    t = situation(
        "M Th",
        sides={"M": side},
        scored={"M": "5 neutral city_berlin, 2 restorationist elisee_reclus, 1 loyalist okhrana, 4 box shoggoth Th"},
        restorationist=1,
        loyalist=4,
    )

    for viewer in (0, 1, None):
        assert [player.points for player in GAME.observe(t, viewer).seats] == [15, 3]
    assert GAME.scores(t) == (15, 3)


# What moves Monday's disc, and to where from 4.
MOVES = {
    "a claimed card with points": (("claim place_claim", "city rome"), 7),
    "a claimed card without points": (("claim place_claim", "city madrid"), 4),
    "a royalty card that is killed": (("assassinate hired_assassin", "aim cairo royalty"), 8),
    "a royalty card that is hidden": (("use hide_royalty", "city cairo"), 8),
    "a text that gives points": (("use yog_sothoth", "take cairo", "take cairo", "done"), 6),
    "an agent box": (("assassinate hired_assassin", "aim cairo Th"), 6),
    "the markers": (("advance cthulhu loyalist", "done"), 5),
    "a marker moved by a text": (("use sigmund_freud",), 6),
    "points that are lost": (("use society_of_leopold",), 2),
}


@clause("E2-173")
@pytest.mark.parametrize("what", list(MOVES))
def test_what_moves_the_disc(what: str) -> None:
    """Claims, royalty, texts, boxes, markers, and what the Society of Leopold takes."""
    phrases, disc = MOVES[what]
    t = situation(
        "M Th",
        ["cairo: M 5 agents, Th 2 agents, royalty", "rome: M 1 cube", "madrid: M 1 cube, shows ravachol, below 3"],
        hands={
            "M": "place_claim hired_assassin hide_royalty yog_sothoth cthulhu sigmund_freud society_of_leopold vampires"
        },
        scored={"M": "2 loyalist vampires, 2 loyalist cthulhu"},
        turn="M",
    )

    answer(t, "M", *phrases)
    if what == "an agent box":
        answer(t, "Th", "let")

    assert points(t, "M") == disc


@clause("E2-173", "E2-178")
def test_nothing_else_moves_a_disc() -> None:
    """In whole games it follows what is told of points, of the markers, and nothing else."""
    for seed in range(4):
        t = GAME.new(4, {}, listening=True)

        intrigue.play_out(t, intrigue.Rng(seed))

        for seat in range(4):
            name = f"seat-{seat}"
            scored = [event for event in t.log if event.kind == "scored" and event.args["seat"] == name]
            lost = [event for event in t.log if event.kind == "points-lost" and event.args["seat"] == name]
            gained = sum(int(str(event.args["points"])) for event in scored)
            gone = sum(int(str(event.args["points"])) for event in lost)
            assert t.points[seat] == gained - gone


@clause("E2-174")
def test_points_of_city_cards_are_neutral() -> None:
    """No side is named on them."""
    t = situation("M Th", ["rome: M 1 cube"], hands={"M": "place_claim"}, turn="M")

    answer(t, "M", "claim place_claim", "city rome")

    assert sorts(t) == [("city_rome", "neutral", 3)]


@clause("E2-175", "E2-119", "E2-210")
@pytest.mark.parametrize(
    ("phrases", "sort"),
    [
        (("assassinate hired_assassin", "aim cairo royalty"), "restorationist"),
        (("use hide_royalty", "city cairo"), "loyalist"),
    ],
)
@pytest.mark.parametrize("side", ["restorationist", "loyalist"])
def test_points_of_royalty_are_of_the_side_that_does_it(phrases: tuple[str, ...], sort: str, side: str) -> None:
    """Restorationist points if it was assassinated, Loyalist points if it was hidden, whoever did it."""
    t = situation(
        "M Th", ["cairo: M 5 agents, royalty"], hands={"M": "hired_assassin hide_royalty"}, sides={"M": side}, turn="M"
    )

    answer(t, "M", *phrases)

    assert sorts(t) == [("nyarlathotep", sort, 4)]


@clause("E2-176", "E2-278")
@pytest.mark.parametrize(("side", "share"), [("restorationist", 0), ("loyalist", 2)])
def test_the_share_from_the_tracks_is_the_higher_markers(side: str, share: int) -> None:
    """Here the Loyalist marker is ahead: so far it is worth something to Loyalists alone."""
    t = situation("M Th", sides={"M": side}, restorationist=3, loyalist=5)

    own = GAME.observe(t, 0).own

    assert own is not None
    assert own.worth == share
    assert GAME.observe(t, 0).seats[0].points == 2


@clause("E2-177")
def test_points_of_a_box_are_of_neither_side() -> None:
    """They are told apart, with the player whose piece lies in it."""
    t = situation("M Th W", ["cairo: M 5 agents, W 1 agent, Th 2 agents"], hands={"M": "shoggoth"}, turn="M")

    answer(t, "M", "use shoggoth", "aim cairo Th")
    answer(t, "Th", "let")

    gain = GAME.observe(t, 2).seats[0].gains[0]
    assert (gain.source, gain.sort, gain.points, gain.victim) == ("shoggoth", "box", 3, 1)


@clause("E2-178", "E2-54")
def test_points_once_scored_stay() -> None:
    """A card that is used, discarded or kept keeps the points it gave; only the share goes up and down."""
    t = situation(
        "M Th",
        ["rome: M 1 cube 2 agents, Th 1 agent", "cairo: M 1 cube, royalty"],
        hands={"M": "cthulhu okhrana matvei_golovinski zombies"},
        scored={"M": "2 loyalist cthulhu, 1 loyalist okhrana, 1 loyalist matvei_golovinski, 2 loyalist zombies"},
        restorationist=2,
        turn="M",
    )
    before = points(t, "M")

    answer(t, "M", "use cthulhu", "city madrid", "use matvei_golovinski")

    assert before == 8
    assert zone(t, "kept", "M") == ["cthulhu"]
    assert points(t, "M") == 6
    assert [points_ for _, _, points_ in sorts(t)] == [2, 1, 1, 2]


@clause("E2-178")
def test_points_never_fall_but_for_the_tracks_and_the_society_of_leopold() -> None:
    """At every answer of random games that begin with the Society in Monday's hand."""
    falls = 0
    for seed in range(6):
        t = situation(
            "M Th W",
            hands={"M": "society_of_leopold", "Th": "zombies"},
            kept={"W": "vampires"},
            scored={"Th": "2 loyalist zombies", "W": "2 loyalist vampires"},
            turn="M",
        )
        rng = intrigue.Rng(seed)
        while (question := intrigue.decision(t)) is not None:
            before = [int(n) for n in t.points]
            told = len(t.log)
            intrigue.advance(t, question.options[rng.below(len(question.options))])
            if any(now < then for now, then in zip(t.points, before, strict=True)):
                falls += 1
                assert "zombies-banished" in [event.kind for event in t.log[told:]]
    assert falls > 0


@clause("E2-173", "E2-97")
def test_everybody_reads_what_was_scored_and_what_for() -> None:
    """The kind of the points is public."""
    t = situation("M Th", ["rome: M 1 cube, shows elisee_reclus, below 5"], hands={"M": "place_claim"}, turn="M")

    answer(t, "M", "claim place_claim", "city rome")
    chance(t, "turn-up city_rome")

    assert events(t, "scored") == [{"seat": "M", "points": 2, "sort": "restorationist", "source": "elisee_reclus"}]
